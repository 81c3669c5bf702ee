// What the other side did on the map since a player's own command before this one, as arrows: from the story alone, so
// that a page that was reloaded shows the same. Whoever only watches sees the moves of the turn.
import type { GameEvent, Told } from "../../lib/playing";
import type { Seat } from "./data";
import { seaway } from "./ways";

export type Manner = "march" | "attack" | "retreat";
export interface Arrow {
  from: string;
  to: string;
  seat: Seat;
  count: number;
  manner: Manner;
}
/** Where blocks or steps came to be out of nothing. */
export interface Raised {
  place: string;
  seat: Seat;
  count: number;
}

const MANNERS: Record<string, Manner> = {
  block_moved: "march",
  retreated: "retreat",
  regrouped: "march",
  navis_to_port: "march",
  defected: "march",
};
/** What each side's command ends with, whatever its card. */
const ENDS = new Set(["movement_ended", "levy_ended", "jupiter_declined", "defected", "vulcan_struck", "jupiter_drew"]);

/** The events that count: after the end of the viewer's last finished command, or of this turn. */
function recent(story: readonly Told[], viewer: string | null): GameEvent[] {
  const events = story.flatMap((entry) => entry.events);
  if (viewer === null) return events.slice(events.findLastIndex((e) => e.kind === "turn_began") + 1);
  const began = events.findLastIndex((e) => e.kind === "command_began" && e.seat === viewer);
  const done = events.findLastIndex((e) => e.kind === "command_began" && e.seat !== viewer) > began;
  const fought = events.slice(began + 1).some((e) => e.kind === "battle_began" || e.kind === "turn_began");
  const before = done || fought ? events.length : began;
  const end = events.slice(0, Math.max(0, before)).findLastIndex((e) => e.seat === viewer && ENDS.has(e.kind));
  return events.slice(end + 1);
}

/** Every leg that blocks of the other side went, with how many; the strongest manner colours it. */
export function arrowsOf(story: readonly Told[], viewer: string | null): Arrow[] {
  const found = new Map<string, Arrow>();
  const sea = new Map<string, string>();
  let last: Arrow | null = null;
  for (const e of recent(story, viewer)) {
    const seat = e.seat as Seat;
    if (e.kind === "embarked") sea.set(seat, String(e.to));
    if (seat === viewer) continue;
    if (e.kind === "attacked" || e.kind === "responded") {
      if (last) last.manner = "attack";
      continue;
    }
    const manner = MANNERS[e.kind];
    if (!manner) continue;
    const over = e.kind === "block_moved" && e.step === 0 ? sea.get(seat) : undefined;
    const places = [String(e.from), ...(over ? seaway(over, String(e.to)) : []), String(e.to)];
    for (const [i, to] of places.slice(1).entries()) {
      const key = `${seat} ${places[i]} ${to}`;
      const arrow: Arrow = found.get(key) ?? { from: places[i]!, to, seat, count: 0, manner };
      arrow.count++;
      found.set(key, arrow);
      last = arrow;
    }
  }
  return [...found.values()];
}

/** Where the other side levied or added steps. */
export function raisedBy(story: readonly Told[], viewer: string | null): Raised[] {
  const found = new Map<string, Raised>();
  for (const e of recent(story, viewer)) {
    if ((e.kind !== "levied" && e.kind !== "built") || e.seat === viewer) continue;
    const key = `${String(e.seat)} ${String(e.place)}`;
    const raised = found.get(key) ?? { place: String(e.place), seat: e.seat as Seat, count: 0 };
    raised.count++;
    found.set(key, raised);
  }
  return [...found.values()];
}
