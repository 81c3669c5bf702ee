// Made by scripts/make_types.py from the Python classes: change those, not this.
/** RUBICO as one viewer may know it: `your_turn` and `passed` are there for players only. */
export interface RubicoView {
  game: string;
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
  deck: Record<"red" | "blue" | "janus" | "pompey", number>;
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
  roles: Record<string, "caesar" | "senate" | null>;
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
/** A card of a row: its face where the viewer knows it, what was said of it, and who knows it. */
export interface RowCard {
  face: "red" | "blue" | "janus" | "pompey" | null;
  said: "red" | "blue" | "janus" | "pompey" | "?" | null;
  covered: boolean;
  picked: boolean;
  known_by: string[];
}
/** A table claim: that one trusts, accuses or promises, and whom it is about. */
export interface Word {
  word: "trust" | "accuse" | "promise";
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
  face: "red" | "blue" | "janus" | "pompey" | null;
  known_by: string[];
}
/** A card set aside until the round ends. */
export interface AsideCard {
  face: "red" | "blue" | "janus" | "pompey" | null;
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
  shown: ("red" | "blue" | "janus" | "pompey")[];
  words: Record<string, Word | null>;
  rows: Record<string, PastCard[]>;
}
/** A card of a past row: its face where the viewer knew it, what was said of it, and whether it was taken. */
export interface PastCard {
  face: "red" | "blue" | "janus" | "pompey" | null;
  said: "red" | "blue" | "janus" | "pompey" | "?" | null;
  taken: boolean;
  known_by: string[];
}
/** Which side won, and how. */
export interface Ending {
  winner: "caesar" | "senate";
  reason: string;
}
