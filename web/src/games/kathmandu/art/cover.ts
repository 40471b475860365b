// The cover, on 320 by 400: a caravan comes down from the pass, before it the valley with the great stupa, behind it the storm.

import { at, disc, each, fill, line, mirrored, type Mark } from "../../../art/marks";
import { garland, hills, range, shade, snow, type Point } from "../../../art/paper";
import { fir, flake, TEXTURES } from "./landscapes";
import { GOLD, INK, ROCK, ROCK_DARK, SNOW, TONES, type Landscape } from "./palette";
import { stormFigure, STUPA } from "./scenery";
import { yak } from "./yaks";

const CREST: Point[] = [
  [-20, 190],
  [22, 132],
  [44, 156],
  [96, 74],
  [128, 128],
  [150, 104],
  [204, 168],
  [236, 120],
  [262, 150],
  [300, 108],
  [350, 190],
];
const tops = CREST.flatMap((peak, i) => {
  const [left, right] = [CREST[i - 1], CREST[i + 1]];
  return left && right && peak[1] < left[1] && peak[1] < right[1] ? [{ left, peak, right }] : [];
});

const land = (name: Landscape, points: readonly Point[], y: number): Mark[] => [
  fill(hills(points, 420), TONES[name].base),
  line(hills(points, 420), TONES[name].deep, 2),
  ...[0, 1, 2, 3].map((i) => at(i * 80, y, 1, TEXTURES[name])),
];

const flags = garland([206, 186], [330, 150], 26, 11, 13);
const more = garland([202, 186], [120, 214], 14, 8, 11, 2);
const FLAGS = ["#2F5DA8", "#F6F1E7", "#C8402F", "#2E7D5B", "#E2A82B"];

// Down from the pass.
const DOTS: Point[] = [
  [66, 204],
  [80, 214],
  [88, 226],
  [82, 238],
  [70, 246],
  [96, 318],
  [108, 328],
  [228, 262],
  [232, 248],
  [222, 238],
];

export const COVER: readonly Mark[] = [
  fill("M0 0H320V400H0Z", "#EFE3C8"),
  line("M80 0V400M160 0V400M240 0V400M0 80H320M0 160H320", "#DCCBA4", 2),
  fill(disc(252, 66, 30), "#E9A94B"),
  fill(disc(252, 66, 22), "#F6C64B"),
  fill(range(CREST, 300), ROCK),
  fill(tops.map(({ peak, right }) => shade(peak, right)).join(""), ROCK_DARK),
  fill(tops.map(({ left, peak, right }) => snow(peak, left, right, 0.66)).join(""), SNOW),
  fill(
    hills(
      [
        [-10, 196],
        [60, 182],
        [140, 214],
        [230, 190],
        [340, 206],
      ],
      420,
    ),
    "#C59A70",
  ),
  ...land(
    "rice",
    [
      [-10, 222],
      [70, 206],
      [150, 226],
      [340, 208],
    ],
    216,
  ),
  fill(
    hills(
      [
        [120, 260],
        [204, 214],
        [300, 232],
        [340, 226],
      ],
      420,
    ),
    "#7FA479",
  ),
  at(204, 224, 1.15, STUPA),
  ...[flags, more].flatMap(({ line: string, flags: cloth }): Mark[] => [
    ...cloth.map((d, i) => fill(d, FLAGS[i] ?? GOLD)),
    line(string, INK, 1.4),
  ]),
  fill(
    each(
      [
        [264, 252, 30],
        [286, 262, 36],
        [308, 254, 32],
        [12, 248, 34],
        [34, 256, 28],
        [-4, 262, 36],
      ] as const,
      ([x, y, s]) => fir(x, y, s),
    ),
    "#335F42",
  ),
  fill("M-10 268C60 242 110 268 170 256S280 242 340 262V292C270 268 220 288 160 286S60 276 -10 300Z", "#76B1D1"),
  line("M20 276q8-5 16 0t16 0M120 270q8-5 16 0t16 0M240 266q8-5 16 0t16 0", "#E9F5F8", 2.6),
  ...land(
    "grain",
    [
      [-10, 294],
      [90, 280],
      [190, 294],
      [340, 278],
    ],
    288,
  ),
  ...land(
    "meadow",
    [
      [-10, 330],
      [100, 316],
      [230, 334],
      [340, 314],
    ],
    330,
  ),
  // The way they came, and they themselves.
  ...DOTS.map(([x, y]) => fill(disc(x, y, 3), "#B5302A")),
  at(4, 196, 0.92, yak("green")),
  at(16, 252, 1.35, yak("yellow")),
  at(238, 306, 1.42, [mirrored([at(-50, 0, 1, yak("blue"))])]),
  at(76, 236, 3.15, yak("red")),
  // The storm, and the snow before it.
  at(-20, -24, 3.1, stormFigure(1)),
  line(flake(150, 44, 8) + flake(132, 84, 6) + flake(178, 18, 6) + flake(24, 148, 7), "#6F84A6", 1.8),
];
