// The generic board: any game in the browser, before it has a folder of its own. A game may take parts of it beside its own.

import type { GameModule } from "../lib/game";
import Board from "./Board.svelte";
import Box from "./Box.svelte";
import Card from "./Card.svelte";
import Result from "./Result.svelte";
import { step } from "./step";
import Text from "./Text.svelte";

export default {
  Board,
  Text,
  Result,
  Box,
  Card,
  step,
  loud: ["win", "share"],
  moveKey: (move: { kind: string }) => `move-${move.kind}`,
} as unknown as GameModule;
