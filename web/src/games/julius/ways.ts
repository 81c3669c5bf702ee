// Ways on the map as lines in the direction that they are gone: along a road as it is drawn, over water from sea to sea.
import { PLACE, type Point, ROADS, neighbours } from "./data";

const ROAD = new Map(
  ROADS.flatMap(({ ends: [a, b], path }) => [[`${a}/${b}`, path] as const, [`${b}/${a}`, backwards(path)] as const]),
);

/** A road drawn from its other end. */
function backwards(path: string): string {
  const [x0, y0, kx, ky, x1, y1] = path.match(/-?[\d.]+/g) as string[];
  return `M${x1} ${y1}Q${kx} ${ky} ${x0} ${y0}`;
}

/** The line from one place to the next. */
const leg = (from: string, to: string): string =>
  ROAD.get(`${from}/${to}`) ?? `M${PLACE.get(from)!.at.join(" ")}L${PLACE.get(to)!.at.join(" ")}`;

/** The three points of a leg; a straight one bends in its middle by nothing. */
export function points(from: string, to: string): [Point, Point, Point] {
  const numbers = (leg(from, to).match(/-?[\d.]+/g) as string[]).map(Number);
  const [a, b]: [Point, Point] = [
    [numbers[0]!, numbers[1]!],
    [numbers.at(-2)!, numbers.at(-1)!],
  ];
  const knee: Point = numbers.length === 6 ? [numbers[2]!, numbers[3]!] : [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return [a, knee, b];
}

/** A point of a leg, from its beginning (0) to its end (1), and the direction there. */
export function along(from: string, to: string, part: number): { at: Point; turn: number } {
  const [a, k, b] = points(from, to);
  const mix = (i: 0 | 1) => (1 - part) ** 2 * a[i] + 2 * part * (1 - part) * k[i] + part ** 2 * b[i];
  const slope = (i: 0 | 1) => 2 * (1 - part) * (k[i] - a[i]) + 2 * part * (b[i] - k[i]);
  return { at: [mix(0), mix(1)], turn: (Math.atan2(slope(1), slope(0)) * 180) / Math.PI };
}

/** The seas that a block crosses between the one that it embarked on and the port where it lands, the first one included. */
export function seaway(first: string, port: string): string[] {
  const from = new Map<string, string | null>([[first, null]]);
  for (const sea of from.keys()) {
    const next = neighbours(sea);
    if (next.includes(port)) {
      const way = [sea];
      for (let before = from.get(sea); before; before = from.get(before)) way.unshift(before);
      return way;
    }
    for (const other of next) if (PLACE.get(other)?.sea && !from.has(other)) from.set(other, sea);
  }
  return [first];
}
