import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { Match, Moment } from "../lib/types";
import type { HintReply } from "../lib/made/api";
import Better from "./Better.svelte";
import { insteadOf, pointedIn, turnOf } from "./better";

const line = (...moves: [string, string][]) => moves.map(([seat, action]) => ({ seat, action }));
const moment = (facts: object) =>
  ({
    seat: "p1",
    verdict: "mistake",
    unsure: false,
    done: "",
    best: { action: "a" },
    line: [],
    ...facts,
  }) as unknown as Moment;

test("the whole turn of who acts is pointed at, and nothing of the answer", () => {
  expect(turnOf("p1", "a", line(["p1", "a"], ["p1", "b"], ["p2", "c"], ["p1", "d"]))).toEqual(["a", "b"]);
  expect(turnOf("p1", "a", line(["p1", "a"], ["p1", "b"]))).toEqual(["a", "b"]);
});

test("a line that begins with something else says nothing of the action", () => {
  expect(turnOf("p1", "a", line(["p1", "z"]))).toEqual(["a"]);
  expect(turnOf("p1", "a", [])).toEqual(["a"]);
});

test("only faults, sure or not, are pointed at", () => {
  expect(pointedIn(moment({}))).toEqual({ actions: ["a"], seat: "p1" });
  expect(pointedIn(moment({ verdict: "", unsure: true })).actions).toEqual(["a"]);
  expect(pointedIn(moment({ verdict: "" })).actions).toEqual([]);
  const whole = { done: "3 blocks go", line: line(["p1", "a"], ["p1", "b"]) };
  expect(pointedIn(moment(whole)).actions).toEqual(["a", "b"]);
  expect(pointedIn(undefined).actions).toEqual([]);
});

test("of an opinion the better move is pointed at only where it finds a fault", () => {
  const said = (facts: object | null) => ({ action: "a", line: [], about: facts }) as unknown as HintReply;
  expect(insteadOf("p1", said({ verdict: "slip", unsure: false }))).toEqual({ actions: ["a"], seat: "p1" });
  expect(insteadOf("p1", said({ verdict: "", unsure: true }))?.actions).toEqual(["a"]);
  expect(insteadOf("p1", said({ verdict: "", unsure: false }))).toBeNull();
  expect(insteadOf("p1", said(null))).toBeNull();
  expect(insteadOf(null, said({ verdict: "slip", unsure: false }))).toBeNull();
});

const told = (facts: object): string => {
  const best = { action: "a", why: "Guards Roma.", chance: 0.6 };
  const m = moment({ against: "Roma is left empty.", taken: 0.5, best, ...facts });
  const shown = mount(Better, {
    target: document.body,
    props: { m, match: {} as Match, say: (action: string) => action },
  });
  flushSync();
  const text = document.body.textContent;
  void unmount(shown);
  return text;
};

test.each(["", "2 blocks go to Roma."])(
  "of a fault it is told what speaks against it, of a whole command too: %s",
  (done) => {
    expect(told({ done })).toContain(done);
    expect(told({ done })).toContain("Roma is left empty.");
    expect(told({ done })).toContain("Guards Roma.");
    expect(told({ done, verdict: "" })).not.toContain("Roma is left empty.");
  },
);
