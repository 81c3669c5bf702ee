// The rules of a game as its page shows them.
import { countsOf, rulesOf } from "../games/registry";

export interface Section {
  id: string;
  title: string;
  text: string[];
  /** From which paragraph on this is a ruling of the house; left out: none is. */
  house?: number;
}

export async function rulebook(game: string, language: string, players = 0): Promise<Section[]> {
  const sections = await rulesOf(game, language)?.();
  if (!sections) return [];
  return typeof sections === "function" ? sections(players) : sections;
}

/** The address of a section, at a table's own player count. */
export function ruleAddress(
  game: string,
  section: string,
  match?: { options: Record<string, unknown> } | null,
): string {
  const players = countsOf(game) ? match?.options.players : undefined;
  return `/rules/${game}${players ? `?players=${players}` : ""}#${section}`;
}
