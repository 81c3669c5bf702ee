import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../lib/playing";
import { made } from "../../testing/fixtures";
import { tell } from "./stage";
import type { CaesarView } from "./view";

interface Turn {
  viewer: string | null;
  before: CaesarView;
  events: GameEvent[];
  after: CaesarView;
}
const { turns } = made<{ turns: Turn[] }>("games/caesar");
const kinds = (events: readonly GameEvent[]): string[] => events.map((e) => e.kind);
const open = ({ borders, provinces, bonuses, placed, senate, solo }: CaesarView) => ({
  // which token lies hidden only its owner knows, and the server tells
  borders: Object.fromEntries(
    Object.entries(borders).map(([id, b]) => [id, b && { ...b, token: b.hidden || b.token }]),
  ),
  provinces,
  bonuses,
  placed,
  senate,
  line: solo?.line,
});

describe("a turn", () => {
  test("was told of many", () => expect(turns.length).toBeGreaterThan(100));

  test("tells every event once, in its order", () => {
    for (const { before, events, viewer } of turns) {
      const beats = tell(before, events, viewer);
      if (beats.length) expect(beats.flatMap((b) => kinds(b.events))).toEqual(kinds(events));
    }
  });

  test("ends with the board that the rules made", () => {
    for (const { before, events, after, viewer } of turns) {
      const last = tell(before, events, viewer).at(-1);
      if (last) expect(open(last.view), kinds(events).join(" ")).toEqual(open(after));
    }
  });

  test("shows nothing before its event", () => {
    for (const { before, events, viewer } of turns) {
      let seen = before;
      for (const beat of tell(before, events, viewer)) {
        const won = beat.events.filter((e) => e.kind === "province_won").map((e) => e.province);
        for (const [id, now] of Object.entries(beat.view.provinces))
          if (now.control && !seen.provinces[id]!.control) expect(won).toContain(id);
        const laid = beat.events.filter((e) => String(e.kind).startsWith("token_")).map((e) => e.border);
        for (const [id, now] of Object.entries(beat.view.borders))
          if (now && !seen.borders[id]) expect(laid).toContain(id);
        seen = beat.view;
      }
    }
  });
});
