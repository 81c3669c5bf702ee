import { expect, test } from "vitest";
import { EDGE, RIM, RIM_AT, slab, tile } from "./relief";

const lines = (path: string): number[] => [...path.matchAll(/[hv](-?[\d.]+)/g)].map((m) => Number(m[1]));
/** How wide and how high an outline is: its straight lines, and a corner at both ends of each. */
function size(path: string): [number, number] {
  const corner = Number(/a([\d.]+)/.exec(path)![1]);
  const [across, down] = lines(path);
  return [across! + 2 * corner, down! + 2 * corner];
}

test("a tile is closed, and as wide as it is high", () => {
  const numbers = lines(tile(20));
  expect(numbers).toHaveLength(4);
  expect(numbers.reduce((sum, n) => sum + n, 0)).toBeCloseTo(0);
  expect(new Set(numbers.map(Math.abs)).size).toBe(1);
});

test("a rim lies within the edge", () => expect(RIM_AT + RIM / 2).toBeLessThan(1 - EDGE / 2));

test("a card is as large as it is asked for, and its rim as far from its sides as from its ends", () => {
  const outline = slab(56, 78, 28);
  const [[width, height], [across, down]] = [size(outline(28)), size(outline(28 * RIM_AT))];
  expect(width).toBeCloseTo(56, 1);
  expect(height).toBeCloseTo(78, 1);
  expect(width - across).toBeCloseTo(height - down, 1);
  expect(width - across).toBeGreaterThan(0);
});
