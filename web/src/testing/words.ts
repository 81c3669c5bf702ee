// Tests speak English, and a file leaves settings, globals and who sits at the table as it found them: all files are tested
// in one page.
import { afterAll, beforeAll, vi } from "vitest";
import { catalogue } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import { callings } from "../table/callings.svelte";

let found: typeof settings.now;
beforeAll(() => {
  found = { ...settings.now };
  return catalogue.load("en");
});
afterAll(() => {
  Object.assign(settings.now, found);
  callings.at(null);
  vi.unstubAllGlobals();
});
