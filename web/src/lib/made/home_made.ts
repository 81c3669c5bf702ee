// Made by scripts/make_types.py from the Python classes: change those, not this.
import type { Chapter, Section } from "./common";
/** Matches that bots played with a variant, so far. */
export interface BalanceReply {
  ok: boolean;
  id: string;
  status: "waiting" | "running" | "done" | "failed";
  done: number;
  total: number;
  reason: string | null;
  seats: SeatShare[];
  draws: number;
  shortest: number;
  middle: number;
  longest: number;
  came: CameUp[];
}
/** How often a seat won, with the interval in which its share lies 19 times of 20. */
export interface SeatShare {
  seat: string;
  wins: number;
  share: number;
  low: number;
  high: number;
}
/** How often a home-made bonus was taken in a match. */
export interface CameUp {
  name: string;
  times: number;
}
/** Whether a bot knows a variant: well, by the rules alone, or not, so that another one plays for it. */
export interface BotKnows {
  name: string;
  knows: "well" | "by_the_rules" | "stand_in";
}
/** What is wrong with a text: the sentence, and the line where that is known. */
export interface DocumentFault {
  reason: string;
  line: number | null;
}
/** Texts to start from, by their names, and what may be written; none where a game has no home-made variants. */
export interface ExamplesReply {
  ok: boolean;
  option: string;
  examples: Record<string, string>;
  guide: Section[];
}
/** A text that was checked: its fault, or what it says written out, its rules in words, and which bots know it. */
export interface HomeMadeReply {
  ok: boolean;
  fault: DocumentFault | null;
  document: Record<string, unknown> | null;
  chapter: Chapter | null;
  bots: BotKnows[];
}
