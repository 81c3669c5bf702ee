// What a volley promises, and the chances of a battle as they are said.
import { decimal } from "../../lib/i18n.svelte";
import type { Range } from "./made/view";

/** Thousandths to hundredths, a half to the even one: so that the chances of two sides are a hundred together. */
const hundredths = (n: number): number => (n % 20 === 5 ? (n - 5) / 10 : Math.round(n / 10));

/** A chance in thousandths as percent; a range where blocks are unknown. Only what is sure is 0 or 100. */
export function percent({ least, most }: Range): string {
  const said = (n: number) => (n > 0 && n < 10 ? "<1" : n < 1000 && n > 990 ? ">99" : String(hundredths(n)));
  return said(least) === said(most) ? `${said(least)} %` : `${said(least)}–${said(most)} %`;
}

/** Hundredths of blocks as blocks; a range where some are unknown. */
export function blocks({ least, most }: Range): string {
  const said = (n: number) => decimal(n / 100);
  return said(least) === said(most) ? said(least) : `${said(least)}–${said(most)}`;
}

/** How likely each number of hits is. */
export function chances(dice: number, firepower: number): number[] {
  let all = [1];
  for (let i = 0; i < dice; i++) {
    all = Array.from(
      { length: all.length + 1 },
      (_, n) => ((all[n] ?? 0) * (6 - firepower) + (all[n - 1] ?? 0) * firepower) / 6,
    );
  }
  return all;
}
