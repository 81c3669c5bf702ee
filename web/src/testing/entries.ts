// Events and entries, as the log takes them, for unit tests: only what a test is about has to be said.
import type { GameEvent } from "../lib/playing";
import type { Item } from "../lib/steps";

export const event = (kind: string, facts: object = {}): GameEvent => ({ kind, ...facts }) as GameEvent;

export const entryOf = (number: number, events: GameEvent[], more: Partial<Item> = {}): Item => ({
  number,
  seat: null,
  action: null,
  at: 0,
  events,
  words: events.map((e) => e.kind),
  by: "person",
  why: null,
  told: null,
  name: `${number}`,
  from: 0,
  ...more,
});
