import { expect, test } from "vitest";
import type { GameEvent } from "../../lib/playing";
import { tell } from "./stage";
import type { JuliusView } from "./view";

const view = { phase: "move" } as JuliusView;
const event = (kind: string, seat?: string): GameEvent => ({ kind, audience: "all", ...(seat ? { seat } : {}) });

test("dice roll over the board as it was, and the hits fall afterwards", () => {
  const entry = [event("fired", "caesar"), event("die_rolled"), event("hit_taken", "pompey"), event("round_began")];
  const [beat, ...more] = tell(view, entry, "caesar");
  expect(more).toEqual([]);
  expect(beat!.view).toBe(view);
  expect(beat!.events).toBe(entry);
  expect(beat!.sound).toBe("dice");
});

test("the other side's march is followed, my own I have seen", () => {
  expect(tell(view, [event("block_moved", "pompey")], "caesar")).toHaveLength(1);
  expect(tell(view, [event("block_moved", "caesar")], "caesar")).toEqual([]);
  expect(tell(view, [event("block_moved", "caesar")], null), "a watcher follows both").toHaveLength(1);
});

test("an entry is told in the manner of its weightiest event", () => {
  const [beat] = tell(view, [event("block_moved", "pompey"), event("battle_began")], "caesar");
  expect(beat!.sound).toBe("close");
});
