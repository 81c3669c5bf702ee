import { beforeAll, expect, test } from "vitest";
import { loadWords } from "../registry";
import { contestLines } from "./contest";
import { aims, effectLines } from "./effects";
import type { Contest, Effect } from "./made/view";
import type { JuliusView } from "./view";

beforeAll(() => loadWords("julius"));
const NONE: Effect = { groups: 0, blocks: 0, levies: 0, targets: [], copies: null };
const seen = (effects: Record<string, Partial<Effect>>): JuliusView =>
  ({
    effects: Object.fromEntries(Object.entries(effects).map(([id, e]) => [id, { ...NONE, ...e }])),
  }) as unknown as JuliusView;

test("a command card says how many may march now and what follows", () => {
  const view = seen({ "3/2a": { groups: 3, blocks: 14, levies: 2 } });
  expect(effectLines(view, "3/2a")).toEqual(["Now: 3 groups out of 14 blocks that may march.", "Then 2 levies."]);
});

test("a god says whom he can hit now, and that place is marked on the map", () => {
  const targets = [{ place: "tarraco", colour: "pompeius", blocks: 3 }];
  const view = seen({ jupiter: { targets }, vulcan: {}, neptune: {}, mars: { groups: 1, blocks: 5 } });
  expect(effectLines(view, "jupiter")).toEqual(["Now in his reach: Tarraco (3)."]);
  expect(aims(view, "jupiter")).toEqual(["tarraco"]);
  expect(effectLines(view, "vulcan")).toEqual(["No enemy is in his reach now."]);
  expect(effectLines(view, "neptune")).toEqual(["Nobody could move now."]);
  expect(effectLines(view, "mars")).toEqual(["Now: one group out of 5 blocks that may go."]);
  expect(aims(view, null)).toEqual([]);
});

test("Apollo is the card that he copies", () => {
  const view = seen({ apollo: { copies: "vulcan", targets: [{ place: "roma", colour: null, blocks: 2 }] } });
  expect(effectLines(view, "apollo")).toEqual([
    "Now it is Vulcan. Every block in one enemy city loses a step.",
    "He can strike now: Roma (2).",
  ]);
  expect(effectLines(seen({ apollo: {} }), "apollo")).toEqual([
    "There is nothing to copy in the first turn of a year.",
  ]);
});

test("an attack is told by its roads, its reserves and who may leave", () => {
  const contest: Contest = {
    attacker: "caesar",
    main_road: "genua",
    inroads: [
      { owner: "caesar", came: "genua", blocks: 2, reserve: false },
      { owner: "caesar", came: "ravenna", blocks: 1, reserve: true },
    ],
    main_force: { caesar: 2, pompeius: 3 },
    reserves: { caesar: 1, pompeius: 0 },
    pinned: 2,
    free: 1,
  };
  expect(contestLines(contest)).toEqual([
    "Caesar attacks from Genua (2, main road), Ravenna (1).",
    "In reserve for Caesar until round 2: 1.",
    "Pompeius: 2 pinned, 1 free to leave.",
  ]);
  expect(contestLines({ ...contest, inroads: [], main_road: null })[0]).toBe("Caesar attacks from within the walls.");
});
