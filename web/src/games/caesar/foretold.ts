// The server's preview of a placement, gathered for the board and the panel. It foretells; nothing is worked out here.
import type { GameEvent, Preview } from "../../lib/playing";
import type { Seat } from "./data";
import type { CaesarView } from "./view";

/** Both totals of every province whose totals would change. */
export function totalsAfter(view: CaesarView, preview: Preview | null): Map<string, Record<Seat, number>> {
  const found = new Map<string, Record<Seat, number>>();
  for (const { path, after } of preview?.changes ?? []) {
    if (path[0] !== "provinces" || path[2] !== "totals") continue;
    const province = String(path[1]);
    const totals = found.get(province) ?? { ...view.provinces[province]!.totals };
    if (path.length === 4) totals[path[3] as Seat] = Number(after);
    else Object.assign(totals, after);
    found.set(province, totals);
  }
  return found;
}

/** Markers each player would gain. */
export function markersAfter(
  view: CaesarView,
  preview: Preview | null,
): { seat: Seat; gained: number; total: number }[] {
  const gains: { seat: Seat; gained: number; total: number }[] = [];
  for (const { path, after } of preview?.changes ?? []) {
    if (path[0] !== "placed" || path.length !== 2) continue;
    const seat = path[1] as Seat;
    gains.push({ seat, gained: Number(after) - view.placed[seat], total: Number(after) });
  }
  return gains;
}

export function eventsOf(preview: Preview | null, kind: string): GameEvent[] {
  return (preview?.events ?? []).filter((e) => e.kind === kind);
}

/** A marker that the draft would place, and where. */
export interface Gain {
  seat: Seat;
  kind: "in" | "on" | "second" | "senate";
  /** A province or a border; none for a marker under a Senate token. */
  where: string;
}

/** Every marker that would be placed, in the order in which it would be. */
export function gains(preview: Preview | null): Gain[] {
  return (preview?.events ?? []).flatMap((e): Gain[] => {
    const seat = e.seat as Seat;
    if (e.kind === "province_won") return [{ seat, kind: "in", where: String(e.province) }];
    if (e.kind === "italia_second") return [{ seat, kind: "second", where: "italia" }];
    if (e.kind === "border_marked") return [{ seat, kind: "on", where: String(e.border) }];
    if (e.kind === "senate_marker") return [{ seat, kind: "senate", where: "" }];
    return [];
  });
}
