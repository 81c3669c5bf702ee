// The book of a game: the server makes it from the game's text, data and rulings; whoever shows rules or pieces asks here.
import { get } from "./api";
import { countsOf } from "../games/registry";
import type { Book, BookReply, PieceTold, Span } from "./types";

const books = new Map<string, Promise<Book>>();

/** The rules of a game in a language, at a player count where that matters; fetched once. */
export function bookOf(game: string, language: string, players = 0): Promise<Book> {
  const key = `${game} ${language} ${players}`;
  let book = books.get(key);
  if (!book) {
    book = get<BookReply>(`/games/${game}/book?players=${players}`).then((reply) => reply.book);
    books.set(key, book);
    book.catch(() => books.delete(key));
  }
  return book;
}

/** What the book says of each piece: its drawing, its name, and what it is for. */
export function piecesOf(book: Book): Map<string, PieceTold> {
  const sections = book.chapters.flatMap((chapter) => chapter.sections);
  const lists = sections.flatMap((section) => section.blocks.filter((block) => block.kind === "pieces"));
  return new Map(lists.flatMap((list) => list.pieces.map((piece) => [piece.piece, piece])));
}

/** Words without their looks, for tooltips. */
export const plainly = (words: readonly Span[]): string =>
  words.map((span) => (span.look === "section" ? `§${span.text}` : span.text)).join("");

/** The address of a section, at a table's own player count. */
export function ruleAddress(
  game: string,
  section: string,
  match?: { options: Record<string, unknown> } | null,
): string {
  const players = countsOf(game) ? match?.options.players : undefined;
  return `/rules/${game}${players ? `?players=${players}` : ""}${section && `#${section}`}`;
}
