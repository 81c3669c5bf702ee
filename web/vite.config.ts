import { svelte } from "@sveltejs/vite-plugin-svelte";
import { type Plugin, type Rollup, defineConfig } from "vite";

/** The names of all built files, for pages that want to work without a network: they are fetched before they are needed.
 *  The API is of no use there. */
const listed: Plugin = {
  name: "listed-files",
  apply: "build",
  generateBundle(_, bundle) {
    const source = JSON.stringify(
      Object.keys(bundle)
        .filter((name) => name.startsWith("assets/") && !name.includes("swagger"))
        .sort(),
    );
    this.emitFile({ type: "asset", fileName: "files.json", source });
  },
};

/** Upright letters are asked for beside the program: coming later, they would move what somebody is about to touch. */
const letters: Plugin = {
  name: "letters-first",
  apply: "build",
  transformIndexHtml: (_, { bundle }) =>
    Object.keys(bundle ?? {})
      .filter((name) => /(sans-latin-400|latin-700)-normal\b.*\.woff2$/.test(name))
      .map((name) => ({
        tag: "link",
        injectTo: "head" as const,
        attrs: { rel: "preload", href: `./${name}`, as: "font", type: "font/woff2", crossorigin: "" },
      })),
};

/** The server's page is asked for by any path: it names its files from the root. Everything else is relative. */
const fromTheRoot: Plugin = {
  name: "page-from-the-root",
  apply: "build",
  transformIndexHtml: { order: "post", handler: (page) => page.replaceAll(/(href|src)="\.\//g, '$1="/') },
};

/** What several parts of the page need comes in few files: each that is asked for costs a visit to the server, and parts
 *  of two hundred letters were asked for by the dozen. What only one part needs stays with it. */
function together(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | null {
  const wanting = new Set<string>();
  const seen = new Set([id]);
  for (const one of seen) {
    const info = getModuleInfo(one);
    if (info?.isEntry) return "page"; // whatever is opened needs it
    if (info?.dynamicImporters.length) wanting.add(one);
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  if (wanting.size < 2 || wanting.has(id)) return null;
  return /\/src\/games\/(\w+)\//.exec(id)?.[1] ?? "parts";
}

export default defineConfig({
  base: "./",
  plugins: [svelte(), listed, letters, fromTheRoot],
  build: {
    outDir: process.env.WEB_OUT ?? "../src/triumvirate/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    chunkSizeWarningLimit: 1600, // Swagger UI, which one page fetches
    rollupOptions: { output: { manualChunks: together } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true }, "/healthz": "http://127.0.0.1:8000" },
  },
});
