// What is pointed at on the board: by a mouse or by keys that rest, by a tap or a click that asks. Whoever asked is answered
// until they ask something else; who only passes is not.
import { catalogue } from "../../lib/i18n.svelte";
import { bookOf, piecesOf } from "../../lib/rulebook";
import { type Explained, type Pieces, type Thing, explained } from "./explain";
import type { CaesarView } from "./view";

/** Who stays this long wants to know. */
const REST_MS = 500;

export class Pointing {
  /** The space under the mouse, or that keys have reached, at once. */
  space = $state<string | null>(null);
  pinned = $state(false);
  #thing = $state<Thing | null>(null);
  #pieces = $state.raw<Pieces>(new Map());
  #language = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A mouse comes to a thing, or leaves it (no event). Fingers ask by a tap instead. */
  at(thing: Thing, event: PointerEvent | null): void {
    if (!event || event.pointerType === "mouse") this.#come(event ? thing : null);
  }

  /** Keys come to a thing, or leave it; a click that brings the focus along asks for itself. */
  reach(thing: Thing, event: FocusEvent | null): void {
    if (!event || (event.currentTarget as Element).matches(":focus-visible")) this.#come(event ? thing : null);
  }

  #come(thing: Thing | null): void {
    clearTimeout(this.#timer);
    this.space = thing?.startsWith("space ") ? thing.slice(6) : null;
    if (this.pinned) return;
    this.#thing = null;
    if (thing) this.#timer = setTimeout(() => this.#show(thing), REST_MS);
  }

  /** Asked for; once more, and it goes. */
  ask(thing: Thing): void {
    clearTimeout(this.#timer);
    if (this.pinned && this.#thing === thing) this.close();
    else {
      this.pinned = true;
      this.#show(thing);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.pinned = false;
    this.#thing = null;
  }

  told(view: CaesarView): Explained | null {
    return this.#thing ? explained(this.#thing, view, this.#pieces) : null;
  }

  #show(thing: Thing): void {
    this.#thing = thing;
    if (this.#language === catalogue.language) return;
    this.#language = catalogue.language;
    void bookOf("caesar", catalogue.language)
      .then((book) => (this.#pieces = piecesOf(book)))
      .catch(() => undefined);
  }
}
