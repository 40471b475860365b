// Gangs of Kyoto in the browser.

import type { Picks } from "../../lib/narrow";
import type { GameModule } from "../../lib/game";
import { account } from "./account";
import Card from "./art/Card.svelte";
import Board from "./Board.svelte";
import { lights } from "./lights";
import { step } from "./step";
import type { KyotoView } from "./view";

export default {
  Board,
  Text: () => import("./Text.svelte").then((file) => file.default),
  Result: () => import("./Result.svelte").then((file) => file.default),
  Box: () => import("./Box.svelte").then((file) => file.default),
  Card,
  step,
  lights,
  hidden: (view: KyotoView, seat: number) => view.players[seat]?.score_pile ?? [],
  account,
  facts: ({ game }: { game: { limit: number; raised_limit: number; bells_to_win: number } }) => ({
    limit: game.limit,
    raised: game.raised_limit,
    goal: game.bells_to_win,
  }),
  signs: () => import("./signs").then((file) => file.default),
  rounds: { begins: "round", tells: ["late", "no-cards", "bank"] },
  loud: ["late", "win", "round"],
  quiet: ["deal", "turn", "place"],
  moveKey: (move: { kind: string; args: Picks }, view: KyotoView) => {
    if (move.kind === "give") return move.args["to"] === view.seat ? "move-keep" : "move-give";
    const refusals = (view.players[view.seat]?.row ?? []).filter((card) => card === "refuse").length;
    return move.kind === "refuse" && refusals > 1 ? "move-refuse-which" : `move-${move.kind}`;
  },
} as unknown as GameModule;
