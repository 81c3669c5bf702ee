// Keys of the table: the game's own first, then those every table has.
import type { GameModule } from "../games/module";
import type { LiveMatch } from "../lib/live.svelte";
import { isLater } from "../lib/steps";

const TABS: Record<string, string> = { l: "log", c: "chat", i: "info", t: "text", m: "menu" };

export function boardKeys(table: LiveMatch, game: GameModule, event: KeyboardEvent, show: (tab: string) => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  if (target.closest("input, textarea, select, dialog")) return;
  const key = event.key.toLowerCase();
  if (key === "e") {
    if (table.draft) void table.commit();
    else if (table.handTo) table.covered = true;
    else if (table.legal.length === 1 && table.legal[0] === "pass") void table.act("pass");
  } else if (key === "u") {
    if (table.may("undo")) void table.undo();
  } else if (key === "s" && table.telling) table.skip();
  else if (key === ",") void step(table, -1);
  else if (key === ".") void step(table, 1);
  else if (TABS[key]) show(TABS[key]!);
  else if (!game.key(table, event)) return;
  event.preventDefault();
}

/** One step through the history; past the last one is now. */
export async function step(table: LiveMatch, by: number): Promise<void> {
  const here = { number: table.at ?? table.state?.number ?? 0, told: table.part };
  const next = by < 0 ? table.steps.findLast((s) => isLater(here, s)) : table.steps.find((s) => isLater(s, here));
  if (!next) return;
  if (by > 0) await table.walk(next);
  else await table.look(next.number, next.told);
}
