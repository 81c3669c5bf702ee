import { beforeAll, describe, expect, test } from "vitest";
import { made } from "../../testing/fixtures";
import { loadWords } from "../registry";
import { countOf } from "./count";
import { actionName, stepsLeft } from "./say";
import type { RubicoView } from "./view";

interface Played {
  players: number;
  view: RubicoView;
  legal: [string, string][];
}
const { matches } = made<{ matches: Played[] }>("games/rubico");
/** As stones have it. */
const inscribed = (name: string): string => name.toUpperCase().replaceAll("U", "V");
beforeAll(() => loadWords("rubico"));

describe.each(matches)("at $players players", ({ players, view, legal }) => {
  const count = countOf(players);

  test("the page of rules counts the cards as they are dealt", () => {
    const { all, ...faces } = count.deck;
    expect(faces).toEqual(view.deck);
    expect(all).toBe(Object.values(view.deck).reduce((a, b) => a + b, 0));
    const rows = Object.values(view.rows).map((row) => row.length);
    expect(count.cards).toBe(Math.max(...rows));
    expect(count.dealt).toBe(rows.reduce((a, b) => a + b, 0));
  });

  test("the road is the one that is marched, with its checkpoints", () => {
    expect(count.road.map((box) => box.name)).toEqual(view.track.map(inscribed));
    expect(count.road.flatMap((box, i) => (box.checkpoint ? [i] : []))).toEqual(view.checkpoints);
    expect(stepsLeft(view)).toBe(view.checkpoints[0]! - view.position);
  });

  test("powers are there just when somebody holds one", () => {
    expect(count.powers).toBe(view.holds_power.length > 0);
  });

  test("every action that was legal has its words", () => {
    expect(legal.length).toBeGreaterThan(30);
    for (const [phase, action] of legal) {
      const said = actionName(action, { ...view, phase } as RubicoView);
      expect(said, action).not.toMatch(/rubico\.|\{|undefined/);
    }
  });
});
