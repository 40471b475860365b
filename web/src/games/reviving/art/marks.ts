// Paper-cut pictures as data: a `Cut` is one piece of paper, a `Sheet` holds pieces that are moved together. Marks.svelte draws
// them. The larger scissors (roofs, arches, flags) are the house's, in art/paper.ts.

export interface Cut {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  /** A window: it is lit in the evening. */
  lamp?: true;
}

export interface Sheet {
  of: Mark[];
  move: string;
}

export type Mark = Cut | Sheet;

const round = (n: number): number => Math.round(n * 100) / 100;

/** A path from a template with numbers, rounded so that the markup stays short. */
export const path = (parts: TemplateStringsArray, ...numbers: number[]): string => String.raw({ raw: parts }, ...numbers.map(round));

/** Its radii are rounded before they are doubled: an arc whose chord is a hair too short bulges. */
export function oval(x: number, y: number, rx: number, ry: number): string {
  const [a, b] = [round(rx), round(ry)];
  return path`M${x - a} ${y}a${a} ${b} 0 1 1 ${2 * a} 0a${a} ${b} 0 1 1 ${-2 * a} 0Z`;
}

export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);

export const fill = (d: string, colour: string, opacity?: number): Cut => (opacity === undefined ? { d, fill: colour } : { d, fill: colour, opacity });

export const line = (d: string, stroke: string, width: number): Cut => ({ d, stroke, width });

export const lamp = (d: string, colour: string): Cut => ({ d, fill: colour, lamp: true });

export const at = (x: number, y: number, scale: number, of: Mark[], turn = 0): Sheet => ({
  of,
  move: path`translate(${x} ${y})` + (turn ? path`rotate(${turn})` : "") + (scale === 1 ? "" : path`scale(${scale})`),
});

/** `count` numbers from `first`, `step` apart. */
export const series = (first: number, step: number, count: number): number[] => Array.from({ length: count }, (_, i) => first + i * step);

/** The same shape at each of these places. */
export const each = (places: readonly number[], shape: (place: number, i: number) => string): string => places.map(shape).join("");

/** The point at `turn` degrees, clockwise from the top, on a circle. */
export const around = (x: number, y: number, r: number, turn: number): [number, number] => {
  const a = (turn * Math.PI) / 180;
  return [x + Math.sin(a) * r, y - Math.cos(a) * r];
};
