// A game's WebAssembly file with its memory, as `search/page_ground.py` asks for it: in a page's worker, or in Node.
const ALIGNED = 64;
const PAGE = 65536;
const aligned = (place) => Math.ceil(place / ALIGNED) * ALIGNED;

export class GameMemory {
  #game;
  #free;

  constructor(instance) {
    this.#game = instance.exports;
    this.#free = aligned(this.#game.__heap_base.value);
  }

  /** From the bytes of the file. */
  static async of(bytes) {
    const brought = { env: { exp: Math.exp, log: Math.log, pow: Math.pow } };
    return new GameMemory((await WebAssembly.instantiate(bytes, brought)).instance);
  }

  /** The place of so many bytes that are nobody else's. */
  room(length) {
    const place = this.#free;
    this.#free = aligned(place + length);
    const missing = this.#free - this.#game.memory.buffer.byteLength;
    if (missing > 0) this.#game.memory.grow(Math.ceil(missing / PAGE));
    return place;
  }

  write(place, bytes) {
    new Uint8Array(this.#game.memory.buffer).set(bytes, place);
  }

  /** A copy of what is there. */
  read(place, length) {
    return new Uint8Array(this.#game.memory.buffer).slice(place, place + length);
  }

  /** Call a function of the file; what is given as text is a number of 64 bits. */
  call(name, given) {
    return Number(this.#game[name](...given.map((one) => (typeof one === "string" ? BigInt(one) : one))) ?? 0);
  }
}

/** What Python hands over of its own: read here, and given back. */
function taken(theirs) {
  try {
    return theirs.toJs();
  } finally {
    theirs.destroy();
  }
}

/** A memory as Python may use it (`offline/in_page.py`). */
export function forPython(memory) {
  return {
    room: (length) => memory.room(length),
    write: (place, data) => memory.write(place, taken(data)),
    read: (place, length) => memory.read(place, length),
    call: (called, given) => memory.call(called, taken(given)),
  };
}
