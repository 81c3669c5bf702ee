import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bookOf, piecesOf, plainly, ruleAddress } from "../../lib/rulebook";
import type { Book } from "../../lib/types";

const piece = {
  piece: "bonus.senate",
  name: "Senate",
  svg: "<svg/>",
  plain: "[S]",
  count: 6,
  text: [
    { text: "Keep it; see ", look: "plain" as const },
    { text: "turn.2", look: "section" as const },
  ],
  section: "bonus.senate",
};
const book = {
  game: "rubico",
  chapters: [
    { id: "a", title: "A", sections: [{ id: "b", title: "B", blocks: [{ kind: "pieces", pieces: [piece] }] }] },
  ],
} as unknown as Book;
const answer = (status: number, body: unknown) => Promise.resolve(new Response(JSON.stringify(body), { status }));

beforeEach(() => vi.stubGlobal("fetch", vi.fn()));
afterEach(() => vi.unstubAllGlobals());

test("a book is fetched once for each language and count, and again after a failure", async () => {
  const fetched = vi.mocked(fetch);
  fetched.mockReturnValueOnce(answer(500, null));
  await expect(bookOf("rubico", "en", 5)).rejects.toThrow();
  fetched.mockReturnValueOnce(answer(200, { ok: true, book }));
  expect((await bookOf("rubico", "en", 5)).game).toBe("rubico");
  expect(await bookOf("rubico", "en", 5)).toBe(await bookOf("rubico", "en", 5));
  expect(fetched).toHaveBeenCalledTimes(2);
  fetched.mockReturnValueOnce(answer(200, { ok: true, book }));
  await bookOf("rubico", "en", 3);
  expect(fetched.mock.calls.at(-1)![0]).toContain("/api/games/rubico/book?players=3");
});

test("what the book says of a piece is found by its name", () => {
  expect(piecesOf(book).get("bonus.senate")?.name).toBe("Senate");
  expect(plainly(piece.text)).toBe("Keep it; see §turn.2");
});

test("a section is addressed at the table's own count where the rules differ by it", () => {
  expect(ruleAddress("senet", "turn.2", { options: { players: 2 } })).toBe("/rules/senet#turn.2");
  expect(ruleAddress("rubico", "4.f", { options: { players: 3 } })).toBe("/rules/rubico?players=3#4.f");
  expect(ruleAddress("rubico", "4.f")).toBe("/rules/rubico#4.f");
});
