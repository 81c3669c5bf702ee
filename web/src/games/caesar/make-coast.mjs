// Draws the coast under the board of CAESAR!: real coastlines (Natural Earth), bent so that every land lies in its province.
// Run by hand when the control points change: node src/games/caesar/make-coast.mjs > src/games/caesar/coast.ts
import { readFileSync } from "node:fs";
import { feature } from "topojson-client";

const WIDTH = 1000;
const HEIGHT = WIDTH / 1.327;
const [WEST, EAST, SOUTH, NORTH] = [-16, 47, 21, 53];

// longitude, latitude → place on the board (fractions of its width and height)
const CONTROL = [
  [-6.2, 38.6, 0.075, 0.485],
  [-2.6, 41.2, 0.085, 0.345],
  [-4.5, 33.5, 0.17, 0.645],
  [9.0, 40.1, 0.289, 0.415],
  [2.0, 46.6, 0.17, 0.19],
  [6.5, 35.2, 0.375, 0.68],
  [14.1, 37.5, 0.449, 0.55],
  [11.3, 43.5, 0.425, 0.315],
  [16.2, 40.8, 0.515, 0.44],
  [9.5, 45.3, 0.352, 0.15],
  [14.5, 31.2, 0.494, 0.87],
  [22.3, 38.2, 0.613, 0.52],
  [22.6, 41.2, 0.645, 0.32],
  [17.6, 43.9, 0.525, 0.15],
  [21.8, 31.6, 0.645, 0.86],
  [24.9, 35.2, 0.692, 0.615],
  [30.4, 29.0, 0.8, 0.9],
  [31.0, 39.0, 0.84, 0.47],
  [36.8, 34.6, 0.945, 0.72],
  [-5.6, 36.0, 0.125, 0.552],
  [-9.4, 38.8, 0.006, 0.49],
  [33.0, 35.0, 0.845, 0.62],
  [12.4, 41.8, 0.44, 0.385],
  [26.6, 39.5, 0.735, 0.45],
  [10.2, 36.9, 0.425, 0.625],
  [9.1, 42.2, 0.298, 0.345],
  [3.0, 42.4, 0.165, 0.315],
  [7.4, 43.8, 0.275, 0.225],
  [29.0, 41.1, 0.79, 0.36],
  [-9.2, 43.0, 0.004, 0.3],
  [40, 37, 1.04, 0.62],
  [36.0, 36.6, 0.93, 0.6],
];

const scaled = CONTROL.map(([lon, lat, x, y]) => [lon, lat, x * WIDTH, y * HEIGHT]);
const kernel = (r2) => (r2 === 0 ? 0 : r2 * Math.log(r2) * 0.5);

// A thin-plate spline with a little stiffness, solved by Gaussian elimination.
function spline(points, target, stiffness = 8) {
  const n = points.length;
  const rows = Array.from({ length: n + 3 }, () => new Float64Array(n + 4));
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      rows[i][j] =
        kernel((points[i][0] - points[j][0]) ** 2 + (points[i][1] - points[j][1]) ** 2) + (i === j ? stiffness : 0);
    }
    [1, points[i][0], points[i][1]].forEach((v, k) => (rows[i][n + k] = rows[n + k][i] = v));
    rows[i][n + 3] = target[i];
  }
  for (let c = 0; c < n + 3; c++) {
    const pivot = rows
      .slice(c)
      .reduce((best, row, k) => (Math.abs(row[c]) > Math.abs(rows[best][c]) ? c + k : best), c);
    [rows[c], rows[pivot]] = [rows[pivot], rows[c]];
    for (let r = 0; r < n + 3; r++) {
      if (r === c) continue;
      const f = rows[r][c] / rows[c][c];
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
const places = scaled.map(([lon, lat]) => [lon, lat]);
const toX = spline(
  places,
  scaled.map((p) => p[2]),
);
const toY = spline(
  places,
  scaled.map((p) => p[3]),
);

function clip(ring) {
  const sides = [
    [(p) => p[0] >= WEST, (a, b) => cut(a, b, 0, WEST)],
    [(p) => p[0] <= EAST, (a, b) => cut(a, b, 0, EAST)],
    [(p) => p[1] >= SOUTH, (a, b) => cut(a, b, 1, SOUTH)],
    [(p) => p[1] <= NORTH, (a, b) => cut(a, b, 1, NORTH)],
  ];
  return sides.reduce((points, [inside, cross]) => {
    const out = [];
    points.forEach((p, i) => {
      const q = points[(i + points.length - 1) % points.length];
      if (inside(p) !== inside(q)) out.push(cross(q, p));
      if (inside(p)) out.push(p);
    });
    return out;
  }, ring);
}
function cut(a, b, axis, at) {
  const t = (at - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
}

function simplify(points, tolerance) {
  if (points.length < 4) return points;
  const [a, b] = [points[0], points[points.length - 1]];
  let far = 0;
  let index = 0;
  for (let i = 1; i < points.length - 1; i++) {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1e-9;
    const d =
      length < 1e-6
        ? Math.hypot(points[i][0] - a[0], points[i][1] - a[1])
        : Math.abs((b[0] - a[0]) * (a[1] - points[i][1]) - (a[0] - points[i][0]) * (b[1] - a[1])) / length;
    if (d > far) [far, index] = [d, i];
  }
  if (far <= tolerance) return [a, b];
  return [...simplify(points.slice(0, index + 1), tolerance).slice(0, -1), ...simplify(points.slice(index), tolerance)];
}

const area = (ring) =>
  Math.abs(
    ring.reduce((s, p, i) => {
      const q = ring[(i + 1) % ring.length];
      return s + p[0] * q[1] - q[0] * p[1];
    }, 0) / 2,
  );

function draw(ring) {
  const bent = ring.map(([lon, lat]) => [toX(lon, lat), toY(lon, lat)]);
  if (area(bent) < 14) return "";
  const half = Math.floor(bent.length / 2);
  const kept = [
    ...simplify(bent.slice(0, half + 1), 0.9),
    ...simplify([...bent.slice(half), bent[0]], 0.9).slice(1, -1),
  ];
  let at = [0, 0];
  const steps = kept.map(([x, y], i) => {
    const [rx, ry] = [Math.round(x), Math.round(y)];
    const step = i ? `${rx - at[0]} ${ry - at[1]}` : `M${rx} ${ry}l`;
    at = [rx, ry];
    return step;
  });
  return `${steps[0]}${steps.slice(1).join(" ").replaceAll(" -", "-")}z`;
}

function paths(file) {
  const topology = JSON.parse(readFileSync(new URL(`../../../node_modules/world-atlas/${file}`, import.meta.url)));
  const shape = feature(topology, topology.objects.land);
  const polygons = shape.features.flatMap((f) =>
    f.geometry.type === "Polygon" ? [f.geometry.coordinates] : f.geometry.coordinates,
  );
  return polygons
    .flatMap((polygon) => polygon.map(clip))
    .filter((ring) => ring.length > 3)
    .map(draw)
    .join("");
}

console.log(
  `// Made by make-coast.mjs from Natural Earth's public-domain coastlines.\nexport const COAST =\n  "${paths("land-50m.json")}";`,
);
