// Several seats at one screen: the cover between their turns, or one person who plays them all and needs none.
import { type Alone, aloneAt, keepAlone } from "./alone";
import { get } from "./api";
import type { State } from "./types";

interface Table {
  readonly id: string;
  readonly seat: string | null;
  readonly state: State | null;
  show(seat: string): void;
}

export class OneScreen {
  /** Hidden until the seat that must act says it holds the device. */
  covered = $state(false);
  /** One person: no cover, and perhaps the views of all seats. */
  alone = $state<Alone>("cover");
  /** What my other seats see, where they lie open. */
  views = $state.raw<unknown[]>([]);
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
    this.alone = aloneAt(table.id);
  }

  /** The seat of mine that must act, on a screen that shows another one. */
  get handTo(): string | null {
    const { match, seat, deciders } = this.#table.state ?? { match: null, seat: null, deciders: [] as string[] };
    if (!match || match.status !== "running" || match.your_seats.length < 2 || deciders.includes(seat ?? ""))
      return null;
    return match.your_seats.find((s) => deciders.includes(s)) ?? null;
  }

  /** Play both sides, without the cover between them; or hand the screen over again. */
  play(how: Alone): void {
    this.alone = how;
    keepAlone(this.#table.id, how);
    this.uncover();
  }

  /** Alone: the seat that must act looks by itself, and with open pieces the others' views lie beside. */
  uncover(): void {
    const { id, seat, state } = this.#table;
    if (this.alone === "cover" || !state?.match.same_screen) {
      this.views = [];
      return;
    }
    this.covered = false;
    if (this.handTo) this.#table.show(this.handTo);
    const others = this.alone === "open" ? state.match.your_seats.filter((s) => s !== seat) : [];
    const views = others.map((one) =>
      get<{ view: unknown }>(`/matches/${id}/view?seat=${one}`).then((told) => told.view),
    );
    void Promise.all(views)
      .then((all) => (this.views = all))
      .catch(() => undefined);
  }
}
