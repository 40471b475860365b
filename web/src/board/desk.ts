// What the parts of the generic board need of it, as one thing.

import type { BoardProps } from "../lib/game";
import type { Picks } from "../lib/narrow";
import { everyZone, type Layout, type Thing, type Zone } from "./layout";
import type { Matching } from "./matching";

export interface Desk extends BoardProps<Record<string, unknown>> {
  matching: Matching;
  /** Whether a thing can be clicked in this place: at another player only if it lies nowhere nearer. */
  isNear: (thing: Thing, seat: number | null) => boolean;
  /** What a click on this does, or the name of it. */
  meaning: (picks: Picks, name: string) => string;
}

const nameOf = ({ kind, key }: Thing): string => `${kind} ${key}`;

/** The names of the things in these zones. */
function thingsIn(zones: readonly Zone[]): Set<string> {
  const found = new Set<string>();
  for (const zone of everyZone(zones))
    if (zone.form === "things") zone.things.forEach((thing) => found.add(nameOf(thing)));
  return found;
}

export function nearness(layout: Layout, viewer: number): Desk["isNear"] {
  const near = thingsIn([...layout.hand, ...layout.middle, ...(layout.players[viewer]?.zones ?? [])]);
  return (thing, seat) => seat === null || seat === viewer || !near.has(nameOf(thing));
}
