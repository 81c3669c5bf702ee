import { expect, test } from "vitest";
import { PLACE } from "./data";
import { pointedAt } from "./trail";
import type { JuliusView } from "./view";

const at = (place: string) => PLACE.get(place)!.at;
const view = (own: Record<string, string>, facts: object = {}): JuliusView =>
  ({
    seat: "caesar",
    mover: null,
    battle: null,
    shown: [],
    own: Object.entries(own).map(([block, place]) => ({ block, place })),
    ...facts,
  }) as unknown as JuliusView;
const goes = (block: string, ...places: string[]) => [`move ${block}`, ...places.map((place) => `step ${place}`)];

test("a command is drawn as its groups, each from where it stood to where it ends, with how many go", () => {
  const seen = view({ "legio-11": "ravenna", "legio-12": "ravenna", caesar: "genua" });
  const command = [
    ...goes("caesar", "massilia"),
    ...goes("legio-11", "ariminum", "roma"),
    "stop",
    ...goes("legio-12", "roma"),
    "end-move",
    "levy legio-8",
    "end-levy",
  ];
  expect(pointedAt(seen, command)).toEqual([
    { from: at("ravenna"), to: at("roma"), count: 2 },
    { from: at("genua"), to: at("massilia"), count: 1 },
  ]);
});

test("of many groups the four largest are drawn", () => {
  const homes = ["ravenna", "genua", "massilia", "narbo", "tarraco"];
  const own = Object.fromEntries(homes.map((home, n) => [`legio-${n + 1}`, home]));
  const seen = view({ ...own, "legio-9": "tarraco" });
  const command = [...homes.flatMap((_, n) => goes(`legio-${n + 1}`, "roma")), ...goes("legio-9", "roma")];
  const drawn = pointedAt(seen, command);
  expect(drawn).toHaveLength(4);
  expect(drawn[0]).toEqual({ from: at("tarraco"), to: at("roma"), count: 2 });
  expect(drawn.map(({ from }) => from)).not.toContain(at("narbo"));
});

test("a block of another seat's is found in what lies open, one that nobody shows is not drawn, one in hand is", () => {
  const seen = view({}, { mover: { at: "genua", block: null } });
  const theirs = view({ "legio-1": "ravenna" });
  const command = [
    "step massilia",
    ...goes("legio-1", "roma"),
    ...goes("legio-2", "roma"),
    ...goes("legio-1", "ravenna"),
  ];
  expect(pointedAt(seen, command, [theirs])).toEqual([
    { from: at("genua"), to: at("massilia"), count: 1 },
    { from: at("ravenna"), to: at("roma"), count: 1 },
  ]);
});

test("what is decided singly is pointed at as it is", () => {
  const seen = view({ "legio-1": "ravenna" }, { battle: { place: "genua" } });
  expect(pointedAt(seen, ["retreat-to massilia", "fire legio-1"])).toEqual([
    { from: at("genua"), to: at("massilia"), count: 1 },
    { from: null, to: at("ravenna"), count: 1 },
  ]);
});
