// A newcomer's match in the lesson's voice: what has happened, what to look for, and what a draft would bring about. Each
// comment is read from the board as it lies; where nothing can be said truly, nothing is.
import type { Entry } from "../../lib/types";
import type { GameEvent, Preview } from "../../lib/playing";
import { BORDER, BORDERS, PROVINCE, PROVINCES, type Province, type Seat } from "./data";
import type { CaesarView } from "./view";

export interface Comment {
  /** A key of the words below `caesar.guide`. */
  key: string;
  facts: Record<string, string | number>;
  /** It asks for care. */
  careful?: boolean;
}

const other = (seat: Seat): Seat => (seat === "caesar" ? "pompey" : "caesar");
const freeSpaces = (view: CaesarView, { borders }: Province): string[] => borders.filter((id) => !view.borders[id]);
const isOpen = (view: CaesarView, { id }: Province): boolean => !view.provinces[id]!.closed;

/** All events since my last move, that one's too. */
export function since(entries: readonly Entry[], seat: Seat): GameEvent[] {
  const mine = entries.findLastIndex((e) => e.seat === seat);
  return entries.slice(Math.max(mine, 0)).flatMap((e) => e.events);
}

/** The weightiest things that have happened, at most two. */
export function happened(view: CaesarView, seat: Seat, events: readonly GameEvent[]): Comment[] {
  const comments: Comment[] = [];
  for (const e of events) {
    const mine = e.seat === seat;
    const province = String(e.province ?? "");
    if (e.kind === "province_won")
      comments.push({
        key: mine ? "won" : "lost",
        facts: { province, mine: Number(e[seat]), its: Number(e[other(seat)]) },
      });
    else if (e.kind === "province_tied") comments.push({ key: "tied", facts: { province } });
    else if (e.kind === "border_marked") {
      const [first, second] = BORDER.get(String(e.border))!.provinces;
      comments.push({ key: mine ? "border" : "its_border", facts: { province: first, neighbour: second } });
    } else if (e.kind === "bonus_taken" && !mine)
      comments.push({ key: "its_bonus", facts: { province, bonus: String(e.bonus) } });
  }
  if (comments.length) return comments.slice(-2);
  const laid = events.findLast((e) => e.kind === "token_placed" && e.seat !== seat);
  if (!laid) return [];
  const [first, second] = BORDER.get(String(laid.border))!.provinces;
  const [a, b] = laid.values as [number, number];
  return [{ key: "laid", facts: { token: String(laid.token), a, b, province: first, neighbour: second } }];
}

/** What is worth looking at before a token is chosen: a province to close, one to guard, a neighbour to win. */
export function toLookFor(view: CaesarView, seat: Seat, open: ReadonlySet<string>): Comment[] {
  const comments: Comment[] = [];
  for (const province of PROVINCES.filter((p) => isOpen(view, p))) {
    const [last, ...more] = freeSpaces(view, province);
    const bonus = view.bonuses[province.id];
    if (!last || more.length || !bonus) continue;
    const { [seat]: mine, [other(seat)]: its } = view.provinces[province.id]!.totals;
    const facts = { province: province.id, bonus, mine, its };
    comments.push({ key: open.has(last) ? "may_close" : "its_to_close", facts });
  }
  if (comments.length) return comments.slice(0, 2);
  if (!BORDERS.some(({ id }) => view.borders[id]?.seat === seat)) {
    const small = PROVINCES.toSorted((a, b) => a.borders.length - b.borders.length)[0]!;
    return [{ key: "start", facts: { province: small.id, n: small.borders.length } }];
  }
  const pair = neighbourToWin(view, seat);
  return [pair ? { key: "neighbour", facts: pair } : { key: "build", facts: {} }];
}

function neighbourToWin(view: CaesarView, seat: Seat): { province: string; neighbour: string } | null {
  for (const { provinces } of BORDERS)
    for (const [held, near] of [provinces, [provinces[1], provinces[0]] as const]) {
      const at = view.provinces[held]!;
      if (at.control === seat && !at.flipped && isOpen(view, PROVINCE.get(near)!))
        return { province: held, neighbour: near };
    }
  return null;
}

/** What the drafted placement would bring about. */
export function ofDraft(view: CaesarView, seat: Seat, border: string, preview: Preview | null): Comment[] {
  if (!preview) return [];
  const closes = preview.events.flatMap((e): Comment[] => {
    if (e.kind !== "province_won") return [];
    const province = String(e.province);
    return [{ key: e.seat === seat ? "draft_wins" : "draft_gives", facts: { province }, careful: e.seat !== seat }];
  });
  const leaves = BORDER.get(border)!.provinces.flatMap((id): Comment[] => {
    const province = PROVINCE.get(id)!;
    const free = freeSpaces(view, province).filter((space) => space !== border);
    const bonus = view.bonuses[id];
    return isOpen(view, province) && free.length === 1 && bonus
      ? [{ key: "draft_leaves", facts: { province: id, bonus }, careful: true }]
      : [];
  });
  return [...closes, ...leaves];
}
