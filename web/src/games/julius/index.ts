// JULIUS CAESAR as the table knows it.
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Info from "./Info.svelte";
import Mark from "./Mark.svelte";
import Plate from "./Plate.svelte";
import Twin from "./Twin.svelte";
import { arrows } from "./arrows.svelte";
import { chapters } from "./chapters";
import { isForced } from "./forced";
import { HEIGHT, WIDTH } from "./map";
import { resultsOf } from "./results.svelte";
import { choiceName } from "./say";
import { section } from "./sections";
import { selectionOf } from "./selection.svelte";
import { type JuliusTable, type JuliusView, choice } from "./view";
import type { Memory } from "./memory";
import { zoomOf } from "./zoom.svelte";
import { tell } from "./stage";

/** Digits press the numbered buttons, Enter commits the card pointed at, 0 the one that ends; G sends the ticked blocks; A shows or hides the arrows; N goes round the places that can be chosen. */
function key(table: JuliusTable, event: KeyboardEvent): boolean {
  const selection = selectionOf(table);
  const zoom = zoomOf(table);
  if (/^[1-9]$/.test(event.key)) {
    const buttons = document.querySelectorAll<HTMLButtonElement>(".hand .playing:has(kbd), .hand .choice");
    buttons[Number(event.key) - 1]?.click();
  } else if (event.key === "0") document.querySelector<HTMLButtonElement>(".hand .words button")?.click();
  else if (event.key === "+" || event.key === "=") zoom.by(1.4);
  else if (event.key === "-") zoom.by(1 / 1.4);
  else if (event.key === "a" || event.key === "A") arrows.toggle();
  else if (event.key === "g" || event.key === "G") void selection.march();
  else if (event.key === "Enter" && selection.card && !(event.target as Element).closest("button, a, [role=button]"))
    selection.commitCard();
  else if (event.key === "Escape") clear(table);
  else if (event.key === "n" || event.key === "N") nextPlace([...selection.lit.keys()]);
  else return false;
  return true;
}

function nextPlace(all: string[]): void {
  const here = document.activeElement?.id.replace("place-", "") ?? "";
  document.getElementById(`place-${all[(all.indexOf(here) + 1) % all.length]}`)?.focus();
}

const clear = (table: JuliusTable): void => (resultsOf(table).close(), selectionOf(table).clear());
const say = (action: string): string => choiceName(choice(action));

const julius: GameModule<JuliusView, Memory> = {
  Board,
  Hand,
  Info,
  Twin,
  Plate,
  story: "julius.war",
  deciding: (view) => view.deciders,
  Mark,
  aspect: WIDTH / HEIGHT,
  key,
  clear,
  say,
  section,
  chapters,
  forced: isForced,
  tell,
};
export default julius;
