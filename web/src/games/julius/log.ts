// The log of movement by paths: who went together from where to where, in one line, however many clicks it took.
import { t } from "../../lib/i18n.svelte";
import type { GameEvent } from "../../lib/playing";
import type { Item } from "../../lib/steps";
import type { Entry } from "../../lib/types";
import { type Seat, placeName } from "./data";
import { blockName, seatName } from "./say";
import { seaway } from "./ways";

const STEPS = new Set(["block_moved", "block_moved_is", "embarked", "attacked", "responded"]);

interface Way {
  path: string[];
  names: string[];
  count: number;
  kind: "march" | "attack" | "reserve" | "respond";
  events: GameEvent[];
}

const isStep = (e: Entry): boolean =>
  e.events.every((v) => STEPS.has(v.kind)) && (e.events.length > 0 || /^(move|stop)\b/.test(e.action ?? ""));

/** The ways of some entries, one for each block, in the order of their first step. */
function ways(entries: readonly Entry[]): Way[] {
  const found: Way[] = [];
  let sailing: GameEvent[] = [];
  for (const e of entries.flatMap((entry) => entry.events)) {
    if (e.kind === "embarked") {
      sailing.push(e);
      continue;
    }
    const last = found.at(-1);
    if (e.kind === "block_moved" && Number(e.step) > 1 && last) last.path.push(String(e.to));
    else if (e.kind === "block_moved") {
      found.push({
        path: [String(e.from), ...sailing.flatMap((s) => seaway(String(s.to), String(e.to))), String(e.to)],
        names: [],
        count: 1,
        kind: "march",
        events: sailing,
      });
      sailing = [];
    } else if (e.kind === "block_moved_is" && last && Number(e.step) < 2) last.names.push(blockName(String(e.block)));
    else if (e.kind === "attacked" && last) last.kind = e.reserve ? "reserve" : "attack";
    else if (e.kind === "responded" && last) last.kind = "respond";
    found.at(-1)?.events.push(e);
  }
  return found;
}

function together(all: Way[]): Way[] {
  const groups = new Map<string, Way>();
  for (const way of all) {
    const name = `${way.kind} ${way.path.join(" ")}`;
    const group = groups.get(name);
    if (!group) groups.set(name, way);
    else {
      group.count++;
      group.names.push(...way.names);
      group.events.push(...way.events);
    }
  }
  return [...groups.values()];
}

function said(way: Way, seat: Seat): string {
  const who = way.names.length ? way.names.join(", ") : t("julius.say.many", { n: way.count, seat: seatName(seat) });
  return t(`julius.log.${way.kind}`, { who, path: way.path.map(placeName).join(" → ") });
}

/** One line for each way that blocks of a side went in a row; everything else as it was told. */
export function gather(entries: readonly Item[]): Item[] {
  const undone = new Set(
    entries.flatMap((e) => e.events.filter((v) => v.kind === "taken_back").map((v) => Number(v.number))),
  );
  const out: Item[] = [];
  let run: Item[] = [];
  const flush = (): void => {
    const all = together(ways(run));
    if (all.length) {
      const marks = all.map(
        (w) =>
          w.events.find((v) => v.kind === "attacked" || v.kind === "responded" || v.kind === "embarked") ??
          w.events[0]!,
      );
      out.push({
        ...run.at(-1)!,
        events: [...marks, ...all.flatMap((w) => w.events)],
        words: all.map((w) => said(w, run[0]!.seat as Seat)),
      });
    } else out.push(...run);
    run = [];
  };
  for (const entry of entries) {
    const goesOn = isStep(entry) && !undone.has(entry.number);
    if (run.length && (!goesOn || run[0]!.seat !== entry.seat)) flush();
    if (goesOn) run.push(entry);
    else out.push(entry);
  }
  flush();
  return out;
}
