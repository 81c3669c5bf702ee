// Draws the map of JULIUS CAESAR: real coastlines (Natural Earth), cities at their true places, then pushed apart where they
// crowd, and the coast bent along with them. Run by hand in web/: node src/games/julius/make-map.mjs > src/games/julius/map.ts
import { readFileSync } from "node:fs";
import { feature } from "topojson-client";

const [WIDTH, HEIGHT] = [1500, 1000];
const [WEST, EAST, SOUTH, NORTH] = [-18, 48, 20, 58];
const APART = 88;
const EDGE = { left: 60, right: 66, top: 62, bottom: 74 };
const SEAS = {
  "oceanus-atlanticus": [-11.2, 43.6],
  "mare-hispanum": [3.2, 39.6],
  "mare-tyrrhenum": [11.9, 40.0],
  "mare-hadriaticum": [15.3, 43.0],
  "mare-internum": [17.6, 35.3],
  "mare-aegaeum": [25.2, 38.3],
  "mare-aegypticum": [28.7, 33.6],
  propontis: [28.0, 40.55],
  "pontus-euxinus": [33.2, 43.3],
};

// Two cities on one strait: each a little into its own land.
const ASIDE = { messana: [15.1, 38.1], rhegium: [16.1, 38.3] };

const data = JSON.parse(
  readFileSync(new URL("../../../../src/triumvirate/games/julius/data/julius.json", import.meta.url)),
);
const mercator = (lat) => (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;
const [left, right, top, bottom] = [-11.2, 38.2, mercator(51.2), mercator(27.6)];
const flat = ([lon, lat]) => [
  ((lon - left) / (right - left)) * WIDTH,
  ((top - mercator(lat)) / (top - bottom)) * HEIGHT,
];

const places = [
  ...data.places
    .filter((p) => p.kind === "city")
    .map((p) => ({ id: p.id, from: ASIDE[p.id] ?? [p.lat_lon[1], p.lat_lon[0]], apart: APART })),
  ...Object.entries(SEAS).map(([id, from]) => ({ id, from, apart: 58 })),
].map((p) => ({ ...p, home: flat(p.from), at: flat(p.from) }));

// Crowded places push each other away; a weak pull keeps them near home.
for (let round = 0; round < 900; round++) {
  for (const p of places) for (let k = 0; k < 2; k++) p.at[k] += (p.home[k] - p.at[k]) * 0.006;
  for (const a of places) {
    for (const b of places) {
      if (a.id >= b.id) continue;
      const [dx, dy] = [b.at[0] - a.at[0] || 0.1, (b.at[1] - a.at[1] || 0.1) * 0.92];
      const far = Math.hypot(dx, dy);
      const want = (a.apart + b.apart) / 2;
      if (far >= want) continue;
      const push = ((want - far) / far) * 0.25;
      a.at[0] -= dx * push;
      a.at[1] -= dy * push;
      b.at[0] += dx * push;
      b.at[1] += dy * push;
    }
  }
  for (const p of places) {
    p.at[0] = Math.min(WIDTH - EDGE.right, Math.max(EDGE.left, p.at[0]));
    p.at[1] = Math.min(HEIGHT - EDGE.bottom, Math.max(EDGE.top, p.at[1]));
  }
}

const kernel = (r2) => (r2 === 0 ? 0 : r2 * Math.log(r2) * 0.5);
// A thin-plate spline with a little stiffness, solved by Gaussian elimination.
function spline(points, target, stiffness) {
  const n = points.length;
  const rows = Array.from({ length: n + 3 }, () => new Float64Array(n + 4));
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++)
      rows[i][j] =
        kernel((points[i][0] - points[j][0]) ** 2 + (points[i][1] - points[j][1]) ** 2) + (i === j ? stiffness : 0);
    [1, ...points[i]].forEach((v, k) => (rows[i][n + k] = rows[n + k][i] = v));
    rows[i][n + 3] = target[i];
  }
  for (let c = 0; c < n + 3; c++) {
    const pivot = rows
      .slice(c)
      .reduce((best, row, k) => (Math.abs(row[c]) > Math.abs(rows[best][c]) ? c + k : best), c);
    [rows[c], rows[pivot]] = [rows[pivot], rows[c]];
    for (let r = 0; r < n + 3; r++) {
      const f = r === c ? 0 : rows[r][c] / rows[c][c];
      if (f) for (let k = c; k < n + 4; k++) rows[r][k] -= f * rows[c][k];
    }
  }
  const w = rows.map((row, i) => row[n + 3] / row[i]);
  return (x, y) =>
    w[n] +
    w[n + 1] * x +
    w[n + 2] * y +
    points.reduce((sum, [px, py], i) => sum + w[i] * kernel((px - x) ** 2 + (py - y) ** 2), 0);
}
const STILL = [
  [-14, 52],
  [2, 55],
  [20, 54],
  [42, 52],
  [44, 40],
  [44, 24],
  [20, 24],
  [0, 24],
  [-14, 30],
  [-14, 44],
  [4, 51],
  [30, 47],
  [12, 28],
];
const pins = [...places, ...STILL.map((from) => ({ from, at: flat(from) }))];
const [toX, toY] = [0, 1].map((k) =>
  spline(
    pins.map((p) => flat(p.from).map((v) => v / 30)),
    pins.map((p) => p.at[k]),
    0.2,
  ),
);
const bend = (point) => {
  const [x, y] = flat(point).map((v) => v / 30);
  return [toX(x, y), toY(x, y)];
};

const cut = (a, b, axis, at) => {
  const t = (at - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
};
function clip(ring) {
  const sides = [
    [(p) => p[0] >= WEST, 0, WEST],
    [(p) => p[0] <= EAST, 0, EAST],
    [(p) => p[1] >= SOUTH, 1, SOUTH],
    [(p) => p[1] <= NORTH, 1, NORTH],
  ];
  return sides.reduce(
    (points, [inside, axis, at]) =>
      points.flatMap((p, i) => {
        const q = points[(i + points.length - 1) % points.length];
        return [...(inside(p) !== inside(q) ? [cut(q, p, axis, at)] : []), ...(inside(p) ? [p] : [])];
      }),
    ring,
  );
}
function simplify(points, tolerance) {
  if (points.length < 3) return points;
  const [a, b] = [points[0], points.at(-1)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const off = (p) =>
    length < 1e-6
      ? Math.hypot(p[0] - a[0], p[1] - a[1])
      : Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length;
  const index = points.reduce((best, p, i) => (off(p) > off(points[best]) ? i : best), 0);
  if (off(points[index]) <= tolerance) return [a, b];
  return [...simplify(points.slice(0, index + 1), tolerance).slice(0, -1), ...simplify(points.slice(index), tolerance)];
}
const area = (ring) =>
  Math.abs(
    ring.reduce((s, p, i) => s + p[0] * ring[(i + 1) % ring.length][1] - ring[(i + 1) % ring.length][0] * p[1], 0) / 2,
  );
function draw(ring) {
  const bent = ring.map(bend);
  if (area(bent) < 30) return "";
  const half = Math.floor(bent.length / 2);
  const kept = [
    ...simplify(bent.slice(0, half + 1), 1.1),
    ...simplify([...bent.slice(half), bent[0]], 1.1).slice(1, -1),
  ];
  let at = [0, 0];
  const steps = kept.map(([x, y], i) => {
    const here = [Math.round(x), Math.round(y)];
    const step = i ? `${here[0] - at[0]} ${here[1] - at[1]}` : `M${here[0]} ${here[1]}l`;
    at = here;
    return step;
  });
  return `${steps[0]}${steps.slice(1).join(" ").replaceAll(" -", "-")}z`;
}
const topology = JSON.parse(readFileSync(new URL("../../../node_modules/world-atlas/land-50m.json", import.meta.url)));
const polygons = feature(topology, topology.objects.land).features.flatMap((f) =>
  f.geometry.type === "Polygon" ? [f.geometry.coordinates] : f.geometry.coordinates,
);
const coast = polygons
  .flatMap((polygon) => polygon.map(clip))
  .filter((ring) => ring.length > 3)
  .map(draw)
  .join("");
const at = places.map((p) => `  ${JSON.stringify(p.id)}: [${bend(p.from).map(Math.round).join(", ")}],`).join("\n");
console.log(`// Made by make-map.mjs from Natural Earth's public-domain coastlines and the cities' true places.
export const WIDTH = ${WIDTH};
export const HEIGHT = ${HEIGHT};
export const AT: Record<string, [number, number]> = {\n${at}\n};\nexport const COAST =\n  "${coast}";`);
