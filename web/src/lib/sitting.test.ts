import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { Sitting } from "./sitting.svelte";

const inPage = vi.hoisted(() => ({ status: 200, asked: [] as string[] }));
vi.mock("../here/desk", () => ({
  desk: {
    ask: (method: string, address: string) => {
      inPage.asked.push(`${method} ${address.split("?")[0]}`);
      return Promise.resolve(new Response('{"match": {"id": "here-1"}, "lots": null}', { status: inPage.status }));
    },
  },
}));

function answering(status: number, body: object): string[] {
  const asked: string[] = [];
  vi.stubGlobal("isSecureContext", false);
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(new URL(url, location.origin).pathname);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return asked;
}
beforeEach(() => router.go("/", true));
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

test("against bots one sits in this page where it is ready, and at the server where it cannot be", async () => {
  vi.stubGlobal("Worker", class {});
  vi.stubGlobal("indexedDB", {});
  localStorage.setItem("triumvirate.here", "yes");
  const asked = answering(200, { match: { id: "M" }, lots: null });
  const sitting = new Sitting();
  inPage.status = 400;
  await sitting.down("/play", { game: "toy" }, { onlyBots: true });
  expect([router.path, inPage.asked]).toEqual(["/m/M", ["POST /play"]]);
  expect(asked).not.toContain("/api/in-pages");
  inPage.status = 200;
  await sitting.down("/play", { game: "toy" }, { onlyBots: true });
  expect(router.path).toBe("/here/here-1");
  expect(asked.filter((path) => path === "/api/play")).toHaveLength(1);
  expect(asked.filter((path) => path === "/api/in-pages")).toHaveLength(1); // a count, and nothing of the match
  settings.set("inPage", false);
  await sitting.down("/play", { game: "toy" }, { onlyBots: true });
  expect([router.path, inPage.asked.length]).toEqual(["/m/M", 2]);
  settings.set("inPage", true);
  localStorage.clear();
  await sitting.down("/play", { game: "toy" }, { onlyBots: true });
  expect([router.path, inPage.asked.length]).toEqual(["/m/M", 2]); // nothing is kept here yet
});
