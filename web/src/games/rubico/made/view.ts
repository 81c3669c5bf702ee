// Made by scripts/make_types.py from the Python classes: change those, not this.
export type Phase = "arrange" | "talk" | "choice" | "powers" | "over";
export type Face = "red" | "blue" | "janus" | "pompey";
export type Saying = "red" | "blue" | "janus" | "pompey" | "?";
export type Claim = "trust" | "accuse" | "promise";
export type Faction = "caesar" | "senate";
/** RUBICO as one viewer may know it: `your_turn` and `passed` are there for players only. */
export interface RubicoView {
  game: string;
  options: Record<string, unknown>;
  seat: string | null;
  phase: Phase;
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
  senate: SeenSenate;
  rows: Record<string, RowCard[]>;
  words: Record<string, Word | null>;
  locked: string[];
  talked: string[];
  holds_power: string[];
  used: Used[];
  vesta: boolean;
  juno: boolean;
  holding: Holding | null;
  aside: AsideCard[];
  roles: Record<string, Faction | null>;
  powers: Record<string, string | null>;
  history: PastRound[];
  result: Ending | null;
  your_turn?: boolean;
  passed?: boolean;
}
/** The Senate, and how many cards each Legion has face up. */
export interface SeenSenate {
  shown: string[];
  tucked: number;
  left: string[];
  legions: Record<string, number>;
}
/** A card of a row: its face where somebody knows it, what was said of it (and first, if that was corrected), who knows it. */
export interface RowCard {
  face: Face | null;
  said: Saying | null;
  covered: boolean;
  picked: boolean;
  known_by: string[];
  said_first: Saying | null;
}
/** A table claim: that one trusts, accuses or promises, and whom it is about. */
export interface Word {
  word: Claim;
  about: string;
}
/** A power that was used: by whom, in which round, on what. */
export interface Used {
  power: string;
  seat: string;
  round: number;
  target: string;
}
/** The card that Minerva or Cibelis has just taken, until it is put down. */
export interface Holding {
  seat: string;
  face: Face | null;
  known_by: string[];
}
/** A card set aside until the round ends. */
export interface AsideCard {
  face: Face | null;
  known_by: string[];
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
/** A card of a past row: its face where the viewer knew it, what was said of it, and whether it was taken. */
export interface PastCard {
  face: Face | null;
  said: Saying | null;
  taken: boolean;
  known_by: string[];
}
/** Which side won, and how. */
export interface Ending {
  winner: Faction;
  reason: string;
}
