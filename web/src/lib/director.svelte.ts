// The director: one queue of acts, each told scene by scene, and the only one who changes what is shown. The engine
// knows everything at once; whoever watches learns it in the order of the story, never ahead of it and not long after.
import type { GameEvent } from "./playing";
import { settings } from "./settings.svelte";
import { type Sound, play } from "./sound";
import type { Result } from "./types";

/** A step of the story as a game tells it: the view while it lasts, the events it tells, how long, how it sounds. */
export interface Beat<View = unknown> {
  view: View;
  events: readonly GameEvent[];
  ms: number;
  sound?: Sound | undefined;
  /** It has something to read: less motion does not make it shorter. */
  read?: boolean;
}
/** How a game tells events from the view before them; beats divide the events in their order. */
export type Tell<View = unknown> = (before: View, events: readonly GameEvent[], viewer: string | null) => Beat<View>[];

/** A beat in its place: the entry it belongs to, and how many of that entry's events have been told with it. */
export interface Scene<View = unknown> extends Beat<View> {
  number: number;
  told: number;
  /** All events of the entry; of those after `told` nobody has heard yet. */
  entry: readonly GameEvent[];
  /** The kind of event that it is about, where the server paces it. */
  about?: string;
  /** The match ends with it. */
  end?: Result;
}
/** What happened and is still to be shown. `scenes` is asked when its turn comes, `done` when all of it has been told. */
export interface Act<View = unknown> {
  scenes(): Scene<View>[];
  done(): void;
}

/** So many acts may wait; whoever came late, or looked elsewhere, is not shown everything once more. */
const PATIENCE = 2;
const nobodyLooks = (): boolean => document.visibilityState === "hidden";
const PACES = { slow: 1.7, normal: 1, quick: 0.45, none: 0 } as const;

export class Director<View = unknown> {
  /** What is being told; null when everything has been. */
  scene = $state.raw<Scene<View> | null>(null);
  #acts: Act<View>[] = [];
  #rest: Scene<View>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #playing = $state(false);
  #begun: (scene: Scene<View>) => void;

  /** `begun` hears of every scene as it begins. */
  constructor(begun: (scene: Scene<View>) => void = () => undefined) {
    this.#begun = begun;
  }

  /** Whether something is being told, or waits for it. */
  get playing(): boolean {
    return this.#playing;
  }

  perform(act: Act<View>): void {
    this.#acts.push(act);
    if (!this.#playing) this.#next();
  }

  /** Enough seen: what is being told is over, and what waits follows. */
  skip(): void {
    if (!this.#playing) return;
    clearTimeout(this.#timer);
    this.#rest = [];
    this.#finish();
  }

  /** All that waits has happened, without being told. */
  cut(): void {
    clearTimeout(this.#timer);
    this.#rest = [];
    for (let act = this.#acts.shift(); act; act = this.#acts.shift()) act.done();
    this.scene = null;
    this.#playing = false;
  }

  /** What others pace is shown as it stands, in the place of what was being told, until the next thing is. */
  hold(scene: Scene<View>): void {
    this.cut();
    this.#playing = true;
    this.scene = scene;
    this.#begun(scene);
    if (scene.sound) play(scene.sound);
  }

  #next(): void {
    for (let act = this.#acts[0]; act; act = this.#acts[0]) {
      this.#rest = this.#isLate() ? [] : act.scenes();
      if (this.#rest.length) {
        this.#playing = true;
        this.#show();
        return;
      }
      this.#acts.shift();
      act.done();
    }
    this.scene = null;
    this.#playing = false;
  }

  #show(): void {
    const scene = nobodyLooks() ? undefined : this.#rest.shift();
    if (!scene) {
      this.#finish();
      return;
    }
    this.scene = scene;
    this.#begun(scene);
    if (scene.sound) play(scene.sound);
    this.#timer = setTimeout(() => this.#show(), this.#long(scene));
  }

  #finish(): void {
    this.#acts.shift()?.done();
    this.#next();
  }

  /** Behind by more than a person would want to watch, or nobody is looking. */
  #isLate(): boolean {
    return settings.now.pace === "none" || nobodyLooks() || this.#acts.length > PATIENCE + 1;
  }

  #long(scene: Scene<View>): number {
    if (settings.still && !scene.read) return 0;
    return scene.ms * PACES[settings.now.pace] * (this.#acts.length > PATIENCE ? 0.5 : 1);
  }
}

interface Told {
  number: number;
  events: readonly GameEvent[];
}

/** The scenes of some entries from the view before the first. Entries that a game tells without a beat are not shown. */
export function scenesOf<View>(
  tell: Tell<View>,
  before: View,
  entries: readonly Told[],
  viewer: string | null,
): Scene<View>[] {
  const scenes: Scene<View>[] = [];
  let view = before;
  for (const { number, events } of entries) {
    let told = 0;
    for (const beat of tell(view, events, viewer)) {
      told += beat.events.length;
      scenes.push({ ...beat, number, told, entry: events });
      view = beat.view;
    }
  }
  return scenes;
}
