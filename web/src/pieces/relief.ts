// The proportions of a piece, by its radius: how far its shadow falls, how wide its edge and its rim are, and where that lies.
export const SHADOW: readonly [number, number] = [0.045, 0.09];
export const EDGE = 0.055;
export const RIM = 0.05;
export const RIM_AT = 0.87;
/** How round the corners of a square piece are. */
const CORNER = 0.34;

/** A square piece with round corners that lies within a circle of this radius as its fellows do. */
export function tile(r: number): string {
  const half = r * 0.86;
  const corner = half * CORNER;
  const line = (2 * (half - corner)).toFixed(2);
  const arc = (x: number, y: number): string =>
    `a${corner.toFixed(2)} ${corner.toFixed(2)} 0 0 1 ${(x * corner).toFixed(2)} ${(y * corner).toFixed(2)}`;
  const start = `M${(-half + corner).toFixed(2)} ${(-half).toFixed(2)}`;
  return `${start}h${line}${arc(1, 1)}v${line}${arc(-1, 1)}h-${line}${arc(-1, -1)}v-${line}${arc(1, -1)}z`;
}
