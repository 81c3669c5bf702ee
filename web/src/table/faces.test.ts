import { expect, test } from "vitest";
import { lookOf, toneOf } from "./faces";

test("every level has a look of its own, a strength in its name changes nothing, and a stranger is dressed too", () => {
  const levels = ["recruit", "beginner", "tribune", "legate", "imperator", "coach"];
  const drawn = new Set(levels.map((level) => JSON.stringify(lookOf(level))));
  expect(drawn.size).toBe(levels.length);
  expect(lookOf("coach@1350")).toBe(lookOf("coach"));
  expect(lookOf("stranger")).toBe(lookOf("recruit"));
});

test("a name always has the same face, others often another one, and a coach is grey", () => {
  expect(toneOf("Livilla", "beginner")).toEqual(toneOf("Livilla", "beginner"));
  const tones = ["Livilla", "Fabius", "Lucilla"].map((name) => JSON.stringify(toneOf(name, "beginner")));
  expect(new Set(tones).size).toBeGreaterThan(1);
  expect(toneOf("Theon", "coach@900").hair).toBe(toneOf("Polybius", "coach").hair);
});
