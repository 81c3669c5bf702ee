// Numbers and days as the reader's country writes them, where it speaks the page's language.
import { afterEach, expect, test, vi } from "vitest";
import { habit } from "./i18n.svelte";
import { settings } from "./settings.svelte";

const before = { ...settings.now };
afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(settings.now, before);
});

test.each([
  ["en", ["it-IT", "en-GB", "en-US"], "en-GB"],
  ["it", ["de-DE", "it-CH"], "it-CH"],
  ["it", ["en-GB"], "it"],
])("%s in a browser of %j is written as in %s", (language, languages, expected) => {
  vi.stubGlobal("navigator", { languages });
  settings.now.language = language;
  expect(habit()).toBe(expected);
});
