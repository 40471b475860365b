// Kathmandu in the browser.

import type { GameModule } from "../../lib/game";
import type { Contents } from "./box";
import Board from "./Board.svelte";
import { account } from "./count";
import { lights } from "./lights";
import Piece from "./Piece.svelte";
import { step } from "./step";

export default {
  Board,
  Text: () => import("./Text.svelte").then((file) => file.default),
  Result: () => import("./Result.svelte").then((file) => file.default),
  Box: () => import("./Box.svelte").then((file) => file.default),
  Card: Piece,
  step,
  lights,
  account,
  facts: ({ scoring }: Contents) => ({
    special: scoring.special_good,
    five: scoring.five_kinds,
    six: scoring.six_kinds,
    half: scoring.plan,
    pair: scoring.plan_pair,
    safe: scoring.secured_pair,
    tired: -scoring.exhaustion,
    last: scoring.yak_hidden[0] ?? 0,
  }),
  signs: () => import("./signs").then((file) => file.default),
  wide: true,
  rounds: { begins: "day", tells: ["arrive", "yak-last", "yak", "buy", "offer", "storm", "sun", "tired-storm"] },
  loud: ["day", "storm", "arrive", "yak-last", "all-arrived", "win", "share"],
  quiet: ["begin", "deal", "gain", "pay", "done", "dice", "plan-shown", "new-gear", "new-animals", "score"],
  moveKey: (move: { kind: string }) => `move-${move.kind}`,
} as unknown as GameModule;
