// Calls to the server. A refusal is thrown as `Refused`, with its sentence and the rule behind it.
import { answerHere, ownAddress } from "./here";
import { catalogue } from "./i18n.svelte";
import { isEmbedded } from "./settings.svelte";
import type { Refusal } from "./types";

export class Refused extends Error {
  code: string;
  rule: string | null;
  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.code = refusal.code;
    this.rule = refusal.rule;
  }
}

/** This page's own name: its socket does not tell again what the answer to a call has told. */
export const TAB = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;

/** The address of a call; it is answered in the language of this page. */
const spoken = (path: string): string => `${path}${path.includes("?") ? "&" : "?"}lang=${catalogue.language}`;

/** Answered by the server, or for tables in the page by the page itself. */
function asked(method: Method, path: string, body?: unknown): Promise<Response> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const own = ownAddress(path);
  if (own !== null) return answerHere(method, spoken(own), sent ?? "", TAB);
  return fetch(`/api${spoken(path)}`, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json", "X-Tab": TAB },
    body: sent,
    credentials: isEmbedded ? "omit" : "same-origin", // in somebody else's page nobody is anybody
  });
}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

const MOST_WAITS = 3;
const LONGEST_WAIT = 5; // seconds

/** Who only looks and is told to wait a moment waits, and asks again. */
async function patiently(method: Method, path: string, body?: unknown): Promise<Response> {
  for (let waits = 0; ; waits++) {
    const response = await asked(method, path, body);
    const seconds = Number(response.headers.get("Retry-After") ?? 1);
    if (method !== "GET" || response.status !== 429 || waits === MOST_WAITS || seconds > LONGEST_WAIT) return response;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await patiently(method, path, body);
  } catch {
    throw new Refused({ code: "offline", reason: "", rule: null });
  }
  const data: unknown = await response.json().catch(() => null);
  if (!response.ok || data === null) {
    const error = (data as { error?: Refusal } | null)?.error;
    throw new Refused(error ?? { code: "unavailable", reason: response.statusText, rule: null });
  }
  return data as T;
}

export const get = <T>(path: string) => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);
export const put = <T>(path: string, body: unknown = {}) => call<T>("PUT", path, body);
export const patch = <T>(path: string, body: unknown) => call<T>("PATCH", path, body);
export const remove = <T>(path: string, body?: unknown) => call<T>("DELETE", path, body);

export async function text(path: string): Promise<string> {
  const response = await patiently("GET", path);
  if (!response.ok) {
    const data = (await response.json().catch(() => null)) as { error?: Refusal } | null;
    throw new Refused(data?.error ?? { code: "unavailable", reason: response.statusText, rule: null });
  }
  return response.text();
}
