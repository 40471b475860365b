// The woven border of each family, so that a family is known without its colour: a meander (brown), waves (blue), lotus petals
// (yellow), leaves (green). A strip 220 long and 10 tall, to be filled.

import { each, path, series } from "../../../art/marks";
import type { Colour } from "./palette";

const tile = (step: number, shape: (x: number, i: number) => string): string =>
  each(series(0, step, Math.ceil(220 / step)), shape);

const STRIPS: Record<Colour, string> = {
  brown: tile(20, (x) => path`M${x + 1} 2h16v7h-10v-4h3.6v1.6h3.6v-2.2h-10.4v5.2h-2.8Z`),
  blue: tile(18.4, (x) => path`M${x} 9a9 8 0 0 1 18 0h-3a6 5 0 0 0 -12 0ZM${x + 5.4} 9a3.6 3.2 0 0 1 7.2 0Z`),
  yellow: tile(
    11,
    (x) =>
      path`M${x + 0.6} 9Q${x + 0.6} 4 ${x + 5.5} 1Q${x + 10.4} 4 ${x + 10.4} 9H${x + 7.4}Q${x + 7.4} 6 ${x + 5.5} 5Q${x + 3.6} 6 ${x + 3.6} 9Z`,
  ),
  green: tile(
    18.4,
    (x, i) =>
      (i % 2 ? path`M${x} 5q5 -6 14 -3q-4 6 -14 3Z` : path`M${x} 5q5 6 14 3q-4 -6 -14 -3Z`) +
      path`M${x} 4.2h18.4v1.6h-18.4Z`,
  ),
};

export const borderOf = (colour: Colour): string => STRIPS[colour];
