// Reviving Kathmandu in the browser.

import type { GameModule } from "../../lib/game";
import { account } from "./account";
import Board from "./Board.svelte";
import { sayOf } from "../../lib/words.svelte";
import { shelf } from "./box";
import { cardInWords, moveFacts, moveKey, promptFor } from "./desk";
import { lights } from "./lights";
import Piece from "./Piece.svelte";
import { step } from "./step";
import type { RevivingView } from "./view";

export default {
  Board,
  Text: () => import("./Text.svelte").then((file) => file.default),
  Result: () => import("./Result.svelte").then((file) => file.default),
  Box: () => import("./Box.svelte").then((file) => file.default),
  Card: Piece,
  step,
  lights,
  cardName: (card: string) => cardInWords(sayOf("reviving"), shelf.book.cards.get(card)),
  hidden: (view: RevivingView, seat: number) => view.players[seat]?.hand ?? [],
  account,
  moveKey,
  moveFacts,
  promptFor,
  facts: ({ game }: { game: { colour_bonus: number[]; buddha_bonus: number } }) => ({
    two: game.colour_bonus[0] ?? 0,
    three: game.colour_bonus[1] ?? 0,
    four: game.colour_bonus[2] ?? 0,
    buddha: game.buddha_bonus,
  }),
  signs: () => import("./signs").then((file) => file.default),
  rounds: {
    begins: "round",
    tells: ["won-sole", "won-highest", "won-nearest", "won-edge", "complete", "rescore", "claim", "convert"],
  },
  quiet: ["begin", "mission", "marker", "reveal", "reveal-raised", "draw", "ready", "coins"],
  loud: [
    "round",
    "reveal",
    "reveal-raised",
    "complete",
    "claim",
    "leftover",
    "shake",
    "win",
    "share",
    "team-win",
    "solo-lost",
    "solo-easy",
    "solo-medium",
    "solo-hard",
    "solo-extreme",
  ],
} as unknown as GameModule;
