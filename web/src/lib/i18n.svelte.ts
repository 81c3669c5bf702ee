// Every sentence of the page by its key, in the language of the settings.
import { settings } from "./settings.svelte";

export type Words = Record<string, string>;

export type WordsLoader = () => Promise<{ default: Words }>;

const LOAD: Record<string, WordsLoader> = {
  en: () => import("../words/en"),
  it: () => import("../words/it"),
};
export const LANGUAGES: Record<string, string> = { en: "English", it: "Italiano" };

class Catalogue {
  words = $state.raw<Words>({});
  language = $state("");
  #games = new Map<string, Record<string, WordsLoader>>();

  async load(language: string): Promise<void> {
    const chosen = language in LOAD ? language : "en";
    if (chosen === this.language) return;
    const parts = [LOAD[chosen]!, ...[...this.#games.values()].map((game) => game[chosen] ?? game.en!)];
    const words = await Promise.all(parts.map((part) => part()));
    this.words = Object.assign({}, ...words.map((w) => w.default)) as Words;
    this.language = chosen;
  }

  /** The sentences of a game that is not part of the first page. */
  async add(game: string, loaders: Record<string, WordsLoader>): Promise<void> {
    if (this.#games.has(game)) return;
    this.#games.set(game, loaders);
    const { default: words } = await (loaders[this.language] ?? loaders.en!)();
    this.words = { ...this.words, ...words };
  }
}

export const catalogue = new Catalogue();

/** A sentence; `{name}` is filled in from the parameters. A missing key shows itself. */
export function t(key: string, parameters: Record<string, string | number> = {}): string {
  const sentence = catalogue.words[key];
  if (sentence === undefined) return key;
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));
}

export function has(key: string): boolean {
  return key in catalogue.words;
}

/** A time or day as people write it. */
export function when(ms: number): string {
  const day = new Date(ms);
  const today = new Date().toDateString() === day.toDateString();
  const style: Intl.DateTimeFormatOptions = today ? { timeStyle: "short" } : { dateStyle: "medium" };
  return new Intl.DateTimeFormat(settings.now.language, style).format(day);
}
