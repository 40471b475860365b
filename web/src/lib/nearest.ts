// Which of some things lies nearest to a place.

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const middle = ({ left, top, width, height }: Box): [number, number] => [left + width / 2, top + height / 2];

export function nearest<Thing extends { getBoundingClientRect(): Box }>(
  things: Iterable<Thing>,
  to: Box,
): Thing | undefined {
  const [x, y] = middle(to);
  const far = (thing: Thing): number => {
    const [left, top] = middle(thing.getBoundingClientRect());
    return Math.hypot(left - x, top - y);
  };
  return [...things].sort((one, other) => far(one) - far(other))[0];
}
