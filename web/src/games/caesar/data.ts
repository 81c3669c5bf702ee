// The printed facts of CAESAR! as the board draws them. The numbers come from the project's one data file.
import printed from "../../../../src/triumvirate/games/caesar/data/caesar.json";

export const WIDTH = 1000;
export const HEIGHT = WIDTH / printed.board.aspect;
export const SPACE = printed.board.space_radius * WIDTH;
export const MARKERS = printed.markers;

export type Seat = "caesar" | "pompey";
export type Point = [number, number];

export interface Border {
  id: string;
  provinces: [string, string];
  icon: string;
  double: boolean;
  at: Point;
  angle: number;
  /** Unit vector from the space towards its first province. */
  towards: Point;
}
export interface Province {
  id: string;
  name: string;
  borders: string[];
  at: Point;
  second: Point | null;
  outline: Point[];
}

const place = ([x, y]: number[]): Point => [x! * WIDTH, y! * HEIGHT];

export const PROVINCES: Province[] = printed.provinces.map((p) => ({
  id: p.id,
  name: p.name,
  borders: p.borders,
  at: place(p.control[0]!),
  second: p.control[1] ? place(p.control[1]) : null,
  outline: p.outline.map(place),
}));
export const PROVINCE = new Map(PROVINCES.map((p) => [p.id, p]));

function towardsFirst(at: Point, angle: number, first: Province): Point {
  const turn = (angle * Math.PI) / 180;
  const normal: Point = [-Math.sin(turn), Math.cos(turn)];
  const centre = middle(first.outline);
  const side = (centre[0] - at[0]) * normal[0] + (centre[1] - at[1]) * normal[1];
  return side >= 0 ? normal : [-normal[0], -normal[1]];
}

export function middle(points: Point[]): Point {
  const n = points.length;
  return [points.reduce((s, p) => s + p[0], 0) / n, points.reduce((s, p) => s + p[1], 0) / n];
}

export const BORDERS: Border[] = printed.borders.map((b) => {
  const at = place(b.at);
  return {
    id: b.id,
    provinces: b.provinces as [string, string],
    icon: b.icon,
    double: b.double_lined,
    at,
    angle: b.angle,
    towards: towardsFirst(at, b.angle, PROVINCE.get(b.provinces[0]!)!),
  };
});
export const BORDER = new Map(BORDERS.map((b) => [b.id, b]));

/** What an action names on the board: the space of a token that is placed or turned, the province that closes or whose
 *  marker is turned. */
export function aimOf(action: string): Border | Province | undefined {
  for (const word of action.split(" ").slice(1)) {
    const named = BORDER.get(word) ?? PROVINCE.get(word);
    if (named) return named;
  }
}

export const SUPPLY: Record<Seat, { control: Point[]; senate: Point[] }> = {
  caesar: {
    control: printed.board.supply.caesar.control.map(place),
    senate: printed.board.supply.caesar.senate.map(place),
  },
  pompey: {
    control: printed.board.supply.pompey.control.map(place),
    senate: printed.board.supply.pompey.senate.map(place),
  },
};

export function borderName(id: string): string {
  return BORDER.get(id)!
    .provinces.map((p) => PROVINCE.get(p)!.name)
    .join("–");
}

export interface TokenFace {
  icons: string[];
  values: [number, number];
  centurion: boolean;
}

/** `centurion-shield-ship-4-4` as its icons and values. */
export function tokenFace(id: string): TokenFace {
  const parts = id.split("-");
  const low = Number(parts.pop());
  const high = Number(parts.pop());
  const centurion = parts[0] === "centurion";
  return { icons: centurion ? parts.slice(1) : parts, values: [high, low], centurion };
}

/** The next of some things in a direction, for arrow keys; the same one where there is none. */
export function towards(
  all: readonly { id: string; at: Point }[],
  from: { id: string; at: Point },
  dx: number,
  dy: number,
): string {
  let [best, least] = [from.id, Infinity];
  for (const { id, at } of all) {
    const [x, y] = [at[0] - from.at[0], at[1] - from.at[1]];
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy) + Math.abs(y * dx);
    if (along > 4 && along + across * 2 < least) [best, least] = [id, along + across * 2];
  }
  return best;
}
