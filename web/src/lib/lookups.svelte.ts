// What a page asks the server for besides the news, once for every moment that is shown: what the viewer could remember,
// and the board in plain characters.
import { get } from "./api";

/** What tells the moment that is shown from any other, and how it is asked for; null while there is nothing to see. */
type Moment = () => { name: string; query: string } | null;

class Lookup<Reply> {
  told = $state.raw<Reply | null>(null);
  #moment: Moment;
  #path: string;
  #asked: string | null = null;

  constructor(path: string, moment: Moment) {
    this.#path = path;
    this.#moment = moment;
  }

  /** What is told of an earlier moment stays until the answer comes, or goes at once. */
  async ask(stay: boolean): Promise<void> {
    const now = this.#moment();
    if (now === null || now.name === this.#asked) return;
    this.#asked = now.name;
    if (!stay) this.told = null;
    const told = await get<Reply>(`${this.#path}?${now.query}`).catch(() => null);
    if (now.name === this.#asked && (told || !stay)) this.told = told;
  }
}

export class Lookups {
  #memory: Lookup<{ memory: unknown }>;
  #board: Lookup<{ text: string }>;

  constructor(match: string, moment: Moment) {
    this.#memory = new Lookup(`/matches/${match}/memory`, moment);
    this.#board = new Lookup(`/matches/${match}/board`, moment);
  }

  get memory(): unknown {
    return this.#memory.told?.memory ?? null;
  }
  get text(): string {
    return this.#board.told?.text ?? "";
  }
  recall = (): Promise<void> => this.#memory.ask(false);
  describe = (): Promise<void> => this.#board.ask(true);
}
