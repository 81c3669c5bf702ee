// Who looks back at a match: this page for its own, and for the server's where it is able; the server for all others.
import { get, post, text } from "../lib/api";
import { isHere, playsHere } from "../lib/here";
import { settings } from "../lib/settings.svelte";
import type { AnalysisReply } from "../lib/types";

export class LookingBack {
  #id: string;
  #inPage = false;
  #failed = false;

  constructor(id: string) {
    this.#id = id;
  }

  get #address(): string {
    return this.#inPage ? `/here/looked-back/${this.#id}` : `/matches/${this.#id}/analysis`;
  }

  /** How far it is, or what was found; it is begun where nobody has. */
  async report(): Promise<AnalysisReply> {
    const told = await get<AnalysisReply>(this.#address);
    if (told.status === "failed" && this.#inPage) {
      this.#inPage = false;
      this.#failed = true;
      return this.report();
    }
    return told.status === "none" ? this.#begin() : told;
  }

  async #begin(): Promise<AnalysisReply> {
    const own = isHere(this.#id);
    const begun = own || this.#failed || !settings.now.inPage || !playsHere() ? null : await this.#thinkHere();
    const told = begun ?? (await post<AnalysisReply>(this.#address));
    if (begun || own) void post("/in-pages", { what: "analysis" }).catch(() => undefined);
    return told;
  }

  /** In this page, from the match's record, so that the server need not; null where that cannot be. */
  async #thinkHere(): Promise<AnalysisReply | null> {
    try {
      const record = await text(`/matches/${this.#id}/record`);
      const begun = await post<AnalysisReply>(`/here/looked-back/${this.#id}`, { record });
      this.#inPage = true;
      return begun;
    } catch {
      return null;
    }
  }
}
