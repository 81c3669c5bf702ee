import { beforeAll, describe, expect, test } from "vitest";
import { entryOf } from "../../testing/entries";
import type { GameEvent } from "../../lib/playing";
import type { Item } from "../../lib/steps";
import { made } from "../../testing/fixtures";
import { loadWords } from "../registry";
import { gather } from "./log";

beforeAll(() => loadWords("julius"));

const entry = (number: number, events: GameEvent[], more: Partial<Item> = {}): Item =>
  entryOf(number, events, { seat: "caesar", ...more });
const moved = (from: string, to: string, step = 1): GameEvent => ({
  kind: "block_moved",
  seat: "caesar",
  from,
  to,
  step,
});
const is = (block: string, step = 1): GameEvent => ({ kind: "block_moved_is", seat: "caesar", block, step });

describe("the log of movement", () => {
  test("tells one line for blocks that went the same way, however many clicks it took", () => {
    const told = gather([
      entry(1, [moved("tarsus", "antiochia"), is("c-legio-13")]),
      entry(2, [moved("antiochia", "damascus", 2), is("c-legio-13", 2)]),
      entry(3, [moved("tarsus", "antiochia"), is("c-legio-8")]),
      entry(4, [moved("antiochia", "damascus", 2), is("c-legio-8", 2)]),
    ]);
    expect(told).toHaveLength(1);
    expect(told[0]!.number).toBe(4);
    expect(told[0]!.words).toHaveLength(1);
    expect(told[0]!.words[0]).toMatch(/Tarsus → Antiochia → Damascus/);
  });

  test("keeps apart what attacked and what only marched, and the two sides", () => {
    const attack = { kind: "attacked", seat: "caesar", place: "damascus", reserve: false };
    const told = gather([
      entry(1, [moved("tarsus", "antiochia")]),
      entry(2, [moved("tarsus", "antiochia"), attack]),
      entry(3, [moved("roma", "capua")], { seat: "pompeius" }),
    ]);
    expect(told.map((e) => [e.seat, e.words.length])).toEqual([
      ["caesar", 2],
      ["pompeius", 1],
    ]);
  });

  test("leaves alone what was taken back and everything that is no step", () => {
    const other = entry(2, [{ kind: "card_played" }]);
    const undone = entry(1, [moved("tarsus", "antiochia")]);
    const back = entry(3, [{ kind: "taken_back", number: 1 }]);
    expect(gather([undone, other, back])).toEqual([undone, other, back]);
  });

  test("loses nothing of a match that the rules played", () => {
    const played = made<{ entries: Pick<Item, "number" | "seat" | "action" | "events">[] }>("games/julius").entries;
    const all = played.map((e) => entry(e.number, e.events, { seat: e.seat, action: e.action }));
    const told = gather(all);
    expect(told.length).toBeLessThan(all.length);
    const kinds = (entries: Item[]) => new Set(entries.flatMap((e) => e.events.map((v) => v.kind)));
    expect(kinds(told)).toEqual(kinds(all));
    const numbers = told.map((e) => e.number);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    const battles = (entries: Item[]) => entries.filter((e) => e.events.some((v) => v.kind === "volley_fired")).length;
    expect(battles(told)).toBe(battles(all));
  });
});
