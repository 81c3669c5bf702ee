// Made by scripts/make_types.py from the Python classes: change those, not this.
import type { PersonInfo } from "./common";
import type { MatchInfo } from "./lobby";
import type { TournamentInfo } from "./tournaments";
/** A club as lists and invitations show it. */
export interface ClubInfo {
  id: string;
  name: string;
  owner: PersonInfo;
  members: number;
  is_member: boolean;
}
/** A club as its members see it; `token` is for its owner, who invites by it. The season is counted from `season` on; */
export interface ClubReply {
  ok: boolean;
  club: ClubInfo;
  is_owner: boolean;
  token: string | null;
  season: number;
  created: number;
  members: MemberInfo[];
  tables: ClubTable[];
  tournaments: TournamentInfo[];
  standing: SeasonLine[];
  seasons: SeasonInfo[];
}
/** Somebody who belongs to it, and since when. */
export interface MemberInfo {
  person: PersonInfo;
  joined: number;
}
/** A table of the club; by its code members sit down while it waits. */
export interface ClubTable {
  match: MatchInfo;
  code: string | null;
}
/** A member's season. Points are halves. */
export interface SeasonLine {
  place: number;
  person: PersonInfo;
  points: number;
  wins: number;
  played: number;
}
/** A season that is over: when it began and ended, and who came first. */
export interface SeasonInfo {
  number: number;
  began: number;
  ended: number;
  first: PersonInfo[];
}
/** One's own clubs. */
export interface ClubsReply {
  ok: boolean;
  clubs: ClubInfo[];
}
/** The club behind a link. */
export interface InvitedReply {
  ok: boolean;
  club: ClubInfo;
}
/** A season that is over, with its standing as it was then. */
export interface SeasonReply {
  ok: boolean;
  season: SeasonInfo;
  standing: SeasonLine[];
}
