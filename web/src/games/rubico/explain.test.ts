import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { t } from "../../lib/i18n.svelte";
import { pieceTold } from "../../lib/pieces.svelte";
import { cardPiece, cardTold, kindTold, pieceAddress } from "../julius/say";
import { loadWords } from "../registry";
import { address, lines, pieceName } from "./explain";
import type { RubicoView } from "./view";

const piece = (name: string, text: string, section: string) => ({
  piece: name,
  name: "Named",
  text: [{ text, look: "plain" }],
  section,
});
const book = (...pieces: unknown[]) => ({
  ok: true,
  book: { chapters: [{ sections: [{ id: "a", title: "A", blocks: [{ kind: "pieces", pieces }] }] }] },
});
const answering = (body: unknown) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response(JSON.stringify(body)))),
  );

beforeAll(() => Promise.all([loadWords("rubico"), loadWords("julius")]));
afterEach(() => vi.unstubAllGlobals());
const view = { options: { players: 6, covers: "centurion" } } as unknown as RubicoView;

test("until the book has come a power is told in a few words, then in the book's, with what this table changes", async () => {
  answering(book(piece("power.venus", "As the book says.", "5.venus"), piece("centurion", "Chooses.", "components")));
  expect(lines("power.venus", view)).toEqual([t("rubico.power_text.venus")]);
  await vi.waitFor(() => expect(lines("power.venus", view)).toEqual(["As the book says."]));
  const safe = { ...view, options: { ...view.options, covers: "everybody" } };
  expect(lines("power.venus", safe)).toEqual(["As the book says.", t("rubico.here.covers.everybody")]);
  expect([lines("centurion", view), pieceName("centurion", view)]).toEqual([["Chooses."], "Named"]);
  expect(address("power.venus", view)).toBe("/rules/rubico?players=6#5.venus");
});

test("a book that does not come is asked for again", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("nobody answers")));
  expect(pieceTold("rubico", "power.roma", 7)).toBe("");
  await new Promise((done) => setTimeout(done));
  answering(book(piece("power.roma", "Look.", "5.roma")));
  await vi.waitFor(() => expect(pieceTold("rubico", "power.roma", 7)).toBe("Look."));
});

test("cards and blocks of JULIUS CAESAR are told by the book, equal cards as one piece", async () => {
  answering(book(piece("card.mars", "One group.", "6.3"), piece("block.legio", "The backbone.", "2")));
  expect(cardTold("mars")).toBe(t("julius.event.mars"));
  await vi.waitFor(() => expect(cardTold("mars")).toBe("One group."));
  expect([kindTold("legio-7"), pieceAddress("card.mars")]).toEqual(["The backbone.", "/rules/julius#6.3"]);
  expect([cardPiece("mars"), cardPiece("2/2d")]).toEqual(["card.mars", "card.2-2"]);
});
