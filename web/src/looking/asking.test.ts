import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../lib/settings.svelte";

const calls: string[] = [];
const inPage = { status: "running", able: true };
vi.mock("../lib/here", async (original) => ({
  ...(await original<object>()),
  playsHere: () => inPage.able,
}));
vi.mock("../lib/api", () => ({
  get: (path: string) => {
    calls.push(`GET ${path}`);
    return Promise.resolve({ status: path.startsWith("/here") ? inPage.status : "none" });
  },
  post: (path: string) => {
    calls.push(`POST ${path}`);
    return Promise.resolve({ status: "running" });
  },
  text: (path: string) => {
    calls.push(`TEXT ${path}`);
    return path.includes("sealed") ? Promise.reject(new Error("sealed")) : Promise.resolve("a record");
  },
}));
const { LookingBack } = await import("./asking");

beforeEach(() => {
  calls.length = 0;
  Object.assign(inPage, { status: "running", able: true });
});

test("a match of the server's is thought about here, and counted", async () => {
  const looking = new LookingBack("abc");
  await looking.report();
  await looking.report();
  expect(calls).toEqual([
    "GET /matches/abc/analysis",
    "TEXT /matches/abc/record",
    "POST /here/looked-back/abc",
    "POST /in-pages",
    "GET /here/looked-back/abc",
  ]);
});

test("the server thinks where the page cannot, may not, or failed", async () => {
  await new LookingBack("sealed").report();
  expect(calls.at(-1)).toBe("POST /matches/sealed/analysis");
  settings.set("inPage", false);
  await new LookingBack("abc").report();
  settings.set("inPage", true);
  inPage.able = false;
  await new LookingBack("abc").report();
  expect(calls.filter((call) => call.includes("/here/"))).toEqual([]);
  Object.assign(inPage, { status: "failed", able: true });
  const looking = new LookingBack("abc");
  await looking.report();
  await looking.report();
  expect(calls.at(-1)).toBe("POST /matches/abc/analysis");
  await looking.report();
  expect(calls.at(-1)).toBe("POST /matches/abc/analysis");
});

test("a match of this page's own is asked of this page, and counted", async () => {
  await new LookingBack("here-1").report();
  expect(calls).toEqual(["GET /matches/here-1/analysis", "POST /matches/here-1/analysis", "POST /in-pages"]);
});
