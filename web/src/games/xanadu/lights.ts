// Where a move of Xanadu is clicked: a card of the hand, a building, or the button that ends a phase.

import type { Lights } from "../../lib/game";
import { lot } from "./step";
import type { XanaduView } from "./view";

export const lights: Lights<XanaduView> = ({ args }) => {
  if (args["building"]) return { building: [lot(String(args["building"]))] };
  return args["card"] ? { card: [`hand-${args["card"]}`] } : { kind: ["finish"] };
};
