// A study as a table: any move of its tree is looked at, and from any of them something else is tried.
import { call, get, post } from "../lib/api";
import { Director, type Scene, type Tell, scenesOf } from "../lib/director.svelte";
import type { HintReply } from "../lib/made/api";
import type { StudyBoard, StudyReply } from "../lib/made/studies";
import type { GameEvent, Playing, Told } from "../lib/playing";
import { faultOf } from "../lib/sitting.svelte";
import { type Pointed, insteadOf, turnOf } from "../looking/better";
import { advice } from "./advice";
import { Tree } from "./tree";

export class StudyTable implements Playing {
  readonly preview = null;
  busy = $state(false);
  draft = $state<string | null>(null);
  fresh = $state.raw<readonly GameEvent[]>([]);
  beat = $state(0);
  fault = $state("");
  /** Whose board is shown: a seat's, or that of whoever decides. */
  as = $state<string | null>(null);
  /** What was: all seats' pieces lie open. Without it one sees what a seat knew. */
  open = $state(true);
  hint = $state.raw<HintReply | null>(null);
  /** The better move that looking back found here. */
  better = $state.raw<Pointed>({ actions: [], seat: null });
  /** What the judge said of moves that it was asked about, by their numbers. */
  opinions = $state.raw<ReadonlyMap<number, HintReply>>(new Map());
  study = $state.raw() as StudyReply;
  board = $state.raw() as StudyBoard;
  tree: Tree = $derived.by(() => new Tree(this.study.moves));
  /** The views before a whole turn that was judged, by the number of its last move. */
  #stood = $state.raw<ReadonlyMap<number, readonly unknown[]>>(new Map());
  #seen = $state.raw<ReadonlyMap<number, readonly GameEvent[]>>(new Map());
  #changes = Promise.resolve();
  #tell: Tell | null;
  #moved: (study: string, move: number) => void;
  #director = new Director((scene) => {
    this.fresh = scene.events;
    this.beat++;
  });

  constructor(study: StudyReply, board: StudyBoard, tell: Tell | null, moved: (study: string, move: number) => void) {
    this.study = study;
    this.board = board;
    this.#tell = tell;
    this.#moved = moved;
  }

  get game(): string {
    return this.study.study.game;
  }
  get id(): string {
    return this.study.study.id;
  }
  get at(): number {
    return this.board.move.number;
  }
  get seat(): string | null {
    return this.board.seat;
  }
  get scene(): Scene | null {
    return this.#director.scene;
  }
  get view(): unknown {
    return this.scene?.view ?? this.board.view;
  }
  get legal(): readonly string[] {
    return this.busy || this.scene ? [] : this.board.legal.map((one) => one.action);
  }
  get beside(): readonly unknown[] {
    return this.open && !this.scene ? this.board.beside : [];
  }
  get pointed(): readonly string[] {
    return this.#shown.actions;
  }
  get pointedBy(): string | null {
    return this.#shown.seat;
  }
  get pointedFrom(): readonly unknown[] | null {
    return this.#hinted ? null : (this.#stood.get(this.at) ?? null);
  }
  get #shown(): Pointed {
    return this.#hinted ?? insteadOf(this.board.move.seat, this.opinion) ?? this.better;
  }
  get #hinted(): Pointed | null {
    const seat = this.hint?.line[0]?.seat ?? this.board.deciders[0] ?? "";
    return this.hint && { actions: turnOf(seat, this.hint.action, this.hint.line), seat };
  }
  /** What the judge said of the move that is shown. */
  get opinion(): HintReply | undefined {
    return this.opinions.get(this.at);
  }
  story: readonly Told[] = $derived.by(() =>
    this.tree.path(this.at).flatMap((number) => {
      const events = this.#seen.get(number);
      return events ? [{ number, events }] : [];
    }),
  );

  skip(): void {
    this.#director.skip();
  }
  choose(action: string | null): void {
    this.draft = action;
  }
  async commit(): Promise<void> {
    if (this.draft) await this.act(this.draft);
  }
  async whyNot(): Promise<void> {
    // Only what is legal can be tried, and the board marks it.
  }

  /** The board after a move of the tree; the next one is told as it happened. */
  async go(number: number): Promise<void> {
    if (!this.tree.moves.has(number)) return;
    await this.#try(async () => this.#show(await this.#ask(number)));
  }
  /** One move back, or on in the line. */
  async step(by: -1 | 1): Promise<void> {
    const to = by < 0 ? this.board.move.parent : this.tree.children(this.at)[0];
    if (to !== null && to !== undefined) await this.go(to);
  }
  /** To what else was tried in this move's place. */
  async other(by: -1 | 1): Promise<void> {
    const { parent } = this.board.move;
    if (parent === null) return;
    const all = this.tree.children(parent);
    const next = all[(all.indexOf(this.at) + by + all.length) % all.length]!;
    if (next !== this.at) await this.go(next);
  }
  async look(seat: string | null): Promise<void> {
    this.as = seat;
    await this.go(this.at);
  }

  /** Try something here, in a copy where the study is somebody else's. */
  async act(action: string): Promise<void> {
    const { seat } = this;
    await this.#add((at) => ["", { seat, action }, at]);
  }
  /** Ask chance once more for the move that is shown. */
  async again(): Promise<void> {
    const { parent, seat, action } = this.board.move;
    if (parent !== null) await this.#add(() => ["", { seat, action, again: true }, parent]);
  }
  async playOn(): Promise<void> {
    await this.#add((at) => ["/bot", {}, at]);
  }
  async ask(): Promise<void> {
    if (!this.board.deciders.length) return;
    await this.#try(async () => {
      await this.#own();
      const { at } = this;
      const seat = this.board.deciders.includes(this.seat ?? "") ? this.seat : this.board.deciders[0];
      const hint = await advice(this.id, at, { seat: seat ?? null });
      if (this.at === at) this.hint = hint; // a scene may have gone on meanwhile: advice is for what is shown
    });
  }
  /** Ask what the judge thinks of the move that is shown, or of the turn that it ends: as it stood when that was decided on. */
  async opine(): Promise<void> {
    const { number, parent, seat, action } = this.board.move;
    if (parent === null || !seat || this.opinion) return;
    await this.#try(async () => {
      await this.#own();
      const said = await advice(this.id, parent, { seat, action });
      if (said.about?.done) {
        const began = this.tree.path(number).at(-2 - said.about.before)!;
        const stood = await get<StudyBoard>(`/studies/${this.id}/moves/${began}?seat=${seat}`);
        this.#stood = new Map([...this.#stood, [number, [stood.view, ...stood.beside]]]);
      }
      this.opinions = new Map([...this.opinions, [number, said]]);
      await this.#keep(number, said.about?.verdict ?? "");
    });
  }
  /** Say something of the move that is shown, or nothing any more. */
  async comment(comment: string): Promise<void> {
    const { at } = this;
    await this.#try(async () => this.#note(at, { comment }));
  }
  async cut(): Promise<void> {
    const { parent } = this.board.move;
    if (parent === null) return;
    await this.#try(async () => {
      this.study = await call<StudyReply>("DELETE", `/studies/${this.id}/moves/${this.at}`);
      this.#show(await this.#ask(parent));
    });
  }
  /** Its name, or who may see it: one after the other, for who writes a name and shares at once leaves the name by that click. */
  change(what: { name?: string; is_shared?: boolean }): Promise<void> {
    this.#changes = this.#changes.then(async () => {
      this.fault = "";
      try {
        const { study } = await call<StudyReply>("PATCH", `/studies/${this.id}`, what);
        this.study = { ...this.study, study };
      } catch (error) {
        this.fault = faultOf(error);
      }
    });
    return this.#changes;
  }
  close(): void {
    this.#director.cut();
  }

  /** The judge's sign stays with the move, for later and for whoever sees the study. */
  async #keep(number: number, verdict: string): Promise<void> {
    if (verdict !== (this.tree.moves.get(number)?.verdict ?? "")) await this.#note(number, { verdict });
  }
  async #note(number: number, what: { comment: string } | { verdict: string }): Promise<void> {
    this.study = await call<StudyReply>("PATCH", `/studies/${this.id}/moves/${number}`, what);
  }
  #ask(number: number): Promise<StudyBoard> {
    return get<StudyBoard>(`/studies/${this.id}/moves/${number}${this.as ? `?seat=${this.as}` : ""}`);
  }

  /** Somebody else's study is copied before it is changed. */
  async #own(): Promise<void> {
    if (this.study.study.is_mine) return;
    this.study = await post<StudyReply>("/studies", { study: this.id });
  }

  async #add(what: (at: number) => [string, object, number]): Promise<void> {
    await this.#try(async () => {
      await this.#own();
      const [verb, body, at] = what(this.at);
      const made = await post<StudyBoard>(`/studies/${this.id}/moves/${at}${verb}`, body);
      if (!this.tree.moves.has(made.move.number))
        this.study = { ...this.study, moves: [...this.study.moves, made.move] };
      this.#show(this.as ? await this.#ask(made.move.number) : made);
    });
  }

  #show(board: StudyBoard): void {
    const before = this.board;
    const follows = board.move.parent === before.move.number && board.seat === before.seat;
    this.hint = null;
    this.draft = null;
    this.#director.cut();
    const done = (): void => {
      this.board = board;
      this.#seen = new Map([...this.#seen, [board.move.number, board.events]]);
      this.fresh = board.events;
    };
    const { number } = board.move;
    if (follows && this.#tell) {
      const tell = this.#tell;
      const scenes = (): Scene[] => scenesOf(tell, before.view, [{ number, events: board.events }], board.seat);
      this.#director.perform({ scenes, done });
    } else {
      done();
      this.beat++;
    }
    this.#moved(this.id, number);
  }

  async #try(what: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.fault = "";
    try {
      await what();
    } catch (error) {
      this.fault = faultOf(error);
    } finally {
      this.busy = false;
    }
  }
}
