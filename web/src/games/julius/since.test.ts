import { event } from "../../testing/entries";
import { describe, expect, test } from "vitest";
import type { GameEvent, Told } from "../../lib/playing";
import { PLACE } from "./data";
import { arrowsOf, raisedBy } from "./since";
import { along, seaway } from "./ways";

const told = (...events: GameEvent[]): Told[] => events.map((e, number) => ({ number, events: [e] }));
const moved = (seat: string, from: string, to: string, step = 1) => event("block_moved", { seat, from, to, step });
const command = (seat: string) => event("command_began", { seat, card: "2/2a" });
const done = (seat: string) => event("levy_ended", { seat });
const ways = (story: Told[], viewer: string | null = "caesar") =>
  arrowsOf(story, viewer).map((a) => `${a.from}/${a.to} ${a.count} ${a.manner}`);

/** Pompeius answers Caesar in the first turn, and leads in the second. */
const WAR = told(
  command("caesar"),
  moved("caesar", "genua", "roma"),
  done("caesar"),
  command("pompeius"),
  moved("pompeius", "tarraco", "narbo"),
  moved("pompeius", "tarraco", "narbo"),
  event("attacked", { seat: "pompeius", place: "narbo", from: "tarraco", reserve: false }),
  event("levied", { seat: "pompeius", place: "tarraco" }),
  done("pompeius"),
  event("battle_began", { seat: "caesar", place: "narbo", attacker: "pompeius" }),
  event("retreated", { seat: "pompeius", block: "legio-5", from: "narbo", to: "tarraco" }),
  event("turn_began", { year: 705, turn: 2 }),
  command("pompeius"),
  event("embarked", { seat: "pompeius", from: "utica", to: "mare-tyrrhenum" }),
  moved("pompeius", "utica", "neapolis", 0),
  done("pompeius"),
);

describe("arrows since my last turn", () => {
  test("tell what the other side did after my command, in both turns, with how many and how", () => {
    expect(ways(WAR)).toEqual([
      "tarraco/narbo 2 attack",
      "narbo/tarraco 1 retreat",
      "utica/mare-tyrrhenum 1 march",
      "mare-tyrrhenum/neapolis 1 march",
    ]);
    expect(raisedBy(WAR, "caesar")).toEqual([{ place: "tarraco", seat: "pompeius", count: 1 }]);
  });

  test("stay while I command, and begin anew when I have", () => {
    const mine = [...WAR, ...told(command("caesar"), moved("caesar", "roma", "genua"))];
    expect(ways(mine)).toEqual(ways(WAR));
    const over = [...mine, ...told(done("caesar"), command("pompeius"), moved("pompeius", "roma", "capua"))];
    expect(ways(over)).toEqual(["roma/capua 1 march"]);
  });

  test("are what a page that comes later is told, too: the story alone decides", () => {
    expect(arrowsOf([{ number: 9, events: WAR.flatMap((e) => e.events) }], "caesar")).toEqual(arrowsOf(WAR, "caesar"));
  });

  test("show a watcher both sides of this turn, and nobody his own moves", () => {
    expect(ways(WAR, null)).toEqual(["utica/mare-tyrrhenum 1 march", "mare-tyrrhenum/neapolis 1 march"]);
    expect(arrowsOf(WAR, "pompeius").every((a) => a.seat === "caesar")).toBe(true);
  });
});

describe("a way on the map", () => {
  test("begins and ends in its cities, whichever way the road was drawn", () => {
    for (const [from, to] of [
      ["tarraco", "carthago-nova"],
      ["carthago-nova", "tarraco"],
      ["mare-hispanum", "mare-tyrrhenum"],
    ] as const) {
      expect(along(from, to, 0).at).toEqual(PLACE.get(from)!.at);
      expect(along(from, to, 1).at).toEqual(PLACE.get(to)!.at);
    }
  });
  test("over water goes from sea to sea, as few of them as can be", () => {
    expect(seaway("mare-tyrrhenum", "neapolis")).toEqual(["mare-tyrrhenum"]);
    expect(seaway("mare-hispanum", "alexandria")).toEqual([
      "mare-hispanum",
      "mare-tyrrhenum",
      "mare-internum",
      "mare-aegypticum",
    ]);
  });
  test("is the same road both ways", () => {
    const [out, back] = [along("tarraco", "carthago-nova", 0.25).at, along("carthago-nova", "tarraco", 0.75).at];
    expect(out[0]).toBeCloseTo(back[0]);
    expect(out[1]).toBeCloseTo(back[1]);
  });
});
