// Prints the rules of all games as the client shows them, as JSON, for the documentation site: node print-rules.mjs
import { build } from "esbuild";

const GAMES = { caesar: [0], julius: [0], rubico: [3, 4, 5, 6, 7] };
const found = {};
for (const [game, counts] of Object.entries(GAMES)) {
  const entry = new URL(`src/games/${game}/rules.en.ts`, import.meta.url).pathname;
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "esm",
    logLevel: "error",
  });
  const { default: rules } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString("base64")}`
  );
  found[game] = Object.fromEntries(counts.map((n) => [n, typeof rules === "function" ? rules(n) : rules]));
}
process.stdout.write(JSON.stringify(found));
