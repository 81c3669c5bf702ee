// What the book says of a game's pieces, for tooltips at the table: fetched when somebody first asks, in the page's language.
import { SvelteMap } from "svelte/reactivity";
import { catalogue } from "./i18n.svelte";
import { bookOf, piecesOf, plainly } from "./rulebook";
import type { PieceTold } from "./types";

/** What the book says of each piece, as far as it is there. */
export type Pieces = ReadonlyMap<string, PieceTold>;

const NONE: Pieces = new Map();
const found = new SvelteMap<string, Pieces>();
const asked = new Set<string>();

/** The pieces of a game, at a player count where the rules differ by that; none until the book has come. */
export function piecesTold(game: string, players = 0): Pieces {
  const key = `${game} ${catalogue.language} ${players}`;
  if (!asked.has(key)) {
    asked.add(key);
    bookOf(game, catalogue.language, players).then(
      (book) => found.set(key, piecesOf(book)),
      () => asked.delete(key),
    );
  }
  return found.get(key) ?? NONE;
}

/** What the book says of one piece, or nothing while it is not there. */
export const pieceTold = (game: string, piece: string, players = 0): string =>
  plainly(piecesTold(game, players).get(piece)?.text ?? []);
