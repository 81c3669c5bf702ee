// Who plays on this device, and what the server offers.
import { get, patch, post } from "./api";
import { goWithoutServer, hasPlayedHere, standsAlone } from "./here";
import { settings } from "./settings.svelte";
import type { GameInfo, Games, Me } from "./types";

class Session {
  me = $state<Me | null>(null);
  games = $state<GameInfo[]>([]);
  push = $state<Games["push"]>({ available: false, key: null });
  mail = $state(false);
  /** The games that have a deal of the day here. */
  deals = $state<string[]>([]);
  ready = $state(false);
  /** Nobody answers but this page itself. */
  serverless = $state(standsAlone);

  async load(): Promise<void> {
    const [{ me }, offered] = await this.#offered();
    this.me = me;
    this.games = offered.games;
    this.push = offered.push;
    this.mail = offered.mail;
    this.deals = offered.deals ?? [];
    this.ready = true;
    await this.#speak();
  }

  /** Who this is and what there is to play: from the server, or from this page where it has tables of its own. */
  async #offered(): Promise<[{ me: Me | null }, Games]> {
    try {
      return await Promise.all([get<{ me: Me | null }>("/me"), get<Games>("/games")]);
    } catch (fault) {
      if (standsAlone || !hasPlayedHere()) throw fault;
      goWithoutServer();
      this.serverless = true;
      return [{ me: null }, await get<Games>("/games")];
    }
  }

  /** Go on without a server from here: the games as this page has them. */
  async stayHere(): Promise<void> {
    if (this.ready) return;
    goWithoutServer();
    this.serverless = true;
    await this.load();
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((g) => g.name === name);
  }

  /** The person of this device; a guest is made when there is nobody yet. */
  async somebody(): Promise<Me> {
    if (!this.me) this.me = (await post<{ me: Me }>("/me")).me;
    return this.me;
  }

  async refresh(): Promise<void> {
    this.me = (await get<{ me: Me | null }>("/me")).me;
    await this.#speak();
  }

  /** The server writes the log: let it know the language of this page. */
  async #speak(): Promise<void> {
    if (this.me && !this.me.shut_out_until && this.me.settings.language !== settings.now.language)
      await this.change({ settings: { language: settings.now.language } });
  }

  async change(fields: Record<string, unknown>): Promise<void> {
    await this.somebody();
    this.me = (await patch<{ me: Me }>("/me", fields)).me;
  }
}

export const session = new Session();
