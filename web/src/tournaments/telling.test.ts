import { describe, expect, test } from "vitest";
import type { TournamentTable } from "../lib/made/tournaments";
import { between, points, rounds, tie } from "./telling";

const table = (round: number, seats: number[], got: number[] | null): TournamentTable => ({
  round,
  place: 0,
  match: "m",
  seats,
  points: got,
  is_played: true,
  factions: [],
});

describe("a tournament", () => {
  test("tells points in halves", () => {
    expect([0, 1, 2, 3, 7].map(points)).toEqual(["0", "½", "1", "1½", "3½"]);
  });
  test("tells ties by what they count", () => {
    expect(tie("sonneborn", 7)).toBe("1.75");
    expect(tie("wins", 3)).toBe("3");
    expect(tie("buchholz", 3)).toBe("1½");
  });
  test("has the newest round first", () => {
    const tables = [table(1, [0, 1], [2, 0]), table(2, [1, 0], null), table(1, [2], [2])];
    expect(rounds(tables).map(([round, all]) => [round, all.length])).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });
  test("has what one got against another, seen from either side", () => {
    const tables = [table(1, [0, 1], [2, 0]), table(2, [1, 0], [1, 1]), table(3, [0, 1], null)];
    expect(between(tables, 0, 1)).toBe("1 ½ –");
    expect(between(tables, 1, 0)).toBe("0 ½ –");
    expect(between(tables, 0, 2)).toBe("");
  });
});
