// Which blocks stand where as this viewer sees them, one by one: faces for his own and the shown ones, backs for the rest.
import { CAMPS } from "./camps";
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
  /** A block that shows its back alone: what everybody sees of it. */
  back: Back | null;
}
/** What can be seen of a block that stands with its back to the viewer. */
export interface Back {
  owner: Seat;
  colour: string;
  moved: number;
  came: string | null;
}

const wood = (block: string): string => (block === "cleopatra" ? "cleopatra" : (BLOCK.get(block)?.side ?? "caesar"));

function rowOf(view: JuliusView, place: string, seat: Seat, beside: readonly JuliusView[]): Standing[] {
  const flag = (colour: string): Seat | null => (colour === seat ? null : seat);
  const own = (view.seat === seat ? view : beside.find((v) => v.seat === seat))?.own;
  // Until somebody of a side is shown, all of it stands there with its back to the other.
  const fights = view.battle?.place === place && view.battle.round > 0 && view.shown.some((b) => b.owner === seat);
  const faces = own
    ? own.filter((b) => b.place === place).map((b) => ({ ...b, done: b.moved > 0 }))
    : fights
      ? view.shown.filter((b) => b.owner === seat).map((b) => ({ ...b, done: b.acted }))
      : [];
  const row: Standing[] = faces.map(({ block, steps, done }) => {
    const colour = wood(block);
    return { key: block, block, colour, steps, dim: done, turns: !own, flag: flag(colour), back: null };
  });
  if (own) return row;
  const hidden = (view.places[place] ?? []).filter((g) => g.owner === seat && !(fights && !g.reserve));
  const backs = hidden.flatMap(({ count, owner, colour, moved, came }) =>
    Array.from({ length: count }, () => ({ owner, colour, moved, came })),
  );
  return [
    ...row,
    ...backs.map((back, i) => ({
      key: `${seat}-${i}`,
      block: null,
      colour: back.colour,
      steps: 0,
      dim: back.moved > 0,
      turns: false,
      flag: flag(back.colour),
      back,
    })),
  ];
}

/** Two sides in one place stand in broad rows, so that it is no tower; it is only for the length of a turn. */
const BROAD = 3;

/** The rows of a place, the viewer's own nearest to the city. */
export function standing(view: JuliusView, place: string, beside: readonly JuliusView[] = []): Standing[][] {
  const order = view.seat === "pompeius" ? [...SEATS].reverse() : SEATS;
  const broad = ownerOf(view, place) === "contested" ? BROAD : (CAMPS[place]?.broad ?? BROAD);
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
