// Words and numbers of the deal of the day: what is asked, how a try went, how long the day still lasts.
import { type Words, type WordsLoader, catalogue, habit, has, t } from "../lib/i18n.svelte";
import type { DealInfo, TryInfo } from "../lib/made/daily";

const pages: Record<string, () => Promise<{ default: Words }>> = {
  en: () => import("../words/daily.en"),
  it: () => import("../words/daily.it"),
};
const games = import.meta.glob<Words>("../games/*/daily.*.ts", { import: "default" });

const inLanguage =
  (language: string): WordsLoader =>
  async () => {
    const own = Object.entries(games).filter(([path]) => path.endsWith(`.${language}.ts`));
    const [page, ...told] = await Promise.all([(pages[language] ?? pages.en!)(), ...own.map(([, load]) => load())]);
    return Object.assign({}, page.default, ...told) as Words;
  };

/** The sentences of deals, which come when somebody needs them. */
export const loadWords = (): Promise<void> => catalogue.add("daily", inLanguage);

type Asked = Pick<DealInfo, "game" | "task" | "aim">;

/** What is asked. */
export const taskOf = ({ game, task, aim }: Asked): string => t(`${game}.daily.${task}`, { aim });

/** How a try went, in the game's words. */
export function resultOf({ game, task }: Asked, tried: Pick<TryInfo, "facts" | "gave_up"> & { score?: number | null }) {
  if (tried.gave_up) return t("daily.gave_up");
  const key = `${game}.daily.${task}.result`;
  return has(key) ? t(key, tried.facts) : t("daily.score", { score: tried.score ?? 0 });
}

/** Where somebody stands among the others of the day. */
export const standingOf = (tried: TryInfo): string =>
  tried.better_than === null ? t("daily.alone") : t("daily.better_than", { n: tried.better_than });

export function playedBy(n: number): string {
  return n > 1 ? t("daily.played", { n }) : t(n ? "daily.played_one" : "daily.played_nobody");
}

/** A day as people write it, the same wherever they are. */
export function dayWord(day: string, style: "long" | "medium" = "long"): string {
  const options: Intl.DateTimeFormatOptions = { dateStyle: style, timeZone: "UTC" };
  return new Intl.DateTimeFormat(habit(), options).format(new Date(`${day}T00:00:00Z`));
}

/** Hours, minutes and seconds that are left, as a clock shows them. */
export function left(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (n: number) => String(n).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** The SHA-256 of a text, as digests are written. */
export async function digestOf(text: string): Promise<string> {
  const found = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(found)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
