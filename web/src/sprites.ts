// For tools/previews.py: shows the sprites of a game, each at a place of its own, and says where.

import { mount } from "svelte";
import type { Names, Sprites } from "./lib/sprites";
import "./theme.css";

const GAMES = import.meta.glob<Sprites>("./games/*/sprites.ts", { import: "default" });

export async function show(game: string, names: Names): Promise<Record<string, number[]>> {
  const load = GAMES[`./games/${game}/sprites.ts`];
  if (!load) return {};
  document.documentElement.dataset.theme = "light";
  const sheet = document.createElement("div");
  sheet.style.cssText = "position: absolute; left: 0; top: 0";
  document.body.style.background = "none";
  document.documentElement.style.background = "none";
  document.documentElement.style.setProperty("--grain", "transparent");
  document.body.replaceChildren(sheet);
  const found: Record<string, number[]> = {};
  let [x, y, high] = [0, 0, 0];
  for (const [name, { draw, props, width, height }] of Object.entries((await load())(names))) {
    if (x + width > innerWidth) [x, y, high] = [0, y + high + 2, 0];
    const target = document.createElement("div");
    target.style.cssText = `position: absolute; left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px; overflow: hidden`;
    sheet.append(target);
    mount(draw, { target, props });
    found[name] = [x, y, width, height];
    x += width + 2;
    high = Math.max(high, height);
  }
  sheet.style.height = `${y + high}px`;
  await document.fonts.ready;
  return found;
}
