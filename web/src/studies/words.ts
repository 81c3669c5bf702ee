// The sentences of studies, which come when somebody needs them.
import { type Words, type WordsLoader, catalogue } from "../lib/i18n.svelte";

const pages: Record<string, () => Promise<{ default: Words }>> = {
  en: () => import("../words/studies.en"),
  it: () => import("../words/studies.it"),
};
const inLanguage =
  (language: string): WordsLoader =>
  async () =>
    (await (pages[language] ?? pages.en!)()).default;

export const loadWords = (): Promise<void> => catalogue.add("studies", inLanguage);
