import { expect, test } from "vitest";
import { made } from "../testing/fixtures";
import { checkDeals, halvings, placeOf, stands } from "./deals";
import { Draws } from "./dice";

interface Made {
  joint: { key: string };
  coins: { number: number; place: string; word: string; coin: string }[];
}
const { joint, coins } = made<Made>("lib");

test("a deal is halved for every further time that somebody gets the same", () => {
  const streaks = { p1: ["red", 3], p2: ["blue", 1], p3: ["red", 2] } as Record<string, [string, number]>;
  expect(halvings({ p1: "blue", p2: "blue", p3: "blue" }, streaks)).toBe(0);
  expect(halvings({ p1: "red", p2: "red", p3: "blue" }, streaks)).toBe(2);
  expect(halvings({ p1: "red", p2: "blue", p3: "red", p4: "red" }, streaks)).toBe(3);
});

test("a deal stands by the first bits of its coin", () => {
  expect(stands("1f", 0)).toBe(true);
  expect(stands("1f", 3)).toBe(true);
  expect(stands("1f", 4)).toBe(false);
});

test("tries have the core's words and coins, and one that claims another deal is noticed", async () => {
  const first = coins[0]!;
  const draws = [{ n: 6, index: new Draws(first.word).below(6), outcome: 0 }];
  const deal = { word: first.word, draws, roles: { p1: "red" }, halvings: 0, coin: first.coin, stands: true };
  for (const { number, place } of coins) expect(placeOf(number)).toBe(place);
  const [good] = await checkDeals(joint.key, {}, [deal]);
  expect(good).toMatchObject({ word: first.word, oneIn: 1, stands: true, good: true });
  const halved = first.coin[0]! < "8";
  const [coin] = await checkDeals(joint.key, { p1: ["red", 2] }, [deal]);
  expect(coin).toMatchObject({ oneIn: 2, stands: halved, good: halved });
  const moved = { ...deal, draws: [{ ...draws[0]!, index: draws[0]!.index + 1 }] };
  expect((await checkDeals(joint.key, {}, [moved]))[0]!.good).toBe(false);
  expect((await checkDeals(joint.key, {}, [deal, deal])).map((one) => one.good)).toEqual([false, false]);
});
