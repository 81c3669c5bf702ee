// The part of the map in sight, one for each table.
import { Zoom } from "../../lib/zoom.svelte";
import { PLACE } from "./data";
import { HEIGHT, WIDTH } from "./map";
import { front } from "./standing";
import type { JuliusView } from "./view";

/** Names are small and cities close; blocks are to be read. */
const OPENING = { letter: 12, target: 52, piece: 32.4 };
const zooms = new WeakMap<object, Zoom>();
/** One view of the map per table, shared by the map and the keys; it opens on the block in hand, or where the war is. */
export function zoomOf(table: { view: JuliusView }): Zoom {
  const { view } = table;
  const middle = PLACE.get(view.mover?.at ?? "")?.at ?? front(view);
  if (!zooms.has(table)) zooms.set(table, new Zoom(WIDTH, HEIGHT, { ...OPENING, middle }));
  return zooms.get(table)!;
}
