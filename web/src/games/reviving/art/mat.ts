// The geometry of the playmat as the server tells it, in its own units (a card is 60 by 90), and what is drawn from it: the frame,
// the places of the cards, and the threads from a coin to its cards.

import { path } from "../../../art/marks";

export interface Slot {
  id: number;
  x: number;
  y: number;
  zone: string; // "market" | "storage"
}

export interface SpotPlace {
  id: string;
  side: string; // "N" | "E" | "S" | "W"
  x: number;
  y: number;
  diamond?: boolean | undefined;
}

export interface CardSize {
  w: number;
  h: number;
}

export interface Thread {
  spot: string;
  slots: readonly number[]; // its cards, the near one first
  player?: string | undefined; // without: the thread of a coin that is not yet laid
  faint?: boolean | undefined; // a card it did not win, a coin of somebody else
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Half a niche, half the die, the frame, and the ground between the frame and what lies in it. */
export const NICHE = 19;
export const DIE = 18;
export const FRAME = 14;
const PAD = 5;

/** What the mat covers, the frame included. */
export function extent(slots: readonly Slot[], spots: readonly SpotPlace[], card: CardSize): Box {
  const xs = [
    ...slots.flatMap(({ x }) => [x - card.w / 2, x + card.w / 2]),
    ...spots.flatMap(({ x }) => [x - NICHE, x + NICHE]),
  ];
  const ys = [
    ...slots.flatMap(({ y }) => [y - card.h / 2, y + card.h / 2]),
    ...spots.flatMap(({ y }) => [y - NICHE, y + NICHE]),
  ];
  if (xs.length === 0) return { x: 0, y: 0, w: 100, h: 100 };
  const edge = FRAME + PAD;
  const [x, y] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
  return { x, y, w: Math.max(...xs) + edge - x, h: Math.max(...ys) + edge - y };
}

/** The middle between the two neighbours that are furthest from each other, if there are two. */
export function widestGap(spots: readonly SpotPlace[]): { x: number; y: number } | undefined {
  const row = [...spots].sort((a, b) => a.x - b.x || a.y - b.y);
  const gaps = row.slice(1).map((b, i) => ({ a: row[i]!, b }));
  const wide = ({ a, b }: { a: SpotPlace; b: SpotPlace }): number => Math.hypot(b.x - a.x, b.y - a.y);
  const widest = gaps.sort((one, other) => wide(other) - wide(one))[0];
  return widest && { x: (widest.a.x + widest.b.x) / 2, y: (widest.a.y + widest.b.y) / 2 };
}

/** A thread from the rim of a niche to the edge of a card; the one to the far card bows over the near one. And its knot. */
export function threadTo(
  spot: SpotPlace,
  slot: Slot,
  card: CardSize,
  far: boolean,
): { d: string; knot: [number, number] } {
  const [dx, dy] = [Math.sign(Math.round(slot.x - spot.x)), Math.sign(Math.round(slot.y - spot.y))];
  const [x0, y0] = [spot.x + dx * (NICHE - 2), spot.y + dy * (NICHE - 2)];
  const [x1, y1] = [slot.x - dx * (card.w / 2 - 7), slot.y - dy * (card.h / 2 - 7)];
  // To the right or upwards: there it crosses pictures and the beam between two ends, not their signs.
  const [right, up] = far ? [Math.abs(dy) * 24, Math.abs(dx) * 9] : [0, 0];
  return { d: path`M${x0} ${y0}Q${(x0 + x1) / 2 + right} ${(y0 + y1) / 2 - up} ${x1} ${y1}`, knot: [x1, y1] };
}
