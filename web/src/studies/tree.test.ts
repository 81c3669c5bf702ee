import { describe, expect, it } from "vitest";
import { Tree } from "./tree";

const move = (number: number, parent: number | null) => ({
  number,
  parent,
  seat: "a",
  action: `${number}`,
  is_drawn: false,
  comment: "",
  verdict: "",
});
//  0 - 1 - 2 - 3
//       \  \ 4 - 5
//        \ 6
const tree = new Tree([move(0, null), move(1, 0), move(2, 1), move(3, 2), move(4, 2), move(5, 4), move(6, 1)]);

describe("the tree of a study", () => {
  it("has a main line, and what else was tried with the move in whose place it was", () => {
    const line = tree.line(0);
    expect(line.map((step) => step.move.number)).toEqual([1, 2, 3]);
    expect(line[1]!.lines.map((one) => one.map((step) => step.move.number))).toEqual([[6]]);
    expect(line[2]!.lines.map((one) => one.map((step) => step.move.number))).toEqual([[4, 5]]);
    expect(line[2]!.lines[0]!.map((step) => step.depth)).toEqual([3, 4]);
  });
  it("knows ways, ends and which moves are of the main line", () => {
    expect(tree.path(5)).toEqual([0, 1, 2, 4, 5]);
    expect(tree.end(1)).toBe(3);
    expect(tree.end(4)).toBe(5);
    expect([0, 3, 6, 5].map((one) => tree.isMain(one))).toEqual([true, true, false, false]);
  });
});
