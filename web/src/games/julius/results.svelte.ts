// Which results of battles a person has put away, and whether the battle itself is before the map.
import { type BattleTold, battlesOf } from "./battles";
import type { JuliusTable } from "./view";

export class Results {
  /** The entry of the last end of a battle that needs no more showing. */
  #closed = $state(-1);
  /** The battle that was put aside to look at the map, by the entry of its beginning. */
  #aside = $state(-1);
  #table: JuliusTable;
  battles: BattleTold[] = $derived.by(() => battlesOf(this.#table.story));

  constructor(table: JuliusTable) {
    this.#table = table;
    this.close();
  }

  /** Battles that ended since the person sat down, and whose results are still open. */
  get open(): BattleTold[] {
    return this.battles.filter((b) => b.ended !== null && b.ended > this.#closed);
  }
  /** The battle that is being fought or told. */
  get now(): BattleTold | null {
    const [last, view] = [this.battles.at(-1), this.#table.view];
    return last && view.battle?.place === last.place ? last : null;
  }
  get before(): boolean {
    const { view } = this.#table;
    return (view?.battle?.round ?? 0) > 0 && (this.now?.began ?? 0) !== this.#aside;
  }
  aside(): void {
    this.#aside = this.now?.began ?? 0;
  }
  back(): void {
    this.#aside = -1;
  }
  close(): void {
    this.#closed = this.battles.reduce((last, b) => Math.max(last, b.ended ?? -1), this.#closed);
  }
}

const all = new WeakMap<JuliusTable, Results>();

/** One a table, from the moment somebody sits down. */
export function resultsOf(table: JuliusTable): Results {
  const known = all.get(table);
  if (known) return known;
  let made!: Results;
  $effect.root(() => {
    made = new Results(table);
  });
  all.set(table, made);
  return made;
}
