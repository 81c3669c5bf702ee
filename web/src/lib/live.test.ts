import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LiveMatch } from "./live.svelte";
import { settings } from "./settings.svelte";
import type { State } from "./types";

/** The server's end of the match's line. */
class Server {
  static last: Server;
  static readonly OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    Server.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const entry = (number: number) => ({
  number,
  seat: "a",
  action: null,
  at: 0,
  events: [{ kind: "went" }],
  words: [""],
  by: "person",
  why: null,
});
const state = (number: number, more: Partial<State> = {}): object => ({
  type: number ? "update" : "state",
  ...(number ? {} : { match: { id: "M", game: "g", title: "G", status: "running", your_seats: ["a"], seats: [] } }),
  seat: "a",
  number,
  now: 0,
  view: { n: number },
  legal: [{ seat: "a", action: "go", index: 0 }],
  deciders: ["a"],
  entries: number ? [entry(number)] : [],
  can: [],
  presence: { seats: {}, watchers: 0 },
  stand_in_after: null,
  result: null,
  stage: null,
  ...more,
});

let table: LiveMatch;
let calls: [string, RequestInit | undefined][];
const settle = () => new Promise<void>((done) => setTimeout(done));

beforeEach(() => {
  calls = [];
  vi.stubGlobal("WebSocket", Server);
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    calls.push([url, init]);
    return Promise.resolve(new Response(JSON.stringify({ ok: true, chat: [] })));
  });
  table = new LiveMatch("M", null);
  table.open();
  Server.last.onopen();
  Server.last.says(state(0));
  calls = [];
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("acting", () => {
  test("goes over the socket, once, with what was seen and a key, and calls nothing", async () => {
    const acted = table.act("go");
    void table.act("go");
    const sent = Server.last.sent.filter((m) => m.type === "act");
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ action: "go", seen: 0, seat: "a" });
    expect(String(sent[0]!.key).length).toBeGreaterThanOrEqual(8);
    Server.last.says({ type: "ack", id: sent[0]!.id, number: 1 });
    Server.last.says(state(1));
    await acted;
    expect(calls).toEqual([]);
  });

  test("is busy until what was done is seen, whichever word comes first", async () => {
    for (const [n, updateFirst] of [
      [1, false],
      [2, true],
    ] as const) {
      const acted = table.act("go");
      const ack = { type: "ack", id: Server.last.sent.at(-1)!.id, number: n };
      for (const message of updateFirst ? [state(n), ack] : [ack, state(n)]) {
        expect(table.busy).toBe(true);
        Server.last.says(message);
        await settle();
      }
      expect(table.busy).toBe(false);
      await acted;
      expect(table.view).toEqual({ n });
    }
  });

  test("that is refused says why and changes nothing", async () => {
    const acted = table.act("go");
    const error = { code: "illegal", reason: "Not there.", rule: "2d" };
    Server.last.says({ type: "refused", id: Server.last.sent.at(-1)!.id, error });
    await acted;
    expect(table.refusal).toEqual(error);
    expect([table.busy, table.state?.number]).toEqual([false, 0]);
  });

  test("waits for a second word where a coach warns, and only of a mistake", async () => {
    settings.now.coach = true;
    const legal = ["go", "stay"].map((action, index) => ({ seat: "a", action, index }));
    Server.last.says(state(1, { legal, can: ["hint"] }));
    await settle();
    let verdict = "blunder";
    vi.stubGlobal("fetch", (_: string, init?: RequestInit) => {
      const { action } = JSON.parse(String(init?.body)) as { action: string };
      return Promise.resolve(new Response(JSON.stringify({ action: "stay", about: { action, verdict } })));
    });
    await table.act("go");
    expect(table.warning?.about).toEqual({ action: "go", verdict });
    expect([Server.last.sent.filter((m) => m.type === "act"), table.busy]).toEqual([[], false]);
    void table.act("go", true);
    expect(table.warning).toBeNull();
    expect(Server.last.sent.filter((m) => m.type === "act")).toHaveLength(1);
    Server.last.says({ type: "ack", id: Server.last.sent.at(-1)!.id, number: 2 });
    Server.last.says(state(2, { legal, can: ["hint"] }));
    await settle();
    verdict = "slip";
    void table.act("stay");
    await settle();
    expect(Server.last.sent.filter((m) => m.type === "act")).toHaveLength(2);
    settings.now.coach = false;
  });

  test("about the table is a call of its own, for the seat that asks", async () => {
    await table.do("offer", { kind: "pause" });
    const [url, init] = calls[0]!;
    expect(url).toMatch(/^\/api\/matches\/M\/offers\?/);
    expect([init?.method, init?.body]).toEqual(["POST", JSON.stringify({ seat: "a", kind: "pause" })]);
    await table.do("settings", { chat: false });
    expect(calls[1]![0]).toMatch(/^\/api\/matches\/M\?/);
  });
});

describe("news", () => {
  test("of presence says all there is to say: nothing is fetched", async () => {
    Server.last.says({ type: "presence", seats: { b: false }, watchers: 2, stand_in_after: { b: 77 } });
    await settle();
    expect(table.state?.presence).toEqual({ seats: { b: false }, watchers: 2 });
    expect(table.state?.stand_in_after).toEqual({ b: 77 });
    expect(calls).toEqual([]);
  });

  test("that is older than what is known is passed over, and an entry is told once", () => {
    Server.last.says(state(2));
    Server.last.says(state(1));
    Server.last.says(state(2));
    expect(table.state?.number).toBe(2);
    expect(table.entries.map((e) => e.number)).toEqual([2]);
    expect(table.beat).toBe(1);
  });

  test("lets a draft fall that may not be played any more", () => {
    table.choose("go");
    Server.last.says(state(1));
    expect(table.draft).toBe("go");
    Server.last.says(state(2, { legal: [] }));
    expect(table.draft).toBeNull();
  });
});

describe("what was hidden or taken back", () => {
  const by = (number: number, seat: string, kind: string, at: number, more: object = {}) => ({
    ...entry(number),
    seat,
    at,
    events: [{ kind, ...more }],
  });
  const numbers = () => table.entries.map((e) => e.number);

  test("what another takes back goes, and what one takes back oneself stays", () => {
    Server.last.says(state(2, { entries: [by(1, "b", "went", 1), by(2, "a", "went", 2)] as State["entries"] }));
    const back = [by(3, "a", "taken_back", 3, { number: 2 }), by(4, "b", "taken_back", 4, { number: 1 })];
    Server.last.says(state(4, { entries: back as State["entries"] }));
    expect(numbers()).toEqual([2, 3, 4]);
  });

  test("an open end tells all anew with the numbers of the record; only what came since is played", () => {
    Server.last.says(state(1, { entries: [by(1, "b", "locked", 10)] as State["entries"] }));
    const all = [by(0, "", "set_up", 1), by(1, "b", "swapped", 5), by(2, "b", "locked", 10), by(3, "a", "ended", 20)];
    Server.last.says(state(3, { match: { status: "finished" } as State["match"], entries: all as State["entries"] }));
    expect(numbers()).toEqual([0, 1, 2, 3]);
    expect(table.fresh.map((e) => e.kind)).toEqual(["ended"]);
    expect(table.match?.title).toBe("G");
  });
});

describe("what is told", () => {
  const tell = (before: unknown, events: readonly { kind: string }[]) =>
    events.map((e) => ({ view: { ...(before as object), during: e.kind }, events: [e as never], ms: 40 }));

  test("is shown before what comes of it, and nothing can be decided meanwhile", () => {
    vi.useFakeTimers();
    table.tell = tell as never;
    Server.last.says(state(1));
    Server.last.says(state(2));
    expect([table.scene?.number, table.telling, table.legal]).toEqual([1, true, []]);
    expect(table.view).toEqual({ n: 0, during: "went" });
    expect([table.state?.number, table.told.map((e) => e.number), table.entries.length]).toEqual([0, [1], 0]);
    vi.advanceTimersByTime(60);
    expect([table.state?.number, table.scene?.number, table.told.map((e) => e.number)]).toEqual([1, 2, [1, 2]]);
    table.skip();
    expect([table.state?.number, table.telling, table.legal, table.view]).toEqual([2, false, ["go"], { n: 2 }]);
  });

  test("ends with a scene of who won, and only then is it over", () => {
    table.tell = (() => []) as never;
    const result = { winners: ["a"], reason: "", scores: {} };
    Server.last.says(state(1, { result } as never));
    expect([table.scene?.end, table.state?.result]).toEqual([result, null]);
    table.skip();
    expect([table.scene, table.state?.result]).toEqual([null, result]);
  });

  test("stands where the server paces it, beat by beat, is skipped by a call, and is not told twice", async () => {
    table.tell = tell as never;
    const paced = (...kinds: string[]) => ({
      scene: {
        ...{ number: 1, seat: "b", at: 7, about: "went", beat: kinds.length, ends: 0, skip: [] },
        events: kinds.map((kind) => ({ kind })),
        words: kinds,
      },
      legal: [],
      entries: [],
      can: ["skip"],
    });
    const hear = (...kinds: string[]) =>
      Server.last.says({ ...state(0, paced(...kinds) as never), type: "update", match: undefined });
    hear();
    expect([table.scene?.about, table.telling, table.view]).toEqual(["went", true, { n: 0 }]);
    hear("went", "came");
    expect([table.fresh.map((e) => e.kind), table.view]).toEqual([["went", "came"], { n: 0, during: "came" }]);
    expect([table.told.map((e) => e.words), table.entries.length]).toEqual([[["went", "came"]], 0]);
    hear("went", "came", "left");
    expect([table.fresh.map((e) => e.kind), table.legal]).toEqual([["left"], []]);
    expect(table.spoken.map((s) => s.text)).toEqual(["went", "came", "left"]);
    table.skip();
    await settle();
    expect(calls.map(([url]) => url)).toEqual(["/api/matches/M/skip?lang=en"]);
    const events = ["went", "came", "left"].map((kind) => ({ kind }));
    const entries = [{ ...entry(1), seat: "b", at: 7, events, words: ["went", "came", "left"] }];
    Server.last.says(state(1, { entries, scene: null } as never));
    expect(table.spoken).toHaveLength(3);
    expect([table.scene, table.telling, table.view, table.told.length]).toEqual([null, false, { n: 1 }, 1]);
  });

  const wordy = (number: number, ...kinds: string[]) =>
    ({ ...entry(number), events: kinds.map((kind) => ({ kind })), words: kinds.map((k) => `${k} ${number}`) }) as never;
  const heard = () => table.spoken.map((s) => s.text || s.kind);

  test("is read out scene by scene, in the story's order, each sentence once; what is skipped follows at once", () => {
    vi.useFakeTimers();
    table.tell = tell as never;
    Server.last.says(state(1, { entries: [wordy(1, "went", "came")] }));
    Server.last.says(state(2, { entries: [wordy(2, "took")] }));
    expect(heard()).toEqual(["went 1"]);
    vi.advanceTimersByTime(40);
    expect(heard()).toEqual(["went 1", "came 1"]);
    vi.advanceTimersByTime(40);
    expect([table.scene?.number, ...heard()]).toEqual([2, "went 1", "came 1", "took 2"]);
    table.skip();
    const result = { winners: ["a"], reason: "", scores: {} };
    Server.last.says(state(3, { entries: [wordy(3, "won", "paid")], result } as never));
    expect(heard().slice(3)).toEqual(["won 3"]);
    table.skip();
    expect(heard().slice(3)).toEqual(["won 3", "paid 3", "end"]);
  });

  test("is not read out to who looks at the past before they come back; a step they go to is", async () => {
    vi.useFakeTimers();
    const kept = [wordy(0, "set"), wordy(1, "went", "came")];
    vi.stubGlobal("fetch", () =>
      Promise.resolve(
        new Response(JSON.stringify({ entries: kept.map((e: object) => ({ ...e, view: {} })), next: null })),
      ),
    );
    table.tell = tell as never;
    Server.last.says(state(1, { entries: [wordy(1, "went", "came")] }));
    table.skip();
    await table.look(0);
    Server.last.says(state(2, { entries: [wordy(2, "took")] }));
    expect(heard()).toEqual(["went 1", "came 1", "set 0"]);
    const walked = table.walk({ number: 1, told: null });
    while (heard().length < 4) await vi.advanceTimersByTimeAsync(0); // what it is told from is fetched first
    expect(heard().slice(3)).toEqual(["went 1"]);
    table.skip();
    await walked;
    expect(heard().slice(3)).toEqual(["went 1", "came 1"]);
    await table.look(null);
    expect(heard().slice(5)).toEqual(["took 2"]);
  });

  test("is asked for again from where it was heard, not from where it is shown", () => {
    table.tell = tell as never;
    Server.last.says(state(1));
    Server.last.says(state(2));
    table.reconnect();
    Server.last.onopen();
    expect(Server.last.sent[0]).toMatchObject({ type: "hello", seen: 2 });
  });
});

describe("a plan in another's turn", () => {
  const other = { kind: "person", seat: "b" };
  const waiting = { legal: [], deciders: ["b"] };
  const seats = [{ kind: "person", seat: "a" }, other] as never;
  const match = { id: "M", game: "g", title: "G", status: "running", your_seats: ["a"], seats } as never;

  test("asks the server nothing and cannot be done; it is a draft when the turn comes and it may be done", async () => {
    Server.last.says(state(1, { ...waiting, match }));
    await settle();
    expect(table.planning).toBe(true);
    Server.last.sent = [];
    table.choose("go");
    await table.commit();
    expect([table.draft, Server.last.sent]).toEqual(["go", []]);
    Server.last.says(state(2, waiting));
    await settle();
    expect(table.draft).toBe("go");
    Server.last.says(state(3));
    await settle();
    expect([table.planning, table.draft]).toEqual([false, "go"]);
    expect(Server.last.sent.map((m) => [m.type, m.action])).toContainEqual(["preview", "go"]);
  });

  test("is forgotten when it may not be done, and there is none while a bot decides", async () => {
    Server.last.says(state(1, { ...waiting, match }));
    await settle();
    table.choose("stay");
    Server.last.says(state(2));
    await settle();
    expect(table.draft).toBeNull();
    const bots = {
      ...(match as object),
      seats: [
        { kind: "person", seat: "a" },
        { kind: "bot", seat: "b" },
      ],
    } as never;
    Server.last.says(state(3, { ...waiting, match: bots }));
    await settle();
    expect(table.planning).toBe(false);
  });
});

test("a refusal goes when something is taken back", async () => {
  table.refusal = { code: "illegal", reason: "No.", rule: null };
  const back = { ...entry(1), events: [{ kind: "taken_back", number: 0 }] } as never;
  Server.last.says(state(1, { entries: [back] }));
  await settle();
  expect(table.refusal).toBeNull();
});
