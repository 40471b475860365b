// Paper-cut pictures as data: a `Cut` is one piece of paper, a `Sheet` holds pieces that are moved together. Marks.svelte draws
// them. The larger scissors (roofs, arches, hills) are the house's, in art/paper.ts.

export interface Cut {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

export interface Sheet {
  of: Mark[];
  move: string;
}

export type Mark = Cut | Sheet;

const round = (n: number): number => Math.round(n * 100) / 100;

/** A path from a template with numbers, rounded so that the markup stays short. */
export function path(parts: TemplateStringsArray, ...numbers: number[]): string {
  return parts.reduce((d, part, i) => d + part + (i < numbers.length ? String(round(numbers[i] ?? 0)) : ""), "");
}

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  path`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

export const circle = (x: number, y: number, r: number): string => oval(x, y, r, r);

export const rect = (x: number, y: number, w: number, h: number): string => path`M${x} ${y}h${w}v${h}h${-w}Z`;

/** The same shape at each of these places. */
export const each = (places: readonly number[], shape: (place: number, i: number) => string): string => places.map(shape).join("");

/** `count` numbers from `first`, `step` apart. */
export const series = (first: number, step: number, count: number): number[] => Array.from({ length: count }, (_, i) => first + i * step);

export const cut = (d: string, fill: string, opacity?: number): Cut => (opacity === undefined ? { d, fill } : { d, fill, opacity });

export const line = (d: string, stroke: string, width: number): Cut => ({ d, stroke, width });

/** Pieces moved to (x, y), scaled (a negative `flip` turns them to the left) and turned. */
export const at = (x: number, y: number, scale: number, of: Mark[], turn = 0, flip = 1): Sheet => ({
  of,
  move: path`translate(${x} ${y})` + (turn ? path`rotate(${turn})` : "") + (scale === 1 && flip === 1 ? "" : path`scale(${scale * flip} ${scale})`),
});
