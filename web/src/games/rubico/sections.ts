// Which section of the rules tells about an event, for the links in the log.
import type { GameEvent } from "../../lib/playing";

const SECTIONS: Record<string, string> = {
  role_dealt: "1.1",
  power_dealt: "1.4",
  senators_met: "1.6",
  set_up: "1.5",
  round_began: "4",
  card_dealt: "4.a",
  rows_published: "4.b",
  card_claimed: "7.claims",
  claim_corrected: "7.claims",
  word_given: "7.claims",
  choice_began: "4.c",
  choice_confirmed: "4.c",
  card_taken: "5.minerva",
  card_covered: "5.venus",
  extra_added: "3.extra",
  card_discarded: "3.discard",
  card_revealed: "4.d",
  caesar_advanced: "4.e",
  senate_turned: "4.f",
  round_ended: "4.g",
  game_ended: "4.e",
};
const POWERS: Record<string, string> = { cibelis: "minerva", eris: "venus" };

export function section(event: GameEvent): string | null {
  if (event.kind === "power_used") return `5.${POWERS[String(event.power)] ?? String(event.power)}`;
  if (event.kind === "card_revealed" && event.face === "janus") return "4.d.janus";
  if (event.kind === "game_ended" && event.reason === "legion") return "3";
  return SECTIONS[event.kind] ?? null;
}
