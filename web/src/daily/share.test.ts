import { beforeAll, describe, expect, test } from "vitest";
import type { DealInfo, TryInfo } from "../lib/made/daily";
import { marksOf, pictureOf, textOf } from "./share";
import { digestOf, left, loadWords, playedBy, resultOf, taskOf } from "./telling";

const tried: TryInfo = {
  match: "m1",
  is_ranked: true,
  why: "",
  ended: 1,
  gave_up: false,
  score: 1004,
  is_done: true,
  facts: { own: 12, other: 8 },
  better_than: 64,
  place: 3,
};
const deal = {
  game: "caesar",
  title: "CAESAR! <b>",
  day: "2026-11-16",
  seat: "pompey",
  task: "win",
  aim: 0,
  streak: 4,
  digest: "d1",
} as DealInfo;
beforeAll(loadWords);

describe("what is shown around", () => {
  test("tells how it went and nothing of the deal", () => {
    expect(marksOf(tried)).toBe(6);
    const text = textOf(deal, tried, "https://tables.example");
    expect(text).toContain("●●●●●●○○○○");
    expect(text).toContain("https://tables.example/daily/caesar");
    const picture = pictureOf(deal, tried);
    for (const secret of ["m1", "pompey", "d1", "12"]) {
      expect(text.replace("2026", "")).not.toContain(secret);
      expect(picture.replaceAll(/="[^"]*"/g, "")).not.toContain(secret);
    }
    expect(picture).not.toContain("<b>");
  });
  test("has no mark for who gave up, and all for who is alone and has done it", () => {
    expect(marksOf({ ...tried, gave_up: true })).toBe(0);
    expect(marksOf({ ...tried, better_than: null })).toBe(10);
    expect(marksOf({ ...tried, better_than: null, is_done: false })).toBe(0);
  });
});

describe("words of deals", () => {
  test("are the game's own", () => {
    expect(taskOf(deal)).toContain("Win");
    expect(resultOf(deal, tried)).toBe("markers 12 : 8");
    expect(resultOf(deal, { ...tried, gave_up: true })).toBe("Given up");
    expect(resultOf({ ...deal, game: "nobody" }, tried)).toBe("Result: 1004");
    expect([0, 1, 2].map(playedBy)).toEqual(["Nobody has played yet", "One has played", "2 have played"]);
  });
  test("count down to the turn of the day", () => {
    expect([86_400_000, 61_000, 1, 0, -5].map(left)).toEqual(["24:00:00", "0:01:01", "0:00:01", "0:00:00", "0:00:00"]);
  });
  test("check what was sealed as everybody else would", async () => {
    expect(await digestOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});
