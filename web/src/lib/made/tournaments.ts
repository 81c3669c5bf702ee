// Made by scripts/make_types.py from the Python classes: change those, not this.
import type { PersonInfo } from "./common";
import type { ClockInfo } from "./lobby";
/** The club that a tournament is of. */
export interface ClubName {
  id: string;
  name: string;
}
/** A tournament as lists show it. */
export interface TournamentInfo {
  id: string;
  name: string;
  kind: string;
  game: string;
  title: string;
  status: string;
  rated: boolean;
  private: boolean;
  clock: ClockInfo;
  options: Record<string, unknown>;
  round: number;
  rounds: number;
  minutes: number;
  patience: number;
  starts: number | null;
  ends: number | null;
  created: number;
  finished: number | null;
  host: PersonInfo | null;
  fill: string | null;
  entrants: number;
}
/** Somebody who takes part. `number` is their seed, none before the start; `who` names them to the host. */
export interface EntrantInfo {
  who: string;
  number: number | null;
  person: PersonInfo | null;
  bot: string | null;
  rating: number | null;
  state: string;
}
/** One line of the standing. All numbers are halves of a point, wins and games apart; streaks are of an arena. */
export interface StandingLine {
  place: number;
  number: number;
  points: number;
  wins: number;
  played: number;
  ties: Record<string, number>;
  factions: Record<string, number>;
  streak: number;
}
/** A tournament with all that may be seen of it. `course` is everybody's points after each round, by number; `you` your */
export interface TournamentReply {
  ok: boolean;
  tournament: TournamentInfo;
  entrants: EntrantInfo[];
  tables: TournamentTable[];
  standing: StandingLine[];
  course: number[][];
  pause_until: number | null;
  you: string | null;
  your_match: string | null;
  can: string[];
  now: number;
  club: ClubName | null;
}
/** One table of one round: entrants' numbers by seat, and points in halves once it is over. */
export interface TournamentTable {
  round: number;
  place: number;
  match: string | null;
  seats: number[];
  points: number[] | null;
  is_played: boolean;
  factions: string[];
}
/** Those to come and under way, then the last that ended. */
export interface TournamentsReply {
  ok: boolean;
  tournaments: TournamentInfo[];
}
