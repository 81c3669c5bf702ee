// Made by scripts/make_types.py from the Python classes: change those, not this.
import type { GameEvent, GameView, LegalAction, PersonInfo, Result } from "./common";
import type { MatchInfo } from "./lobby";
/** The viewer's board in plain characters; nothing before the start. */
export interface BoardReply {
  ok: boolean;
  text: string;
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
/** What the game's own player would do, in order and in words, and how likely that is. */
export interface Foreseen {
  chance: number;
  events: GameEvent[];
  words: string[];
}
/** What its turn may begin with, how likely that is, and the likeliest courses from there. */
export interface ForeseenWay {
  chance: number;
  begins: GameEvent;
  courses: Foreseen[];
}
/** What the game's own player would do next. `follows` is false where something else comes before its turn. */
export interface ForesightReply {
  ok: boolean;
  action: string | null;
  follows: boolean;
  certain: Foreseen;
  ways: ForeseenWay[];
}
/** What is thought of an action before it is taken: slip, mistake, blunder or nothing, and what speaks against it. */
export interface HintAbout {
  action: string;
  verdict: string;
  chance: number;
  unsure: boolean;
  against: string;
  done: string;
  before: number;
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
  about: HintAbout | null;
}
/** The viewer's own choices. */
export interface LegalReply {
  ok: boolean;
  actions: LegalAction[];
}
/** Numbers that seats add to the secret before the start: what I owe (`seal`, `open` or nothing), all seals, the deadline. */
export interface LotsInfo {
  asked: string | null;
  seals: Record<string, string>;
  by: number | null;
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
/** Who is at the table. */
export interface PresenceInfo {
  seats: Record<string, boolean>;
  watchers: number;
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
/** How it ended, if it has. */
export interface ResultReply {
  ok: boolean;
  result: Result | null;
}
/** What everybody is told together, beat by beat, before it is part of the match: an entry as far as it has been told. */
export interface SceneInfo {
  number: number;
  seat: string | null;
  at: number;
  about: string;
  beat: number;
  ends: number;
  events: GameEvent[];
  words: string[];
  skip: string[];
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
  scene: SceneInfo | null;
  undo: UndoInfo;
  offers: OfferInfo[];
  commitment: string;
  secret: string | null;
  presence: PresenceInfo;
  can: string[];
  stand_in_after: Record<string, number> | null;
  invites?: Record<string, string>;
  code?: string | null;
  lots: LotsInfo | null;
}
/** Whether the last action may be undone, and why not. */
export interface UndoInfo {
  allowed: boolean;
  reason: string | null;
}
/** The viewer's view. */
export interface ViewReply {
  ok: boolean;
  view: GameView | null;
}
