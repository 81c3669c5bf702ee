// The view of JULIUS CAESAR as the server sends it, and its actions as texts taken apart.
import type { Playing } from "../../lib/playing";
import type { Seat } from "./data";
import type { Memory } from "./memory";

export interface Group {
  owner: Seat;
  colour: string;
  count: number;
  moved: number;
  came: string | null;
  reserve: boolean;
}
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
/** What a road still takes of the side that decides, and what it takes in all. */
export interface RoadRoom {
  room: number;
  limit: number;
}
/** In winter: the blocks of a side in a place, and how many it feeds. */
export interface Supply {
  blocks: number;
  feeds: number;
}
type Both<T> = Record<Seat, T>;
export interface JuliusView {
  seat: Seat | null;
  year: number;
  turn: number;
  phase: string;
  to_move: Seat | null;
  deciders: Seat[];
  points: Both<number>;
  revealed: Both<string | null>;
  played: Both<string | null>;
  previous: Both<string | null>;
  spent: Both<string[]>;
  command: {
    first: Seat;
    second_acts: boolean;
    points: number;
    levies: number;
    group_moved: boolean;
    crossed: string[];
    surprise: string | null;
    asked: string | null;
  };
  attacks: Record<string, { attacker: Seat; main_road: string | null }>;
  activated: string[];
  crossings: Both<Record<string, number>>;
  battle: { place: string; round: number; slot: number; hits: number; sea_retreats: Both<number> } | null;
  result: { winner: Seat | null; reason: string } | null;
  places: Record<string, Group[]>;
  shown: ShownBlock[];
  dead: string[];
  hand_sizes: Both<number>;
  ready: Both<boolean>;
  /** By origin, then by destination. */
  roads: Record<string, Record<string, RoadRoom>>;
  supply: Both<Record<string, Supply>>;
  /** Whose blocks of which letter act now. */
  up: { seat: Seat; letter: string; may_fire: boolean } | null;
  mover: {
    block: string | null;
    colour: string;
    at: string | null;
    from: string | null;
    steps: number;
    sailed: string[];
  } | null;
  unseen_cards: string[];
  own?: OwnBlock[];
  pool?: string[];
  hand?: string[];
  discarded?: string | null;
  chosen?: string | null;
  deployed?: number;
}

export type JuliusTable = Playing<JuliusView, Memory>;

/** The room on a road out of `start`; where it does not begin there, the way that has more of it. */
export function roomOn(view: JuliusView, ends: [string, string], start: string | null): RoadRoom | null {
  const ways = [ends, [ends[1], ends[0]]].filter(([from]) => !start || !ends.includes(start) || from === start);
  const rooms = ways.flatMap(([from, to]) => view.roads[from!]?.[to!] ?? []);
  return rooms.sort((a, b) => b.room - a.room)[0] ?? null;
}

/** Winter quarters: the places of a side that are full or overfull, the worst first. */
export const quarters = (view: JuliusView, seat: Seat | null): ({ place: string } & Supply)[] =>
  Object.entries(seat ? view.supply[seat] : {})
    .map(([place, supply]) => ({ place, ...supply }))
    .filter((q) => q.blocks >= q.feeds)
    .sort((a, b) => b.blocks - b.feeds - (a.blocks - a.feeds));

export type Choice =
  | { kind: "block"; verb: string; block: string; action: string }
  | { kind: "place"; verb: string; place: string; action: string }
  | { kind: "card"; verb: string; card: string; action: string }
  | { kind: "target"; verb: "jupiter"; place: string; colour: string; action: string }
  | { kind: "word"; verb: string; action: string };

const BLOCK_VERBS = new Set([
  "deploy",
  "move",
  "levy",
  "build",
  "fire",
  "retreat",
  "pass",
  "hit",
  "regroup",
  "port",
  "disband",
]);

export function choice(action: string): Choice {
  const [verb = "", what = "", colour = ""] = action.split(" ");
  if (verb === "jupiter") return { kind: "target", verb, place: what, colour, action };
  if (verb === "discard" || verb === "play") return { kind: "card", verb, card: what, action };
  if (!what) return { kind: "word", verb, action };
  return BLOCK_VERBS.has(verb)
    ? { kind: "block", verb, block: what, action }
    : { kind: "place", verb, place: what, action };
}

/** Where a block of mine stands; null in the levy pool. */
export const whereIs = (view: JuliusView, block: string): string | null =>
  view.own?.find((b) => b.block === block)?.place ??
  (view.shown.some((b) => b.block === block) ? (view.battle?.place ?? null) : null);
