// What cards and powers do, in the words of the book for this many players, and what this table's options change of it.
import { has, t } from "../../lib/i18n.svelte";
import { pieceTold, piecesTold } from "../../lib/pieces.svelte";
import { ruleAddress } from "../../lib/rulebook";
import type { RubicoView } from "./view";

const FALLBACK: Record<string, string> = { power: "power_text", senate: "card_text" };
/** The option that changes what a power does. */
const CHANGED: Record<string, string> = {
  minerva: "minerva_mode",
  cibelis: "minerva_mode",
  venus: "covers",
  eris: "covers",
};

const players = (view: RubicoView): number => Number(view.options.players);

/** What a piece of the book is for, by its name there: `power.venus`, `senate.extra`, `march.janus`, `centurion`. */
export function lines(piece: string, view: RubicoView): string[] {
  const [kind = "", name = ""] = piece.split(".");
  const short = FALLBACK[kind];
  const told = pieceTold("rubico", piece, players(view)) || (short ? t(`rubico.${short}.${name}`) : "");
  const option = kind === "power" ? CHANGED[name] : undefined;
  const changed = `rubico.here.${option}.${String(option && view.options[option])}`;
  return [told, option && has(changed) ? t(changed) : ""].filter(Boolean);
}

/** What the book calls a piece. */
export const pieceName = (piece: string, view: RubicoView): string =>
  piecesTold("rubico", players(view)).get(piece)?.name ?? "";

/** The same as one text. */
export const told = (piece: string, view: RubicoView): string => lines(piece, view).join(" ");

/** Where the rules tell more about a piece. */
export const address = (piece: string, view: RubicoView): string =>
  ruleAddress("rubico", piecesTold("rubico", players(view)).get(piece)?.section ?? "", { options: view.options });
