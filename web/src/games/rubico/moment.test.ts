import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { loadWords } from "../registry";
import Moment from "./Moment.svelte";
import type { RubicoView, Seated } from "./view";

beforeAll(async () => {
  settings.now.motion = "less";
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("nobody answers")));
  await loadWords("rubico");
});
afterEach(() => document.body.replaceChildren());

const view = {
  seat: "p1",
  round: 2,
  centurion: "p2",
  rows: { p1: [], p2: [], p3: [] },
  track: ["gallia", "italia", "rubico", "roma"],
  checkpoints: [1, 2, 3],
  position: 1,
  senate: { shown: [], legions: {} },
  history: [],
  used: [],
  options: {},
} as unknown as RubicoView;
const FORTUNA = { kind: "power_used", seat: "p3", power: "fortuna", target: "forward" };
const STEP = { kind: "marker_moved", start: "gallia", end: "italia" };
const CARD = { kind: "card_revealed", face: "red", counts_as: "red" };

/** What lies over the table while something is told. */
function shown(scene: object, entry: object[]): { isThere: boolean; isPower: boolean; roads: number } {
  const whole = { number: 7, told: entry.length, entry, events: entry.slice(-1), ms: 100, view, ...scene };
  const table = { view, scene: whole, legal: [], skip: () => undefined } as unknown as Seated;
  const over = mount(Moment, { target: document.body, props: { table } });
  flushSync();
  const found = document.querySelector(".moment");
  const told = {
    isThere: found !== null,
    isPower: found?.classList.contains("power") ?? false,
    roads: document.querySelectorAll(".moment svg.road").length,
  };
  void unmount(over);
  return told;
}

test("the step that Fortuna brings Caesar is seen on the road, in the server's pace and in the page's", () => {
  for (const about of ["marker_moved", undefined])
    expect(shown({ about }, [FORTUNA, STEP])).toEqual({ isThere: true, isPower: true, roads: 1 });
});

test("a power whose use brings the reveal is told first, then the reveal", () => {
  const entry = [FORTUNA, STEP, CARD];
  expect(shown({ told: 1, events: [FORTUNA] }, entry).isPower).toBe(true);
  expect(shown({ told: 3, events: [CARD] }, entry)).toEqual({ isThere: true, isPower: false, roads: 1 });
});

test("no reveal lies over the end, which has a scene of its own", () => {
  expect(shown({ end: { winners: ["p1"] } }, [CARD]).isThere).toBe(false);
});
