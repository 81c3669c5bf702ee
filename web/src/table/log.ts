// What the log shows: steps of the history in words, alone or in chapters that open to what happened in them.
import { halved } from "../games/chapters";
import type { Chapter, GameModule } from "../games/module";
import type { GameEvent } from "../lib/playing";
import { type Item, type Parts, type Step, isAhead, stepName, stepsOf } from "../lib/steps";
import type { Entry } from "../lib/types";

export interface Line {
  text: string;
  /** The section of the rules that tells about it. */
  rule: string | null;
}
export type OfChapter = Omit<Chapter, "parts"> & { parts: Part[] };
export type Part = Item | OfChapter;

export const isChapter = <P extends object>(part: P): part is Extract<P, { parts: unknown[] }> => "parts" in part;

/** The sentences of an entry, without what the game covers. */
export const linesOf = (game: Pick<GameModule, "covers" | "section">, entry: Entry): Line[] =>
  entry.words
    .map((text, i) => ({
      text: game.covers?.includes(entry.events[i]?.kind ?? "") ? "" : text,
      rule: entry.events[i] ? (game.section?.(entry.events[i]) ?? null) : null,
    }))
    .filter((line) => line.text);

/** The items of an entry: one a step of the history. */
export function divided(e: Entry, parts: Pick<Parts, "cuts"> | null): Item[] {
  const own = stepsOf([e], parts);
  return own.map((step, i) => {
    const [from, to] = [own[i - 1]?.told ?? 0, step.told ?? undefined];
    return {
      ...e,
      ...step,
      seat: i ? ((e.events[from]?.seat as string | undefined) ?? e.seat) : e.seat,
      why: step.told === null ? e.why : null,
      name: stepName(step, own),
      from,
      events: e.events.slice(from, to),
      words: e.words.slice(from, to),
    };
  });
}

export const itemsOf = (part: Part): Item[] => (isChapter(part) ? part.parts.flatMap(itemsOf) : [part]);
export const eventsOf = (part: Part): GameEvent[] => itemsOf(part).flatMap((e) => e.events);

/** The log with the steps that have something to say, in a game's chapters where it has some, as told where one looks. */
export function partsOf(
  game: Pick<GameModule, "chapters" | "covers" | "section">,
  told: readonly Entry[],
  viewer: string | null,
  steps: Pick<Parts, "cuts"> | null,
  at: Step | null = null,
): Part[] {
  const shown = (parts: readonly (Chapter | Item)[]): Part[] =>
    parts.flatMap((p): Part[] =>
      isChapter(p) ? [{ ...p, parts: shown(p.parts) }] : linesOf(game, p).length ? [p] : [],
    );
  const items = told.flatMap((entry) => divided(entry, steps));
  return shown(game.chapters?.(items, viewer, at) ?? items.flatMap((item) => halved(item, at)));
}

/** The last of what has been told where one looks: there the log is open. */
export const hereOf = (parts: readonly Part[], at: Step | null): Item | null =>
  parts.flatMap(itemsOf).findLast((e) => !isAhead(e, at)) ?? null;
