// node in_node.mjs FOLDER GAME MOST BOT: a match in a page's Python against a bot, from the files as they are packed, played at random
// for so many actions or (MOST = 0) to its end; tells what came of it as JSON.
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { GameMemory, forPython } from "../../src/triumvirate/in_page/memory.mjs";
import { putDown, restored } from "../../src/triumvirate/in_page/starting.mjs";

const [folder, game, most, bot] = process.argv.slice(2);
process.on("uncaughtException", (fault) => {
  console.error(fault.message);
  process.exit(1);
});
const bytes = async (name) => new Uint8Array(await readFile(`${folder}/${name}`));
const inflated = async (name) => new Uint8Array(gunzipSync(await bytes(name))).buffer;
const made = JSON.parse(await readFile(`${folder}/../made.json`, "utf8"));
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await restored(loadPyodide, `${folder}/`, inflated("python.snapshot"));
const begun = python.runPython("import sys; any(name.startswith('triumvirate.games.') for name in sys.modules)");
putDown(await inflated("triumvirate.pack"), python.FS);
for (const name of made.files.filter((file) => file.endsWith(".whl"))) python.unpackArchive(await bytes(name), "wheel");

const memories = new Map();
for (const name of made.files.filter((file) => file.endsWith(".wasm") && !file.startsWith("pyodide")))
  memories.set(name.replace(".wasm", ""), await GameMemory.of(await bytes(name)));
const [shelf, notes, fetched] = [new Map(), new Map(), []];
const desk = python.pyimport("triumvirate.offline.in_page").opened({
  name: "",
  heads: async () => [...shelf.values()].map(([head]) => head),
  find: async (match) => shelf.get(match) ?? null,
  keep: async (match, head, first, entries) => {
    shelf.set(match, [head, ...(shelf.get(match) ?? []).slice(1, 1 + first), ...entries]);
  },
  remove: async (match) => shelf.delete(match),
  note: async (name) => notes.get(name) ?? null,
  keep_note: async (name, text) => notes.set(name, text),
  remove_note: async (name) => notes.delete(name),
  memory_of: (text) => (memories.has(text) ? forPython(memories.get(text)) : null),
  files: () => made.files,
  bring: async (name, place) => {
    python.FS.mkdirTree(place.slice(0, place.lastIndexOf("/")));
    python.FS.writeFile(place, await bytes(name));
    fetched.push(name);
    return true;
  },
  send: () => undefined,
  close: () => undefined,
});
desk.playing._pause = 0;
/** The reply to a call; null where it is refused and may be. */
async function ask(method, address, body = {}, refusable = false) {
  const answer = await desk.ask(method, address, JSON.stringify(body), "tab");
  const [status, text] = answer.toJs();
  answer.destroy();
  if (status !== 200 && refusable) return null;
  if (status !== 200) throw new Error(`${address}: ${text}`);
  return JSON.parse(text);
}
let state = await ask("POST", "/play", { game, bot });
const match = state.match.id;
let [acted, chance] = [0, 7];
while (!state.result && (most === "0" || acted < Number(most))) {
  if (state.legal?.length) {
    chance = (chance * 48_271) % 2_147_483_647;
    const { action } = state.legal[chance % state.legal.length];
    const said = { action, seen: state.number, key: `in node ${chance}` };
    const shown = await ask("POST", `/matches/${match}/act`, said, true); // a bot may have been quicker
    acted += Number(shown !== null);
    state = shown ?? (await ask("GET", `/matches/${match}`));
  } else {
    if (state.can.includes("skip")) await ask("POST", `/matches/${match}/skip`, {}, true);
    await new Promise((later) => setTimeout(later));
    state = await ask("GET", `/matches/${match}`);
  }
}
const chances = python.runPython("import random; random.random()");
const told = {
  begun,
  chances,
  fetched,
  acted,
  result: state.result,
  kept: shelf.get(match).length - 1,
  number: state.number,
};
console.log(JSON.stringify(told));
process.exit(0);
