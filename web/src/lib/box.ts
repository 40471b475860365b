// What is in a game's box, or in an owner's own that a match is played with: asked once, as it never changes.

import { get } from "./api";
import type { MatchInfo } from "./wire";

const boxes = new Map<string, Promise<unknown>>();

export const boxOf = (game: string): Promise<unknown> => once(`/api/games/${game}/box`);

export function boxOfMatch({ id, game, own_components }: MatchInfo): Promise<unknown> {
  return own_components ? once(`/api/matches/${id}/box`) : boxOf(game);
}

function once(path: string): Promise<unknown> {
  const known = boxes.get(path);
  if (known) return known;
  const asked = get(path);
  boxes.set(path, asked);
  asked.catch(() => boxes.delete(path)); // perhaps another time
  return asked;
}
