// Pictures of paper and ink as data: a `Cut` is one piece, a `Sheet` holds pieces that are moved or clipped together. Marks.svelte
// draws them. The larger scissors (roofs, ridges, flags) are in paper.ts.

import type { Point } from "./paper";

interface Cut {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  /** A window: it is lit in the evening. */
  lamp?: true;
}

export interface Sheet {
  of: readonly Mark[];
  move?: string;
  clip?: string;
}

export type Mark = Cut | Sheet;

/** Not the colour of a line but five: Marks.svelte cuts it into pieces of the five flags. */
export const RAINBOW = "rainbow";
export const FLAGS = ["#3F74C9", "#FBF5E9", "#D9503C", "#3C9A72", "#EDB540"] as const;

const round = (n: number): number => Math.round(n * 100) / 100;

/** A path from a template with numbers and points, rounded so that the markup stays short. */
export const path = (parts: TemplateStringsArray, ...places: (number | Point)[]): string =>
  String.raw({ raw: parts }, ...places.map((at) => (typeof at === "number" ? round(at) : at.map(round).join(" "))));

export const fill = (d: string, colour: string, opacity?: number): Cut =>
  opacity === undefined ? { d, fill: colour } : { d, fill: colour, opacity };

export const line = (d: string, stroke: string, width: number, opacity?: number): Cut =>
  opacity === undefined ? { d, stroke, width } : { d, stroke, width, opacity };

export const lamp = (d: string, colour: string): Cut => ({ d, fill: colour, lamp: true });

/** Pieces moved to (x, y), scaled and turned. */
export const at = (x: number, y: number, scale: number, of: readonly Mark[], turn = 0): Sheet => ({
  of,
  move: path`translate(${x} ${y})` + (turn ? path`rotate(${turn})` : "") + (scale === 1 ? "" : path`scale(${scale})`),
});

/** Turned to look the other way, across x = 0. */
export const mirrored = (of: readonly Mark[]): Sheet => ({ of, move: "scale(-1 1)" });

/** Its radii are rounded before they are doubled: an arc whose chord is a hair too short bulges. */
export function oval(x: number, y: number, rx: number, ry: number): string {
  const [a, b] = [round(rx), round(ry)];
  return path`M${x - a} ${y}a${a} ${b} 0 1 1 ${2 * a} 0a${a} ${b} 0 1 1 ${-2 * a} 0Z`;
}

export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);

export const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  r
    ? path`M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}Z`
    : path`M${x} ${y}h${w}v${h}h${-w}Z`;

/** Two circles and the skin around both: a leg, a neck, a snout. */
export function limb(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): string {
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (length <= Math.abs(r0 - r1)) return r0 > r1 ? disc(x0, y0, r0) : disc(x1, y1, r1);
  const along = Math.atan2(y1 - y0, x1 - x0);
  const lean = Math.acos((r0 - r1) / length);
  const on = (x: number, y: number, r: number, a: number): Point => [x + Math.cos(a) * r, y + Math.sin(a) * r];
  const [a, b, c, d] = [
    on(x0, y0, r0, along + lean),
    on(x0, y0, r0, along - lean),
    on(x1, y1, r1, along - lean),
    on(x1, y1, r1, along + lean),
  ];
  const [far, near] = lean > Math.PI / 2 ? [0, 1] : [1, 0];
  return path`M${a}A${r0} ${r0} 0 ${far} 1 ${b}L${c}A${r1} ${r1} 0 ${near} 1 ${d}Z`;
}

/** A smooth closed shape through these points (x, y, x, y …). */
export function blob(...xy: number[]): string {
  const count = xy.length / 2;
  const p = (i: number): Point => [xy[((i + count) % count) * 2] ?? 0, xy[((i + count) % count) * 2 + 1] ?? 0];
  let d = path`M${p(0)}`;
  for (let i = 0; i < count; i++) {
    const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    const out: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const into: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += path`C${out} ${into} ${c}`;
  }
  return `${d}Z`;
}

/** `count` numbers from `first`, `step` apart. */
export const series = (first: number, step: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => first + i * step);

/** The same shape at each of these places. */
export const each = <T>(places: readonly T[], shape: (place: T, i: number) => string): string =>
  places.map(shape).join("");

/** The point at `turn` degrees, clockwise from the top, on a circle. */
export const around = (x: number, y: number, r: number, turn: number): Point => {
  const a = (turn * Math.PI) / 180;
  return [x + Math.sin(a) * r, y - Math.cos(a) * r];
};

/** Corners on a circle, the odd ones at `inner`: a star, or with `inner` = r a regular figure. */
export const star = (x: number, y: number, r: number, inner: number, count: number, turn = 0): string =>
  `M${series(0, 1, count)
    .map((i) => path`${around(x, y, i % 2 ? inner : r, turn + (i * 360) / count)}`)
    .join("L")}Z`;

/** One figure of many pieces: an ink edge around the whole, no lines inside. */
export const figure = (d: string, colour: string, ink: string, width: number): Mark[] => [
  line(d, ink, width * 2),
  fill(d, colour),
];
