// Every sentence of the page by its key, in the language of the settings.
import { settings } from "./settings.svelte";

export type Words = Record<string, string>;

export type WordsLoader = () => Promise<Words>;

const LOAD: Record<string, WordsLoader> = {
  en: () => import("../words/en").then((words) => words.default),
  it: () => import("../words/it").then((words) => words.default),
};
export const LANGUAGES: Record<string, string> = { en: "English", it: "Italiano" };

class Catalogue {
  words = $state.raw<Words>({});
  language = $state("");
  #games = new Map<string, (language: string) => WordsLoader | undefined>();

  async load(language: string): Promise<void> {
    const chosen = language in LOAD ? language : "en";
    if (chosen === this.language) return;
    const parts = [LOAD[chosen], ...[...this.#games.values()].map((game) => game(chosen))];
    const words = await Promise.all(parts.map((part) => part?.()));
    this.words = Object.assign({}, ...words) as Words;
    this.language = chosen;
  }

  /** The sentences of a game, which come when somebody needs them; `inLanguage` finds them. */
  async add(game: string, inLanguage: (language: string) => WordsLoader | undefined): Promise<void> {
    if (this.#games.has(game)) return;
    this.#games.set(game, inLanguage);
    const words = await inLanguage(this.language)?.();
    this.words = { ...this.words, ...words };
  }
}

export const catalogue = new Catalogue();

/** A sentence; `{name}` is filled in from the parameters. Where `n` counts one thing, `KEY.one` says it. A missing key shows itself. */
export function t(key: string, parameters: Record<string, string | number> = {}): string {
  const sentence = (parameters.n === 1 ? catalogue.words[`${key}.one`] : undefined) ?? catalogue.words[key];
  if (sentence === undefined) return key;
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));
}

export function has(key: string): boolean {
  return key in catalogue.words;
}

/** A sentence as a game says it, where it has words of its own for it: `tabs.info` is `GAME.tabs.info` there. */
export function ofGame(game: string, key: string, parameters: Record<string, string | number> = {}): string {
  const own = `${game}.${key}`;
  return t(has(own) ? own : key, parameters);
}

/** How people write numbers and days: in the page's language, and as the browser's own country does where it speaks it. */
export function habit(): string {
  const language = settings.now.language;
  return globalThis.navigator?.languages?.find((one) => one.split("-")[0] === language) ?? language;
}

/** A number with one decimal, as people write it. */
export const decimal = (number: number): string =>
  new Intl.NumberFormat(habit(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);

/** A time or day as people write it. */
export function when(ms: number): string {
  const day = new Date(ms);
  const today = new Date().toDateString() === day.toDateString();
  const style: Intl.DateTimeFormatOptions = today ? { timeStyle: "short" } : { dateStyle: "medium" };
  return new Intl.DateTimeFormat(habit(), style).format(day);
}
