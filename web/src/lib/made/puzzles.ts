// Made by scripts/make_types.py from the Python classes: change those, not this.
import type { GameEvent, GameView, PersonInfo } from "./common";
/** An answer that is no action. */
export interface PuzzleChoice {
  name: string;
  title: string;
}
/** The puzzles of a game; `today` is the daily one, `is_solved` whether I have solved it (none while I have not tried). */
export interface PuzzleGame {
  game: string;
  title: string;
  today: string;
  is_solved: boolean | null;
  themes: PuzzleTheme[];
  mine: PuzzleStanding;
}
/** A theme of a game's puzzles: how many there are, and how many of them I have solved. */
export interface PuzzleTheme {
  name: string;
  title: string;
  puzzles: number;
  solved: number;
}
/** How strong I am held to be at a game's puzzles, and my streaks: of puzzles, and of days with the daily one solved. */
export interface PuzzleStanding {
  rating: number;
  is_sure: boolean;
  tries: number;
  solved: number;
  streak: number;
  best: number;
  days: number;
}
/** A few of the choices, the answer among them. */
export interface PuzzleHint {
  ok: boolean;
  choices: string[];
}
/** A puzzle as it is asked; `choices` are there where the answer is no action of the board. */
export interface PuzzleInfo {
  id: string;
  game: string;
  title: string;
  theme: string;
  theme_title: string;
  question: string;
  seat: string;
  view: GameView;
  legal: string[];
  choices: PuzzleChoice[];
  level: number;
  unit: string;
  proof: string;
  is_today: boolean;
  tried: boolean | null;
}
/** A choice, what it is worth, why, and what follows it. */
export interface PuzzleLine {
  choice: string;
  title: string;
  worth: number;
  why: string;
  steps: PuzzleStep[];
}
/** One thing done on the board, and what was seen of it. */
export interface PuzzleStep {
  seat: string;
  action: string;
  events: GameEvent[];
  words: string[];
  view: GameView;
}
/** One puzzle. */
export interface PuzzleReply {
  ok: boolean;
  puzzle: PuzzleInfo;
}
/** Somebody has solved a puzzle. */
export interface PuzzleSolved {
  person: PersonInfo;
  game: string;
  title: string;
  theme_title: string;
  at: number;
}
/** What an answer comes to. It counts the first time only; `before` is my rating until then. */
export interface PuzzleVerdict {
  ok: boolean;
  is_right: boolean;
  counts: boolean;
  before: number;
  mine: PuzzleStanding;
  level: number;
  given: PuzzleLine;
  best: PuzzleLine;
}
/** All games that have puzzles, and those that anybody solved last. */
export interface PuzzlesReply {
  ok: boolean;
  now: number;
  ends: number;
  games: PuzzleGame[];
  last: PuzzleSolved[];
}
