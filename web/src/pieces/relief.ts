// The proportions of a piece, by its radius: how far its shadow falls, how wide its edge and its rim are, and where that lies.
export const SHADOW: readonly [number, number] = [0.045, 0.09];
export const EDGE = 0.055;
export const RIM = 0.05;
export const RIM_AT = 0.87;
/** How round the corners of a square piece are. */
const CORNER = 0.34;

/** How round those of a block or a card are, by what `slab` calls its radius. */
const SLAB_CORNER = 0.2;

/** A piece with eight corners. */
export function octagon(r: number): string {
  const points = Array.from({ length: 8 }, (_, i) => {
    const a = ((i + 0.5) * Math.PI) / 4;
    return `${(r * Math.cos(a)).toFixed(2)} ${(r * Math.sin(a)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

/** A round piece. */
export function disc(r: number): string {
  return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

function box(width: number, height: number, corner: number): string {
  const [across, down] = [width - 2 * corner, height - 2 * corner].map((length) => length.toFixed(2));
  const arc = (x: number, y: number): string =>
    `a${corner.toFixed(2)} ${corner.toFixed(2)} 0 0 1 ${(x * corner).toFixed(2)} ${(y * corner).toFixed(2)}`;
  const start = `M${(-width / 2 + corner).toFixed(2)} ${(-height / 2).toFixed(2)}`;
  return `${start}h${across}${arc(1, 1)}v${down}${arc(-1, 1)}h-${across}${arc(-1, -1)}v-${down}${arc(1, -1)}z`;
}

/** A square piece with round corners that lies within a circle of this radius as its fellows do. */
export function tile(r: number): string {
  const side = r * 1.72;
  return box(side, side, (side / 2) * CORNER);
}

/** A block or a card: the outline for a radius, so that its edge is whole at `r` and its rim as far from every side. */
export function slab(width: number, height: number, r: number): (radius: number) => string {
  return (radius) => {
    const within = r - radius;
    return box(width - 2 * within, height - 2 * within, r * SLAB_CORNER - within / 2);
  };
}
