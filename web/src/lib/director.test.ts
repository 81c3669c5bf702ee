import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Act, Director, type Scene, scenesOf } from "./director.svelte";
import type { GameEvent } from "./playing";
import { settings } from "./settings.svelte";

const scene = (number: number, view: string, ms = 100): Scene<string> => ({
  number,
  told: 1,
  view,
  events: [],
  entry: [],
  ms,
});
let heard: string[];
let director: Director<string>;
const act = (name: string, ...scenes: Scene<string>[]): Act<string> => ({
  scenes: () => scenes,
  done: () => heard.push(`${name} done`),
});

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  director = new Director((s) => heard.push(s.view));
});
afterEach(() => {
  vi.useRealTimers();
  settings.set("motion", "auto");
  settings.set("pace", "normal");
  vi.restoreAllMocks();
});

describe("the director", () => {
  test("tells one act after the other, and each is done when its last scene is over", () => {
    director.perform(act("mine", scene(1, "a"), scene(1, "b")));
    director.perform(act("theirs", scene(2, "c")));
    expect(heard).toEqual(["a"]);
    vi.advanceTimersByTime(100);
    expect(heard).toEqual(["a", "b"]);
    vi.advanceTimersByTime(99);
    expect(director.scene?.view).toBe("b");
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(["a", "b", "mine done", "c"]);
    vi.advanceTimersByTime(100);
    expect(heard.at(-1)).toBe("theirs done");
    expect([director.scene, director.playing]).toEqual([null, false]);
  });

  test("shows at once what has no scene, but never before what waits", () => {
    director.perform(act("first"));
    expect(heard).toEqual(["first done"]);
    director.perform(act("told", scene(1, "a")));
    director.perform(act("silent"));
    expect(heard).toEqual(["first done", "a"]);
    vi.advanceTimersByTime(100);
    expect(heard.slice(2)).toEqual(["told done", "silent done"]);
  });

  test("skips one act, and cuts them all", () => {
    for (const n of ["1", "2", "3"]) director.perform(act(n, scene(Number(n), n), scene(Number(n), `${n}b`)));
    director.skip();
    expect(heard).toEqual(["1", "1 done", "2"]);
    director.cut();
    expect(heard).toEqual(["1", "1 done", "2", "2 done", "3 done"]);
    vi.advanceTimersByTime(1000);
    expect(heard.length).toBe(5);
  });

  test("catches up when more waits than anybody would watch", () => {
    for (const n of ["1", "2", "3", "4", "5"]) director.perform(act(n, scene(Number(n), n)));
    vi.advanceTimersByTime(100);
    expect(heard).toEqual(["1", "1 done", "2 done", "3"]);
  });

  test("tells nothing to a hidden page", () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    director.perform(act("unseen", scene(1, "a")));
    expect(heard).toEqual(["unseen done"]);
  });

  test("breaks off what it tells when the page is hidden, and is up to date when somebody looks again", () => {
    director.perform(act("mine", scene(1, "a"), scene(1, "b"), scene(1, "c")));
    director.perform(act("theirs", scene(2, "d")));
    const page = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    vi.advanceTimersByTime(100);
    expect(heard).toEqual(["a", "mine done", "theirs done"]);
    page.mockReturnValue("visible");
    expect([director.scene, director.playing]).toEqual([null, false]);
    director.perform(act("next", scene(3, "e")));
    expect(heard.at(-1)).toBe("e");
  });

  test("never begins the other's story before mine has ended, however much comes at once", () => {
    director.perform(act("mine", scene(1, "a"), scene(1, "b"), scene(1, "c")));
    director.perform(act("theirs", scene(2, "d"), scene(2, "e")));
    director.perform(act("again", scene(3, "f")));
    vi.advanceTimersByTime(10_000);
    expect(heard).toEqual(["a", "b", "c", "mine done", "d", "e", "theirs done", "f", "again done"]);
  });

  test("with less motion keeps only what has to be read", () => {
    settings.set("motion", "less");
    director.perform(act("still", scene(1, "flight"), { ...scene(1, "banner"), read: true }));
    vi.advanceTimersByTime(0);
    expect(heard).toEqual(["flight", "banner"]);
    vi.advanceTimersByTime(99);
    expect(director.scene?.view).toBe("banner");
  });

  test("goes slower and quicker as the person likes", () => {
    settings.set("pace", "slow");
    director.perform(act("slow", scene(1, "a")));
    vi.advanceTimersByTime(169);
    expect(director.playing).toBe(true);
    vi.advanceTimersByTime(1);
    expect(director.playing).toBe(false);
  });
});

test("scenes of several entries go on from each other and know how much of theirs is told", () => {
  const event = (kind: string): GameEvent => ({ kind, audience: "all" });
  const tell = (before: string, events: readonly GameEvent[]) =>
    events.map((e, i) => ({
      view:
        before +
        events
          .slice(0, i + 1)
          .map((one) => one.kind)
          .join(""),
      events: [e],
      ms: 1,
    }));
  const entries = [
    { number: 4, events: [event("a"), event("b")] },
    { number: 7, events: [event("c")] },
  ];
  expect(scenesOf(tell, "-", entries, null).map((s) => [s.number, s.told, s.view])).toEqual([
    [4, 1, "-a"],
    [4, 2, "-ab"],
    [7, 1, "-abc"],
  ]);
});
