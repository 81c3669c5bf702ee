// The way the last block went, so that others of its group can be sent after it: one by one, or all that were ticked.
import type { GameEvent } from "../../lib/playing";
import { BLOCK } from "./data";
import type { Selection } from "./selection.svelte";
import { type JuliusTable, type JuliusView, whereIs } from "./view";

const isShip = (block: string): boolean => BLOCK.get(block)?.type === "navis";

export class Follow {
  block = "";
  path = $state.raw<string[]>([]);
  going = $state(false);
  stayed = $state.raw<string[]>([]);
  #seen = -1;
  #sailed: string[] = [];

  /** Reads the newest events once: my own steps lengthen the way or begin a new one. */
  read(beat: number, events: readonly GameEvent[], seat: string | null): void {
    if (beat === this.#seen) return;
    this.#seen = beat;
    for (const e of events) {
      if (e.kind === "movement_ended" || e.kind === "turn_began") this.path = this.stayed = [];
      if (e.kind === "embarked" && e.seat === seat) this.#sailed.push(String(e.to));
      if (e.kind !== "block_moved_is" || e.seat !== seat) continue;
      const [block, from, to] = [String(e.block), String(e.from), String(e.to)];
      const goes = block === this.block && this.path.at(-1) === from && this.path.length > 0 && Number(e.step) > 1;
      this.path = goes ? [...this.path, to] : [from, ...this.#sailed, to];
      this.#sailed = [];
      this.block = block;
    }
  }

  /** The blocks that may set out where the last one did. */
  able(view: JuliusView, legal: readonly string[]): string[] {
    if (view.phase !== "move" || this.path.length < 2) return [];
    const ship = isShip(this.block);
    const movers = legal.filter((a) => a.startsWith("move ")).map((a) => a.slice(5));
    return movers.filter((b) => whereIs(view, b) === this.path[0] && isShip(b) === ship);
  }

  /** Step by step through the server, and no further than it allows. */
  async send(table: JuliusTable, block: string): Promise<boolean> {
    const way = this.path;
    this.going = true;
    let done = false;
    for (const action of [`move ${block}`, ...way.slice(1).map((p) => `step ${p}`), "stop"]) {
      if (!table.legal.includes(action)) break;
      await table.act(action);
      done = action === `step ${way.at(-1)}` || (done && action === "stop");
    }
    this.going = false;
    return done;
  }

  /** When the first of a group has stopped, the others come after it. */
  async lead(table: JuliusTable, selection: Selection): Promise<void> {
    if (!selection.lead || this.going || table.view.phase === "step") return;
    const others = this.block === selection.lead ? selection.group : [];
    selection.lead = null;
    selection.group = [];
    this.stayed = [];
    for (const block of others) {
      if (!(await this.send(table, block))) this.stayed = [...this.stayed, block];
    }
  }
}
