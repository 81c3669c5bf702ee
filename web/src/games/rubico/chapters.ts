// The log by round: what was said, the choice and the reveal are one line each, which opens to what happened in it.
import { t } from "../../lib/i18n.svelte";
import type { GameEvent } from "../../lib/playing";
import type { Item, Step } from "../../lib/steps";
import { type Open, by, cut, halved } from "../chapters";
import type { Chapter } from "../module";
import { seatName } from "./say";

type Kind = "round" | "talk" | "choice" | "reveal";
const BEGINS: Record<string, Kind> = {
  round_began: "round",
  rows_published: "talk",
  choice_began: "choice",
  extra_added: "reveal",
  card_discarded: "reveal",
  card_revealed: "reveal",
};

type Part = Open<Kind>;

/** An entry cut where a part begins: rows that were the last to be laid, a reveal that the last answer brought. */
function pieces(entry: Item): [Kind | null, Item][] {
  let kind: Kind | null = null;
  const begins = entry.events.map((event) => {
    const next = BEGINS[event.kind];
    if (!next || (next === kind && next === "reveal")) return null;
    return (kind = next);
  });
  return cut(
    entry,
    begins.flatMap((one, i) => (one ? [i] : [])),
  ).map(([from, piece]) => {
    const one = begins[from] ?? null;
    // what the table does by itself is nobody's act
    return [one, { ...piece, seat: from === 0 && one !== "reveal" ? piece.seat : null }];
  });
}

function eventsOf(open: Part): GameEvent[] {
  return [...open.entries.flatMap((e) => e.events), ...open.within.flatMap(eventsOf)];
}

function title(open: Part): string {
  const events = eventsOf(open);
  if (open.kind === "round") {
    const head = t("rubico.log.round", { n: Number(open.began.round), who: seatName(String(open.began.centurion)) });
    return events.some((e) => e.kind === "reveal_counted") ? `${head} · ${outcome(events)}` : head;
  }
  if (open.kind === "choice")
    return t("rubico.log.choice", { who: seatName(String(open.began.seat)), n: Number(open.began.cards) });
  if (open.kind === "reveal") {
    const what = outcome(events);
    return what ? t("rubico.log.reveal", { what }) : t("rubico.log.revealing");
  }
  const claims = events.filter((e) => e.kind === "card_claimed").length;
  return claims ? t("rubico.log.talk", { n: claims }) : t("rubico.log.talk.none");
}

/** The colours that counted, and how far Caesar went; nothing while cards are still being turned. */
function outcome(events: readonly GameEvent[]): string {
  const counted = events.find((e) => e.kind === "reveal_counted");
  const advanced = events.find((e) => e.kind === "caesar_advanced");
  const steps = Number(advanced?.steps ?? 0);
  const colours = counted ? t("rubico.log.counted", { red: Number(counted.red), blue: Number(counted.blue) }) : "";
  const way = !advanced ? "" : t(steps ? "rubico.log.steps" : "rubico.log.stands", { n: steps });
  return [colours, way].filter(Boolean).join(" · ");
}

function closed(open: Part, at: Step | null, isLast: boolean): Chapter {
  const parts = [
    ...open.entries,
    ...open.within.map((one, i) => closed(one, at, isLast && i === open.within.length - 1)),
  ];
  return { key: open.key, title: title(by(open, at)), seat: null, open: isLast, parts };
}

/** The rounds, and before them what belongs to none. */
export function chapters(items: readonly Item[], _viewer: string | null, at: Step | null): (Chapter | Item)[] {
  const before: Item[] = [];
  const rounds: Part[] = [];
  for (const [kind, piece] of items.flatMap(pieces)) {
    const round = rounds.at(-1);
    const began = piece.events[0];
    if (kind && began) {
      const key = `${kind} ${piece.number} ${piece.from}`;
      const open: Part = { kind, began, key, entries: halved(piece, at), within: [] };
      if (kind === "round") rounds.push(open);
      else (round?.within ?? rounds).push(open);
    } else (round?.within.at(-1)?.entries ?? round?.entries ?? before).push(...halved(piece, at));
  }
  return [...before, ...rounds.map((round, i) => closed(round, at, i === rounds.length - 1))];
}
