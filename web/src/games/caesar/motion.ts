// How pieces travel: from a hand or a supply to their place, from a province to whoever takes its bonus.
import { cubicInOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import type { GameEvent } from "../../lib/playing";
import { settings } from "../../lib/settings.svelte";
import { type Point, type Seat, SUPPLY } from "./data";
import type { CaesarView } from "./view";

/** A point of the board, or whatever stands on the page under a selector. */
export type Whence = Point | string;

export interface Journey {
  /** Where the piece lies when it does not travel. */
  at: Point;
  /** Where it comes from or goes to; null: it does not travel. */
  by: Whence | null;
  delay?: number;
}
const LANDING_MS = 480;
const BEAT_MS = 240;

function pointOf(node: SVGElement, whence: Whence): Point | null {
  if (typeof whence !== "string") return whence;
  const box = document.querySelector(whence)?.getBoundingClientRect();
  const matrix = node.ownerSVGElement?.getScreenCTM();
  if (!box?.width || !matrix) return null;
  const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix.inverse());
  return [x, y];
}

/** For `in:` and `out:` alike: the piece flies in a low arc, a little larger on the way. */
export function travel(node: SVGElement, { at, by, delay = 0 }: Journey): TransitionConfig {
  const far = by && !settings.still ? pointOf(node, by) : null;
  if (!far) return { duration: 0 };
  const [dx, dy] = [far[0] - at[0], far[1] - at[1]];
  const length = Math.hypot(dx, dy);
  return {
    delay,
    duration: Math.min(720, 320 + length * 0.5),
    easing: cubicInOut,
    css: (t, u) =>
      `transform: translate(${dx * u}px, ${dy * u - Math.sin(Math.PI * t) * Math.min(46, length * 0.12)}px) scale(${1 + 0.28 * Math.sin(Math.PI * t)})`,
  };
}

/** A piece is turned over where it lies. */
export function flip(_node: Element, { delay = 0 } = {}): TransitionConfig {
  return settings.still ? { duration: 0 } : { delay, duration: 300, css: (t) => `transform: scaleX(${t})` };
}

export interface Cue {
  delay: number;
  by: Whence;
}

/**
 * What has just happened as a script for the pieces: when each sets off, and from where or whereto.
 * Keys are `token GA-SD`, `bonus gallia`, `marker gallia`, `border GA-SD`, and `supply caesar 3` for a marker that goes under a Senate token.
 */
export function script(events: readonly GameEvent[], view: CaesarView): Map<string, Cue> {
  const cues = new Map<string, Cue>();
  const markers: { key: string; seat: Seat; delay: number }[] = [];
  let delay = 0;
  for (const e of events) {
    const seat = e.seat as Seat;
    const marker = markerKey(e);
    if (e.kind === "token_placed" || e.kind === "token_hidden") {
      cues.set(`token ${e.border}`, { delay, by: plateOf(seat) });
      delay += LANDING_MS;
    } else if (e.kind === "bonus_taken")
      cues.set(`bonus ${e.province}`, { delay, by: e.bonus === "senate" ? senateSpot(view, seat) : plateOf(seat) });
    else if (marker !== null) {
      markers.push({ key: marker, seat, delay });
      delay += BEAT_MS;
    }
  }
  const spent: Record<Seat, number> = { caesar: 0, pompey: 0 };
  for (const { key, seat, delay } of markers.reverse()) {
    const nth = view.placed[seat] - ++spent[seat];
    if (key === "senate") cues.set(`supply ${seat} ${nth}`, { delay, by: senateSpot(view, seat) });
    else cues.set(key, { delay, by: SUPPLY[seat].control[nth] ?? plateOf(seat) });
  }
  return cues;
}

function markerKey(e: GameEvent): string | null {
  if (e.kind === "province_won") return `marker ${e.province}`;
  if (e.kind === "italia_second") return "marker italia 2";
  if (e.kind === "border_marked") return `border ${e.border}`;
  return e.kind === "senate_marker" ? "senate" : null;
}

/** Where the newest Senate token of a player lies. */
function senateSpot(view: CaesarView, seat: Seat): Point {
  const spots = SUPPLY[seat].senate;
  return spots[Math.min(spots.length, Math.max(1, view.senate[seat])) - 1]!;
}

export function plateOf(seat: Seat): string {
  return `.players .seat-${seat}`;
}
