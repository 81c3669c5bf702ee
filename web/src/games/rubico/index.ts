// RUBICO as the table knows it.
import { t } from "../../lib/i18n.svelte";
import type { GameModule } from "../module";
import Between from "./Between.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Info from "./Info.svelte";
import Mark from "./Mark.svelte";
import Opening from "./Opening.svelte";
import Plate from "./Plate.svelte";
import Roles from "./Roles.svelte";
import Twin from "./Twin.svelte";
import { chapters } from "./chapters";
import { actionName } from "./say";
import { section } from "./sections";
import { pointingOf, speak, tapOwn } from "./ui.svelte";
import type { RubicoTable, RubicoView } from "./view";
import { tell } from "./stage";

const SAY: Record<string, string> = { r: "red", b: "blue", j: "janus", g: "janus", p: "pompey", "?": "?" };

/** 1–5 a card of mine, R B J P ? what it is said to be, H (held) the role, W the power, N the next card that may be touched. */
function key(table: RubicoTable, event: KeyboardEvent): boolean {
  const ui = pointingOf(table);
  const view = table.view;
  const pressed = event.key.toLowerCase();
  const mine = view.seat ? (view.rows[view.seat] ?? []) : [];
  const nth = Number(pressed);
  const claim = `claim ${ui.place} ${SAY[pressed]}`;
  if (nth >= 1 && nth <= mine.length) tapOwn(table, nth);
  else if (pressed === "h") ui.peek = !view.result;
  else if (SAY[pressed] && table.legal.includes(claim)) void speak(table, claim);
  else if (pressed === "w") ui.armed = !ui.armed;
  else if (pressed === "n") nextCard();
  else if (pressed === "escape") clear(table);
  else return false;
  return true;
}

function nextCard(): void {
  const all = [...document.querySelectorAll<HTMLElement>(".seats .may")];
  all[(all.indexOf(document.activeElement as HTMLElement) + 1) % all.length]?.focus();
}

const clear = (table: RubicoTable): void => pointingOf(table).clear();
const won = (view: RubicoView, who: string): string => t(`rubico.won.${view.result?.winner}`, { who });

const say = (action: string, view?: RubicoView): string => actionName(action, view);

const rubico: GameModule<RubicoView> = {
  Board,
  Hand,
  Info,
  Twin,
  Plate,
  deciding: (view) => view.waiting_for,
  Mark,
  Between,
  Opening,
  Ended: Roles,
  aspect: 1.42,
  covers: ["role_dealt", "power_dealt", "senators_met"],
  key,
  clear,
  say,
  section,
  chapters,
  won,
  tell,
};
export default rubico;
