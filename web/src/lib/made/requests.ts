// Made by scripts/make_types.py from the Python classes: change those, not this.
/** `{}`. */
export type Nothing = Record<string, never>;
/** An answer to a puzzle: an action, or one of its choices by name. One that does not count is judged for nobody. */
export interface Solution {
  choice: string;
  counts?: boolean;
}
/** What a study begins with: one of a match that is over, another study, a record, a position, or an empty board. */
export interface NewStudy {
  name?: string;
  match?: string | null;
  study?: string | null;
  record?: string | null;
  game?: string | null;
  options?: Record<string, unknown> | null;
  position?: string | null;
}
/** Changes to a study; what is left out stays. */
export interface PatchStudy {
  name?: string;
  is_shared?: boolean;
}
/** What is said of a move in a study, and what the judge called it; empty to say nothing any more, left out it stays. */
export interface NoteOn {
  comment?: string;
  verdict?: "" | "slip" | "mistake" | "blunder";
}
/** Changes to oneself; what is left out stays. */
export interface PatchMe {
  name?: string;
  settings?: Record<string, unknown>;
  email?: string | null;
  webhook?: string | null;
}
/** A guest becomes an account. */
export interface Claim {
  name: string;
  password: string;
}
/** Name and password, within the sizes of any account. */
export interface Login {
  name: string;
  password: string;
}
/** The address that an account has confirmed. */
export interface ForgottenPassword {
  email: string;
}
/** The token out of the letter, and a new password. */
export interface ResetPassword {
  token: string;
  password: string;
}
/** The password once more. */
export interface Proof {
  password: string;
}
/** The old one and the new one. */
export interface NewPassword {
  old: string;
  new: string;
}
/** Here, or everywhere. */
export interface Logout {
  everywhere?: boolean;
}
/** A token out of a link. */
export interface WithToken {
  token: string;
}
/** From now, for so many days; 0 ends it. */
export interface Vacation {
  days: number;
}
/** The own name once more, as a check. */
export interface DeleteMe {
  name: string;
}
/** Keep somebody out for so many days; 0 lets them in again. */
export interface Ban {
  person: string;
  days: number;
}
/** Something that a moderator should see. */
export interface Report {
  person: string;
  reason: string;
  match?: string | null;
  chat?: number | null;
}
/** Options to be checked. */
export interface CheckOptions {
  options?: Record<string, unknown>;
}
/** The text of a home-made variant, and what else its table plays with. */
export interface HomeMadeText {
  text: string;
  options?: Record<string, unknown>;
}
/** How time is kept. */
export interface ClockSpec {
  kind?: "none" | "live" | "days" | "phase";
  seconds?: number;
  increment?: number;
  days?: number;
  on_time_out?: "" | "lose" | "bot" | "default";
}
/** How people are together at a table. */
export interface Customs {
  anonymous?: boolean;
  silent?: boolean;
  smoothing?: boolean;
  window?: number;
  scenes?: number;
}
/** Play against a bot at once. */
export interface PlayNow {
  game: string;
  bot?: string | null;
  side?: string;
  options?: Record<string, unknown>;
  customs?: Customs;
  seal?: string | null;
}
/** Play with whoever wants to play this game now; `customs` are those of a table that is made for it. */
export interface Pair {
  game: string;
  customs?: Customs;
  seal?: string | null;
}
/** A table to be made. */
export interface NewMatch {
  game: string;
  options?: Record<string, unknown>;
  seats?: Record<string, string> | null;
  side?: string;
  clock?: ClockSpec;
  private?: boolean;
  same_screen?: boolean;
  rated?: boolean;
  watch?: "anyone" | "link" | "nobody";
  chat?: boolean;
  bot_reasons?: "after" | "live";
  open_after_end?: boolean;
  auto_start?: boolean | null;
  customs?: Customs;
  seal?: string | null;
}
/** A tournament to be made. `rounds` 0 is as many as usual, 2 of a round robin twice round; `starts` None is when its host */
export interface NewTournament {
  game: string;
  kind: "round_robin" | "swiss" | "knockout" | "arena" | "rotation";
  name: string;
  options?: Record<string, unknown>;
  clock?: ClockSpec;
  rated?: boolean;
  private?: boolean;
  rounds?: number;
  minutes?: number;
  starts?: number | null;
  patience?: number;
  fill?: string | null;
  club?: string | null;
}
/** Somebody takes part; `adds_numbers` says that their page or program seals a number before each of their tables. */
export interface JoinTournament {
  adds_numbers?: boolean;
}
/** A club to be made. */
export interface NewClub {
  name: string;
}
/** What its owner changes; `owner` is the member who owns it from now on, `new_season` begins one now. */
export interface PatchClub {
  name?: string;
  owner?: string;
  new_season?: boolean;
}
/** Bots that take part, openly. */
export interface AddBots {
  bot: string;
  number?: number;
}
/** A seat, or any; the seal of a number that I add to the secret; whether I am ready when I sit down. */
export interface JoinSeat {
  seat?: string | null;
  seal?: string | null;
  ready?: boolean;
}
/** A token out of a link, or a code; the rest as with a seat. */
export interface JoinByToken {
  token: string;
  seal?: string | null;
  ready?: boolean;
}
/** The SHA-256 of a number of 32 bytes, in hexadecimal digits. */
export interface SealNumber {
  seal: string;
}
/** The number itself. */
export interface OpenNumber {
  number: string;
}
/** Who is to sit there. */
export interface PutSeat {
  to: string;
}
/** Ready or not. */
export interface Ready {
  ready: boolean;
}
/** The host's switches; options and clock only before the start. */
export interface PatchMatch {
  chat?: boolean;
  silent?: boolean;
  watch?: "anyone" | "link" | "nobody";
  private?: boolean;
  options?: Record<string, unknown>;
  clock?: ClockSpec;
}
/** The next host. */
export interface PassHost {
  person: string;
}
/** An action, by text or index. */
export interface Act {
  action: string | number;
  seat?: string | null;
  seen?: number | null;
  key?: string | null;
}
/** An action to be explained or previewed. */
export interface About {
  action: string;
  seat?: string | null;
}
/** A move to be tried in a study; `again` asks chance once more where it was tried before. */
export interface TryMove {
  action: string;
  seat?: string | null;
  again?: boolean;
}
/** What the game's own player would do: after an action of mine, or on the board as it stands. */
export interface Foresee {
  action?: string | null;
  seat?: string | null;
}
/** What a bot would do; and what it thinks of an action that I am about to take. */
export interface AskHint {
  action?: string | null;
  seat?: string | null;
}
/** Which of my seats, or in a study which seat. */
export interface ForSeat {
  seat?: string | null;
}
/** What is offered; `against` is whom a vote would send away. */
export interface Offer {
  kind: "take_back" | "pause" | "rematch" | "kick";
  seat?: string | null;
  against?: string | null;
}
/** Yes or no. */
export interface Answer {
  accept: boolean;
  seat?: string | null;
}
/** Which bot plays meanwhile, or moves in a study. */
export interface StandIn {
  bot?: string | null;
}
/** A line of chat. */
export interface Say {
  text: string;
}
/** A record to be kept as a finished match. */
export interface Upload {
  record: string;
}
/** A browser's push subscription. */
export interface Push {
  endpoint: string;
  p256dh: string;
  auth: string;
}
/** Which subscription. */
export interface Endpoint {
  endpoint: string;
}
/** The first word: what I have seen, and how I look at it. */
export interface Hello {
  type: "hello";
  seen?: number;
  seat?: string | null;
  lang?: string | null;
  tab?: string | null;
}
/** As the call. */
export interface ActMessage {
  type: "act";
  action: string | number;
  id?: number | string | null;
  seat?: string | null;
  seen?: number | null;
  key?: string | null;
}
/** As the call. */
export interface UndoMessage {
  type: "undo";
  id?: number | string | null;
  seat?: string | null;
}
/** As the call. */
export interface PreviewMessage {
  type: "preview";
  action: string;
  id?: number | string | null;
  seat?: string | null;
}
/** As the call. */
export interface ExplainMessage {
  type: "explain";
  action: string;
  id?: number | string | null;
  seat?: string | null;
}
/** As the call. */
export interface ChatMessage {
  type: "chat";
  text: string;
  id?: number | string | null;
}
/** Show me this seat of mine. */
export interface SeatMessage {
  type: "seat";
  seat: string | null;
  id?: number | string | null;
}
/** Are you there? */
export interface Ping {
  type: "ping";
}
/** I am here. */
export interface Pong {
  type: "pong";
}
