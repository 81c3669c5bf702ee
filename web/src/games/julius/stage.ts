// JULIUS CAESAR told in its order: cards are turned, a block of the other side marches, dice roll before their hits fall.
// What a beat tells is seen on the board as it was; the server's own view follows when it has been told.
import type { Beat } from "../../lib/director.svelte";
import type { GameEvent } from "../../lib/playing";
import type { JuliusEvent } from "./made/events";
import type { JuliusView } from "./view";

type Manner = Pick<Beat, "ms" | "sound" | "read">;
const MANNERS: Partial<Record<JuliusEvent["kind"], Manner>> = {
  cards_revealed: { ms: 1400, sound: "card", read: true },
  battle_began: { ms: 900, sound: "close", read: true },
  fired: { ms: 1100, sound: "dice", read: true },
};
/** What the other side does is followed by the eye; what I do myself I have seen. */
const OTHERS: Partial<Record<JuliusEvent["kind"], Manner>> = {
  block_moved: { ms: 420, sound: "land" },
  attacked: { ms: 700, sound: "marker" },
  retreated: { ms: 500, sound: "land" },
  levied: { ms: 350, sound: "marker" },
};

/** One beat for an entry, in the manner of its weightiest event; none for an entry that needs no telling. */
export function tell(before: JuliusView, events: readonly GameEvent[], viewer: string | null): Beat<JuliusView>[] {
  const manners = events.flatMap((event) => {
    const kind = event.kind as JuliusEvent["kind"];
    return MANNERS[kind] ?? (event.seat === viewer ? [] : (OTHERS[kind] ?? []));
  });
  const manner = manners.reduce<Manner | null>((most, one) => (one.ms > (most?.ms ?? 0) ? one : most), null);
  return manner ? [{ view: before, events, ...manner }] : [];
}
