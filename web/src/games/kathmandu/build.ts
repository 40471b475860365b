// A landscape that somebody builds: the text of the option, the boards it means, and the map they make. Whether it is a landscape the
// server says after every change.

import type { BoardPlan, Direction } from "./art/map";
import type { Contents } from "./box";

export interface Laid {
  way: Direction; // from the board before
  face: string; // empty for the destination
  turns: number; // quarter turns clockwise
}

export const WAYS: readonly Direction[] = ["N", "E", "S", "W"];
const STEPS: Record<Direction, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const LONG = "E3A2 E6A0 N2B1 N5A1 E1A1 N4A2 N0"; // something to begin with

export function read(text: string): Laid[] {
  const laid: Laid[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const [, way, face = "", turns] = /^([NESW])([1-6][AB])?([0-3])$/.exec(word) ?? [];
    if (way) laid.push({ way: way as Direction, face, turns: Number(turns) });
  }
  return laid;
}

export const written = (laid: readonly Laid[]): string =>
  laid.map(({ way, face, turns }) => `${way}${face}${turns}`).join(" ");

/** What a builder begins with. */
export const beginning = (contents: Contents, isLong: boolean): string =>
  isLong ? LONG : contents.first_landscape.boards;

/** Another side for a board. If that board lies elsewhere, the two change places. */
export function withFace(laid: readonly Laid[], at: number, face: string): Laid[] {
  const old = laid[at]?.face ?? "";
  return laid.map((board, i) =>
    i === at ? { ...board, face } : board.face.charAt(0) === face.charAt(0) ? { ...board, face: old } : board,
  );
}

/** The rows of a board after so many quarter turns clockwise. */
export function turned(rows: readonly string[], turns: number): string[] {
  let tokens = rows.map((row) => row.trim().split(/\s+/));
  for (let i = 0; i < turns % 4; i++)
    tokens = tokens[0]!.map((_, column) => tokens.map((row) => row[column] ?? "").reverse());
  return tokens.map((row) => row.join(" "));
}

export const needleOf = (needle: string, turns: number): Direction =>
  WAYS[(WAYS.indexOf(needle as Direction) + turns) % 4] ?? "N";

/** Where the boards lie, the start at (0, 0). */
export function places(laid: readonly Laid[]): { x: number; y: number }[] {
  let [x, y] = [0, 0];
  return [{ x, y }, ...laid.map(({ way }) => ({ x: (x += STEPS[way][0]), y: (y += STEPS[way][1]) }))];
}

/** Which boards lie on others that were laid before. */
export function covered(laid: readonly Laid[]): number[] {
  const all = places(laid).map(({ x, y }) => `${x},${y}`);
  return all.flatMap((place, i) => (all.indexOf(place) < i ? [i] : []));
}

/** The map of what is laid, without boards that lie on others. */
export function plansOf(laid: readonly Laid[], contents: Contents): BoardPlan[] {
  const { size } = contents.board;
  const rows = rowsOf(laid, contents);
  const hidden = covered(laid);
  return places(laid).flatMap(({ x, y }, i): BoardPlan[] => {
    if (hidden.includes(i)) return [];
    const board = laid[i - 1];
    const face = contents.face.find(({ key }) => key === board?.face);
    return [
      {
        x: x * size,
        y: y * size,
        rows: rows[i] ?? [],
        ...(board && face ? { needle: needleOf(face.needle, board.turns) } : {}),
      },
    ];
  });
}

/** How many needles point to the next board. */
export function towardsKathmandu(laid: readonly Laid[], contents: Contents): number {
  const needles = new Map(contents.face.map((face) => [face.key, face.needle]));
  return laid.filter(({ face, turns }, i) => face && needleOf(needles.get(face) ?? "N", turns) === laid[i + 1]?.way)
    .length;
}

/** The rows of every board as it lies, the start first. */
function rowsOf(laid: readonly Laid[], contents: Contents): string[][] {
  const gate = WAYS.indexOf(contents.start.gate as Direction);
  const start = turned(contents.start.rows, (WAYS.indexOf(laid[0]?.way ?? "E") - gate + 4) % 4);
  return [
    start,
    ...laid.map(({ face, turns }) =>
      turned(contents.face.find(({ key }) => key === face)?.rows ?? contents.destination.rows, turns),
    ),
  ];
}
