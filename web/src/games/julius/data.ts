// The printed facts of JULIUS CAESAR as the board draws them. The numbers come from the project's one data file.
import printed from "../../../../src/triumvirate/games/julius/data/julius.json";
import { AT } from "./map";

export type Seat = "caesar" | "pompeius";
export const SEATS: Seat[] = ["caesar", "pompeius"];
export type Point = [number, number];
export type RoadKind = "major" | "minor" | "strait";

/** How strong a block stands, as it is printed. */
export const ROMAN = ["", "I", "II", "III", "IV"];

export interface Place {
  id: string;
  name: string;
  sea: boolean;
  value: number;
  port: string;
  at: Point;
}
export interface BlockFacts {
  id: string;
  name: string;
  side: Seat;
  type: string;
  strengths: number[];
  initiative: string;
  firepower: number;
  home: string | null;
  start: string | null;
}
export interface Road {
  id: string;
  ends: [string, string];
  kind: RoadKind;
  path: string;
  middle: Point;
}

export const PLACES: Place[] = printed.places
  .filter((p) => p.id in AT)
  .map((p) => ({
    id: p.id,
    name: p.name,
    sea: p.kind === "sea",
    value: p.value ?? 0,
    port: p.port ?? "none",
    at: AT[p.id]!,
  }));
export const PLACE = new Map(PLACES.map((p) => [p.id, p]));
export const BLOCK = new Map((printed.blocks as BlockFacts[]).map((b) => [b.id, b]));
export const CARD = new Map(printed.cards.map((c) => [c.id, c]));

/** Roads that leave the straight line, by how far, in board units to their left. */
const BENDS: Record<string, number> = {
  "thubactus/cyrene": 62,
  "carthago-nova/tarraco": -34,
  "neapolis/rhegium": -26,
  "burdigala/bilbilis": -10,
  "dyrrachium/salona": -12,
  "iomnium/utica": 14,
  "aquileia/salona": -10,
};

function drawn(ends: [string, string]): { path: string; middle: Point } {
  const [a, b] = [AT[ends[0]]!, AT[ends[1]]!];
  const bend = BENDS[ends.join("/")] ?? -(BENDS[[ends[1], ends[0]].join("/")] ?? 0);
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const normal: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const half: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const knee: Point = [half[0] + normal[0] * bend * 2, half[1] + normal[1] * bend * 2];
  return {
    path: `M${a.join(" ")}Q${knee.map(Math.round).join(" ")} ${b.join(" ")}`,
    middle: [half[0] + normal[0] * bend, half[1] + normal[1] * bend],
  };
}

export const ROADS: Road[] = printed.roads.map((road) => {
  const [from, to, kind] = road as [string, string, RoadKind];
  return { id: `${from}/${to}`, ends: [from, to], kind, ...drawn([from, to]) };
});

export const SEA_LINKS: [string, string][] = [...printed.sea_borders, ...printed.port_links] as [string, string][];

export const placeName = (id: string | null | undefined): string => PLACE.get(id ?? "")?.name ?? id ?? "";
export const neighbours = (id: string): string[] =>
  [...ROADS.map((r) => r.ends), ...SEA_LINKS].filter((e) => e.includes(id)).map((e) => (e[0] === id ? e[1] : e[0]));
