// A set-up that was dealt against streaks, try by try: the words, the draws, the coins and which of them stands.
import { Draws, digestOf, wordOf } from "./dice";
import type { Deal } from "./made/after";

export type Streaks = Record<string, [string, number]>;
export interface CheckedDeal {
  number: number;
  word: string;
  /** 1 in so many is how often such a deal stands. */
  oneIn: number;
  roles: Record<string, string>;
  stands: boolean;
  good: boolean;
}
export const MOST_TRIES = 64;
export const placeOf = (number: number): string => (number ? `0.${number}` : "0");

/** How often the likelihood of a deal is halved: once for each further time that somebody gets the same. */
export function halvings(roles: Record<string, string>, streaks: Streaks): number {
  return Object.entries(streaks)
    .filter(([seat, [role, times]]) => times >= 2 && roles[seat] === role)
    .reduce((sum, [, [, times]]) => sum + times - 1, 0);
}

/** A deal stands if its coin begins with as many bits that are 0 as its likelihood is halved times. */
export function stands(coin: string, halved: number): boolean {
  return [...coin]
    .map((digit) => parseInt(digit, 16).toString(2).padStart(4, "0"))
    .join("")
    .slice(0, halved)
    .split("")
    .every((bit) => bit === "0");
}

/** Every try worked out again; the last one must stand and no other may. */
export async function checkDeals(key: string, streaks: Streaks, deals: Deal[]): Promise<CheckedDeal[]> {
  return Promise.all(
    deals.map(async (deal, number) => {
      const word = await wordOf(key, placeOf(number));
      const draws = new Draws(word);
      const halved = halvings(deal.roles, streaks);
      const coin = await digestOf(key, `${placeOf(number)} stands`);
      const isLast = number === deals.length - 1;
      const mine = stands(coin, halved) || number === MOST_TRIES - 1;
      const good = word === deal.word && deal.draws.every((d) => draws.below(d.n) === d.index) && mine === isLast;
      return { number, word, oneIn: 2 ** halved, roles: deal.roles, stands: mine, good };
    }),
  );
}
