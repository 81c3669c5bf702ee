import { expect, test, vi } from "vitest";
import { ownAddress, wayTo } from "../lib/here";
import type { FromWorker, ToWorker } from "./messages";

/** A worker that the test holds in its hand. */
class Held {
  sent: ToWorker[] = [];
  #hear: ((event: { data: FromWorker }) => void)[] = [];
  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }
  addEventListener(kind: string, hear: (event: { data: FromWorker }) => void): void {
    if (kind === "message") this.#hear.push(hear);
  }
  says(message: FromWorker): void {
    for (const hear of this.#hear) hear({ data: message });
  }
}

vi.stubGlobal("Worker", Held);
const { Desk } = await import("./desk");

function atADesk() {
  const worker = new Held();
  return { worker, desk: new Desk(worker as unknown as Worker) };
}

test("calls are answered by their numbers, whichever comes first", async () => {
  const { worker, desk } = atADesk();
  const [first, second] = [desk.ask("GET", "/games", "", "tab"), desk.ask("POST", "/play", "{}", "tab")];
  expect(worker.sent.map((message) => message.type)).toEqual(["ask", "ask"]);
  worker.says({ type: "answer", number: 2, status: 400, text: '{"error": {}}' });
  worker.says({ type: "answer", number: 1, status: 200, text: '{"games": []}' });
  expect((await second).status).toBe(400);
  expect(await (await first).json()).toEqual({ games: [] });
});

test("a line opens, carries messages both ways and is shut once", async () => {
  const { worker, desk } = atADesk();
  const line = desk.connect("here-1");
  const heard: string[] = [];
  const opened = vi.fn(() => line.send("hello"));
  line.onopen = opened;
  line.onmessage = ({ data }) => heard.push(data);
  await Promise.resolve();
  worker.says({ type: "told", line: 1, text: "state" });
  worker.says({ type: "told", line: 2, text: "another's" });
  expect(heard).toEqual(["state"]);
  line.close();
  line.close();
  worker.says({ type: "told", line: 1, text: "too late" });
  expect(heard).toEqual(["state"]);
  expect(worker.sent).toEqual([
    { type: "open", line: 1, match: "here-1" },
    { type: "say", line: 1, text: "hello" },
    { type: "shut", line: 1 },
  ]);
});

test("tables that could not be set up fail who asked, and who asks later", async () => {
  const { worker, desk } = atADesk();
  const line = desk.connect("here-1");
  const codes: number[] = [];
  line.onclose = ({ code }) => codes.push(code);
  const asked = desk.ask("GET", "/games", "", "tab");
  worker.says({ type: "failed", reason: "no Python" });
  await expect(asked).rejects.toThrow("no Python");
  await expect(desk.ask("GET", "/games", "", "tab")).rejects.toThrow("no Python");
  expect(codes).toEqual([4404]);
});

test("a call is the page's own by its match or by being asked so", () => {
  expect(ownAddress("/matches/here-1/chat?lang=it")).toBe("/matches/here-1/chat?lang=it");
  expect(ownAddress("/studies/here-1/moves/2/hint")).toBe("/studies/here-1/moves/2/hint");
  expect(ownAddress("/studies/abc")).toBeNull();
  expect(ownAddress("/here/play")).toBe("/play");
  expect(ownAddress("/matches/abc/chat")).toBeNull();
  expect(ownAddress("/play")).toBeNull();
  expect([wayTo("here-1"), wayTo("abc")]).toEqual(["/here/here-1", "/m/abc"]);
});
