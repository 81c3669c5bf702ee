import { beforeAll, expect, test } from "vitest";
import { loadWords } from "../registry";
import { compared } from "./knew";
import type { Memory } from "./memory";
import type { JuliusView } from "./view";

beforeAll(() => loadWords("julius"));
const group = (owner: string, count: number) => ({ owner, colour: owner, count, moved: 0, came: null, reserve: false });
const mine = { seat: "caesar", battle: null, places: { roma: [group("caesar", 1)], tarraco: [group("pompeius", 2)] } };
const theirs = {
  seat: "pompeius",
  own: [
    { block: "legio-5", place: "tarraco", steps: 2 },
    { block: "p-elephant", place: "tarraco", steps: 2 },
    { block: "legio-6", place: "utica", steps: 1 },
  ],
};
const can = (block: string, sure: boolean) => ({ block, least: 1, most: 2, sure });
const memory = {
  tarraco: {
    last_battle: null,
    stands: [{ handles: ["a", "b"], can_be: [can("legio-5", true), can("legio-6", false), can("p-elephant", false)] }],
  },
} as unknown as Memory;

test("what was known of hidden blocks stands beside what they were, with how many were certain", () => {
  const told = compared(mine as unknown as JuliusView, memory, [mine, theirs] as unknown as JuliusView[]);
  expect(told).toEqual([
    {
      place: "tarraco",
      knew: ["here: Legio 5 up to II", "can be Legio 6 up to II, Elephant up to IV"],
      was: ["Legio 5 II", "Elephant IV"],
      certain: 1,
    },
  ]);
});

test("before the memory has come, and where nobody lies open, places stand alone", () => {
  const [row] = compared(mine as unknown as JuliusView, null, []);
  expect(row).toEqual({ place: "tarraco", knew: [], was: [], certain: 0 });
});
