// What is in a game's box: asked once, as it never changes.

import { get } from "./api";

const boxes = new Map<string, Promise<unknown>>();

export function boxOf(game: string): Promise<unknown> {
  const known = boxes.get(game);
  if (known) return known;
  const asked = get(`/api/games/${game}/box`);
  boxes.set(game, asked);
  asked.catch(() => boxes.delete(game)); // perhaps another time
  return asked;
}
