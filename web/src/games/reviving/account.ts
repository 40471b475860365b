// What somebody's points would be made of if the game ended now, from what the viewer sees: a mission that is hidden stays so.

import type { AccountLine } from "../../lib/game";
import { sayOf } from "../../lib/words.svelte";
import { bookOf, type Contents } from "./box";
import { monumentInWords } from "./desk";
import type { RevivingView } from "./view";

const say = sayOf("reviving");

export function account(seat: number, view: RevivingView, contents: Contents | null): AccountLine[] {
  const [player, square] = [view.players[seat], view.squares[seat]];
  if (!player || !square || view.solo) return [];
  const book = bookOf(contents);
  const { score } = player;
  const monuments = square.monuments.map((each) => ({
    label: monumentInWords(say, each),
    why: each.complete
      ? each.bonus
        ? say("web-with-colours", { printed: each.printed, bonus: each.bonus })
        : ""
      : say("score-unfinished"),
    points: each.complete ? each.printed + each.bonus : (book.points[each.kind]?.[each.sections.length - 1] ?? 0),
  }));
  const met = (book.missions.get(square.mission) ?? []).filter((_, i) => square.met[i]);
  const mission = square.mission
    ? { label: say("mission"), why: `${met.length} / 4`, points: met.reduce((sum, { points }) => sum + points, 0) }
    : { label: say("mission"), why: say("unknown"), points: null };
  const coloured = square.monuments
    .filter((each) => each.complete)
    .flatMap((each) => each.sections)
    .filter((section) => section.printed === player.bhairav).length;
  const others = [
    { label: say("score-buddha-colours"), why: "", points: score.buddha_colours },
    { label: say("web-from-coins"), why: "", points: score.coins },
    { label: say("score-objective"), why: "", points: score.objective },
    {
      label: say("score-bhairav"),
      why: "",
      points: player.bhairav ? coloured * (contents?.bhairav.points_per_section ?? 1) : 0,
    },
  ];
  return [...monuments, ...others.filter(({ points }) => points !== 0), mission];
}
