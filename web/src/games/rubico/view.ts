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
  /** A line of talk, for the whole table. */
  say?(text: string): void;
  /** There is nothing for me to decide in a window: it need not wait for me. */
  letBe?(): void;
};

export const seatsOf = (view: RubicoView): string[] => Object.keys(view.rows);
/** The players who are seen around the table: the others, and at the end everybody. */
export const around = (view: RubicoView): string[] => seatsOf(view).filter((s) => s !== view.seat || view.result);
/** So many that what one of them says would lie over another's cards. */
export const isCrowd = (view: RubicoView): boolean => around(view).length > 5;
export const pickedOf = (view: RubicoView): number =>
  Object.values(view.rows)
    .flat()
    .filter((c) => c.picked).length;
