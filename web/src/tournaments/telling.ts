// How tournaments are told: names, points, what is shown of a field.
import { type WordsLoader, catalogue, habit, t, when } from "../lib/i18n.svelte";
import type { EntrantInfo, TournamentInfo, TournamentReply, TournamentTable } from "../lib/made/tournaments";
import { botName } from "../table/names";

const inLanguage = (language: string): WordsLoader =>
  language === "it"
    ? () => import("../words/tournaments.it").then((words) => words.default)
    : () => import("../words/tournaments.en").then((words) => words.default);

/** The sentences of tournaments, which come when somebody needs them. */
export const loadWords = (): Promise<void> => catalogue.add("tournaments", inLanguage);

/** Points are halves: 3 is 1½. */
export function points(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole ? `${whole}½` : "½";
}

/** Sonneborn–Berger counts in quarters, games and wins in ones, the rest in halves. */
export function tie(name: string, value: number): string {
  if (name === "wins" || name === "played") return String(value);
  return name === "sonneborn" ? String(value / 4) : points(value);
}

export function nameOf(entrant: EntrantInfo | undefined): string {
  if (!entrant) return "?";
  if (entrant.bot) return `${botName(entrant.bot)} ${entrant.who.split("#")[1] ?? ""}`.trim();
  return entrant.person?.name ?? "?";
}

/** When it is, in a few words. */
export function timeOf(one: TournamentInfo): string {
  if (one.status === "open") return one.starts ? t("tournaments.begins", { time: moment(one.starts) }) : "";
  if (one.status === "running" && one.ends) return t("tournaments.ends", { time: moment(one.ends) });
  if (one.status === "running") return t("tournaments.round", { n: one.round, of: one.rounds });
  return one.finished ? when(one.finished) : "";
}

/** A day and an hour, or the hour alone today. */
export function moment(ms: number): string {
  const hour = new Date(ms).toLocaleTimeString(habit(), { hour: "2-digit", minute: "2-digit" });
  const isToday = new Date().toDateString() === new Date(ms).toDateString();
  return isToday ? hour : `${when(ms)} ${hour}`;
}

/** Tables by round, the newest round first. */
export function rounds(tables: TournamentTable[]): [number, TournamentTable[]][] {
  const found = new Map<number, TournamentTable[]>();
  for (const table of tables) found.set(table.round, [...(found.get(table.round) ?? []), table]);
  return [...found].sort(([a], [b]) => b - a);
}

/** What one has got against another, by table: "1", "½", "–" while it is played. */
export function between(tables: TournamentTable[], one: number, other: number): string {
  return tables
    .filter(({ seats }) => seats.length === 2 && seats.includes(one) && seats.includes(other))
    .map((table) => (table.points ? points(table.points[table.seats.indexOf(one)]!) : "–"))
    .join(" ");
}

/** The lines of the first few: everybody's points after each round. */
export function lines(shown: TournamentReply, most: number): { number: number; points: number[] }[] {
  return shown.standing.slice(0, most).map(({ number }) => ({
    number,
    points: [0, ...shown.course.map((after) => after[number] ?? 0)],
  }));
}
