// The token a person holds over the board, and where and how it would lie. Everything legal is read from the table's list.
import { forEachTable } from "../../table/each.svelte";
import { BORDER, BORDERS, tokenFace, towards } from "./data";
import { plansFor } from "./plan";
import { type CaesarTable, type Placement, placement } from "./view";

export class Selection {
  token = $state<string | null>(null);
  border = $state<string | null>(null);
  turned = $state(false);
  facedown = $state(false);
  table: CaesarTable;

  constructor(table: CaesarTable) {
    this.table = table;
  }

  placements: Placement[] = $derived.by(() =>
    this.table.planning
      ? plansFor(this.table.view)
      : this.table.legal.map(placement).filter((p): p is Placement => p !== null),
  );
  tokens = $derived.by(() => new Set(this.placements.map((p) => p.token)));
  /** Spaces where the held token may go. */
  spaces = $derived.by(() => new Set(this.placements.filter((p) => p.token === this.token).map((p) => p.border)));
  /** Targets of the choice that follows a placement: Might, closing order, a home-made bonus. */
  targets = $derived.by(() => {
    const borders = new Map<string, string>();
    const provinces = new Map<string, string>();
    for (const action of this.table.legal) {
      const words = action.split(" ");
      if (action.startsWith("might token ")) borders.set(words[2]!, action);
      else if (action.startsWith("might marker ")) provinces.set(words[2]!, action);
      else if (action.startsWith("choose space ")) borders.set(words[2]!, action);
      else if (action.startsWith("choose province ")) provinces.set(words[2]!, action);
      else if (words[0] === "close") provinces.set(words[1]!, action);
    }
    return { borders, provinces };
  });
  mayHide = $derived.by(() =>
    this.placements.some((p) => p.token === this.token && p.border === this.border && !p.values),
  );

  /** Whether it lies differently the other way round. */
  mayTurn = $derived.by(
    () => this.token !== null && tokenFace(this.token).values[0] !== tokenFace(this.token).values[1],
  );

  /** The placement as it lies now, with its values. */
  lying: Placement | null = $derived.by(() => this.lyingAt(this.border));

  /** The held token as it would lie on a space. */
  lyingAt(border: string | null): Placement | null {
    const here = this.placements.filter((p) => p.token === this.token && p.border === border);
    if (this.facedown) {
      const hidden = here.find((p) => !p.values);
      if (hidden) return hidden;
    }
    const open = here.filter((p) => p.values);
    const [high] = this.token ? tokenFace(this.token).values : [0];
    return open.find((p) => (p.values![0] === high) !== this.turned) ?? open[0] ?? null;
  }

  hold(token: string | null): void {
    if (this.table.busy) return;
    const keep =
      token !== null &&
      this.border !== null &&
      this.placements.some((p) => p.token === token && p.border === this.border);
    this.token = token;
    if (!keep) this.border = null;
    this.facedown = false;
    this.tell();
  }

  /** Put the held token on a space; a space that refuses it says why. */
  put(border: string): void {
    if (this.table.busy) return;
    const target = this.targets.borders.get(border);
    if (target) {
      void this.table.act(target);
      return;
    }
    if (!this.placements.length) return;
    const token = this.token;
    if (!token) {
      const fitting = [...new Set(this.placements.filter((p) => p.border === border).map((p) => p.token))];
      if (fitting.length === 1) this.token = fitting[0]!;
      else {
        const [first] = this.placements;
        if (!fitting.length && first) void this.table.whyNot(this.asked(first.token, border));
        else this.table.missed?.(`at ${border}`);
        return;
      }
    } else if (!this.spaces.has(border)) {
      void this.table.whyNot(this.asked(token, border));
      return;
    }
    if (this.border === border) {
      this.turn();
      return;
    }
    this.border = border;
    this.facedown = false;
    this.tell();
  }

  turn(): void {
    this.turned = !this.turned;
    this.facedown = false;
    this.tell();
  }

  hide(): void {
    this.facedown = !this.facedown;
    this.tell();
  }

  /** A whole placement at once, as a hint names it. */
  lay(action: string): boolean {
    const wanted = this.placements.find((p) => p.action === action);
    if (!wanted) return false;
    const [high] = tokenFace(wanted.token).values;
    this.token = wanted.token;
    this.border = wanted.border;
    this.facedown = !wanted.values;
    this.turned = wanted.values !== null && wanted.values[0] !== high;
    this.tell();
    return true;
  }

  clear(): void {
    this.token = null;
    this.border = null;
    this.turned = false;
    this.facedown = false;
    this.table.choose(null);
  }

  /** The next space in a direction, for arrow keys. */
  next(from: string | null, dx: number, dy: number): string {
    const start = from ? BORDER.get(from) : undefined;
    if (!start) return BORDERS[0]!.id;
    return towards(BORDERS, start, dx, dy);
  }

  private tell(): void {
    const drafted = this.border ? (this.lying?.action ?? null) : null;
    this.table.choose(drafted);
    if (drafted && this.table.draft !== drafted) this.border = null;
  }

  private asked(token: string, border: string): string {
    const [high, low] = tokenFace(token).values;
    return `place ${token} ${border} ${this.turned ? `${low}/${high}` : `${high}/${low}`}`;
  }
}

/** One selection per table, shared by the map, the hand and the keys. */
export const selectionOf = forEachTable((table: CaesarTable) => new Selection(table));
