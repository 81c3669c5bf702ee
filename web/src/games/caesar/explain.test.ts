import { beforeAll, expect, test, vi } from "vitest";
import { made } from "../../testing/fixtures";
import { loadWords } from "../registry";
import { BORDERS, PROVINCES } from "./data";
import { explained } from "./explain";
import { plansFor } from "./plan";
import { Pointing } from "./pointing.svelte";
import type { CaesarView } from "./view";

beforeAll(() => loadWords("caesar"));
const { positions } = made<{ positions: { view: CaesarView; legal: string[] }[] }>("games/caesar");
const UNSAID = /caesar\.|\{|undefined/;

test("everything on every board says what it is, in words and without a gap", () => {
  for (const { view } of positions) {
    const things = [
      ...BORDERS.map(({ id }) => `space ${id}` as const),
      ...PROVINCES.map(({ id }) => `province ${id}` as const),
      "corner caesar" as const,
      "corner pompey" as const,
    ];
    for (const thing of things) {
      const { title, lines, section } = explained(thing, view, new Map());
      expect(
        [title, section, ...lines].every((line) => line.length > 2),
        thing,
      ).toBe(true);
      expect(
        [title, ...lines].some((line) => UNSAID.test(line)),
        thing,
      ).toBe(false);
    }
  }
});

test("a province tells its bonus as the book does, and its last free space", () => {
  const { view } = positions.find((p) => Object.values(p.view.bonuses).some(Boolean))!;
  const [province, bonus] = Object.entries(view.bonuses).find(([, name]) => name)!;
  const book = new Map([[`bonus.${bonus}`, { piece: "", name: "", text: [{ text: "As the book says." }] } as never]]);
  expect(explained(`province ${province}`, view, book).lines[0]).toContain("As the book says.");
});

test("a mouse that rests is answered, one that passes is not, and what was asked for stays", () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("nobody answers")));
  const { view } = positions[0]!;
  const pointing = new Pointing();
  const mouse = { pointerType: "mouse" } as PointerEvent;
  pointing.at("space GA-SD", mouse);
  expect([pointing.space, pointing.told(view)]).toEqual(["GA-SD", null]);
  vi.advanceTimersByTime(1000);
  expect(pointing.told(view)?.title).toContain("Gallia");
  pointing.at("space GA-SD", null);
  expect([pointing.space, pointing.told(view)]).toEqual([null, null]);
  pointing.at("province italia", { pointerType: "touch" } as PointerEvent);
  vi.advanceTimersByTime(1000);
  expect(pointing.told(view)).toBeNull();
  pointing.ask("province italia");
  pointing.at("space GA-SD", mouse);
  vi.advanceTimersByTime(1000);
  expect([pointing.pinned, pointing.told(view)?.title]).toEqual([true, "Italia"]);
  pointing.ask("province italia");
  expect([pointing.pinned, pointing.told(view)]).toEqual([false, null]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("plans are what the rules would offer on that board, but for what lies face down", () => {
  for (const { view, legal } of positions.filter((p) => p.view.phase === "place")) {
    const placements = legal.filter((action) => action.startsWith("place ") && !action.endsWith("facedown"));
    if (placements.length) expect(new Set(plansFor(view).map((p) => p.action))).toEqual(new Set(placements));
  }
});
