// A number of one's own for the draws of a match: sealed when one sits down, opened when everybody's is sealed, so that
// nobody could choose them. It stays in this browser until then; without https there is none, and one goes without.
import { Refused, get, post } from "./api";
import { commitmentOf, hex } from "./dice";
import type { State } from "./types";

const MOST_KEPT = 4;
const LOOK_MS = 2_000;
const place = (match: string): string => `lots.${match}`;
const memory = new Map<string, string>(); // for a browser that keeps nothing

/** The numbers that were sealed here for a match, the last one last. */
function kept(match: string): string[] {
  try {
    return (memory.get(match) ?? localStorage.getItem(place(match)))?.split(" ") ?? [];
  } catch {
    return [];
  }
}

/** Whether this page adds numbers. */
export const addsNumbers = (): boolean => isSecureContext && Boolean(crypto.subtle);

/** Whether a number was sealed here for a match, and not in another browser. */
export const holds = (match: string): boolean => kept(match).length > 0;

function fresh(): string | null {
  return addsNumbers() ? hex(crypto.getRandomValues(new Uint8Array(32)).buffer) : null;
}

/** Two tabs may each seal a number, and the server keeps one of the seals: the last few numbers stay. */
function keep(match: string, number: string): void {
  const numbers = [...kept(match), number].slice(-MOST_KEPT).join(" ");
  try {
    localStorage.setItem(place(match), numbers);
    memory.delete(match);
  } catch {
    memory.set(match, numbers); // it is known until the page is left
  }
}

/** My number whose seal is shown: another one is not opened. */
async function shown(state: State): Promise<string | null> {
  const seals = Object.values(state.lots?.seals ?? {});
  for (const number of kept(state.match.id)) if (seals.includes(await commitmentOf(number))) return number;
  return null;
}

/** Sit down by a call, with a number sealed, and open it at once where nobody else is waited for. */
export async function sit(path: string, body: object): Promise<State> {
  const number = fresh();
  const state = await post<State>(path, number ? { ...body, seal: await commitmentOf(number) } : body);
  if (number) keep(state.match.id, number);
  return (await owed(state)) ?? state;
}

/** Do what this seat owes before the start, if anything: the state after it. What is refused is asked for again. */
export async function owed(state: State): Promise<State | null> {
  const match = state.match.id;
  try {
    if (state.lots?.asked === "open") {
      const number = await shown(state);
      return number ? await post<State>(`/matches/${match}/open`, { number }) : null;
    }
    if (state.lots?.asked === "seal") {
      const number = fresh();
      if (!number) return null;
      keep(match, number);
      const sealed = await post<State>(`/matches/${match}/seal`, { seal: await commitmentOf(number) });
      return (await owed(sealed)) ?? sealed;
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
  return null;
}

const followed = new Set<string>();

/** Give what is owed at a table of a tournament until it begins, whatever is looked at meanwhile: who has sealed a number and
 * goes elsewhere still opens it. */
export async function follow(match: string, every = LOOK_MS): Promise<void> {
  if (followed.has(match)) return;
  followed.add(match);
  for (;;) {
    try {
      const state = await get<State>(`/matches/${match}`);
      if (!state.lots || !((await owed(state)) ?? state).lots) return;
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "offline") return;
    }
    await new Promise((resolve) => setTimeout(resolve, every));
  }
}
