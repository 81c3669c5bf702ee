// Python in a page, quickly: taken up from the memory that it had when the page was built (`scripts/page_python.mjs`).

const PACKAGES = "/lib/python3.14/site-packages";
const PAGE = 65_536;

/**
 * Begin with room for a memory: Python takes back only one that fits, and begins with less than ours. The room is given to
 * what Python is compiled to as soon as that is there; it is known by what it asks for.
 */
async function withRoom(memory, begin) {
  const kept = { instantiate: WebAssembly.instantiate, instantiateStreaming: WebAssembly.instantiateStreaming };
  for (const [name, compiled] of Object.entries(kept)) {
    WebAssembly[name] = async (source, imports) => {
      const made = await compiled(source, imports);
      const room = imports?.["GOT.mem"] ? made.instance?.exports.memory : undefined;
      const missing = room ? (await memory).byteLength - room.buffer.byteLength : 0;
      if (missing > 0) room.grow(Math.ceil(missing / PAGE));
      return made;
    };
  }
  try {
    return await begin();
  } finally {
    Object.assign(WebAssembly, kept);
  }
}

/** Python from such a memory (a promise of its bytes); `indexURL` is the folder of Pyodide's own files. */
export function restored(loadPyodide, indexURL, memory) {
  return withRoom(memory, () => loadPyodide({ indexURL, _loadSnapshot: memory }));
}

/** Put down a bundle of files: the length of a list of names and sizes, the list, and then all of them. */
export function putDown(bundle, files) {
  const length = new DataView(bundle).getUint32(0, true);
  const listed = JSON.parse(new TextDecoder().decode(new Uint8Array(bundle, 4, length)));
  const folders = new Set();
  let place = 4 + length;
  for (const [name, size] of listed) {
    const path = `${PACKAGES}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) files.mkdirTree(folder);
    folders.add(folder);
    files.writeFile(path, new Uint8Array(bundle, place, size));
    place += size;
  }
}
