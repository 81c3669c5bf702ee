// What a person has pointed at: a place or a block that narrows the list of choices. Everything legal is the server's list.
import { forEachTable } from "../../table/each.svelte";
import { PLACE, PLACES } from "./data";
import { type JuliusTable, type Choice, type JuliusView, choice, whereIs } from "./view";

export class Selection {
  place = $state<string | null>(null);
  block = $state<string | null>(null);
  /** Where the pointer or the focus rests. */
  over = $state<string | null>(null);
  /** One of the other side's blocks in the place pointed at, by the key it stands under; and the one the pointer rests on. */
  back = $state<string | null>(null);
  overBack = $state<string | null>(null);
  /** Blocks ticked to march together; once the first is under way, those that follow it. */
  group = $state.raw<string[]>([]);
  lead = $state<string | null>(null);
  /** The card pointed at, which a second tap commits. */
  card = $state<string | null>(null);
  table: JuliusTable;

  constructor(table: JuliusTable) {
    this.table = table;
  }

  get view(): JuliusView {
    return this.table.view;
  }

  choices: Choice[] = $derived.by(() => this.table.legal.map(choice));

  /** Where on the map a choice lies, if it lies anywhere. */
  at(c: Choice): string | null {
    if (c.kind === "place" || c.kind === "target") return c.place;
    return c.kind === "block" ? whereIs(this.view, c.block) : null;
  }

  /** Places that something can be done with, and whether one click does it. */
  lit = $derived.by(() => {
    const lit = new Map<string, "go" | "pick">();
    for (const c of this.choices) {
      const at = this.at(c);
      if (at) lit.set(at, c.kind === "block" ? (lit.get(at) ?? "pick") : "go");
    }
    return lit;
  });
  /** My blocks in the place pointed at that may set out now. */
  marchers: string[] = $derived.by(() =>
    this.view?.phase === "move" && this.place
      ? this.choices.flatMap((c) =>
          c.kind === "block" && c.verb === "move" && this.at(c) === this.place ? [c.block] : [],
        )
      : [],
  );
  blocks = $derived.by(() => new Set(this.choices.flatMap((c) => (c.kind === "block" ? [c.block] : []))));

  /** The choices left by what is pointed at; with nothing of it pointed at, all. */
  shown: Choice[] = $derived.by(() => {
    const here = this.choices.filter(
      (c) =>
        c.kind === "word" ||
        (this.block
          ? c.kind === "block" && c.block === this.block
          : this.place === null || c.kind === "place" || this.at(c) === this.place),
    );
    return here.some((c) => c.kind !== "word" && this.at(c) !== null) || this.block ? here : this.choices;
  });
  narrowed = $derived.by(() => this.shown.length < this.choices.length);

  pickPlace(place: string): void {
    const here = this.choices.filter((c) => (c.kind === "place" || c.kind === "target") && c.place === place);
    if (here.length === 1) {
      this.clear();
      void this.table.act(here[0]!.action);
      return;
    }
    const asked = this.choices.find((c) => c.kind === "place");
    if (asked && !here.length) void this.table.whyNot(`${asked.verb} ${place}`);
    this.block = this.back = null;
    if (this.place !== place && !this.lead) this.group = [];
    this.place = this.place === place && !here.length ? null : place;
  }

  /** A block of the other side: where the place itself is nothing to choose, what is remembered of that one. */
  pickBack(place: string, key: string): void {
    const known = this.place === place && this.back === key;
    if (this.lit.get(place) === "go" || this.place !== place) this.pickPlace(place);
    if (this.place === place) this.back = known ? null : key;
  }

  tick(block: string): void {
    this.group = this.marchers.filter((b) => (b === block) !== this.group.includes(b));
  }

  /** The first of the ticked blocks sets out; the others wait for its way. */
  async march(): Promise<void> {
    const [lead, ...others] = this.group;
    if (!lead) return;
    this.lead = lead;
    this.group = others;
    await this.table.act(`move ${lead}`);
  }

  pickBlock(block: string): void {
    const here = this.choices.filter((c) => c.kind === "block" && c.block === block);
    if (here.length === 1 && here[0]!.verb !== "disband") {
      this.block = null;
      void this.table.act(here[0]!.action);
    } else if (here.length) this.block = this.block === block ? null : block;
    else {
      const place = whereIs(this.view, block);
      const asked = this.choices.find((c) => c.kind === "block");
      if (asked && this.view.own?.some((b) => b.block === block)) void this.table.whyNot(`${asked.verb} ${block}`);
      if (place) this.pickPlace(place);
    }
  }

  /** What can be done with the card pointed at. */
  cardChoice: Choice | null = $derived.by(
    () => this.choices.find((c) => c.kind === "card" && c.card === this.card) ?? null,
  );
  /** The first tap points at a card, the second commits it. */
  pickCard(card: string): void {
    if (this.card === card) this.commitCard();
    else this.card = card;
  }
  commitCard(): void {
    if (this.table.busy) return; // nothing is heard just now: the card stays pointed at
    const choice = this.cardChoice;
    this.card = null;
    if (choice) void this.table.act(choice.action);
  }
  clear(): void {
    this.place = this.block = this.back = null;
    this.card = null;
    if (!this.lead) this.group = [];
  }

  /** The nearest place in a direction, for arrow keys. */
  next(from: string, dx: number, dy: number): string {
    const start = PLACE.get(from) ?? PLACES[0]!;
    let best = start.id;
    let least = Infinity;
    for (const p of PLACES) {
      const along = (p.at[0] - start.at[0]) * dx + (p.at[1] - start.at[1]) * dy;
      const across = Math.abs((p.at[0] - start.at[0]) * dy) + Math.abs((p.at[1] - start.at[1]) * dx);
      if (along > 6 && along + across * 2 < least) [least, best] = [along + across * 2, p.id];
    }
    return best;
  }
}

/** One selection per table, shared by the map, the hand and the keys. */
export const selectionOf = forEachTable((table: JuliusTable) => new Selection(table));
