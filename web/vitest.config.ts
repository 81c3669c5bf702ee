// Unit tests lie beside what they test. Expected values come from the Python rules: `make-fixtures.py` files are run first.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    globalSetup: "./src/testing/made.ts",
    setupFiles: "./src/testing/words.ts",
    // One worker, one page for all: the tests keep nothing, and a page takes longer to make than they run.
    fileParallelism: false,
    isolate: false,
    pool: "threads",
    testTimeout: 60_000, // a machine that is busy with others is slow, not wrong
  },
});
