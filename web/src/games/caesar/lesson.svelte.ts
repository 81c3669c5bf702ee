// A lesson as a table: positions and previews were played on the real rules beforehand; nothing is worked out here.
import type { GameEvent, Playing, Preview } from "../../lib/playing";
import scenes from "./lesson.json";

export interface Step {
  scene: number;
  title: string;
  text: string;
  play?: boolean;
  wrong?: string;
}
interface Scene {
  view: unknown;
  events: GameEvent[];
  legal: string[];
  wanted: string | null;
  previews: Record<string, Preview>;
}
const SCENES = scenes as unknown as Scene[];

export class Lesson implements Playing {
  game = "caesar";
  seat = "caesar";
  busy = false;
  steps: Step[];
  at = $state(0);
  draft = $state<string | null>(null);
  wrong = $state(false);
  fresh = $state.raw<GameEvent[]>([]);
  beat = $state(0);
  refusal = $state<{ code: string; reason: string; rule: string | null } | null>(null);

  constructor(steps: Step[]) {
    this.steps = steps;
  }
  get step(): Step {
    return this.steps[this.at]!;
  }
  get scene(): Scene {
    return SCENES[this.step.scene]!;
  }
  get view() {
    return this.scene.view;
  }
  get legal(): readonly string[] {
    return this.step.play ? this.scene.legal : [];
  }
  get preview(): Preview | null {
    return this.draft ? (this.scene.previews[this.draft] ?? null) : null;
  }
  get last(): boolean {
    return this.at === this.steps.length - 1;
  }

  choose(action: string | null): void {
    this.draft = action;
    this.wrong = false;
  }
  async commit(): Promise<void> {
    if (this.draft) await this.act(this.draft);
  }
  async act(action: string): Promise<void> {
    if (action !== this.scene.wanted) {
      this.wrong = true;
      return;
    }
    this.next();
  }
  async whyNot(): Promise<void> {
    this.wrong = true;
  }
  next(): void {
    const before = this.step.scene;
    this.draft = null;
    this.wrong = false;
    this.at = Math.min(this.at + 1, this.steps.length - 1);
    if (this.step.scene !== before) {
      this.fresh = this.scene.events;
      this.beat++;
    }
  }
  again(): void {
    this.at = 0;
    this.draft = null;
    this.fresh = [];
  }
}
