// Arrows point one way: art <- lib <- board <- games <- shell <- the app. A game knows no other game.

import { expect, test } from "vitest";

const LAYERS = ["text", "art", "lib", "board", "games", "shell"];
const files = import.meta.glob<string>("./**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

/** What a file takes from others, however it says so: as paths from this folder. */
function taken(file: string, source: string): string[] {
  const folder = file.split("/").slice(0, -1);
  const named = source.matchAll(/(?:\bfrom|\bimport|\bimport\(|\bglob(?:<[^>]*>)?\()\s*["'](\.[^"']+)["']/g);
  return [...named].map(([, path]) => {
    const parts = [...folder];
    for (const part of path!.split("/"))
      if (part === "..") parts.pop();
      else if (part !== ".") parts.push(part);
    return parts.join("/");
  });
}

const layer = (path: string): number => {
  const found = LAYERS.indexOf(path.split("/")[1] ?? "");
  return found < 0 ? LAYERS.length : found; // the app itself, which knows all
};
const gameOf = (path: string): string => /^\.\/games\/([^/*]+)\//.exec(path)?.[1] ?? "";

function wrongArrows(sources: Record<string, string>): string[] {
  return Object.entries(sources).flatMap(([file, source]) =>
    taken(file, source)
      .filter((path) => path.startsWith("./")) // what lies outside is words and rules, read as text
      .filter((path) => layer(path) > layer(file) || (gameOf(file) && gameOf(path) && gameOf(file) !== gameOf(path)))
      .map((path) => `${file} knows ${path}`),
  );
}

test("arrows point one way", () => {
  expect(Object.keys(files).length).toBeGreaterThan(150);
  expect(wrongArrows(files)).toEqual([]);
});

test.each([
  ["./lib/planted.ts", `import type { Listing } from "../games";`, "./games"],
  ["./lib/planted.ts", `const all = import.meta.glob<string>("../games/*/x.ts");`, "./games/*/x.ts"],
  ["./art/planted.ts", `import "../lib/words.svelte";`, "./lib/words.svelte"],
  ["./board/Planted.svelte", `  import Home from "../shell/Home.svelte";`, "./shell/Home.svelte"],
  ["./games/kyoto/art/planted.ts", `import {\n  say,\n} from "../../../shell/Log.svelte";`, "./shell/Log.svelte"],
  ["./games/kyoto/planted.ts", `const late = () => import("../xanadu/step");`, "./games/xanadu/step"],
  ["./shell/planted.ts", `export { default } from "../App.svelte";`, "./App.svelte"],
])("one that points back is found: %s", (file, source, to) => {
  expect(wrongArrows({ [file]: source })).toEqual([`${file} knows ${to}`]);
});
