// The rules of a game as its page shows them.
export interface Section {
  id: string;
  title: string;
  text: string[];
  /** From which paragraph on this is a ruling of the house; left out: none is. */
  house?: number;
}
const BOOKS: Record<string, Record<string, () => Promise<{ default: Section[] }>>> = {
  caesar: { en: () => import("../games/caesar/rules.en"), it: () => import("../games/caesar/rules.it") },
};

export async function rulebook(game: string, language: string): Promise<Section[]> {
  const book = BOOKS[game];
  const load = book?.[language] ?? book?.en;
  return load ? (await load()).default : [];
}
