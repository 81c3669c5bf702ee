// Sitting down at a table, from whichever page: one call at a time, its refusal in words, and then the way to the table.
import { Refused } from "./api";
import { isHere, playedHere, wayTo } from "./here";
import { t } from "./i18n.svelte";
import { sit } from "./lots";
import { router } from "./router.svelte";
import { session } from "./session.svelte";
import type { State } from "./types";

/** What went wrong, in the words of who refused it, or in ours. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  return error.message || t(`error.${error.code}`);
}

export class Sitting {
  busy = $state(false);
  fault = $state("");

  /** Sit down by a call and go to the table; `seated` hears of it first. In the place of this page, with `instead`. */
  async down(path: string, body: object, { seated, instead = false }: Manner = {}): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.fault = "";
    try {
      const state = await sit(path, body);
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
}
