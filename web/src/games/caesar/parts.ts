// Where the history of a match alone stops: my move, then each placement of Auto-Crassus with its reason.
import type { GameEvent } from "../../lib/playing";
import type { Parts } from "../../lib/steps";
import type { CaesarView } from "./view";

const CHOICES = ["auto_choice", "auto_nothing"];

/** Before its tile, and before each placement but the first, which goes with the tile. */
function cuts(events: readonly GameEvent[]): number[] {
  const found: number[] = [];
  let choices = 0;
  events.forEach(({ kind }, i) => {
    if (kind === "tile_drawn") found.push(events[i - 1]?.kind === "tiles_shuffled" ? i - 1 : i);
    else if (CHOICES.includes(kind) && choices++) found.push(i);
  });
  return found.filter((told) => told > 0);
}

/** The empty board of the set-up, with its bonuses; Auto-Crassus moves first, in the same entry. */
function opening(view: CaesarView, events: readonly GameEvent[]): CaesarView {
  const dealt = events.filter((e) => e.kind === "bonus_dealt").map((e) => [String(e.province), String(e.bonus)]);
  const nothing = { caesar: 0, pompey: 0 };
  return {
    ...view,
    borders: Object.fromEntries(Object.keys(view.borders).map((id) => [id, null])),
    provinces: Object.fromEntries(
      Object.keys(view.provinces).map((id) => [
        id,
        { closed: false, control: null, flipped: false, totals: { ...nothing } },
      ]),
    ),
    bonuses: { ...view.bonuses, ...(Object.fromEntries(dealt) as Record<string, string>) },
    placed: { ...nothing },
    senate: { ...nothing },
    ...(view.solo ? { solo: { ...view.solo, line: [] } } : {}),
  };
}

export const parts: Parts<CaesarView> = { cuts, opening };
