// A landscape that somebody builds: the text of the option, the boards it means, and the map they make. Whether it is a landscape at all
// the server says.

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

export const written = (laid: readonly Laid[]): string => laid.map(({ way, face, turns }) => `${way}${face}${turns}`).join(" ");

/** What a builder begins with. */
export const beginning = (contents: Contents, isLong: boolean): string => (isLong ? LONG : contents.first_landscape.boards);

/** The rows of a board after so many quarter turns clockwise. */
export function turned(rows: readonly string[], turns: number): string[] {
  let tokens = rows.map((row) => row.trim().split(/\s+/));
  for (let i = 0; i < turns % 4; i++) tokens = tokens[0]!.map((_, column) => tokens.map((row) => row[column] ?? "").reverse());
  return tokens.map((row) => row.join(" "));
}

export const needleOf = (needle: string, turns: number): Direction => WAYS[(WAYS.indexOf(needle as Direction) + turns) % 4] ?? "N";

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
  const faces = new Map(contents.face.map((face) => [face.key, face]));
  const hidden = covered(laid);
  const gate = WAYS.indexOf(contents.start.gate as Direction);
  return places(laid).flatMap(({ x, y }, i): BoardPlan[] => {
    if (hidden.includes(i)) return [];
    const at = { x: x * size, y: y * size };
    const board = laid[i - 1];
    if (!board) return [{ ...at, rows: turned(contents.start.rows, (WAYS.indexOf(laid[0]?.way ?? "E") - gate + 4) % 4) }];
    const face = faces.get(board.face);
    return face ? [{ ...at, rows: turned(face.rows, board.turns), needle: needleOf(face.needle, board.turns) }] : [{ ...at, rows: turned(contents.destination.rows, board.turns) }];
  });
}

/** How many needles point to the next board. */
export function towardsKathmandu(laid: readonly Laid[], contents: Contents): number {
  const needles = new Map(contents.face.map((face) => [face.key, face.needle]));
  return laid.filter(({ face, turns }, i) => face && needleOf(needles.get(face) ?? "N", turns) === laid[i + 1]?.way).length;
}
