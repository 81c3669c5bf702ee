import { beforeAll, expect, test } from "vitest";
import { catalogue } from "../lib/i18n.svelte";
import { loadWords, worthWord } from "./telling";

beforeAll(async () => {
  await catalogue.load("en");
  await loadWords();
});

test("what a choice is worth is said as its puzzle counts", () => {
  expect(worthWord({ unit: "chance", proof: "solved" }, 0.416)).toBe("42 % to win");
  expect(worthWord({ unit: "points", proof: "playouts" }, -1.25)).toContain("−1.3 points");
  expect(worthWord({ unit: "chance", proof: "worlds" }, 1)).toBe("");
});
