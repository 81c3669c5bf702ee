// What is pointed at: by a mouse or by keys that rest, by a tap or a click that asks. Whoever asked is answered until they
// ask something else; who only passes is not.

/** Who stays this long wants to know. */
const REST_MS = 500;

export class Pointing<Thing extends string> {
  /** What is under the mouse, or what keys have reached, at once. */
  near = $state<Thing | null>(null);
  /** What is told about now. */
  thing = $state<Thing | null>(null);
  pinned = $state(false);
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
    this.near = thing;
    if (this.pinned) return;
    this.thing = null;
    if (thing) this.#timer = setTimeout(() => (this.thing = thing), REST_MS);
  }

  /** Asked for; once more, and it goes. */
  ask(thing: Thing): void {
    clearTimeout(this.#timer);
    if (this.pinned && this.thing === thing) this.close();
    else {
      this.pinned = true;
      this.thing = thing;
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.pinned = false;
    this.thing = null;
  }
}
