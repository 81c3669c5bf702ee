// Auto-Crassus beside the board: its last command tile and what the tiles left to it can do, in words.
import { t } from "../../lib/i18n.svelte";
import type { GameEvent } from "../../lib/playing";
import printed from "../../../../src/triumvirate/games/caesar/data/caesar.json";
import type { CaesarView } from "./view";

const TASKS: Record<string, readonly string[]> = printed.tiles;

/** What a tile makes it do, in order; only its letter where a variant has tiles of its own. */
export function tileWords(tile: string, view: CaesarView): string {
  const tasks = view.options.variant ? undefined : TASKS[tile];
  return tasks ? tasks.map((task) => t(`caesar.task.${task}`)).join(", ") : tile;
}

/** The tiles not yet turned, equal ones together. */
export function tilesLeft(view: CaesarView): { tile: string; n: number }[] {
  const tiles = view.solo?.tiles ?? [];
  return [...new Set(tiles)].map((tile) => ({ tile, n: tiles.filter((other) => other === tile).length }));
}

/** The tile that it turned last, as far as has been told. */
export function lastTile(events: readonly GameEvent[]): string | null {
  const drawn = events.findLast((e) => e.kind === "tile_drawn");
  return drawn ? String(drawn.tile) : null;
}
