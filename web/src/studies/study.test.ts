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

test("advice for a move that is left is not", async () =>
  expect(await asked((table) => (table.board = board(4)))).toBeUndefined());
