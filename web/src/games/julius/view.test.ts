import { beforeAll, describe, expect, test } from "vitest";
import { said as t } from "../../testing/said";
import { loadWords } from "../registry";
import { BLOCK, CARD, PLACE, placeName } from "./data";
import { type Memory, isHidden, memoryLines } from "./memory";
import { blockName, cardName, cardText, choiceName, fullSteps, groupName, phaseName, rating, seatName } from "./say";
import { placesOf, trailOf } from "./trail";
import { type JuliusView, choice, quarters, roomOn, whereIs } from "./view";

beforeAll(() => loadWords("julius"));
const view = (facts: object) => facts as JuliusView;

describe("the room on a road", () => {
  const on = view({ roads: { roma: { capua: { room: 2 } }, capua: { roma: { room: 4 } } } });
  test("is that of the way out of where one stands, else of the way that has more", () => {
    expect(roomOn(on, ["roma", "capua"], "roma")?.room).toBe(2);
    expect(roomOn(on, ["roma", "capua"], "capua")?.room).toBe(4);
    expect(roomOn(on, ["roma", "capua"], "genua")?.room).toBe(4);
    expect(roomOn(on, ["roma", "capua"], null)?.room).toBe(4);
    expect(roomOn(on, ["roma", "genua"], null)).toBeNull();
  });
});

describe("winter quarters", () => {
  test("are the full and overfull places of a side, the worst first", () => {
    const caesar = {
      roma: { blocks: 3, feeds: 4 },
      capua: { blocks: 3, feeds: 3 },
      genua: { blocks: 5, feeds: 3 },
      salona: { blocks: 6, feeds: 5 },
    };
    const all = view({ supply: { caesar, pompeius: {} } });
    expect(quarters(all, "caesar").map((q) => q.place)).toEqual(["genua", "salona", "capua"]);
    expect(quarters(all, "caesar")[0]).toEqual({ place: "genua", blocks: 5, feeds: 3 });
    expect(quarters(all, "pompeius")).toEqual([]);
    expect(quarters(all, null)).toEqual([]);
  });
});

describe("an action", () => {
  test("is taken apart by what its verb names", () => {
    expect(choice("jupiter roma brown")).toMatchObject({ kind: "target", place: "roma", colour: "brown" });
    expect(choice("play mars")).toMatchObject({ kind: "card", card: "mars" });
    expect(choice("discard mars")).toMatchObject({ kind: "card", verb: "discard" });
    expect(choice("end_move")).toMatchObject({ kind: "word", verb: "end_move" });
    expect(choice("move legio-1")).toMatchObject({ kind: "block", block: "legio-1" });
    expect(choice("step roma")).toMatchObject({ kind: "place", place: "roma", action: "step roma" });
  });

  test("is said with the names of what it names", () => {
    const [block, card, place] = [[...BLOCK.keys()][0]!, "mars", [...PLACE.keys()][0]!];
    expect(choiceName(choice(`move ${block}`))).toBe(t("julius.do.move", { block: blockName(block) }));
    expect(choiceName(choice(`play ${card}`))).toBe(t("julius.do.play", { card: cardName(card) }));
    expect(choiceName(choice(`step ${place}`))).toBe(t("julius.do.step", { place: placeName(place) }));
    expect(choiceName(choice("end-move"))).toBe(t("julius.do.end-move"));
    const target = t("julius.do.jupiter", { place: placeName(place), colour: t("julius.colour.caesar") });
    expect(choiceName(choice(`jupiter ${place} caesar`))).toBe(target);
  });
});

describe("where a block stands", () => {
  const at = view({
    own: [{ block: "legio-1", place: "roma" }],
    shown: [{ block: "legio-2" }],
    battle: { place: "capua" },
  });
  test("is known of one's own, and of those shown in the battle", () => {
    expect(whereIs(at, "legio-1")).toBe("roma");
    expect(whereIs(at, "legio-2")).toBe("capua");
    expect(whereIs(at, "legio-3")).toBeNull();
    expect(whereIs({ ...at, battle: null } as JuliusView, "legio-2")).toBeNull();
    expect(whereIs({ ...at, own: undefined } as unknown as JuliusView, "legio-1")).toBeNull();
  });
});

describe("blocks and cards in words", () => {
  test("have their printed names, ratings and steps, and unknown ones their letters", () => {
    const [id, facts] = [...BLOCK.entries()][0]!;
    expect(blockName(id)).toBe(facts.name);
    expect(blockName("nobody")).toBe("nobody");
    expect(rating(id)).toBe(`${facts.initiative}${facts.firepower}`);
    expect(rating("nobody")).toBe("");
    expect(fullSteps(id)).toBe(facts.strengths.length);
    expect(fullSteps("nobody")).toBe(0);
    expect([seatName("caesar"), seatName(null)]).toEqual([t("julius.seat.caesar"), ""]);
    expect([phaseName("levy"), phaseName("sleep")]).toEqual([t("julius.phase.levy"), "sleep"]);
  });

  test("tell an event by its name and a command by its numbers", () => {
    const [id, command] = [...CARD.entries()].find(([, card]) => !card.event)!;
    expect(cardName("mars")).toBe(CARD.get("mars")!.name);
    expect(cardText("mars")).toBe(t("julius.event.mars"));
    expect(cardName(id)).toBe(t("julius.card.command", { move: command.move, levy: command.levy }));
    expect(cardText(id)).toBe(t("julius.card.text", { move: command.move, levy: command.levy }));
    expect(cardName("joker")).toBe("joker");
  });

  test("tell a group by its count, its side, and whether it is a reserve", () => {
    const group = (more: object) =>
      groupName({ owner: "caesar", count: 1, colour: "caesar", reserve: false, ...more } as never);
    const seat = t("julius.seat.caesar");
    expect(group({})).toBe(t("julius.say.one", { n: 1, seat }));
    expect(group({ count: 3 })).toBe(t("julius.say.many", { n: 3, seat }));
    expect(group({ colour: "cleopatra", count: 3 })).toBe(t("julius.say.cleopatra", { n: 3, seat }));
    expect(group({ reserve: true })).toBe(`${t("julius.say.one", { n: 1, seat })} (${t("julius.reserve")})`);
  });
});

describe("what the table remembers", () => {
  const seen = (block: string, sure: boolean, steps: number | null = null) => ({
    block,
    sure,
    steps,
    owner: "caesar" as const,
    seen: [705, 1] as [number, number],
  });
  const about = (more: object): Memory => ({ roma: { last_battle: null, maybe: [], others: [], ...more } });

  test("is told line by line: the battle, who is surely there, who perhaps, who else", () => {
    expect(memoryLines(null, "roma")).toEqual([]);
    expect(memoryLines(about({}), "capua")).toEqual([]);
    expect(memoryLines(about({}), "roma")).toEqual([]);
    const others = ["x1", "x2", "x3", "x4", "x5", "x6"];
    const maybe = [seen("a", true, 3), seen("b", true), seen("c", false, 1)];
    expect(memoryLines(about({ last_battle: [705, 2], maybe, others }), "roma")).toEqual([
      t("julius.memory.battle", { year: 705, turn: 2 }),
      t("julius.memory.sure", { blocks: "a III, b" }),
      t("julius.memory.maybe", { blocks: "c I" }),
      t("julius.memory.others", { blocks: others.join(", ") }),
    ]);
    expect(memoryLines(about({ others: [...others, "x7"] }), "roma")).toEqual([t("julius.memory.many", { n: 7 })]);
  });

  test("is asked for where somebody else's blocks stand and no battle shows them", () => {
    const at = (owner: string, battle: object | null) =>
      isHidden(view({ seat: "caesar", places: { roma: [{ owner }] }, battle }), "roma");
    expect(at("pompeius", null)).toBe(true);
    expect(at("pompeius", { place: "capua" })).toBe(true);
    expect(at("pompeius", { place: "roma" })).toBe(false);
    expect(at("caesar", null)).toBe(false);
    expect(isHidden(view({ seat: "caesar", places: {}, battle: null }), "roma")).toBe(false);
  });
});

describe("a trail", () => {
  test("follows the roads, each leg once, and goes straight where there is none", () => {
    const moved = { kind: "block_moved", from: "roma", to: "neapolis", step: 1 };
    const road = trailOf([moved, moved]);
    expect(road).toHaveLength(1);
    expect(trailOf([{ ...moved, from: "neapolis", to: "roma" }])).toEqual(road);
    const straight = trailOf([{ kind: "block_moved", from: "roma", to: "alexandria", step: 1 }]);
    expect(straight).toEqual([`M${PLACE.get("roma")!.at.join(" ")}L${PLACE.get("alexandria")!.at.join(" ")}`]);
    expect(trailOf([{ kind: "card_played", card: "mars" }])).toEqual([]);
    expect(trailOf([{ kind: "levied", from: null, to: "roma" }])).toEqual([]);
  });

  test("of a landing goes on from the last sea, of an attack leads to the place attacked", () => {
    const [roma, alexandria] = [PLACE.get("roma")!.at.join(" "), PLACE.get("alexandria")!.at.join(" ")];
    const embarked = { kind: "embarked", from: "roma", to: "alexandria" };
    const landing = { kind: "block_moved", from: "nowhere", to: "roma", step: 0 };
    expect(trailOf([embarked, landing])).toEqual([`M${roma}L${alexandria}`, `M${alexandria}L${roma}`]);
    expect(trailOf([landing])).toEqual([]);
    for (const kind of ["attacked", "responded", "main_road_named"])
      expect(trailOf([{ kind, from: "roma", place: "alexandria", to: "roma" }])).toEqual([`M${roma}L${alexandria}`]);
  });

  test("names every place that events speak of", () => {
    const events = [
      { kind: "x", place: "roma", from: "capua", to: 3 },
      { kind: "y", to: "genua" },
    ];
    expect(placesOf(events)).toEqual(["roma", "genua"]);
  });
});
