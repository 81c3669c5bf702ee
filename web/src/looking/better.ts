// What the board points at: the better move of a moment, with all that its seat does after each other.
import type { HintReply } from "../lib/made/api";
import type { Moment } from "../lib/types";

export interface Pointed {
  actions: readonly string[];
  seat: string | null;
}
const NOTHING: Pointed = { actions: [], seat: null };

/** A whole command, too: the board draws it as the few groups that matter. */
export function pointedIn(moment: Moment | undefined): Pointed {
  if (!moment || !(moment.verdict || moment.unsure)) return NOTHING;
  return { actions: turnOf(moment.seat, moment.best.action, moment.line), seat: moment.seat };
}

/** What would have been better than a move that the judge was asked about, where it found a fault in it. */
export function insteadOf(seat: string | null, said: HintReply | undefined): Pointed | null {
  const { verdict, unsure } = said?.about ?? {};
  return said && seat && (verdict || unsure) ? { actions: turnOf(seat, said.action, said.line), seat } : null;
}

/** The first action of a line with those that the same seat does right after it. */
export function turnOf(
  seat: string,
  action: string,
  line: readonly { seat: string; action: string }[],
): readonly string[] {
  if (line[0]?.action !== action) return [action];
  const others = line.findIndex((one) => one.seat !== seat);
  return line.slice(0, others < 0 ? line.length : others).map((one) => one.action);
}
