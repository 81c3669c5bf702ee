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
