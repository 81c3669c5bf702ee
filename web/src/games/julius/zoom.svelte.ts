// The part of the map in sight, one for each table.
import { Zoom } from "../../lib/zoom.svelte";
import { HEIGHT, WIDTH } from "./map";

/** On Italia, where names are small and cities close. */
const OPENING = { letter: 15, target: 52, middle: [660, 440] as [number, number] };
const zooms = new WeakMap<object, Zoom>();
/** One view of the map per table, shared by the map and the keys. */
export function zoomOf(table: object): Zoom {
  if (!zooms.has(table)) zooms.set(table, new Zoom(WIDTH, HEIGHT, OPENING));
  return zooms.get(table)!;
}
