// Made by scripts/make_types.py from the Python classes: change those, not this.
import type { GameEvent, GameView } from "./common";
/** Looking back at a match: `status` is none, waiting, running, done or failed; `done` of `total` entries. */
export interface AnalysisReply {
  ok: boolean;
  status: string;
  done: number;
  total: number;
  reason: string | null;
  analysis: Record<string, unknown> | null;
}
/** A match that is over, told as a whole by its game; nothing where the game has no chronicle. */
export interface ChronicleReply {
  ok: boolean;
  chronicle: Record<string, unknown> | null;
}
/** One try of a set-up that is dealt against streaks: its draws, the roles, how often that halves, and the coin. */
export interface Deal {
  word: string;
  draws: Draw[];
  roles: Record<string, string>;
  halvings: number;
  coin: string;
  stands: boolean;
}
/** One draw: which of `n` it was, and what that meant. */
export interface Draw {
  n: number;
  index: number;
  outcome: Record<string, unknown> | number;
}
/** The diaries of a match that is over; none where the bots of its game keep none. */
export interface DiariesReply {
  ok: boolean;
  diaries: DiaryInfo[];
}
/** What a seat thought round by round; without a bot what its person could have known. */
export interface DiaryInfo {
  seat: string;
  bot: string | null;
  pages: DiaryPage[];
}
/** One round of a diary: sentences, how likely each other seat was held to be hidden, in percent, and after which entry. */
export interface DiaryPage {
  round: number;
  entry: number;
  lines: string[];
  doubts: Record<string, number>;
}
/** An entry with the viewer's view after it. */
export interface HistoryEntry {
  number: number;
  seat: string | null;
  action: string | null;
  at: number;
  events: GameEvent[];
  words: string[];
  by: string;
  why: string | null;
  view: GameView;
}
/** A page of history. */
export interface HistoryReply {
  ok: boolean;
  entries: HistoryEntry[];
  next: number | null;
}
/** A position in one line, and a path to show it. */
export interface PositionReply {
  ok: boolean;
  text: string;
  path: string;
}
/** Everything, after the end. */
export interface TruthReply {
  ok: boolean;
  truth: Record<string, unknown>;
}
/** The draws of one entry and the word they come from: that of its place in the line of moves that stand. */
export interface VerifyEntry {
  number: number;
  action: string;
  seat: string | null;
  word: string;
  draws: Draw[];
  place: number;
}
/** All that is needed to check the dice. */
export interface VerifyReply {
  ok: boolean;
  commitment: string;
  secret: string;
  known: boolean;
  entries: VerifyEntry[];
  shares: Record<string, string>;
  seals: Record<string, string>;
  voids: number;
  streaks: Record<string, [string, number]>;
  deals: Deal[];
}
