// What the Python rules made for the tests of a folder.
import { readFileSync } from "node:fs";

/** The JSON that the folder's make-fixtures.py printed: `made("lib")`. */
export function made<T>(folder: string): T {
  const file = `node_modules/.fixtures/${folder.replaceAll("/", "-")}.json`; // vitest runs in web/
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
