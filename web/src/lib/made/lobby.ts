// Made by scripts/make_types.py from the Python classes: change those, not this.
import type { Book, OptionValue, PersonInfo, Result } from "./common";
/** A match as lists show it. */
export interface MatchInfo {
  id: string;
  game: string;
  title: string;
  rules: number;
  status: string;
  private: boolean;
  same_screen: boolean;
  rated: boolean;
  unrated: string | null;
  watch: string;
  chat: boolean;
  bot_reasons: string;
  open_after_end: boolean;
  customs: Record<string, boolean | number>;
  source: string;
  options: Record<string, unknown>;
  clock: ClockInfo;
  seats: SeatInfo[];
  host: string | null;
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
  game_of_room: number;
  deal: DealOfMatch | null;
}
/** How time is kept at a table. */
export interface ClockInfo {
  kind: string;
  seconds: number;
  increment: number;
  days: number;
  on_time_out: string;
}
/** A seat and who sits there; at a table of many how they are called, what they wear, and their score in the room. */
export interface SeatInfo {
  seat: string;
  kind: string;
  person: PersonInfo | null;
  bot: string | null;
  stand_in: string | null;
  ready: boolean;
  present: boolean;
  waking: boolean;
  called: string;
  badge: BadgeInfo | null;
  won: number;
  played: number;
}
/** What somebody wears at a table of many: a drawing and a colour, each by its name. */
export interface BadgeInfo {
  emblem: string;
  colour: string;
}
/** Of which day's deal a match is a try, what is asked of which seat, and whether (if not, why not) it is ranked. */
export interface DealOfMatch {
  day: string;
  seat: string;
  task: string;
  aim: number;
  is_ranked: boolean;
  why: string;
}
/** The rules of a game, in one language. */
export interface BookReply {
  ok: boolean;
  book: Book;
}
/** A bot of a game: how long it may think, and whether it can already (else the game's usual one plays for a minute). */
export interface BotInfo {
  name: string;
  about: string;
  seconds: number;
  awake: boolean;
  points: number | null;
  character: string;
  abroad: Record<string, BotTold>;
  persona: string;
}
/** What people read about a bot in a language. */
export interface BotTold {
  character: string;
  about: string;
}
/** A game and what may be chosen for it. */
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
  gentle: string;
  usual: string;
  count_option: string;
  phrases: string[];
  reactions: string[];
  chunk: string;
  lessons: string[];
}
/** What may be chosen for an option: the values where they are few, the names of documents that come with the game. */
export interface OptionSchema {
  type: string;
  default: OptionValue;
  doc: string;
  choices?: OptionValue[];
  shipped?: string[];
}
/** All games, and what this server can do. */
export interface GamesReply {
  ok: boolean;
  games: GameInfo[];
  push: PushInfo;
  mail: boolean;
  languages: string[];
  deals: string[];
}
/** Whether browsers can be pushed to, and the key they need. */
export interface PushInfo {
  available: boolean;
  key: string | null;
}
/** What is behind a link. */
export interface InviteReply {
  ok: boolean;
  match: MatchInfo;
  seat: string | null;
}
/** A page of matches; of open tables also how strong those are who sit there, by person and game. */
export interface MatchesReply {
  ok: boolean;
  matches: MatchInfo[];
  next: string | null;
  ratings: Record<string, Record<string, number>>;
}
/** Options with defaults filled in, and the seats they make. */
export interface OptionsReply {
  ok: boolean;
  options: Record<string, unknown>;
  seats: string[];
  automata: string[];
}
