// The view of JULIUS CAESAR, made from the server's classes, what is read off it, and its actions as texts taken apart.
import type { Playing } from "../../lib/playing";
import type { Seat } from "./data";
import type { JuliusView, RoadRoom, Supply } from "./made/view";
import type { Memory } from "./memory";

export type { Group, JuliusView, OwnBlock, RoadRoom, ShownBlock, Supply } from "./made/view";

export type JuliusTable = Playing<JuliusView, Memory>;

/** After the fifth turn of a year: ships go to port, and who cannot be fed goes home. */
export const isWinter = ({ phase }: JuliusView): boolean => ["port", "port_to", "disband"].includes(phase);

/** The room on a road out of `start`; where it does not begin there, the way that has more of it. */
export function roomOn(view: JuliusView, ends: [string, string], start: string | null): RoadRoom | null {
  const ways = [ends, [ends[1], ends[0]]].filter(([from]) => !start || !ends.includes(start) || from === start);
  const rooms = ways.flatMap(([from, to]) => view.roads[from!]?.[to!] ?? []);
  return rooms.sort((a, b) => b.room - a.room)[0] ?? null;
}

/** Winter quarters: the places of a side that are full or overfull, the worst first. */
export const quarters = (view: JuliusView, seat: Seat | null): ({ place: string } & Supply)[] =>
  Object.entries(seat ? view.supply[seat] : {})
    .map(([place, supply]) => ({ place, ...supply }))
    .filter((q) => q.blocks >= q.feeds)
    .sort((a, b) => b.blocks - b.feeds - (a.blocks - a.feeds));

export type Choice =
  | { kind: "block"; verb: string; block: string; action: string }
  | { kind: "place"; verb: string; place: string; action: string }
  | { kind: "card"; verb: string; card: string; action: string }
  | { kind: "target"; verb: "jupiter"; place: string; colour: string; action: string }
  | { kind: "word"; verb: string; action: string };

const BLOCK_VERBS = new Set([
  "deploy",
  "move",
  "levy",
  "build",
  "fire",
  "retreat",
  "pass",
  "hit",
  "regroup",
  "port",
  "disband",
]);

export function choice(action: string): Choice {
  const [verb = "", what = "", colour = ""] = action.split(" ");
  if (verb === "jupiter") return { kind: "target", verb, place: what, colour, action };
  if (verb === "discard" || verb === "play") return { kind: "card", verb, card: what, action };
  if (!what) return { kind: "word", verb, action };
  return BLOCK_VERBS.has(verb)
    ? { kind: "block", verb, block: what, action }
    : { kind: "place", verb, place: what, action };
}

/** Where a block of mine stands; null in the levy pool. */
export const whereIs = (view: JuliusView, block: string): string | null =>
  view.own?.find((b) => b.block === block)?.place ??
  (view.shown.some((b) => b.block === block) ? (view.battle?.place ?? null) : null);
