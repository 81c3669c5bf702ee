import { expect, test } from "vitest";
import { made } from "../../testing/fixtures";
import { front, ownerOf, standing } from "./standing";
import type { JuliusView } from "./view";

const { positions } = made<{ positions: { view: JuliusView }[] }>("games/julius");

test("as many blocks stand in a place as the view counts there, one's own by their faces", () => {
  for (const { view } of positions) {
    for (const [place, groups] of Object.entries(view.places)) {
      const all = standing(view, place).flat();
      expect(all.length, place).toBe(groups.reduce((n, group) => n + group.count, 0));
      expect(new Set(all.map((piece) => piece.key)).size, place).toBe(all.length);
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

test("a block of the other side's wood, and Cleopatra, carry the flag of the side they fight for", () => {
  const group = (owner: string, colour: string) => ({ owner, colour, count: 1, moved: 0, came: null, reserve: false });
  const view = {
    seat: "pompeius",
    battle: null,
    own: [{ block: "legio-7", place: "roma", steps: 2, moved: 0 }],
    places: {
      roma: [group("pompeius", "caesar")],
      alexandria: [group("caesar", "cleopatra"), group("caesar", "caesar")],
    },
  } as never as JuliusView;
  expect(standing(view, "roma").flat()).toMatchObject([{ block: "legio-7", colour: "caesar", flag: "pompeius" }]);
  expect(standing(view, "alexandria").flat()).toMatchObject([{ flag: "caesar" }, { flag: null }]);
});

test("the war is where the two sides are nearest", () => {
  const group = (owner: string) => [{ owner, colour: owner, count: 1, moved: 0, came: null, reserve: false }];
  const places = { narbo: group("caesar"), tarraco: group("pompeius"), antiochia: group("pompeius") };
  const [x, y] = front({ places } as never as JuliusView);
  expect(Math.hypot(x - 402, y - 426)).toBeLessThan(30);
  expect(front({ places: {} } as never as JuliusView)).toEqual([681, 458]);
});
