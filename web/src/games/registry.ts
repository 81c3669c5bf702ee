// The games this client can draw. A game plugs in here, and nowhere else; everything around its board is shared.
import type { Component } from "svelte";
import { type WordsLoader, catalogue } from "../lib/i18n.svelte";
import type { GameEvent, Playing } from "../lib/playing";
import type { Section } from "../lib/rulebook";

export interface GameModule {
  /** The picture of the match. */
  Board: Component<{ table: Playing }>;
  /** What the person holds and must decide. */
  Hand: Component<{ table: Playing }>;
  /** What the draft would do, below the button that ends the turn. */
  Foretold?: Component<{ table: Playing }>;
  /** Open facts beside the board. */
  Info: Component<{ table: Playing }>;
  /** The board in words. */
  Twin: Component<{ table: Playing }>;
  /** A seat's open facts in one line. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Plate: Component<{ view: any; seat: string }>;
  /** The mark of a seat, for names and buttons. */
  Mark: Component<{ name: string; size?: string }>;
  /** Events that only their seat may know and the log does not show openly. */
  covers?: readonly string[];
  /** The width of the board over its height. */
  aspect: number;
  /** Keys that the game answers; true when it did. */
  key(table: Playing, event: KeyboardEvent): boolean;
  /** The section of the rules that tells about an event, for the links in the log. */
  section?(event: GameEvent): string | null;
}

interface Plug {
  load: () => Promise<{ default: GameModule }>;
  /** The rules in our own words, by language; English is shown where a language is missing. */
  rules?: Record<string, () => Promise<{ default: Section[] }>>;
  /** The interactive first game. */
  lesson?: () => Promise<{ default: Component }>;
  /** The game's own sentences, by language, fetched with the game. CAESAR!'s come with the page. */
  words?: Record<string, WordsLoader>;
}

const GAMES: Record<string, Plug> = {
  caesar: {
    load: () => import("./caesar"),
    rules: { en: () => import("./caesar/rules.en"), it: () => import("./caesar/rules.it") },
    lesson: () => import("./caesar/Lesson.svelte"),
  },
  julius: { load: () => import("./julius"), words: { en: () => import("./julius/words.en"), it: () => import("./julius/words.it") } },
  rubico: { load: () => import("./rubico"), words: { en: () => import("./rubico/words.en"), it: () => import("./rubico/words.it") } },
};

export const drawable = (name: string): boolean => name in GAMES;
export const lessonOf = (name: string): Plug["lesson"] => GAMES[name]?.lesson;
export const rulesOf = (name: string): NonNullable<Plug["rules"]> => GAMES[name]?.rules ?? {};

/** The sentences of a game, for pages that name its options or seats. */
export async function loadWords(name: string): Promise<void> {
  const words = GAMES[name]?.words;
  if (words) await catalogue.add(name, words);
}

export async function loadGame(name: string): Promise<GameModule | null> {
  const plug = GAMES[name];
  if (!plug) return null;
  const [{ default: game }] = await Promise.all([plug.load(), loadWords(name)]);
  return game;
}
