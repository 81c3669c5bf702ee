// How those at the table of this page are called and what they wear. A page shows one match: boards, sentences and marks
// that know only a seat ask here who that is.
import type { Badge, Match } from "../lib/types";

class Callings {
  #seats = $state.raw<Match["seats"]>([]);

  /** The table that this page shows from now on; nobody without one. */
  at(match: Match | null): void {
    this.#seats = match?.seats ?? [];
  }
  /** A seat's sitter by name; nothing where the table knows none. */
  name(seat: string): string {
    return this.#seats.find((s) => s.seat === seat)?.called ?? "";
  }
  badge(seat: string): Badge | null {
    return this.#seats.find((s) => s.seat === seat)?.badge ?? null;
  }
}

export const callings = new Callings();
