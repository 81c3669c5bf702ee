// The view of RUBICO, made from the server's classes, and what is read off it.
import type { Playing } from "../../lib/playing";
import type { ChatLine, Match, State } from "../../lib/types";
import type { Face, RubicoView, Saying } from "./made/view";

export type { Face, Faction, PastCard, PastRound, RowCard, RubicoView, Saying, Word } from "./made/view";

export const FACES: readonly Face[] = ["red", "blue", "janus", "pompey"];
export const SAYINGS: readonly Saying[] = [...FACES, "?"];
export const WORDS = ["trust", "accuse", "promise"] as const;

export type RubicoTable = Playing<RubicoView>;

/** A live match also knows its names; a replay or a lesson need not. */
export type Seated = RubicoTable & {
  readonly id?: string;
  /** Where one looks: an entry of the past, or null for now. */
  readonly at?: number | null;
  readonly match?: Match | null;
  readonly state?: State | null;
  readonly chat?: readonly ChatLine[];
};

export const seatsOf = (view: RubicoView): string[] => Object.keys(view.rows);
export const pickedOf = (view: RubicoView): number =>
  Object.values(view.rows)
    .flat()
    .filter((c) => c.picked).length;
