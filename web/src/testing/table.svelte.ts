// A table for unit tests: shows what it is given, and notes what is asked of it.
import type { GameEvent, Playing, Preview, Told } from "../lib/playing";

export class FakeTable<View, Memory = unknown> implements Playing<View, Memory> {
  readonly game = "";
  view = $state.raw() as View;
  legal = $state.raw<readonly string[]>([]);
  draft = $state<string | null>(null);
  preview: Preview | null = null;
  busy = false;
  fresh: readonly GameEvent[] = [];
  beat = 0;
  story = $state.raw<readonly Told[]>([]);
  scene = null;
  skip(): void {}
  /** What was done, in order; `after` says what is legal then. */
  done: string[] = [];
  asked: string[] = [];
  after: (action: string) => readonly string[] = () => this.legal;

  constructor(
    view: View,
    legal: readonly string[],
    readonly seat: string | null = null,
  ) {
    this.view = view;
    this.legal = legal;
  }
  choose(action: string | null): void {
    this.draft = action;
  }
  async commit(): Promise<void> {
    if (this.draft) await this.act(this.draft);
  }
  act(action: string): Promise<void> {
    this.done.push(action);
    this.legal = this.after(action);
    return Promise.resolve();
  }
  whyNot(action: string): Promise<void> {
    this.asked.push(action);
    return Promise.resolve();
  }
}
