// What somebody who cannot see the table is told: each sentence with the scene that shows it, in the story's order and once.
import type { Scene } from "./director.svelte";
import { type Paced, isTold } from "./paced";
import type { GameEvent } from "./playing";
import type { Result } from "./types";

export interface Sentence {
  /** Counts the sentences: two may read the same. */
  id: number;
  /** The entry that it tells of, and what happened there. */
  number: number;
  kind: string;
  text: string;
  /** The match has ended so; the table has the words for it. */
  end?: Result;
}
interface Worded {
  number: number;
  at: number;
  seat: string | null;
  events: readonly GameEvent[];
  words: readonly string[];
}

/** So many are kept: what was read out long ago is in the log. */
const KEPT = 40;

export class Spoken {
  sentences = $state.raw<readonly Sentence[]>([]);
  /** How far the match has been told: of this entry so many events. */
  #far = { number: -1, told: 0 };
  /** The same of the step of the past that one has gone to. */
  #walked = { number: -1, told: 0 };
  #count = 0;
  #ended = false;

  /** Nothing up to this entry is read out any more: somebody comes to the table, takes another seat, or numbers are new. */
  begin(number: number): void {
    this.#far = { number, told: Infinity };
  }

  /** A scene of an entry begins. */
  scene(scene: Scene, entry: Worded | null | undefined, past: boolean): void {
    if (entry) this.#say(entry, scene.told - scene.events.length, scene.told);
    if (past) this.#walked = { number: scene.number, told: scene.told };
    else this.#reach(scene.number, scene.told);
    if (scene.end) this.end(scene.number, scene.end);
  }

  /** These entries have happened: whatever no scene has told of them follows. */
  follow(entries: readonly Worded[], paced?: Paced | null): void {
    for (const entry of entries) {
      const { number, told } = this.#far;
      const again = entry.number === number ? told : isTold(entry, paced) ? (paced?.events.length ?? 0) : 0;
      if (entry.number >= number) this.#say(entry, again, Infinity);
      this.#reach(entry.number, Infinity);
    }
  }

  /** One looks at these events of an entry of the past; what its scenes have told is not repeated. */
  look(entry: Worded, from: number, to: number | null): void {
    const { number, told } = this.#walked;
    this.#say(entry, number === entry.number ? Math.max(from, told) : from, to ?? Infinity);
    this.#walked = { number: -1, told: 0 };
    if (entry.number <= this.#far.number + 1) this.#reach(entry.number, to ?? Infinity);
  }

  /** The match has ended, which is told once. */
  end(number: number, end: Result): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#add([{ id: ++this.#count, number, kind: "end", text: "", end }]);
  }

  #reach(number: number, told: number): void {
    const far = this.#far;
    if (number > far.number || (number === far.number && told > far.told)) this.#far = { number, told };
  }

  #say({ number, events, words }: Worded, from: number, to: number): void {
    this.#add(
      words.slice(from, to).flatMap((text, i) => {
        const kind = events[from + i]?.kind ?? "";
        return text ? [{ id: ++this.#count, number, kind, text }] : [];
      }),
    );
  }

  #add(more: Sentence[]): void {
    if (more.length) this.sentences = [...this.sentences, ...more].slice(-KEPT);
  }
}
