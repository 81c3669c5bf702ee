// Made by scripts/make_types.py from the Python classes: change those, not this.
import type { PersonInfo } from "./common";
import type { MatchInfo } from "./lobby";
/** People who were looked for. */
export interface AdminPeople {
  ok: boolean;
  people: KnownPerson[];
}
/** Somebody, as the operator sees them. */
export interface KnownPerson {
  id: string;
  name: string;
  guest: boolean;
  created: number;
  banned_until: number | null;
  matches: number;
  reports: number;
  operator: boolean;
}
/** How things stand, for the operator. */
export interface AdminReply {
  ok: boolean;
  version: string;
  now: number;
  database: string;
  totals: Record<string, number>;
  workers: WorkerInfo[];
  bot_queue: number;
  reports: ReportInfo[];
  registration: boolean;
  guests: boolean;
  retention_days: number;
}
/** A process of the server, and what it said of itself when it signed last. */
export interface WorkerInfo {
  name: string;
  kind: string;
  started: number;
  seen: number;
  alive: boolean;
  facts: Record<string, unknown>;
}
/** A report; the line of chat that it is about, while it is kept. */
export interface ReportInfo {
  id: number;
  by: string;
  by_name: string | null;
  person: string;
  person_name: string | null;
  banned_until: number | null;
  match: string | null;
  chat: number | null;
  said: string | null;
  reason: string;
  at: number;
}
/** Signs that people help each other to ratings, of so many matches in so many days. */
export interface AdminSigns {
  ok: boolean;
  days: number;
  looked_at: number;
  rings: SignRing[];
}
/** People who hang together by signs, with their names. */
export interface SignRing {
  people: Record<string, string>;
  pairs: SignPair[];
}
/** Two people whose results are a sign: who gained, of how many matches, how likely, and matches to look at. */
export interface SignPair {
  winner: string;
  loser: string;
  signs: string[];
  played: number;
  counted: number;
  score: number;
  expected: number | null;
  one_in: number | null;
  short: number;
  networks: number;
  matches: string[];
}
/** Tables of a status. */
export interface AdminTables {
  ok: boolean;
  matches: MatchInfo[];
}
/** A link that signs another device in, once. */
export interface DeviceLink {
  ok: boolean;
  token: string;
  path: string;
  expires: number;
}
/** What somebody tends to overlook at a game, from matches that were looked back at. */
export interface HabitInfo {
  game: string;
  matches: number;
  decisions: number;
  faults: number;
  overlooked: OverlookedInfo[];
}
/** Something that faults had in common, in words, and in how many. */
export interface OverlookedInfo {
  words: string;
  count: number;
}
/** A line of the leaderboard. */
export interface LeaderRow {
  place: number;
  person: PersonInfo;
  rating: RatingInfo;
}
/** A rating. */
export interface RatingInfo {
  rating: number;
  deviation: number;
  games: number;
}
/** The best of a game. */
export interface LeaderboardReply {
  ok: boolean;
  game: string;
  rows: LeaderRow[];
}
/** Oneself. */
export interface MeInfo {
  id: string;
  name: string;
  guest: boolean;
  settings: Record<string, unknown>;
  email: string | null;
  email_confirmed: boolean;
  webhook: string | null;
  muted: string[];
  blocked: string[];
  vacation: VacationInfo;
  created: number;
  operator: boolean;
  shut_out_until: number | null;
}
/** Days off. */
export interface VacationInfo {
  until: number | null;
  days_left: number;
}
/** Oneself, or nobody yet. */
export interface MeReply {
  ok: boolean;
  me: MeInfo | null;
}
/** A finished match that anybody may look at, as one of its people sees another. */
export interface MeetingInfo {
  game: string;
  seat: string;
  outcome: string;
  at: number;
  other: PersonInfo;
  match: string;
}
/** Somebody's page: numbers, and whom they met last, the newest first; one's own private matches only oneself sees. */
export interface PlayerReply {
  ok: boolean;
  person: PersonInfo;
  ratings: Record<string, RatingInfo>;
  stats: Record<string, StatsInfo>;
  curves: Record<string, RatingPoint[]>;
  meetings: MeetingInfo[];
  habits: HabitInfo[];
}
/** How somebody has done at a game. */
export interface StatsInfo {
  played: number;
  won: number;
  lost: number;
  drawn: number;
  against_bots: number;
  won_against_bots: number;
  sides: Record<string, SideInfo>;
}
/** How somebody has done on one side of a game. */
export interface SideInfo {
  played: number;
  won: number;
}
/** What a rating was after a match. */
export interface RatingPoint {
  at: number;
  rating: number;
}
/** Where somebody is signed in: a kind of device, since when, and when it was used last (to the hour). */
export interface SessionInfo {
  id: string;
  device: string;
  began: number;
  seen: number;
  here: boolean;
}
/** All places where one is signed in, the last used first. */
export interface SessionsReply {
  ok: boolean;
  sessions: SessionInfo[];
}
