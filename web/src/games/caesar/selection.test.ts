import { describe, expect, test } from "vitest";
import { made } from "../../testing/fixtures";
import { FakeTable } from "../../testing/table.svelte";
import { selectionOf } from "./selection.svelte";
import { type CaesarView, placement } from "./view";

interface Position {
  seat: string;
  view: CaesarView;
  legal: string[];
}
const { positions } = made<{ positions: Position[] }>("games/caesar");
const placing = positions.filter((p) => p.legal.some((action) => action.startsWith("place ")));
const at = ({ view, legal, seat }: Position) => new FakeTable<CaesarView>(view, legal, seat);

test("there are positions to look at", () => expect(placing.length).toBeGreaterThan(8));

describe("a hint that is shown", () => {
  test.each(placing.map((p, i) => [i, p] as const))("lies as it says, in position %i", (_, position) => {
    const table = at(position);
    const selection = selectionOf(table);
    for (const action of position.legal.filter((a) => a.startsWith("place "))) {
      expect(selection.lay(action)).toBe(true);
      expect(table.draft).toBe(action);
    }
  });

  test("is not laid where the rules do not offer it", () => {
    const table = at(placing[0]!);
    expect(selectionOf(table).lay("place sword-6-0 ZZ-ZZ 6/0")).toBe(false);
    expect(table.draft).toBeNull();
  });
});

describe("a token in the hand", () => {
  const position = placing.find((p) => p.legal.some((a) => / 5\/1$| 1\/5$/.test(a)))!;
  const wanted = placement(position.legal.find((a) => / 5\/1$| 1\/5$/.test(a))!)!;

  test("may go just where the rules say", () => {
    const selection = selectionOf(at(position));
    selection.hold(wanted.token);
    const legal = position.legal.map(placement).filter((p) => p?.token === wanted.token);
    expect(selection.spaces).toEqual(new Set(legal.map((p) => p!.border)));
  });

  test("turns when its space is chosen again, and both ways are the rules' own", () => {
    const table = at(position);
    const selection = selectionOf(table);
    selection.hold(wanted.token);
    selection.put(wanted.border);
    const first = table.draft!;
    selection.put(wanted.border);
    const second = table.draft!;
    expect(position.legal).toContain(first);
    expect(position.legal).toContain(second);
    expect(placement(second)!.values).toEqual([...placement(first)!.values!].reverse());
  });

  test("goes nowhere while the last decision is on its way", () => {
    const table = at(position);
    const selection = selectionOf(table);
    table.busy = true;
    selection.hold(wanted.token);
    selection.put(wanted.border);
    expect([selection.token, selection.border, table.draft]).toEqual([null, null, null]);
    table.busy = false;
    selection.hold(wanted.token);
    table.busy = true;
    selection.put(wanted.border);
    expect([selection.token, selection.border, table.draft]).toEqual([wanted.token, null, null]);
  });

  test("is put back whole", () => {
    const table = at(position);
    const selection = selectionOf(table);
    selection.lay(wanted.action);
    selection.clear();
    expect([selection.token, selection.border, table.draft]).toEqual([null, null, null]);
  });

  test("asks why where it may not go", () => {
    const table = at(position);
    const selection = selectionOf(table);
    selection.hold(wanted.token);
    const taken = Object.entries(position.view.borders).find(([, lying]) => lying)![0];
    selection.put(taken);
    expect(table.asked).toHaveLength(1);
    expect(table.asked[0]).toMatch(new RegExp(`^place ${wanted.token} ${taken} `));
    expect(table.draft).toBeNull();
  });
});

test("a target of Might is one click", () => {
  const table = at({ ...placing[0]!, legal: ["might token GA-SD", "might marker gallia"] });
  selectionOf(table).put("GA-SD");
  expect(table.done).toEqual(["might token GA-SD"]);
});
