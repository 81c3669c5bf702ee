// Calls to the server. A refusal is thrown as `Refused`, with its sentence and the rule behind it.
import { catalogue } from "./i18n.svelte";
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

/** The address of a call; the server answers in the language of this page. */
function address(path: string): string {
  return `/api${path}${path.includes("?") ? "&" : "?"}lang=${catalogue.language}`;
}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address(path), {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json", "X-Tab": TAB },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
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
  const response = await fetch(address(path), { credentials: "same-origin" });
  if (!response.ok) {
    const data = (await response.json().catch(() => null)) as { error?: Refusal } | null;
    throw new Refused(data?.error ?? { code: "unavailable", reason: response.statusText, rule: null });
  }
  return response.text();
}
