// The ways and places that events tell of, as lines along the roads of the map.
import type { GameEvent } from "../../lib/playing";
import { PLACE, ROADS } from "./data";
import { type JuliusView, choice, whereIs } from "./view";
import { seaway } from "./ways";

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

/** From where to where each event leads: along the road, or over the water; a landing goes from sea to sea to its port. */
export function trailOf(events: readonly GameEvent[]): string[] {
  const legs = new Set<string>();
  let sea: string | null = null;
  for (const e of events) {
    const attack = e.kind === "attacked" || e.kind === "responded" || e.kind === "main_road_named";
    const landing = e.kind.startsWith("block_moved") && e.step === 0;
    const [from, to] = [e.from, attack ? e.place : e.to];
    if (e.kind === "embarked" && isPlace(to)) sea = to;
    if (landing && sea && isPlace(to)) {
      const way = [...seaway(sea, to), to];
      for (const [i, place] of way.slice(1).entries()) legs.add(`${way[i]}/${place}`);
    } else if (!landing && isPlace(from) && isPlace(to)) legs.add(`${from}/${to}`);
  }
  return [...legs].map((leg) => {
    const [from, to] = leg.split("/") as [string, string];
    return ROAD.get(leg) ?? `M${PLACE.get(from)!.at.join(" ")}L${PLACE.get(to)!.at.join(" ")}`;
  });
}

/** Where actions lead that somebody points at: from the block in hand to its place, or onto the block that acts. */
export function pointedAt(view: JuliusView, actions: readonly string[]): { from: Point | null; to: Point }[] {
  return actions.flatMap((action) => {
    const done = choice(action);
    const place = done.kind === "block" ? whereIs(view, done.block) : "place" in done ? done.place : null;
    const to = PLACE.get(place ?? "")?.at;
    const from = done.kind === "place" ? PLACE.get(view.mover?.at ?? view.battle?.place ?? "")?.at : undefined;
    return to ? [{ from: from && from !== to ? from : null, to }] : [];
  });
}
type Point = [number, number];
