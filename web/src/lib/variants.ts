// Home-made variants: their rules as the server writes them, and links that carry a whole text.
import { post } from "./api";
import { plainly } from "./rulebook";
import type { Chapter, HomeMadeReply } from "./types";

const told = new Map<string, Promise<Map<string, string>>>();

/** The sentences of a chapter's section. */
const sentences = (chapter: Chapter, id: string): string =>
  chapter.sections
    .filter((section) => section.id === id)
    .flatMap((section) => section.blocks)
    .flatMap((block) => (block.kind === "points" ? block.items.map(plainly) : []))
    .join(" ");

/** What each home-made bonus of a variant does, by its id (`own1`); asked once for a text and a language. */
export function ownRules(game: string, text: string, language: string): Promise<Map<string, string>> {
  const key = `${game} ${language} ${text}`;
  let rules = told.get(key);
  if (!rules) {
    rules = post<HomeMadeReply>(`/games/${game}/home-made`, { text }).then(({ chapter }) => {
      const own = (chapter?.sections ?? []).filter((section) => section.id.startsWith("variant.own"));
      return new Map(own.map((section) => [section.id.slice("variant.".length), sentences(chapter!, section.id)]));
    });
    told.set(key, rules);
    rules.catch(() => told.delete(key));
  }
  return rules;
}

/** A text as a part of an address, and back; null for what is none. */
export function packed(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function unpacked(part: string): string | null {
  try {
    const letters = atob(part.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  } catch {
    return null;
  }
}
