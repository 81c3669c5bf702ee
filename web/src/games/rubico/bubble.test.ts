import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { loadWords } from "../registry";
import Bubble from "./Bubble.svelte";
import { letterOf, letters } from "./letters.svelte";
import type { Seated } from "./view";

beforeAll(() => loadWords("rubico"));

const said = (seats: number, at: number): Seated => {
  const rows = Object.fromEntries(Array.from({ length: seats }, (_, i) => [`p${i + 1}`, []]));
  const line = { id: 1, room: "table", seat: "p2", text: "I have two red ones", at, phrase: null };
  return { id: "m", view: { seat: "p1", rows, result: null }, chat: [line] } as unknown as Seated;
};

test("what is said while one's letter covers the table is heard when it has been read", () => {
  const table = said(5, Date.now() - 60_000);
  letters.lying = letterOf("m", "p1");
  const strip = mount(Bubble, { target: document.body, props: { table } });
  flushSync();
  expect(document.body.textContent).not.toContain("two red ones");
  letters.lying = "";
  letters.read = Date.now();
  flushSync();
  expect(document.body.textContent).toContain("two red ones");
  void unmount(strip);
});

test("among seven it stands on a strip of its own, whatever the width: beside them it would lie over cards", () => {
  for (const [seats, isCrowd] of [
    [6, false],
    [7, true],
  ] as const) {
    const strip = mount(Bubble, { target: document.body, props: { table: said(seats, Date.now()) } });
    flushSync();
    expect(document.querySelector(".strip")!.classList.contains("crowd"), `${seats}`).toBe(isCrowd);
    void unmount(strip);
  }
});
