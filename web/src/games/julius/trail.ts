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

/** An arrow, and how many blocks go that way. */
export interface Arrow {
  from: Point | null;
  to: Point;
  count: number;
}
const MOST_ARROWS = 4;

/** Where actions lead that somebody points at: a command as its groups, what is decided singly as it is. */
export function pointedAt(
  view: JuliusView,
  actions: readonly string[],
  beside: readonly JuliusView[] = [],
): readonly Arrow[] {
  const isCommand = actions.some((action) => action.startsWith("move "));
  return isCommand ? groupsOf([view, ...beside], actions) : actions.flatMap((action) => singly(view, action));
}

/** From the block in hand to its place, or onto the block that acts. */
function singly(view: JuliusView, action: string): Arrow[] {
  const done = choice(action);
  const place = done.kind === "block" ? whereIs(view, done.block) : "place" in done ? done.place : null;
  const to = PLACE.get(place ?? "")?.at;
  const from = done.kind === "place" ? PLACE.get(view.mover?.at ?? view.battle?.place ?? "")?.at : undefined;
  return to ? [{ from: from && from !== to ? from : null, to, count: 1 }] : [];
}

/** A command's groups, from where each stood to where it ends; of many the largest, for a map full of arrows says nothing. */
function groupsOf(views: readonly JuliusView[], actions: readonly string[]): readonly Arrow[] {
  const ways: { from: string; to: string | null }[] = [];
  const inHand = views[0]!.mover?.at;
  if (inHand) ways.push({ from: inHand, to: null });
  for (const action of actions) {
    const done = choice(action);
    if (done.kind === "block" && done.verb === "move") {
      const stood = views.map((view) => whereIs(view, done.block)).find((place) => place !== null);
      ways.push({ from: stood ?? "", to: null });
    } else if (done.kind === "place" && done.verb === "step" && ways.length) ways.at(-1)!.to = done.place;
  }
  const groups = new Map<string, Arrow>();
  for (const { from, to } of ways) {
    const [start, end] = [PLACE.get(from)?.at, PLACE.get(to ?? "")?.at];
    if (!start || !end || start === end) continue;
    const group = groups.get(`${from}/${to}`) ?? { from: start, to: end, count: 0 };
    groups.set(`${from}/${to}`, { ...group, count: group.count + 1 });
  }
  return [...groups.values()].sort((a, b) => b.count - a.count).slice(0, MOST_ARROWS);
}
type Point = [number, number];
