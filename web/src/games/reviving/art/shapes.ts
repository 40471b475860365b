// The shape of each colour, so that nobody needs to see the colour: square, circle, diamond, triangle, star; wild has four leaves.

import { around, disc, fill, line, RAINBOW, series, type Mark } from "../../../art/marks";
import { cut, type Point } from "../../../art/paper";
import { TONES, WOOD_DARK, type Colour } from "./palette";

const corners = (x: number, y: number, turns: readonly number[], radius: (i: number) => number): string =>
  cut(...turns.map((turn, i): Point => around(x, y, radius(i), turn)));

const SHAPES: Record<Colour, (x: number, y: number, r: number) => string> = {
  blue: (x, y, r) => corners(x, y, [45, 135, 225, 315], () => r * 1.2),
  white: (x, y, r) => disc(x, y, r * 0.98),
  red: (x, y, r) => cut([x, y - r * 1.2], [x + r * 0.92, y], [x, y + r * 1.2], [x - r * 0.92, y]),
  green: (x, y, r) => cut([x, y - r * 1.06], [x + r * 1.16, y + r * 0.88], [x - r * 1.16, y + r * 0.88]),
  yellow: (x, y, r) => corners(x, y + r * 0.08, series(0, 36, 10), (i) => (i % 2 ? r * 0.52 : r * 1.24)),
  wild: (x, y, r) =>
    [0, 90, 180, 270].map((turn) => disc(...around(x, y, r * 0.66, turn), r * 0.44)).join("") + disc(x, y, r * 0.42),
};

/** The shape of a colour around (x, y), about 2r wide and tall. */
export const shapeOf = (colour: Colour, x: number, y: number, r: number): string => SHAPES[colour](x, y, r);

/** The shape in its own colour with a dark edge, to lie on any paper. */
export function token(colour: Colour, x: number, y: number, r: number): Mark[] {
  const d = shapeOf(colour, x, y, r);
  const edge = Math.max(1.6, r * 0.24);
  if (colour === "wild")
    return [line(d, WOOD_DARK, edge * 1.9), line(d, RAINBOW, edge * 1.4), fill(d, TONES.wild.main)];
  return [line(d, colour === "white" ? "#7A6448" : TONES[colour].dark, edge), fill(d, TONES[colour].main)];
}
