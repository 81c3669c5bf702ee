// What two revealed cards decide, in the reader's words.
import { t } from "../../lib/i18n.svelte";
import type { GameEvent } from "../../lib/playing";
import { CARD, type Seat } from "./data";
import { cardName, seatName } from "./say";

type Card = { event: boolean; move: number };

/** Why a side leads, as far as the cards alone say it. */
function why(first: Card | undefined, other: Card | undefined, seat: Seat): "event" | "higher" | "tie" | "first" {
  if (!first || !other || (first.event && other.event)) return "first";
  if (first.event || other.event) return first.event ? "event" : "first";
  if (first.move > other.move) return "higher";
  return first.move === other.move && seat === "caesar" ? "tie" : "first";
}

/** Who copies what, what is cancelled, and who leads and why. */
export function decided(events: readonly GameEvent[]): string[] {
  const shown = events.find((e) => e.kind === "cards_revealed");
  const cards: Record<string, unknown> = { caesar: shown?.caesar, pompeius: shown?.pompeius };
  const lines: string[] = [];
  for (const e of events) {
    if (e.kind === "apollo_copied") {
      cards[e.seat as Seat] = e.card;
      lines.push(t("julius.reveal.apollo", { seat: seatName(e.seat as Seat), card: cardName(String(e.card)) }));
    } else if (e.kind === "events_cancelled") lines.push(t("julius.reveal.cancelled"));
    else if (e.kind === "command_began") {
      const seat = e.seat as Seat;
      const card = (of: Seat) => CARD.get(String(cards[of])) as Card | undefined;
      const reason = why(card(seat), card(seat === "caesar" ? "pompeius" : "caesar"), seat);
      return [...lines, t(`julius.reveal.${reason}`, { seat: seatName(seat) })];
    }
  }
  return lines;
}

/** What the cards make of a side in this turn: it leads, it follows, or its card is void; nothing before that is told. */
export function rank(events: readonly GameEvent[], seat: Seat): "first" | "second" | "void" | "" {
  if (events.some((e) => e.kind === "events_cancelled")) return "void";
  const leads = events.find((e) => e.kind === "command_began");
  return leads ? (leads.seat === seat ? "first" : "second") : "";
}
