// The log of a war by year, turn, command and battle: one line each, which opens to what happened in it.
import { type Open, by, cut, halved } from "../chapters";
import type { Chapter } from "../module";
import { t } from "../../lib/i18n.svelte";
import type { GameEvent } from "../../lib/playing";
import { type Item, type Step, isAhead } from "../../lib/steps";
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

type Part = Open<Kind>;

/** An entry cut where chapters begin; what was taken back begins none. */
function pieces(entry: Item, gone: ReadonlySet<number>): Item[] {
  const begins = entry.events.flatMap((e, i) => (BEGINS[e.kind] && !gone.has(entry.number) ? [i] : []));
  return cut(entry, begins).map(([from, piece]) =>
    from ? { ...piece, seat: (piece.events[0]!.seat as string | undefined) ?? null } : piece,
  );
}

const count = (events: readonly GameEvent[], ...kinds: string[]): number =>
  events.filter((e) => kinds.includes(e.kind)).length;

function commandTitle(began: GameEvent, events: readonly GameEvent[]): string {
  const marches = events.filter((e) => e.kind === "block_moved" && Number(e.step) < 2).length;
  const attacked = [...new Set(events.filter((e) => e.kind === "attacked").map((e) => placeName(String(e.place))))];
  const levies = count(events, "levied", "built");
  const what = [
    marches ? t("julius.log.marches", { n: marches }) : "",
    attacked.length ? t("julius.log.attacks", { places: attacked.join(", ") }) : "",
    levies ? t("julius.log.levies", { n: levies }) : "",
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

function title({ kind, began, entries, within }: Part, viewer: string | null): string {
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
function cardsTitle({ kind, entries }: Part): string {
  if (kind === "year") return t("julius.log.dealt");
  const events = entries.flatMap((e) => e.events);
  const shown = events.find((e) => e.kind === "cards_revealed");
  if (!shown) return t("julius.log.choosing");
  const cards = { caesar: cardName(String(shown.caesar)), pompeius: cardName(String(shown.pompeius)) };
  return t(count(events, "events_cancelled") ? "julius.log.void" : "julius.log.cards", cards);
}

/** What went together before where one looks and after it, each for itself. */
const gathered = (items: readonly Item[], at: Step | null): Item[] => [
  ...gather(items.filter((item) => !isAhead(item, at))),
  ...gather(items.filter((item) => isAhead(item, at))),
];

function closed(open: Part, viewer: string | null, at: Step | null): Chapter {
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
export function chapters(items: readonly Item[], viewer: string | null, at: Step | null = null): (Chapter | Item)[] {
  const gone = new Set(
    items.flatMap((e) => e.events.flatMap((v) => (v.kind === "taken_back" ? [Number(v.number)] : []))),
  );
  const before: Item[] = [];
  const years: Part[] = [];
  let path: Part[] = [];
  for (const piece of items.flatMap((item) => pieces(item, gone))) {
    const began = piece.events[0];
    const kind = began && !gone.has(piece.number) ? BEGINS[began.kind] : undefined;
    if (kind && began) {
      path = path.slice(0, DEPTH[kind]);
      const open: Part = { kind, began, key: `${kind} ${piece.number} ${piece.from}`, entries: [], within: [] };
      (path.at(-1)?.within ?? years).push(open);
      path = [...path, open];
    }
    (path.at(-1)?.entries ?? before).push(...halved(piece, at));
  }
  return [...gathered(before, at), ...years.map((y) => closed(y, viewer, at))];
}
