import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { GameModule } from "../games/module";
import type { LiveMatch } from "../lib/live.svelte";
import { settings } from "../lib/settings.svelte";
import Forced from "./Forced.svelte";

const game = { forced: (action: string) => action !== "lose", say: (action: string) => `to ${action}` };
let mounted: ReturnType<typeof mount> | undefined;

/** What the page does at a table where these are legal, and what it says about it. */
function sits(legal: string[], entries: object[] = []): { done: string[]; said: string } {
  const done: string[] = [];
  const act = (action: string) => (done.push(action), Promise.resolve());
  const table = { legal, entries, seat: "a", view: {}, busy: false, refusal: null, state: { number: 3 }, act };
  document.body.replaceChildren();
  mounted = mount(Forced, {
    target: document.body,
    props: { table: table as unknown as LiveMatch, game: game as unknown as GameModule },
  });
  flushSync();
  return { done, said: document.querySelector(".forced")?.textContent ?? "" };
}
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = undefined;
  settings.set("forced", true);
});

test("the only choice happens by itself, with a word", () => {
  expect(sits(["march"])).toEqual({ done: ["march"], said: "Only one choice: to march" });
});

test("where there is a choice, or the game wants to be asked, nothing happens", () => {
  for (const legal of [["march", "stay"], ["lose"], []]) expect(sits(legal)).toEqual({ done: [], said: "" });
});

test("what was taken back waits for a click, and so does everything for who prefers it", () => {
  expect(sits(["march"], [{ number: 2, seat: "a", action: null, events: [{ kind: "taken_back" }] }]).done).toEqual([]);
  settings.set("forced", false);
  expect(sits(["march"]).done).toEqual([]);
});
