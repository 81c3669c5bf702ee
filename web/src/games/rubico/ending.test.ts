import { expect, test } from "vitest";
import { decided, liars, tallies } from "./ending";
import { claims, helpers } from "./reveal";
import type { RubicoView } from "./view";

const card = (face: string | null, said: string | null, more = {}) => ({ face, said, ...more });
const round = (n: number, from: number, to: number, turned: number, rows = {}) => ({
  round: n,
  from,
  to,
  turned,
  rows,
});
const view = (more: object) =>
  ({ rows: { p1: [], p2: [], p3: [] }, history: [], used: [], result: null, ...more }) as unknown as RubicoView;

test("a lie is a card that is called what it is not; silence and unknown faces are none", () => {
  const rows = {
    p1: [card("red", "blue"), card("blue", "blue")],
    p2: [card("red", "?"), card(null, "red"), card("blue", null)],
    p3: [card("janus", "red"), card("red", "pompey")],
  };
  const end = view({ history: [round(1, 0, 1, 0, rows)] });
  expect(tallies(end).map(({ claims, lies }) => [claims, lies])).toEqual([
    [2, 1],
    [0, 0],
    [2, 2],
  ]);
  expect(liars(end)).toEqual(["p3"]);
  expect(liars(view({}))).toEqual([]);
});

test("it was decided by Caesar's longest march, by the last Senate card, or by Fortuna", () => {
  const history = [round(1, 0, 1, 1), round(2, 1, 4, 1), round(3, 4, 5, 0)];
  expect(decided(view({ history, result: { winner: "caesar", reason: "rome" } }))).toMatchObject({
    by: "march",
    steps: 3,
    round: { round: 2 },
  });
  expect(decided(view({ history, result: { winner: "senate", reason: "legion" } }))).toMatchObject({
    by: "senate",
    round: { round: 2 },
  });
  const used = [{ power: "fortuna", seat: "p2" }];
  expect(decided(view({ used, result: { winner: "caesar", reason: "fortuna" } }))).toEqual({
    by: "fortuna",
    seat: "p2",
  });
  expect(decided(view({ history }))).toBeNull();
});

test("cards are taken on words, and Juno's and the Senate's count beside those that turn", () => {
  const rows = {
    p1: [card(null, "red", { picked: true }), card(null, "blue")],
    p2: [card(null, null, { picked: true })],
  };
  const now = view({ rows, juno: true, vesta: false });
  expect(claims(now)).toEqual([
    { seat: "p1", place: 1, said: "red" },
    { seat: "p2", place: 1, said: null },
  ]);
  const turned = ["red", "blue"].map((face) => ({
    kind: "card_revealed",
    audience: "all" as const,
    face,
    counts_as: face,
  }));
  const counted = { kind: "reveal_counted", audience: "all" as const, red: 4, blue: 1, pompey: 1 };
  expect(helpers(now, turned)).toEqual([]);
  expect(helpers(now, [...turned, counted])).toEqual([
    { face: "red", from: "juno" },
    { face: "red", from: "juno" },
    { face: "red", from: "senate" },
    { face: "pompey", from: "juno" },
  ]);
});
