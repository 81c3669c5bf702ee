// What the web API sends and takes; see docs/api.md. Unknown fields are ignored.
import type { GameEvent } from "./playing";

export interface Person {
  id: string;
  name: string;
  guest: boolean;
}
export interface Me extends Person {
  settings: Record<string, boolean | number | string | null>;
  email: string | null;
  email_confirmed: boolean;
  webhook: string | null;
  muted: string[];
  blocked: string[];
  vacation: { until: number | null; days_left: number };
  created: number;
  /** May open /admin. */
  operator: boolean;
  /** By the operator. */
  shut_out_until: number | null;
}
export type OptionValue = boolean | number | string | null | object;
export interface OptionSchema {
  type: "bool" | "choice" | "int" | "document";
  default: OptionValue;
  doc: string;
  choices?: OptionValue[];
  /** Names of documents that come with the game. */
  shipped?: string[];
}
export interface BotInfo {
  name: string;
  about: string;
  /** The longest it thinks about a decision. */
  seconds: number;
  /** False while its search is being compiled: the tribune plays until then. */
  awake: boolean;
}
export interface GameInfo {
  name: string;
  title: string;
  version: number;
  seats: string[];
  options: Record<string, OptionSchema>;
  bots: BotInfo[];
  clocks: string[];
  time_out: Record<string, string[]>;
  auto_start: boolean;
  phrases: string[];
  reactions: string[];
}
export interface Games {
  games: GameInfo[];
  push: { available: boolean; key: string | null };
  mail: boolean;
  languages: string[];
}
export interface Clock {
  kind: "none" | "live" | "days" | "phase";
  seconds?: number;
  increment?: number;
  days?: number;
  on_time_out?: string;
}
export interface SeatInfo {
  seat: string;
  kind: "person" | "bot" | "auto" | "open";
  person: Person | null;
  bot: string | null;
  stand_in: string | null;
  ready: boolean;
  present: boolean;
  waking?: boolean;
}
export interface Result {
  winners: string[];
  reason: string;
  scores: Record<string, number>;
}
export interface Match {
  id: string;
  game: string;
  title: string;
  status: "open" | "running" | "finished" | "cancelled";
  private: boolean;
  same_screen: boolean;
  rated: boolean;
  watch: string;
  chat: boolean;
  open_after_end: boolean;
  customs: { anonymous?: boolean; silent?: boolean; smoothing?: boolean; window?: number };
  source: string;
  options: Record<string, OptionValue>;
  clock: Clock;
  seats: SeatInfo[];
  host: string;
  created: number;
  updated: number;
  number: number;
  deciders: string[];
  your_seats: string[];
  your_turn: boolean;
  paused: boolean;
  result: Result | null;
  rematch: string | null;
  watchers: number;
}
export interface Entry {
  number: number;
  seat: string | null;
  action: string | null;
  at: number;
  events: GameEvent[];
  words: string[];
  by: string;
  why: string | null;
}
export interface HistoryEntry extends Entry {
  view: unknown;
}
export interface Offer {
  kind: "take_back" | "pause" | "rematch" | "kick";
  seat: string;
  at: number;
  answer: string[];
  against: string | null;
}
export interface Clocks {
  running: string[];
  left_ms: Record<string, number>;
  deadline: Record<string, number>;
}
/** The phase of the whole table; `ends` is the server's time, null where nothing is timed. */
export interface Stage {
  name: string;
  began: number;
  ends: number | null;
  window: boolean;
  asked: boolean;
}
export interface State {
  type?: "state" | "update";
  match: Match;
  seat: string | null;
  number: number;
  now: number;
  view: unknown;
  legal: { seat: string; action: string; index: number }[];
  deciders: string[];
  result: Result | null;
  entries: Entry[];
  clocks: Clocks | null;
  stage: Stage | null;
  undo: { allowed: boolean; reason: string | null };
  offers: Offer[];
  commitment: string;
  secret: string | null;
  presence: { seats: Record<string, boolean>; watchers: number };
  invites?: Record<string, string>;
  code?: string | null;
  can: string[];
  stand_in_after: Record<string, number> | null;
}
export interface ChatLine {
  id: number;
  room: string;
  seat: string | null;
  person: Person;
  text: string;
  at: number;
  phrase: string | null;
}
/** An answer to what was sent with an `id`. */
export interface Ack {
  type: "ack" | "reply";
  id: number;
}
/** Done, and it is this entry. */
export interface Done extends Ack {
  number: number;
}
export interface Explanation extends Ack {
  legal: boolean;
  reason: string;
  rule: string | null;
}
export interface PresenceNews {
  type: "presence";
  seats: Record<string, boolean>;
  watchers: number;
  stand_in_after: State["stand_in_after"];
}
/** What comes over a match's socket; `closed` is our own word for a line that will not come back. */
export type Heard =
  | (State & { type: "state" | "update" })
  | PresenceNews
  | Ack
  | { type: "chat"; line: ChatLine }
  | { type: "refused"; id: number | null; error: Refusal }
  | { type: "ping" }
  | { type: "closed"; code: string };
export interface Refusal {
  code: string;
  reason: string;
  rule: string | null;
}
export interface HintChoice {
  action: string;
  words: string;
  why: string;
  chance: number | null;
}
export interface Hint extends HintChoice {
  bot: string;
  others: HintChoice[];
  line: { seat: string; action: string; words: string }[];
  note: string | null;
}
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
export interface AnalysisReply {
  status: "none" | "waiting" | "running" | "done" | "failed";
  done: number;
  total: number;
  reason: string | null;
  analysis: Analysis | null;
}
export interface Rating {
  rating: number;
  deviation: number;
  games: number;
}
