// What a person points at while deciding, shared by the table's picture, the hand and the keys. Nothing of it leaves the page.
import type { RubicoTable } from "./view";

export class Pointing {
  /** The place of the own row that is held or spoken of, from 1; 0 for none. */
  place = $state(0);
  /** The person has opened the power: its targets are shown. */
  armed = $state(false);
  /** The role is uncovered for as long as this holds. */
  peek = $state(false);
  /** The table claim that waits for its seat. */
  word = $state<string | null>(null);

  /** The claim of another's that is answered, `p3 2`; empty while it is chosen. */
  answering = $state<string | null>(null);

  clear(): void {
    this.place = 0;
    this.answering = null;
    this.armed = false;
    this.word = null;
  }
}

const all = new WeakMap<RubicoTable, Pointing>();

export function pointingOf(table: RubicoTable): Pointing {
  let known = all.get(table);
  if (!known) all.set(table, (known = new Pointing()));
  return known;
}

/** The own row's card is tapped: hold it, swap it with the held one, or speak of it. */
export function tapOwn(table: RubicoTable, place: number): void {
  const ui = pointingOf(table);
  const held = ui.place;
  if (!held || held === place) {
    ui.place = held === place ? 0 : place;
    return;
  }
  const swap = `swap ${Math.min(held, place)} ${Math.max(held, place)}`;
  if (table.legal.includes(swap)) {
    ui.place = 0;
    void table.act(swap);
  } else ui.place = place;
}

/** Say something, then go on to the next card not yet spoken of. */
export async function speak(table: RubicoTable, action: string): Promise<void> {
  const ui = pointingOf(table);
  const place = ui.place;
  await table.act(action);
  ui.word = null;
  if (!action.startsWith("claim ")) return;
  const row = table.view.rows[table.view.seat ?? ""] ?? [];
  const left = row
    .flatMap((card, i) => (card.said ? [] : [i + 1]))
    .filter((n) => table.legal.includes(`claim ${n} red`));
  ui.place = left.find((n) => n > place) ?? left[0] ?? 0;
}
