// Which blocks stand where as this viewer sees them: faces for his own and the shown ones, backs with a number for the rest.
import { BLOCK, SEATS, type Seat } from "./data";
import type { JuliusView } from "./view";

export interface Standing {
  key: string;
  block: string | null;
  colour: string;
  steps: number;
  count: number;
  dim: boolean;
  /** Shown by a battle, so that it turns its face when it appears. */
  turns: boolean;
}

const wood = (block: string): string => (block === "cleopatra" ? "cleopatra" : (BLOCK.get(block)?.side ?? "caesar"));

function rowOf(view: JuliusView, place: string, seat: Seat, beside: readonly JuliusView[]): Standing[] {
  const own = (view.seat === seat ? view : beside.find((v) => v.seat === seat))?.own;
  const faces = own
    ? own.filter((b) => b.place === place).map((b) => ({ ...b, done: b.moved > 0 }))
    : view.battle?.place === place
      ? view.shown.filter((b) => b.owner === seat).map((b) => ({ ...b, done: b.acted }))
      : [];
  const row: Standing[] = faces.map((b) => ({
    key: b.block,
    block: b.block,
    colour: wood(b.block),
    steps: b.steps,
    count: 0,
    dim: b.done,
    turns: !own,
  }));
  const counts = new Map<string, number>();
  for (const group of view.places[place] ?? [])
    if (group.owner === seat) counts.set(group.colour, (counts.get(group.colour) ?? 0) + group.count);
  for (const piece of row) counts.set(piece.colour, (counts.get(piece.colour) ?? 0) - 1);
  for (const [colour, count] of counts)
    if (count > 0)
      row.push({ key: `${seat}-${colour}`, block: null, colour, steps: 0, count, dim: false, turns: false });
  return row;
}

/** The rows of a place, the viewer's own nearest to the city. */
export function standing(view: JuliusView, place: string, beside: readonly JuliusView[] = []): Standing[][] {
  const order = view.seat === "pompeius" ? [...SEATS].reverse() : SEATS;
  return order.flatMap((seat) => split(rowOf(view, place, seat, beside))).filter((row) => row.length);
}

/** Many blocks stand in several rows, so that their faces can be read. */
function split(row: Standing[]): Standing[][] {
  const rows = row.length <= 3 ? 1 : Math.ceil(row.length / 4);
  const long = Math.ceil(row.length / Math.max(rows, row.length > 3 ? 2 : 1));
  return Array.from({ length: Math.ceil(row.length / Math.max(long, 1)) }, (_, i) =>
    row.slice(i * long, (i + 1) * long),
  );
}

export function ownerOf(view: JuliusView, place: string): Seat | "contested" | null {
  const owners = new Set((view.places[place] ?? []).map((g) => g.owner));
  return owners.size > 1 ? "contested" : ([...owners][0] ?? null);
}
