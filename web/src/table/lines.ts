// What a line of talk says.
import { has, ofGame, t } from "../lib/i18n.svelte";
import type { ChatLine } from "../lib/types";
import { callings } from "./callings.svelte";

/** Words of somebody's own as they are; a phrase in the reader's language, with what it names: `:doubt_claim p3 2 red 4:`. */
export function lineText(game: string, line: Pick<ChatLine, "phrase" | "text">): string {
  if (!line.phrase) return line.text;
  const [, ...named] = line.text.slice(1, -1).split(" ");
  const inWords = (word: string): string =>
    callings.name(word) || (has(`${game}.said.${word}`) ? t(`${game}.said.${word}`) : word);
  return ofGame(game, `phrase.${line.phrase}`, Object.fromEntries(named.map((word, i) => [i + 1, inWords(word)])));
}
