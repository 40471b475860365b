// The map as plain data and its geometry as paths: regions that flow over several spaces, the river's bed, the lines between spaces,
// the frame. Places are counted in spaces, x to the east and y to the south; a space at (x, y) is CELL wide from (x * CELL, y * CELL).

import { path } from "../../../art/marks";
import type { Point } from "../../../art/paper";
import { CELL, CLOTH_Y } from "./landscapes";
import { landscapeOf, type Landscape } from "./palette";

export type Direction = "N" | "E" | "S" | "W";

export interface Space {
  x: number;
  y: number;
  /** A name or a letter of the boards ("forest", "f"); "" is a mountain. */
  landscape: string;
  /** A printed temple, a temple tile, or only the tower where a tile may lie. */
  temple?: "temple" | "tile" | "tower" | undefined;
  start?: boolean | undefined;
  kathmandu?: boolean | undefined;
  /** The number of its board, 1 is the start. */
  board: number;
}

/** A rope between two boards, from corner to corner. */
export interface Border {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** A compass whose red needle points in `direction`; its middle may lie outside the boards. */
export interface Needle {
  x: number;
  y: number;
  direction: Direction;
}

export interface MapData {
  spaces: readonly Space[];
  borders: readonly Border[];
  needles: readonly Needle[];
}

export interface BoardPlan {
  /** Where its north-west space lies. */
  x: number;
  y: number;
  /** Its rows as it lies: tokens of a landscape's letter and ".", "T", "t", "*" or "K"; "^^" is a mountain. */
  rows: readonly string[];
  needle?: Direction | undefined;
  /** Whether a temple tile lies on its tower. */
  tile?: boolean | undefined;
}

const WAYS: Record<Direction, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const SIDES = Object.keys(WAYS) as Direction[];

/** The map of a chain of boards, start first. */
export function mapOf(boards: readonly BoardPlan[]): MapData {
  const spaces = boards.flatMap(({ x, y, rows, tile }, i) =>
    rows.flatMap((row, dy) =>
      row
        .trim()
        .split(/\s+/)
        .map((token, dx): Space => {
          const [land = "", mark = ""] = token;
          const temple = mark === "T" ? "temple" : mark === "t" ? (tile ? "tile" : "tower") : undefined;
          return {
            x: x + dx,
            y: y + dy,
            landscape: land === "^" ? "" : landscapeOf(land),
            temple,
            start: mark === "*",
            kathmandu: mark === "K",
            board: i + 1,
          };
        }),
    ),
  );
  const size = (board: BoardPlan): number => board.rows.length;
  const towards = (a: BoardPlan, b: BoardPlan): Direction =>
    SIDES.find((d) => a.x + WAYS[d][0] * size(a) === b.x && a.y + WAYS[d][1] * size(a) === b.y) ?? "E";
  const borders = boards.slice(1).map((board, i) => edge(boards[i] ?? board, towards(boards[i] ?? board, board)));
  const needles = boards.flatMap((board, i) => {
    if (!board.needle) return [];
    const taken = [boards[i - 1], boards[i + 1]].flatMap((other) => (other ? [towards(board, other)] : []));
    // The needle's own side if the margin is free there, so that it points out of the map.
    const side = [board.needle, ...SIDES].find((d) => !taken.includes(d)) ?? "N";
    const half = size(board) / 2;
    return [
      {
        x: board.x + half + WAYS[side][0] * (half + 0.62),
        y: board.y + half + WAYS[side][1] * (half + 0.62),
        direction: board.needle,
      },
    ];
  });
  return { spaces, borders, needles };
}

function edge({ x, y, rows }: BoardPlan, side: Direction): Border {
  const n = rows.length;
  const [ax, ay] = [side === "E" ? x + n : x, side === "S" ? y + n : y];
  return side === "N" || side === "S" ? { x1: x, y1: ay, x2: x + n, y2: ay } : { x1: ax, y1: y, x2: ax, y2: y + n };
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The margin around the boards, in spaces. */
export const MARGIN = 1.4;

/** The sheet that holds the whole map, in units of the picture. */
export function sheet(spaces: readonly Space[]): Box {
  const [xs, ys] = spaces.length ? [spaces.map((s) => s.x), spaces.map((s) => s.y)] : [[0], [0]];
  const [x, y] = [(Math.min(...xs) - MARGIN) * CELL, (Math.min(...ys) - MARGIN) * CELL];
  return { x, y, w: (Math.max(...xs) + 1 + MARGIN) * CELL - x, h: (Math.max(...ys) + 1 + MARGIN) * CELL - y };
}

/** The middle of a space in units of the picture. */
export const middle = (x: number, y: number): Point => [(x + 0.5) * CELL, (y + 0.5) * CELL];

const key = (x: number, y: number): string => `${x},${y}`;

/** A hand that is never quite steady, but always in the same way at the same place. */
function tremble(x: number, y: number, more: number): number {
  let h = Math.imul(x * 73 + 11, 0x9e3779b1) ^ Math.imul(y * 151 + 7, 0x85ebca6b) ^ Math.imul(more + 1, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return (((h ^ (h >>> 13)) >>> 0) % 2001) / 1000 - 1;
}

/** One of `count` variants for a space. */
export const variant = (x: number, y: number, count: number): number =>
  Math.floor(((tremble(x, y, 5) + 1) / 2.001) * count);

// East, south, west, north: walking so, the region is on the right.
const STEPS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** The outlines of these spaces together, drawn by hand: `inset` inside, corners round, sides a little bent. */
export function region(spaces: readonly { x: number; y: number }[], inset: number, radius: number, bend = 1.5): string {
  const inside = new Set(spaces.map((s) => key(s.x, s.y)));
  // From which corner which ways an outline leaves.
  const leaves = new Map<string, number[]>();
  const leave = (x: number, y: number, way: number): void =>
    void leaves.set(key(x, y), [...(leaves.get(key(x, y)) ?? []), way]);
  for (const { x, y } of spaces) {
    if (!inside.has(key(x, y - 1))) leave(x, y, 0);
    if (!inside.has(key(x + 1, y))) leave(x + 1, y, 1);
    if (!inside.has(key(x, y + 1))) leave(x + 1, y + 1, 2);
    if (!inside.has(key(x - 1, y))) leave(x, y + 1, 3);
  }
  let d = "";
  for (const [start, ways] of leaves) {
    while (ways.length) {
      const corners: { x: number; y: number; way: number }[] = [];
      let [x = 0, y = 0] = start.split(",").map(Number);
      let way = ways[0] ?? 0;
      for (;;) {
        const here = leaves.get(key(x, y)) ?? [];
        // Where two regions touch at a corner, turn right: each keeps to itself.
        const turns = corners.length ? [(way + 1) % 4, way, (way + 3) % 4] : [way];
        const next = turns.find((w) => here.includes(w));
        if (next === undefined) break;
        here.splice(here.indexOf(next), 1);
        corners.push({ x, y, way: next });
        way = next;
        x += STEPS[way]?.[0] ?? 0;
        y += STEPS[way]?.[1] ?? 0;
      }
      d += outline(corners, inset, radius, bend);
    }
  }
  return d;
}

function outline(
  corners: readonly { x: number; y: number; way: number }[],
  inset: number,
  radius: number,
  bend: number,
): string {
  const count = corners.length;
  const get = (i: number): { x: number; y: number; way: number } =>
    corners[(i + count) % count] ?? { x: 0, y: 0, way: 0 };
  const unit = (way: number): Point => STEPS[way % 4] ?? [0, 0];
  // A corner moved inside, by the normals of the two sides that meet there.
  const spot = (i: number): Point => {
    const { x, y, way } = get(i);
    const [a, b] = [unit(get(i - 1).way + 1), unit(way + 1)];
    const straight = get(i - 1).way === way;
    const [sx, sy] = straight ? b : [a[0] + b[0], a[1] + b[1]];
    const shake = straight ? bend * 0.6 * tremble(x, y, 3) : 0;
    return [x * CELL + sx * inset + Math.abs(b[0]) * shake, y * CELL + sy * inset + Math.abs(b[1]) * shake];
  };
  let d = "";
  for (let i = 0; i < count; i++) {
    const { x, y, way } = get(i);
    const [ux, uy] = unit(way);
    const [from, to] = [spot(i), spot(i + 1)];
    const round = (j: number): number => (get(j - 1).way === get(j).way ? 0 : radius);
    const [a, b] = [round(i), round(i + 1)];
    const [x0, y0, x1, y1] = [from[0] + ux * a, from[1] + uy * a, to[0] - ux * b, to[1] - uy * b];
    d += i === 0 ? path`M${x0} ${y0}` : a ? path`Q${from[0]} ${from[1]} ${x0} ${y0}` : "";
    // The same for both regions at this side.
    const [mx, my] = [Math.min(x, x + ux), Math.min(y, y + uy)];
    const shift = bend * 2 * tremble(mx, my, way % 2);
    d += path`Q${(x0 + x1) / 2 + Math.abs(uy) * shift} ${(y0 + y1) / 2 + Math.abs(ux) * shift} ${x1} ${y1}`;
  }
  const first = spot(0);
  const a = get(-1).way === get(0).way ? 0 : radius;
  const [ux, uy] = unit(get(0).way);
  return `${d}${a ? path`Q${first[0]} ${first[1]} ${first[0] + ux * a} ${first[1] + uy * a}` : ""}Z`;
}

/** The bed of the river: from the middle of each river space to its neighbours, whole where four meet. */
export function riverbed(spaces: readonly { x: number; y: number }[]): string {
  const inside = new Set(spaces.map((s) => key(s.x, s.y)));
  const [has, at] = [
    (x: number, y: number): boolean => inside.has(key(x, y)),
    (x: number, y: number): string =>
      path`${middle(x, y)[0] + tremble(x, y, 8) * 3} ${middle(x, y)[1] + tremble(x, y, 9) * 3}`,
  ];
  let d = "";
  for (const { x, y } of spaces) {
    const [east, south] = [has(x + 1, y), has(x, y + 1)];
    if (east && south && has(x + 1, y + 1)) d += `M${at(x, y)}L${at(x + 1, y)}L${at(x + 1, y + 1)}L${at(x, y + 1)}Z`;
    if (east) d += `M${at(x, y)}L${at(x + 1, y)}`;
    if (south) d += `M${at(x, y)}L${at(x, y + 1)}`;
    if (!east && !south && !has(x - 1, y) && !has(x, y - 1)) d += `M${at(x, y)}h.1`;
  }
  return d;
}

/** The lines between two spaces of one region. */
export function seams(spaces: readonly Space[]): string {
  const land = new Map(spaces.map((s) => [key(s.x, s.y), s.kathmandu ? "" : s.landscape] as const));
  let d = "";
  for (const { x, y, landscape, kathmandu } of spaces) {
    if (!landscape || kathmandu) continue;
    if (land.get(key(x + 1, y)) === landscape) d += path`M${(x + 1) * CELL} ${y * CELL + 5}v${CELL - 10}`;
    if (land.get(key(x, y + 1)) === landscape) d += path`M${x * CELL + 5} ${(y + 1) * CELL}h${CELL - 10}`;
  }
  return d;
}

/** Where a picture stands on the map, in units of the picture: what Yak, Good and Offering take. */
export interface Place {
  x: number;
  y: number;
  size: number;
}

/** The places of `count` yaks in one space. */
export function yakPlaces(x: number, y: number, count: number): Place[] {
  const [cx, cy] = middle(x, y);
  const [size, feet] =
    count < 2
      ? [38, [[0, 15]]]
      : count === 2
        ? [
            30,
            [
              [-8, 8],
              [8, 17],
            ],
          ]
        : [
            24,
            [
              [-9, 1],
              [9, 3],
              [-9, 16],
              [9, 18],
            ],
          ];
  return (feet as [number, number][])
    .slice(0, Math.max(1, count))
    .map(([dx, dy]) => ({ x: cx + dx - size / 2, y: cy + dy - size * 0.95, size }));
}

/** The place of a good on the cloth of a town. */
export const goodPlace = (x: number, y: number): Place => ({
  x: (x + 0.5) * CELL - 10.5,
  y: (y + 0.5) * CELL + CLOTH_Y - 10.5,
  size: 21,
});

/** The places of the lamps before a temple, for up to four players. */
export const lampPlaces = (x: number, y: number, count: number): Place[] =>
  Array.from({ length: count }, (_, i) => ({
    x: (x + 0.5) * CELL - 5.5 + (i - (count - 1) / 2) * 9.6,
    y: (y + 0.5) * CELL + 8.5,
    size: 11,
  }));

export const regionsOf = (spaces: readonly Space[]): { landscape: Landscape; spaces: Space[] }[] => {
  const by = new Map<Landscape, Space[]>();
  for (const space of spaces) {
    if (!space.landscape || space.kathmandu) continue;
    const landscape = landscapeOf(space.landscape);
    const list = by.get(landscape);
    if (list) list.push(space);
    else by.set(landscape, [space]);
  }
  return [...by].map(([landscape, own]) => ({ landscape, spaces: own }));
};

/** The line on which the storm stands: a border, or before the first of them the far edge of the start board. */
export function stormLine(spaces: readonly Space[], borders: readonly Border[], storm: number): Border | undefined {
  const line = borders[Math.min(storm, borders.length) - 1];
  if (line) return line;
  const start = spaces.filter((s) => s.board === 1);
  const first = borders[0];
  if (!start.length) return undefined;
  const [x0, y0] = [Math.min(...start.map((s) => s.x)), Math.min(...start.map((s) => s.y))];
  const [x1, y1] = [Math.max(...start.map((s) => s.x)) + 1, Math.max(...start.map((s) => s.y)) + 1];
  if (first && first.y1 === first.y2)
    return first.y1 > y0
      ? { x1: x0, y1: y0 - 0.5, x2: x1, y2: y0 - 0.5 }
      : { x1: x0, y1: y1 + 0.5, x2: x1, y2: y1 + 0.5 };
  return first && first.x1 <= x0
    ? { x1: x1 + 0.5, y1: y0, x2: x1 + 0.5, y2: y1 }
    : { x1: x0 - 0.5, y1: y0, x2: x0 - 0.5, y2: y1 };
}
