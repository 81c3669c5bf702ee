// JULIUS CAESAR told in its order: cards are turned, a block of the other side marches, dice roll before their hits fall,
// one by one, and the last volley of a battle before its result. Until a thing is told the board shows what was before;
// the server's own view follows when all has been.
import type { Beat } from "../../lib/director.svelte";
import type { GameEvent } from "../../lib/playing";
import type { JuliusEvent } from "./made/events";
import { after, arrived } from "./telling";
import type { JuliusView } from "./view";

type Kind = JuliusEvent["kind"];
interface Manner extends Pick<Beat, "ms" | "sound" | "read"> {
  /** What follows of these kinds is told in the same breath. */
  with?: readonly Kind[];
}
const MANNERS: Partial<Record<Kind, Manner>> = {
  cards_revealed: { ms: 4200, sound: "card", read: true },
  battle_began: { ms: 1500, sound: "close", read: true },
  block_shown: { ms: 1200, sound: "land", read: true, with: ["block_shown"] },
  round_began: { ms: 1000, read: true },
  roles_swapped: { ms: 1600, sound: "marker", read: true },
  disrupted: { ms: 1500, sound: "marker", read: true, with: ["disrupted", "eliminated"] },
  fired: { ms: 1600, sound: "dice", read: true, with: ["die_rolled"] },
  hit_taken: { ms: 650, sound: "land", read: true },
  eliminated: { ms: 1000, sound: "close", read: true, with: ["hit_taken"] },
  leader_killed: { ms: 1900, sound: "lost", read: true, with: ["hit_taken", "disrupted"] },
  cleopatra_turned: { ms: 1600, sound: "marker", read: true, with: ["hit_taken"] },
  trapped: { ms: 1300, sound: "close", read: true, with: ["eliminated", "leader_killed"] },
  battle_ended: { ms: 2200, sound: "turn", read: true },
};
/** What the other side does is followed by the eye; what I do myself I have seen. */
const OTHERS: Partial<Record<Kind, Manner>> = {
  block_moved: { ms: 750, sound: "land" },
  regrouped: { ms: 600, sound: "land" },
  attacked: { ms: 700, sound: "marker" },
  passed: { ms: 700, read: true },
  retreated: { ms: 900, sound: "land", read: true },
  levied: { ms: 350, sound: "marker" },
};
/** What is drawn on its way while it is told, and stands nowhere meanwhile. */
const MARCHES: ReadonlySet<string> = new Set<Kind>(["block_moved", "regrouped", "retreated"]);
/** The march of the other side that a scene draws; my own blocks stand where they went. */
export const marchIn = (events: readonly GameEvent[], viewer: string | null): GameEvent | null =>
  events.find((e) => MARCHES.has(e.kind) && e.seat !== viewer) ?? null;
const mannerOf = (event: GameEvent, viewer: string | null): Manner | undefined =>
  MANNERS[event.kind as Kind] ?? (event.seat === viewer ? undefined : OTHERS[event.kind as Kind]);

/** Whether an event goes on with what is being told; a hit that leaves its block standing is told by itself. */
const joins = (event: GameEvent, breath: readonly Kind[]): boolean =>
  breath.includes(event.kind as Kind) && !(event.kind === "hit_taken" && event.steps);

/** Beats of an entry; what has none of its own goes with the beat before, or with the first. */
export function tell(before: JuliusView, events: readonly GameEvent[], viewer: string | null): Beat<JuliusView>[] {
  const beats: Beat<JuliusView>[] = [];
  let [view, quiet, breath] = [before, [] as GameEvent[], [] as readonly Kind[]];
  let coming: GameEvent | null = null;
  for (const event of events) {
    const manner = mannerOf(event, viewer);
    const last = beats.at(-1);
    const goesOn = last && (!manner || joins(event, breath));
    if (coming && !goesOn) [view, coming] = [arrived(view, coming), null];
    view = after(view, event);
    if (MARCHES.has(event.kind)) coming = event;
    if (goesOn) {
      beats[beats.length - 1] = { ...last, view, events: [...last.events, event] };
    } else if (manner) {
      const { with: more = [], ...way } = manner;
      beats.push({ view, events: [...quiet, event], ...way });
      [quiet, breath] = [[], more];
    } else quiet.push(event);
  }
  return beats;
}
