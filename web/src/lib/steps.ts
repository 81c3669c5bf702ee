// The steps of a history: its entries, and within one the parts that somebody would want to look at one by one.
import { get } from "./api";
import { type Scene, type Tell, scenesOf } from "./director.svelte";
import type { GameEvent } from "./playing";
import type { Entry, HistoryEntry } from "./types";

/** An entry up to so many of its events; all of it where `told` is null. */
export interface Step {
  number: number;
  told: number | null;
}
/** How a game divides an entry: where steps of their own end, and what was shown before the very first entry. */
export interface Parts<View = unknown> {
  cuts(events: readonly GameEvent[]): number[];
  opening(view: View, events: readonly GameEvent[]): View;
}
interface Told {
  number: number;
  events: readonly GameEvent[];
}
/** A step of the history as the log tells it, or a piece of one: its name as people read it, and the event it begins with. */
export type Item = Entry & Step & { name: string; from: number };

export function stepsOf(entries: readonly Told[], parts: Pick<Parts, "cuts"> | null): Step[] {
  return entries.flatMap(({ number, events }) => [
    ...(parts?.cuts(events) ?? []).map((told) => ({ number, told })),
    { number, told: null },
  ]);
}

const rank = ({ told }: Step): number => told ?? Infinity;
export const isLater = (a: Step, b: Step): boolean => (a.number === b.number ? rank(a) > rank(b) : a.number > b.number);

/** Whether something that begins with one of an entry's events had not been told yet where one looks. */
export const isAhead = ({ number, from }: Pick<Item, "number" | "from">, at: Step | null): boolean =>
  at !== null && (number === at.number ? from >= rank(at) : number > at.number);

/** How many events of its entry have been told before a step begins. */
export function begins(step: Step, steps: readonly Step[]): number {
  return steps.findLast((s) => s.number === step.number && isLater(step, s))?.told ?? 0;
}

/** `5`, and `5.2` for the second step of an entry that has several. */
export function stepName(step: Step, steps: readonly Step[]): string {
  const before = steps.filter((s) => s.number === step.number && isLater(step, s)).length;
  return before ? `${step.number}.${before + 1}` : `${step.number}`;
}

/** The view after so many events of an entry. */
export function viewAfter<View>(
  tell: Tell<View>,
  before: View,
  events: readonly GameEvent[],
  told: number,
  viewer: string | null,
): View {
  return tell(before, events.slice(0, told), viewer).at(-1)?.view ?? before;
}

/** The scenes of one step, from the view before it. */
export function scenesOfStep<View>(
  tell: Tell<View>,
  before: View,
  { number, events }: Told,
  [from, to]: readonly [number, number | null],
  viewer: string | null,
): Scene<View>[] {
  const own = { number, events: events.slice(from, to ?? undefined) };
  return scenesOf(tell, before, [own], viewer).map((scene) => ({ ...scene, told: scene.told + from, entry: events }));
}

/** Every entry that a seat knows of, with its view after each. */
export async function historyOf(match: string, seat: string | null): Promise<HistoryEntry[]> {
  const all: HistoryEntry[] = [];
  let from: number | null = 0;
  while (from !== null) {
    const query: string = `from=${from}${seat ? `&seat=${seat}` : ""}`;
    const page: { entries: HistoryEntry[]; next: number | null } = await get(`/matches/${match}/history?${query}`);
    all.push(...page.entries);
    from = page.next;
  }
  return all;
}
