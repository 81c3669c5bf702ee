// The war looked back at, as the server writes it, and its sentences.
import { t } from "../../lib/i18n.svelte";
import { BLOCK, type Seat, placeName } from "./data";
import { percent } from "./odds";
import { blockName, seatName } from "./say";

interface When {
  number: number;
  year: number;
  turn: number;
}
export interface Standing extends When {
  points: Record<Seat, number>;
}
export interface Fought extends When {
  place: string;
  attacker: Seat;
  surprise: boolean;
  forces: Record<Seat, string[]>;
  lost: Record<Seat, string[]>;
  holds?: Record<Seat, { least: number; most: number }> | null;
  winner?: Seat | null;
}
export interface Moment extends When {
  kind: string;
  place: string;
}
export interface TurningPoint extends When {
  kind: "killed" | "upset" | "points";
  seat: Seat;
  place?: string | null;
  block?: string | null;
  amount: number;
}
export interface Chronicle {
  standings: Standing[];
  battles: Fought[];
  fates: Record<string, Moment[]>;
  turning_points: TurningPoint[];
}

/** The points with which each year ended: the first of the next one, or the last of all. */
export function byYear(standings: readonly Standing[]): Standing[] {
  return standings
    .map((s, i) => ({ ...(standings[i + 1] ?? s), year: s.year }))
    .filter((s, i, all) => all[i + 1]?.year !== s.year && s.year > 0);
}

/** A line through the points of a side, turn by turn, in a box of 200 × 60. */
export function curve(standings: readonly Standing[], seat: Seat): string {
  const [wide, most] = [
    Math.max(1, standings.length - 1),
    Math.max(10, ...standings.flatMap((s) => Object.values(s.points))),
  ];
  return standings.map((s, i) => `${(i / wide) * 200},${58 - (s.points[seat] / most) * 54}`).join(" ");
}

export const when = (w: When): string => t("julius.war.when", { year: w.year, turn: w.turn });

export function battleLine(b: Fought): string {
  const chance = b.holds && b.winner ? percent(b.holds[b.winner]) : "";
  const facts = {
    place: placeName(b.place),
    attacker: seatName(b.attacker),
    winner: seatName(b.winner ?? null),
    chance,
  };
  return t(chance ? "julius.war.battle" : "julius.war.battle_plain", facts);
}
export function lossLine(b: Fought, seat: Seat): string {
  const lost = b.lost[seat];
  const facts = { seat: seatName(seat), came: b.forces[seat].length, blocks: lost.map(blockName).join(", ") };
  return t(lost.length ? "julius.war.lost" : "julius.war.unhurt", facts);
}
export function turningLine(p: TurningPoint): string {
  const facts = {
    seat: seatName(p.seat),
    place: p.place ? placeName(p.place) : "",
    block: p.block ? blockName(p.block) : "",
    n: p.amount,
    chance: percent({ least: p.amount, most: p.amount }),
  };
  return t(`julius.war.turn.${p.kind}`, facts);
}
export const momentLine = (m: Moment): string => t(`julius.war.fate.${m.kind}`, { place: placeName(m.place) });

/** Blocks with a story, each side's together. */
export function storied(war: Chronicle): string[] {
  const side = (block: string) => BLOCK.get(block)?.side ?? "";
  return Object.keys(war.fates)
    .filter((block) => war.fates[block]!.length > 0)
    .sort((a, b) => side(a).localeCompare(side(b)));
}
