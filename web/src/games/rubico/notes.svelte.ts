// A person's own notes and marks about the others. Kept in this browser only, never sent.
import type { Seated } from "./view";

export const MARKS = ["", "caesar", "senate", "?"] as const;
export type Doubt = (typeof MARKS)[number];
interface Kept {
  text: string;
  marks: Record<string, Doubt>;
}

class Notes {
  kept = $state<Kept>({ text: "", marks: {} });
  #key: string;

  constructor(key: string) {
    this.#key = key;
    try {
      const found = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<Kept> | null;
      this.kept = { text: String(found?.text ?? ""), marks: { ...(found?.marks ?? {}) } };
    } catch {
      // unreadable notes are no notes
    }
  }

  mark(seat: string, doubt: Doubt): void {
    this.kept.marks[seat] = doubt;
    this.#keep();
  }

  write(text: string): void {
    this.kept.text = text.slice(0, 4000);
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.kept));
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

const all = new Map<string, Notes>();

export function notesOf(table: Seated): Notes {
  const key = `triumvirate.rubico.notes.${table.id ?? "here"}.${table.view?.seat ?? "-"}`;
  let known = all.get(key);
  if (!known) all.set(key, (known = new Notes(key)));
  return known;
}
