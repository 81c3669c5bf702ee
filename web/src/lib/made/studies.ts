// Made by scripts/make_types.py from the Python classes: change those, not this.
import type { GameEvent, GameView, LegalAction, Result } from "./common";
/** My studies, the last changed first, and how many I may have. */
export interface StudiesReply {
  ok: boolean;
  studies: StudyInfo[];
  most: number;
}
/** A study in a list. `source` is the match that it began with, where there was one. */
export interface StudyInfo {
  id: string;
  name: string;
  game: string;
  title: string;
  source: string | null;
  is_mine: boolean;
  is_shared: boolean;
  moves: number;
  updated: number;
}
/** The board after a move, as one seat sees it; `beside` are the views of the others. */
export interface StudyBoard {
  ok: boolean;
  move: StudyMove;
  seat: string;
  view: GameView;
  beside: GameView[];
  deciders: string[];
  legal: LegalAction[];
  events: GameEvent[];
  words: string[];
  result: Result | null;
  position: string;
}
/** A move of the tree: what it follows, who did it, whether chance had a part in it, and what is said of it. */
export interface StudyMove {
  number: number;
  parent: number | null;
  seat: string | null;
  action: string;
  is_drawn: boolean;
  comment: string;
  verdict: string;
}
/** A study with its tree. The move of a match's entry has the entry's number and `offset` more. */
export interface StudyReply {
  ok: boolean;
  study: StudyInfo;
  seats: string[];
  options: Record<string, unknown>;
  offset: number;
  moves: StudyMove[];
}
