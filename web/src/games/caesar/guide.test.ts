import { beforeAll, expect, test } from "vitest";
import { loadWords } from "../registry";
import { happened, ofDraft, since, toLookFor } from "./guide";
import { missed } from "./missed";
import { BORDERS, PROVINCES } from "./data";
import type { CaesarView } from "./view";

beforeAll(() => loadWords("caesar"));

const token = (seat: "caesar" | "pompey") => ({
  seat,
  token: "ship-4-2",
  values: [4, 2] as [number, number],
  facedown: false,
  marker: null,
  hidden: false,
});

/** A board with these spaces filled by Caesar, and a bonus in every open province. */
function board(filled: string[], held: string[] = []): CaesarView {
  return {
    borders: Object.fromEntries(BORDERS.map((b) => [b.id, filled.includes(b.id) ? token("caesar") : null])),
    bonuses: Object.fromEntries(PROVINCES.map((p) => [p.id, held.includes(p.id) ? null : "tactics"])),
    provinces: Object.fromEntries(
      PROVINCES.map((p) => [
        p.id,
        {
          totals: { caesar: 4, pompey: 2 },
          closed: held.includes(p.id),
          control: held.includes(p.id) ? "caesar" : null,
          flipped: false,
        },
      ]),
    ),
  } as unknown as CaesarView;
}
const preview = (...events: { kind: string; seat?: string; province?: string }[]) => ({
  action: "",
  changes: [],
  events: events as never[],
});

test("an empty board is begun at a province with few spaces", () => {
  const [first] = toLookFor(board([]), "caesar", new Set());
  expect(first?.key).toBe("start");
  expect(first?.facts.n).toBe(Math.min(...PROVINCES.map((p) => p.borders.length)));
});

test("a last free space is named as mine to fill, or as the other's", () => {
  const view = board(["HC-HU"]);
  const [mine] = toLookFor(view, "caesar", new Set(["HU-MT"]));
  expect(mine).toMatchObject({ key: "may_close", facts: { province: "hispania_ulterior", mine: 4, its: 2 } });
  const [its] = toLookFor(view, "caesar", new Set());
  expect(its?.key).toBe("its_to_close");
});

test("with a province in hand its open neighbour is worth a look, and with none one builds", () => {
  expect(toLookFor(board(["GC-GA"]), "caesar", new Set())[0]?.key).toBe("build");
  const view = board(["GC-GA"], ["italia"]);
  expect(toLookFor(view, "caesar", new Set())[0]).toMatchObject({ key: "neighbour", facts: { province: "italia" } });
});

test("a draft is told by what it closes and for whom, and by the single space that it leaves", () => {
  const view = board([]);
  expect(ofDraft(view, "caesar", "HC-HU", null)).toEqual([]);
  const left = ofDraft(view, "caesar", "HC-HU", preview());
  expect(left.map((c) => [c.key, c.facts.province, c.careful])).toContainEqual([
    "draft_leaves",
    "hispania_ulterior",
    true,
  ]);
  const won = { kind: "province_won", seat: "caesar", province: "hispania_ulterior" };
  expect(ofDraft(board(["HC-HU"]), "caesar", "HU-MT", preview(won)).map((c) => c.key)).toContain("draft_wins");
  const lost = ofDraft(board(["HC-HU"]), "pompey", "HU-MT", preview(won))[0];
  expect(lost).toMatchObject({ key: "draft_gives", careful: true });
});

test("what happened is told from my last move on, the weightiest first", () => {
  const entry = (seat: string, ...events: object[]) => ({ seat, events }) as never;
  const entries = [entry("pompey", { kind: "province_tied", province: "gallia" }), entry("caesar"), entry("pompey")];
  expect(since(entries, "caesar")).toEqual([]);
  const laid = { kind: "token_placed", seat: "pompey", token: "sword-3-3", border: "GC-GA", values: [3, 3] };
  expect(happened(board([]), "caesar", [laid])).toMatchObject([{ key: "laid", facts: { a: 3, b: 3 } }]);
  const won = { kind: "province_won", seat: "pompey", province: "gallia", caesar: 1, pompey: 6 };
  expect(happened(board([]), "caesar", [laid, won])).toMatchObject([{ key: "lost", facts: { mine: 1, its: 6 } }]);
});

test("a learner's click is answered by what was clicked: the token, the space, or nothing held", () => {
  const wanted = "place shield-5-1 HC-HU 1/5";
  expect(missed(wanted, "place ship-4-2 HC-HU 4/2")).toContain("take shield 5/1");
  expect(missed(wanted, "place shield-5-1 GA-HC 1/5")).toContain("between Gallia and Hispania Citerior");
  expect(missed(wanted, "at GA-HC")).toContain("one between Hispania Citerior and Hispania Ulterior");
  expect(missed(wanted, "at HC-HU")).toContain("you hold nothing yet");
  expect(missed(wanted, "place shield-5-1 HC-HU 5/1")).toBeNull();
});
