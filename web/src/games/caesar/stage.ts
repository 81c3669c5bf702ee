// A turn of CAESAR! told in its order: a piece lands, a province closes and gives its bonus away, its winner's marker and
// tint come, border markers follow, the bonus speaks. Each beat shows the view as it was just then; the last word is
// always the server's own view, which the director puts in their place.
import type { Beat } from "../../lib/director.svelte";
import type { GameEvent } from "../../lib/playing";
import type { Sound } from "../../lib/sound";
import { BORDER, type Seat } from "./data";
import type { CaesarEvent } from "./made/events";
import type { CaesarView, ProvinceView } from "./view";

interface Manner {
  ms: number;
  sound?: Sound;
  read?: boolean;
}
const LANDING: Manner = { ms: 620, sound: "land" };
/** The person has laid it there already, as a draft. */
const LAID: Manner = { ms: 260, sound: "land" };
const MANNERS: Partial<Record<CaesarEvent["kind"], Manner>> = {
  token_placed: LANDING,
  token_hidden: LANDING,
  province_closed: { ms: 320 },
  bonus_taken: { ms: 520 },
  province_won: { ms: 1350, sound: "close", read: true },
  province_tied: { ms: 1350, sound: "close", read: true },
  italia_second: { ms: 700, sound: "marker" },
  border_marked: { ms: 620, sound: "marker", read: true },
  tactics: { ms: 1100, sound: "bonus", read: true },
  wealth: { ms: 1100, sound: "bonus", read: true },
  senate: { ms: 1100, sound: "bonus", read: true },
  senate_marker: { ms: 600, sound: "marker" },
  token_turned: { ms: 1100, sound: "bonus", read: true },
  marker_turned: { ms: 1100, sound: "bonus", read: true },
  poisoned: { ms: 1300, sound: "bonus", read: true },
  centurion_taken: { ms: 1100, sound: "bonus", read: true },
  bonus_aside: { ms: 700, sound: "bonus", read: true },
  auto_choice: { ms: 1100, read: true },
  own_began: { ms: 1100, sound: "bonus", read: true },
  own_turned: { ms: 700, sound: "bonus" },
  own_turned_around: { ms: 700, sound: "bonus" },
  own_taken_back: { ms: 700, sound: "bonus" },
  own_marked: { ms: 620, sound: "marker" },
  own_marker: { ms: 600, sound: "marker" },
  own_claimed: { ms: 700, sound: "marker" },
  own_marker_turned: { ms: 700, sound: "bonus" },
  own_marker_raised: { ms: 700, sound: "bonus" },
};

/** Beats of an entry: each begins with an event that has a manner of its own, the quiet ones go with the beat before. */
export function tell(before: CaesarView, events: readonly GameEvent[], viewer: string | null): Beat<CaesarView>[] {
  const beats: Beat<CaesarView>[] = [];
  let view = before;
  let quiet: GameEvent[] = [];
  for (const event of events) {
    const now = after(view, event as unknown as CaesarEvent);
    const manner = mannerOf(event, viewer);
    if (manner) {
      beats.push({ view: now, events: [...quiet, event], ...manner });
      quiet = [];
    } else if (beats.length) {
      const last = beats.at(-1)!;
      beats[beats.length - 1] = { ...last, view: now, events: [...last.events, event] };
    } else quiet.push(event);
    view = now;
  }
  return beats;
}

function mannerOf(event: GameEvent, viewer: string | null): Manner | undefined {
  const isLaid = viewer !== null && event.seat === viewer;
  return isLaid && (event.kind === "token_placed" || event.kind === "token_hidden")
    ? LAID
    : MANNERS[event.kind as CaesarEvent["kind"]];
}

/** The open facts of the board after one event; what only the server knows waits for its view. */
export function after(view: CaesarView, e: CaesarEvent): CaesarView {
  switch (e.kind) {
    case "token_placed":
      return {
        ...influence(view, e.border, e.seat, e.values, 1),
        borders: { ...view.borders, [e.border]: lying(e.seat, e.token, [e.values[0]!, e.values[1]!]) },
        ...without(view, e.seat, e.token),
      };
    case "token_hidden":
      return {
        ...view,
        borders: { ...view.borders, [e.border]: { ...lying(e.seat, null, [0, 0]), facedown: true, hidden: true } },
      };
    case "line_drawn":
      return view.solo ? { ...view, solo: { ...view.solo, line: [...view.solo.line, e.token] } } : view;
    case "line_discarded":
      return { ...view, ...without(view, e.seat, e.token) };
    case "province_closed":
      return province(view, e.province, { closed: true });
    case "bonus_taken":
      return { ...view, bonuses: { ...view.bonuses, [e.province]: null } };
    case "province_won":
      return counted(province(view, e.province, { control: e.seat }), e.seat, 1);
    case "italia_second":
      return counted(view, e.seat, 1);
    case "border_marked":
      return counted(marked(view, e.border, e.seat), e.seat, 1);
    case "senate_marker":
    case "own_marker":
      return counted(view, e.seat, 1);
    case "own_marked":
      return counted(marked(view, e.border, e.seat), e.seat, 1);
    case "own_claimed":
      return counted(province(view, e.province, { control: e.seat }), e.seat, 1);
    case "own_senate":
    case "senate":
      return { ...view, senate: { ...view.senate, [e.seat]: e.count } };
    case "own_turned_around": {
      const there = view.borders[e.border];
      if (!there) return view;
      const [a, b] = there.values;
      const bare = influence(view, e.border, there.seat, [b - a, a - b], 1);
      return { ...bare, borders: { ...bare.borders, [e.border]: { ...there, values: [b, a] } } };
    }
    case "own_taken_back": {
      const there = view.borders[e.border];
      if (!there) return view;
      const bare = influence(view, e.border, there.seat, there.values, -1);
      return { ...bare, borders: { ...bare.borders, [e.border]: null } };
    }
    case "own_turned":
    case "token_turned": {
      const there = view.borders[e.border];
      if (!there) return view;
      const bare = influence(view, e.border, there.seat, there.values, -1);
      return { ...bare, borders: { ...bare.borders, [e.border]: { ...there, facedown: true, values: [0, 0] } } };
    }
    case "marker_turned":
    case "own_marker_turned":
      return province(view, e.province, { flipped: true });
    case "own_marker_raised":
      return province(view, e.province, { flipped: false });
    default:
      return view;
  }
}

const lying = (seat: Seat, token: string | null, values: [number, number]) => ({
  seat,
  token,
  values,
  facedown: false,
  marker: null,
  hidden: false,
});

function province(view: CaesarView, id: string, change: Partial<ProvinceView>): CaesarView {
  return { ...view, provinces: { ...view.provinces, [id]: { ...view.provinces[id]!, ...change } } };
}

function influence(view: CaesarView, border: string, seat: Seat, values: readonly number[], sign: 1 | -1): CaesarView {
  return BORDER.get(border)!.provinces.reduce((seen, id, i) => {
    const totals = seen.provinces[id]!.totals;
    return province(seen, id, { totals: { ...totals, [seat]: totals[seat] + sign * values[i]! } });
  }, view);
}

const counted = (view: CaesarView, seat: Seat, more: number): CaesarView => ({
  ...view,
  placed: { ...view.placed, [seat]: view.placed[seat] + more },
});

function marked(view: CaesarView, border: string, seat: Seat): CaesarView {
  const there = view.borders[border];
  return there ? { ...view, borders: { ...view.borders, [border]: { ...there, marker: seat } } } : view;
}

/** The token is no longer held: out of the hand that is mine, or out of Auto-Crassus's line. */
function without(view: CaesarView, seat: Seat, token: string): Partial<CaesarView> {
  const left = (tokens: readonly string[]): string[] => {
    const at = tokens.indexOf(token);
    return at < 0 ? [...tokens] : [...tokens.slice(0, at), ...tokens.slice(at + 1)];
  };
  if (view.solo?.seat === seat) return { solo: { ...view.solo, line: left(view.solo.line) } };
  return view.seat === seat && view.hand ? { hand: left(view.hand) } : {};
}
