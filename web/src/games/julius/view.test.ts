import { beforeAll, describe, expect, test } from "vitest";
import { said as t } from "../../testing/said";
import { loadWords } from "../registry";
import { BLOCK, CARD, PLACE, placeName } from "./data";
import { type Candidate, type Memory, type Stand, backLines, isHidden, memoryLines, standees } from "./memory";
import { blockName, cardName, cardText, choiceName, fullSteps, groupName, phaseName, rating, seatName } from "./say";
import { standing } from "./standing";
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
    expect([rating("c-ballista"), rating("c-ballista", "D")]).toEqual(["B/D4", "D4"]);
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
    expect(cardText(id)).toBe(
      `${t("julius.card.moves", { n: command.move })}, ${t("julius.card.levies", { n: command.levy })}`,
    );
    expect(cardName("joker")).toBe("joker");
  });

  test("tell a group by its count, its side, and whether it is a reserve", () => {
    const group = (more: object) =>
      groupName({ owner: "caesar", count: 1, colour: "caesar", reserve: false, ...more } as never);
    const seat = t("julius.seat.caesar");
    expect(group({})).toBe(t("julius.say.many", { n: 1, seat }));
    expect(group({ count: 3 })).toBe(t("julius.say.many", { n: 3, seat }));
    expect(group({ colour: "cleopatra", count: 3 })).toBe(t("julius.say.cleopatra", { n: 3, seat }));
    expect(group({ reserve: true })).toBe(`${t("julius.say.many", { n: 1, seat })} (${t("julius.reserve")})`);
  });
});

describe("what the table remembers", () => {
  const can = (block: string, sure: boolean, most: number, least = most) => ({ block, sure, least, most });
  const stand = (handles: number, ...can_be: Candidate[]): Stand => ({
    handles: Array.from({ length: handles }, (_, n) => `pompeius.pompeius.roma.${n + 1}`),
    owner: "pompeius",
    colour: "pompeius",
    moved: 0,
    came: null,
    can_be,
  });
  const about = (...stands: Stand[]): Memory => ({ roma: { last_battle: [705, 2], stands } });

  test("is told line by line: the battle, who is surely there, what the others can be and how strong at most", () => {
    expect(memoryLines(null, "roma")).toEqual([]);
    expect(memoryLines(about(), "capua")).toEqual([]);
    const known = stand(
      3,
      can("legio-1", true, 4),
      can("legio-2", false, 2),
      can("p-elephant", false, 2, 1),
      can("legio-3", false, 1),
    );
    expect(memoryLines(about(known), "roma")).toEqual([
      t("julius.memory.battle", { year: 705, turn: 2 }),
      t("julius.memory.sure", { blocks: "Legio 1 IV" }),
      t("julius.memory.some", { n: 2, blocks: "Legio 2 II, Elephant up to IV, Legio 3 I" }),
      t("julius.memory.no_leader"),
      t("julius.memory.strengths", { least: "I", most: "IV" }),
    ]);
    const [, line] = memoryLines(about(stand(1, can("legio-2", false, 2), can("legio-3", false, 1))), "roma");
    expect(line).toBe(t("julius.memory.one", { blocks: "Legio 2 II, Legio 3 I" }));
  });

  test("says only how many there are to choose from where there are many", () => {
    const many = Array.from({ length: 7 }, (_, n) => can(`x${n}`, false, 1 + (n % 3), 1));
    const lines = (n: number) => memoryLines(about(stand(n, ...many)), "roma").slice(1);
    expect(lines(1)[0]).toBe(t("julius.memory.one_many", { all: 7, most: "III" }));
    expect(lines(2)[0]).toBe(t("julius.memory.some_many", { n: 2, all: 7, most: "III" }));
  });

  test("of one block says what is certain as certain: who, of which kind, how strong, how it came", () => {
    const legion = can("legio-2", true, 2);
    expect(backLines(stand(1, legion))).toEqual([
      t("julius.memory.surely", { blocks: "Legio 2 II" }),
      t("julius.memory.strength", { most: "II" }),
    ]);
    const marched = { ...stand(2, legion, can("legio-3", true, 3, 1)), moved: 1, came: "narbo" };
    expect(backLines(marched)).toEqual([
      t("julius.memory.one", { blocks: "Legio 2 II, Legio 3 up to III" }),
      t("julius.memory.kind", { kind: t("julius.type.legio") }),
      t("julius.memory.no_leader"),
      t("julius.memory.strengths", { least: "I", most: "III" }),
      t("julius.memory.marched"),
      t("julius.memory.came", { place: "Narbo" }),
    ]);
    expect(backLines(stand(1, legion, can("scipio", false, 3)))).not.toContain(t("julius.memory.no_leader"));
    expect(backLines(stand(1))).toEqual([]);
  });

  test("gives every back on the map a handle of its own, those that did the same in plain sight together", () => {
    const group = (count: number, more: object = {}) => ({
      ...{ owner: "pompeius", colour: "pompeius", count, moved: 0, came: null, reserve: false },
      ...more,
    });
    const places = { roma: [group(2), group(1, { moved: 1 }), group(1, { colour: "cleopatra" })] };
    const pieces = standing(view({ seat: "caesar", battle: null, shown: [], places }), "roma").flat();
    const all = [can("legio-2", true, 2)];
    const marcher = { ...stand(1, ...all), handles: ["pompeius.pompeius.narbo.1"], moved: 1 };
    const queen = { ...stand(1, ...all), handles: ["pompeius.cleopatra.roma.1"], colour: "cleopatra" };
    const handles = (...stands: Stand[]) => standees(about(...stands), "roma", pieces).map((s) => s.handle.slice(9));
    expect(handles(queen, marcher, stand(2, ...all))).toEqual([
      "pompeius.roma.1",
      "pompeius.roma.2",
      "pompeius.narbo.1",
      "cleopatra.roma.1",
    ]);
    // The command is over: the handles are mixed, and who went is no longer known by one.
    expect(handles(stand(3, ...all))).toEqual(["pompeius.roma.1", "pompeius.roma.2", "pompeius.roma.3"]);
    expect(standees(null, "roma", pieces)).toEqual([]);
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

  test("of a landing goes from sea to sea to its port, of an attack leads to the place attacked", () => {
    const [roma, alexandria] = [PLACE.get("roma")!.at.join(" "), PLACE.get("alexandria")!.at.join(" ")];
    const way = ["roma", "mare-tyrrhenum", "mare-internum", "mare-aegypticum", "alexandria"];
    const embarked = { kind: "embarked", from: "roma", to: "mare-tyrrhenum" };
    const landing = { kind: "block_moved", from: "roma", to: "alexandria", step: 0 };
    const line = (from: string, to: string) => `M${PLACE.get(from)!.at.join(" ")}L${PLACE.get(to)!.at.join(" ")}`;
    expect(trailOf([embarked, landing])).toEqual(way.slice(1).map((to, i) => line(way[i]!, to)));
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
