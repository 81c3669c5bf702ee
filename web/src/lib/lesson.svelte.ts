// A lesson as a table: positions and previews were played on the real rules beforehand; nothing is worked out here.
import { Director, type Scene as Told, type Tell, scenesOf } from "./director.svelte";
import type { GameEvent, Playing, Preview, Told as Entry } from "./playing";

/** One page of a lesson. With `play` the person acts until the next step's scene is reached. */
export interface Step {
  scene: number;
  /** The section of the game's book that tells the same at length. */
  rule: string;
  title: string;
  text: string;
  /** The same where there is no mouse and no key. */
  touch?: string;
  play?: boolean;
  /** What to do, for who did the right thing in the wrong way. */
  wrong?: string;
}
/** A position that the person sees: `events` led to it, `wanted` leads on. A view tells only what changed since the scene before. */
export interface Scene<View = unknown, Memory = unknown> {
  view: Partial<View>;
  events: GameEvent[];
  legal: string[];
  wanted: string | null;
  previews?: Record<string, Preview>;
  /** What the learner could remember, where that changed. */
  memory?: Memory;
}
/** What was wrong with what a learner did instead of what was wanted; null where the step's own sentence says it. */
export type Missed = (wanted: string, done: string) => string | null;
export interface Course<View = unknown, Memory = unknown> {
  game: string;
  seat: string;
  scenes: Scene<View, Memory>[];
  /** The steps by language. */
  steps: Record<string, () => Promise<{ default: Step[] }>>;
}

interface Shown<View, Memory> extends Omit<Scene<View, Memory>, "view" | "memory"> {
  view: View;
  memory: Memory | null;
}

/** Each scene with its whole view, and the memory last told. */
export function unfolded<View, Memory>(scenes: Scene<View, Memory>[]): Shown<View, Memory>[] {
  let view = {} as View;
  let memory: Memory | null = null;
  return scenes.map((scene) => {
    view = { ...view, ...scene.view };
    memory = scene.memory ?? memory;
    return { ...scene, view, memory };
  });
}

export class Lesson<View = unknown, Memory = unknown> implements Playing<View, Memory> {
  readonly game: string;
  readonly seat: string;
  busy = false;
  steps: Step[];
  at = $state(0);
  draft = $state<string | null>(null);
  /** What was wrong with the last click; null when nothing was. */
  said = $state<string | null>(null);
  fresh = $state.raw<readonly GameEvent[]>([]);
  beat = $state(0);
  refusal = $state<{ code: string; reason: string; rule: string | null } | null>(null);
  #scenes: Shown<View, Memory>[];
  #now = $state(0);
  #tell: Tell<View> | null;
  #missed: Missed;
  #director = new Director<View>((scene) => {
    this.fresh = scene.events;
    this.beat++;
  });

  constructor(
    course: Course<View, Memory>,
    steps: Step[],
    tell: Tell<View> | null = null,
    missed: Missed = () => null,
  ) {
    this.#tell = tell;
    this.#missed = missed;
    this.game = course.game;
    this.seat = course.seat;
    this.steps = steps;
    this.#scenes = unfolded(course.scenes);
    this.#now = steps[0]!.scene;
  }
  get step(): Step {
    return this.steps[this.at]!;
  }
  /** The position that the step is about. */
  get position(): Shown<View, Memory> {
    return this.#scenes[this.#now]!;
  }
  get wanted(): string | null {
    return this.position.wanted;
  }
  get scene(): Told<View> | null {
    return this.#director.scene;
  }
  get story(): readonly Entry[] {
    const told = this.#scenes.slice(0, this.#now + 1).map(({ events }, number) => ({ number, events }));
    const now = told.at(-1)!;
    return this.scene ? [...told.slice(0, -1), { ...now, events: now.events.slice(0, this.scene.told) }] : told;
  }
  get view(): View {
    return this.scene?.view ?? this.position.view;
  }
  get memory() {
    return this.position.memory;
  }
  get legal(): readonly string[] {
    return this.step.play && !this.scene ? this.position.legal : [];
  }
  get preview(): Preview | null {
    return this.draft ? (this.position.previews?.[this.draft] ?? null) : null;
  }
  get last(): boolean {
    return this.at === this.steps.length - 1;
  }

  skip(): void {
    this.#director.skip();
  }
  /** Where drafts were played beforehand, one that leads elsewhere is answered at once and does not stay. */
  choose(action: string | null): void {
    const elsewhere = action !== null && this.position.previews !== undefined && !(action in this.position.previews);
    this.draft = elsewhere ? null : action;
    if (elsewhere) this.missed(action);
    else this.said = null;
  }
  async commit(): Promise<void> {
    if (this.draft) await this.act(this.draft);
  }
  async act(action: string): Promise<void> {
    if (action !== this.position.wanted) this.missed(action);
    else if (this.#now + 1 < (this.steps[this.at + 1]?.scene ?? 0)) this.#show(this.#now + 1);
    else this.next();
  }
  async whyNot(action: string): Promise<void> {
    this.missed(action);
  }
  missed(done: string): void {
    const { wanted } = this.position;
    if (!this.step.play || !wanted) return;
    this.said = this.#missed(wanted, done) ?? this.step.wrong ?? "";
  }
  /** What the step asks for, done for the person. */
  async showMe(): Promise<void> {
    if (this.position.wanted) await this.act(this.position.wanted);
  }
  next(): void {
    this.at = Math.min(this.at + 1, this.steps.length - 1);
    this.#show(this.step.scene);
  }
  back(): void {
    this.at = Math.max(this.at - 1, 0);
    this.#show(this.step.scene);
    this.fresh = [];
  }
  again(): void {
    this.at = 0;
    this.#show(this.step.scene);
    this.fresh = [];
  }

  #show(scene: number): void {
    this.draft = null;
    this.said = null;
    if (scene === this.#now) return;
    this.#director.cut();
    const [tell, before] = [this.#tell, this.#scenes[scene - 1]?.view];
    const follows = scene > this.#now;
    this.#now = scene;
    const { events } = this.position;
    let told = false;
    this.#director.perform({
      scenes: () => {
        const scenes = tell && before && follows ? scenesOf(tell, before, [{ number: scene, events }], this.seat) : [];
        told = scenes.length > 0;
        return scenes;
      },
      done: () => {
        this.fresh = events;
        if (!told) this.beat++;
      },
    });
  }
}
