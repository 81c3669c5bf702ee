// Which blocks stand where as this viewer sees them, one by one: faces for his own and the shown ones, backs for the rest.
import { BLOCK, SEATS, type Point, type Seat } from "./data";
import { AT } from "./map";
import type { JuliusView } from "./view";

export interface Standing {
  key: string;
  block: string | null;
  colour: string;
  steps: number;
  dim: boolean;
  /** Shown by a battle, so that it turns its face when it appears. */
  turns: boolean;
  /** The side it fights for, where its wood does not say so. */
  flag: Seat | null;
}

const wood = (block: string): string => (block === "cleopatra" ? "cleopatra" : (BLOCK.get(block)?.side ?? "caesar"));

function rowOf(view: JuliusView, place: string, seat: Seat, beside: readonly JuliusView[]): Standing[] {
  const flag = (colour: string): Seat | null => (colour === seat ? null : seat);
  const own = (view.seat === seat ? view : beside.find((v) => v.seat === seat))?.own;
  const fights = view.battle?.place === place && view.battle.round > 0;
  const faces = own
    ? own.filter((b) => b.place === place).map((b) => ({ ...b, done: b.moved > 0 }))
    : fights
      ? view.shown.filter((b) => b.owner === seat).map((b) => ({ ...b, done: b.acted }))
      : [];
  const row: Standing[] = faces.map(({ block, steps, done }) => {
    const colour = wood(block);
    return { key: block, block, colour, steps, dim: done, turns: !own, flag: flag(colour) };
  });
  if (own) return row;
  const hidden = (view.places[place] ?? []).filter((g) => g.owner === seat && !(fights && !g.reserve));
  const backs = hidden.flatMap(({ colour, count, moved }) =>
    Array.from({ length: count }, () => ({ colour, dim: moved > 0 })),
  );
  return [
    ...row,
    ...backs.map(({ colour, dim }, i) => ({
      key: `${seat}-${i}`,
      block: null,
      colour,
      steps: 0,
      dim,
      turns: false,
      flag: flag(colour),
    })),
  ];
}

/** Places so near beside each other that broad rows of their blocks would stand in each other's way. */
const CROWDED = new Set(
  Object.entries(AT).flatMap(([place, [x, y]]) =>
    Object.entries(AT).some(([other, [u, v]]) => other !== place && Math.abs(u - x) < 106 && Math.abs(v - y) < 50)
      ? [place]
      : [],
  ),
);

/** The rows of a place, the viewer's own nearest to the city. */
export function standing(view: JuliusView, place: string, beside: readonly JuliusView[] = []): Standing[][] {
  const order = view.seat === "pompeius" ? [...SEATS].reverse() : SEATS;
  const broad = CROWDED.has(place) ? 2 : 3;
  return order.flatMap((seat) => split(rowOf(view, place, seat, beside), broad)).filter((row) => row.length);
}

/** Many blocks stand in several rows, so that their faces can be read; a crowd stands closer. */
function split(row: Standing[], broad: number): Standing[][] {
  const rows = Math.min(3, Math.ceil(row.length / broad));
  const long = Math.ceil(row.length / Math.max(rows, 1));
  return Array.from({ length: rows }, (_, i) => row.slice(i * long, (i + 1) * long));
}

export function ownerOf(view: JuliusView, place: string): Seat | "contested" | null {
  const owners = new Set((view.places[place] ?? []).map((g) => g.owner));
  return owners.size > 1 ? "contested" : ([...owners][0] ?? null);
}

/** Where the war is: between places of the two sides, the nearer they are to each other the more. */
export function front(view: JuliusView): Point {
  const of = (seat: Seat): Point[] =>
    Object.entries(view.places).flatMap(([place, groups]) =>
      groups.some((g) => g.owner === seat) ? [AT[place]!] : [],
    );
  let [x, y, all] = [0, 0, 0];
  for (const a of of("caesar")) {
    for (const b of of("pompeius")) {
      const weight = 1 / (40 + Math.hypot(a[0] - b[0], a[1] - b[1])) ** 3;
      [x, y, all] = [x + ((a[0] + b[0]) / 2) * weight, y + ((a[1] + b[1]) / 2) * weight, all + weight];
    }
  }
  return all ? [x / all, y / all] : AT.roma!;
}
