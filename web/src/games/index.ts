// The games of the house, in the order of the home page. The only list that names them.

import Reviving from "../art/covers/Reviving.svelte";
import Xanadu from "../art/covers/Xanadu.svelte";
import type { Listing } from "./game";
import Kathmandu from "./kathmandu/art/CoverArt.svelte";
import Kyoto from "./kyoto/art/Cover.svelte";

export const GAMES: Listing[] = [
  { name: "kyoto", Cover: Kyoto, load: async () => (await import("./kyoto")).default, odds: true },
  { name: "xanadu", Cover: Xanadu, load: async () => (await import("./xanadu")).default },
  {
    name: "reviving",
    Cover: Reviving,
    load: async () => (await import("./reviving")).default,
    alone: async () => (await import("./reviving/Alone.svelte")).default,
  },
  {
    name: "kathmandu",
    Cover: Kathmandu,
    load: async () => (await import("./kathmandu")).default,
    editors: { boards: async () => (await import("./kathmandu/Build.svelte")).default },
  },
];

export const listing = (name: string): Listing | undefined => GAMES.find((game) => game.name === name);
