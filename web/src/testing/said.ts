// A word of the catalogue, which must be there: `t` hands a missing one back as its key, and a test would compare two of them.
import { has, t } from "../lib/i18n.svelte";

export function said(key: string, gaps: Record<string, string | number> = {}): string {
  if (!has(key)) throw new Error(`there is no word for ${key}`);
  return t(key, gaps);
}
