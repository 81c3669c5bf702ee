// node running.mjs FILE: a game's WebAssembly file, asked over standard input and answering on standard output.
//
// Every question is two lengths of 32 bits, so much JSON, and so many bytes; so is every answer.
//   {"ask": "start", "seeds": ["1", …]}             prepared states, which are set up with these seeds: the states
//   {"ask": "step"}                                 one random action in every game that still runs: `ran`, the states
//   {"ask": "call", "name": "think", "given": […]}  any function: numbers as they are, seeds as text, arrays as
//                                                   [place in the bytes, lengths…]: `result`, and the bytes after it
//   {"ask": "room", "length": 9}, {"ask": "write", "place": 0}, {"ask": "read", "place": 0, "length": 9}, {"ask": "invoke", …}
//                                                   what `memory.mjs` offers, one by one
//   {"ask": "play", "seed": "1", "games": 9}        whole random games from one prepared state: `actions`, `seconds`
import fs from "node:fs";
import { GameMemory } from "./memory.mjs";

const file = await WebAssembly.compile(fs.readFileSync(process.argv[2]));
const held = await GameMemory.of(fs.readFileSync(process.argv[2]));
const { exports: game } = await WebAssembly.instantiate(file, { env: { exp: Math.exp, log: Math.log, pow: Math.pow } });
const ALIGNED = 64;
const SETS = 256; // of seats, as bits: who won
let free = aligned(game.__heap_base.value);
let states = 0;
let size = 0;
let count = 0;

function aligned(place) {
  return Math.ceil(place / ALIGNED) * ALIGNED;
}

function room(bytes) {
  const place = free;
  free = aligned(free + bytes);
  const missing = free - game.memory.buffer.byteLength;
  if (missing > 0) game.memory.grow(Math.ceil(missing / 65536));
  return place;
}

function kept(bytes) {
  const place = room(bytes.length);
  new Uint8Array(game.memory.buffer).set(bytes, place);
  return place;
}

const shown = () => new Uint8Array(game.memory.buffer, states, count * size);

const answers = {
  start({ seeds }, bytes) {
    free = aligned(game.__heap_base.value);
    [states, count, size] = [kept(bytes), seeds.length, bytes.length / seeds.length];
    seeds.forEach((seed, number) => game.start(states + number * size, BigInt(seed)));
    return [{}, shown()];
  },
  step() {
    return [{ ran: Number(game.step_batch(states, count)) }, shown()];
  },
  call({ name, given }, bytes) {
    free = aligned(game.__heap_base.value);
    const place = kept(bytes);
    const passed = given.flatMap((one) => {
      if (typeof one === "string") return [BigInt(one)];
      return typeof one === "number" ? [one] : [place + one[0], ...one.slice(1)];
    });
    const result = Number(game[name](...passed) ?? 0);
    return [{ result }, new Uint8Array(game.memory.buffer, place, bytes.length)];
  },
  room: ({ length }) => [{ place: held.room(length) }, new Uint8Array()],
  write({ place }, bytes) {
    held.write(place, bytes);
    return [{}, new Uint8Array()];
  },
  read: ({ place, length }) => [{}, held.read(place, length)],
  invoke: ({ name, given }) => [{ result: held.call(name, given) }, new Uint8Array()],
  play({ seed, games }, bytes) {
    free = aligned(game.__heap_base.value);
    const [template, wins] = [kept(bytes), room(8 * SETS)];
    const state = room(bytes.length);
    const begun = performance.now();
    const actions = Number(game.play_many(state, 1, template, 1, BigInt(seed), games, wins, SETS));
    return [{ actions, seconds: (performance.now() - begun) / 1000 }, new Uint8Array()];
  },
};

function read(length) {
  const bytes = Buffer.alloc(length);
  for (let done = 0; done < length;) {
    const more = fs.readSync(0, bytes, done, length - done);
    if (!more) process.exit(); // nobody asks any more
    done += more;
  }
  return bytes;
}

function write(bytes) {
  for (let done = 0; done < bytes.length;) done += fs.writeSync(1, bytes, done);
}

for (;;) {
  const [asked, bytes] = [read(4).readUInt32LE(), read(4).readUInt32LE()];
  const question = JSON.parse(read(asked).toString());
  const [told, shown] = answers[question.ask](question, read(bytes));
  const answer = Buffer.from(JSON.stringify(told));
  const head = Buffer.alloc(8);
  head.writeUInt32LE(answer.length);
  head.writeUInt32LE(shown.length, 4);
  write(head);
  write(answer);
  write(shown);
}
