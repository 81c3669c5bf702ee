import { beforeAll, describe, expect, test } from "vitest";
import { entryOf, event } from "../../testing/entries";
import type { GameEvent } from "../../lib/playing";
import { type Item, type Step, isAhead } from "../../lib/steps";
import { hereOf, isChapter, itemsOf, partsOf } from "../../table/log";
import type { Chapter } from "../module";
import { made } from "../../testing/fixtures";
import { loadWords } from "../registry";
import { chapters } from "./chapters";

beforeAll(() => loadWords("julius"));
const entry = (number: number, events: GameEvent[], more: Partial<Item> = {}): Item =>
  entryOf(number, events, { seat: "caesar", ...more });
const entriesOf = (part: Chapter | Item): Item[] => (isChapter(part) ? part.parts.flatMap(entriesOf) : [part]);
const titles = (parts: readonly (Chapter | Item)[], deep = ""): string[] =>
  parts.flatMap((p) => (isChapter(p) ? [deep + p.title, ...titles(p.parts, `${deep}- `)] : []));

const after = (number: number): Step => ({ number, told: null });
const place = { place: "tarraco" };
const WAR = [
  entry(0, [event("set_up"), event("year_began", { year: 705 }), event("turn_began", { year: 705, turn: 1 })]),
  entry(1, [
    event("cards_revealed", { caesar: "3/2a", pompeius: "2/3a" }),
    event("command_began", { seat: "caesar", card: "3/2a" }),
  ]),
  entry(2, [
    event("block_moved", { seat: "caesar", from: "narbo", to: "tarraco", step: 1 }),
    event("attacked", { seat: "caesar", ...place, from: "narbo", reserve: false }),
  ]),
  entry(3, [event("levied", { seat: "caesar", place: "genua" })]),
  entry(4, [event("levy_ended", { seat: "caesar" }), event("command_began", { seat: "pompeius", card: "2/3a" })]),
  entry(5, [event("levy_ended", { seat: "pompeius" })], { seat: "pompeius" }),
  entry(6, [event("battle_began", { seat: "caesar", ...place, attacker: "caesar" })]),
  entry(7, [
    event("leader_killed", { seat: "pompeius", block: "scipio", ...place }),
    event("battle_ended", { seat: "caesar", ...place }),
    event("turn_began", { year: 705, turn: 2 }),
  ]),
  entry(8, [
    event("cards_revealed", { caesar: "mars", pompeius: "pluto" }),
    event("events_cancelled"),
    event("winter_began", { year: 705 }),
    event("victory_checked", { caesar: 4, pompeius: 6 }),
  ]),
];

describe("the log of a war", () => {
  test("tells two commands or battles of one entry apart: a card without a target hands over at once", () => {
    const keys = (parts: readonly (Chapter | Item)[]): string[] =>
      parts.flatMap((p) => (isChapter(p) ? [p.key, ...keys(p.parts)] : []));
    const shown = event("cards_revealed", { caesar: "2/2b", pompeius: "vulcan" });
    const [vulcan, two] = [
      event("command_began", { seat: "pompeius", card: "vulcan" }),
      event("command_began", { seat: "caesar", card: "2/2b" }),
    ];
    const battles = [event("battle_began", place), event("battle_ended", place), event("battle_began", place)];
    const war = [...WAR.slice(0, 1), entry(1, [shown, vulcan, event("no_target"), two]), entry(2, battles)];
    for (const at of [null, after(1)]) {
      const found = keys(chapters(war, "caesar", at));
      expect(found.filter((key) => /command|battle/.test(key))).toHaveLength(4);
      expect(new Set(found).size).toBe(found.length);
    }
  });

  test("has a line for every year, turn, command and battle, and what happened within", () => {
    expect(titles(chapters(WAR, "caesar"))).toEqual([
      "Year 705 · Caesar 4 : 6 Pompeius",
      "- Six cards each",
      "- Turn 1",
      "- - Caesar shows 3/2, Pompeius 2/3",
      "- - Caesar commands with 3/2: 1 block marches, attack on Tarraco, 1 levy",
      "- - Pompeius commands with 2/3",
      "- - Battle of Tarraco: won, no losses",
      "- Turn 2",
      "- - Mars against Pluto: both are void",
      "- Winter",
    ]);
    expect(titles(chapters(WAR, "pompeius"))).toContain("- - Battle of Tarraco: lost, Scipio");
  });

  test("holds every event of a match that the rules played once, in its order", () => {
    const played = made<{ entries: Pick<Item, "number" | "seat" | "action" | "events">[] }>("games/julius").entries;
    const all = played.map((e) => entry(e.number, e.events, { seat: e.seat, action: e.action }));
    const told = chapters(all, "caesar").flatMap(entriesOf);
    expect(told.map((e) => e.number)).toEqual(told.map((e) => e.number).sort((a, b) => a - b));
    const kinds = (entries: readonly Item[]) => new Set(entries.flatMap((e) => e.events.map((v) => v.kind)));
    expect(kinds(told)).toEqual(kinds(all));
    const fought = (entries: readonly Item[]) =>
      entries.flatMap((e) => e.events).filter((v) => v.kind === "fired").length;
    expect(fought(told)).toBe(fought(all));
  });

  test("marks a command with the side that commands, whoever's click ended what was before", () => {
    const told = chapters(WAR, "caesar").flatMap(entriesOf);
    expect(told.filter((e) => e.number === 4).map((e) => e.seat)).toEqual(["caesar", "pompeius"]);
  });

  test("begins no chapter with what was taken back", () => {
    const back = entry(5, [event("taken_back", { number: 4 })]);
    const told = chapters([...WAR.slice(0, 5), back], "caesar");
    expect(titles(told).some((title) => title.includes("Pompeius commands"))).toBe(false);
    expect(told.flatMap(entriesOf).map((e) => e.number)).toContain(4);
  });

  test("tells who looks at the past what had happened by then, and no result before it came", () => {
    const then = titles(chapters(WAR, "caesar", after(6)));
    expect(then).toContain("- - Battle of Tarraco");
    expect(then).toContain("Year 705");
    expect(titles(chapters(WAR, "caesar", after(2)))).toContain(
      "- - Caesar commands with 3/2: 1 block marches, attack on Tarraco",
    );
    const two = [entry(9, [WAR[2]!.events[0]!]), entry(10, [WAR[2]!.events[0]!])];
    expect(chapters(two, "caesar").map((e) => entriesOf(e)[0]!.number)).toEqual([10]);
    expect(chapters(two, "caesar", after(9)).map((e) => entriesOf(e)[0]!.number)).toEqual([9, 10]);
  });

  test("is no further than the scenes of an entry that is told once more, and loses nothing meanwhile", () => {
    const rolling = { number: 7, told: 1 };
    const then = chapters(WAR, "caesar", rolling);
    expect(titles(then).slice(-4)).toEqual([
      "- - Battle of Tarraco",
      "- Turn 2",
      "- - Mars against Pluto: both are void",
      "- Winter",
    ]);
    const told = then.flatMap(entriesOf);
    expect(told.flatMap((e) => e.words)).toEqual(
      chapters(WAR, "caesar")
        .flatMap(entriesOf)
        .flatMap((e) => e.words),
    );
    expect(told.filter((e) => e.number === 7).map((e) => [e.words[0], isAhead(e, rolling)])).toEqual([
      ["leader_killed", false],
      ["battle_ended", true],
      ["turn_began", true],
    ]);
    const keys = (parts: readonly (Chapter | Item)[]): string[] =>
      parts.flatMap((p) => (isChapter(p) ? [p.key, ...keys(p.parts)] : []));
    expect(keys(then)).toEqual(keys(chapters(WAR, "caesar")));
    expect(hereOf(partsOf({ chapters }, WAR, "caesar", null, rolling), rolling)?.words).toEqual(["leader_killed"]);
  });

  test("is open where one looks", () => {
    const told = partsOf({ chapters }, WAR, "caesar", null);
    const turn = told.find(isChapter)!.parts.filter(isChapter)[1];
    const [then, now] = [hereOf(told, { number: 2, told: null }), hereOf(told, null)];
    expect([then?.number, now?.number]).toEqual([2, 8]);
    expect([then, now].map((item) => itemsOf(turn!).includes(item!))).toEqual([true, false]);
  });
});
