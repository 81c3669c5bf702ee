// What a game's board may use of the table around it. A live match, a replay and a lesson all offer this.
import type { Scene } from "./director.svelte";
import type { Foreseen, ForesightReply as Foresight, GameEvent } from "./made/api";

/** What may be done with a match that is over: all seats laid open, and any moment of it looked at. */
export interface Afterwards {
  readonly id: string;
  readonly allOpen: boolean;
  openAll(on: boolean): Promise<void>;
  look(at: number | null): Promise<void>;
}

export type { Foreseen, Foresight, GameEvent };
/** One fact of the view that an action would change; `path` walks the view. */
export interface Change {
  path: (string | number)[];
  before: unknown;
  after: unknown;
}
/** What an action would do, as the server foretells it: the events it would cause, without chance. */
export interface Preview {
  action: string;
  changes: Change[];
  events: GameEvent[];
}
/** An entry as far as it has been told. */
export interface Told {
  number: number;
  events: readonly GameEvent[];
}
/** `View` is what the game's viewers are shown, `Memory` what they could remember of it. */
export interface Playing<View = unknown, Memory = unknown> {
  readonly game: string;
  readonly view: View;
  /** The texts of my legal actions; empty when I have nothing to decide or look at the past. */
  readonly legal: readonly string[];
  readonly seat: string | null;
  /** The action kept as a draft until the turn is ended. */
  readonly draft: string | null;
  readonly preview: Preview | null;
  readonly busy: boolean;
  /** Another decides, and a draft would be a plan: it is offered when my turn comes. */
  readonly planning?: boolean;
  /** What has just happened, for the moments the board shows; `beat` counts them. */
  readonly fresh: readonly GameEvent[];
  readonly beat: number;
  /** All that has been told up to the moment one looks at, without what was taken back. */
  readonly story: readonly Told[];
  /** The scene that is being told, while one is; the view is that of the scene. */
  readonly scene: Scene | null;
  /** Enough seen of what is being told. */
  skip(): void;
  /** Events that somebody points at in the log, to be marked on the board. */
  readonly marked?: readonly GameEvent[];
  /** Actions that somebody points at, a better move say: the board marks them by an arrow. */
  readonly pointed?: readonly string[];
  /** Whose actions those are. */
  readonly pointedBy?: string | null;
  /** The views as they were when those could be done, my own first, where that is not what is shown. */
  readonly pointedFrom?: readonly View[] | null;
  /** What the viewer could remember, for games that offer it; `recall` asks for it. */
  readonly memory?: Memory | null;
  recall?(): Promise<void>;
  /** The board in plain characters, for games without a board of their own here; `describe` asks for it. */
  readonly text?: string;
  describe?(): Promise<void>;
  /** The views of other seats that lie open: of my own in two-handed solitaire, of all after an open end. */
  readonly beside?: readonly View[];
  /** A match that is over and may be looked at as a whole. */
  readonly afterwards?: Afterwards | null;
  /** What the game's own player would do if the turn ended now, or with an action; null where that was refused. */
  foresee?(action: string | null): Promise<Foresight | null>;
  choose(action: string | null): void;
  commit(): Promise<void>;
  act(action: string): Promise<void>;
  whyNot(action: string): Promise<void>;
  /** What a lesson is about to be shown: the board has it in sight. */
  readonly wanted?: string | null;
  /** A click that means nothing yet; a lesson answers it. */
  missed?(done: string): void;
}
