import { expect, test } from "vitest";
import { pointedCards } from "./pointed";

test("a better choice points at every card of it, and not at those to be given back", () => {
  const found = pointedCards(["unpick p4 1", "pick p2 1", "pick p3 2", "confirm"], "p1");
  expect([...found]).toEqual([
    ["p2 1", null],
    ["p3 2", null],
  ]);
});

test("what should be said stands on the speaker's own cards", () => {
  expect([...pointedCards(["claim 2 red", "claim 3 ?"], "p5")]).toEqual([
    ["p5 2", "red"],
    ["p5 3", "?"],
  ]);
  expect(pointedCards(["claim 2 red"], null).size).toBe(0);
});

test("a power points at the card it is used on, and at none where it names no card", () => {
  expect([...pointedCards(["use roma p3 2"], "p1").keys()]).toEqual(["p3 2"]);
  expect(pointedCards(["use vesta", "pass", "done", "trust p2"], "p1").size).toBe(0);
});
