// Prints the rules of all games as the client shows them, as JSON, for the documentation site: node print-rules.mjs
import { build } from "esbuild";
import { existsSync, readdirSync } from "node:fs";

const GAMES = new URL("src/games/", import.meta.url);

/** What a file of a game's folder exports, types and style sheets left aside. */
async function exported(game, file) {
  const { outputFiles } = await build({
    entryPoints: [new URL(`${game}/${file}`, GAMES).pathname],
    bundle: true,
    write: false,
    format: "esm",
    logLevel: "error",
    loader: { ".css": "empty" },
  });
  const text = Buffer.from(outputFiles[0].text).toString("base64");
  return (await import(`data:text/javascript;base64,${text}`)).default;
}

const found = {};
for (const game of readdirSync(GAMES).filter((name) => existsSync(new URL(`${name}/rules.en.ts`, GAMES)))) {
  const [about, rules] = [await exported(game, "about.ts"), await exported(game, "rules.en.ts")];
  const counts = about.counts?.choices ?? [0];
  found[game] = Object.fromEntries(counts.map((n) => [n, typeof rules === "function" ? rules(n) : rules]));
}
process.stdout.write(JSON.stringify(found));
