// What is pointed at on the board, and what is said of it.
import { piecesTold } from "../../lib/pieces.svelte";
import { Pointing as AnyPointing } from "../../lib/pointing.svelte";
import { type Explained, type Thing, explained } from "./explain";
import type { CaesarView } from "./view";

export class Pointing extends AnyPointing<Thing> {
  /** The space under the mouse, or that keys have reached, at once. */
  get space(): string | null {
    return this.near?.startsWith("space ") ? this.near.slice(6) : null;
  }

  told(view: CaesarView): Explained | null {
    return this.thing ? explained(this.thing, view, piecesTold("caesar")) : null;
  }
}
