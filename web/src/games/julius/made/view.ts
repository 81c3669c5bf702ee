// Made by scripts/make_types.py from the Python classes: change those, not this.
export type Seat = "caesar" | "pompeius";
/** JULIUS CAESAR as one viewer may know it: from `own` on there is only what a player has. */
export interface JuliusView {
  game: string;
  options: Record<string, unknown>;
  seat: Seat | null;
  year: number;
  turn: number;
  to_move: Seat | null;
  deciders: Seat[];
  points: Record<Seat, number>;
  revealed: Record<Seat, string | null>;
  played: Record<Seat, string | null>;
  previous: Record<Seat, string | null>;
  spent: Record<Seat, string[]>;
  command: Command;
  attacks: Record<string, Attack>;
  activated: string[];
  crossings: Record<Seat, Record<string, number>>;
  entries: Record<Seat, string[][]>;
  battle: Battle | null;
  result: Ending | null;
  shown: ShownBlock[];
  dead: string[];
  hand_sizes: Record<Seat, number>;
  ready: Record<Seat, boolean>;
  roads: Record<string, Record<string, RoadRoom>>;
  supply: Record<Seat, Record<string, Supply>>;
  up: Up | null;
  phase: string;
  places: Record<string, Group[]>;
  mover: Mover | null;
  unseen_cards: string[];
  odds: Odds | null;
  contests: Record<string, Contest>;
  quarters: Record<Seat, Record<string, Supply>>;
  own?: OwnBlock[];
  pool?: string[];
  hand?: string[];
  discarded?: string | null;
  chosen?: string | null;
  deployed?: number;
  effects?: Record<string, Effect>;
  fares?: Record<string, number>;
}
/** Whose command phase it is, and what is left of the card. */
export interface Command {
  first: Seat;
  second_acts: boolean;
  points: number;
  levies: number;
  group_moved: boolean;
  crossed: string[];
  surprise: string | null;
  asked: string | null;
}
/** Who attacked a place this turn, and by which main road. */
export interface Attack {
  attacker: Seat;
  main_road: string | null;
}
/** The battle in progress, or the field that its winner regroups from. */
export interface Battle {
  place: string;
  round: number;
  slot: number;
  hits: number;
  sea_retreats: Record<Seat, number>;
}
/** Who won, nobody in a draw, and how. */
export interface Ending {
  winner: Seat | null;
  reason: string;
}
/** A block that everybody sees. */
export interface ShownBlock {
  block: string;
  owner: Seat;
  steps: number;
  strength: number;
  acted: boolean;
  moved: number;
  came: string | null;
  letter: string;
}
/** How many blocks of the deciding side a road still takes, and how many it takes in all. */
export interface RoadRoom {
  room: number;
  limit: number;
}
/** How many blocks stand in a place, and how many it feeds in winter. */
export interface Supply {
  blocks: number;
  feeds: number;
}
/** Whose blocks of which letter act now, and whether they may fire: in the last round attackers only retreat. */
export interface Up {
  seat: Seat;
  letter: string;
  may_fire: boolean;
  ways: Record<string, string[]>;
}
/** Blocks of one owner and colour that did the same this turn in plain sight. */
export interface Group {
  owner: Seat;
  colour: string;
  count: number;
  moved: number;
  came: string | null;
  reserve: boolean;
}
export interface Mover {
  block: string | null;
  colour: string;
  at: string | null;
  from: string | null;
  steps: number;
  sailed: string[];
}
/** What the battle promises if everybody fires and nobody leaves before he must. */
export interface Odds {
  holds: Record<Seat, Range>;
  lost: Record<Seat, Range>;
  unknown: Record<Seat, number>;
  passing: Record<string, Range>;
  leaving: Record<string, Range>;
}
/** A number that depends on unknown blocks: its least and its most; the same without any. */
export interface Range {
  least: number;
  most: number;
}
/** A place where both sides stand: who attacks and by which main road, who came how, and how many defenders may leave. */
export interface Contest {
  attacker: Seat;
  main_road: string | null;
  inroads: Inroad[];
  main_force: Record<Seat, number>;
  reserves: Record<Seat, number>;
  pinned: number;
  free: number;
}
/** Blocks of one side that came into a contested place this turn, by one road or sea. */
export interface Inroad {
  owner: Seat;
  came: string;
  blocks: number;
  reserve: boolean;
}
/** A block as its owner knows it. */
export interface OwnBlock {
  block: string;
  place: string;
  steps: number;
  strength: number;
  moved: number;
  came: string | null;
  reserve: boolean;
  acted: boolean;
}
/** What a card would do if its side commanded now: groups and blocks that may move, levies, whom an event can hit. */
export interface Effect {
  groups: number;
  blocks: number;
  levies: number;
  targets: Target[];
  copies: string | null;
}
/** Enemy blocks that an event may hit: where, how many, and for Jupiter of which colour. */
export interface Target {
  place: string;
  colour: string | null;
  blocks: number;
}
