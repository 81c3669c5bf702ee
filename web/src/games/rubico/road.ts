// Where things lie on the drawn road, after an ancient itinerary: one long strip, stations at hooks in the line.
export const WIDTH = 800;
export const HEIGHT = 270;
const LEFT = 52;
const RIGHT = 742;
const MIDDLE = 136;
const SWING = 16;

export interface Station {
  x: number;
  y: number;
  /** Whether the name stands above. */
  above: boolean;
}

export function stationsOf(n: number): Station[] {
  return Array.from({ length: n }, (_, i) => ({
    x: LEFT + ((RIGHT - LEFT) * i) / Math.max(1, n - 1),
    y: MIDDLE + (i % 2 ? -SWING : SWING),
    above: i % 2 === 1,
  }));
}

/** The line through some stations, with the itinerary's little hook before each. */
export function line(stations: Station[]): string {
  const [first, ...rest] = stations;
  if (!first) return "";
  return (
    `M${first.x} ${first.y}` +
    rest
      .map((s, i) => {
        const before = stations[i]!;
        const turn = s.x - 16;
        return `L${turn} ${before.y + (s.y - before.y) * 0.35}l4 ${(s.y - before.y) * 0.3}L${s.x} ${s.y}`;
      })
      .join("")
  );
}

/** A chain of hills from one point to another, as small humps. */
export function hills(from: [number, number], to: [number, number], n: number, size: number): string {
  let d = "";
  for (let i = 0; i < n; i++) {
    const x = from[0] + ((to[0] - from[0]) * i) / (n - 1);
    const y = from[1] + ((to[1] - from[1]) * i) / (n - 1) + (i % 2 ? -size * 0.3 : 0);
    d += `M${x - size} ${y}q${size * 0.5} ${-size * 1.5} ${size} ${-size * 0.2}q${size * 0.5} ${-size} ${size} ${size * 0.2}z`;
  }
  return d;
}

/** Rows of little waves in a strip. */
export function waves(top: number, bottom: number): string {
  let d = "";
  for (let y = top, row = 0; y < bottom; y += 11, row++) {
    for (let x = 20 + (row % 2) * 22; x < WIDTH - 30; x += 44) d += `M${x} ${y}q5.500 -5 11 0t11 0`;
  }
  return d;
}
