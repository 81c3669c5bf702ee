// Where a province's name and its two totals stand, seen from its control space, so that no piece covers them.
import type { Point } from "./data";

export interface Label {
  lines: string[];
  dx: number;
  dy: number;
  totals: [Point, Point];
}
const BESIDE: [Point, Point] = [
  [-32, 0],
  [32, 0],
];
const LEFT: [Point, Point] = [
  [-56, 0],
  [-32, 0],
];
const at = (dx: number, dy: number, lines: string[], totals = BESIDE): Label => ({ lines, dx, dy, totals });

const SPECIAL: Record<string, Label> = {
  hispania_ulterior: at(-44, -26, ["Hispania", "Ulterior"], LEFT),
  hispania_citerior: at(-44, -26, ["Hispania", "Citerior"], LEFT),
  gallia_cisalpina: at(0, -29, ["Gallia", "Cisalpina"]),
  mauritania: at(-14, -30, ["Mauritania"]),
  italia: at(-34, -23, ["Italia"]),
  numidia: at(-8, -28, ["Numidia"]),
  aegyptus: at(-16, -28, ["Aegyptus"]),
  achaia: at(-8, -26, ["Achaia"]),
  creta: at(-18, -26, ["Creta"]),
  sardinia: at(-10, -26, ["Sardinia"]),
};

export function labelOf(id: string, name: string): Label {
  return SPECIAL[id] ?? at(0, -28, [name]);
}
