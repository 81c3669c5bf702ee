// A reveal of RUBICO told in its order: what was said, card by card, the count, the road, the Senate; a power is announced before it.
// Until a thing is told the board shows what was before; the server's own view follows when all has been.
import type { Beat } from "../../lib/director.svelte";
import type { GameEvent } from "../../lib/playing";
import type { RubicoEvent } from "./made/events";
import type { RubicoView } from "./made/view";

type Manner = Pick<Beat, "ms" | "sound">;
const MANNERS: Partial<Record<RubicoEvent["kind"], Manner>> = {
  power_used: { ms: 2400, sound: "power" },
  card_revealed: { ms: 1150, sound: "reveal" },
  reveal_counted: { ms: 1500 },
  marker_moved: { ms: 1600, sound: "march" },
  senate_turned: { ms: 1700, sound: "card" },
  round_ended: { ms: 2400 },
  game_ended: { ms: 1800 },
};
/** Before the first card turns, everybody reads on which words they were taken. */
const READING_MS = 1900;

/** Beats of an entry; what has none of its own goes with the beat before, or with the first. */
export function tell(before: RubicoView, events: readonly GameEvent[]): Beat<RubicoView>[] {
  const beats: Beat<RubicoView>[] = [];
  let view = before;
  let quiet: GameEvent[] = [];
  for (const event of events) {
    if (event.kind === "marker_moved") view = { ...view, position: view.track.indexOf(String(event.end)) };
    const manner = MANNERS[event.kind as RubicoEvent["kind"]];
    if (event.kind === "card_revealed" && !beats.some((b) => b.events.some((e) => e.kind === "card_revealed"))) {
      beats.push({ view, events: quiet, read: true, ms: READING_MS });
      quiet = [];
    }
    if (manner) {
      beats.push({ view, events: [...quiet, event], read: true, ...manner });
      quiet = [];
    } else if (beats.length) {
      const last = beats.at(-1)!;
      beats[beats.length - 1] = { ...last, events: [...last.events, event] };
    } else quiet.push(event);
  }
  return beats;
}
