// Xanadu in the browser.

import type { GameModule } from "../../lib/game";
import type { Prompt } from "../../lib/wire";
import type { Facts } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import { account, arrange } from "./count";
import Large from "./Large.svelte";
import { lights } from "./lights";
import Piece from "./Piece.svelte";
import { step } from "./step";
import type { XanaduView } from "./view";

const LARGEST_USUAL = 4; // players; with more, other numbers are played
interface Numbers {
  game: { building_limit: number; passes: number; long_passes: number };
  many_players: { building_limit: number; passes: number };
  advanced: { building_limit: number };
}

export default {
  Board,
  Text: () => import("./Text.svelte").then((file) => file.default),
  Result: () => import("./Result.svelte").then((file) => file.default),
  Box: () => import("./Box.svelte").then((file) => file.default),
  Card: Piece,
  step,
  lights,
  hidden: (view: XanaduView, seat: number) => view.players[seat]?.hand ?? [],
  arrange,
  account,
  Large,
  example: "ye12",
  facts: ({ game, many_players: many, advanced }: Numbers, { seats, ...options }: Facts) => {
    const crowded = Number(seats) > LARGEST_USUAL;
    const usual = options["advanced"] === "true" ? advanced.building_limit : game.building_limit;
    return {
      limit: crowded ? many.building_limit : usual,
      passes: crowded ? many.passes : options["long_game"] === "true" ? game.long_passes : game.passes,
      bonus: crowded ? "yes" : "no",
    };
  },
  signs: () => import("./signs").then((file) => file.default),
  loud: ["turn", "full", "reset", "end-card", "win", "share"],
  quiet: ["begin", "deal", "turn", "favour", "draw", "clear"],
  /** All choose at once: who still has to is asked themselves. */
  promptFor: (prompt: Prompt | null, _: XanaduView, viewer: number, due: readonly number[]) =>
    prompt?.key === "start" && due.includes(viewer) ? { key: "start-own", facts: { seat: viewer } } : prompt,
  moveKey: (move: { kind: string }) => `move-${move.kind}`,
} as unknown as GameModule;
