import { beforeAll, describe, expect, test } from "vitest";
import { entryOf, event } from "../../testing/entries";
import type { GameEvent } from "../../lib/playing";
import { type Item, isAhead } from "../../lib/steps";
import { isChapter } from "../../table/log";
import type { Chapter } from "../module";
import { loadWords } from "../registry";
import { chapters } from "./chapters";

beforeAll(() => loadWords("rubico"));
const entry = (number: number, seat: string | null, ...events: GameEvent[]): Item => entryOf(number, events, { seat });
const began = (round: number, centurion: string): GameEvent => event("round_began", { round, centurion, cards: 3 });
const GAME = [
  entry(0, null, event("set_up"), began(1, "p3"), event("card_dealt", { seat: "p1" })),
  entry(1, "p1", event("row_locked", { seat: "p1" })),
  entry(2, "p2", event("row_locked", { seat: "p2" }), event("rows_published")),
  entry(3, "p1", event("card_claimed", { seat: "p1" })),
  entry(4, "p2", event("talk_ended", { seat: "p2" }), event("choice_began", { seat: "p3", cards: 3 })),
  entry(5, "p3", event("choice_confirmed", { seat: "p3" })),
  entry(
    6,
    "p2",
    event("power_passed", { seat: "p2" }),
    event("card_revealed", { face: "red" }),
    event("card_revealed", { face: "blue" }),
    event("reveal_counted", { red: 3, blue: 1 }),
    event("caesar_advanced", { difference: 2, steps: 2 }),
    event("round_ended"),
    began(2, "p1"),
  ),
];
const titles = (parts: readonly (Chapter | Item)[], deep = ""): string[] =>
  parts.flatMap((p) => (isChapter(p) ? [deep + p.title, ...titles(p.parts, `${deep}- `)] : []));
const entriesOf = (part: Chapter | Item): Item[] => (isChapter(part) ? part.parts.flatMap(entriesOf) : [part]);

describe("the log of RUBICO", () => {
  test("has a line for every round, its talk, choice and reveal", () => {
    expect(titles(chapters(GAME, "p1", null))).toEqual([
      "Round 1 · P3 is Centurion · red 3, blue 1 · 2 boxes",
      "- Said of cards: 1",
      "- P3 chooses 3 cards",
      "- The reveal: red 3, blue 1 · 2 boxes",
      "Round 2 · P1 is Centurion",
    ]);
  });
  test("tells everything once and in its order", () => {
    const told = chapters(GAME, "p1", null).flatMap(entriesOf);
    expect(told.flatMap((e) => e.words)).toEqual(GAME.flatMap((e) => e.words));
  });
  test("credits the reveal to nobody, however it came about", () => {
    const told = chapters(GAME, "p1", null).flatMap(entriesOf);
    expect(told.find((e) => e.words.includes("card_revealed"))?.seat).toBeNull();
    expect(told.find((e) => e.words.includes("power_passed"))?.seat).toBe("p2");
    const unseen = chapters(
      [...GAME.slice(0, 6), { ...GAME[6]!, events: GAME[6]!.events.slice(1), words: [] }],
      null,
      null,
    );
    expect(unseen.flatMap(entriesOf).find((e) => e.events[0]?.kind === "card_revealed")?.seat).toBeNull();
  });
  test("who looks at the past reads no outcome in a title", () => {
    expect(titles(chapters(GAME, "p1", { number: 4, told: null }))[0]).toBe("Round 1 · P3 is Centurion");
    const turning = { number: 6, told: 2 };
    const then = chapters(GAME, "p1", turning);
    expect(titles(then)).toEqual([
      "Round 1 · P3 is Centurion",
      "- Said of cards: 1",
      "- P3 chooses 3 cards",
      "- The reveal",
      "Round 2 · P1 is Centurion",
    ]);
    const told = then.flatMap(entriesOf).filter((e) => e.number === 6);
    expect(told.map((e) => [e.words, isAhead(e, turning)])).toEqual([
      [["power_passed"], false],
      [["card_revealed"], false],
      [["card_revealed", "reveal_counted", "caesar_advanced", "round_ended"], true],
      [["round_began"], true],
    ]);
  });
});
