// Where a move of Kathmandu is clicked: a die, a way with the space it leads to, a card, or a button of what is asked.

import type { Lights } from "../../lib/game";
import { offerOf } from "./desk";
import { animalZone, gearZone, groundZone, planZone, yakZone } from "./step";
import type { KathmanduView } from "./view";

// What is pointed with is taken into the hand first.
const CARDS: Record<string, string> = { map: "world_map", ladder: "rope_ladder", toolbox: "toolbox", bottle: "bottle" };

export const lights: Lights<KathmanduView> = ({ kind, args }, view) => {
  const space = String(args["space"] ?? "");
  const card = `card-${args["equipment"] ?? CARDS[kind] ?? ""}`;
  if (args["die"]) return { die: [`die-${args["die"]}`] };
  // Where nobody is asked, as in a review, there are no ways: there it is the yak that goes, and where it leads.
  if (args["way"]) {
    const offer = [kind, ...Object.values(args)].join("-");
    const ahead = view.previews.find((each) => Object.values(offerOf(each)).join("-") === offer);
    const there = ahead?.decides ? ahead.path[1] : ahead?.space;
    return { way: [`way-${args["way"]}`, yakZone(view.active)], kind: [offer, groundZone(there ?? "")] };
  }
  if (space) return { space: [`${kind}-${space}`, card, groundZone(space)], kind: [`space-${space}`, `do-${kind}`] };
  if (args["animal"]) return { animal: [animalZone(String(args["animal"])), "do-animal"] };
  if (args["item"]) return { item: [gearZone(String(args["item"])), "do-pack"] };
  if (args["plan"]) return { plan: [`do-${args["plan"]}`, planZone(String(args["plan"]))] };
  return { kind: kind === "done" ? ["finish"] : [`do-${kind}`, card] };
};
