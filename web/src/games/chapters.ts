// What logs by chapters have in common: entries are cut where a chapter begins, and a title never tells what came later.
import type { GameEvent } from "../lib/playing";
import { type Item, type Step, isAhead } from "../lib/steps";

/** A chapter that is being gathered. */
export interface Open<Kind> {
  kind: Kind;
  began: GameEvent;
  /** Its kind, the number of the entry it began with, and with which of its events. */
  key: string;
  /** Items of its own, before any chapter within it; the first is the one it began with. */
  entries: Item[];
  within: Open<Kind>[];
}

/** An item cut before some of its events, each piece with where it begins; the reason stays with the first. */
export function cut(item: Item, places: readonly number[]): [number, Item][] {
  const starts = [0, ...places.filter((i) => i > 0)];
  return starts.map((from, i) => {
    const to = starts[i + 1];
    const part = { events: item.events.slice(from, to), words: item.words.slice(from, to), from: item.from + from };
    return [from, { ...item, ...part, why: i ? null : item.why }];
  });
}

/** The item that is being told where one looks, cut there: what was said, and what is still to come, with the reason. */
export function halved(item: Item, at: Step | null): Item[] {
  const told = at?.number === item.number && at.told !== null ? at.told - item.from : 0;
  if (told <= 0 || told >= item.events.length) return [item];
  return cut(item, [told]).map(([from, half]) => ({ ...half, why: from ? item.why : null }));
}

const beganLater = <Kind>(open: Open<Kind>, at: Step): boolean => isAhead(open.entries[0]!, at);

/** A chapter as it had been told where one looks; one that began later is told as a whole, because it is shown as later. */
export function by<Kind>(open: Open<Kind>, at: Step | null): Open<Kind> {
  if (at === null || beganLater(open, at)) return open;
  const within = open.within.filter((one) => !beganLater(one, at)).map((one) => by(one, at));
  return { ...open, entries: open.entries.filter((e) => !isAhead(e, at)), within };
}
