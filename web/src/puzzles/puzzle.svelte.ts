// A puzzle as a table: one position to decide in, and after the answer what follows it, told by the game itself.
import { Director, type Scene, type Tell, scenesOf } from "../lib/director.svelte";
import type { PuzzleInfo, PuzzleLine } from "../lib/made/puzzles";
import type { GameEvent, Playing, Told } from "../lib/playing";

export class PuzzleTable implements Playing {
  readonly game: string;
  readonly seat: string;
  readonly preview = null;
  busy = $state(false);
  draft = $state<string | null>(null);
  fresh = $state.raw<readonly GameEvent[]>([]);
  beat = $state(0);
  story = $state.raw<readonly Told[]>([]);
  /** An answer was given: nothing more is decided here. */
  answered = $state(false);
  #view = $state.raw<unknown>(null);
  #puzzle: PuzzleInfo;
  #tell: Tell | null;
  #answer: (choice: string) => Promise<void>;
  #director = new Director((scene) => {
    this.fresh = scene.events;
    this.beat++;
  });

  constructor(puzzle: PuzzleInfo, tell: Tell | null, answer: (choice: string) => Promise<void>) {
    this.game = puzzle.game;
    this.seat = puzzle.seat;
    this.#puzzle = puzzle;
    this.#view = puzzle.view;
    this.#tell = tell;
    this.#answer = answer;
  }
  get scene(): Scene | null {
    return this.#director.scene;
  }
  get view(): unknown {
    return this.scene?.view ?? this.#view;
  }
  get legal(): readonly string[] {
    return this.answered || this.busy ? [] : this.#puzzle.legal;
  }
  skip(): void {
    this.#director.skip();
  }
  choose(action: string | null): void {
    this.draft = action;
  }
  async commit(): Promise<void> {
    if (this.draft) await this.act(this.draft);
  }
  async act(action: string): Promise<void> {
    if (this.busy || this.answered) return;
    this.busy = true;
    await this.#answer(action);
    this.busy = false;
    this.draft = null;
  }
  async whyNot(): Promise<void> {
    // Only what is legal can be answered, and the board marks it.
  }

  /** The position again, and a line from it as it would be told at a table. */
  show({ steps }: PuzzleLine): void {
    this.#director.cut();
    this.#view = this.#puzzle.view;
    this.story = [];
    this.draft = null;
    let before = this.#puzzle.view as unknown;
    steps.forEach(({ events, view }, number) => {
      const from = before;
      before = view;
      this.#director.perform({
        scenes: () => (this.#tell ? scenesOf(this.#tell, from, [{ number, events }], this.seat) : []),
        done: () => {
          this.#view = view;
          this.story = [...this.story, { number, events }];
          this.fresh = events;
        },
      });
    });
  }
  close(): void {
    this.#director.cut();
  }
}
