// The worker that holds the tables of this page: Python for pages with our own package in it (`triumvirate.offline`).
import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import { GameMemory, forPython } from "../../../src/triumvirate/in_page/memory.mjs";
import { type LoadPyodide, putDown, restored } from "../../../src/triumvirate/in_page/starting.mjs";
import type { FromWorker, ToWorker } from "./messages";
import { Shelf } from "./shelf";

/** What the desk is, seen from here: `triumvirate/offline/desk.py`. */
interface Desk extends PyProxy {
  ask(method: string, address: string, body: string, tab: string): Promise<PyProxy & { toJs(): [number, string] }>;
  named(): Promise<void>;
  lines: PyProxy & {
    open(line: number, match: string): void;
    close(line: number): void;
    hear(line: number, text: string): Promise<void>;
  };
}

const tell = (message: FromWorker): void => postMessage(message);

async function bytes(address: URL): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.pathname}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** The same of what is kept compressed: the files themselves are, so that any web server sends them so. */
async function inflated(address: URL): Promise<ArrayBuffer> {
  const packed = new Blob([await bytes(address)]).stream();
  return new Response(packed.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** Python, from the memory that it had when the page was built; started anew where that is not there or not taken. */
async function pythonIn(folder: URL, files: string[]): Promise<PyodideAPI> {
  const { loadPyodide } = (await import(/* @vite-ignore */ new URL("pyodide.mjs", folder).href)) as {
    loadPyodide: LoadPyodide;
  };
  const indexURL = folder.href;
  if (!files.includes("python.snapshot")) return loadPyodide({ indexURL });
  const memory = inflated(new URL("python.snapshot", folder));
  return restored(loadPyodide, indexURL, memory).catch(() => loadPyodide({ indexURL }));
}

/** The games' compiled files by the names of their texts, as Python may use them. */
async function memoriesOf(names: string[], folder: URL): Promise<Map<string, object>> {
  const made = names.map(async (name): Promise<[string, object]> => {
    const shown = forPython(await GameMemory.of(await bytes(new URL(name, folder))));
    return [name.replace(/\.wasm$/, ""), shown];
  });
  return new Map(await Promise.all(made));
}

async function opened(): Promise<Desk> {
  const root = new URL(/* @vite-ignore */ "../python/", import.meta.url);
  const made = (await (await fetch(new URL("made.json", root))).json()) as { folder: string; files: string[] };
  const folder = new URL(`${made.folder}/`, root);
  const named = (end: string): string[] => made.files.filter((name) => name.endsWith(end));
  const [python, ours, memories, ...theirs] = await Promise.all([
    pythonIn(folder, made.files),
    inflated(new URL("triumvirate.pack", folder)),
    memoriesOf(
      named(".wasm").filter((name) => !name.startsWith("pyodide")),
      folder,
    ),
    ...named(".whl").map((name) => bytes(new URL(name, folder))),
  ]);
  putDown(ours, python.FS);
  for (const wheel of theirs) python.unpackArchive(wheel, "wheel");
  const shelf = new Shelf();
  const page = {
    name: "",
    heads: () => shelf.heads(),
    find: (match: string) => shelf.find(match),
    keep: (match: string, head: string, first: number, entries: readonly string[]) =>
      shelf.keep(match, head, first, [...entries]),
    remove: (match: string) => shelf.remove(match),
    note: (name: string) => shelf.note(name),
    keep_note: (name: string, text: string) => shelf.keepNote(name, text),
    remove_note: (name: string) => shelf.removeNote(name),
    memory_of: (text: string) => memories.get(text) ?? null,
    files: () => made.files,
    bring: async (name: string, place: string): Promise<boolean> => {
      const file = await bytes(new URL(name, folder));
      python.FS.mkdirTree(place.slice(0, place.lastIndexOf("/")));
      python.FS.writeFile(place, new Uint8Array(file));
      return true;
    },
    send: (line: number, text: string) => tell({ type: "told", line, text }),
    close: (line: number, code: number) => tell({ type: "closed", line, code }),
  };
  const inPage = python.pyimport("triumvirate.offline.in_page") as PyProxy & { opened(page: object): Desk };
  const desk = inPage.opened(page);
  await desk.named();
  return desk;
}

const desk = opened();
desk.catch((fault: unknown) => tell({ type: "failed", reason: String(fault) }));

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  void desk.then(
    (open) => heard(open, data),
    () => undefined,
  );
});

async function heard(open: Desk, message: ToWorker): Promise<void> {
  if (message.type === "open") open.lines.open(message.line, message.match);
  else if (message.type === "shut") open.lines.close(message.line);
  else if (message.type === "say") await open.lines.hear(message.line, message.text);
  else {
    const answer = await open.ask(message.method, message.address, message.body, message.tab);
    const [status, text] = answer.toJs();
    answer.destroy();
    tell({ type: "answer", number: message.number, status, text });
  }
}
