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
export type Look = "plain" | "strong" | "code" | "section";
export type Mark = "house" | "manual" | "deduced" | "reading" | "rebuilt";
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
/** The rules of a game in one language, of one version, for so many players where that matters (else 0). */
export interface Book {
  game: string;
  title: string;
  version: number;
  language: string;
  players: number;
  counts: number[];
  marks: Record<string, string>;
  chapters: Chapter[];
}
/** Sections that belong together. */
export interface Chapter {
  id: string;
  title: string;
  sections: Section[];
}
/** A piece of the book with an address of its own: refusals, logs and lessons lead there. */
export interface Section {
  id: string;
  title: string;
  blocks: (Paragraph | Points | OptionTold | PieceList | FactTable | Figure)[];
}
/** Sentences; marked where they are not the printed book's, with the rulings that they tell. */
export interface Paragraph {
  kind: "paragraph";
  text: Span[];
  mark: Mark | null;
  rulings: string[];
}
/** A run of words; a section's id leads there. */
export interface Span {
  text: string;
  look: Look;
}
/** A list; numbered where the order matters. */
export interface Points {
  kind: "points";
  items: Span[][];
  numbered: boolean;
}
/** An option of a table: its values with the usual one, and what it does. */
export interface OptionTold {
  kind: "option";
  option: string;
  title: string;
  values: string[];
  usual: string;
  text: Span[];
}
/** Pieces side by side. */
export interface PieceList {
  kind: "pieces";
  pieces: PieceTold[];
}
/** A piece: drawn, named, counted, and what it is for. */
export interface PieceTold {
  piece: string;
  name: string;
  svg: string;
  plain: string;
  count: number;
  text: Span[];
  section: string;
}
/** Rows of facts. */
export interface FactTable {
  kind: "table";
  title: string;
  head: string[];
  rows: Span[][][];
}
/** A picture, or a position before and after what is done there, with what is to be seen. */
export interface Figure {
  kind: "figure";
  title: string;
  pictures: Drawn[];
  text: Span[];
  example: string | null;
}
/** A picture, and what it shows in words. */
export interface Drawn {
  svg: string;
  plain: string;
}
/** What was wrong, for people, with the rule's section. */
export interface Fault {
  code: string;
  reason: string;
  rule: string | null;
}
/** The server is ready. */
export interface Health {
  ok: boolean;
  version: string;
  database: string;
}
/** One choice that a seat has now. */
export interface LegalAction {
  seat: string;
  action: string;
  index: number;
}
/** A refused request. */
export interface Refusal {
  error: Fault;
  ok: boolean;
}
/** The parent of all replies; refusals have a shape of their own. */
export interface Reply {
  ok: boolean;
}
