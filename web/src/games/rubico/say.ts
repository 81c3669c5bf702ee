// The table in words: seats, cards, choices.
import { t } from "../../lib/i18n.svelte";
import { callings } from "../../table/callings.svelte";
import { besideWord } from "../../table/names";
import { boxName } from "./data";
import type { RowCard, RubicoView, Saying, Seated } from "./view";

/** Who sits there by name; the seat's number where the page has no table of people, as in lessons. */
export const seatName = (seat: string): string => callings.name(seat) || t(`rubico.seat.${seat}`);

/** What stands beside that name where the table knows: oneself, or which bot it is. */
export function whoIs(table: Seated, seat: string): string {
  const match = table.match;
  const info = match?.seats.find((s) => s.seat === seat);
  return match && info ? besideWord(match, info) : "";
}

export function cardName(seat: string, place: number, card: RowCard): string {
  const parts = [t("rubico.say.card", { place, seat: seatName(seat) })];
  if (card.face) parts.push(t("rubico.say.is", { face: t(`rubico.face.${card.face}`) }));
  if (card.said) parts.push(t("rubico.say.said", { saying: t(`rubico.said.${card.said}`) }));
  if (card.said_first) parts.push(t("rubico.say.said_first", { saying: t(`rubico.said.${card.said_first}`) }));
  if (card.covered) parts.push(t("rubico.say.covered"));
  if (card.picked) parts.push(t("rubico.say.picked"));
  return parts.join(", ");
}

/** An action of the legal list as a sentence. */
export function actionName(action: string, view?: RubicoView): string {
  const [verb, a = "", b = "", c = ""] = action.split(" ");
  switch (verb) {
    case "swap":
      return t("rubico.do.swap", { a, b });
    case "claim":
      return t(b === "?" ? "rubico.do.silent" : "rubico.do.claim", { place: a, saying: t(`rubico.said.${b}`) });
    case "trust":
    case "accuse":
    case "promise":
      return t(`rubico.do.${verb}`, { seat: seatName(a) });
    case "pick":
    case "unpick":
      return t(`rubico.do.${verb}`, { seat: seatName(a), place: b });
    case "put":
      return t("rubico.do.put", { place: a });
    case "pass":
      return t(view?.phase === "powers" ? "rubico.do.pass_2" : "rubico.do.pass");
    case "use":
      return useName(a, [b, c].filter(Boolean));
    default:
      return t(`rubico.do.${verb}`);
  }
}

function useName(power: string, target: string[]): string {
  const name = t(`rubico.power.${power}`);
  if (!target.length) return t("rubico.do.use", { power: name });
  return t("rubico.do.use_on", { power: name, target: targetName(target) });
}

export function targetName(target: string[]): string {
  const [first = "", second] = target;
  if (second) return t("rubico.say.card", { seat: seatName(first), place: second });
  if (first === "forward" || first === "back") return t(`rubico.target.${first}`);
  return t("rubico.say.own", { place: first });
}

/** What a power was used on: a card, of its user's own row too, or a way. */
export function powerTarget(user: string, on: string): string {
  return /^\d$/.test(on) ? t("rubico.say.card", { seat: seatName(user), place: on }) : targetName(on.split(" "));
}

/** Who is doing what in the open phases; empty where silence must tell nothing. */
export function stateOf(view: RubicoView, seat: string): string {
  if (view.phase === "over") return "";
  if (view.holding?.seat === seat) return t("rubico.state.holding");
  if (view.phase === "arrange")
    return seat === view.centurion ? "" : t(view.locked.includes(seat) ? "rubico.state.locked" : "rubico.state.laying");
  if (view.phase === "talk")
    return seat === view.centurion
      ? ""
      : t(view.talked.includes(seat) ? "rubico.state.talked" : "rubico.state.talking");
  return view.phase === "choice" && view.waiting_for.includes(seat) ? t("rubico.state.choosing") : "";
}

export function wordOf(view: RubicoView, seat: string): string {
  const word = view.words[seat];
  return word ? t(`rubico.word.${word.word}`, { seat: seatName(word.about) }) : "";
}

/** A card of another's that was called something. */
export interface Claim {
  seat: string;
  place: number;
  said: Saying;
}

/** What the others have claimed this round. */
export const claimsOf = (view: RubicoView): Claim[] =>
  Object.entries(view.rows).flatMap(([seat, row]) =>
    row.flatMap(({ said }, i) => (seat !== view.seat && said && said !== "?" ? [{ seat, place: i + 1, said }] : [])),
  );

export const boxAt = (view: RubicoView, i: number): string => boxName(view.track[i] ?? "");

/** Steps to the next checkpoint. */
export function stepsLeft(view: RubicoView): number {
  const next = view.checkpoints.find((c) => c > view.position);
  return next === undefined ? 0 : next - view.position;
}
