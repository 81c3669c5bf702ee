import { beforeEach, expect, test, vi } from "vitest";

const calls: string[] = [];
const inPage = { able: true, thinks: true };
vi.mock("../lib/here", async (original) => ({ ...(await original<object>()), playsHere: () => inPage.able }));
vi.mock("../lib/api", () => ({
  post: (path: string) => {
    calls.push(path);
    return path === "/here/advised" && !inPage.thinks
      ? Promise.reject(new Error("no"))
      : Promise.resolve({ action: path });
  },
  text: (path: string) => {
    calls.push(path);
    return Promise.resolve("a record");
  },
}));
vi.resetModules(); // other tests have modules of their own behind it
const { advice } = await import("./advice");
vi.resetModules();
beforeEach(() => {
  calls.length = 0;
  Object.assign(inPage, { able: true, thinks: true });
});

test("a study of the server's is thought about here, and counted", async () => {
  await advice("abc", 4, { seat: "caesar" });
  expect(calls).toEqual(["/studies/abc/record?move=4", "/here/advised", "/in-pages"]);
});

test("the server thinks where the page cannot or failed, and is not told of the page's own", async () => {
  inPage.able = false;
  expect((await advice("abc", 4, { seat: null })).action).toBe("/studies/abc/moves/4/hint");
  Object.assign(inPage, { able: true, thinks: false });
  expect((await advice("abc", 4, { seat: null })).action).toBe("/studies/abc/moves/4/hint");
  expect((await advice("here-1", 4, { seat: null })).action).toBe("/studies/here-1/moves/4/hint");
  expect(calls).not.toContain("/in-pages");
});
