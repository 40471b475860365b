// What is drawn on a card of which nothing is known but its name: a paper-cut motif and a colour, the same for all cards of one family
// (`red-3`, `red-7`), so that families are told apart without reading. Colours have the shapes of the five flags.

import { around, box, disc, each, series, star } from "../art/marks";
import { cut, dice, eaves, roof } from "../art/paper";

interface Motif {
  shape: string; // a path in a box of 48
  cut: string; // what is cut out of it, and shows the paper
  colour: string; // a token of the theme
}

const FLAGS: Record<string, [shape: string, colour: string]> = {
  blue: [box(8, 8, 32, 32, 3), "var(--sky)"],
  white: [disc(24, 24, 18), "var(--ink-soft)"],
  red: [cut([24, 3], [42, 24], [24, 45], [6, 24]), "var(--fire)"],
  green: [cut([24, 5], [45, 41], [3, 41]), "var(--water)"],
  yellow: [star(24, 25, 22, 9.5, 10), "var(--earth)"],
};

const petals = (count: number, r: number): string =>
  each(series(0, 360 / count, count), (turn) => disc(...around(24, 24, 13, turn), r));

/** Silhouettes that are told apart in black: temple, lotus, peaks, moon, sun, lantern, leaf, drum, kite, waves, bell, knot. */
const SHAPES: [shape: string, cut: string][] = [
  [
    roof(24, 20, 21, 11, 6, 3) + roof(24, 32, 17, 10, 8, 3) + box(14, 32, 20, 12) + box(22.5, 2, 3, 9),
    eaves(24, 20, 19, 3) + box(21, 36, 6, 8),
  ],
  [petals(8, 7.5) + disc(24, 24, 14), disc(24, 24, 5)],
  [cut([2, 42], [18, 10], [26, 26], [33, 16], [46, 42]), cut([18, 10], [22.5, 19], [18, 22], [13.5, 19])],
  ["M30 4A20 20 0 1 0 44 32A16 16 0 1 1 30 4Z", disc(37, 13, 2.6)],
  [star(24, 24, 22, 13, 24), disc(24, 24, 8)],
  [box(18, 3, 12, 5, 1) + "M24 8C44 10 44 36 24 38C4 36 4 10 24 8Z" + box(19, 38, 10, 7, 1), box(22, 12, 4, 22, 2)],
  ["M24 3C44 14 44 36 24 45C4 36 4 14 24 3Z", box(22.7, 12, 2.6, 30, 1)],
  [box(5, 12, 38, 24, 9), disc(24, 24, 6) + box(12, 16, 3, 16, 1) + box(33, 16, 3, 16, 1)],
  [
    cut([24, 2], [40, 18], [24, 38], [8, 18]) + cut([24, 36], [31, 46], [17, 46]),
    cut([24, 9], [33, 18], [24, 29], [15, 18]),
  ],
  [each([10, 22, 34], (y) => `M3 ${y}q7-9 14 0t14 0t14 0v7q-7-9-14 0t-14 0t-14 0Z`), ""],
  ["M24 3C38 6 36 24 42 34L6 34C12 24 10 6 24 3Z" + disc(24, 39, 6), box(10, 28, 28, 3, 1)],
  [petals(4, 10.5) + disc(24, 24, 9), each([0, 90, 180, 270], (turn) => disc(...around(24, 24, 13, turn), 4))],
];
const COLOURS = ["var(--sky)", "var(--fire)", "var(--water)", "var(--earth)", "var(--seat-4)", "var(--seat-3)"];

export function hash(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0;
  return sum;
}

/** What all cards like this one have in common: their key without its number. */
export const familyOf = (key: string): string => key.replace(/[-_]?\d+$/, "") || key;

export function motifOf(key: string): Motif {
  const family = familyOf(key);
  const flag = Object.keys(FLAGS).find((colour) => family.split(/[-_+]/).includes(colour));
  if (flag) return { shape: FLAGS[flag]![0], cut: "", colour: FLAGS[flag]![1] };
  const luck = dice(hash(family));
  const [shape, cut] = SHAPES[Math.floor(luck() * SHAPES.length)]!;
  return { shape, cut, colour: COLOURS[Math.floor(luck() * COLOURS.length)]! };
}

/** The number a card is known by, if its name has one, and what is said besides. */
export function numeralOf(name: string): { numeral: string; rest: string } {
  const found = /^(-?\d{1,3})(?:\s+(.+))?$/s.exec(name) ?? /^(.+?)\s+(-?\d{1,3})$/s.exec(name);
  if (!found) return { numeral: "", rest: name };
  const isFirst = /^-?\d/.test(name);
  return { numeral: (isFirst ? found[1] : found[2])!, rest: (isFirst ? found[2] : found[1]) ?? "" };
}
