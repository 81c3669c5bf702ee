// The games this client can draw. A game plugs in here, and nowhere else; everything around its board is shared.
import type { Component } from "svelte";
import { type WordsLoader, catalogue } from "../lib/i18n.svelte";
import type { LiveMatch } from "../lib/live.svelte";
import type { GameEvent, Playing } from "../lib/playing";
import type { Section } from "../lib/rulebook";
import type { Entry } from "../lib/types";

export interface GameModule {
  /** The picture of the match. */
  Board: Component<{ table: Playing }>;
  /** What the person holds and must decide. */
  Hand: Component<{ table: Playing }>;
  /** What the draft would do, below the button that ends the turn. */
  Foretold?: Component<{ table: Playing }>;
  /** Open facts beside the board. */
  Info: Component<{ table: Playing }>;
  /** What else may be done while the screen goes from hand to hand. */
  Between?: Component<{ table: LiveMatch }>;
  /** Who has won, where that is more than a list of seats. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  won?(view: any, who: string): string;
  /** Who held what, when it is over; in the place of points. */
  Ended?: Component<{ table: Playing }>;
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
  /** An action in words, for hints and looking back; the view helps where words depend on the phase. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  say?(action: string, view?: any): string;
  /** Makes an action the draft on the board, so that a hint can be looked at; false for those that have no draft. */
  draft?(table: Playing, action: string): boolean;
  /** The section of the rules that tells about an event, for the links in the log. */
  section?(event: GameEvent): string | null;
  /** The log with what belongs together in one line. */
  gather?(entries: readonly Entry[], viewer: string | null): Entry[];
}

interface Plug {
  load: () => Promise<{ default: GameModule }>;
  /** The rules in our own words, by language; English is shown where a language is missing. */
  rules?: Record<string, () => Promise<{ default: Section[] | ((players: number) => Section[]) }>>;
  /** Where the rules differ by how many play: from how many to how many, and how many are usual. */
  counts?: { choices: readonly number[]; usual: number };
  /** Its board can show the pieces of several seats of mine at once. */
  open?: boolean;
  /** The interactive first game. */
  lesson?: () => Promise<{ default: Component }>;
  /** All pieces on one page. */
  reference?: () => Promise<{ default: Component }>;
  /** The game's own sentences, by language, fetched with the game. CAESAR!'s come with the page. */
  words?: Record<string, WordsLoader>;
}

const GAMES: Record<string, Plug> = {
  caesar: {
    load: () => import("./caesar"),
    rules: { en: () => import("./caesar/rules.en"), it: () => import("./caesar/rules.it") },
    lesson: () => import("./caesar/Lesson.svelte"),
  },
  julius: {
    load: () => import("./julius"),
    words: { en: () => import("./julius/words.en"), it: () => import("./julius/words.it") },
    rules: { en: () => import("./julius/rules.en"), it: () => import("./julius/rules.it") },
    lesson: () => import("./julius/Lesson.svelte"),
    reference: () => import("./julius/Reference.svelte"),
    open: true,
  },
  rubico: {
    load: () => import("./rubico"),
    words: { en: () => import("./rubico/words.en"), it: () => import("./rubico/words.it") },
    rules: { en: () => import("./rubico/rules.en"), it: () => import("./rubico/rules.it") },
    counts: { choices: [3, 4, 5, 6, 7], usual: 5 },
    lesson: () => import("./rubico/Lesson.svelte"),
  },
};

export const drawable = (name: string): boolean => name in GAMES;
export const drawsOpen = (name: string): boolean => GAMES[name]?.open ?? false;
export const lessonOf = (name: string): Plug["lesson"] => GAMES[name]?.lesson;
export const referenceOf = (name: string): Plug["reference"] => GAMES[name]?.reference;
export const countsOf = (name: string): Plug["counts"] => GAMES[name]?.counts;
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
