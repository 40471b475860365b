// The view's boards as the map draws them, and places by the keys of spaces: `3c4` is board 3, column c, row 4.

import { mapOf, sheet, type Box, type BoardPlan, type Direction, type MapData } from "./art/map";
import { CELL } from "./art/landscapes";
import { LANDSCAPES } from "./art/palette";
import type { KathmanduView } from "./view";

export interface Spot {
  x: number;
  y: number;
}

const CODES = "smgfjrwdc";
const codeOf = (land: string): string => CODES[(LANDSCAPES as readonly string[]).indexOf(land)] ?? "^";

/** What never changes while a game lasts, in one word: the map is drawn anew only if this changes. */
export const layoutOf = (view: KathmanduView): string =>
  view.boards.map((board) => `${board.x},${board.y},${board.board},${board.turns}`).join(" ");

const keyOf = (board: number, column: number, row: number): string => `${board}${"abcdefghi"[column] ?? ""}${row + 1}`;

export function atlasOf(view: KathmanduView): MapData {
  const { size } = view;
  const temples = new Map(view.temples.map((temple) => [temple.space, temple.tile ? "t" : "T"]));
  const [starts, city] = [new Set(view.starts), new Set(view.kathmandu)];
  const plans = view.boards.map((board): BoardPlan => {
    const token = (row: number, column: number): string => {
      const land = codeOf(board.lands[row * size + column] ?? "");
      const space = keyOf(board.number, column, row);
      const mark = temples.get(space) ?? (starts.has(space) ? "*" : city.has(space) ? "K" : ".");
      return land === "^" ? "^^" : land + mark;
    };
    const rows = Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_, column) => token(row, column)).join(" "),
    );
    return {
      x: board.x * size,
      y: board.y * size,
      rows,
      tile: true,
      ...(board.needle ? { needle: board.needle.toUpperCase() as Direction } : {}),
    };
  });
  return mapOf(plans);
}

/** Where a space lies on the map, counted in spaces. */
export function spotOf(view: KathmanduView, space: string): Spot {
  const [, number = "1", column = "a", row = "1"] = /^(\d+)([a-z])(\d+)$/.exec(space) ?? [];
  const board = view.boards[Number(number) - 1];
  return {
    x: (board?.x ?? 0) * view.size + column.charCodeAt(0) - 97,
    y: (board?.y ?? 0) * view.size + Number(row) - 1,
  };
}

/** The key of the space that lies there. */
export function keyAt(view: KathmanduView, { x, y }: Spot): string {
  const { size } = view;
  const board = view.boards.find((each) => Math.floor(x / size) === each.x && Math.floor(y / size) === each.y);
  return board ? keyOf(board.number, x - board.x * size, y - board.y * size) : "";
}

export function landOf(view: KathmanduView, space: string): string {
  const [, number = "1", column = "a", row = "1"] = /^(\d+)([a-z])(\d+)$/.exec(space) ?? [];
  return view.boards[Number(number) - 1]?.lands[(Number(row) - 1) * view.size + column.charCodeAt(0) - 97] ?? "";
}

export const middleOf = ({ x, y }: Spot): Spot => ({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL });

/** The way over these spaces as a line of the picture. */
export const trail = (view: KathmanduView, path: readonly string[]): string =>
  path
    .map((space, i) => ({ ...middleOf(spotOf(view, space)), i }))
    .map(({ x, y, i }) => `${i ? "L" : "M"}${x} ${y}`)
    .join("");

export const sheetOf = (map: MapData): Box => sheet(map.spaces);
