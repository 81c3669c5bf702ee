// The shape of a CAESAR! view as the server sends it.
import type { Playing } from "../../lib/playing";
import type { Seat } from "./data";

export interface Lying {
  seat: Seat;
  token: string | null;
  values: [number, number];
  facedown: boolean;
  marker: Seat | null;
  hidden: boolean;
}
export interface ProvinceView {
  closed: boolean;
  control: Seat | null;
  flipped: boolean;
  totals: Record<Seat, number>;
}
export interface CaesarView {
  game: string;
  options: Record<string, unknown>;
  seat: Seat | null;
  to_move: Seat | null;
  phase: string;
  borders: Record<string, Lying | null>;
  provinces: Record<string, ProvinceView>;
  bonuses: Record<string, string | null>;
  supply: string[];
  placed: Record<Seat, number>;
  senate: Record<Seat, number>;
  centurions: Record<Seat, string[]>;
  hand_sizes: Record<Seat, number>;
  bag_sizes: Record<Seat, number>;
  unseen: Record<Seat, string[]>;
  hand?: string[];
  bag?: string[];
  turn: {
    stage: number;
    closing: string[];
    pending: [string, boolean][];
    again: boolean;
    skip_draw: boolean;
    winner: number;
  };
  solo?: { seat: Seat; line: string[]; tiles: string[] };
  result: string | null;
}

export type CaesarTable = Playing<CaesarView>;

/** `place ship-5-1 SD-SC 1/5` taken apart; null for any other action. */
export interface Placement {
  action: string;
  token: string;
  border: string;
  values: [number, number] | null;
}
export function placement(action: string): Placement | null {
  const [verb, token, border, values] = action.split(" ");
  if (verb !== "place" || !token || !border || !values) return null;
  const pair = values === "facedown" ? null : (values.split("/").map(Number) as [number, number]);
  return { action, token, border, values: pair };
}
