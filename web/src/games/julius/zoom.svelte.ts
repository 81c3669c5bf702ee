// The part of the map in sight, one for each table.
import { Zoom } from "../../lib/zoom.svelte";
import { HEIGHT, WIDTH } from "./map";

const zooms = new WeakMap<object, Zoom>();
/** One view of the map per table, shared by the map and the keys. */
export function zoomOf(table: object): Zoom {
  if (!zooms.has(table)) zooms.set(table, new Zoom(WIDTH, HEIGHT));
  return zooms.get(table)!;
}
