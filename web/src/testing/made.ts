// Before the unit tests: every make-fixtures.py is run, so that what is expected comes from the Python rules of this very tree.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCES = fileURLToPath(new URL("..", import.meta.url));
const MADE = join(SOURCES, "../node_modules/.fixtures");

export default function make(): void {
  const python = process.env.PYTHON || join(SOURCES, "../../.venv/bin/python");
  if (!existsSync(python) && !process.env.PYTHON) throw new Error("There is no .venv here: `make setup` makes it.");
  mkdirSync(MADE, { recursive: true });
  const makers = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((f) =>
    f.endsWith("make-fixtures.py"),
  );
  for (const maker of makers) {
    const run = spawnSync(python, [join(SOURCES, maker)], { encoding: "utf8", maxBuffer: 2 ** 27 });
    if (run.status !== 0) throw new Error(`${maker} failed:\n${run.stderr}`);
    writeFileSync(join(MADE, `${relative("", dirname(maker)).replaceAll("/", "-")}.json`), run.stdout);
  }
}
