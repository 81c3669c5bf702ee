// A scene that the server paces for all screens at once: what has been told of it, for the board and for the log.
import { post } from "./api";
import type { Scene, Tell } from "./director.svelte";
import { settings } from "./settings.svelte";
import type { Entry, State } from "./types";

/** How slowly a person's tables are told what happens, in hundredths, by the pace of their pages. */
const HUNDREDTHS = { slow: 170, normal: 100, quick: 45, none: 0 } as const;

/** What a page asks for when it makes a table: from three players on the server paces the scenes for all of them. */
export function toldTogether(seats: number): { customs?: { scenes: number } } {
  const scenes = HUNDREDTHS[settings.now.pace];
  return seats > 2 && scenes ? { customs: { scenes } } : {};
}

export type Paced = NonNullable<State["scene"]>;

/** The scene as it stands; so many of its events were shown before. */
export function standing({ scene, view, seat }: State, tell: Tell | null, before: number): Scene {
  const { number, events, about } = scene!;
  const last = view && tell ? tell(view, events, seat).at(-1) : undefined;
  return {
    view: last?.view ?? view,
    events: events.slice(before),
    ms: 0,
    sound: events.length > before ? last?.sound : undefined,
    number,
    told: events.length,
    entry: events,
    about,
  };
}

/** The entry that it will be, as far as it has been told. */
export const entryOf = ({ number, seat, at, events, words }: Paced): Entry => ({
  number,
  seat,
  at,
  events,
  words,
  action: null,
  by: "",
  why: null,
});

/** Whether an entry is what has been told already. */
export const isTold = (entry: Pick<Entry, "at" | "seat">, scene: Paced | null | undefined): boolean =>
  Boolean(scene && entry.at === scene.at && entry.seat === scene.seat);

/** I have seen enough of it: the match as it is then, or nothing where it was over before. */
export const seenEnough = (match: string): Promise<State | null> =>
  post<State>(`/matches/${match}/skip`, {}).catch(() => null);
