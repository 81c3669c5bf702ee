// Which side some rules favour, by the figures that `triumvirate arena balance rubico legate --keep` has written.
import figures from "../../../../src/triumvirate/bots/rubico/balance.json";
import type { Lean, LeanOf } from "../module";

type Options = Readonly<Record<string, unknown>>;
export interface Figure {
  bot: string;
  options: Options;
  games: number;
  sides: Readonly<Record<string, { won: number; low: number; high: number }>>;
}

/** Options that decide who is favoured; the others are small beside them. */
const WEIGHS = ["players", "track", "senate_set", "blue_reveals", "backward", "four_deck"];
const STRONGEST = "legate";
/** A side that surely wins more often than this among equals is favoured. */
const EVEN = 0.58;

export function leanIn(known: readonly Figure[], options: Options): Lean | null {
  const figure = known
    .filter(({ bot, options: played }) => bot === STRONGEST && WEIGHS.every((name) => played[name] === options[name]))
    .reduce<Figure | null>((most, one) => (most && most.games >= one.games ? most : one), null);
  const favoured = Object.entries(figure?.sides ?? {}).find(([, { low }]) => low > EVEN);
  if (!figure || !favoured) return null;
  const [side, { won, low, high }] = favoured;
  return { side, games: figure.games, share: won / figure.games, low, high };
}

const leanOf: LeanOf = (options) => leanIn(figures, options);
export default leanOf;
