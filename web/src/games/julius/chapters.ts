// The log of a war by year, turn, command and battle: one line each, which opens to what happened in it.
import type { Chapter } from "../module";
import { t } from "../../lib/i18n.svelte";
import type { GameEvent } from "../../lib/playing";
import type { Entry } from "../../lib/types";
import { battlesOf } from "./battles";
import { result } from "./battlewords";
import { type Seat, placeName } from "./data";
import { gather } from "./log";
import { cardName, seatName } from "./say";

type Kind = "year" | "turn" | "command" | "battle" | "winter";
/** How deep each chapter lies: a turn and a winter in a year, commands and battles in a turn. */
const DEPTH: Record<Kind, number> = { year: 0, turn: 1, winter: 1, command: 2, battle: 2 };
const BEGINS: Record<string, Kind> = {
  year_began: "year",
  turn_began: "turn",
  winter_began: "winter",
  command_began: "command",
  battle_began: "battle",
};

interface Open {
  kind: Kind;
  began: GameEvent;
  key: string;
  /** Entries of its own, before any chapter within it. */
  entries: Entry[];
  within: Open[];
}

/** An entry cut where chapters begin; what was taken back begins none. */
function pieces(entry: Entry, gone: ReadonlySet<number>): Entry[] {
  const cuts = entry.events.flatMap((e, i) => (i > 0 && BEGINS[e.kind] && !gone.has(entry.number) ? [i] : []));
  return [0, ...cuts].map((from, i) => {
    const to = cuts[i] ?? entry.events.length;
    const last = i === cuts.length;
    return {
      ...entry,
      events: entry.events.slice(from, to),
      words: entry.words.slice(from, last ? undefined : to),
      seat: i ? ((entry.events[from]!.seat as string | undefined) ?? null) : entry.seat,
      why: i ? null : entry.why,
    };
  });
}

const count = (events: readonly GameEvent[], ...kinds: string[]): number =>
  events.filter((e) => kinds.includes(e.kind)).length;

function commandTitle(began: GameEvent, events: readonly GameEvent[]): string {
  const marches = events.filter((e) => e.kind === "block_moved" && Number(e.step) < 2).length;
  const attacked = [...new Set(events.filter((e) => e.kind === "attacked").map((e) => placeName(String(e.place))))];
  const levies = count(events, "levied", "built");
  const what = [
    marches ? t(marches === 1 ? "julius.log.one_marches" : "julius.log.marches", { n: marches }) : "",
    attacked.length ? t("julius.log.attacks", { places: attacked.join(", ") }) : "",
    levies ? t(levies === 1 ? "julius.log.one_levy" : "julius.log.levies", { n: levies }) : "",
    ...events
      .filter((e) => e.kind === "vulcan_struck")
      .map((e) => t("julius.log.struck", { place: placeName(String(e.place)) })),
    ...events
      .filter((e) => e.kind === "jupiter_drew")
      .map((e) => t("julius.log.drew", { place: placeName(String(e.place)) })),
  ].filter(Boolean);
  const head = t("julius.command", { seat: seatName(began.seat as Seat), card: cardName(String(began.card)) });
  return what.length ? `${head}: ${what.join(", ")}` : head;
}

function battleTitle(began: GameEvent, entries: readonly Entry[], viewer: string | null): string {
  const battle = battlesOf(entries)[0];
  return battle?.winner ? result(battle, viewer) : t("julius.battle", { place: placeName(String(began.place)) });
}

function title({ kind, began, entries, within }: Open, viewer: string | null): string {
  const events = entries.flatMap((e) => e.events);
  if (kind === "year") {
    const counted = within.flatMap((c) => c.entries.flatMap((e) => e.events)).find((e) => e.kind === "victory_checked");
    const year = t("julius.year", { year: Number(began.year) });
    return counted
      ? `${year} · ${seatName("caesar")} ${counted.caesar} : ${counted.pompeius} ${seatName("pompeius")}`
      : year;
  }
  if (kind === "turn") return t("julius.log.turn", { turn: Number(began.turn) });
  if (kind === "winter") return t("julius.log.winter");
  return kind === "command" ? commandTitle(began, events) : battleTitle(began, entries, viewer);
}

/** What a year or a turn begins with: the deal, the choice of cards and what they were. */
function cardsTitle({ kind, entries }: Open): string {
  if (kind === "year") return t("julius.log.dealt");
  const events = entries.flatMap((e) => e.events);
  const shown = events.find((e) => e.kind === "cards_revealed");
  if (!shown) return t("julius.log.choosing");
  const cards = { caesar: cardName(String(shown.caesar)), pompeius: cardName(String(shown.pompeius)) };
  return t(count(events, "events_cancelled") ? "julius.log.void" : "julius.log.cards", cards);
}

/** The number of the entry that a chapter began with. */
const start = (open: Open): number => Number(open.key.split(" ")[1]);

/** A chapter as it was told by an entry; one that began later is told as a whole, because it is shown as later. */
function by(open: Open, at: number | null): Open {
  if (at === null || start(open) > at) return open;
  const within = open.within.filter((c) => start(c) <= at).map((c) => by(c, at));
  return { ...open, entries: open.entries.filter((e) => e.number <= at), within };
}

/** What went together before an entry and after it, each for itself. */
const gathered = (entries: readonly Entry[], at: number | null): Entry[] =>
  at === null
    ? gather(entries)
    : [...gather(entries.filter((e) => e.number <= at)), ...gather(entries.filter((e) => e.number > at))];

function closed(open: Open, viewer: string | null, at: number | null): Chapter {
  const own = gathered(open.entries, at);
  const then = by(open, at);
  const begins = open.kind === "year" || open.kind === "turn";
  const cards: Chapter = { key: `${open.key} cards`, title: cardsTitle(then), seat: null, open: false, parts: own };
  return {
    key: open.key,
    title: title(then, viewer),
    seat: open.kind === "command" ? String(open.began.seat) : null,
    open: open.kind === "turn",
    parts: [...(begins ? (own.length ? [cards] : []) : own), ...open.within.map((c) => closed(c, viewer, at))],
  };
}

/** The chapters of a war, and before them what belongs to none. */
export function chapters(
  entries: readonly Entry[],
  viewer: string | null,
  at: number | null = null,
): (Chapter | Entry)[] {
  const gone = new Set(
    entries.flatMap((e) => e.events.flatMap((v) => (v.kind === "taken_back" ? [Number(v.number)] : []))),
  );
  const before: Entry[] = [];
  const years: Open[] = [];
  let path: Open[] = [];
  for (const piece of entries.flatMap((e) => pieces(e, gone))) {
    const began = piece.events[0];
    const kind = began && !gone.has(piece.number) ? BEGINS[began.kind] : undefined;
    if (kind && began) {
      path = path.slice(0, DEPTH[kind]);
      const open: Open = { kind, began, key: `${kind} ${piece.number}`, entries: [], within: [] };
      (path.at(-1)?.within ?? years).push(open);
      path = [...path, open];
    }
    (path.at(-1)?.entries ?? before).push(piece);
  }
  return [...gathered(before, at), ...years.map((y) => closed(y, viewer, at))];
}
