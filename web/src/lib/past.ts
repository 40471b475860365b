// How a finished match ended for somebody.

import type { Past } from "./wire";
import { say } from "./words.svelte";

/** In a word; nothing where nobody comes to a place, as in a lesson. */
export function placeIn({ match, seats }: Past): string {
  if (seats.some((seat) => match.resigned?.includes(seat))) return say("lost-on-time");
  const at = (match.ranking ?? []).findIndex((tied) => tied.some((seat) => seats.includes(seat)));
  return at < 0 ? "" : at === 0 ? say("won") : say("place", { place: at + 1 });
}
