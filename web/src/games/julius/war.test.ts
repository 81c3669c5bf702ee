import { beforeAll, expect, test } from "vitest";
import { loadWords } from "../registry";
import {
  type Fought,
  type Standing,
  battleLine,
  byYear,
  curve,
  lossLine,
  momentLine,
  storied,
  turningLine,
} from "./war";

beforeAll(() => loadWords("julius"));
const at = (year: number, turn: number, caesar: number, pompeius: number): Standing => ({
  number: year * 10 + turn,
  year,
  turn,
  points: { caesar, pompeius },
});
const standings = [at(705, 1, 1, 7), at(705, 5, 2, 6), at(706, 1, 3, 5), at(706, 5, 8, 2), at(706, 5, 10, 1)];

test("a year's points are those with which it ended", () => {
  expect(byYear(standings).map((s) => [s.year, s.points.caesar])).toEqual([
    [705, 3],
    [706, 10],
  ]);
  expect(byYear([])).toEqual([]);
  expect(curve(standings, "caesar").split(" ")).toHaveLength(5);
});

test("battles say who held the place at which chance, and what it cost", () => {
  const fought: Fought = {
    number: 4,
    year: 705,
    turn: 2,
    place: "tarraco",
    attacker: "caesar",
    surprise: false,
    forces: { caesar: ["legio-7", "legio-8"], pompeius: ["legio-5"] },
    lost: { caesar: ["legio-7"], pompeius: [] },
    holds: { caesar: { least: 700, most: 700 }, pompeius: { least: 300, most: 300 } },
    winner: "pompeius",
  };
  expect(battleLine(fought)).toBe("Tarraco, attacked by Caesar: Pompeius holds it (chance 30 %)");
  expect(battleLine({ ...fought, holds: null })).toBe("Tarraco, attacked by Caesar: Pompeius holds it");
  expect(lossLine(fought, "caesar")).toBe("Caesar came with 2 and lost Legio 7");
  expect(lossLine(fought, "pompeius")).toBe("Pompeius came with 1 and lost nobody");
});

test("turning points and stories are sentences", () => {
  const turn = { number: 1, year: 705, turn: 2, seat: "caesar" as const };
  expect(turningLine({ ...turn, kind: "killed", place: "roma", block: "scipio", amount: 1 })).toContain("Scipio falls");
  expect(turningLine({ ...turn, kind: "upset", place: "roma", amount: 265 })).toContain("(26 %)");
  expect(turningLine({ ...turn, kind: "points", amount: 4 })).toContain("4 points");
  const story = { number: 1, year: 705, turn: 1, kind: "levied", place: "roma" };
  expect(momentLine(story)).toBe("levied in Roma");
  const war = {
    standings,
    battles: [],
    turning_points: [],
    fates: { "legio-1": [story], "legio-7": [story], "legio-8": [] },
  };
  expect(storied(war)).toEqual(["legio-7", "legio-1"]);
});
