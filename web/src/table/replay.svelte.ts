// Watching a match from its beginning: the director tells entry after entry, with a breath between them.
import type { LiveMatch } from "../lib/live.svelte";
import { settings } from "../lib/settings.svelte";
import { isLater } from "../lib/steps";

/** Between two entries, and longer where the game tells none of its own. */
const BREATH_MS = { slow: 1500, normal: 800, quick: 300, none: 500 } as const;

export class Replay {
  running = $state(false);
  #table: LiveMatch;
  #turn = 0;

  constructor(table: LiveMatch) {
    this.#table = table;
  }

  /** From where the person looks, or from the beginning. */
  async start(): Promise<void> {
    const mine = ++this.#turn;
    const table = this.#table;
    this.running = true;
    const first = table.steps[0];
    if (table.at === null && first) await table.look(first.number, first.told);
    while (this.#turn === mine) {
      await new Promise((breath) => setTimeout(breath, BREATH_MS[settings.now.pace]));
      const here = table.at === null ? null : { number: table.at, told: table.part };
      const next = here && table.steps.find((step) => isLater(step, here));
      if (this.#turn !== mine || !next) break;
      await table.walk(next);
    }
    if (this.#turn === mine) this.running = false;
  }

  stop(): void {
    this.#turn++;
    this.running = false;
  }
}

const replays = new WeakMap<LiveMatch, Replay>();

/** One a table: the slider and the end's button mean the same. */
export function replayOf(table: LiveMatch): Replay {
  const known = replays.get(table) ?? new Replay(table);
  replays.set(table, known);
  return known;
}
