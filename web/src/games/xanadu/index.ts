// Xanadu in the browser.

import type { GameModule } from "../../lib/game";
import Board from "./Board.svelte";
import Box from "./Box.svelte";
import { arrange } from "./count";
import Large from "./Large.svelte";
import Piece from "./Piece.svelte";
import Result from "./Result.svelte";
import { step } from "./step";
import Text from "./Text.svelte";

export default {
  Board,
  Text,
  Result,
  Box,
  Card: Piece,
  step,
  arrange,
  Large,
  loud: ["turn", "full", "reset", "end-card", "win", "share"],
  moveKey: (move: { kind: string }) => `move-${move.kind}`,
} as unknown as GameModule;
