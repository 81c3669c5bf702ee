// The tree of a study as lines to be read: the main line, and under each move what else was tried there.
import type { StudyMove } from "../lib/made/studies";

/** A move in its line; `lines` are what was tried in its place, each a line of its own. */
export interface Step {
  move: StudyMove;
  /** How many moves lead to it. */
  depth: number;
  lines: Step[][];
}

export class Tree {
  readonly moves: ReadonlyMap<number, StudyMove>;
  readonly #children = new Map<number, number[]>();

  constructor(moves: readonly StudyMove[]) {
    this.moves = new Map(moves.map((move) => [move.number, move]));
    for (const { number, parent } of moves) {
      if (parent !== null) this.#children.set(parent, [...(this.#children.get(parent) ?? []), number]);
    }
  }
  children(number: number): readonly number[] {
    return this.#children.get(number) ?? [];
  }
  /** The moves from the beginning to this one. */
  path(number: number): number[] {
    const found: number[] = [];
    for (let at: number | null = number; at !== null; at = this.moves.get(at)?.parent ?? null) found.unshift(at);
    return found;
  }
  /** The last move of the line that goes on from here. */
  end(number: number): number {
    let at = number;
    for (let next = this.children(at)[0]; next !== undefined; next = this.children(at)[0]) at = next;
    return at;
  }
  /** Whether a move is of the line that everything began with. */
  isMain(number: number): boolean {
    const path = this.path(number);
    return path.every((one, i) => i === 0 || this.children(path[i - 1]!)[0] === one);
  }
  /** The line from the first child of a move on; what else was tried stands with the move in whose place it was. */
  line(after: number, depth = 1): Step[] {
    const [first] = this.children(after);
    return first === undefined ? [] : this.#from(first, depth, this.children(after).slice(1));
  }
  #from(first: number, depth: number, others: readonly number[]): Step[] {
    const steps: Step[] = [];
    let at: number | undefined = first;
    let tried = others;
    for (let n = depth; at !== undefined; n++) {
      const lines = tried.map((one) => this.#from(one, n, []));
      steps.push({ move: this.moves.get(at)!, depth: n, lines });
      const next: readonly number[] = this.children(at);
      [at] = next;
      tried = next.slice(1);
    }
    return steps;
  }
}
