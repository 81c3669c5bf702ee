// Blocks, cards and choices in the reader's words.
import { has, t } from "../../lib/i18n.svelte";
import { BLOCK, CARD, PLACE, type Seat, placeName } from "./data";
import type { Choice, Group, JuliusView } from "./view";

export const seatName = (seat: Seat | null): string => (seat ? t(`julius.seat.${seat}`) : "");

export function blockName(id: string): string {
  return BLOCK.get(id)?.name ?? id;
}
/** Initiative and firepower, as printed: C3. */
export function rating(id: string): string {
  const facts = BLOCK.get(id);
  return facts ? `${facts.initiative}${facts.firepower}` : "";
}
export const fullSteps = (id: string): number => BLOCK.get(id)?.strengths.length ?? 0;

export function cardName(id: string): string {
  const card = CARD.get(id);
  return !card || card.event ? (card?.name ?? id) : t("julius.card.command", { move: card.move, levy: card.levy });
}
export function cardText(id: string): string {
  const card = CARD.get(id);
  return card?.event
    ? t(`julius.event.${id}`)
    : t("julius.card.text", { move: card?.move ?? 0, levy: card?.levy ?? 0 });
}

export function groupName(group: Group): string {
  const key =
    group.colour === "cleopatra" ? "julius.say.cleopatra" : group.count === 1 ? "julius.say.one" : "julius.say.many";
  const words = t(key, { n: group.count, seat: seatName(group.owner) });
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
