// Blocks, cards and choices in the reader's words.
import { has, t } from "../../lib/i18n.svelte";
import { pieceTold, piecesTold } from "../../lib/pieces.svelte";
import { ruleAddress } from "../../lib/rulebook";
import { BLOCK, CARD, PLACE, type Seat, placeName } from "./data";
import { type Choice, type Group, type JuliusView, isWinter } from "./view";

/** What of a year it is: a turn, or winter. */
export const seasonOf = (view: JuliusView): string =>
  isWinter(view) ? t("julius.winter") : t("julius.turn", { turn: view.turn });
export const seatName = (seat: Seat | null): string => (seat ? t(`julius.seat.${seat}`) : "");

export function blockName(id: string): string {
  return BLOCK.get(id)?.name ?? id;
}
/** Initiative and firepower, as printed: C3; a ballista's letters are B/D, in a battle the one that counts there. */
export function rating(id: string, letter?: string | null): string {
  const facts = BLOCK.get(id);
  return facts ? `${letter ?? [...facts.initiative].join("/")}${facts.firepower}` : "";
}
export const fullSteps = (id: string): number => BLOCK.get(id)?.strengths.length ?? 0;

export function cardName(id: string): string {
  const card = CARD.get(id);
  return !card || card.event ? (card?.name ?? id) : t("julius.card.command", { move: card.move, levy: card.levy });
}

/** A card in a few words, as many as its face has room for. */
export function cardText(id: string): string {
  const card = CARD.get(id);
  return card?.event
    ? t(`julius.event.${id}`)
    : `${t("julius.card.moves", { n: card?.move ?? 0 })}, ${t("julius.card.levies", { n: card?.levy ?? 0 })}`;
}

/** The piece of the book that a card is. */
export function cardPiece(id: string): string {
  const card = CARD.get(id);
  return card && !card.event ? `card.${card.move}-${card.levy}` : `card.${id}`;
}
/** What a card does, as the book tells it. */
export const cardTold = (id: string): string =>
  (CARD.get(id)?.event && pieceTold("julius", cardPiece(id))) || cardText(id);

export function groupName(group: Group): string {
  const words = t(group.colour === "cleopatra" ? "julius.say.cleopatra" : "julius.say.many", {
    n: group.count,
    seat: seatName(group.owner),
  });
  return group.reserve ? `${words} (${t("julius.reserve")})` : words;
}

/** What the next step to a place costs, where it costs something: aboard a ship, each block for itself. */
export function fareTo(view: JuliusView, place: string): string {
  const fare = view.fares?.[place] ?? 0;
  if (!fare) return "";
  const aboard = PLACE.get(place)?.sea && BLOCK.get(view.mover?.block ?? "")?.type !== "navis";
  return t(aboard ? "julius.fare.aboard" : "julius.fare", { n: fare, left: view.command.points });
}

/** A block as a pointer that rests on it is told: its name and home, and its strength. */
export function blockTold(id: string, steps: number): string {
  const home = BLOCK.get(id)?.home;
  return [
    `${blockName(id)} ${rating(id)}`,
    t("julius.say.strength", { n: steps, full: fullSteps(id) }),
    home ? t("julius.say.home", { place: placeName(home) }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** What a block's kind is for, as the book tells it. */
export const kindTold = (id: string): string => pieceTold("julius", `block.${BLOCK.get(id)?.type}`);

/** Where the rules tell about a piece of the book. */
export const pieceAddress = (piece: string): string =>
  ruleAddress("julius", piecesTold("julius").get(piece)?.section ?? "");

/** A choice as a button says it. */
export function choiceName(c: Choice): string {
  if (c.kind === "word") return t(`julius.do.${c.verb}`);
  if (c.kind === "card") return t(`julius.do.${c.verb}`, { card: cardName(c.card) });
  if (c.kind === "block") return t(`julius.do.${c.verb}`, { block: blockName(c.block) });
  if (c.kind === "target")
    return t("julius.do.jupiter", { place: placeName(c.place), colour: t(`julius.colour.${c.colour}`) });
  return t(`julius.do.${c.verb}`, { place: placeName(c.place) });
}
export const phaseName = (phase: string): string => (has(`julius.phase.${phase}`) ? t(`julius.phase.${phase}`) : phase);
