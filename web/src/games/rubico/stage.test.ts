import { expect, test } from "vitest";
import type { GameEvent } from "../../lib/playing";
import type { RubicoView } from "./made/view";
import { tell } from "./stage";

const view = { track: ["roma", "ariminum", "rubico"], position: 0 } as unknown as RubicoView;
const events = (...told: (string | [string, object])[]): GameEvent[] =>
  told.map((one) => {
    const [kind, more] = typeof one === "string" ? [one, {}] : one;
    return { kind, audience: "all", ...more };
  });

test("a reveal begins with what was said, goes card by card, then the count, the road, the Senate, and breathes at its end", () => {
  const all = events(
    "choice_confirmed",
    "card_revealed",
    "card_revealed",
    "reveal_counted",
    "caesar_advanced",
    ["marker_moved", { start: "roma", end: "rubico" }],
    "senate_turned",
    "round_ended",
    "card_dealt",
  );
  const beats = tell(view, all);
  expect(beats.map((b) => b.events.map((e) => e.kind))).toEqual([
    ["choice_confirmed"],
    ["card_revealed"],
    ["card_revealed"],
    ["reveal_counted", "caesar_advanced"],
    ["marker_moved"],
    ["senate_turned"],
    ["round_ended", "card_dealt"],
  ]);
  expect(beats.map((b) => b.view.position)).toEqual([0, 0, 0, 0, 2, 2, 2]);
  expect(beats.every((b) => b.read)).toBe(true);
});

test("what is done in secret, or by one's own hand, is not told", () => {
  for (const kind of ["row_swapped", "card_claimed", "row_locked", "card_picked", "power_passed"])
    expect(tell(view, events(kind))).toEqual([]);
});

test("a power is announced before what it does", () => {
  const beats = tell(view, events("power_used", ["marker_moved", { start: "roma", end: "ariminum" }]));
  expect(beats.map((b) => [b.events[0]!.kind, b.view.position])).toEqual([
    ["power_used", 0],
    ["marker_moved", 1],
  ]);
});
