import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { aloneAt, keepAlone } from "./alone";
import { type Refused, TAB, call, get, patch, post, put, remove, text } from "./api";

let calls: [string, RequestInit][];
let answer: () => Promise<Response>;
const json = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  calls = [];
  answer = () => json({ ok: true });
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    calls.push([url, init]);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());
const refusal = (made: Promise<unknown>) =>
  made.then(
    () => null,
    (fault: Refused) => [fault.code, fault.message, fault.rule],
  );

describe("a call", () => {
  test("asks in the page's language, whatever else it asks", async () => {
    await get("/games");
    await get("/games?all=1");
    expect(calls.map(([url]) => url)).toEqual(["/api/games?lang=en", "/api/games?all=1&lang=en"]);
  });

  test("with something to say says it as JSON and which page says it", async () => {
    await get("/me");
    expect(calls[0]![1]).toMatchObject({ method: "GET", headers: {}, body: undefined, credentials: "same-origin" });
    await post("/me", { name: "Anna" });
    expect(calls[1]![1]).toMatchObject({
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Tab": TAB },
      body: '{"name":"Anna"}',
    });
    for (const say of [post, put]) await say("/me");
    await patch("/me", { a: 1 });
    await remove("/me");
    expect(calls.slice(2).map(([, init]) => [init.method, init.body])).toEqual([
      ["POST", "{}"],
      ["PUT", "{}"],
      ["PATCH", '{"a":1}'],
      ["DELETE", undefined],
    ]);
  });

  test("that only looks waits a moment when told to, and asks again; no other does, nor for long", async () => {
    vi.useFakeTimers();
    const hasty = (seconds: string) =>
      new Response(JSON.stringify({ error: { code: "rate_limited", reason: "Too fast.", rule: null } }), {
        status: 429,
        headers: { "Retry-After": seconds },
      });
    let refused = 2;
    answer = () => (refused-- > 0 ? Promise.resolve(hasty("2")) : json({ ok: true }));
    const looked = get("/x");
    await vi.advanceTimersByTimeAsync(3_900);
    expect(calls.length).toBe(2);
    await vi.advanceTimersByTimeAsync(200);
    expect(await looked).toEqual({ ok: true });
    answer = () => Promise.resolve(hasty("2"));
    expect(await refusal(post("/x"))).toEqual(["rate_limited", "Too fast.", null]);
    const never = refusal(get("/x"));
    await vi.advanceTimersByTimeAsync(6_100);
    expect(await never).toEqual(["rate_limited", "Too fast.", null]);
    expect(calls.length).toBe(3 + 1 + 4);
    answer = () => Promise.resolve(hasty("60"));
    expect((await refusal(get("/x")))![0]).toBe("rate_limited");
    vi.useRealTimers();
  });

  test("hands back what the server answers, and a refusal with its code, sentence and rule", async () => {
    expect(await get("/x")).toEqual({ ok: true });
    answer = () => json({ error: { code: "illegal", reason: "No.", rule: "4.1" } }, 409);
    expect(await refusal(get("/x"))).toEqual(["illegal", "No.", "4.1"]);
    answer = () => Promise.resolve(new Response("<p>", { status: 502, statusText: "Bad Gateway" }));
    expect(await refusal(get("/x"))).toEqual(["unavailable", "Bad Gateway", null]);
    answer = () => Promise.resolve(new Response("<p>", { status: 200, statusText: "Fine" }));
    expect(await refusal(call("GET", "/x"))).toEqual(["unavailable", "Fine", null]);
    answer = () => Promise.reject(new TypeError("offline"));
    expect(await refusal(get("/x"))).toEqual(["offline", "", null]);
  });

  test("for a text hands back the text, or a refusal", async () => {
    answer = () => Promise.resolve(new Response("a record"));
    expect(await text("/record")).toBe("a record");
    expect(calls[0]).toEqual([
      "/api/record?lang=en",
      { method: "GET", headers: {}, body: undefined, credentials: "same-origin" },
    ]);
    answer = () => json({ error: { code: "not_found", reason: "Gone.", rule: null } }, 404);
    expect(await refusal(text("/record"))).toEqual(["not_found", "Gone.", null]);
    answer = () => Promise.resolve(new Response("<p>", { status: 502, statusText: "Bad Gateway" }));
    expect(await refusal(text("/record"))).toEqual(["unavailable", "Bad Gateway", null]);
  });
});

describe("how one plays alone", () => {
  test("is kept by match; handed over behind a cover unless said otherwise", () => {
    expect(aloneAt("M1")).toBe("cover");
    keepAlone("M1", "fog");
    keepAlone("M2", "open");
    expect(["M1", "M2", "M3"].map(aloneAt)).toEqual(["fog", "open", "cover"]);
    keepAlone("M1", "cover");
    expect(aloneAt("M1")).toBe("cover");
    expect(localStorage.getItem("triumvirate.alone.M1")).toBeNull();
    localStorage.setItem("triumvirate.alone.M3", "nonsense");
    expect(aloneAt("M3")).toBe("cover");
    localStorage.clear();
  });
});
