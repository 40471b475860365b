// What the server lays on a table of Kyoto that it draws.

import type { Sprites } from "../../lib/sprites";
import Bell from "./art/Bell.svelte";
import Card from "./art/Card.svelte";
import Moon from "./art/Moon.svelte";

export default ((names) => ({
  ...Object.fromEntries(
    ["", ...names["card"]!].map((card) => [`card-${card}`, { draw: Card, props: { card }, width: 120, height: 168 }]),
  ),
  bell: { draw: Bell, props: { size: "48px" }, width: 48, height: 48 },
  moon: { draw: Moon, props: { phase: 5, size: "64px" }, width: 64, height: 64 },
})) satisfies Sprites;
