// The cover: the gang on the ridge, the moon behind the leader, the city below. 320 by 400.

import { at, box, disc, fill, line, path, type Mark } from "../../../art/marks";
import { blossom, arm, COATS, head, seated, shadowCat, umbrella } from "./cats";
import { CHERRY, FLAME, INK, MOON } from "./palette";
import { pagoda, roof } from "./scenes";
import { bell, lantern } from "./things";

const stars = (): string =>
  [
    [28, 150],
    [60, 92],
    [104, 128],
    [132, 70],
    [300, 60],
    [292, 214],
    [46, 206],
    [118, 196],
    [150, 24],
  ]
    .map(([x = 0, y = 0], i) => disc(x, y, i % 3 ? 1.3 : 2))
    .join("");

function tiles(): Mark[] {
  const rows: Mark[] = [];
  for (let row = 0; row < 4; row++) {
    let d = "";
    for (let x = row % 2 ? -4 : 12; x < 340; x += 32) d += disc(x, 350 + row * 17 + ((x - 160) / 160) ** 2 * 5, 17.5);
    rows.push(fill(d, row % 2 ? "#222954" : "#2C3468"));
  }
  return rows;
}

const windows = (x: number, y: number, n: number): string =>
  Array.from({ length: n }, (_, i) => box(x + i * 10, y, 7, 12)).join("");

const BLOOM: [number, number, number][] = [
  [4, 26, 17],
  [28, 16, 14],
  [52, 30, 15],
  [72, 10, 14],
  [88, 36, 14],
  [24, 46, 15],
  [62, 50, 11],
  [2, 58, 11],
];

const branch: Mark[] = [
  fill(BLOOM.map(([x, y, r]) => disc(x, y, r)).join(""), "#B9567A"),
  line("M-6 36C26 36 52 52 104 46M30 38C42 24 60 22 84 6", "#2A1D3E", 6),
  fill(BLOOM.map(([x, y, r]) => disc(x - 2, y - 4, r * 0.72)).join(""), CHERRY),
  ...[
    [12, 22, 1.1],
    [46, 28, 1],
    [70, 10, 1.1],
    [88, 38, 1.2],
    [26, 48, 1],
    [106, 48, 0.8],
  ].map(([x = 0, y = 0, s = 1]) => at(x, y, s, blossom("#F9C9D3"), x)),
];

const petals: Mark[] = [
  at(112, 84, 0.5, blossom(), 20),
  at(52, 118, 0.6, blossom()),
  at(140, 168, 0.45, blossom(), 40),
  at(24, 236, 0.5, blossom(), 10),
];

const city: Mark[] = [
  fill("M0 236Q60 206 130 232T250 222T320 232V400H0Z", "#553E82"),
  fill("M0 258Q80 232 160 254T320 246V400H0Z", "#7F5492"),
  fill(pagoda(40, 292, 74, 4), "#3D3679"),
  fill(windows(31, 228, 2), FLAME),
  fill(roof(150, 262, 92, 22) + box(112, 282, 76, 80) + roof(292, 258, 96, 22) + box(254, 278, 80, 80), "#3A3374"),
  fill(windows(121, 290, 6) + windows(262, 286, 6), FLAME),
  fill(
    roof(84, 290, 110, 24) +
      box(40, 312, 88, 60) +
      roof(222, 288, 104, 24) +
      box(178, 310, 90, 60) +
      box(-10, 316, 60, 60) +
      roof(0, 296, 76, 22),
    "#262B5C",
  ),
  fill(windows(56, 318, 6), FLAME, 0.85),
  at(234, 291, 0.34, shadowCat("#262B5C", FLAME)),
  at(120, 265, 0.3, shadowCat("#3A3374", FLAME)),
];

// The one who keeps dry, the leader, and the one who has found a bell.
const gang: Mark[] = [
  at(54, 264, 1.1, umbrella("#D9503C", "#A93428"), 3),
  at(78, 348, 1.02, seated("ginger", "happy", "band", true, -5)),
  ...arm(COATS.ginger, "M62 312C52 314 48 318 52 321", 53, 320, 10),
  at(178, 352, 1.56, seated("ink", "sly", "scarf", true)),
  at(
    272,
    348,
    0.96,
    seated("calico", "wide", "collar", true, 5, arm(COATS.calico, "M10-33C28-36 36-52 30-76", 30, -78)),
  ),
  bell(300, 252, 17),
];

const hung: Mark[] = [
  line("M-4 6Q150 74 324 18", INK, 3),
  ...lantern(124, 42, 22, 0.18),
  ...lantern(184, 46, 26, 0.18),
  ...lantern(246, 38, 22, 0.18),
  ...lantern(298, 25, 18, 0.18),
];

export const COVER: Mark[] = [
  fill(box(0, 0, 320, 400), "#1B2148"),
  fill(disc(182, 172, 164), "#222858"),
  fill(disc(182, 172, 122), "#2F3670"),
  fill(stars(), MOON),
  fill(disc(182, 172, 88), MOON),
  fill(disc(148, 134, 17) + disc(226, 128, 11) + disc(238, 190, 15) + disc(118, 190, 9), "#EEDDB8"),
  ...city,
  fill(path`M-10 352Q160 334 330 352V400H-10Z`, INK),
  ...tiles(),
  fill(path`M-10 340Q160 326 330 340V352Q160 338 -10 352Z`, "#3D4688"),
  ...gang,
  ...hung,
  ...branch,
  ...petals,
  at(34, 391, 0.95, head("points", "wide")),
];
