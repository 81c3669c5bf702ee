import { expect, test } from "vitest";
import { factsOf, openFacts } from "./facts";

const view = {
  game: "nim",
  seat: "a",
  heaps: [3, 5],
  to_move: "a",
  taken: { a: 2, b: 0 },
  deep: { x: {} },
  result: null,
};

test("a view is told in lines, but for what the page shows elsewhere", () => {
  expect(openFacts(view)).toEqual([
    ["heaps", "3, 5"],
    ["to move", "a"],
    ["taken", "a 2 · b 0"],
  ]);
  expect(openFacts(null)).toEqual([]);
});

test("a seat's plate tells what the view keeps by seat", () => {
  expect(factsOf(view, "a")).toEqual([["taken", "2"]]);
  expect(factsOf(view, "c")).toEqual([]);
});
