import { beforeAll, describe, expect, test } from "vitest";
import { made } from "../../testing/fixtures";
import { loadWords } from "../registry";
import { actionName, stepsLeft } from "./say";
import type { RubicoView } from "./view";

interface Played {
  players: number;
  view: RubicoView;
  legal: [string, string][];
}
const { matches } = made<{ matches: Played[] }>("games/rubico");
beforeAll(() => loadWords("rubico"));

describe.each(matches)("at $players players", ({ view, legal }) => {
  test("the way to the next checkpoint is counted in steps", () => {
    expect(stepsLeft(view)).toBe(view.checkpoints[0]! - view.position);
  });

  test("every action that was legal has its words", () => {
    expect(legal.length).toBeGreaterThan(30);
    for (const [phase, action] of legal) {
      const said = actionName(action, { ...view, phase } as RubicoView);
      expect(said, action).not.toMatch(/rubico\.|\{|undefined/);
    }
  });
});
