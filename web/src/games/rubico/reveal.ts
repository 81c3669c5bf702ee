// What a reveal shows beside its cards: on which words they were taken, and the cards that count without lying there.
import type { GameEvent } from "../../lib/playing";
import type { Face, RubicoView, Saying } from "./view";

export interface Claimed {
  seat: string;
  place: number;
  said: Saying | null;
}
/** The chosen cards by whose they were and what was said of them; which of them is which when they turn, nobody knows. */
export function claims(view: RubicoView): Claimed[] {
  return Object.entries(view.rows).flatMap(([seat, row]) =>
    row.flatMap((card, i) => (card.picked ? [{ seat, place: i + 1, said: card.said }] : [])),
  );
}

/** How many cards are still to be turned: those that were taken, with one more or less by the Senate's cards. */
export function unturned(view: RubicoView, told: readonly GameEvent[]): number {
  const count = (kind: string): number => told.filter((e) => e.kind === kind).length;
  return Math.max(0, claims(view).length + count("extra_added") - count("card_discarded") - count("card_revealed"));
}

export interface Helper {
  face: Face;
  from: "juno" | "senate";
}
/** What counts beside the cards that were turned: Juno's, and what the Senate's cards add. */
export function helpers(view: RubicoView, told: readonly GameEvent[]): Helper[] {
  const counted = told.find((e) => e.kind === "reveal_counted");
  if (!counted) return [];
  const turned = told.filter((e) => e.kind === "card_revealed").map((e) => e.counts_as);
  const found: Helper[] = [];
  const juno = { red: view.juno ? 2 : 0, blue: 0, pompey: view.juno && !view.vesta ? 1 : 0 };
  for (const face of ["red", "blue", "pompey"] as const) {
    const more = Number(counted[face]) - turned.filter((t) => t === face).length;
    for (let i = 0; i < more; i++) found.push({ face, from: i < juno[face] ? "juno" : "senate" });
  }
  return found;
}

/** How many are said to be of a face, and how many of those that were turned are. */
export function held(view: RubicoView, told: readonly GameEvent[], face: Face): { said: number; shown: number } {
  return {
    said: claims(view).filter((c) => c.said === face).length,
    shown: told.filter((e) => e.kind === "card_revealed" && e.face === face).length,
  };
}
