// Whose turn it is, as far as a screen needs to know, and the key of what is done in it.
import type { State } from "./types";

/** Another person decides, and I may think ahead; bots answer before one could. */
export function mayPlan({ match, seat, result, deciders }: State): boolean {
  if (!seat || result || !deciders.length || deciders.includes(seat)) return false;
  const sits = match.status === "running" && match.your_seats.includes(seat) && !match.same_screen;
  const slow = match.seats.some((s) => s.kind === "person" && deciders.includes(s.seat));
  return sits && slow && !match.paused;
}

/** A key of its own for every click, by which the server knows it again when it is sent once more after a break. */
export const oneClick = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
