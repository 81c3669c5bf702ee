import { beforeAll, describe, expect, test } from "vitest";
import type { GameEvent } from "../../lib/playing";
import { made } from "../../testing/fixtures";
import { FakeTable } from "../../testing/table.svelte";
import { loadWords } from "../registry";
import { battlesOf, queue } from "./battles";
import { banner, kinds, outcome, result } from "./battlewords";
import { PLACES } from "./data";
import { blocks, percent } from "./odds";
import { resultsOf } from "./results.svelte";
import { decided, rank } from "./reveal";
import { marchIn, tell } from "./stage";
import { standing } from "./standing";
import type { JuliusTable, JuliusView } from "./view";

beforeAll(() => loadWords("julius"));
const event = (kind: string, facts: object = {}): GameEvent => ({ kind, audience: "all", ...facts }) as GameEvent;
const shown = (block: string, owner: string, steps: number, letter = "C") =>
  ({ block, owner, steps, strength: steps, acted: false, moved: 0, came: null, letter }) as never;
const quiet = { phase: "move", battle: null, attacks: {}, places: {}, shown: [], dead: [] } as never as JuliusView;
const fight: JuliusView = {
  ...quiet,
  phase: "fight",
  battle: { place: "tarraco", round: 1, slot: 4, hits: 0, sea_retreats: { caesar: 0, pompeius: 0 } },
  attacks: { tarraco: { attacker: "caesar", main_road: "narbo" } },
  shown: [shown("legio-7", "caesar", 2), shown("legio-9", "caesar", 1), shown("legio-5", "pompeius", 3)],
  places: {
    tarraco: [
      { owner: "caesar", colour: "caesar", count: 2, moved: 1, came: "narbo", reserve: false },
      { owner: "pompeius", colour: "pompeius", count: 1, moved: 0, came: null, reserve: false },
    ],
  },
};
const place = { place: "tarraco" };
const volley = [
  event("fired", { seat: "pompeius", block: "legio-5", ...place, letter: "C", firepower: 2, dice: 3, round: 1 }),
  event("die_rolled", { seat: "pompeius", die: 1, hit: true }),
  event("die_rolled", { seat: "pompeius", die: 2, hit: true }),
  event("die_rolled", { seat: "pompeius", die: 6, hit: false }),
];
const hit = (block: string, steps: number) => event("hit_taken", { seat: "caesar", block, ...place, steps });
const fall = (block: string) => [event("eliminated", { seat: "caesar", block, ...place }), hit(block, 0)];
const end = event("battle_ended", { seat: "pompeius", ...place });
const stepsOf = (view: JuliusView) => view.shown.map((b) => `${b.block} ${b.steps}`);

describe("a volley", () => {
  const beats = tell(fight, [...volley, hit("legio-7", 1), ...fall("legio-7"), ...fall("legio-9"), end], "caesar");
  test("that fells one block and wounds another is told in two beats", () => {
    const two = tell(fight, [...volley, ...fall("legio-9"), hit("legio-7", 1)], "caesar");
    expect(two.map((b) => stepsOf(b.view).length)).toEqual([3, 2, 2]);
  });
  test("is told die and hit and fall after each other, and its result last", () => {
    expect(beats.map((b) => b.events.map((e) => e.kind))).toEqual([
      ["fired", "die_rolled", "die_rolled", "die_rolled"],
      ["hit_taken"],
      ["eliminated", "hit_taken"],
      ["eliminated", "hit_taken"],
      ["battle_ended"],
    ]);
    expect(beats.flatMap((b) => b.events)).toHaveLength(10);
  });
  test("whose hits were to be taken counts those that are left", () => {
    const three = { ...fight, battle: { ...fight.battle!, hits: 3 } };
    const told = tell(three, [hit("legio-7", 1), ...fall("legio-7"), ...fall("legio-9"), hit("legio-10", 1)], "caesar");
    expect(told.map((b) => b.view.battle?.hits)).toEqual([2, 1, 0, 0]);
  });
  test("shows the board as it was while dice roll, and each hit where it lands", () => {
    expect(beats.map((b) => stepsOf(b.view))).toEqual([
      ["legio-7 2", "legio-9 1", "legio-5 3"],
      ["legio-7 1", "legio-9 1", "legio-5 3"],
      ["legio-9 1", "legio-5 3"],
      ["legio-5 3"],
      ["legio-5 3"],
    ]);
    expect(beats[0]!.view.shown.find((b) => b.block === "legio-5")!.acted).toBe(true);
    expect(beats.at(-1)!.view.dead).toEqual(["legio-7", "legio-9"]);
    expect(beats.at(-1)!.view.places.tarraco).toMatchObject([{ owner: "pompeius", count: 1 }]);
  });
});

test("a battle begins before anybody is shown, and reserves join when they are", () => {
  const began = event("battle_began", { seat: "caesar", ...place, attacker: "caesar", surprise: false });
  const show = (block: string, seat: string) => event("block_shown", { seat, block, ...place, steps: 3 });
  const beats = tell(quiet, [began, show("legio-7", "caesar"), show("p-ballista", "pompeius")], "caesar");
  expect(beats.map((b) => b.view.shown.map((s) => s.block + s.letter))).toEqual([[], ["legio-7C", "p-ballistaB"]]);
  const reserve = { ...fight.places.tarraco![0]!, count: 1, reserve: true };
  const before = { ...fight, places: { tarraco: [reserve] } };
  const next = tell(
    before,
    [
      event("round_began", { ...place, round: 2 }),
      event("roles_swapped", { seat: "pompeius", ...place }),
      show("legio-10", "caesar"),
    ],
    null,
  );
  expect(next.map((b) => b.view.battle!.round)).toEqual([2, 2, 2]);
  expect(next.map((b) => b.view.attacks.tarraco!.attacker)).toEqual(["caesar", "pompeius", "pompeius"]);
  expect(next.map((b) => b.view.places.tarraco![0]!.reserve)).toEqual([true, true, false]);
});

test("Cleopatra goes over where she stands", () => {
  const queen = { ...fight, shown: [...fight.shown, shown("cleopatra", "pompeius", 1)] };
  const [beat] = tell(queen, [event("cleopatra_turned", { seat: "caesar", ...place })], "caesar");
  expect(beat!.view.shown.at(-1)).toMatchObject({ owner: "caesar", steps: 1 });
});

test("a leader whom disruption kills has a moment of its own", () => {
  const disrupted = (block: string) => event("disrupted", { seat: "pompeius", block, ...place });
  const killed = event("leader_killed", { seat: "pompeius", block: "brutus", ...place });
  const beats = tell(fight, [disrupted("brutus"), killed, disrupted("legio-5")], "caesar");
  expect(beats.map((b) => banner(b.events, b.view))).toEqual([
    "Disruption: every reserve of Pompeius loses a step",
    "Brutus has fallen!",
  ]);
});

test("the other side's march is followed, my own I have seen", () => {
  expect(tell(quiet, [event("block_moved", { seat: "pompeius" })], "caesar")).toHaveLength(1);
  expect(tell(quiet, [event("block_moved", { seat: "caesar" })], "caesar")).toEqual([]);
  expect(tell(quiet, [event("block_moved", { seat: "caesar" })], null), "a watcher follows both").toHaveLength(1);
});

const story = [
  {
    number: 4,
    events: [event("battle_began", { seat: "caesar", ...place, attacker: "caesar", surprise: true })],
  },
  { number: 5, events: [...volley, ...fall("legio-7"), ...fall("legio-9")] },
  { number: 6, events: [event("retreated", { seat: "caesar", block: "legio-10", from: "tarraco", to: "narbo" }), end] },
];

describe("a battle of the story", () => {
  const [told] = battlesOf(story);
  test("keeps its volleys, its dead and those who left", () => {
    expect(told).toMatchObject({ place: "tarraco", surprise: true, began: 4, ended: 6, winner: "pompeius" });
    expect(told!.volleys[0]!.dice.map((d) => d.die)).toEqual([1, 2, 6]);
    expect(told!.fallen.map((b) => b.block)).toEqual(["legio-7", "legio-9"]);
    expect(told!.left).toEqual([{ block: "legio-10", seat: "caesar", to: "narbo" }]);
    expect(battlesOf(story.slice(0, 2))[0]).toMatchObject({ ended: null, winner: null });
    expect(battlesOf([{ number: 1, events: fall("legio-7") }]), "nobody falls in a battle without one").toEqual([]);
  });
  test("is summed up for whoever looks", () => {
    expect(result(told!, "caesar")).toBe("Battle of Tarraco: lost, two legions");
    expect(result(told!, "pompeius")).toBe("Battle of Tarraco: won, no losses");
    expect(result(told!, null)).toBe("Battle of Tarraco: Pompeius holds the place, two legions");
    expect([outcome(told!, "caesar"), outcome(told!, null)]).toEqual(["lost", "held"]);
    expect(kinds(["caesar", "legio-7", "c-navis-1", "c-navis-2"])).toBe("Caesar, one legion, two Navis");
  });
  test("has a result that stays until it is closed; those from before one sat down do not come up", () => {
    const table = new FakeTable<JuliusView>(quiet, [], "caesar") as unknown as JuliusTable & { story: typeof story };
    table.story = story;
    expect(resultsOf(table).open).toEqual([]);
    const more = story.map(({ number, events }) => ({ number: number + 10, events }));
    table.story = [...story, ...more.slice(0, 2)];
    expect(resultsOf(table).open).toEqual([]);
    table.story = [...story, ...more];
    expect(resultsOf(table).open.map((b) => b.ended)).toEqual([16]);
    resultsOf(table).close();
    expect(resultsOf(table).open).toEqual([]);
  });
});

test("who acts next: A to D, the defender first, by surprise all attackers", () => {
  const of = (block: string, owner: "caesar" | "pompeius", letter: string, acted = false) => ({
    block,
    owner,
    letter,
    acted,
  });
  const all = [
    of("a", "caesar", "A"),
    of("b", "pompeius", "A"),
    of("c", "caesar", "C"),
    of("d", "pompeius", "B", true),
  ];
  expect(queue(all, "caesar", false).map((b) => b.block)).toEqual(["b", "a", "c"]);
  expect(queue(all, "caesar", true).map((b) => b.block)).toEqual(["a", "c", "b"]);
});

test("banners tell the moments of a battle, and volleys none", () => {
  expect(banner([event("battle_began", { ...place, attacker: "caesar", surprise: true })], fight)).toContain(
    "surprise",
  );
  expect(banner([event("block_shown")], { ...fight, battle: { ...fight.battle!, round: 2 } })).toContain("reserves");
  expect(banner([event("leader_killed", { block: "caesar" })], fight)).toBe("Caesar has fallen!");
  expect(banner(volley, fight)).toBeNull();
});

test("chances are said as percent, as a range where blocks are unknown, and as certain only when they are", () => {
  expect(percent({ least: 314, most: 314 })).toBe("31 %");
  expect(percent({ least: 314, most: 786 })).toBe("31–79 %");
  expect(percent({ least: 4, most: 4 })).toBe("<1 %");
  expect(percent({ least: 996, most: 996 })).toBe(">99 %");
  expect(percent({ least: 1000, most: 1000 })).toBe("100 %");
  const halves = [695, 305, 925, 75, 5, 995].map((n) => percent({ least: n, most: n }));
  expect(halves, "two sides are a hundred together").toEqual(["70 %", "30 %", "92 %", "8 %", "<1 %", ">99 %"]);
  expect(blocks({ least: 140, most: 260 })).toBe("1.4–2.6");
});

test("a block of the other side is on its way while its march is told, and mine stands where I put it", () => {
  const at = (view: JuliusView) => (view.places.tarraco ?? []).map((g) => `${g.owner} ${g.count}`);
  const march = event("block_moved", { seat: "pompeius", from: "tarraco", to: "bilbilis", step: 1 });
  const before = { ...fight, seat: "caesar", battle: null } as JuliusView;
  expect(at(tell(before, [march], "caesar")[0]!.view)).toEqual(["caesar 2"]);
  expect(tell(before, [{ ...march, seat: "caesar" }], "caesar")).toEqual([]);
  const beats = tell(
    before,
    [march, event("attacked", { seat: "pompeius", place: "bilbilis", from: "tarraco" })],
    "caesar",
  );
  const there = beats.map((beat) => (beat.view.places.bilbilis ?? []).map((g) => `${g.owner} ${g.count}`));
  expect(there, "it has arrived when its attack is told").toEqual([[], ["pompeius 1"]]);
});

test("two cards say who leads and who follows, or that both are void", () => {
  const shown = event("cards_revealed", { caesar: "mars", pompeius: "3/1a" });
  const led = [shown, event("command_began", { seat: "caesar" })];
  expect([rank(led, "caesar"), rank(led, "pompeius"), rank([shown], "caesar")]).toEqual(["first", "second", ""]);
  expect(rank([shown, event("events_cancelled")], "pompeius")).toBe("void");
});

test("what two revealed cards decide is said as the cards have it", () => {
  const cards = (caesar: string, pompeius: string, first: string, ...more: GameEvent[]) =>
    decided([event("cards_revealed", { caesar, pompeius }), ...more, event("command_began", { seat: first })]);
  expect(cards("3/1a", "2/2d", "caesar")).toEqual(["More moves lead: Caesar commands first"]);
  expect(cards("2/1a", "2/2d", "caesar")).toEqual(["Equal moves: Caesar commands first"]);
  expect(cards("2/1a", "mars", "pompeius")).toEqual(["An event leads: Pompeius commands first"]);
  expect(cards("2/1a", "mars", "caesar"), "a tournament's first turn").toEqual(["Caesar commands first"]);
  const copy = event("apollo_copied", { seat: "pompeius", card: "1/2a" });
  expect(cards("2/1a", "apollo", "caesar", copy)).toEqual([
    "Pompeius: Apollo copies 1/2",
    "More moves lead: Caesar commands first",
  ]);
  expect(
    decided([event("cards_revealed", { caesar: "mars", pompeius: "mercury" }), event("events_cancelled")]),
  ).toEqual(["Two events: both are void, and the turn is over"]);
});

test("my own block that retreats is where it went while the rest is told", () => {
  const own = [
    { block: "legio-10", place: "tarraco", steps: 2, strength: 3, moved: 0, came: null, reserve: false, acted: false },
  ];
  const before = { ...fight, seat: "caesar", own } as JuliusView;
  const left = event("retreated", { seat: "caesar", block: "legio-10", from: "tarraco", to: "narbo" });
  const beats = tell(before, [left, end], "caesar");
  expect(beats.at(-1)!.view.own?.map((b) => `${b.block} ${b.place}`)).toEqual(["legio-10 narbo"]);
});

test("while an entry is told, as many blocks are on the map as before it, after it or between: none is lost on its way", () => {
  interface Turn {
    viewer: string | null;
    before: JuliusView;
    events: GameEvent[];
    after: JuliusView;
  }
  const { turns } = made<{ turns: Turn[] }>("games/julius");
  const blocksOn = (view: JuliusView) => PLACES.reduce((n, { id }) => n + standing(view, id).flat().length, 0);
  let told = 0;
  for (const { viewer, before, events, after } of turns) {
    const ends = [blocksOn(before), blocksOn(after)];
    for (const { view, events: now } of tell(before, events, viewer)) {
      const seen = blocksOn(view) + (marchIn(now, viewer) ? 1 : 0);
      const what = `${String(viewer)} sees ${now.map((e) => `${String(e.seat)} ${e.kind}`).join(", ")}`;
      expect(seen, what).toBeGreaterThanOrEqual(Math.min(...ends));
      expect(seen, what).toBeLessThanOrEqual(Math.max(...ends));
      told++;
    }
  }
  expect(told).toBeGreaterThan(50);
});
