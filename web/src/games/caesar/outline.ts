// Province outlines with a hand-drawn line: every edge wavers the same way for both of its provinces.
import { type Point, WIDTH, HEIGHT } from "./data";

const STEPS = 10;

function noise(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return s / 4294967296 - 0.5;
  };
}

function onRim(a: Point, b: Point): boolean {
  const near = (v: number, w: number) => Math.abs(v - w) < 1;
  return (
    [0, WIDTH].some((x) => near(a[0], x) && near(b[0], x)) || [0, HEIGHT].some((y) => near(a[1], y) && near(b[1], y))
  );
}

function wavering(a: Point, b: Point): Point[] {
  if (onRim(a, b)) return [a, b];
  const forward = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
  const [from, to] = forward ? [a, b] : [b, a];
  const random = noise(Math.round(from[0] * 73 + from[1] * 131 + to[0] * 17 + to[1] * 7));
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const normal: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  let drift = 0;
  const points: Point[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    drift = drift * 0.6 + random() * 5;
    const off = drift * Math.sin(Math.PI * t);
    points.push([from[0] + (to[0] - from[0]) * t + normal[0] * off, from[1] + (to[1] - from[1]) * t + normal[1] * off]);
  }
  return forward ? points : points.reverse();
}

/** A closed SVG path through smoothed points. */
export function provincePath(outline: Point[]): string {
  const points = outline.flatMap((p, i) => wavering(p, outline[(i + 1) % outline.length]!).slice(0, -1));
  const f = (v: number) => v.toFixed(1);
  const mid = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  const start = mid(points[points.length - 1]!, points[0]!);
  const parts = points.map((p, i) => {
    const next = mid(p, points[(i + 1) % points.length]!);
    const corner = outline.some((o) => o[0] === p[0] && o[1] === p[1]);
    return corner
      ? `L${f(p[0])} ${f(p[1])}L${f(next[0])} ${f(next[1])}`
      : `Q${f(p[0])} ${f(p[1])} ${f(next[0])} ${f(next[1])}`;
  });
  return `M${f(start[0])} ${f(start[1])}${parts.join("")}Z`;
}
