// The games this client can draw. A game plugs in here; everything around its board is shared.
import type { Component } from "svelte";
import type { Playing } from "../lib/playing";

export interface GameModule {
  /** The picture of the match. */
  Board: Component<{ table: Playing }>;
  /** What the person holds and must decide. */
  Hand: Component<{ table: Playing }>;
  /** What the draft would do. */
  Foretold: Component<{ table: Playing }>;
  /** Open facts beside the board. */
  Info: Component<{ table: Playing }>;
  /** The board in words. */
  Twin: Component<{ table: Playing }>;
  /** A seat's open facts in one line. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Plate: Component<{ view: any; seat: string }>;
  /** The mark of a seat, for names and buttons. */
  Mark: Component<{ name: string; size?: string }>;
  /** The width of the board over its height. */
  aspect: number;
  /** Keys that the game answers; true when it did. */
  key(table: Playing, event: KeyboardEvent): boolean;
}

const LOAD: Record<string, () => Promise<{ default: GameModule }>> = {
  caesar: () => import("./caesar"),
};

export const drawable = (name: string): boolean => name in LOAD;

export async function loadGame(name: string): Promise<GameModule | null> {
  return LOAD[name] ? (await LOAD[name]!()).default : null;
}
