// CAESAR! as the table knows it.
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Foretold from "./Foretold.svelte";
import Guide from "./Guide.svelte";
import Hand from "./Hand.svelte";
import Icon from "./Icon.svelte";
import Info from "./Info.svelte";
import Plate from "./Plate.svelte";
import Twin from "./Twin.svelte";
import { HEIGHT, WIDTH } from "./data";
import { missed } from "./missed";
import { parts } from "./parts";
import { actionName } from "./say";
import { section } from "./sections";
import { selectionOf } from "./selection.svelte";
import { tell } from "./stage";
import type { CaesarTable, CaesarView } from "./view";

function key(table: CaesarTable, event: KeyboardEvent): boolean {
  const selection = selectionOf(table);
  const view = table.view;
  const nth = Number(event.key);
  if (nth >= 1 && nth <= (view.hand?.length ?? 0)) {
    const token = view.hand![nth - 1]!;
    if (selection.tokens.has(token)) {
      selection.hold(token);
      document.getElementById(`space-${[...selection.spaces][0]}`)?.focus();
    }
    return true;
  }
  if (event.key === "r" || event.key === "R") selection.turn();
  else if (event.key === "f" || event.key === "F") {
    if (selection.mayHide) selection.hide();
  } else if (event.key === "Escape") clear(table);
  else if (event.key === "n" || event.key === "N") nextSpace(selection.spaces);
  else return false;
  return true;
}

/** N goes round the spaces that take the held token. */
function nextSpace(spaces: Set<string>): void {
  const all = [...spaces];
  const here = document.activeElement?.id.replace("space-", "") ?? "";
  document.getElementById(`space-${all[(all.indexOf(here) + 1) % all.length]}`)?.focus();
}

const clear = (table: CaesarTable): void => selectionOf(table).clear();
const draft = (table: CaesarTable, action: string): boolean => selectionOf(table).lay(action);

const caesar: GameModule<CaesarView> = {
  Board,
  Hand,
  Foretold,
  Guide,
  Info,
  Twin,
  Plate,
  deciding: (view) => (view.to_move ? [view.to_move] : []),
  Mark: Icon,
  aspect: WIDTH / HEIGHT,
  key,
  clear,
  say: actionName,
  missed,
  draft,
  section,
  tell,
  parts,
};
export default caesar;
