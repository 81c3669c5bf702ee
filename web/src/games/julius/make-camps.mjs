// Finds where the blocks and the name of each place of JULIUS CAESAR stand: with every city full, no block lies over a name
// and as little as can be over roads and other cities. Run by hand in web/, after make-map.mjs:
// node src/games/julius/make-camps.mjs > src/games/julius/camps.ts
import { readFileSync } from "node:fs";

const here = (file) => readFileSync(new URL(file, import.meta.url), "utf8");
const data = JSON.parse(here("../../../../src/triumvirate/games/julius/data/julius.json"));
const AT = Object.fromEntries(
  [...here("map.ts").matchAll(/"([a-z-]+)": \[(\d+), (\d+)\]/g)].map(([, id, x, y]) => [id, [+x, +y]]),
);
const BENDS = Object.fromEntries(
  [...here("data.ts").matchAll(/"([a-z-]+\/[a-z-]+)": (-?\d+),/g)].map(([, road, bend]) => [road, +bend]),
);
const places = data.places.filter((p) => p.id in AT);
const LETTER = { mouse: 12, finger: 15 };
const WIDE = 0.55; // of a letter, against its height

const [BLOCK, HIGH, STEP, ROW] = [34, 40, 35, 37];
const radius = (p) => (p.value ? 17 : 13);
const full = (p) => (p.kind === "sea" ? 2 : 3 + (p.value ?? 0));

// --- what may be chosen for a place: [anchor, aside, down] of its name, [broad, aside, down] of its blocks ---
const NAMES = [
  ...[0, -14, 14, -28, 28].map((dx) => ["middle", dx, 0]),
  ...[0, -7, 7].flatMap((dy) => [
    ["start", 0, dy],
    ["end", 0, dy],
  ]),
];
const CAMPS = [
  ...[3, 2, 1].flatMap((broad) => [0, -12, 12, -24, 24, -36, 36].map((dx) => [broad, dx, -9])),
  ...[2, 1].flatMap((broad) => [-56, -38, 38, 56].flatMap((dx) => [4, 16, 30].map((dy) => [broad, dx, dy]))),
  ...[-72, 72].flatMap((dx) => [4, 16, 30].map((dy) => [3, dx, dy])),
];

function nameBox(p, [anchor, dx, dy], letter) {
  const [x, y] = AT[p.id];
  const sea = p.kind === "sea";
  const lines = sea ? p.name.split(" ") : [p.name];
  const size = letter + (sea ? 1 : 0);
  const wide = Math.max(...lines.map((line) => line.length)) * size * WIDE + 4;
  const high = lines.length * (size + 1);
  if (anchor === "middle") {
    const top = y + radius(p) + 5 + dy;
    return [x + dx - wide / 2, top, x + dx + wide / 2, top + high];
  }
  const gap = radius(p) + (p.port && p.port !== "none" && anchor === "start" ? 13 : 5);
  const left = anchor === "start" ? x + gap : x - gap - wide;
  return [left, y + dy - high / 2, left + wide, y + dy + high / 2];
}
function campBoxes(p, [broad, dx, dy]) {
  const [x, y] = AT[p.id];
  // As long as each row ever is, from one block to all that the place feeds.
  const most = [];
  for (let n = 1; n <= full(p); n++) {
    const long = Math.ceil(n / Math.min(3, Math.ceil(n / broad)));
    for (let r = 0; r * long < n; r++) most[r] = Math.max(most[r] ?? 0, Math.min(long, n - r * long));
  }
  return most.map((count, r) => {
    const wide = (count - 1) * STEP + BLOCK;
    const foot = y + dy - r * ROW;
    return [x + dx - wide / 2, foot - HIGH, x + dx + wide / 2, foot];
  });
}
const discBox = (p) => {
  const [[x, y], r] = [AT[p.id], radius(p)];
  return [x - r, y - r, x + r, y + r];
};
const overlap = (a, b) => {
  const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return wide > 0 && high > 0 ? wide * high : 0;
};
const sum = (list, of) => list.reduce((all, one) => all + of(one), 0);
const hides = (area) => (area ? 200 + area * 5 : 0);

// --- roads as points, without what lies at their cities ---
const waypoints = data.roads.map(([from, to]) => {
  const [a, b] = [AT[from], AT[to]];
  const bend = BENDS[`${from}/${to}`] ?? -(BENDS[`${to}/${from}`] ?? 0);
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const knee = [0, 1].map((k) => (a[k] + b[k]) / 2 + ((k ? b[0] - a[0] : a[1] - b[1]) / long) * bend * 2);
  return Array.from({ length: 40 }, (_, i) => {
    const t = (i + 1) / 41;
    return [0, 1].map((k) => (1 - t) ** 2 * a[k] + 2 * t * (1 - t) * knee[k] + t ** 2 * b[k]);
  }).filter((at) => Math.hypot(at[0] - a[0], at[1] - a[1]) > 20 && Math.hypot(at[0] - b[0], at[1] - b[1]) > 20);
});
const under = (box) =>
  sum(waypoints, (way) => {
    const hidden = way.filter(([x, y]) => x > box[0] && x < box[2] && y > box[1] && y < box[3]).length / way.length;
    return hidden * 90 + Math.max(0, hidden - 0.35) * 900;
  });

// A tower is hard to read.
const LOW = { 3: 0, 2: 15, 1: 320 };

// --- costs of each choice alone, and of two places beside each other ---
const names = new Map(places.map((p) => [p, NAMES.map((n) => nameBox(p, n, LETTER.mouse))]));
const wideNames = new Map(places.map((p) => [p, NAMES.map((n) => nameBox(p, n, LETTER.finger))]));
const camps = new Map(places.map((p) => [p, CAMPS.map((c) => campBoxes(p, c))]));
const near = new Map(
  places.map((p) => [
    p,
    places.filter(
      (q) => q !== p && Math.abs(AT[p.id][0] - AT[q.id][0]) < 230 && Math.abs(AT[p.id][1] - AT[q.id][1]) < 200,
    ),
  ]),
);
const outside = ([left, top, right, bottom]) => (left < 0 || right > 1500 || top < 0 || bottom > 1000 ? 400 : 0);
const alone = new Map(
  places.map((p) => {
    const name = NAMES.map(
      ([anchor, dx, dy], i) =>
        (anchor === "middle" ? 0 : 70) +
        Math.abs(dx) * 1.5 +
        Math.abs(dy) * 3 +
        outside(names.get(p)[i]) +
        sum(near.get(p), (q) => overlap(names.get(p)[i], discBox(q)) * 4),
    );
    const camp = CAMPS.map(
      ([broad, dx, dy], i) =>
        LOW[broad] +
        Math.abs(dx) * 2.2 +
        (dy > 0 ? 70 : 0) +
        sum(camps.get(p)[i], (box) => outside(box) + under(box) + overlap(discBox(p), box) * 1.5) +
        sum(near.get(p), (q) => sum(camps.get(p)[i], (box) => overlap(discBox(q), box) * 3)),
    );
    return [
      p,
      NAMES.map((_, i) =>
        CAMPS.map((_, j) => name[i] + camp[j] + sum(camps.get(p)[j], (b) => hides(overlap(names.get(p)[i], b)))),
      ),
    ];
  }),
);
const beside = new Map(
  places.map((p) => [
    p,
    new Map(
      near.get(p).map((q) => [
        q,
        {
          names: wideNames.get(p).map((a) => wideNames.get(q).map((b) => hides(overlap(a, b)))),
          under: names.get(p).map((a) => camps.get(q).map((boxes) => sum(boxes, (b) => hides(overlap(a, b))))),
          over: camps.get(p).map((boxes) => names.get(q).map((b) => sum(boxes, (a) => hides(overlap(a, b))))),
          camps: camps
            .get(p)
            .map((one) => camps.get(q).map((other) => sum(one, (a) => sum(other, (b) => overlap(a, b) * 3)))),
        },
      ]),
    ),
  ]),
);

// --- each place in turn takes what is best beside the others; at first with some noise ---
let state = 1;
const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
function settle() {
  const chosen = new Map(places.map((p) => [p, [0, 0]]));
  for (let sweep = 0; sweep < 40; sweep++) {
    const noise = Math.max(0, 30 - sweep) * 6;
    for (const p of [...places].sort(() => random() - 0.5)) {
      let best = Infinity;
      for (let i = 0; i < NAMES.length; i++)
        for (let j = 0; j < CAMPS.length; j++) {
          let cost = alone.get(p)[i][j] - noise * Math.log(random());
          for (const q of near.get(p)) {
            const [k, l] = chosen.get(q);
            const two = beside.get(p).get(q);
            cost += two.names[i][k] + two.under[i][l] + two.over[j][k] + two.camps[j][l];
          }
          if (cost < best) [best] = [cost, chosen.set(p, [i, j])];
        }
    }
  }
  const cost = sum(places, (p) => {
    const [i, j] = chosen.get(p);
    return (
      alone.get(p)[i][j] +
      sum(near.get(p), (q) => {
        const [[k, l], two] = [chosen.get(q), beside.get(p).get(q)];
        return (two.names[i][k] + two.under[i][l] + two.over[j][k] + two.camps[j][l]) / 2;
      })
    );
  });
  return [cost, chosen];
}
const [cost, chosen] = Array.from({ length: 24 }, settle).reduce((a, b) => (a[0] <= b[0] ? a : b));
process.stderr.write(`${Math.round(cost)}\n`);

const lines = places.map((p) => {
  const [i, j] = chosen.get(p);
  const [anchor, ...aside] = NAMES[i];
  const [broad, ...camp] = CAMPS[j];
  return `  "${p.id}": { broad: ${broad}, camp: [${camp.join(", ")}], anchor: "${anchor}", name: [${aside.join(", ")}] },`;
});
process.stdout
  .write(`// Made by make-camps.mjs: where the blocks of a place stand beside it, and where its name is written.
/** How many blocks stand in a row, where the foot of the middle one is, and the name's anchor and place. */
export interface Camp {
  broad: number;
  camp: [number, number];
  anchor: "start" | "middle" | "end";
  name: [number, number];
}
export const CAMPS: Record<string, Camp> = {
${lines.join("\n")}
};
`);
