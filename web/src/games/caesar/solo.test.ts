import { beforeAll, expect, test } from "vitest";
import { said as t } from "../../testing/said";
import { loadWords } from "../registry";
import { lastTile, tileWords, tilesLeft } from "./solo";
import type { CaesarView } from "./view";

beforeAll(() => loadWords("caesar"));
const view = (tiles: string[], variant: unknown = null) =>
  ({ options: { variant }, solo: { tiles } }) as never as CaesarView;

test("a tile is told by its tasks in their order, and by its letter where a variant has its own", () => {
  expect(tileWords("C", view([]))).toBe(
    [t("caesar.task.draw2"), t("caesar.task.resolve"), t("caesar.task.resolve")].join(", "),
  );
  for (const tile of "ABCDE") expect(tileWords(tile, view([]))).not.toMatch(/caesar\.|^[A-E]$/);
  expect(tileWords("C", view([], "crassus-veteran"))).toBe("C");
});

test("equal tiles that are left are counted together, and the last one turned is found", () => {
  expect(tilesLeft(view(["A", "C", "A"]))).toEqual([
    { tile: "A", n: 2 },
    { tile: "C", n: 1 },
  ]);
  expect(tilesLeft({ options: {} } as never)).toEqual([]);
  expect(lastTile([{ kind: "tile_drawn", tile: "A" }, { kind: "tile_drawn", tile: "B" }, { kind: "went" }])).toBe("B");
  expect(lastTile([])).toBeNull();
});
