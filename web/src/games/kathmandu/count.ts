// The end of the game, line by line: what each line counts for each player, in the order of the rulebook's own table.

import type { AccountLine } from "../../lib/game";
import { sayOf, type Say } from "../../lib/words.svelte";
import type { Contents } from "./box";
import type { KathmanduView, PlayerView, ScoreView } from "./view";

const say = sayOf("kathmandu");

export type Line = Exclude<keyof ScoreView, "total">;

export const LINES: readonly Line[] = [
  "offerings",
  "goods",
  "specials",
  "tile",
  "sets",
  "plans",
  "animals",
  "yak",
  "borders",
  "cards",
  "resources",
  "exhaustion",
];

/** How the points of a line come about, in a few words. */
export function why(line: Line, player: PlayerView, view: KathmanduView, contents: Contents | null, say: Say): string {
  const total = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0);
  switch (line) {
    case "offerings":
      return say("web-why-offerings", { count: player.offerings });
    case "goods":
      return player.goods.map((good) => good.points).join(" + ");
    case "specials":
      return player.specials.length ? `${player.specials.length} × ${contents?.scoring.special_good ?? 7}` : "";
    case "sets":
      return player.score.sets
        ? say("web-why-sets", { count: new Set(player.goods.map((good) => good.good)).size })
        : "";
    case "plans": {
      const { singles, pairs } = pairsOf(player.plans);
      const parts = [
        [singles, contents?.scoring.plan ?? 1],
        [pairs, contents?.scoring.plan_pair ?? 4],
        [player.secured.length, contents?.scoring.secured_pair ?? 8],
      ].filter(([count]) => count);
      return parts.map(([count, points]) => `${count} × ${points}`).join(" + ");
    }
    case "animals":
      return player.animals.length ? `${player.animals.length} × ${view.animal_worth}` : "";
    case "yak":
      return say("yak-left", { hidden: player.hidden_tiles });
    case "borders":
      return player.arrived ? say("in-kathmandu") : say("web-why-borders", { count: player.borders_left });
    case "cards":
      return player.cards.length ? `${player.cards.length} × ${contents?.scoring.card ?? 1}` : "";
    case "resources":
      return total(Object.values(player.resources))
        ? `${total(Object.values(player.resources))} × ${contents?.scoring.resource ?? 1}`
        : "";
    case "exhaustion":
      return player.markers ? `${player.markers} × −${Math.abs(contents?.scoring.exhaustion ?? -3)}` : "";
    default:
      return "";
  }
}

/** The lines of somebody's points as they are now; those that are empty are left out. */
export function account(seat: number, view: KathmanduView, contents: Contents | null): AccountLine[] {
  const player = view.players[seat];
  const lines = LINES.map((line) => ({
    label: say(`web-score-${line}`),
    why: player ? why(line, player, view, contents, say) : "",
    points: player?.score[line] ?? 0,
  }));
  return lines.filter(({ points }) => points !== 0);
}

/** Plans as pairs of one colour, and what is left alone. */
export function pairsOf(plans: readonly string[]): { singles: number; pairs: number } {
  let pairs = 0;
  for (const colour of new Set(plans.map((plan) => plan.split("_")[0])))
    pairs += Math.min(
      plans.filter((plan) => plan === `${colour}_a`).length,
      plans.filter((plan) => plan === `${colour}_b`).length,
    );
  return { pairs, singles: plans.length - 2 * pairs };
}
