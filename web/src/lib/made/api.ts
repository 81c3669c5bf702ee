// Made by scripts/make_types.py from the Python classes: change those, not this.
/** What every game's view has; each game's own is in its folder. */
export interface GameView {
  game: string;
  options: Record<string, unknown>;
  seat: string | null;
  [fact: string]: unknown;
}
/** What every game's event has; each game's own are in its folder. */
export interface GameEvent {
  kind: string;
  audience?: "all" | string[];
  [fact: string]: unknown;
}
export type OptionValue = boolean | number | string | object | null;
/** Committed; `again` says that it had been already. */
export interface Ack {
  type: "ack";
  id: number | string | null;
  number: number;
  again: boolean;
}
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
/** Tables of a status. */
export interface AdminTables {
  ok: boolean;
  matches: MatchInfo[];
}
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
}
/** How time is kept at a table. */
export interface ClockInfo {
  kind: string;
  seconds: number;
  increment: number;
  days: number;
  on_time_out: string;
}
/** A seat and who sits there. */
export interface SeatInfo {
  seat: string;
  kind: string;
  person: PersonInfo | null;
  bot: string | null;
  stand_in: string | null;
  ready: boolean;
  present: boolean;
  waking: boolean;
}
/** Somebody, as others see them. */
export interface PersonInfo {
  id: string;
  name: string;
  guest: boolean;
}
/** How a match ended; a draw has no winners. */
export interface Result {
  winners: string[];
  reason: string;
  scores: Record<string, number>;
}
/** Looking back at a match: `status` is none, waiting, running, done or failed; `done` of `total` entries. */
export interface AnalysisReply {
  ok: boolean;
  status: string;
  done: number;
  total: number;
  reason: string | null;
  analysis: Record<string, unknown> | null;
}
/** The viewer's board in plain characters; nothing before the start. */
export interface BoardReply {
  ok: boolean;
  text: string;
}
/** A bot of a game: how long it may think, and whether it can already (else the tribune plays for a minute). */
export interface BotInfo {
  name: string;
  about: string;
  seconds: number;
  awake: boolean;
}
/** A fact of the view that an action would change. */
export interface Change {
  path: string[];
  before: unknown;
  after: unknown;
}
/** A line of chat. */
export interface ChatLine {
  id: number;
  room: string;
  seat: string | null;
  person: PersonInfo;
  text: string;
  at: number;
  phrase: string | null;
}
/** Lines, oldest first. */
export interface ChatPage {
  ok: boolean;
  chat: ChatLine[];
}
/** Somebody said something. */
export interface ChatPush {
  type: "chat";
  line: ChatLine;
}
/** The line that was said. */
export interface ChatReply {
  ok: boolean;
  line: ChatLine;
}
/** All clocks of a match. */
export interface ClocksInfo {
  running: string[];
  left_ms: Record<string, number>;
  deadline: Record<string, number>;
}
/** A link that signs another device in, once. */
export interface DeviceLink {
  ok: boolean;
  token: string;
  path: string;
  expires: number;
}
/** One draw: which of `n` it was, and what that meant. */
export interface Draw {
  n: number;
  index: number;
  outcome: Record<string, unknown> | number;
}
/** An entry of a match, as one viewer may know it. */
export interface EntryInfo {
  number: number;
  seat: string | null;
  action: string | null;
  at: number;
  events: GameEvent[];
  words: string[];
  by: string;
  why: string | null;
}
/** Whether an action is allowed, and why not. */
export interface ExplainReply {
  ok: boolean;
  legal: boolean;
  reason: string;
  rule: string | null;
}
/** What was wrong, for people, with the rule's section. */
export interface Fault {
  code: string;
  reason: string;
  rule: string | null;
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
  phrases: string[];
  reactions: string[];
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
}
/** Whether browsers can be pushed to, and the key they need. */
export interface PushInfo {
  available: boolean;
  key: string | null;
}
/** The server is ready. */
export interface Health {
  ok: boolean;
  version: string;
  database: string;
}
/** One good action: in words, why, and the chance to win with it where that is known. */
export interface HintChoice {
  action: string;
  words: string;
  why: string;
  chance: number | null;
}
/** One action of the line that is expected. */
export interface HintMove {
  seat: string;
  action: string;
  words: string;
}
/** What a bot would do here, what else is good, and how it would go on. `note` says if a weaker bot answered. */
export interface HintReply {
  ok: boolean;
  action: string;
  words: string;
  why: string;
  bot: string;
  chance: number | null;
  others: HintChoice[];
  line: HintMove[];
  note: string | null;
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
/** What is behind a link. */
export interface InviteReply {
  ok: boolean;
  match: MatchInfo;
  seat: string | null;
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
/** The viewer's own choices. */
export interface LegalReply {
  ok: boolean;
  actions: LegalAction[];
}
/** One choice that a seat has now. */
export interface LegalAction {
  seat: string;
  action: string;
  index: number;
}
/** A page of matches. */
export interface MatchesReply {
  ok: boolean;
  matches: MatchInfo[];
  next: string | null;
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
/** What the viewer could remember. */
export interface MemoryReply {
  ok: boolean;
  memory: Record<string, unknown>;
}
/** An offer on the table and who is to answer. */
export interface OfferInfo {
  kind: string;
  seat: string;
  at: number;
  answer: string[];
  against: string | null;
}
/** Options with defaults filled in, and the seats they make. */
export interface OptionsReply {
  ok: boolean;
  options: Record<string, unknown>;
  seats: string[];
  automata: string[];
}
/** Answer, please. */
export interface PingPush {
  type: "ping";
  now: number;
}
/** Somebody's page. */
export interface PlayerReply {
  ok: boolean;
  person: PersonInfo;
  ratings: Record<string, RatingInfo>;
  stats: Record<string, StatsInfo>;
}
/** How somebody has done at a game. */
export interface StatsInfo {
  played: number;
  won: number;
  lost: number;
  drawn: number;
  against_bots: number;
  won_against_bots: number;
  sides: Record<string, Record<string, number>>;
}
/** An answer. */
export interface PongPush {
  type: "pong";
  now: number;
}
/** A position in one line, and a path to show it. */
export interface PositionReply {
  ok: boolean;
  text: string;
  path: string;
}
/** Who is at the table. */
export interface PresenceInfo {
  seats: Record<string, boolean>;
  watchers: number;
}
/** Who is at the table now; and, for who sits there, from when on a bot may play for those who left. */
export interface PresencePush {
  type: "presence";
  seats: Record<string, boolean>;
  watchers: number;
  stand_in_after: Record<string, number> | null;
}
/** What an action would do, as far as its player can know. */
export interface PreviewReply {
  ok: boolean;
  action: string;
  legal: boolean;
  reason: string | null;
  rule: string | null;
  changes: Change[];
  events: GameEvent[];
  words: string[];
  chance: boolean;
}
/** A refused request. */
export interface Refusal {
  error: Fault;
  ok: boolean;
}
/** A message that was refused. */
export interface Refused {
  type: "refused";
  id: number | string | null;
  error: Fault;
}
/** The parent of all replies; refusals have a shape of their own. */
export interface Reply {
  ok: boolean;
}
/** How it ended, if it has. */
export interface ResultReply {
  ok: boolean;
  result: Result | null;
}
/** The phase that the whole table is in. In a `window` it is not told who has answered, beside oneself. */
export interface StageInfo {
  name: string;
  began: number;
  ends: number | null;
  window: boolean;
  asked: boolean;
}
/** A match as one viewer may know it. As an update, `match` is there only when it changed. */
export interface State {
  ok: boolean;
  type: "state" | "update";
  match?: MatchInfo;
  seat: string | null;
  number: number;
  now: number;
  view: GameView | null;
  legal: LegalAction[];
  deciders: string[];
  result: Result | null;
  entries: EntryInfo[];
  clocks: ClocksInfo | null;
  stage: StageInfo | null;
  undo: UndoInfo;
  offers: OfferInfo[];
  commitment: string;
  secret: string | null;
  presence: PresenceInfo;
  can: string[];
  stand_in_after: Record<string, number> | null;
  invites?: Record<string, string>;
  code?: string | null;
}
/** Whether the last action may be undone, and why not. */
export interface UndoInfo {
  allowed: boolean;
  reason: string | null;
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
}
/** The viewer's view. */
export interface ViewReply {
  ok: boolean;
  view: GameView | null;
}
/** `{}`. */
export type Nothing = Record<string, never>;
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
}
/** Play against a bot at once. */
export interface PlayNow {
  game: string;
  bot?: string | null;
  side?: string;
  options?: Record<string, unknown>;
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
}
/** A seat, or any. */
export interface JoinSeat {
  seat?: string | null;
}
/** Who is to sit there. */
export interface PutSeat {
  to: string;
}
/** Ready or not. */
export interface Ready {
  ready: boolean;
}
/** The host's switches. */
export interface PatchMatch {
  chat?: boolean;
  silent?: boolean;
  watch?: "anyone" | "link" | "nobody";
  private?: boolean;
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
/** Which of my seats. */
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
/** Which bot plays meanwhile. */
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
