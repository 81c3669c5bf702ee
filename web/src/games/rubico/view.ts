// The shape of a RUBICO view as the server sends it.
import type { Playing } from "../../lib/playing";
import type { ChatLine, Match, State } from "../../lib/types";

export type Face = "red" | "blue" | "janus" | "pompey";
export type Saying = Face | "?";
export type Faction = "caesar" | "senate";
export const FACES: readonly Face[] = ["red", "blue", "janus", "pompey"];
export const SAYINGS: readonly Saying[] = [...FACES, "?"];
export const WORDS = ["trust", "accuse", "promise"] as const;

export interface RowCard {
  face: Face | null;
  said: Saying | null;
  covered: boolean;
  picked: boolean;
  known_by: string[];
}
export interface PastCard {
  face: Face | null;
  said: Saying | null;
  taken: boolean;
  known_by: string[];
}
export interface Word {
  word: (typeof WORDS)[number];
  about: string;
}
export interface PastRound {
  round: number;
  centurion: string;
  quota: number;
  from: number;
  to: number;
  red: number;
  blue: number;
  pompey: number;
  turned: number;
  work: string[];
  shown: Face[];
  words: Record<string, Word | null>;
  rows: Record<string, PastCard[]>;
}
export interface RubicoView {
  options: Record<string, unknown>;
  seat: string | null;
  phase: "arrange" | "talk" | "choice" | "powers" | "over";
  round: number;
  centurion: string;
  quota: number;
  complete: boolean;
  waiting_for: string[];
  track: string[];
  checkpoints: number[];
  position: number;
  reached: number;
  deck: Record<Face, number>;
  senate: { shown: string[]; tucked: number; left: string[]; legions: Record<string, number> };
  rows: Record<string, RowCard[]>;
  words: Record<string, Word | null>;
  locked: string[];
  talked: string[];
  holds_power: string[];
  used: { power: string; seat: string; round: number; target: string }[];
  vesta: boolean;
  juno: boolean;
  holding: { seat: string; face: Face | null; known_by: string[] } | null;
  aside: { face: Face | null; known_by: string[] }[];
  roles: Record<string, Faction | null>;
  powers: Record<string, string | null>;
  history: PastRound[];
  result: { winner: Faction; reason: string } | null;
  your_turn?: boolean;
  passed?: boolean;
}

export type RubicoTable = Playing<RubicoView>;
/** A live match also knows its names; a replay or a lesson need not. */
export type Seated = RubicoTable & {
  readonly id?: string;
  readonly match?: Match | null;
  readonly state?: State | null;
  readonly chat?: readonly ChatLine[];
};

export const seatsOf = (view: RubicoView): string[] => Object.keys(view.rows);
export const pickedOf = (view: RubicoView): number =>
  Object.values(view.rows)
    .flat()
    .filter((c) => c.picked).length;
