// The ways and places that events tell of, as lines along the roads of the map.
import type { GameEvent } from "../../lib/playing";
import { PLACE, ROADS } from "./data";

const ROAD = new Map(
  ROADS.flatMap(
    (r) =>
      [
        [r.ends.join("/"), r.path],
        [[...r.ends].reverse().join("/"), r.path],
      ] as [string, string][],
  ),
);
const isPlace = (p: unknown): p is string => typeof p === "string" && PLACE.has(p);

export function placesOf(events: readonly GameEvent[]): string[] {
  return events.flatMap((e) => [e.place, e.from, e.to].filter(isPlace));
}

/** From where to where each event leads: along the road, or straight over the sea; a landing goes on from its last sea. */
export function trailOf(events: readonly GameEvent[]): string[] {
  const legs = new Set<string>();
  let sea: unknown = null;
  for (const e of events) {
    const attack = e.kind === "attacked" || e.kind === "responded" || e.kind === "main_road_named";
    const landing = e.kind.startsWith("block_moved") && e.step === 0;
    const [from, to] = [landing ? sea : e.from, attack ? e.place : e.to];
    if (e.kind === "embarked") sea = e.to;
    if (isPlace(from) && isPlace(to)) legs.add(`${from}/${to}`);
  }
  return [...legs].map((leg) => {
    const [from, to] = leg.split("/") as [string, string];
    return ROAD.get(leg) ?? `M${PLACE.get(from)!.at.join(" ")}L${PLACE.get(to)!.at.join(" ")}`;
  });
}
