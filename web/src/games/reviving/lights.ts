// Where a move of Reviving Kathmandu is clicked: a coin and its spot, the end of a card and where it goes.

import type { Lights } from "../../lib/game";
import { monumentZone, spotZone, squareZone } from "./step";
import type { RevivingView } from "./view";

export const lights: Lights<RevivingView> = ({ kind, args }) => {
  const card = String(args["card"] ?? "");
  if (kind === "bid" || kind === "swap")
    return { coin: [`coin-${args["coin"]}`], spot: [spotZone(String(args["spot"]))] };
  if (kind === "jump") return { spot: [spotZone(String(args["spot"]))], to_spot: [spotZone(String(args["to_spot"]))] };
  if (kind === "build") return { end: [`end-${args["end"]}`, `hand-${String(args["end"]).replace(/[ab]$/, "")}`] };
  if (kind === "on" || kind === "scrap") return { card: [monumentZone(card)] };
  if (kind === "at") return { square: [squareZone(Number(args["square"]))] };
  if (kind === "colour") return { colour: [`colour-${args["colour"]}`] };
  if (kind === "ready" || kind === "pass" || kind === "convert") return { kind: ["finish"] };
  return card ? { card: [`hand-${card}`] } : {};
};
