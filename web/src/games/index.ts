// The games with a folder here, found by looking. A game without one is played all the same, on the generic board.

import type { GameModule, Listing } from "../lib/game";

const listings = import.meta.glob<Listing>("./*/listing.ts", { eager: true, import: "default" });
const modules = import.meta.glob<GameModule>("./*/index.ts", { import: "default" });

/** What the house shows of a game before its table is opened. */
export const listing = (name: string): Listing => listings[`./${name}/listing.ts`] ?? {};

/** The table of a game. */
export const load = async (name: string): Promise<GameModule> => {
  const own = modules[`./${name}/index.ts`];
  return own ? own() : (await import("../board")).default;
};
