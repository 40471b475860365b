// What stands on the map: mountains, temples, Kathmandu, camps, ropes, compass roses and the storm. Each is drawn around (0, 0), which is
// the middle of its space, unless it says otherwise.

import { around, at, box, disc, each, fill, line, oval, path, series, star, type Mark } from "../../../art/marks";
import { arch, block, cut, pagoda, roof, snow, type Point } from "../../../art/paper";
import { CELL, CLOTH_Y } from "./landscapes";
import type { Border, Direction } from "./map";
import {
  BRICK,
  BRICK_DARK,
  GOLD,
  GOLD_DARK,
  INK,
  mix,
  NEEDLE,
  PAPER,
  RED,
  ROCK,
  ROCK_DARK,
  SEPIA,
  SNOW,
  WOOD_DARK,
} from "./palette";

const summit = (left: Point, peak: Point, right: Point, share: number): [string, string, string] => [
  cut(left, peak, right),
  cut(
    peak,
    right,
    [peak[0] + (right[0] - peak[0]) * 0.3, right[1]],
    [peak[0] + (right[0] - peak[0]) * 0.36, peak[1] + (right[1] - peak[1]) * 0.66],
    [peak[0] + 0.6, peak[1] + (right[1] - peak[1]) * 0.5],
  ),
  snow(peak, left, right, share),
];

/** Three kinds of mountain; their feet are the foot of the space, their tops reach into the one above. */
export const PEAKS: readonly Mark[][] = (
  [
    [summit([-4, 17], [8, -8], [18.5, 17], 0.5), summit([-18.5, 17], [-4, -24], [13, 17], 0.52)],
    [summit([-18.5, 17], [-9, -10], [3, 17], 0.48), summit([-13, 17], [5, -26], [18.5, 17], 0.5)],
    [summit([-18.5, 17], [-8, -18], [6, 17], 0.5), summit([-8, 17], [7, -20], [18.5, 17], 0.46)],
  ] as const
).map((two) => two.flatMap(([rock, dark, white]) => [fill(rock, ROCK), fill(dark, ROCK_DARK), fill(white, SNOW)]));

/** Between two mountains side by side, over the line between their spaces. */
export const RIDGE: Mark[] = ((): Mark[] => {
  const [rock, dark, white] = summit([-12, 17], [-1, -6], [12, 17], 0.44);
  return [fill(rock, mix(ROCK, "#ffffff", 0.9)), fill(dark, ROCK_DARK), fill(white, SNOW)];
})();

const built = (half: number, roofs: number, steps: number, y: number, x = 0): Mark[] => {
  const p = pagoda({ x, y, half, roofs, steps, step: 2.4 });
  return [
    fill(p.plinth, "#CDB892"),
    fill(p.walls, BRICK),
    fill(p.struts + p.door, WOOD_DARK),
    fill(p.roofs, BRICK_DARK),
    line(p.eaves, GOLD, 1),
    fill(p.gold, GOLD),
  ];
};

const TILE = star(0, 0, 18, 18, 8, 22.5);
export const TEMPLE: Mark[] = [
  fill(oval(0, 10, 16, 6.5), INK, 0.3),
  fill(oval(0, 9, 16, 6.5), "#E9DCBC"),
  ...built(13, 2, 2, 13),
];
export const TEMPLE_TILE: Mark[] = [
  fill(star(0.6, 1.6, 18.4, 18.4, 8, 22.5), INK, 0.35),
  fill(TILE, "#F3E2B6"),
  line(star(0, 0, 16.2, 16.2, 8, 22.5), GOLD_DARK, 1.6),
  at(0, 0.5, 0.92, built(13, 2, 2, 13)),
];
/** Where a tile may come to lie. */
export const TOWER: Mark[] = [
  line(star(0, 0, 15, 15, 8, 22.5), INK, 1.6, 0.45),
  fill(cut([-4, 9], [-3, -2], [3, -2], [4, 9]) + roof(0, -2, 6.5, 5, 1, 1) + block(0, -6, 0.8, 5), INK, 0.5),
];

/** A camp: a ring of stones and a pole with flags. */
export const CAMP: Mark[] = [
  fill(
    each(series(0, 30, 12), (turn) => oval(around(0, 0, 16, turn)[0], around(0, 0, 16, turn)[1], 2.4, 2)),
    PAPER,
  ),
  line(
    each(series(0, 30, 12), (turn) => oval(around(0, 0, 16, turn)[0], around(0, 0, 16, turn)[1], 2.4, 2)),
    SEPIA,
    0.9,
  ),
  line("M-11 5V-17", WOOD_DARK, 1.6),
  fill("M-10-17L1-14L-10-10.5Z", RED),
];

/** Where a good lies in a town: a cloth on the street. */
export const CLOTH: Mark[] = [
  fill(box(-11, CLOTH_Y - 9.5, 22.4, 22, 2), INK, 0.28),
  fill(box(-11, CLOTH_Y - 11, 22, 22, 2), PAPER),
  line(box(-8.6, CLOTH_Y - 8.6, 17.2, 17.2), BRICK, 1.2),
  line(
    each(series(CLOTH_Y - 9, 3.6, 6), (y) => path`M-11 ${y}h-2M11 ${y}h2`),
    BRICK,
    1,
  ),
];

/** The great stupa: it looks over the valley. */
export const STUPA: Mark[] = [
  fill(oval(0, 15, 25, 7), INK, 0.3),
  fill(box(-24, 10, 48, 6, 1.5) + box(-20, 6, 40, 5, 1.5), "#E2CFA6"),
  fill("M-18 7C-19-8-9-12 0-12S19-8 18 7Z", SNOW),
  line("M-17 3Q0 8 17 3", GOLD, 1.6),
  fill(box(-8.5, -22, 17, 12, 1), GOLD),
  line("M-6-18.5q2-1.6 4 0M2-18.5q2-1.6 4 0", INK, 1.3),
  fill(oval(-4, -16, 1.9, 1.3) + oval(4, -16, 1.9, 1.3), INK),
  line("M0-15.5q1.5 1 0 2.2", RED, 1.2),
  fill(cut([-7.5, -22], [-1.2, -36], [1.2, -36], [7.5, -22]), GOLD_DARK),
  line("M-5.6-25.5H5.6M-4-29H4M-2.5-32.5H2.5", GOLD, 1.4),
  fill(roof(0, -35, 4.5, 3, 0.6, 0.6) + disc(0, -39.5, 1.5), GOLD),
];

/** The nine spaces of Kathmandu, around the middle one. */
export const KATHMANDU: Mark[] = ((): Mark[] => {
  const houses: Mark[] = [];
  const home = (x: number, y: number, half: number, high: number): void =>
    void houses.push(
      fill(block(x, y, half, high), "#E7C79B"),
      fill(
        block(x - half * 0.45, y - high * 0.25, 1.3, 3.2) + block(x + half * 0.45, y - high * 0.25, 1.3, 3.2),
        WOOD_DARK,
      ),
      fill(roof(x, y - high + 2, half + 2.6, 6, half * 0.5, 1), BRICK_DARK),
    );
  for (const [x, y] of [
    [-46, -24],
    [46, -24],
  ] as const)
    houses.push(...built(12, 3, 1, y, x));
  for (const [x, y, h] of [
    [-9, -40, 11],
    [9, -38, 12],
    [-49, -4, 11],
    [-34, -6, 10],
    [34, -5, 10],
    [49, -4, 12],
    [-28, -40, 11],
    [28, -40, 11],
  ] as const)
    home(x, y, 6.5, h);
  for (const [x, y, h] of [
    [-50, 18, 10],
    [50, 18, 10],
    [-48, 36, 12],
    [-32, 35, 10],
    [32, 35, 10],
    [48, 36, 12],
    [-14, 43, 10],
    [14, 43, 10],
    [-50, 54, 10],
    [50, 54, 10],
    [-26, 55, 10],
    [26, 55, 10],
  ] as const)
    home(x, y, 6.5, h);
  const walls = box(-58, -58, 116, 116, 10);
  const gates = each(
    [
      [0, -57],
      [57, 0],
      [0, 57],
      [-57, 0],
    ] as const,
    ([x, y]) => box(x - 8, y - 6, 16, 11, 2),
  );
  return [
    fill(walls, "#CFA57F"),
    line(path`M-19.5 -54V54M19.5 -54V54M-54 -19.5H54M-54 19.5H54`, "#EAD3B0", 6),
    line(walls, BRICK_DARK, 7),
    line(walls, "#C9795C", 3),
    fill(gates, BRICK_DARK),
    fill(
      each(
        [
          [0, -57],
          [57, 0],
          [0, 57],
          [-57, 0],
        ] as const,
        ([x, y]) => arch(x, y + 5, 3.6, 9),
      ),
      "#F3DFB9",
    ),
    fill(
      each(
        [
          [-57, -57],
          [57, -57],
          [-57, 57],
          [57, 57],
        ] as const,
        ([x, y]) => disc(x, y, 6.5),
      ),
      BRICK_DARK,
    ),
    fill(
      each(
        [
          [-57, -57],
          [57, -57],
          [-57, 57],
          [57, 57],
        ] as const,
        ([x, y]) => disc(x, y, 3.6),
      ),
      GOLD,
    ),
    ...houses,
    // The lines between its spaces.
    line(
      each([-CELL / 2, CELL / 2], (k) => each(series(-51, 6, 18), (t) => path`M${k} ${t}h.1M${t} ${k}h.1`)),
      INK,
      1.6,
      0.5,
    ),
    ...STUPA,
  ];
})();

/** A rope between two boards, twisted, with a knot at each end and one in the middle. */
export function rope({ x1, y1, x2, y2 }: Border): Mark[] {
  const [ax, ay, bx, by] = [x1 * CELL, y1 * CELL, x2 * CELL, y2 * CELL];
  const flat = ay === by;
  const length = Math.hypot(bx - ax, by - ay);
  const on = (along: number, aside: number): Point => (flat ? [ax + along, ay + aside] : [ax - aside, ay + along]);
  const to = (along: number, aside: number): string => path`${on(along, aside)}`;
  const straight = `M${to(2, 0)}L${to(length - 2, 0)}`;
  const knots = [3, length / 2, length - 3];
  const round = (r: number): string => each(knots, (k) => disc(...on(k, 0), r));
  return [
    line(path`M${ax} ${ay + 2}L${bx} ${by + 2}`, INK, 8.5, 0.28),
    line(straight, "#5E3D1F", 7.6),
    line(
      each(series(4, 6, Math.floor((length - 6) / 6)), (k) => `M${to(k, -2.2)}L${to(k + 3.4, 2.2)}`),
      "#DDBB80",
      2.5,
    ),
    fill(round(6.2), "#5E3D1F"),
    fill(round(4.4), "#DDBB80"),
    line(
      each(
        knots,
        (k) => `M${to(k - 3, -2)}Q${to(k, 1)} ${to(k + 3, -2)}M${to(k - 2.4, 1.8)}Q${to(k, 3.4)} ${to(k + 2.4, 1.8)}`,
      ),
      "#5E3D1F",
      1.3,
    ),
  ];
}

const TURN: Record<Direction, number> = { N: 0, E: 90, S: 180, W: 270 };

/** A compass: a rose, and over it the needle whose red half costs a compass. */
export const rose = (direction: Direction): Mark[] => [
  fill(disc(0.6, 1.6, 20), INK, 0.3),
  fill(disc(0, 0, 20), SEPIA),
  fill(disc(0, 0, 17.8), PAPER),
  line(
    each(series(0, 15, 24), (turn) => path`M${around(0, 0, 17, turn)}L${around(0, 0, turn % 45 ? 15.8 : 14.4, turn)}`),
    SEPIA,
    1,
  ),
  fill(star(0, 0, 11, 3.4, 16), "#CDB78A"),
  fill(star(0, 0, 14, 3.4, 8), SEPIA, 0.75),
  at(
    0,
    0,
    1,
    [
      line("M0-17L5 0L0 15L-5 0Z", PAPER, 2.6),
      fill("M-5 0L0 15L5 0Z", ROCK_DARK),
      fill("M-5 0L0-17.5L5 0Z", NEEDLE),
      fill(cut([0, -17.5], [5, 0], [0, 0]), "#8E1A16"),
      fill(disc(0, 0, 2), GOLD),
    ],
    TURN[direction],
  ),
];

// The storm: paper rolled into swirls.
const swirl = (x: number, y: number, r: number): string =>
  path`M${x + r} ${y}a${r} ${r} 0 1 0 ${-r} ${r}h${r * 0.8}M${x + r * 0.5} ${y}a${r * 0.5} ${r * 0.5} 0 1 0 ${-r * 0.5} ${r * 0.5}`;

const bolt = (x: number, y: number, s: number): string =>
  path`M${x + s * 0.3} ${y}L${x - s * 0.5} ${y + s}H${x}L${x - s * 0.4} ${y + s * 2}L${x + s * 0.7} ${y + s * 0.7}H${x + s * 0.15}L${x + s * 0.8} ${y}Z`;

/** The face in the cloud: asleep, awake, angry. */
const face = (level: number): Mark[] => [
  ...(level < 0.2
    ? [line("M-8-2q3 2.5 6 0M2-2q3 2.5 6 0", INK, 1.8)]
    : [fill(disc(-5, -1.5, 3.4) + disc(5, -1.5, 3.4), SNOW), fill(disc(-4.4, -1, 1.9) + disc(5.6, -1, 1.9), INK)]),
  ...(level < 0.2
    ? []
    : [line(level > 0.6 ? "M-9.5-7.5L-2-4.5M9.5-7.5L2-4.5" : "M-8.5-6.5L-2.5-6M8.5-6.5L2.5-6", INK, 2.2)]),
  fill(oval(0, 7, level < 0.2 ? 1.8 : 2.6 + level, level < 0.2 ? 1.4 : 2.4 + 2 * level), "#3B4560"),
];

const cloud = (level: number): { far: string; mid: string; near: string } => ({
  far: mix("#4A5470", "#8FA0B8", level),
  mid: mix("#7684A2", "#B4C2D2", level),
  near: mix("#A9B5CB", "#DCE5EC", level),
});

/** The storm alone, on 48 by 48. `level` grows from 0 (far away) to 1 (before Kathmandu). */
export function stormFigure(level: number): Mark[] {
  const { far, mid, near } = cloud(level);
  return [
    ...(level > 0.6
      ? [fill(bolt(9, 30, 8) + bolt(38, 29, 8.5), GOLD), line(bolt(9, 30, 8) + bolt(38, 29, 8.5), GOLD_DARK, 0.8)]
      : []),
    fill(disc(12, 20, 10) + disc(36, 19, 11) + disc(24, 12, 11), far),
    fill(disc(9, 28, 8) + disc(40, 27, 7.5) + disc(24, 24, 15), mid),
    line(swirl(9, 27, 4) + swirl(39, 17, 4.5), SNOW, 1.8),
    fill(disc(24, 26, 12.5), near),
    at(24, 26, 1, face(level)),
    ...(level < 0.2 ? [] : [line("M16 42q4-3 8 0t8 0M12 46.5q3-2 6 0", far, 1.8)]),
  ];
}

/** The storm as a roll of clouds along a line; slim, so that the spaces beside it can still be read. */
export function storm(on: Border, level: number): Mark[] {
  const flat = on.y1 === on.y2;
  const length = Math.max(on.x2 - on.x1, on.y2 - on.y1) * CELL;
  const count = Math.round(length / 22);
  const r = 9.5 + 3.5 * level;
  const spot = (along: number, aside: number): [number, number] =>
    flat ? [on.x1 * CELL + along, on.y1 * CELL + aside] : [on.x1 * CELL + aside, on.y1 * CELL + along];
  const puffs = (aside: number, phase: number, size: number): string =>
    each(series(0, 1, count + (phase % 2)), (i) =>
      disc(
        ...spot(((i + (phase % 2 ? 0 : 0.5)) * length) / count, aside + ((i * 7 + phase) % 5) - 2),
        size * (0.8 + ((i * 3 + phase) % 4) * 0.12),
      ),
    );
  const { far, mid, near } = cloud(level);
  return [
    ...(level > 0.6
      ? [
          fill(
            each([0.16, 0.36, 0.68, 0.88], (part, i) =>
              bolt(...spot(length * part + (flat ? 0 : r * 0.4), flat ? r * 0.8 : (i % 2 ? -1.5 : 1) * r), 8),
            ),
            GOLD,
          ),
        ]
      : []),
    fill(puffs(r * 0.3 + 2, 2, r * 1.1), INK, 0.2),
    fill(puffs(r * -0.5, 1, r * 1.02), far),
    fill(puffs(r * 0.42, 2, r), mid),
    fill(puffs(r * -0.1, 3, r * 0.72), near),
    line(
      each(series(0, 1, count + 1), (i) =>
        swirl(...spot((i * length) / count, r * -0.1 + ((i * 7 + 3) % 5) - 2), r * 0.4),
      ),
      SNOW,
      1.7,
    ),
    at(...spot(length / 2, 0), 1.05 + level * 0.3, [
      fill(disc(0, 0, 14), far),
      fill(disc(0, 0, 12.5), near),
      ...face(level),
    ]),
  ];
}

const ridge = (x: number, y: number, s: number): string =>
  path`M${x - s} ${y}L${x - s * 0.2} ${y - s * 1.2}L${x + s * 0.3} ${y - s * 0.5}L${x + s * 0.5} ${y - s * 0.7}L${x + s} ${y}M${x - s * 0.2} ${y - s * 1.2}L${x} ${y - s * 0.75}L${x - s * 0.15} ${y - s * 0.4}L${x + s * 0.1} ${y}`;
const porter = (x: number, y: number): string =>
  path`M${x - 12} ${y}v-7q-5 -9 3 -13q4 -6 9 -3q8 -1 10 5q2 1 6 -1q5 -1 6 5q-3 4 -7 4q-2 3 -4 3v7M${x - 5} ${y}v-5q4 2 9 0v5M${x + 13} ${y - 20}q1 -6 5 -5`;

/** What the map-maker drew where nobody has been: in sepia, on a square of seven spaces, its corner at (0, 0). */
export const UNKNOWN: readonly string[] = [
  each(
    [
      [60, 120, 28],
      [110, 100, 36],
      [164, 128, 30],
      [214, 112, 24],
      [92, 158, 22],
      [150, 172, 26],
      [200, 164, 20],
    ] as const,
    ([x, y, s]) => ridge(x, y, s),
  ),
  porter(60, 170) +
    porter(108, 150) +
    porter(158, 138) +
    "M30 176q12 6 24 0M82 172q10-2 16-12M130 152q10-2 18-6M180 136q24-2 44-22",
  each(
    [
      [84, 96, 26],
      [132, 82, 34],
      [186, 100, 28],
      [120, 150, 22],
      [176, 160, 26],
    ] as const,
    ([x, y, s]) => swirl(x, y, s),
  ) + "M44 128q40 14 84 4M60 190q60 12 150-8",
  star(140, 140, 76, 18, 8) + star(140, 140, 50, 18, 8, 45) + disc(140, 140, 60) + disc(140, 140, 8),
];
