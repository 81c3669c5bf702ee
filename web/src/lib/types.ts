// What the web API sends and takes, by the names that the client uses; the types themselves are made from the server's
// classes (scripts/make_types.py). Only what the server passes on without looking at it is written here.
import type * as made from "./made/api";

export type {
  BadgeInfo as Badge,
  BalanceReply,
  Book,
  BookReply,
  BotInfo,
  Chapter,
  ChatLine,
  ClocksInfo as Clocks,
  EntryInfo as Entry,
  ExamplesReply,
  Fault as Refusal,
  GameInfo,
  GamesReply as Games,
  HintChoice,
  HintReply as Hint,
  HistoryEntry,
  HomeMadeReply,
  LeaderboardReply,
  MatchInfo as Match,
  MatchesReply,
  MeInfo as Me,
  OfferInfo as Offer,
  OptionSchema,
  OptionValue,
  PersonInfo as Person,
  PlayerReply,
  PieceList,
  PieceTold,
  PresencePush as PresenceNews,
  RatingInfo as Rating,
  Result,
  SeatInfo,
  Span,
  StageInfo as Stage,
} from "./made/api";

/** One block of a book. */
export type BookBlock = made.Section["blocks"][number];
/** A state; an update has `match` only when it changed, and then the one before is kept. */
export type State = made.State & { match: made.MatchInfo };
/** How time is kept, as a table is asked for. */
export type Clock = made.ClockSpec;
/** An answer to what was sent with an `id`. */
export interface Ack {
  type: "ack" | "reply";
  id: number;
}
/** Done, and it is this entry. */
export interface Done extends Ack {
  number: number;
}
export type Explanation = Ack & Omit<made.ExplainReply, "ok">;
/** What comes over a match's socket; `closed` is our own word for a line that will not come back. */
export type Heard =
  | State
  | made.PresencePush
  | Ack
  | made.ChatPush
  | (Omit<made.Refused, "id"> & { id: number | null })
  | made.PingPush
  | { type: "closed"; code: string };
/** One decision of a match that was looked back at; chances are the first side's before it, and the seat's own with it. */
export interface Moment {
  number: number;
  seat: string;
  action: string;
  chance: number;
  taken: number;
  lost: number;
  verdict: "" | "slip" | "mistake" | "blunder";
  best: { action: string; why: string; chance: number };
  line: { seat: string; action: string }[];
  sure: boolean;
  /** The whole operation in words, where the action is only its first click. */
  done: string;
  /** Another action may be better; neither search nor playouts can tell. */
  unsure: boolean;
  /** What speaks against a fault. */
  against: string;
}
export interface Analysis {
  game: string;
  seats: string[];
  side: string[];
  winners: string[] | null;
  judge: "search" | "playouts" | "outlook";
  curve: number[];
  turning_points: { number: number; seat: string; action: string; swing: number; cause: string }[];
  moments: Moment[];
}
export type AnalysisReply = Omit<made.AnalysisReply, "analysis"> & { analysis: Analysis | null };
