// How an event of any game looks: it is read for a moment, then the table shows what came of it.

import type { Step } from "../lib/game";

const GLANCE = 450; // milliseconds at normal speed

export function step<View>(view: View, event: Record<string, string | number>): Step<View> {
  const isEnd = event["kind"] === "win" || event["kind"] === "share";
  return { view, flights: [], sound: isEnd ? "win" : "card", lasts: GLANCE };
}
