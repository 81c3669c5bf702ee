// The rules of a game as its page shows them.
import { rulesOf } from "../games/registry";

export interface Section {
  id: string;
  title: string;
  text: string[];
  /** From which paragraph on this is a ruling of the house; left out: none is. */
  house?: number;
}

export async function rulebook(game: string, language: string): Promise<Section[]> {
  const book = rulesOf(game);
  const load = book[language] ?? book.en;
  return load ? (await load()).default : [];
}
