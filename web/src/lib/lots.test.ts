import { afterEach, expect, test, vi } from "vitest";
import { commitmentOf } from "./dice";
import { follow, holds, owed, sit } from "./lots";
import type { State } from "./types";

interface Sent {
  path: string;
  body: Record<string, string>;
}
const sent: Sent[] = [];

/** A server that answers every call with what the match owes next, and shows the last seal; `begun` once nothing is left. */
function answering(...asked: (string | null)[]): void {
  sent.length = 0;
  let seal = "";
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("fetch", (address: string, call: { body?: string }) => {
    const body = JSON.parse(call.body ?? "{}") as Record<string, string>;
    sent.push({ path: address.split("?")[0]!, body });
    seal = body.seal ?? seal;
    const next = asked.shift() ?? null;
    return Promise.resolve(new Response(JSON.stringify(next === "begun" ? begun : told(next, seal))));
  });
}
const told = (asked: string | null, seal = "") =>
  ({ match: { id: "M" }, lots: { asked, seals: { caesar: seal }, by: null } }) as unknown as State;
const begun = { match: { id: "M" }, lots: null } as unknown as State;
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("who sits down seals a number, and opens that number when it is asked for", async () => {
  answering("open", null);
  await sit("/play", { game: "toy" });
  expect(sent.map((one) => one.path)).toEqual(["/api/play", "/api/matches/M/open"]);
  expect(sent[0]!.body.seal).toBe(await commitmentOf(sent[1]!.body.number!));
});

test("a burnt number is sealed anew", async () => {
  answering(null, "open", null);
  await sit("/matches", { game: "toy" });
  const first = sent[0]!.body.seal;
  await owed(told("seal"));
  expect(sent.map((one) => one.path)).toEqual(["/api/matches", "/api/matches/M/seal", "/api/matches/M/open"]);
  expect(sent[1]!.body.seal).not.toBe(first);
  expect(sent[1]!.body.seal).toBe(await commitmentOf(sent[2]!.body.number!));
});

test("nothing is sent where nothing is owed, and without https one goes without", async () => {
  answering(null);
  expect(await owed(told(null))).toBeNull();
  vi.stubGlobal("isSecureContext", false);
  await sit("/play", { game: "toy" });
  expect(sent).toEqual([{ path: "/api/play", body: { game: "toy" } }]);
});

test("of two numbers that were sealed the one is opened whose seal the server kept, and none whose seal is not shown", async () => {
  answering(null, null, null);
  await owed(told("seal"));
  await owed(told("seal"));
  const [first, second] = sent.map((one) => one.body.seal!);
  await owed(told("open", first));
  expect(await commitmentOf(sent[2]!.body.number!)).toBe(first);
  expect(second).not.toBe(first);
  expect(await owed(told("open", "0".repeat(64)))).toBeNull();
  expect(sent).toHaveLength(3);
  expect([holds("M"), holds("N")]).toEqual([true, false]);
});

test("a tournament's table is followed until it begins, once, though the line is cut in between", async () => {
  answering("seal", null, "open", "begun");
  const online = fetch;
  let calls = 0;
  vi.stubGlobal("fetch", (address: string, call: RequestInit) =>
    ++calls === 3 ? Promise.reject(new TypeError("cut")) : online(address, call),
  );
  await follow("M", 1);
  await follow("M", 1);
  const table = "/api/matches/M";
  expect(sent.map((one) => one.path)).toEqual([table, `${table}/seal`, table, `${table}/open`]);
  expect(calls).toBe(5);
});
