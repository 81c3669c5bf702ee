// A match as it happens: one WebSocket, resumed after any break, and the draft a person is making. What is heard goes
// through the director: `state`, `entries`, `view` and the rest are what is shown by now.
import { type Alone, aloneAt, keepAlone } from "./alone";
import { Refused, TAB, call, get, post } from "./api";
import { Director, type Scene, type Tell, scenesOf } from "./director.svelte";
import { ending, isOpened, isTakeBack, storyOf, toldAfter, withoutTakenBack } from "./entries";
import { catalogue } from "./i18n.svelte";
import { owed } from "./lots";
import { tellTurn } from "./notices";
import type { Afterwards, Foresight, GameEvent, Playing, Preview, Told } from "./playing";
import { settings } from "./settings.svelte";
import { type Line, Socket } from "./socket";
import { play } from "./sound";
import { type Parts, type Step, begins, historyOf, scenesOfStep, stepsOf, viewAfter } from "./steps";
import { WholeMatch } from "./whole.svelte";
import type { Ack, ChatLine, Done, Entry, Explanation, Heard, Hint, HistoryEntry, Refusal, State } from "./types";
import { type Verb, type Verbs, callOf } from "./verbs";

/** What was done must be seen before the next thing is; should word of it be lost, this long. */
const LONGEST_WAIT_MS = 3000;

/** A key of its own for every click, by which the server knows it again when it is sent once more after a break. */
const oneClick = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;

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
  #director = new Director((scene) => {
    this.fresh = scene.events;
    this.beat++;
  });
  /** Looking at the past: the number of an entry, or null for now. */
  at = $state<number | null>(null);
  /** Of that entry so many events; null for all of it. */
  part = $state<number | null>(null);
  #partly = $state.raw<unknown>(null);
  history = $state.raw<HistoryEntry[]>([]);
  marked = $state.raw<readonly GameEvent[]>([]);
  memory = $state.raw<unknown>(null);
  #remembered = "";
  text = $state("");
  #described = "";
  /** Same screen: hidden until the named seat says it holds the device. */
  covered = $state(false);
  /** Same screen, one person: no cover, and perhaps the views of all seats. */
  alone = $state<Alone>("cover");
  #mine = $state.raw<unknown[]>([]);
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
    this.alone = aloneAt(id);
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
    get<{ chat: ChatLine[] }>(`/matches/${this.id}/chat`)
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
  skip(): void {
    this.#director.skip();
  }
  /** The log as far as it has been told. */
  told: Entry[] = $derived.by(() => {
    const scene = this.#director.scene;
    if (!scene || this.at !== null) return this.entries;
    const now = this.#telling.find((e) => e.number === scene.number);
    const before = this.#telling.filter((e) => e.number < scene.number);
    const part = now && {
      ...now,
      events: now.events.slice(0, scene.told),
      words: now.words.slice(0, scene.told),
      why: null,
    };
    return [...this.entries, ...before, ...(part ? [part] : [])];
  });

  /** What has been told up to where one looks. */
  story: readonly Told[] = $derived.by(() => {
    const scene = this.#director.scene;
    return storyOf(this.told, this.at, scene && scene.number === this.at ? scene.told : this.part);
  });
  /** Where the history stops. */
  steps: readonly Step[] = $derived.by(() => stepsOf(this.entries, this.parts));

  get match() {
    return this.state?.match ?? null;
  }
  get game(): string {
    return this.state?.match.game ?? "";
  }
  get seat(): string | null {
    return this.state?.seat ?? null;
  }
  get past(): HistoryEntry | null {
    return this.at === null ? null : (this.history.find((e) => e.number === this.at) ?? null);
  }
  get view() {
    return this.#director.scene?.view ?? this.#partly ?? this.past?.view ?? this.state?.view ?? null;
  }
  legal: readonly string[] = $derived.by(() =>
    this.at !== null || this.telling || this.line === "cut" || this.match?.paused
      ? []
      : (this.state?.legal.map((l) => l.action) ?? []),
  );
  /** The seat of mine that must act, on a screen that shows another one. */
  get handTo(): string | null {
    const { match, seat, deciders } = this.state ?? { match: null, seat: null, deciders: [] as string[] };
    if (!match || match.status !== "running" || match.your_seats.length < 2 || deciders.includes(seat ?? ""))
      return null;
    return match.your_seats.find((s) => deciders.includes(s)) ?? null;
  }

  may(what: string): boolean {
    return this.state?.can.includes(what) ?? false;
  }

  /** Another person decides, and I may think ahead; bots answer before one could. */
  get planning(): boolean {
    const { match, seat, result, deciders } = this.state ?? {};
    if (!match || !seat || result || !deciders?.length || deciders.includes(seat)) return false;
    const sits = match.status === "running" && match.your_seats.includes(seat) && !match.same_screen;
    const slow = match.seats.some((s) => s.kind === "person" && deciders.includes(s.seat));
    return sits && slow && this.at === null && !this.telling && !match.paused;
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

  async act(action: string): Promise<void> {
    if (this.busy) return;
    this.refusal = null;
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

  /** What a bot would do here. */
  async hint(): Promise<Hint | null> {
    let hint: Hint | null = null;
    await this.#try(async () => (hint = await post<Hint>(`/matches/${this.id}/hint`, this.#as())));
    return hint;
  }

  async foresee(action: string | null): Promise<Foresight | null> {
    let told: Foresight | null = null;
    const asked = { ...this.#as(), ...(action ? { action } : {}) };
    await this.#try(async () => (told = await post<Foresight>(`/matches/${this.id}/foresee`, asked)));
    return told;
  }

  /** Play both sides, without the cover between them; or hand the screen over again. */
  playAlone(how: Alone): void {
    this.alone = how;
    keepAlone(this.id, how);
    this.#withoutCover();
  }

  /** Alone: the seat that must act looks by itself, and with open pieces the others' views lie beside. */
  #withoutCover(): void {
    if (this.alone === "cover" || !this.match?.same_screen) {
      this.#mine = [];
      return;
    }
    this.covered = false;
    if (this.handTo) this.show(this.handTo);
    const others = this.alone === "open" ? this.match.your_seats.filter((s) => s !== this.seat) : [];
    const views = others.map((seat) =>
      get<{ view: unknown }>(`/matches/${this.id}/view?seat=${seat}`).then((told) => told.view),
    );
    void Promise.all(views)
      .then((all) => (this.#mine = all))
      .catch(() => undefined);
  }

  /** The views of other seats that lie open: my own ones, or after an open end all of them, as they were then. */
  beside: unknown[] = $derived.by(() => (this.#whole.allOpen ? this.#whole.viewsAt(this.at) : this.#mine));
  afterwards: Afterwards | null = $derived.by(() => (this.state?.result && this.may("record") ? this.#whole : null));

  /** Ask what this seat could remember, now or at the moment one looks at; once for every state of the match. */
  async recall(): Promise<void> {
    const now = `${this.seat} ${this.state?.number} ${this.at}`;
    if (now === this.#remembered || !this.state?.view) return;
    this.#remembered = now;
    this.memory = null;
    const told = await get<{ memory: unknown }>(`/matches/${this.id}/memory?${this.#where()}`).catch(() => null);
    if (now === this.#remembered) this.memory = told?.memory ?? null;
  }

  /** Ask for the board in plain characters; once for every state of the match. */
  async describe(): Promise<void> {
    const now = `${this.seat} ${this.state?.number} ${this.at}`;
    if (now === this.#described || !this.state?.view) return;
    this.#described = now;
    const told = await get<{ text: string }>(`/matches/${this.id}/board?${this.#where()}`).catch(() => null);
    if (told && now === this.#described) this.text = told.text;
  }

  /** Tell everything once more in the language of the page. */
  translate(): void {
    this.#anew = true;
    this.history = [];
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
    this.history = [];
    this.#socket.send({ type: "seat", seat });
  }

  /** Jump there: an entry of the past, or so many of its events, or null for now. */
  async look(at: number | null, told: number | null = null): Promise<void> {
    this.#director.cut();
    if (at !== null) await this.#remember();
    this.#stand(at, told);
    const entry = this.past;
    this.fresh = entry?.events.slice(begins({ number: entry.number, told }, this.steps), told ?? undefined) ?? [];
    if (entry) this.beat++;
  }

  /** Go on to a later step, told as it happened; after the last one it is now again. */
  async walk({ number, told: until }: Step): Promise<void> {
    this.#director.cut();
    await this.#remember();
    const entry = this.history.find((e) => e.number === number);
    if (!entry) return;
    const [tell, from] = [this.tell, begins({ number, told: until }, this.steps)];
    const before = this.#before(entry, from);
    const events = entry.events.slice(from, until ?? undefined);
    this.#stand(number, until);
    await new Promise<void>((told) =>
      this.#director.perform({
        scenes: () => (tell && before ? scenesOfStep(tell, before, entry, [from, until], this.seat) : []),
        done: () => {
          this.fresh = events;
          told();
        },
      }),
    );
    if (this.at === number && this.part === null && number >= (this.state?.number ?? 0)) this.#stand(null, null);
  }

  /** Where one looks, with the view there. */
  #stand(at: number | null, told: number | null): void {
    this.at = at;
    this.part = told;
    this.#partly = this.past && told !== null ? this.#before(this.past, told) : null;
    this.draft = this.preview = null;
  }

  /** What was shown when so many events of an entry had been told. */
  #before(entry: HistoryEntry, told: number): unknown {
    const last = this.history[this.history.indexOf(entry) - 1];
    const first = last?.view ?? this.parts?.opening(entry.view, entry.events);
    return first && told && this.tell ? viewAfter(this.tell, first, entry.events, told, this.seat) : first;
  }

  async #remember(): Promise<void> {
    if (!this.history.length || this.history.at(-1)!.number < (this.state?.number ?? 0))
      this.history = await historyOf(this.id, this.seat);
  }

  /** Who looks, and at which moment. */
  #where = (): string =>
    new URLSearchParams({ ...this.#as(), ...(this.at === null ? {} : { at: `${this.at}` }) }).toString();

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
    if (turned || this.at !== null) {
      this.#director.cut();
      this.#show(news, turned, false);
      return;
    }
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
    const scenes = this.tell ? scenesOf(this.tell, before.view, this.#telling, news.seat) : [];
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
    if (opened || added.some(isTakeBack)) this.history = [];
    if (opened) this.#stand(null, null);
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
    this.#withoutCover();
    const mine =
      this.state.legal.length > 0 && (!this.state.stage || this.state.deciders.includes(this.state.seat ?? ""));
    const asked = before !== null && before.legal.length === 0 && mine;
    if (asked && !this.state.result) play("turn");
    tellTurn(mine && !this.state.result, asked, this.state.match.title);
  }
}
