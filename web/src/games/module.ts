// What a game's folder hands over to the pages: `index.ts` a GameModule, `about.ts` an About. Everything around its board is shared.
import type { Component } from "svelte";
import type { Tell } from "../lib/director.svelte";
import type { Missed } from "../lib/lesson.svelte";
import type { LiveMatch } from "../lib/live.svelte";
import type { GameEvent, Playing } from "../lib/playing";
import type { Item, Parts, Step } from "../lib/steps";

/** What the first pages need before the game itself is fetched; its words are beside it, in `about.en.ts` … */
export interface About {
  title: string;
  /** Its designers, its artist where known, its publisher. */
  by: string;
  art: string;
  from: string;
  /** Where the rules differ by how many play: which counts there are, and how many are usual. */
  counts?: { choices: readonly number[]; usual: number };
  /** Its board can show the pieces of several seats of mine at once. */
  open?: boolean;
  /** Played alone against the game itself: the option with its levels, the option of the side, and what may be added. */
  solo?: { option: string; levels: readonly string[]; side: string; sides: readonly string[]; more: readonly string[] };
  /** What of it is rebuilt or read by us, because the printed original is not known here: each with its section of the rules. */
  unknown?: readonly { what: string; section: string; rebuilt: boolean }[];
  /** Options that mean something only together with another one. */
  needs?: Readonly<Record<string, string>>;
}

/** What many games among a game's strongest bots showed of some rules: which side they favour, and how often it won. */
export interface Lean {
  side: string;
  games: number;
  share: number;
  /** Between these the truth surely lies, at 95 %. */
  low: number;
  high: number;
}

/** A game's `lean.ts`: what is known of rules that favour a side; nothing where they do not, or where nobody tried. */
export type LeanOf = (options: Readonly<Record<string, unknown>>) => Lean | null;

/** A part of the log with a line of its own, which opens to what happened in it. */
export interface Chapter {
  key: string;
  title: string;
  /** Whose it is, where it is one side's. */
  seat: string | null;
  /** Open from the beginning; the others are where one looks. */
  open: boolean;
  parts: (Chapter | Item)[];
}

/** `View` and `Memory` are the game's own; the pages pass them through without looking inside. */
export interface GameModule<View = unknown, Memory = unknown> {
  /** The picture of the match. */
  Board: Component<{ table: Playing<View, Memory> }>;
  /** What the person holds and must decide. */
  Hand: Component<{ table: Playing<View, Memory> }>;
  /** What the draft would do, below the button that ends the turn. */
  Foretold?: Component<{ table: Playing<View, Memory> }>;
  /** Open facts beside the board. */
  Info: Component<{ table: Playing<View, Memory> }>;
  /** A newcomer's match: what happened and what to look for, in the lesson's voice. */
  Guide?: Component<{ table: LiveMatch }>;
  /** What was wrong with what a learner did instead of what a lesson wanted. */
  missed?: Missed;
  /** What else may be done while the screen goes from hand to hand. */
  Between?: Component<{ table: LiveMatch }>;
  /** What is told of the set-up while there is no board yet. */
  Opening?: Component<{ table: LiveMatch }>;
  /** Who has won, where that is more than a list of seats. */
  won?(view: View, who: string): string;
  /** The word for what the open facts become when it is over: the match looked back at, opened from its end. */
  story?: string;
  /** Who held what, when it is over; in the place of points. */
  Ended?: Component<{ table: Playing<View, Memory> }>;
  /** The board in words. */
  Twin: Component<{ table: Playing<View, Memory> }>;
  /** A seat's open facts in one line. */
  Plate: Component<{ view: View; seat: string }>;
  /** The seats that a view waits for, as far as its viewer may know. */
  deciding?(view: View): readonly string[];
  /** The mark of a seat, for names and buttons. */
  Mark: Component<{ name: string; size?: string }>;
  /** How the game tells what happened, beat by beat; without it things are shown as they come. */
  tell?: Tell<View>;
  /** Entries in which more happened than one would want to look at in one step. */
  parts?: Parts<View>;
  /** Events that only their seat may know and the log does not show openly. */
  covers?: readonly string[];
  /** The width of the board over its height. */
  aspect: number;
  /** Keys that the game answers; true when it did. */
  key(table: Playing<View, Memory>, event: KeyboardEvent): boolean;
  /** Puts everything back that is chosen and not yet done, the draft too. */
  clear(table: Playing<View, Memory>): void;
  /** An action in words, for hints and looking back; the view helps where words depend on the phase. */
  say?(action: string, view?: View): string;
  /** Whether the only legal action is done by itself; `last` is what the player did before. */
  forced?(action: string, last: string | null, view: View): boolean;
  /** Makes an action the draft on the board, so that a hint can be looked at; false for those that have no draft. */
  draft?(table: Playing<View, Memory>, action: string): boolean;
  /** The section of the rules that tells about an event, for the links in the log. */
  section?(event: GameEvent): string | null;
  /**
   * The log with what belongs together in one line, in chapters where a match is long. Who looks at `at` reads what had been
   * told by then; what followed is gathered for itself.
   */
  chapters?(items: readonly Item[], viewer: string | null, at: Step | null): (Chapter | Item)[];
}
