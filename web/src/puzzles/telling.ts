// Words of puzzles, and what a choice is worth in them.
import { type Words, type WordsLoader, catalogue, t } from "../lib/i18n.svelte";
import type { PuzzleInfo } from "../lib/made/puzzles";

const pages: Record<string, () => Promise<{ default: Words }>> = {
  en: () => import("../words/puzzles.en"),
  it: () => import("../words/puzzles.it"),
};
const inLanguage =
  (language: string): WordsLoader =>
  async () =>
    (await (pages[language] ?? pages.en!)()).default;

/** The sentences of puzzles, which come when somebody needs them. */
export const loadWords = (): Promise<void> => catalogue.add("puzzles", inLanguage);

/** A chance in percent, or points ahead with their sign; nothing where it is only right or wrong. */
export function worthWord({ unit, proof }: Pick<PuzzleInfo, "unit" | "proof">, worth: number): string {
  if (proof === "worlds" || proof === "odds") return "";
  if (unit === "chance") return t("puzzles.chance", { percent: Math.round(100 * worth) });
  return t("puzzles.points", { points: `${worth < 0 ? "−" : "+"}${Math.abs(worth).toFixed(1)}` });
}
