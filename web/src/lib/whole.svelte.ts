// A match that is over, as a whole: what every seat saw, entry by entry, so that all pieces may lie open at any moment.
import type { HistoryEntry } from "./types";
import type { Afterwards } from "./playing";
import { historyOf } from "./steps";

interface Over {
  readonly id: string;
  readonly seat: string | null;
  readonly match: { seats: readonly { seat: string }[] } | null;
  look(at: number | null): Promise<void>;
}

export class WholeMatch implements Afterwards {
  #over: Over;
  #seen = $state.raw<HistoryEntry[][]>([]);

  constructor(over: Over) {
    this.#over = over;
  }
  get id(): string {
    return this.#over.id;
  }
  get allOpen(): boolean {
    return this.#seen.length > 0;
  }

  /** Show what every seat had; or only what I knew. */
  async openAll(on: boolean): Promise<void> {
    const others = this.#over.match?.seats.map((s) => s.seat).filter((s) => s !== this.#over.seat) ?? [];
    const told = Promise.all(on ? others.map((seat) => historyOf(this.id, seat)) : []);
    this.#seen = await told.catch(() => []);
  }

  look(at: number | null): Promise<void> {
    return this.#over.look(at);
  }

  /** The other seats' views as they were after an entry; null for the end. */
  viewsAt(at: number | null): unknown[] {
    return this.#seen.flatMap((seen) => seen.findLast((e) => at === null || e.number <= at)?.view ?? []);
  }
}
