// A game that has no folder here: its board as the server's text draws it, its choices as buttons. Everything else is the table's.
import type { GameModule } from "../games/module";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Info from "./Info.svelte";
import Mark from "./Mark.svelte";
import Plate from "./Plate.svelte";
import Twin from "./Twin.svelte";

/** Digits press the numbered choices. */
function key(table: Parameters<GameModule["key"]>[0], event: KeyboardEvent): boolean {
  const action = /^[1-9]$/.test(event.key) ? table.legal[Number(event.key) - 1] : undefined;
  if (action === undefined) return false;
  void table.act(action);
  return true;
}

const plain: GameModule = {
  Board,
  Hand,
  Info,
  Twin,
  Plate,
  Mark,
  aspect: 1.5,
  key,
  clear: (table) => table.choose(null),
};
export default plain;
