// What TypeScript and svelte-check do not see: promises nobody waits for, lists without keys, props nobody reads.
// Layout is Prettier's: no rule here speaks of it.

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// What a path is drawn by stays in one line: a string that begins as SVG's paths do.
const PATH = '["`]M[-. \\d$]';

export default defineConfig(
  globalIgnores(["dist/"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off", // TypeScript knows
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      eqeqeq: "error",
      "no-console": "error",
      "max-len": ["error", { code: 140, ignorePattern: PATH }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["src/**"],
    languageOptions: { parserOptions: { project: "./tsconfig.json", extraFileExtensions: [".svelte"] } },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
    },
  },
  {
    files: ["src/games/*/Piece.svelte"],
    rules: { "svelte/no-unused-props": "off" }, // the table gives every piece the same
  },
);
