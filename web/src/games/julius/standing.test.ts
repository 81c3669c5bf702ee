import { expect, test } from "vitest";
import { made } from "../../testing/fixtures";
import { ownerOf, standing } from "./standing";
import type { JuliusView } from "./view";

const { positions } = made<{ positions: { view: JuliusView }[] }>("games/julius");

test("as many blocks stand in a place as the view counts there, one's own by their faces", () => {
  for (const { view } of positions) {
    for (const [place, groups] of Object.entries(view.places)) {
      const all = standing(view, place).flat();
      const counted = all.reduce((n, piece) => n + (piece.block ? 1 : piece.count), 0);
      expect(counted, place).toBe(groups.reduce((n, group) => n + group.count, 0));
      const own = view.own?.filter((b) => b.place === place).map((b) => b.block) ?? [];
      expect(own.every((block) => all.some((piece) => piece.block === block))).toBe(true);
    }
  }
});

test("no row is longer than four", () => {
  const rows = positions.flatMap(({ view }) => Object.keys(view.places).flatMap((place) => standing(view, place)));
  expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(4);
});

test("a place belongs to who alone is there", () => {
  const group = (owner: string) => ({ owner, colour: owner, count: 1, moved: 0, came: null, reserve: false });
  const view = {
    places: { roma: [group("caesar")], capua: [group("caesar"), group("pompeius")] },
  } as never as JuliusView;
  expect([ownerOf(view, "roma"), ownerOf(view, "capua"), ownerOf(view, "genua")]).toEqual([
    "caesar",
    "contested",
    null,
  ]);
});
