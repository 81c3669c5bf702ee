// What the end tells of the whole game: who lied how often, and in which round it was decided. Facts of the view alone.
import type { PastRound, RubicoView } from "./view";

export interface Tally {
  seat: string;
  claims: number;
  lies: number;
}
/** Of the cards whose faces are known in the end: how many were called something, and how many of these falsely. */
export function tallies(view: RubicoView): Tally[] {
  return Object.keys(view.rows).map((seat) => {
    const called = view.history
      .flatMap((round) => round.rows[seat] ?? [])
      .filter((card) => card.face && card.said && card.said !== "?");
    return { seat, claims: called.length, lies: called.filter((card) => card.said !== card.face).length };
  });
}

/** Those who lied most often; nobody where nobody lied. */
export function liars(view: RubicoView): string[] {
  const all = tallies(view);
  const most = Math.max(0, ...all.map((one) => one.lies));
  return most ? all.filter((one) => one.lies === most).map((one) => one.seat) : [];
}

export type Decided =
  | { by: "march"; round: PastRound; steps: number }
  | { by: "senate"; round: PastRound }
  | { by: "fortuna"; seat: string };
/** Caesar's longest march where he won, the last card that was turned where the Senate did, or Fortuna's step. */
export function decided(view: RubicoView): Decided | null {
  if (!view.result) return null;
  if (view.result.reason === "fortuna") {
    const used = view.used.find((u) => u.power === "fortuna");
    return used ? { by: "fortuna", seat: used.seat } : null;
  }
  if (view.result.winner === "senate") {
    const round = view.history.findLast((r) => r.turned > 0);
    return round ? { by: "senate", round } : null;
  }
  const round = view.history.reduce<PastRound | null>(
    (best, r) => (!best || r.to - r.from > best.to - best.from ? r : best),
    null,
  );
  return round && round.to > round.from ? { by: "march", round, steps: round.to - round.from } : null;
}
