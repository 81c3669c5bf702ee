// The client's habits beyond the format, which is prettier's. No `any`, nothing unused, no promise left unheard of.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", ".node/", "src/made/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // Addresses are plain paths here: there is no router of SvelteKit to resolve them.
      "svelte/no-navigation-without-resolve": "off",
      // Sets and maps here are made anew where they are derived, and never changed after.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  // Programs that are run by hand print what they make.
  { files: ["**/*.mjs"], rules: { "no-console": "off" } },
  {
    files: ["src/**/*.svelte", "src/**/*.svelte.ts", "src/**/*.ts"],
    languageOptions: {
      parserOptions: {
        projectService: true,
        extraFileExtensions: [".svelte"],
        parser: ts.parser,
        svelteConfig,
      },
    },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    },
  },
);
