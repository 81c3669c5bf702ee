// The sentences about tables in this page, which come when somebody needs them.
import { type Words, type WordsLoader, catalogue } from "../lib/i18n.svelte";

const pages: Record<string, () => Promise<{ default: Words }>> = {
  en: () => import("../words/here.en"),
  it: () => import("../words/here.it"),
};
const inLanguage =
  (language: string): WordsLoader =>
  async () =>
    (await (pages[language] ?? pages.en!)()).default;

export const loadWords = (): Promise<void> => catalogue.add("here", inLanguage);
