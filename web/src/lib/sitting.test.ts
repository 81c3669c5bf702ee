import { afterEach, expect, test, vi } from "vitest";
import { router } from "./router.svelte";
import { Sitting } from "./sitting.svelte";

function answering(status: number, body: object): string[] {
  const asked: string[] = [];
  vi.stubGlobal("isSecureContext", false);
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(new URL(url, location.origin).pathname);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

test("who sits down goes to the table, once, and what is to be kept is kept first", async () => {
  const asked = answering(200, { match: { id: "M" }, lots: null });
  const sitting = new Sitting();
  const seated: string[] = [];
  const going = sitting.down("/play", { game: "toy" }, { seated: ({ match }) => seated.push(match.id + router.path) });
  const again = sitting.down("/play", { game: "toy" });
  expect(sitting.busy).toBe(true);
  await Promise.all([going, again]);
  expect(asked.filter((path) => path === "/api/play")).toHaveLength(1);
  expect(seated).toEqual(["M/"]);
  expect([router.path, sitting.busy, sitting.fault]).toEqual(["/m/M", false, ""]);
});

test("who is refused is told why, and may try again", async () => {
  answering(409, { error: { code: "conflict", reason: "The seat is taken.", rule: null } });
  const sitting = new Sitting();
  await sitting.down("/join", { token: "x" });
  expect([sitting.fault, sitting.busy]).toEqual(["The seat is taken.", false]);
  answering(200, { match: { id: "N" }, lots: null });
  await sitting.down("/join", { token: "x" }, { instead: true });
  expect([sitting.fault, router.path]).toEqual(["", "/m/N"]);
});
