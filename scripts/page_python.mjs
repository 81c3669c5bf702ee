// node page_python.mjs PYODIDE SOURCES OUT: what lets Python in a page start quickly, made by that very Python.
//
// SOURCES is a zip of our package. Written are OUT/python.snapshot, the memory of Python with the games and bots imported,
// compressed (a page restores it instead of starting), and OUT/bytecode.zip, of the modules that are not in it. Nothing of the
// moment or of chance is in either: the clock stands still and every random byte is the same, so that the same sources make
// the same bytes; whoever restores the memory seeds `random` anew (`triumvirate.offline.in_page`).
import crypto from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

process.on("uncaughtException", (fault) => {
  console.error(fault.message); // alone: what Node shows beside it is the whole of Pyodide
  process.exit(1);
});
const [pyodide, sources, out] = process.argv.slice(2).map((name) => resolve(name));
const same = (array) => {
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength).fill(7);
  return array;
};
crypto.randomFillSync = same;
Object.defineProperty(globalThis, "crypto", { value: { getRandomValues: same }, configurable: true });
Date.now = () => 315_532_800_000;
performance.now = () => 1;

const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const env = { HOME: "/home/pyodide", PYTHONHASHSEED: "0" };
const python = await loadPyodide({ indexURL: `${pyodide}/`, _makeSnapshot: true, env });
python.FS.writeFile("/tmp/sources.zip", new Uint8Array(readFileSync(sources)));
// Without compiled packages, which a memory cannot hold; files are no part of a memory, and are found anew by whoever restores it.
python.runPython(`
def get_ready():
    import asyncio, decimal, fractions, gc, importlib, importlib.resources, logging, numbers, random, sys, urllib.parse, uuid, zipfile

    with zipfile.ZipFile("/tmp/sources.zip") as archive:
        archive.extractall("/lib/python3.14/site-packages")
    sys.dont_write_bytecode = True
    importlib.invalidate_caches()
    from triumvirate.bots import find_bot, names_for
    from triumvirate.core import foresight, record, table
    from triumvirate.core.errors import TriumvirateError
    from triumvirate.games import find_game, game_names
    from triumvirate.search import page_ground
    from triumvirate.show import drawing

    for game in game_names():
        find_game(game)
        for bot in names_for(game):
            try:
                find_bot(game, bot)
            except (ImportError, TriumvirateError):
                pass  # one that needs arrays is not to be had in a page; one that needs weights has them later
    sys.dont_write_bytecode = False
    sys.path_importer_cache.clear()
    importlib.invalidate_caches()
    gc.collect()  # archives that were read are closed here: whoever restores the memory has not opened them

get_ready()
del get_ready
`);
writeFileSync(join(out, "python.snapshot"), gzipSync(python.makeMemorySnapshot(), { level: 7 }));
python.runPython(`
import importlib.util, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

PLACE = "/lib/python3.14/site-packages/"
loaded = {module.__file__ for module in sys.modules.values() if getattr(module, "__file__", None)}
with zipfile.ZipFile("/tmp/sources.zip") as given, zipfile.ZipFile("/tmp/bytecode.zip", "w") as made:
    for name in given.namelist():
        if name.endswith(".py") and PLACE + name not in loaded:
            body = given.read(name)
            code = compile(body, PLACE + name, "exec", dont_inherit=True)
            pyc = _code_to_hash_pyc(code, importlib.util.source_hash(body), False)
            made.writestr(zipfile.ZipInfo(importlib.util.cache_from_source(name), (1980, 1, 1, 0, 0, 0)), pyc)
`);
writeFileSync(join(out, "bytecode.zip"), python.FS.readFile("/tmp/bytecode.zip"));
process.exit(0);
