// Advice in a study is for the move that is shown.
import { afterEach, expect, test, vi } from "vitest";
import type { StudyBoard, StudyReply } from "../lib/made/studies";
import { StudyTable } from "./study.svelte";

afterEach(() => vi.unstubAllGlobals());

const board = (number: number): StudyBoard =>
  ({
    move: { number, parent: null },
    seat: "caesar",
    deciders: ["caesar"],
    legal: [],
    events: [],
  }) as unknown as StudyBoard;
const study = { study: { id: "abc", is_mine: true }, moves: [] } as unknown as StudyReply;

async function asked(meanwhile: (table: StudyTable) => void): Promise<string | undefined> {
  const table = new StudyTable(study, board(3), null, () => undefined);
  vi.stubGlobal("fetch", async () => {
    meanwhile(table);
    return Response.json({ action: "place A" });
  });
  await table.ask();
  return table.hint?.action;
}

test("advice that comes is shown", async () => expect(await asked(() => undefined)).toBe("place A"));

test("what is thought of a move is asked of where it was decided on, once, and is kept with the move", async () => {
  const calls: [string, string][] = [];
  const table = new StudyTable(study, board(3), null, () => undefined);
  table.board = { ...board(3), move: { number: 3, parent: 2, seat: "caesar", action: "place B" } as never };
  vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
    calls.push([String(address), body]);
    const { verdict } = JSON.parse(body) as { verdict?: string };
    if (verdict) return Response.json({ ...study, moves: [{ number: 3, parent: 2, verdict }] });
    return Response.json({
      action: "place A",
      line: [],
      about: { action: "place B", verdict: "mistake", unsure: false },
    });
  });
  await table.opine();
  await table.opine();
  expect(calls).toHaveLength(2);
  expect(calls[0]![0]).toContain("/studies/abc/moves/2/hint");
  expect(JSON.parse(calls[0]![1])).toEqual({ seat: "caesar", action: "place B" });
  expect(calls[1]![0]).toContain("/studies/abc/moves/3");
  expect(JSON.parse(calls[1]![1])).toEqual({ verdict: "mistake" });
  expect(table.tree.moves.get(3)!.verdict).toBe("mistake");
  expect([table.opinion?.about?.verdict, table.pointed, table.pointedBy]).toEqual(["mistake", ["place A"], "caesar"]);
  table.board = board(4);
  expect([table.opinion, table.pointed]).toEqual([undefined, []]);
});

test("of a whole turn the better one is pointed at from where all stood when it began", async () => {
  const moves = [1, 2, 3].map((number) => ({ number, parent: number - 1 }));
  const table = new StudyTable({ ...study, moves } as StudyReply, board(3), null, () => undefined);
  table.board = { ...board(3), move: { number: 3, parent: 2, seat: "caesar", action: "end-levy" } as never };
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(String(address));
    if (String(address).includes("/moves/3")) return Response.json({ ...study, moves });
    return Response.json(
      String(address).includes("/hint")
        ? {
            action: "move a",
            line: [
              { seat: "caesar", action: "move a" },
              { seat: "caesar", action: "step b" },
            ],
            about: { action: "end-levy", verdict: "slip", unsure: false, done: "One block goes.", before: 1 },
          }
        : { view: "before", beside: ["theirs"] },
    );
  });
  await table.opine();
  expect(asked[1]).toContain("/studies/abc/moves/1?seat=caesar");
  expect([table.pointed, table.pointedFrom]).toEqual([
    ["move a", "step b"],
    ["before", "theirs"],
  ]);
  table.board = board(4);
  expect(table.pointedFrom).toBeNull();
});

test("advice for a move that is left is not", async () =>
  expect(await asked((table) => (table.board = board(4)))).toBeUndefined());
