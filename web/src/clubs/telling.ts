// The sentences of clubs, which come when somebody needs them, with those of tournaments that are told beside.
import { type WordsLoader, catalogue, habit } from "../lib/i18n.svelte";
import { loadWords as loadTournaments } from "../tournaments/telling";

const inLanguage = (language: string): WordsLoader =>
  language === "it"
    ? () => import("../words/clubs.it").then((words) => words.default)
    : () => import("../words/clubs.en").then((words) => words.default);

export async function loadWords(): Promise<void> {
  await Promise.all([catalogue.add("clubs", inLanguage), loadTournaments()]);
}

/** A day, today too. */
export const day = (ms: number): string =>
  new Date(ms).toLocaleDateString(habit(), { day: "numeric", month: "long", year: "numeric" });
