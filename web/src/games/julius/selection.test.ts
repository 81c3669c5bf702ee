import { describe, expect, test } from "vitest";
import { made } from "../../testing/fixtures";
import { FakeTable } from "../../testing/table.svelte";
import { Follow } from "./after.svelte";
import { selectionOf } from "./selection.svelte";
import { type JuliusView, choice, quarters, roomOn, whereIs } from "./view";

interface Position {
  seat: "caesar" | "pompeius";
  view: JuliusView;
  legal: string[];
}
const { positions } = made<{ positions: Position[] }>("games/julius");
const inPhase = (...phases: string[]) => positions.filter((p) => phases.includes(p.view.phase));
const at = ({ view, legal, seat }: Position) => new FakeTable<JuliusView, never>(view, legal, seat);

describe("the map", () => {
  test("lights every place that a choice lies in, and shows all choices while nothing is pointed at", () => {
    for (const position of positions) {
      const selection = selectionOf(at(position));
      const places = position.legal.map((a) => selection.at(choice(a))).filter(Boolean);
      expect(new Set(selection.lit.keys())).toEqual(new Set(places));
      expect(selection.shown).toHaveLength(position.legal.length);
      expect(selection.narrowed).toBe(false);
    }
  });

  test("a step to a lit place is one click", () => {
    const steps = inPhase("step").filter((p) => p.legal.some((a) => a.startsWith("step ")));
    expect(steps.length).toBeGreaterThan(20);
    for (const position of steps) {
      const table = at(position);
      const action = position.legal.find((a) => a.startsWith("step "))!;
      selectionOf(table).pickPlace(action.slice(5));
      expect(table.done).toEqual([action]);
    }
  });

  test("a block of the other side is asked about by one click; where its place can be chosen, that is chosen", () => {
    const far = (p: Position) =>
      Object.keys(p.view.places).find(
        (place) =>
          p.view.places[place]!.every((g) => g.owner !== p.seat) &&
          !p.legal.some((a) => a.includes(place) || choice(a).kind === "place"),
      );
    const quiet = positions.find(far)!;
    const table = at(quiet);
    const selection = selectionOf(table);
    const place = far(quiet)!;
    selection.pickBack(place, "pompeius-0");
    expect([selection.place, selection.back]).toEqual([place, "pompeius-0"]);
    selection.pickBack(place, "pompeius-1");
    expect(selection.back).toBe("pompeius-1");
    selection.pickBack(place, "pompeius-1");
    expect([selection.place, selection.back]).toEqual([place, null]);
    selection.pickBack(place, "pompeius-0");
    selection.clear();
    expect([selection.place, selection.back, table.done]).toEqual([null, null, []]);
    const stepping = inPhase("step").find((p) => p.legal.some((a) => a.startsWith("step ")))!;
    const going = at(stepping);
    const step = stepping.legal.find((a) => a.startsWith("step "))!;
    selectionOf(going).pickBack(step.slice(5), "pompeius-0");
    expect([going.done, selectionOf(going).back]).toEqual([[step], null]);
  });

  test("a place that takes nobody says why", () => {
    const position = inPhase("step").find((p) => p.legal.some((a) => a.startsWith("step ")))!;
    const closed = Object.keys(position.view.roads).find((p) => !position.legal.includes(`step ${p}`))!;
    const table = at(position);
    selectionOf(table).pickPlace(closed);
    expect(table.done).toEqual([]);
    expect(table.asked).toEqual([`step ${closed}`]);
  });

  test("a place of mine narrows the list to its blocks, and they may be ticked to march together", async () => {
    const moving = inPhase("move").map((p) => ({ p, s: selectionOf(at(p)) }));
    const [found] = moving.flatMap(({ p, s }) => {
      const place = [...s.lit.keys()].find(
        (x) => p.legal.filter((a) => a.startsWith("move ") && whereIs(p.view, a.slice(5)) === x).length > 1,
      );
      return place ? [{ p, place }] : [];
    });
    const { p, place } = found!;
    const table = at(p);
    const selection = selectionOf(table);
    selection.pickPlace(place);
    const here = p.legal.filter((a) => a.startsWith("move ") && whereIs(p.view, a.slice(5)) === place);
    expect(selection.marchers.map((b) => `move ${b}`)).toEqual(here);
    for (const block of selection.marchers) selection.tick(block);
    selection.tick(selection.marchers[1]!);
    const [lead, ...others] = selection.marchers.filter((_, i) => i !== 1);
    await selection.march();
    expect(table.done).toEqual([`move ${lead}`]);
    expect(selection.group).toEqual(others);
  });
});

describe("who follows", () => {
  const event = (step: number, from: string, to: string, block = "legio-13") => ({
    kind: "block_moved_is",
    seat: "caesar",
    block,
    from,
    to,
    step,
  });

  test("goes the way of the one before, step by step, and no further than is allowed", async () => {
    const follow = new Follow();
    follow.read(1, [event(1, "ravenna", "ariminum")], "caesar");
    follow.read(2, [event(2, "ariminum", "ancona")], "caesar");
    follow.read(2, [event(1, "roma", "capua")], "caesar");
    expect(follow.path).toEqual(["ravenna", "ariminum", "ancona"]);
    const table = new FakeTable<JuliusView, never>({} as JuliusView, ["move equitatus-1"]);
    table.after = (done) => (done === "step ariminum" ? ["stop"] : done.startsWith("move") ? ["step ariminum"] : []);
    expect(await follow.send(table, "equitatus-1")).toBe(false);
    expect(table.done).toEqual(["move equitatus-1", "step ariminum"]);
  });

  test("begins anew with another block, and forgets when the turn ends", () => {
    const follow = new Follow();
    follow.read(1, [event(1, "ravenna", "ariminum")], "caesar");
    follow.read(2, [event(1, "roma", "capua", "legio-7")], "caesar");
    expect(follow.path).toEqual(["roma", "capua"]);
    follow.read(3, [{ kind: "turn_began" }], "caesar");
    expect(follow.path).toEqual([]);
  });
});

describe("a road", () => {
  test("that a block may take has room in the view", () => {
    let told = 0;
    for (const { view, legal } of inPhase("step")) {
      const from = view.mover?.at;
      if (!from) continue;
      for (const to of legal.filter((a) => a.startsWith("step ")).map((a) => a.slice(5))) {
        const room = view.roads[from]?.[to] && roomOn(view, [from, to], from);
        if (room) told += Number(room.room > 0);
        if (room) expect(room.room, `${from} ${to}`).toBeGreaterThan(0);
      }
    }
    expect(told).toBeGreaterThan(20);
  });

  test("is told by the end it begins at, and the wider way where it begins at neither", () => {
    const roads = { messana: { rhegium: { room: 2, limit: 2 } }, rhegium: { messana: { room: 1, limit: 1 } } };
    const view = { roads } as unknown as JuliusView;
    expect(roomOn(view, ["messana", "rhegium"], "messana")!.room).toBe(2);
    expect(roomOn(view, ["messana", "rhegium"], "rhegium")!.room).toBe(1);
    expect(roomOn(view, ["messana", "rhegium"], "roma")!.room).toBe(2);
    expect(roomOn(view, ["messana", "roma"], null)).toBeNull();
  });
});

describe("winter quarters", () => {
  test("are full or overfull, the worst first, each with what the view says it feeds", () => {
    const winters = positions.filter((p) => Object.keys(p.view.supply[p.seat]).length);
    expect(winters.length).toBeGreaterThan(10);
    for (const { view, seat } of winters) {
      const told = quarters(view, seat);
      const supply = Object.entries(view.supply[seat]).filter(([, s]) => s.blocks >= s.feeds);
      expect(new Set(told.map((q) => q.place))).toEqual(new Set(supply.map(([place]) => place)));
      for (const q of told) expect(q).toEqual({ place: q.place, ...view.supply[seat][q.place] });
      const over = told.map((q) => q.blocks - q.feeds);
      expect(over).toEqual([...over].sort((a, b) => b - a));
    }
  });

  test("that are overfull are where the rules make a side disband", () => {
    let told = 0;
    for (const { view, seat, legal } of inPhase("disband")) {
      const due = new Set(legal.filter((a) => a.startsWith("disband ")).map((a) => whereIs(view, a.slice(8))));
      const over = quarters(view, seat).filter((q) => q.blocks > q.feeds);
      if (!over.length) continue;
      told++;
      expect(over.some((q) => due.has(q.place))).toBe(true);
    }
    expect(told).toBeGreaterThan(0);
  });

  test("never lose a block by one click on it: the click narrows the list, which asks once more", () => {
    const { view, seat, legal } = inPhase("disband").find((p) => p.legal.some((a) => a.startsWith("disband ")))!;
    const table = new FakeTable<JuliusView, never>(view, legal, seat);
    const block = legal.find((a) => a.startsWith("disband "))!.slice(8);
    const selection = selectionOf(table);
    selection.pickBlock(block);
    expect(table.done).toEqual([]);
    expect(selection.block).toBe(block);
  });

  test("are nobody's for who looks on", () => expect(quarters(positions[0]!.view, null)).toEqual([]));
});

test("a card is committed by the second tap alone, and pointing at another forgets the first", () => {
  const position = inPhase("cards").find((p) => p.legal.filter((a) => /^(play|discard) /.test(a)).length > 1)!;
  const table = at(position);
  const selection = selectionOf(table);
  const [one, other] = position.legal.filter((a) => /^(play|discard) /.test(a));
  const card = (action: string) => action.split(" ")[1]!;
  selection.pickCard(card(one!));
  selection.pickCard(card(other!));
  table.busy = true;
  selection.pickCard(card(other!));
  expect([table.done, selection.card]).toEqual([[], card(other!)]);
  table.busy = false;
  selection.pickCard(card(other!));
  expect(table.done).toEqual([other]);
  expect(selection.card).toBeNull();
  selection.pickCard("no-card");
  selection.commitCard();
  expect(table.done).toHaveLength(1);
});
