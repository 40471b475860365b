// Where a move of Kyoto is clicked.

import type { Lights } from "../../lib/game";
import type { KyotoView } from "./view";

export const lights: Lights<KyotoView> = ({ kind, args }, view) => {
  if (kind === "refuse") return { which: [`refuse-${args["which"]}`] };
  return { to: [`path-${kind === "give" ? args["to"] : view.seat}`] };
};
