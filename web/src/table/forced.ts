// What a player did last, for choices that happen by themselves when nothing else can be done.
import type { Entry } from "../lib/types";
import { isTakeBack } from "../lib/entries";

/** The last action of a seat that stands; "taken back" when the last thing that happened is that something was. */
export function lastOwn(entries: readonly Entry[], seat: string | null): string | null {
  const last = entries.at(-1);
  if (last && isTakeBack(last)) return "taken back";
  return entries.findLast((e) => e.seat !== null && e.seat === seat)?.action ?? null;
}
