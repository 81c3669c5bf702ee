// Every sentence of the page by its key, in the language of the settings.
import { settings } from "./settings.svelte";

export type Words = Record<string, string>;

const LOAD: Record<string, () => Promise<{ default: Words }>> = {
  en: () => import("../words/en"),
  it: () => import("../words/it"),
};
export const LANGUAGES: Record<string, string> = { en: "English", it: "Italiano" };

class Catalogue {
  words = $state.raw<Words>({});
  language = $state("");

  async load(language: string): Promise<void> {
    const chosen = language in LOAD ? language : "en";
    if (chosen === this.language) return;
    const { default: words } = await LOAD[chosen]!();
    this.words = words;
    this.language = chosen;
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
