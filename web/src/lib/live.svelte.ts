// A match as it happens: one WebSocket, resumed after any break, and the draft a person is making.
import { type Alone, aloneAt, keepAlone } from "./alone";
import { Refused, TAB, call, get, post } from "./api";
import { catalogue } from "./i18n.svelte";
import { tellTurn } from "./notices";
import type { GameEvent, Playing, Preview } from "./playing";
import { settings } from "./settings.svelte";
import { type Line, Socket } from "./socket";
import type { Ack, ChatLine, Done, Entry, Explanation, Heard, Hint, HistoryEntry, Refusal, State } from "./types";
import { type Verb, type Verbs, callOf } from "./verbs";

/** What was done must be seen before the next thing is; should word of it be lost, this long. */
const LONGEST_WAIT_MS = 3000;

/** A key of its own for every click, by which the server knows it again when it is sent once more after a break. */
const oneClick = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;

const isTakeBack = (entry: Entry): boolean => entry.events.some((e) => e.kind === "taken_back");

/** An open end shows what was hidden: where something was, all entries are told anew, with the numbers of the record. */
const isOpened = (before: State | null, news: State): boolean =>
  before?.match.status === "running" && news.match?.status === "finished" && news.entries?.[0]?.number === 0;

/** What came after the last entry that was known, by another number then. */
function toldAfter(last: Entry | undefined, told: Entry[]): Entry[] {
  const place = told.findLastIndex((e) => last && e.at === last.at && e.seat === last.seat);
  return told.slice(place + 1);
}

/** While a match runs nobody keeps what another has taken back: a page that comes later is not told of it either. */
function withoutTakenBack(entries: Entry[], { seat, match }: State): Entry[] {
  if (match.status !== "running") return entries;
  const gone = new Set(
    entries.flatMap((e) => e.events.flatMap((v) => (v.kind === "taken_back" ? [Number(v.number)] : []))),
  );
  return gone.size ? entries.filter((e) => !gone.has(e.number) || e.seat === seat) : entries;
}

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
  fresh = $state.raw<GameEvent[]>([]);
  beat = $state(0);
  /** Looking at the past: the number of an entry, or null for now. */
  at = $state<number | null>(null);
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
  beside = $state.raw<unknown[]>([]);
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
        seen: this.#anew ? -1 : (this.state?.number ?? -1),
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
  }

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
    return this.past?.view ?? this.state?.view ?? null;
  }
  legal: readonly string[] = $derived.by(() =>
    this.at !== null || this.line === "cut" || this.match?.paused ? [] : (this.state?.legal.map((l) => l.action) ?? []),
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

  choose(action: string | null): void {
    if (action === this.draft) return;
    this.draft = action;
    this.preview = null;
    if (!action) return;
    if (settings.now.autoConfirm) void this.commit();
    else void this.foretell(action);
  }

  async foretell(action: string): Promise<void> {
    const asked = ++this.#asked;
    const told = await this.#socket.ask<Ack & Preview>({ type: "preview", action, ...this.#as() }).catch(() => null);
    if (told && asked === this.#asked && this.draft === action) this.preview = told;
  }

  async commit(): Promise<void> {
    if (this.draft) await this.act(this.draft);
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

  /** Play both sides, without the cover between them; or hand the screen over again. */
  playAlone(how: Alone): void {
    this.alone = how;
    keepAlone(this.id, how);
    this.#withoutCover();
  }

  /** Alone: the seat that must act looks by itself, and with open pieces the others' views lie beside. */
  #withoutCover(): void {
    if (this.alone === "cover" || !this.match?.same_screen) {
      this.beside = [];
      return;
    }
    this.covered = false;
    if (this.handTo) this.show(this.handTo);
    const others = this.alone === "open" ? this.match.your_seats.filter((s) => s !== this.seat) : [];
    const views = others.map((seat) =>
      get<{ view: unknown }>(`/matches/${this.id}/view?seat=${seat}`).then((told) => told.view),
    );
    void Promise.all(views)
      .then((all) => (this.beside = all))
      .catch(() => undefined);
  }

  /** Ask what this seat could remember; once for every state of the match. */
  async recall(): Promise<void> {
    const now = `${this.seat} ${this.state?.number} ${this.at}`;
    if (now === this.#remembered || !this.state?.view) return;
    this.#remembered = now;
    this.memory = null;
    if (this.at !== null) return;
    const told = await get<{ memory: unknown }>(
      `/matches/${this.id}/memory${this.seat ? `?seat=${this.seat}` : ""}`,
    ).catch(() => null);
    if (now === this.#remembered) this.memory = told?.memory ?? null;
  }

  /** Ask for the board in plain characters; once for every state of the match. */
  async describe(): Promise<void> {
    const now = `${this.seat} ${this.state?.number} ${this.at}`;
    if (now === this.#described || !this.state?.view) return;
    this.#described = now;
    const query = new URLSearchParams();
    if (this.seat) query.set("seat", this.seat);
    if (this.at !== null) query.set("at", String(this.at));
    const told = await get<{ text: string }>(`/matches/${this.id}/board?${query}`).catch(() => null);
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

  async look(at: number | null): Promise<void> {
    if (at !== null && (!this.history.length || this.history.at(-1)!.number < (this.state?.number ?? 0)))
      await this.#loadHistory();
    this.at = at;
    this.draft = null;
    this.preview = null;
    const entry = this.past;
    this.fresh = entry?.events ?? [];
    if (entry) this.beat++;
  }

  async #loadHistory(): Promise<void> {
    const all: HistoryEntry[] = [];
    let from: number | null = 0;
    while (from !== null) {
      const query: string = `from=${from}${this.seat ? `&seat=${this.seat}` : ""}`;
      const page: { entries: HistoryEntry[]; next: number | null } = await get(`/matches/${this.id}/history?${query}`);
      all.push(...page.entries);
      from = page.next;
    }
    this.history = all;
  }

  get #last(): number {
    return this.entries.at(-1)?.number ?? -1;
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
    if ((this.state?.number ?? -1) >= number) return Promise.resolve();
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
    const before = this.state;
    if (before && news.number < before.number && news.seat === before.seat) return;
    const turned = before !== null && (news.seat !== before.seat || (this.#anew && news.type === "state"));
    if (turned) this.#anew = false;
    const told = news.entries ?? [];
    const opened = isOpened(before, news);
    const added = opened ? toldAfter(this.entries.at(-1), told) : told.filter((e) => turned || e.number > this.#last);
    this.state = { ...(before ?? {}), ...news, match: { ...(before?.match ?? {}), ...(news.match ?? {}) } } as State;
    this.skew = news.now - Date.now();
    this.#awaited = this.#awaited.filter(({ number, seen }) => (number <= news.number ? (seen(), false) : true));
    this.entries = turned || opened ? told : withoutTakenBack([...this.entries, ...added], this.state);
    if (opened || added.some(isTakeBack)) this.history = [];
    if (opened) this.at = null;
    const begins = before?.match.status !== "running" && this.state.match.status === "running";
    if (begins && this.state.match.same_screen) {
      this.covered = this.state.match.your_seats.length > 1;
    }
    if (before && !turned && added.length) {
      this.fresh = added.flatMap((e) => e.events);
      this.beat++;
      if (this.draft && !this.state.legal.some((l) => l.action === this.draft)) this.draft = null;
    }
    this.#withoutCover();
    const mine =
      this.state.legal.length > 0 && (!this.state.stage || this.state.deciders.includes(this.state.seat ?? ""));
    tellTurn(mine && !this.state.result, before !== null && before.legal.length === 0 && mine, this.state.match.title);
  }
}
