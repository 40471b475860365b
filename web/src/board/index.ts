// The generic board: any game in the browser, before it has a folder of its own. A game may take parts of it beside its own.

import type { GameModule } from "../lib/game";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { step } from "./step";

export default {
  Board,
  Text: () => import("./Text.svelte").then((file) => file.default),
  Result: () => import("./Result.svelte").then((file) => file.default),
  Box: () => import("./Box.svelte").then((file) => file.default),
  Card,
  step,
  loud: ["win", "share"],
  moveKey: (move: { kind: string }) => `move-${move.kind}`,
} as unknown as GameModule;
