// Tables in the page, without a server: which they are, and the way to them. What holds them is fetched when it is asked for.

const PREFIX = "here-";
const OWN = [`/matches/${PREFIX}`, `/studies/${PREFIX}`];

/** Whether a match or a study is in this page, by its id. */
export const isHere = (match: string): boolean => match.startsWith(PREFIX);

/** The page of a match. */
export const wayTo = (match: string): string => `/${isHere(match) ? "here" : "m"}/${match}`;

/** This page was put down as plain files: there is no server behind it. */
export const standsAlone = document.querySelector('meta[name="triumvirate-serverless"]') !== null;

let serverless = standsAlone;

/** The server is away: everything is asked of this page from now on. */
export function goWithoutServer(): void {
  serverless = true;
}

const PLAYED = "triumvirate.here";

/** Somebody has a table in this page: what it needs is kept for the next time, with or without a network. */
export function playedHere(): void {
  try {
    localStorage.setItem(PLAYED, "yes");
  } catch {
    return; // a browser that keeps nothing
  }
  void keepAll().catch(() => undefined);
}

/** Have every file kept, not only those that were needed so far: those of the page, and those of the tables in it. */
async function keepAll(): Promise<void> {
  (await navigator.serviceWorker?.ready)?.active?.postMessage({ type: "keep" });
}

const SOON = 5_000; // milliseconds after which a page has other things behind it

/** Somebody had a table in this page once: what a newer version of it needs is fetched, too, unless they save data. */
export function keepUp(): void {
  const { connection } = navigator as { connection?: Connection };
  if (hasPlayedHere() && !connection?.saveData) setTimeout(() => void keepAll().catch(() => undefined), SOON);
}

export function hasPlayedHere(): boolean {
  try {
    return localStorage.getItem(PLAYED) !== null;
  } catch {
    return false; // a browser that keeps nothing
  }
}

/** This browser has all that a table in the page needs. */
const isAble = (): boolean =>
  [typeof WebAssembly, typeof Worker, typeof indexedDB, typeof DecompressionStream].every(
    (kind) => kind !== "undefined",
  );

/** A match against bots is a table of this page: what it needs is kept here already, and there is a server to spare. */
export const playsHere = (): boolean => !serverless && hasPlayedHere() && isAble();

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Fetching so much is no burden: nobody pays for it, and it does not take long. */
function isCheap(): boolean {
  const { connection } = navigator as { connection?: Connection };
  if (!connection) return matchMedia("(pointer: fine)").matches;
  return !connection.saveData && connection.effectiveType === "4g";
}

const SETTLED = 60_000; // milliseconds after which somebody is taken to stay
let fetching: ReturnType<typeof setTimeout> | undefined;

/** Somebody plays against bots at the server's table: the next such match can be in this page, if they stay a while. */
export function fetchForNext(): void {
  if (serverless || hasPlayedHere() || !isAble() || !isCheap()) return;
  clearTimeout(fetching);
  fetching = setTimeout(() => playedHere(), SETTLED);
}

/** The address that the page itself answers, if a call is for it: of its own matches and studies, or asked for as `/here/…`. */
export function ownAddress(path: string): string | null {
  if (path.startsWith("/here/")) return path.slice("/here".length);
  return serverless || OWN.some((own) => path.startsWith(own)) ? path : null;
}

/** What holds the tables of this page; it is fetched and started by the first who asks. */
export const desk = async () => (await import("../here/desk")).desk;

/** Answer a call in this page. */
export async function answerHere(method: string, address: string, body: string, tab: string): Promise<Response> {
  return (await desk()).ask(method, address, body, tab);
}
