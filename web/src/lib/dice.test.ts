import { expect, test } from "vitest";
import { made } from "../testing/fixtures";
import { Draws, commitmentOf, keyOf, wordOf } from "./dice";

interface Made {
  ranges: number[];
  joint: { secret: string; shares: Record<string, string>; key: string };
  matches: { secret: string; commitment: string; words: { number: number; word: string; draws: number[] }[] }[];
}
const { ranges, matches, joint } = made<Made>("lib");

test.each(matches)("the seal of a secret is the core's ($commitment)", async ({ secret, commitment }) => {
  expect(await commitmentOf(secret)).toBe(commitment);
});

test("numbers that seats added make the core's key, and without any it is the secret", async () => {
  expect(await keyOf(joint.secret, joint.shares)).toBe(joint.key);
  expect(await keyOf(joint.secret, {})).toBe(joint.secret);
});

const words = matches.flatMap(({ secret, words }) => words.map((word) => ({ secret, ...word })));
test.each(words)("entry $number has the core's word and draws", async ({ secret, number, word, draws }) => {
  expect(await wordOf(secret, number)).toBe(word);
  const stream = new Draws(word);
  expect(ranges.map((n) => stream.below(n))).toEqual(draws);
});
