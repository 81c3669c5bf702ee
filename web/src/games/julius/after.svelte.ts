// The way the last block went, so that others of its group can be sent after it with one click each.
import type { GameEvent, Playing } from "../../lib/playing";
import { type JuliusView, whereIs } from "./view";

export class Follow {
  block = "";
  path = $state.raw<string[]>([]);
  going = $state(false);
  #seen = -1;

  /** Reads the newest events once: my own steps lengthen the way or begin a new one. */
  read(beat: number, events: readonly GameEvent[], seat: string | null): void {
    if (beat === this.#seen) return;
    this.#seen = beat;
    for (const e of events) {
      if (e.kind === "movement_ended" || e.kind === "turn_began") this.path = [];
      if (e.kind !== "block_moved_is" || e.seat !== seat) continue;
      const [block, from, to] = [String(e.block), String(e.from), String(e.to)];
      const goes = block === this.block && this.path.at(-1) === from && this.path.length > 0 && e.step !== 1;
      this.path = goes ? [...this.path, to] : [from, to];
      this.block = block;
    }
  }

  /** The blocks that may set out where the last one did. */
  able(view: JuliusView, legal: readonly string[]): string[] {
    if (view.phase !== "move" || this.path.length < 2) return [];
    return legal.filter((a) => a.startsWith("move ")).map((a) => a.slice(5)).filter((b) => whereIs(view, b) === this.path[0]);
  }

  /** Step by step through the server, and no further than it allows. */
  async send(table: Playing, block: string): Promise<void> {
    const way = this.path;
    this.going = true;
    for (const action of [`move ${block}`, ...way.slice(1).map((p) => `step ${p}`), "stop"]) {
      if (!table.legal.includes(action)) break;
      await table.act(action);
    }
    this.going = false;
  }
}
