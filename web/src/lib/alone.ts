// Same screen: handed over behind a cover, or played by one person alone, who sees one side at a time or all of them.
export type Alone = "cover" | "fog" | "open";

const key = (match: string): string => `triumvirate.alone.${match}`;

/** How this device plays a match of its own with itself. */
export function aloneAt(match: string): Alone {
  try {
    const kept = localStorage.getItem(key(match));
    return kept === "fog" || kept === "open" ? kept : "cover";
  } catch {
    return "cover";
  }
}

export function keepAlone(match: string, how: Alone): void {
  try {
    if (how === "cover") localStorage.removeItem(key(match));
    else localStorage.setItem(key(match), how);
  } catch {
    // a browser that keeps nothing asks again next time
  }
}
