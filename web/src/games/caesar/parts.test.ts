import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../lib/playing";
import { begins, scenesOfStep, stepName, stepsOf, viewAfter } from "../../lib/steps";
import { made } from "../../testing/fixtures";
import { parts } from "./parts";
import { tell } from "./stage";
import type { CaesarView } from "./view";

interface Turn {
  viewer: string | null;
  before: CaesarView;
  events: GameEvent[];
  after: CaesarView;
}
const solo = made<{ turns: Turn[] }>("games/caesar").turns.filter((turn) => turn.after.solo);
const placed = (events: readonly GameEvent[]): number =>
  events.filter((e) => e.kind === "token_placed" || e.kind === "token_hidden").length;

describe("the history of a match alone", () => {
  test("was told of many turns, some with two placements of its own", () => {
    expect(solo.length).toBeGreaterThan(10);
    expect(solo.some(({ events }) => parts.cuts(events).length > 1)).toBe(true);
  });

  test("stops after my move and after each placement of Auto-Crassus, whose reason stands first", () => {
    for (const { events } of solo) {
      const cuts = [0, ...parts.cuts(events), events.length];
      const steps = cuts.slice(1).map((to, i) => events.slice(cuts[i], to));
      for (const step of steps) expect(placed(step), step.map((e) => e.kind).join(" ")).toBeLessThanOrEqual(1);
      for (const own of steps.slice(1))
        if (placed(own)) {
          const kinds = own.map((e) => e.kind);
          expect(kinds.indexOf("auto_choice")).toBeGreaterThanOrEqual(0);
          expect(kinds.indexOf("auto_choice")).toBeLessThan(kinds.indexOf("token_placed"));
        }
    }
  });

  test("shows at each step the board as it was then, and tells the step from there", () => {
    for (const { before, events, viewer } of solo) {
      const steps = stepsOf([{ number: 4, events }], parts);
      for (const step of steps) {
        const from = begins(step, steps);
        const then = viewAfter(tell, before, events, from, viewer);
        const lying = (view: CaesarView) => Object.values(view.borders).filter(Boolean).length;
        expect(lying(then)).toBe(lying(before) + placed(events.slice(0, from)));
        const told = scenesOfStep(tell, then, { number: 4, events }, [from, step.told], viewer);
        if (told.length) expect(told.at(-1)!.told).toBe(step.told ?? events.length);
      }
      expect(steps.map((step) => stepName(step, steps))).toEqual(steps.map((_, i) => (i ? `4.${i + 1}` : "4")));
    }
  });

  test("begins with an empty board and all its bonuses", () => {
    const { after } = solo[0]!;
    const dealt = [{ kind: "bonus_dealt", province: "italia", bonus: "senate" }] as unknown as GameEvent[];
    const empty = parts.opening(after, dealt);
    expect(Object.values(empty.borders).every((lying) => lying === null)).toBe(true);
    expect([empty.placed.caesar, empty.bonuses.italia, empty.solo?.line]).toEqual([0, "senate", []]);
  });

  test("has one step for an entry in which only I moved", () => {
    const events = [{ kind: "token_placed" }, { kind: "token_drawn" }] as unknown as GameEvent[];
    expect(parts.cuts(events)).toEqual([]);
    expect(stepsOf([{ number: 1, events }], null)).toEqual([{ number: 1, told: null }]);
  });
});
