// A number of one's own for the draws of a match: sealed when one sits down, opened when everybody's is sealed, so that
// nobody could choose them. It stays in this browser until then; without https there is none, and one goes without.
import { Refused, post } from "./api";
import { commitmentOf, hex } from "./dice";
import type { State } from "./types";

const place = (match: string): string => `lots.${match}`;
const numbers = new Map<string, string>(); // for a browser that keeps nothing

function keep(match: string, number: string): void {
  numbers.set(match, number);
  try {
    localStorage.setItem(place(match), number);
  } catch {
    // it is known until the page is left
  }
}

function kept(match: string): string | null {
  try {
    return numbers.get(match) ?? localStorage.getItem(place(match));
  } catch {
    return null;
  }
}

function fresh(): string | null {
  return isSecureContext && crypto.subtle ? hex(crypto.getRandomValues(new Uint8Array(32)).buffer) : null;
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
      const number = kept(match);
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
