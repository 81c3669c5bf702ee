// Made by scripts/make_types.py from the Python classes: change those, not this.
import type { PersonInfo } from "./common";
/** How a bot did with the same deal; its match can be looked at once the day is over. */
export interface BotTry {
  bot: string;
  is_done: boolean;
  facts: Record<string, number>;
  better_than: number | null;
  match: string | null;
}
/** A day with a deal, and one's own ranked try at it. */
export interface CalendarDay {
  day: string;
  mine: TryInfo | null;
}
/** A try: its match, whether (if not, why not) it is ranked, and how it went once it has ended. */
export interface TryInfo {
  match: string;
  is_ranked: boolean;
  why: string;
  ended: number | null;
  gave_up: boolean;
  score: number | null;
  is_done: boolean | null;
  facts: Record<string, number>;
  better_than: number | null;
  place: number | null;
}
/** The days of a game that have a deal, the newest first. */
export interface CalendarReply {
  ok: boolean;
  game: string;
  today: string;
  streak: number;
  days: CalendarDay[];
}
/** The deal of a game on a day, as far as whoever asks may know it. */
export interface DealInfo {
  game: string;
  title: string;
  day: string;
  ends: number;
  is_over: boolean;
  seat: string;
  bot: string;
  options: Record<string, unknown>;
  task: string;
  aim: number;
  digest: string;
  made: number;
  next_digest: string | null;
  is_under_way: boolean;
  played: number;
  streak: number;
  mine: TryInfo[];
  leaders: DealLeader[];
  bots: BotTry[];
  text: string | null;
  line: LineInfo | null;
}
/** One of the best of a day. */
export interface DealLeader {
  person: PersonInfo;
  is_done: boolean;
  facts: Record<string, number>;
}
/** The best line of the strongest bot, how many decisions one's own try shares with it, and what follows on both sides. */
export interface LineInfo {
  bot: string;
  match: string;
  is_done: boolean;
  facts: Record<string, number>;
  shared: number;
  partings: Parting[];
}
/** A decision of one's own, and what the line did at its next one, in words (as far as the bots have some) and as the */
export interface Parting {
  number: number;
  mine: string;
  theirs: string;
  my_action: string;
  their_action: string;
}
/** One deal. */
export interface DealReply {
  ok: boolean;
  now: number;
  deal: DealInfo;
}
/** The deals of today, and what time it is: the page counts down by it. */
export interface DealsReply {
  ok: boolean;
  now: number;
  deals: DealInfo[];
}
