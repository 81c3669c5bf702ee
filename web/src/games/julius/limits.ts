// How many blocks a road still takes, for the side that moves: printed limits, straits into an attack, Pluto.
import type { Road, RoadKind, Seat } from "./data";
import type { JuliusView } from "./view";

const USUAL: Record<RoadKind, number> = { major: 4, minor: 2, strait: 2 };
const ATTACK: Record<RoadKind, number> = { major: 4, minor: 2, strait: 1 };
const PLUTO: Record<RoadKind, number> = { major: 6, minor: 3, strait: 2 };

const hostile = (view: JuliusView, seat: Seat, place: string): boolean =>
  (view.places[place] ?? []).some((g) => g.owner !== seat);

/** The limit of a road section for a side, into a place where enemies stand if one of its ends is such a place. */
export function limitOf(view: JuliusView, seat: Seat, road: Road): number {
  if (!road.ends.some((end) => hostile(view, seat, end))) return USUAL[road.kind];
  return (view.played[seat] === "pluto" ? PLUTO : ATTACK)[road.kind];
}

export const usedBy = (view: JuliusView, seat: Seat, road: Road): number => view.crossings[seat][road.id] ?? 0;
export const roomOn = (view: JuliusView, seat: Seat, road: Road): number =>
  Math.max(0, limitOf(view, seat, road) - usedBy(view, seat, road));
