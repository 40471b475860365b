// What somebody's bells are made of, from what the viewer sees: each card of the score pile, and what is still at stake.

import type { AccountLine } from "../../lib/game";
import { sayOf } from "../../lib/words.svelte";
import { parseCard } from "./art/cards";
import type { KyotoView } from "./view";

const say = sayOf("kyoto");

export function account(seat: number, view: KyotoView): AccountLine[] {
  const player = view.players[seat];
  if (!player) return [];
  const bells = (card: string): number => parseCard(card).bells;
  const hidden = {
    label: say("score-pile"),
    why: say("score-pile-cards", { count: player.score_cards }),
    points: null,
  };
  const pile = player.score_pile?.map((card) => ({ label: say(`card-${card}`), why: "", points: bells(card) }));
  const risk = player.row.reduce((sum, card) => sum + bells(card), 0);
  const row = { label: say("row"), why: say("at-stake", { count: risk }), points: 0 };
  return [...(pile ?? [hidden]), ...(risk ? [row] : [])];
}
