// Sitting down at a table, from whichever page: one call at a time, its refusal in words, and then the way to the table.
import { Refused, post, remove } from "./api";
import { fetchForNext, isHere, playedHere, playsHere, wayTo } from "./here";
import { t } from "./i18n.svelte";
import { sit } from "./lots";
import { router } from "./router.svelte";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";
import type { State } from "./types";

/** What went wrong, in the words of who refused it, or in ours. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  return error.message || t(`error.${error.code}`);
}

const LONGEST = 6000; // milliseconds in which a table of this page has begun, or the server's is taken

/** A table of this page instead of the server's; null where it cannot be one, or takes too long. */
async function satHere(path: string, body: object): Promise<State | null> {
  const begun = sit(`/here${path}`, body).catch(() => null);
  const late = new Promise<null>((give) => setTimeout(() => give(null), LONGEST));
  const state = await Promise.race([begun, late]);
  if (state) void post("/in-pages", { what: "match" }).catch(() => undefined);
  else void begun.then((forgotten) => forgotten && remove(`/matches/${forgotten.match.id}`)).catch(() => undefined);
  return state;
}

/** Sit down against bots: in this page where that is wanted and able, else at the server. */
async function satAgainstBots(path: string, body: object): Promise<State> {
  const state = settings.now.inPage && playsHere() ? await satHere(path, body) : null;
  if (!state && settings.now.inPage) fetchForNext();
  return state ?? sit(path, body);
}

export class Sitting {
  busy = $state(false);
  fault = $state("");

  /** Sit down by a call and go to the table; `seated` hears of it first. In the place of this page, with `instead`. */
  async down(path: string, body: object, { seated, instead = false, onlyBots = false }: Manner = {}): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.fault = "";
    try {
      const state = await (onlyBots ? satAgainstBots(path, body) : sit(path, body));
      seated?.(state);
      if (isHere(state.match.id)) playedHere();
      void session.refresh().catch(() => undefined);
      router.go(wayTo(state.match.id), instead);
    } catch (error) {
      this.fault = faultOf(error);
    } finally {
      this.busy = false;
    }
  }
}

interface Manner {
  seated?: (state: State) => unknown;
  instead?: boolean;
  /** Nobody but bots is waited for, and nothing is rated: it may be a table of this page. */
  onlyBots?: boolean;
}
