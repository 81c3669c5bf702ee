import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameModule } from "../games/module";
import type { LiveMatch } from "../lib/live.svelte";
import { boardKeys, step } from "./keys";

const table = () => ({
  draft: null as string | null,
  handTo: null as string | null,
  covered: false,
  legal: [] as string[],
  state: { number: 7 },
  at: null as number | null,
  part: null as number | null,
  steps: [0, 2, 5, 7].map((number) => ({ number, told: null as number | null })),
  may: vi.fn(() => false),
  undo: vi.fn(),
  act: vi.fn(),
  commit: vi.fn(),
  look: vi.fn(() => Promise.resolve()),
  walk: vi.fn(() => Promise.resolve()),
  telling: false,
  skip: vi.fn(),
});
let at: ReturnType<typeof table>;
let shown: string[];
let ofGame: ReturnType<typeof vi.fn<() => boolean>>;

function press(key: string, more: KeyboardEventInit = {}, target: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, cancelable: true, bubbles: true, ...more });
  target.dispatchEvent(event);
  return event;
}
const hear = (event: Event) =>
  boardKeys(at as unknown as LiveMatch, { key: ofGame } as unknown as GameModule, event as KeyboardEvent, (tab) =>
    shown.push(tab),
  );

beforeEach(() => {
  at = table();
  shown = [];
  ofGame = vi.fn(() => false);
  document.addEventListener("keydown", hear);
});
afterEach(() => {
  document.removeEventListener("keydown", hear);
  document.body.innerHTML = "";
});

describe("keys of a table", () => {
  test("end a turn: a draft first, then a screen to hand over, then a lone pass", () => {
    at.legal = ["pass"];
    at.handTo = "b";
    at.draft = "go";
    expect(press("e").defaultPrevented).toBe(true);
    expect([at.commit.mock.calls.length, at.covered, at.act.mock.calls.length]).toEqual([1, false, 0]);
    at.draft = null;
    press("E");
    expect([at.commit.mock.calls.length, at.covered, at.act.mock.calls.length]).toEqual([1, true, 0]);
    at.handTo = null;
    press("e");
    expect(at.act.mock.calls).toEqual([["pass"]]);
    at.legal = ["pass", "go"];
    press("e");
    at.legal = ["go"];
    press("e");
    expect(at.act).toHaveBeenCalledTimes(1);
  });

  test("undo where that is allowed", () => {
    press("u");
    expect(at.undo).not.toHaveBeenCalled();
    at.may.mockReturnValue(true);
    press("u");
    expect(at.may).toHaveBeenLastCalledWith("undo");
    expect(at.undo).toHaveBeenCalledTimes(1);
  });

  test("show tabs by their letters, and ask the game for any other", () => {
    for (const key of "lcitm") expect(press(key).defaultPrevented).toBe(true);
    expect(shown).toEqual(["log", "chat", "info", "text", "menu"]);
    expect(ofGame).not.toHaveBeenCalled();
    expect(press("x").defaultPrevented).toBe(false);
    ofGame.mockReturnValue(true);
    expect(press("x").defaultPrevented).toBe(true);
  });

  test("leave alone what belongs to the browser, to a field, or to somebody who took it", () => {
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) press("l", more);
    for (const name of ["input", "textarea", "select", "dialog"]) {
      const field = document.body.appendChild(document.createElement(name));
      press("l", {}, field);
    }
    const taken = document.body.appendChild(document.createElement("div"));
    taken.addEventListener("keydown", (event) => event.preventDefault());
    press("l", {}, taken);
    expect(shown).toEqual([]);
    press("l");
    expect(shown).toEqual(["log"]);
  });
});

describe("a step through the history", () => {
  const go = async (from: number | null, by: number) => {
    at.at = from;
    at.look.mockClear();
    at.walk.mockClear();
    await step(at as unknown as LiveMatch, by);
    return { jumps: at.look.mock.calls, told: at.walk.mock.calls };
  };
  test("jumps to the entry before, and has the next one told, whatever their numbers", async () => {
    expect(await go(null, -1)).toEqual({ jumps: [[5, null]], told: [] });
    expect(await go(5, -1)).toEqual({ jumps: [[2, null]], told: [] });
    expect(await go(2, 1)).toEqual({ jumps: [], told: [[{ number: 5, told: null }]] });
    expect(await go(5, 1)).toEqual({ jumps: [], told: [[{ number: 7, told: null }]] });
  });
  test("stops at the parts of an entry that has some", async () => {
    at.steps = [
      { number: 0, told: null },
      { number: 1, told: 4 },
      { number: 1, told: null },
    ];
    at.state.number = 1;
    expect(await go(null, -1)).toEqual({ jumps: [[1, 4]], told: [] });
    at.part = 4;
    expect(await go(1, -1)).toEqual({ jumps: [[0, null]], told: [] });
    expect(await go(1, 1)).toEqual({ jumps: [], told: [[{ number: 1, told: null }]] });
  });
  test("stays at either end", async () => {
    expect(await go(0, -1)).toEqual({ jumps: [], told: [] });
    expect(await go(null, 1)).toEqual({ jumps: [], told: [] });
  });
  test("is taken by comma and full stop", () => {
    press(",");
    expect(at.look.mock.calls).toEqual([[5, null]]);
    at.at = 2;
    press(".");
    expect(at.walk.mock.calls).toEqual([[{ number: 5, told: null }]]);
  });
  test("is not the only one: S is enough of what is being told, and the game's own key otherwise", () => {
    press("s");
    expect(at.skip).not.toHaveBeenCalled();
    expect(ofGame).toHaveBeenCalledTimes(1);
    at.telling = true;
    press("s");
    expect(at.skip).toHaveBeenCalledTimes(1);
    expect(ofGame).toHaveBeenCalledTimes(1);
  });
});
