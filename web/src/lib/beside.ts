// Where a small card stands beside the thing it is about.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;

const shared = (one: Box, other: Box): number => {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
};

const covered = (spot: Box, thing: Box): number => shared(spot, thing) / Math.max(1, thing.width * thing.height);

/** The place in the room where a card of this size covers nothing of the thing, and as few as can be of what must stay in sight. */
export function beside(thing: Box, size: { width: number; height: number }, room: Box, keep: Box[] = []): Box {
  const { width, height } = size;
  const within = (value: number, from: number, to: number): number => Math.max(from, Math.min(value, to));
  const left = (value: number): number => within(value, room.left, room.left + room.width - width);
  const top = (value: number): number => within(value, room.top, room.top + room.height - height);
  const [right, bottom] = [thing.left + thing.width, thing.top + thing.height];
  const [middle, centre] = [thing.left + (thing.width - width) / 2, thing.top + (thing.height - height) / 2];
  const columns = [middle, thing.left, right - width];
  const rows = [centre, thing.top, bottom - height];
  const spots = [
    ...columns.map((x) => [x, bottom + GAP]),
    ...columns.map((x) => [x, thing.top - GAP - height]),
    ...rows.map((y) => [right + GAP, y]),
    ...rows.map((y) => [thing.left - GAP - width, y]),
  ].map(([x = 0, y = 0]) => ({ left: left(x), top: top(y), width, height }));
  const cost = (spot: Box): number =>
    1000 * covered(spot, thing) + keep.reduce((sum, each) => sum + covered(spot, each), 0);
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best)); // the first of the best
}
