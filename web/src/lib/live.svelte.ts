// A match as it happens: one WebSocket, resumed after any break, and the draft a person is making. What is heard goes
// through the director: `state`, `entries`, `view` and the rest are what is shown by now.
import type { Alone } from "./alone";
import { Refused, TAB, call, get, post } from "./api";
import { Director, type Scene, type Tell, scenesOf } from "./director.svelte";
import { ending, isOpened, isTakeBack, storyOf, toldAfter, withScene, withoutTakenBack } from "./entries";
import { catalogue } from "./i18n.svelte";
import { Lookups } from "./lookups.svelte";
import { owed } from "./lots";
import { tellTurn } from "./notices";
import { OneScreen } from "./onescreen.svelte";
import { Past } from "./past.svelte";
import { entryOf, isTold, seenEnough, standing } from "./paced";
import type { Afterwards, Foresight, GameEvent, Playing, Preview, Told } from "./playing";
import { settings } from "./settings.svelte";
import { type Line, Socket } from "./socket";
import { play } from "./sound";
import { type Sentence, Spoken } from "./spoken.svelte";
import { type Parts, type Step, stepsOf } from "./steps";
import { WholeMatch } from "./whole.svelte";
import { mayPlan, oneClick } from "./turns";
import type { Ack, ChatLine, Done, Entry, Explanation, Heard, Hint, HistoryEntry, Refusal, State } from "./types";
import { type Verb, type Verbs, callOf } from "./verbs";

/** What was done must be seen before the next thing is; should word of it be lost, this long. */
const LONGEST_WAIT_MS = 3000;

export class LiveMatch implements Playing {
  id: string;
  state = $state.raw<State | null>(null);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  line = $state<Line>("joining");
  failure = $state<Refusal | null>(null);
  refusal = $state<Refusal | null>(null);
  draft = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  busy = $state(false);
  /** What a coach has to say before an action that waits for a second word. */
  warning = $state.raw<Hint | null>(null);
  fresh = $state.raw<readonly GameEvent[]>([]);
  beat = $state(0);
  /** How the game tells what happened; until it is known, things are shown as they come. */
  tell = $state.raw<Tell | null>(null);
  /** Where its entries have steps of their own in the history. */
  parts = $state.raw<Parts | null>(null);
  /** Entries that are being told and not yet part of `entries`. */
  #telling = $state.raw<Entry[]>([]);
  /** The newest that was heard, told or not. */
  #heard: State | null = null;
  #spoken = new Spoken();
  #director = new Director((scene) => {
    this.fresh = scene.events;
    this.beat++;
    const told = this.past ?? this.#telling.find((e) => e.number === scene.number);
    this.#spoken.scene(scene, told, this.at !== null);
  });
  #past = new Past(this, this.#director);
  marked = $state.raw<readonly GameEvent[]>([]);
  #screen: OneScreen;
  #lookups: Lookups;
  #whole = new WholeMatch(this);
  skew = 0;
  /** The next news tells everything once more: another seat looks, or another language is spoken. */
  #anew = false;
  #socket: Socket;
  #asked = 0;
  #awaited: { number: number; seen: () => void }[] = [];

  /** With `screen` it is looked at as by a stranger: the screen of a room, whoever opened it. */
  constructor(id: string, seat: string | null, screen = false) {
    this.id = id;
    this.#screen = new OneScreen(this);
    this.#lookups = new Lookups(id, () => this.#moment());
    this.#socket = new Socket(
      `/api/matches/${id}/live${screen ? "?public=1" : ""}`,
      () => ({
        type: "hello",
        seen: this.#anew ? -1 : (this.#heard?.number ?? -1),
        lang: catalogue.language,
        tab: TAB,
        ...((seat ?? this.state?.seat) ? { seat: seat ?? this.state?.seat } : {}),
      }),
      (message) => this.#hear(message),
      (line) => (this.line = line),
    );
  }

  open(): void {
    this.#socket.open();
    get<{ chat: ChatLine[] }>(`/matches/${this.id}/chat?lang=${catalogue.language}`)
      .then(({ chat }) => (this.chat = chat))
      .catch(() => undefined);
  }

  close(): void {
    this.#socket.close();
    this.#director.cut();
  }

  /** What is being told now. */
  get scene(): Scene | null {
    return this.#director.scene;
  }
  /** Something is still being told; nothing can be decided before it has been. */
  get telling(): boolean {
    return this.#director.playing;
  }
  /** Enough seen; where the server paces it for all, the others are asked too. */
  skip(): void {
    if (!this.state?.scene) this.#director.skip();
    else if (this.may("skip")) this.letBe();
  }
  /** No more of a scene, or of a window in which there is nothing to decide, is needed here. */
  letBe(): void {
    void seenEnough(this.id).then((state) => state?.match && this.#take(state));
  }
  /** What is read out to somebody who does not see the table, the newest last. */
  get spoken(): readonly Sentence[] {
    return this.#spoken.sentences;
  }
  /** The log as far as it has been told. */
  told: Entry[] = $derived.by(() =>
    withScene(this.entries, this.#telling, this.at === null ? this.#director.scene : null),
  );

  /** How far the past has been told where one looks, scene by scene while it is told anew; null for now. */
  reached: Step | null = $derived.by(() => {
    const scene = this.#director.scene;
    return this.at === null ? null : { number: this.at, told: scene?.number === this.at ? scene.told : this.part };
  });
  /** What has been told up to where one looks. */
  story: readonly Told[] = $derived.by(() => storyOf(this.told, this.at, this.reached?.told ?? null));
  /** Where the history stops. */
  steps: readonly Step[] = $derived.by(() => stepsOf(this.entries, this.parts));

  /** The better move at the moment that is looked at. */
  pointed = $state.raw<readonly string[]>([]);
  pointedBy = $state.raw<string | null>(null);
  get match() {
    return this.state?.match ?? null;
  }
  get game(): string {
    return this.state?.match.game ?? "";
  }
  get seat(): string | null {
    return this.state?.seat ?? null;
  }
  /** Looking at the past: the number of an entry, or null for now; and of that entry so many events, or all. */
  get at(): number | null {
    return this.#past.at;
  }
  get part(): number | null {
    return this.#past.part;
  }
  get past(): HistoryEntry | null {
    return this.#past.entry;
  }
  get view() {
    return this.#director.scene?.view ?? this.#past.view ?? this.state?.view ?? null;
  }
  legal: readonly string[] = $derived.by(() =>
    this.at !== null || this.telling || this.line === "cut" || this.match?.paused
      ? []
      : (this.state?.legal.map((l) => l.action) ?? []),
  );
  get covered(): boolean {
    return this.#screen.covered;
  }
  set covered(on: boolean) {
    this.#screen.covered = on;
  }
  get alone(): Alone {
    return this.#screen.alone;
  }
  get handTo(): string | null {
    return this.#screen.handTo;
  }
  get memory(): unknown {
    return this.#lookups.memory;
  }
  get text(): string {
    return this.#lookups.text;
  }

  may(what: string): boolean {
    return this.state?.can.includes(what) ?? false;
  }

  /** Another person decides, and I may think ahead; bots answer before one could. */
  get planning(): boolean {
    return this.state !== null && mayPlan(this.state) && this.at === null && !this.telling;
  }

  choose(action: string | null): void {
    if (action === this.draft) return;
    this.draft = action;
    this.preview = null;
    if (!action || this.planning) return;
    if (settings.now.autoConfirm) void this.commit();
    else void this.foretell(action);
  }

  async foretell(action: string): Promise<void> {
    const asked = ++this.#asked;
    const told = await this.#socket.ask<Ack & Preview>({ type: "preview", action, ...this.#as() }).catch(() => null);
    if (told && asked === this.#asked && this.draft === action) this.preview = told;
  }

  async commit(): Promise<void> {
    if (this.draft && !this.planning) await this.act(this.draft);
  }

  async act(action: string, sure = false): Promise<void> {
    if (this.busy) return;
    this.refusal = null;
    this.warning = null;
    if (!sure && this.#isCoached) {
      this.warning = await this.#slip(action);
      if (this.warning) return;
    }
    await this.#play({ type: "act", action, seen: this.state?.number ?? -1, key: oneClick(), ...this.#as() });
    this.draft = null;
    this.preview = null;
  }

  /** The same for another seat of mine: on one screen, without showing that seat's table. */
  async actFor(seat: string, action: string): Promise<void> {
    await this.#play({ type: "act", action, key: oneClick(), seat });
  }

  async undo(): Promise<void> {
    this.refusal = null;
    await this.#play({ type: "undo", ...this.#as() });
  }

  async whyNot(action: string): Promise<void> {
    const asked = this.#socket.ask<Explanation>({ type: "explain", action, ...this.#as() });
    const answer = await asked.catch(() => null);
    if (answer && !answer.legal) this.refusal = { code: "illegal", reason: answer.reason, rule: answer.rule };
  }

  /** Whatever else may be done about the match; its outcome comes to everybody at the table. */
  async do<V extends Verb>(verb: V, said: Verbs[V]): Promise<void> {
    const mine = this.seat && this.match?.your_seats.includes(this.seat) ? this.seat : null;
    const { method, path, body } = callOf(verb, said, mine);
    await this.#try(async () => {
      const state = await call<State>(method, `/matches/${this.id}${path && `/${path}`}`, body);
      if (state.match) this.#take(state);
    });
  }

  /** What a bot would do here, and what it thinks of an action. */
  async hint(action?: string): Promise<Hint | null> {
    let hint: Hint | null = null;
    const asked = { ...this.#as(), ...(action ? { action } : {}) };
    await this.#try(async () => (hint = await post<Hint>(`/matches/${this.id}/hint`, asked)));
    return hint;
  }

  get #isCoached(): boolean {
    return settings.now.coach && this.may("hint") && this.legal.length > 1;
  }

  /** A coach's word before a mistake; null where there is none to say. */
  async #slip(action: string): Promise<Hint | null> {
    this.busy = true;
    const told = await this.hint(action);
    this.busy = false;
    return told?.about && ["mistake", "blunder"].includes(told.about.verdict) ? told : null;
  }

  async foresee(action: string | null): Promise<Foresight | null> {
    let told: Foresight | null = null;
    const asked = { ...this.#as(), ...(action ? { action } : {}) };
    await this.#try(async () => (told = await post<Foresight>(`/matches/${this.id}/foresee`, asked)));
    return told;
  }

  playAlone(how: Alone): void {
    this.#screen.play(how);
  }

  /** The views of other seats that lie open: my own ones, or after an open end all of them, as they were then. */
  beside: unknown[] = $derived.by(() => (this.#whole.allOpen ? this.#whole.viewsAt(this.at) : this.#screen.views));
  afterwards: Afterwards | null = $derived.by(() => (this.state?.result && this.may("record") ? this.#whole : null));

  /** Ask what this seat could remember at the moment that is shown. */
  recall(): Promise<void> {
    return this.#lookups.recall();
  }

  /** Ask for the board in plain characters. */
  describe(): Promise<void> {
    return this.#lookups.describe();
  }

  /** Tell everything once more in the language of the page. */
  translate(): void {
    this.#anew = true;
    this.#past.forget();
    this.#socket.again();
  }

  /** Take the line up again, as somebody else than before: a guest who has just sat down. */
  reconnect(): void {
    this.#socket.again();
  }

  say(text: string): void {
    void this.#try(async () =>
      this.#line((await this.#socket.ask<Ack & { line: ChatLine }>({ type: "chat", text })).line),
    );
  }

  show(seat: string): void {
    this.covered = false;
    this.draft = null;
    this.#past.forget();
    this.#socket.send({ type: "seat", seat });
  }

  /** Jump there: an entry of the past, or so many of its events, or null for now. */
  async look(at: number | null, told: number | null = null): Promise<void> {
    await this.#past.look(at, told);
    this.#stage(Infinity);
  }

  /** Go on to a later step, told as it happened; after the last one it is now again. */
  walk(step: Step): Promise<void> {
    return this.#past.walk(step);
  }

  moved(): void {
    this.draft = this.preview = null;
    if (this.at !== null) return;
    this.#spoken.follow(this.entries);
    if (this.state?.result) this.#spoken.end(this.state.number, this.state.result);
  }

  happened(fresh: readonly GameEvent[], jumped: boolean): void {
    this.fresh = fresh;
    if (jumped) this.beat++;
    const until = this.part ?? this.past?.events.length ?? 0;
    if (this.past) this.#spoken.look(this.past, until - fresh.length, until);
  }

  /** Who looks, and at which moment: at no later one than is shown, though the server may be further. */
  #moment(): { name: string; query: string } | null {
    if (!this.state?.view) return null;
    const { number } = this.state;
    const at = this.at ?? (this.telling ? number : null);
    const query = new URLSearchParams({ ...this.#as(), ...(at === null ? {} : { at: `${at}` }) });
    return { name: `${this.seat} ${number} ${this.at}`, query: query.toString() };
  }

  /** My seat, where I have one. */
  #as(): { seat?: string } {
    return this.seat ? { seat: this.seat } : {};
  }

  /** Do it over the socket, and wait until what was done is seen here. */
  async #play(message: Record<string, unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.#try(async () => this.#seen((await this.#socket.ask<Done>(message)).number));
    this.busy = false;
  }

  #seen(number: number): Promise<void> {
    if ((this.state?.number ?? -1) >= number && !this.telling) return Promise.resolve();
    return new Promise((seen) => {
      const timer = setTimeout(seen, LONGEST_WAIT_MS);
      this.#awaited.push({ number, seen: () => (clearTimeout(timer), seen()) });
    });
  }

  /** Do something that may be refused; the refusal is shown. */
  async #try(what: () => Promise<unknown>): Promise<void> {
    try {
      await what();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = { code: error.code, reason: error.message, rule: error.rule };
      if (["stale", "conflict", "offline"].includes(error.code)) this.#socket.again();
    }
  }

  #hear(message: Heard): void {
    if (message.type === "state" || message.type === "update") this.#take(message as State);
    else if (message.type === "presence" && this.state) {
      const { seats, watchers, stand_in_after } = message;
      this.state = { ...this.state, presence: { seats, watchers }, stand_in_after };
    } else if (message.type === "chat") this.#line(message.line);
    else if (message.type === "refused") {
      this.refusal = message.error;
      if (!this.state) this.failure = message.error;
    } else if (message.type === "closed") this.failure = { code: message.code, reason: "", rule: null };
  }

  #line(line: ChatLine): void {
    if (!this.chat.some((l) => l.id === line.id)) this.chat = [...this.chat, line];
  }

  #take(news: State): void {
    const before = this.#heard;
    if (before && news.number < before.number && news.seat === before.seat) return;
    const turned = before !== null && (news.seat !== before.seat || (this.#anew && news.type === "state"));
    if (turned) this.#anew = false;
    this.#heard = news;
    this.skew = news.now - Date.now();
    const shown = this.state?.scene?.number === news.scene?.number ? (this.state?.scene?.events.length ?? 0) : 0;
    if (turned || this.at !== null || news.scene) {
      this.#director.cut();
      this.#show(news, turned, false);
      this.#stage(shown);
      return;
    }
    if (this.state?.scene) this.#director.cut();
    let played = false;
    this.#director.perform({
      scenes: () => {
        const scenes = this.#scenes(news);
        played = scenes.length > 0;
        return scenes;
      },
      done: () => this.#show(news, false, played),
    });
  }

  /** What the server paces stands on the stage; so many of its events were shown before. */
  #stage(shown: number): void {
    const { scene, seat } = this.state!;
    if (!scene || this.at !== null) return;
    this.#telling = [entryOf(scene)];
    this.#director.hold(standing(this.state!, this.tell, shown));
    if (settings.now.pace === "none" && !scene.skip.includes(seat ?? "")) this.skip();
  }

  /** Entries of some news that are not shown yet. */
  #added(news: State): Entry[] {
    const told = news.entries ?? [];
    const last = this.entries.at(-1);
    return isOpened(this.state, news) ? toldAfter(last, told) : told.filter((e) => e.number > (last?.number ?? -1));
  }

  #scenes(news: State): Scene[] {
    const before = this.state;
    if (!before?.view || before.match.status !== "running") return [];
    this.#telling = this.#added(news);
    const untold = this.#telling.filter((e) => !isTold(e, before.scene));
    const scenes = this.tell ? scenesOf(this.tell, before.view, untold, news.seat) : [];
    if (news.result && !before.result) scenes.push(ending(news, this.#telling));
    return scenes;
  }

  /** What was planned is a draft when it may be done, and forgotten when it may not. */
  #offerPlan(): void {
    if (!this.draft || this.planning) return;
    if (!this.state!.legal.some((l) => l.action === this.draft)) this.draft = null;
    else if (!this.preview) void this.foretell(this.draft);
  }

  /** The news is shown from here on. `told`: its scenes have been. */
  #show(news: State, turned: boolean, told: boolean): void {
    const before = this.state;
    const opened = isOpened(before, news);
    const added = turned ? (news.entries ?? []) : this.#added(news);
    this.#telling = [];
    this.state = { ...(before ?? {}), ...news, match: { ...(before?.match ?? {}), ...(news.match ?? {}) } } as State;
    // Another seat counts its entries from its own beginning: what was awaited there has been seen here.
    const isSeen = (number: number): boolean => turned || number <= news.number;
    this.#awaited = this.#awaited.filter(({ number, seen }) => (isSeen(number) ? (seen(), false) : true));
    this.entries = turned || opened ? (news.entries ?? []) : withoutTakenBack([...this.entries, ...added], this.state);
    if (this.at === null && before && !turned) this.#spoken.follow(added, before.scene);
    if (opened || turned || !before) this.#spoken.begin(news.number);
    if (opened || added.some(isTakeBack)) this.#past.forget();
    if (opened) this.#past.stand(null, null);
    if (this.at === null && before && !before.result && news.result) this.#spoken.end(news.number, news.result);
    if (this.state.lots?.asked) void owed(this.state).then((after) => after && this.#take(after));
    const begins = before?.match.status !== "running" && this.state.match.status === "running";
    if (begins && this.state.match.same_screen) {
      this.covered = this.state.match.your_seats.length > 1;
    }
    if (before && !turned && added.length) {
      this.fresh = added.flatMap((e) => e.events);
      if (!told) this.beat++;
      this.#offerPlan();
      if (added.some(isTakeBack)) this.refusal = null;
    }
    this.#screen.uncover();
    const mine =
      this.state.legal.length > 0 && (!this.state.stage || this.state.deciders.includes(this.state.seat ?? ""));
    const asked = before !== null && before.legal.length === 0 && mine;
    if (asked && !this.state.result) play("turn");
    tellTurn(mine && !this.state.result, asked, this.state.match.title);
  }
}
