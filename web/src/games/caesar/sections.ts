// Which section of the rules tells about an event, for the links in the log.
import type { GameEvent } from "../../lib/playing";

const SECTIONS: Record<string, string> = {
  set_up: "setup.5",
  token_placed: "turn.1",
  token_hidden: "border_control",
  token_hidden_is: "border_control",
  supply_drawn: "border_control",
  supply_empty: "border_control",
  province_closed: "turn.2",
  order_chosen: "turn.2",
  bonus_taken: "turn.2a",
  province_won: "turn.2b",
  province_tied: "turn.2b",
  italia_second: "turn.2c",
  border_marked: "turn.2d",
  tactics: "bonus.tactics",
  wealth: "bonus.wealth",
  might_lost: "bonus.might",
  token_turned: "bonus.might",
  marker_turned: "bonus.might",
  senate: "bonus.senate",
  senate_marker: "bonus.senate",
  poisoned: "bonus.poison",
  poison_lost: "bonus.poison",
  centurion_taken: "bonus.centurion",
  centurion_lost: "bonus.centurion",
  draw_skipped: "bonus.centurion",
  bag_empty: "turn.3",
  token_drawn_is: "turn.3",
  passed: "house.stuck",
  game_ended: "end",
  tile_drawn: "solo.tile",
  line_drawn: "solo.turn",
  line_discarded: "solo.turn",
  auto_nothing: "solo.turn",
  bonus_aside: "solo.turn",
  marker_removed: "solo.turn",
};

export function section(event: GameEvent): string | null {
  if (event.kind === "auto_choice") return `solo.choice.${event.step}`;
  if (event.kind.startsWith("own_")) return "house.variant";
  return SECTIONS[event.kind] ?? null;
}
