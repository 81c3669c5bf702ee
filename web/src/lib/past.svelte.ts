// Looking back within a match: where one looks, what was shown there, and the way from one step to the next, told anew.
import type { Director, Tell } from "./director.svelte";
import type { GameEvent } from "./playing";
import { type Parts, type Step, begins, historyOf, scenesOfStep, viewAfter } from "./steps";
import type { HistoryEntry } from "./types";

/** What it needs of the match: whose it is, how far it has been shown, how its game tells it. */
interface Told {
  readonly id: string;
  readonly seat: string | null;
  readonly state: { number: number } | null;
  readonly steps: readonly Step[];
  readonly tell: Tell | null;
  readonly parts: Parts | null;
  /** One looks somewhere else: nothing is drafted there. */
  moved(): void;
  /** These events have just been shown; after a jump the board has not seen them told. */
  happened(fresh: readonly GameEvent[], jumped: boolean): void;
}

export class Past {
  /** The number of an entry, or null for now. */
  at = $state<number | null>(null);
  /** Of that entry so many events; null for all of it. */
  part = $state<number | null>(null);
  #partly = $state.raw<unknown>(null);
  #history = $state.raw<HistoryEntry[]>([]);
  #match: Told;
  #director: Director;

  constructor(match: Told, director: Director) {
    this.#match = match;
    this.#director = director;
  }

  get entry(): HistoryEntry | null {
    return this.at === null ? null : (this.#history.find((e) => e.number === this.at) ?? null);
  }
  /** What was shown where one looks; null for now. */
  get view(): unknown {
    return this.#partly ?? this.entry?.view ?? null;
  }

  /** What was known of it holds no longer: another seat looks, another language is spoken, something was taken back. */
  forget(): void {
    this.#history = [];
  }

  /** Jump there: an entry of the past, or so many of its events, or null for now. */
  async look(at: number | null, told: number | null = null): Promise<void> {
    this.#director.cut();
    if (at !== null) await this.#remember();
    this.stand(at, told);
    const entry = this.entry;
    const from = entry ? begins({ number: entry.number, told }, this.#match.steps) : 0;
    this.#match.happened(entry?.events.slice(from, told ?? undefined) ?? [], entry !== null);
  }

  /** Go on to a later step, told as it happened; after the last one it is now again. */
  async walk({ number, told: until }: Step): Promise<void> {
    this.#director.cut();
    await this.#remember();
    const entry = this.#history.find((e) => e.number === number);
    if (!entry) return;
    const { tell, seat, steps } = this.#match;
    const from = begins({ number, told: until }, steps);
    const before = this.#before(entry, from);
    const events = entry.events.slice(from, until ?? undefined);
    this.stand(number, until);
    await new Promise<void>((told) =>
      this.#director.perform({
        scenes: () => (tell && before ? scenesOfStep(tell, before, entry, [from, until], seat) : []),
        done: () => {
          this.#match.happened(events, false);
          told();
        },
      }),
    );
    if (this.at === number && this.part === null && number >= (this.#match.state?.number ?? 0)) this.stand(null, null);
  }

  /** Where one looks, with the view there. */
  stand(at: number | null, told: number | null): void {
    this.at = at;
    this.part = told;
    this.#partly = this.entry && told !== null ? this.#before(this.entry, told) : null;
    this.#match.moved();
  }

  /** What was shown when so many events of an entry had been told. */
  #before(entry: HistoryEntry, told: number): unknown {
    const { tell, parts, seat } = this.#match;
    const last = this.#history[this.#history.indexOf(entry) - 1];
    const first = last?.view ?? parts?.opening(entry.view, entry.events);
    return first && told && tell ? viewAfter(tell, first, entry.events, told, seat) : first;
  }

  async #remember(): Promise<void> {
    if (!this.#history.length || this.#history.at(-1)!.number < (this.#match.state?.number ?? 0))
      this.#history = await historyOf(this.#match.id, this.#match.seat);
  }
}
