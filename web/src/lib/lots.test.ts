import { afterEach, expect, test, vi } from "vitest";
import { commitmentOf } from "./dice";
import { owed, sit } from "./lots";
import type { State } from "./types";

interface Sent {
  path: string;
  body: Record<string, string>;
}
const sent: Sent[] = [];

/** A server that answers every call with what the match owes next. */
function answering(...asked: (string | null)[]): void {
  sent.length = 0;
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("fetch", (address: string, call: { body: string }) => {
    sent.push({ path: address.split("?")[0]!, body: JSON.parse(call.body) as Record<string, string> });
    return Promise.resolve(new Response(JSON.stringify(told(asked.shift() ?? null))));
  });
}
const told = (asked: string | null) =>
  ({ match: { id: "M" }, lots: { asked, seals: {}, by: null } }) as unknown as State;
afterEach(() => vi.unstubAllGlobals());

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
