// What news adds to the entries that are shown, and the scene that ends them.
import type { Scene } from "./director.svelte";
import type { Told } from "./playing";
import type { Entry, State } from "./types";

export const isTakeBack = (entry: Entry): boolean => entry.events.some((e) => e.kind === "taken_back");

/** An open end shows what was hidden: where something was, all entries are told anew, with the numbers of the record. */
export const isOpened = (before: State | null, news: State): boolean =>
  before?.match.status === "running" && news.match?.status === "finished" && news.entries?.[0]?.number === 0;

/** What came after the last entry that was known, by another number then. */
export function toldAfter(last: Entry | undefined, told: Entry[]): Entry[] {
  const place = told.findLastIndex((e) => last && e.at === last.at && e.seat === last.seat);
  return told.slice(place + 1);
}

/** The entries that stand, up to where one looks; of the last one so many events. */
export function storyOf(told: readonly Entry[], at: number | null, part: number | null): Told[] {
  const gone = new Set(
    told.flatMap((e) => e.events.flatMap((v) => (v.kind === "taken_back" ? [Number(v.number)] : []))),
  );
  return told
    .filter((e) => !gone.has(e.number) && (at === null || e.number <= at))
    .map((e) => (at === e.number && part !== null ? { ...e, events: e.events.slice(0, part) } : e));
}

/** While a match runs nobody keeps what another has taken back: a page that comes later is not told of it either. */
export function withoutTakenBack(entries: Entry[], { seat, match }: State): Entry[] {
  if (match.status !== "running") return entries;
  const gone = new Set(
    entries.flatMap((e) => e.events.flatMap((v) => (v.kind === "taken_back" ? [Number(v.number)] : []))),
  );
  return gone.size ? entries.filter((e) => !gone.has(e.number) || e.seat === seat) : entries;
}

/** The log with what is being told, as far as it has been. */
export function withScene(entries: Entry[], telling: readonly Entry[], scene: Scene | null): Entry[] {
  if (!scene) return entries;
  const now = telling.find((e) => e.number === scene.number);
  const before = telling.filter((e) => e.number < scene.number);
  const [events, words] = [now?.events.slice(0, scene.told) ?? [], now?.words.slice(0, scene.told) ?? []];
  return [...entries, ...before, ...(now ? [{ ...now, events, words, why: null }] : [])];
}

/** The last scene of every match: who won, and a moment to look. */
export function ending(news: State, entries: readonly Entry[]): Scene {
  const result = news.result!;
  const mine = news.seat !== null && result.winners.includes(news.seat);
  const last = entries.at(-1);
  return {
    number: last?.number ?? news.number,
    told: last?.events.length ?? 0,
    view: news.view,
    events: [],
    entry: last?.events ?? [],
    ms: 4800,
    read: true,
    sound: mine || news.seat === null ? "won" : "lost",
    end: result,
  };
}
