import { expect, test } from "vitest";
import { EDGE, RIM, RIM_AT, tile } from "./relief";

test("a tile is closed, and as wide as it is high", () => {
  const numbers = [...tile(20).matchAll(/[hv](-?[\d.]+)/g)].map((m) => Number(m[1]));
  expect(numbers).toHaveLength(4);
  expect(numbers.reduce((sum, n) => sum + n, 0)).toBeCloseTo(0);
  expect(new Set(numbers.map(Math.abs)).size).toBe(1);
});

test("a rim lies within the edge", () => expect(RIM_AT + RIM / 2).toBeLessThan(1 - EDGE / 2));
