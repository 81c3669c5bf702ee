// What a person can do about a match beside playing: each verb with what it says, and the call that carries it.
import { type Method } from "./api";
import type { Offer } from "./types";

type Nothing = Record<string, never>;

export interface Verbs {
  resign: Nothing;
  offer: { kind: Offer["kind"]; against?: string };
  answer: { kind: Offer["kind"]; accept: boolean };
  resume: Nothing;
  join: { seat: string; ready?: boolean };
  leave: Nothing;
  /** Who sits there: `me`, `open`, a bot, or somebody of another seat. */
  place: { seat: string; to: string };
  ready: { ready: boolean };
  checkReady: Nothing;
  start: Nothing;
  cancel: Nothing;
  settings: {
    chat?: boolean;
    silent?: boolean;
    options?: Record<string, unknown>;
    clock?: { kind: string; seconds?: number; days?: number };
  };
  passHost: { person: string };
  standIn: { seat: string };
  comeBack: { seat: string };
}
export type Verb = keyof Verbs;

export interface Call {
  method: Method;
  path: string;
  body: Record<string, unknown>;
}

/** `mine` is the seat that does it, where the seat of who asks matters; null for who sits nowhere. */
const CALLS: { [V in Verb]: (said: Verbs[V], mine: { seat?: string }) => Call } = {
  resign: (_, mine) => posted("resign", mine),
  offer: (said, mine) => posted("offers", { ...mine, ...said }),
  answer: ({ kind, accept }, mine) => posted(`offers/${kind}`, { ...mine, accept }),
  resume: () => posted("resume"),
  join: (said) => posted("join", said),
  leave: () => posted("leave"),
  place: ({ seat, to }) => ({ method: "PUT", path: `seats/${seat}`, body: { to } }),
  ready: (said) => posted("ready", said),
  checkReady: () => posted("ready-check"),
  start: () => posted("start"),
  cancel: () => posted("cancel"),
  settings: (said) => ({ method: "PATCH", path: "", body: said }),
  passHost: (said) => posted("host", said),
  standIn: ({ seat }) => posted(`seats/${seat}/stand-in`),
  comeBack: ({ seat }) => posted(`seats/${seat}/return`),
};

function posted(path: string, body: Record<string, unknown> = {}): Call {
  return { method: "POST", path, body };
}

/** The call that carries a verb; `seat` is the one of mine that speaks, if any. */
export function callOf<V extends Verb>(verb: V, said: Verbs[V], seat: string | null): Call {
  return CALLS[verb](said, seat ? { seat } : {});
}
