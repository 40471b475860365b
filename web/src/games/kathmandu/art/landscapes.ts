// The nine landscapes: a sign each, on 24 by 24, told from the others in black; and a texture each, on a tile of two by two spaces,
// in which nothing crosses the edge of its space, so that a region may end anywhere.

import { around, at, box, disc, each, fill, line, oval, path, series, star, type Mark } from "../../../art/marks";
import { block, cut, roof } from "../../../art/paper";
import { TONES, type Landscape } from "./palette";

/** The side of a space. */
export const CELL = 40;
/** How far below the middle of a town's space its cloth lies. */
export const CLOTH_Y = 6;

const arm = (x: number, y: number, r: number, turn: number): string => {
  const [a, b] = around(x, y, r, turn);
  const [c, d] = around(x, y, r * 0.55, turn);
  const [e, f] = around(c, d, r * 0.42, turn - 50);
  const [g, h] = around(c, d, r * 0.42, turn + 50);
  return path`M${x} ${y}L${a} ${b}M${c} ${d}L${e} ${f}M${c} ${d}L${g} ${h}`;
};
export const flake = (x: number, y: number, r: number): string => each(series(0, 60, 6), (turn) => arm(x, y, r, turn));

const tuft = (x: number, y: number, s: number): string =>
  path`M${x - s} ${y - s}Q${x - s * 0.5} ${y - s * 0.6} ${x - s * 0.2} ${y}M${x} ${y - s * 1.5}V${y}M${x + s} ${y - s}Q${x + s * 0.5} ${y - s * 0.6} ${x + s * 0.2} ${y}`;

const grains = (x: number, y: number, s: number, pairs: number): string =>
  each(series(0, 1, pairs), (i) =>
    each(
      [-1, 1],
      (side) =>
        path`M${x} ${y - i * s * 1.1}q${side * s * 1.5} ${-s * 0.1} ${side * s * 1.5} ${-s * 1.5}q${-side * s * 1.5} ${s * 0.1} ${-side * s * 1.5} ${s * 1.5}Z`,
    ),
  ) + path`M${x} ${y - pairs * s * 1.1 + s * 0.2}q${-s} ${-s * 0.9} 0 ${-s * 2.1}q${s} ${s * 1.2} 0 ${s * 2.1}Z`;

export const fir = (x: number, y: number, s: number): string =>
  cut(
    [x, y - s],
    [x + s * 0.26, y - s * 0.62],
    [x + s * 0.15, y - s * 0.62],
    [x + s * 0.36, y - s * 0.3],
    [x + s * 0.2, y - s * 0.3],
    [x + s * 0.44, y],
    [x - s * 0.44, y],
    [x - s * 0.2, y - s * 0.3],
    [x - s * 0.36, y - s * 0.3],
    [x - s * 0.15, y - s * 0.62],
    [x - s * 0.26, y - s * 0.62],
  );

const leaf = (x: number, y: number, length: number, turn: number, wide = 0.3): string => {
  const [tx, ty] = around(x, y, length, turn);
  const [ax, ay] = around(...around(x, y, length * 0.45, turn), length * wide * 1.5, turn - 90);
  const [bx, by] = around(...around(x, y, length * 0.45, turn), length * wide * 1.5, turn + 90);
  return path`M${x} ${y}Q${ax} ${ay} ${tx} ${ty}Q${bx} ${by} ${x} ${y}Z`;
};
const frond = (x: number, y: number, length: number, turns: readonly number[], wide?: number): string =>
  each(turns, (turn) => leaf(x, y, length, turn, wide));
const spoke = (x: number, y: number, length: number, turns: readonly number[]): string =>
  each(turns, (turn) => path`M${x} ${y}L${around(x, y, length, turn)}`);

const wave = (x: number, y: number, s: number, count: number): string =>
  path`M${x} ${y}` + each(series(0, 1, count), () => path`q${s / 2} ${-s * 0.62} ${s} 0t${s} 0`);

const house = (x: number, y: number, half: number, high: number): string =>
  cut(
    [x - half * 0.8, y],
    [x - half * 0.8, y - high * 0.5],
    [x - half * 1.15, y - high * 0.5],
    [x, y - high],
    [x + half * 1.15, y - high * 0.5],
    [x + half * 0.8, y - high * 0.5],
    [x + half * 0.8, y],
  );

type Sign = (ink: string, base: string) => Mark[];

/** `ink` is the sign, `base` what shows through its holes. */
export const SIGNS: Record<Landscape, Sign> = {
  snow: (ink) => [line(flake(12, 12, 10), ink, 2.2)],
  meadow: (ink, base) => [
    line("M12 22V11M11.5 22Q10 15 3.5 12M12.5 22Q14 15 20.5 12", ink, 2.4),
    fill(
      each(series(0, 72, 5), (turn) => disc(...around(12, 7, 3.5, turn), 2.7)),
      ink,
    ),
    fill(disc(12, 7, 1.8), base),
  ],
  grain: (ink) => [line("M12 23V8", ink, 2), fill(grains(12, 17, 3.3, 3), ink)],
  forest: (ink) => [fill(fir(12, 20.5, 19.5) + box(10.4, 20, 3.2, 3.4), ink)],
  jungle: (ink, base) => [
    fill("M12 22.5C4 19 2 12 5 5.5C9 5 10.5 3.5 12 1.5C13.5 3.5 15 5 19 5.5C22 12 20 19 12 22.5Z", ink),
    line("M12 22V6M12 18L6.5 13.5M12 18L17.5 13.5M12 12L7.5 8.5M12 12L16.5 8.5", base, 1.9),
  ],
  rice: (ink) => [
    line("M1.5 22H22.5M3.5 16.5H20.5M6 11H18", ink, 2.4),
    line("M12 10V2.5M12 7Q8 6.5 7 3M12 7Q16 6.5 17 3", ink, 2),
    line("M8 19.2h.1M16 19.2h.1M12 13.8h.1", ink, 2.2),
  ],
  river: (ink) => [
    line("M1.5 7q5.25-6 10.5 0t10.5 0M1.5 13.5q5.25-6 10.5 0t10.5 0M1.5 20q5.25-6 10.5 0t10.5 0", ink, 2.7),
  ],
  highland: (ink, base) => [
    fill("M1 22L5.5 8Q6 6 8 6H16.5Q18 6 18.5 8L23 22Z", ink),
    line("M10 6.5L12 11L9.5 15L11.5 22M12 11L15.5 14.5L15 18", base, 1.9),
  ],
  town: (ink, base) => [
    fill(house(8, 22.5, 6.3, 20) + house(17.5, 22.5, 5, 13), ink),
    fill(box(6.3, 16.5, 3.4, 6) + box(6.6, 9, 2.8, 2.8) + box(16.2, 18, 2.6, 4.5), base),
  ],
};

/** The sign of a landscape on its own paper. */
export const stamp = (name: Landscape): Mark[] => {
  const { base, sign } = TONES[name];
  return [
    fill(box(0, 0, 24, 24, 5), sign),
    fill(box(1.4, 1.4, 21.2, 21.2, 4), base),
    at(3, 3, 0.75, SIGNS[name](sign, base)),
  ];
};

// Where the middle of each of the four spaces of a tile is, and a number of its own.
const FOUR = [
  [20, 20, 0],
  [60, 20, 1],
  [20, 60, 2],
  [60, 60, 3],
] as const;
const four = (shape: (x: number, y: number, i: number) => string): string => each(FOUR, ([x, y, i]) => shape(x, y, i));
const pick = (of: readonly number[], i: number): number => of[i % of.length] ?? 0;

// Rows that run on from tile to tile.
const terraces = (from: number): string =>
  each(
    series(from, 80 / 6, 6),
    (y, i) =>
      path`M-1 ${y}C12 ${y - pick([5, 3, 6, 4], i)} 24 ${y + pick([4, 5, 3], i)} 40 ${y}S66 ${y - pick([4, 6, 3], i)} 81 ${y}`,
  );

const HOUSES = [
  [-12.5, 4.6, 7.6],
  [0, 5, 9],
  [12.5, 4.6, 7],
] as const;

export const TEXTURES: Record<Landscape, Mark[]> = {
  snow: [
    line(
      four(
        (x, y, i) =>
          path`M${x - 17} ${y + pick([13, 15, 12, 14], i)}q6 -4 12 -1M${x + 3} ${y + pick([16, 13, 16, 15], i)}q6 -5 13 -1M${x + 4} ${y - pick([13, 15, 14, 12], i)}q5 -3 10 0`,
      ),
      TONES.snow.light,
      3,
    ),
    line(
      four(
        (x, y, i) =>
          flake(x - pick([8, -7, 7, -9], i), y - pick([4, 6, 8, 3], i), 7.6) +
          flake(x + pick([9, -10, 10, -10], i), y + pick([9, 8, 8, 10], i), 5),
      ),
      TONES.snow.deep,
      1.25,
    ),
    fill(
      four(
        (x, y, i) =>
          disc(x + pick([12, -13, 11, -11], i), y - pick([7, 9, 9, 9], i), 1.3) +
          disc(x - pick([12, -12, 13, -4], i), y + pick([10, 11, 12, 13], i), 1.3),
      ),
      TONES.snow.deep,
    ),
  ],
  meadow: [
    line(
      four(
        (x, y, i) =>
          tuft(x - pick([10, -9, 8, -2], i), y - pick([5, 6, 4, 7], i), 5) +
          tuft(x + pick([9, -10, -8, 10], i), y + pick([13, 11, 15, 8], i), 5) +
          tuft(x + pick([12, 1, -13, -13], i), y - pick([8, -17, 7, -14], i), 4),
      ),
      TONES.meadow.deep,
      1.5,
    ),
    fill(
      four(
        (x, y, i) =>
          disc(x + pick([-9, 10, 10, 3], i), y + pick([10, 3, 3, 4], i), 2.1) +
          disc(x + pick([-14, 14, 13, 8], i), y + pick([13, 7, 6, 1], i), 1.5) +
          disc(x + pick([3, -12, -1, 11], i), y - pick([14, 9, 14, 11], i), 1.7),
      ),
      TONES.meadow.light,
    ),
  ],
  grain: [
    line(
      four((x, y) => each([-12, 0, 12], (dx) => path`M${x + dx} ${y + 17}Q${x + dx - 1} ${y + 2} ${x + dx} ${y - 6}`)),
      TONES.grain.deep,
      1.5,
    ),
    fill(
      four((x, y, i) => each([-12, 0, 12], (dx, j) => grains(x + dx, y - pick([-1, 3, 1, 4, 0], i + j), 2.5, 3))),
      TONES.grain.deep,
    ),
    line(
      four((x, y) => each([-6, 6], (dx) => path`M${x + dx} ${y + 17}Q${x + dx + 1} ${y + 10} ${x + dx} ${y + 5}`)),
      TONES.grain.light,
      1.6,
    ),
  ],
  forest: [
    fill(
      four(
        (x, y, i) =>
          fir(x - pick([9, 11, 8, 10], i), y - pick([1, 3, 0, 2], i), 16) +
          fir(x + pick([9, 7, 10, 8], i), y - pick([3, 0, 2, 1], i), 15),
      ),
      TONES.forest.light,
    ),
    fill(
      four(
        (x, y, i) =>
          fir(x - pick([2, 1, -1, 0], i), y + 7, 18) +
          fir(x - 12, y + 16, 16) +
          fir(x + pick([11, 12, 12, 11], i), y + pick([15, 17, 16, 15], i), 17),
      ),
      TONES.forest.deep,
    ),
  ],
  jungle: [
    fill(
      four((x, y) => disc(x - 9, y - 8, 9) + disc(x + 10, y + 9, 9) + disc(x + 8, y - 10, 7) + disc(x - 11, y + 10, 8)),
      TONES.jungle.deep,
    ),
    fill(
      four((x, y, i) =>
        frond(
          x - pick([6, 5, 7, 5], i),
          y + 2,
          13,
          [-100, -55, -10, 35, 80].map((t) => t + pick([0, 12, -8, 6], i)),
          0.24,
        ),
      ),
      TONES.jungle.light,
    ),
    fill(
      four((x, y, i) => frond(x + pick([9, 8, 10, 8], i), y + 17, 11, [-75, -35, 5, 45], 0.26)),
      "#5E9C63",
    ),
    line(
      four((x, y, i) =>
        spoke(
          x - pick([6, 5, 7, 5], i),
          y + 2,
          10,
          [-100, -55, -10, 35, 80].map((t) => t + pick([0, 12, -8, 6], i)),
        ),
      ),
      TONES.jungle.deep,
      1,
    ),
  ],
  rice: [
    line(terraces(9), TONES.rice.deep, 2),
    line(terraces(12), TONES.rice.light, 2.4),
    line(
      each(series(16, 80 / 6, 5), (y, i) =>
        each(series(6 + (i % 2) * 6, 12, 6), (x) => path`M${x} ${y + 2}v-3.4M${x + 2} ${y + 2}l1.6 -2.8`),
      ),
      TONES.rice.sign,
      1.1,
      0.65,
    ),
  ],
  river: [
    line(
      four(
        (x, y, i) => wave(x - pick([14, 12, 13, 15], i), y - 11, 4, 1) + wave(x + pick([5, 4, 6, 3], i), y + 13, 4, 1),
      ),
      TONES.river.light,
      1.8,
    ),
  ],
  highland: [
    fill(
      four(
        (x, y, i) =>
          oval(x + pick([10, -10, 11, -9], i), y + 11, 5, 3.4) + oval(x - pick([12, -11, 10, -12], i), y - 9, 4, 2.8),
      ),
      TONES.highland.light,
    ),
    line(
      four(
        (x, y, i) =>
          path`M${x - 17} ${y + pick([2, 6, -3, 4], i)}l7 -4l6 3l5 -6l8 2l7 -5M${x - 4} ${y + pick([1, 5, -4, 3], i)}l-2 8l4 6M${x + 9} ${y - pick([4, 0, 8, 2], i)}l3 7l5 2`,
      ),
      TONES.highland.deep,
      1.5,
    ),
    fill(
      four(
        (x, y, i) =>
          star(x - pick([12, -12, 12, -12], i), y + 14, 3.2, 2.6, 5) +
          star(x + pick([3, 2, -4, 4], i), y - 14, 2.6, 2.2, 5),
      ),
      TONES.highland.deep,
      0.7,
    ),
  ],
  town: [
    // A row of houses, before it the street.
    fill(
      four((x, y) => each(HOUSES, ([dx, half, high]) => block(x + dx, y - 5, half, high))),
      TONES.town.light,
    ),
    fill(
      four((x, y) => each(HOUSES, ([dx, half, high]) => roof(x + dx, y - 4 - high, half + 2, 5, half * 0.4, 0.8))),
      TONES.town.deep,
    ),
    fill(
      four((x, y) =>
        each(
          HOUSES,
          ([dx, half, high]) =>
            block(x + dx - half * 0.4, y - high * 0.5 - 4.5, 1, 2.4) +
            block(x + dx + half * 0.4, y - high * 0.5 - 4.5, 1, 2.4),
        ),
      ),
      TONES.town.sign,
    ),
    line(
      four(
        (x, y, i) =>
          path`M${x - 18} ${y + 17}h${pick([9, 6, 12, 8], i)}M${x + 8} ${y + 17}h9M${x - 17} ${y + 4}h3M${x + 14} ${y + 7}h3M${x + 14} ${y - 1}h4M${x - 18} ${y + 11}h3`,
      ),
      TONES.town.deep,
      1.4,
      0.55,
    ),
  ],
};
