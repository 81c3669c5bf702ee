import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Refused } from "./api";
import { type Line, Socket, pause } from "./socket";
import type { Done, Heard } from "./types";

/** A line that the test holds in its hand. */
class Wire {
  static all: Wire[] = [];
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = Wire.CLOSED;
  }
  opens(): void {
    this.readyState = Wire.OPEN;
    this.onopen();
  }
  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.readyState = Wire.CLOSED;
    this.onclose({ code });
  }
}

const wire = (): Wire => Wire.all.at(-1)!;
let lines: Line[];
let heard: Heard[];
let socket: Socket;

/** Connected, greeted, and shown the state. */
function up(): void {
  wire().opens();
  wire().says({ type: "state", number: 1 });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.all = [];
  [lines, heard] = [[], []];
  socket = new Socket(
    "/api/matches/M/live",
    () => ({ type: "hello", seen: 1 }),
    (message) => heard.push(message),
    (line) => lines.push(line),
  );
  socket.open();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a line", () => {
  test("greets first, answers pings, and is live with the first state", () => {
    wire().opens();
    expect(wire().sent).toEqual([{ type: "hello", seen: 1 }]);
    expect(lines).toEqual([]);
    wire().says({ type: "state", number: 1 });
    wire().says({ type: "ping", now: 5 });
    expect(lines).toEqual(["live"]);
    expect(wire().sent.at(-1)).toEqual({ type: "pong" });
    expect(heard).toEqual([{ type: "state", number: 1 }]);
  });

  test("that breaks is taken up again after pauses that grow, to a quarter of a minute", () => {
    expect([0, 1, 2, 3, 4, 5, 20].map(pause)).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
    up();
    wire().breaks();
    expect(lines).toEqual(["live", "cut"]);
    vi.advanceTimersByTime(499);
    expect(Wire.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(Wire.all).toHaveLength(2);
    wire().breaks();
    vi.advanceTimersByTime(999);
    expect(Wire.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(Wire.all).toHaveLength(3);
    up();
    wire().breaks();
    vi.advanceTimersByTime(500);
    expect(Wire.all).toHaveLength(4);
  });

  test.each([
    [4403, "forbidden"],
    [4404, "no_match"],
  ])("that is closed with %i does not come back", (code, why) => {
    up();
    wire().breaks(code);
    expect(lines.at(-1)).toBe("gone");
    expect(heard.at(-1)).toEqual({ type: "closed", code: why });
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
  });

  test("that was left says nothing more of itself", () => {
    up();
    socket.close();
    wire().breaks();
    socket.again();
    vi.advanceTimersByTime(60_000);
    expect(lines).toEqual(["live"]);
    expect(Wire.all).toHaveLength(1);
  });
});

describe("a question", () => {
  test("is answered by its number, whatever else is said between", async () => {
    up();
    const [first, second] = [socket.ask<Done>({ type: "undo" }), socket.ask<Done>({ type: "undo" })];
    const [a, b] = wire().sent.slice(-2);
    expect(a!.id).not.toBe(b!.id);
    wire().says({ type: "ack", id: b!.id, number: 9 });
    wire().says({ type: "update", number: 9 });
    wire().says({ type: "ack", id: a!.id, number: 8 });
    expect((await first).number).toBe(8);
    expect((await second).number).toBe(9);
  });

  test("that is refused says why, and nobody else hears of it", async () => {
    up();
    const asked = socket.ask({ type: "act", key: "k" });
    wire().says({ type: "refused", id: wire().sent.at(-1)!.id, error: { code: "stale", reason: "R", rule: "1" } });
    await expect(asked).rejects.toMatchObject({ code: "stale", message: "R", rule: "1" } satisfies Partial<Refused>);
    expect(heard).toHaveLength(1);
    wire().says({ type: "refused", id: null, error: { code: "forbidden", reason: "", rule: null } });
    expect(heard).toHaveLength(2);
  });

  test("with a key outlives a break: it is asked once more, the same, on the next line", async () => {
    up();
    const asked = socket.ask<Done>({ type: "act", action: "pass", key: "one-click" });
    const sent = wire().sent.at(-1)!;
    wire().breaks();
    vi.advanceTimersByTime(500);
    wire().opens();
    expect(wire().sent).toHaveLength(1);
    wire().says({ type: "state", number: 1 });
    expect(wire().sent.at(-1)).toEqual(sent);
    wire().says({ type: "state", number: 1 });
    expect(wire().sent).toHaveLength(2);
    wire().says({ type: "ack", id: sent.id, number: 2 });
    expect((await asked).number).toBe(2);
  });

  test("without one fails with its line: done twice, it might be two", async () => {
    up();
    const asked = socket.ask({ type: "undo" });
    const failed = expect(asked).rejects.toMatchObject({ code: "offline" });
    wire().breaks();
    await failed;
    vi.advanceTimersByTime(500);
    up();
    expect(wire().sent).toHaveLength(1);
  });

  test("asked before the line is up waits for it", async () => {
    const asked = socket.ask<Done>({ type: "chat", text: "Salve" });
    expect(wire().sent).toEqual([]);
    up();
    expect(wire().sent[1]).toMatchObject({ type: "chat", text: "Salve" });
    wire().says({ type: "reply", id: wire().sent[1]!.id, number: 0 });
    await asked;
  });

  test("that is never answered drops the line where it has a key, and is given up where it has none", async () => {
    up();
    const kept = socket.ask<Done>({ type: "act", key: "k" });
    const lost = expect(socket.ask({ type: "preview" })).rejects.toMatchObject({ code: "offline" });
    vi.advanceTimersByTime(15_000);
    await lost;
    expect(Wire.all).toHaveLength(2);
    up();
    wire().says({ type: "ack", id: wire().sent.at(-1)!.id, number: 3 });
    expect((await kept).number).toBe(3);
  });
});
