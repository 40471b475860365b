// The streets of the exploration cards. A scene is three layers of paper (far, middle, near) under a sky that says how late
// it is; eight streets times six skies, so that no two faces look alike.

import { at, box, disc, fill, line, oval, path, type Mark } from "../../../art/marks";
import { CHERRY, FIRE, FLAME, INK, MOON, MOSS, SKIES, type Sky } from "./palette";
import { lantern, moon } from "./things";

/** A tiled roof with lifted eaves: its ridge at y, its eaves at y + h. */
export const roof = (x: number, y: number, w: number, h: number): string =>
  path`M${x - w * 0.3} ${y}Q${x} ${y + h * 0.12} ${x + w * 0.3} ${y}Q${x + w * 0.36} ${y + h * 0.62} ${x + w * 0.54} ${y + h * 0.72}L${x + w * 0.5} ${y + h}H${x - w * 0.5}L${x - w * 0.54} ${y + h * 0.72}Q${x - w * 0.36} ${y + h * 0.62} ${x - w * 0.3} ${y}Z`;

/** A pagoda that stands on y. */
export function pagoda(x: number, y: number, w: number, tiers: number): string {
  const step = w * 0.42;
  let d = "";
  for (let i = 0; i < tiers; i++) {
    const width = w * (1 - i * 0.13);
    const top = y - step * (i + 1);
    d += box(x - width * 0.28, top, width * 0.56, step + 1) + roof(x, top - step * 0.28, width, step * 0.62);
  }
  const peak = y - step * (tiers + 0.28);
  return (
    d +
    box(x - w * 0.03, peak - w * 0.42, w * 0.06, w * 0.45) +
    disc(x, peak - w * 0.3, w * 0.06) +
    disc(x, peak - w * 0.16, w * 0.08)
  );
}

const torii = (x: number, y: number, w: number): string =>
  path`M${x - w * 0.58} ${y - w * 0.98}Q${x} ${y - w * 0.84} ${x + w * 0.58} ${y - w * 0.98}L${x + w * 0.54} ${y - w * 0.8}H${x - w * 0.54}Z` +
  box(x - w * 0.44, y - w * 0.66, w * 0.88, w * 0.1) +
  box(x - w * 0.06, y - w * 0.82, w * 0.12, w * 0.2) +
  path`M${x - w * 0.34} ${y - w * 0.82}h${w * 0.13}l${-w * 0.04} ${w * 0.84}h${-w * 0.13}Z` +
  path`M${x + w * 0.21} ${y - w * 0.82}h${w * 0.13}l${w * 0.04} ${w * 0.84}h${-w * 0.13}Z`;

/** Small cat shapes for ridges: seen from afar, its paws at (x, y). */
const prowler = (x: number, y: number, s: number): string =>
  path`M${x - 4 * s} ${y}c${-1 * s} ${-5 * s} ${0.5 * s} ${-8 * s} ${1.5 * s} ${-9 * s}l${-1.2 * s} ${-6.5 * s}l${3 * s} ${2 * s}h${2.6 * s}l${3 * s} ${-2 * s}l${-1.2 * s} ${6.5 * s}c${2 * s} ${2 * s} ${2.6 * s} ${6 * s} ${2 * s} ${7.4 * s}q${3 * s} ${0.6 * s} ${3 * s} ${-4 * s}l${2 * s} ${-0.4 * s}q${0.6 * s} ${6 * s} ${-4.4 * s} ${6 * s}Z`;

const panes = (x: number, y: number, columns: number, rows: number, w: number, h: number): string => {
  let d = "";
  for (let i = 0; i < columns; i++) for (let j = 0; j < rows; j++) d += box(x + i * (w + 1.6), y + j * (h + 1.6), w, h);
  return d;
};

const hill = (a: number, b: number, c: number): string => path`M0 ${a}Q28 ${b} 52 ${a - 4}T100 ${c}V140H0Z`;

interface Layers {
  far: string;
  mid: string;
  near: string;
  extras: Mark[];
}

type Street = (sky: Sky) => Layers;

const pagodaStreet: Street = (sky) => ({
  far: hill(92, 74, 84),
  mid: pagoda(72, 118, 40, 3) + box(0, 116, 100, 30),
  near: roof(20, 110, 62, 17) + box(0, 124, 100, 20) + roof(86, 116, 54, 15),
  extras: [fill(box(66, 106, 8, 10), FLAME), ...lantern(46, 116, 9), fill(prowler(18, 110.6, 0.9), sky.near)],
});

const toriiStreet: Street = (sky) => ({
  far: hill(88, 70, 94),
  mid: path`M0 112Q50 100 100 112V140H0Z`,
  near: path`M0 140V126Q26 118 36 126L40 140ZM100 140V124Q84 118 78 126L72 140Z`,
  extras: [
    fill(torii(62, 121.5, 58), INK, 0.3),
    fill(torii(61, 120, 58), FIRE),
    fill(path`M52 120H70L80 140H40Z`, MOON, 0.22),
    ...lantern(61, 80, 10),
    fill(box(84, 108, 7, 16) + roof(87.5, 98, 18, 7) + box(82, 104, 11, 5), sky.near),
    fill(box(85.5, 104.5, 4, 3.6), FLAME),
  ],
});

const townHouses: Street = (sky) => ({
  far: roof(22, 76, 50, 14) + box(2, 88, 40, 50) + hill(106, 96, 100),
  mid: roof(76, 64, 68, 20) + box(48, 80, 60, 60) + roof(76, 96, 62, 12),
  near: path`M0 128Q50 122 100 128V140H0Z`,
  extras: [
    fill(panes(56, 85.5, 5, 1, 6, 9), FLAME),
    fill(panes(80, 112, 2, 2, 7, 7), FLAME, 0.9),
    fill(path`M54 108h7v13h-7ZM62 108h7v11h-7ZM70 108h6v13h-6Z`, FIRE),
    ...lantern(47, 106, 9.5),
    fill(panes(8, 94, 3, 2, 6, 6), FLAME, 0.55),
    fill(prowler(80, 66, 0.95), sky.near),
  ],
});

const bridge: Street = (sky) => ({
  far: hill(96, 84, 86) + pagoda(80, 94, 22, 3),
  mid: path`M0 112H100V140H0Z`,
  near: path`M0 136V118Q50 82 100 118V128Q50 96 6 136Z`,
  extras: [
    line("M8 112V100M29 99.5V88M50 94V84M71 99.5V88M92 112V100", FIRE, 4.4),
    line("M2 107Q50 68 98 107", FIRE, 4.4),
    fill(oval(50, 128, 16, 2.4) + oval(30, 133, 9, 1.8) + oval(70, 134, 10, 1.8), sky.glow, 0.65),
    ...lantern(84, 72, 9.5),
    line("M84 72V68Q84 64 92 64H100", sky.near, 2.6),
    fill(prowler(50, 95, 0.9), sky.near),
  ],
});

/** A stalk from y down to the ground, cut at its joints. */
function stalk(x: number, y: number, w: number): string {
  let d = "";
  for (let top = y; top < 126; top += 19) d += path`M${x - 0.7} ${top}h${w + 1.4}l-.7 2.4v14.8h${-w}v-14.8Z`;
  return d;
}

/** Three leaves that hang from (x, y); side 1 to the right, -1 to the left. */
const leaves = (x: number, y: number, side: number): string =>
  path`M${x} ${y}q${12 * side} -9 ${23 * side} -1q${-12 * side} 6 ${-23 * side} 1ZM${x} ${y}q${15 * side} 0 ${18 * side} 12q${-13 * side} -2 ${-18 * side} -12ZM${x} ${y}q${4 * side} 8 ${1 * side} 18q${-8 * side} -8 ${-1 * side} -18Z`;

const bamboo: Street = (sky) => ({
  far: stalk(14, 74, 4) + stalk(34, 66, 4) + stalk(66, 58, 4) + stalk(82, 64, 4) + path`M0 114H100V140H0Z`,
  mid: stalk(51, 2, 5) + stalk(92, 4, 6) + stalk(24, 84, 5),
  near:
    path`M0 124H100V140H0Z` +
    [4, 15, 26, 37, 48, 59, 70, 81, 92].map((x) => path`M${x - 4.4} 130V112l4.4-4l4.4 4V130Z`).join(""),
  extras: [
    fill(leaves(54, 64, 1) + leaves(51, 88, -1) + leaves(94, 58, -1), MOSS),
    line("M55 82H74", sky.mid, 2.6),
    ...lantern(73, 83, 14),
    fill(prowler(90, 109, 0.85), sky.near),
  ],
});

const cherryStreet: Street = (sky) => ({
  far: hill(98, 86, 88),
  mid: roof(30, 96, 64, 16) + box(6, 110, 48, 30),
  near: path`M0 130Q50 122 100 130V140H0Z`,
  extras: [
    line("M84 140C82 116 92 104 82 88C76 78 64 78 56 72M83 92C88 82 94 80 98 72", sky.near, 6.4),
    fill(
      disc(58, 70, 9) +
        disc(70, 77, 8) +
        disc(70, 65, 10) +
        disc(84, 70, 11) +
        disc(95, 66, 9) +
        disc(92, 80, 7.5) +
        disc(81, 82, 8),
      CHERRY,
    ),
    fill(
      oval(58, 67, 7, 5) + oval(70, 61, 8, 5.4) + oval(84, 65, 9, 6) + oval(95, 62, 7, 5) + oval(71, 75, 5, 3.4),
      "#F4A9BA",
    ),
    fill(oval(48, 92, 2.4, 1.5) + oval(62, 104, 2.4, 1.5) + oval(72, 118, 2.4, 1.5) + oval(40, 128, 2.4, 1.5), CHERRY),
    fill(panes(14, 115, 4, 1, 6, 8), FLAME),
    ...lantern(56, 110, 9),
  ],
});

const alley: Street = (sky) => ({
  far: path`M30 140V96L50 86L66 94V140Z` + roof(49, 82, 38, 9),
  mid: path`M0 84L34 96V140H0ZM100 74L66 92V140H100Z` + path`M0 74L38 92L36 98L0 86ZM100 62L60 88L63 94L100 76Z`,
  near: path`M0 104L22 110V140H0ZM100 100L84 108V140H100ZM24 140L40 120H58L78 140Z`,
  extras: [
    line("M6 78Q46 112 94 68", sky.near, 2),
    ...lantern(34, 95.5, 8.5),
    ...lantern(56, 93, 10),
    ...lantern(77, 81, 11.5),
    fill(box(44, 104, 10, 14), FLAME),
    fill(path`M44 104h4.5v8h-4.5ZM49.5 104h4.5v6h-4.5Z`, FIRE),
    fill(prowler(50, 134, 1), sky.glow),
  ],
});

const teaHouse: Street = (sky) => ({
  far: hill(90, 80, 96) + pagoda(18, 100, 24, 3),
  mid: roof(66, 70, 76, 22) + box(38, 88, 60, 50),
  near: path`M0 140V122Q14 112 30 122Q38 116 48 124Q74 128 100 124V140Z`,
  extras: [
    fill(box(44, 96, 46, 28), FLAME),
    fill(
      box(51, 96, 2.6, 28) + box(61, 96, 2.6, 28) + box(71, 96, 2.6, 28) + box(81, 96, 2.6, 28) + box(44, 108, 46, 2.6),
      sky.mid,
    ),
    fill(prowler(72, 124, 1.25), sky.near),
    ...lantern(95, 94, 10),
    fill(disc(14, 120, 9) + disc(24, 124, 7), MOSS),
  ],
});

const STREETS: readonly Street[] = [
  pagodaStreet,
  townHouses,
  toriiStreet,
  cherryStreet,
  bridge,
  alley,
  bamboo,
  teaHouse,
];

export const STREET_COUNT = STREETS.length;

// More stars come out as it gets later.
const STARS = [
  disc(54, 60, 1.2),
  disc(56, 12, 1.3),
  disc(93, 54, 1.3),
  disc(52, 36, 1),
  disc(64, 54, 1),
  disc(93, 12, 1),
];

/** The picture behind the numeral of an exploration card. `symbol`: 0 none, 1 or 2 bells, 3 one more card. */
export function scene(value: number, symbol: number, variant: number): Mark[] {
  const sky = SKIES[value] ?? SKIES[0];
  const street = STREETS[(value + 2 * symbol + 3 * variant) % STREETS.length] ?? pagodaStreet;
  const { far, mid, near, extras } = street(sky);
  return [
    fill(box(0, 0, 100, 140), sky.sky),
    fill(disc(76, 31, 30), sky.glow, value === 0 ? 0.12 : 0.2),
    fill(STARS.slice(0, Math.max(0, 2 * value - 4)).join(""), MOON, 0.8),
    fill(path`M0 74Q30 62 58 72T100 66V140H0Z`, sky.glow),
    fill(far, sky.far),
    { move: "translate(1 -1.5)", of: [fill(mid, INK, 0.2)] },
    fill(mid, sky.mid),
    { move: "translate(-1 -1.5)", of: [fill(near, INK, 0.3)] },
    fill(near, sky.near),
    ...extras,
    at(76, 31, 1.55, moon(value)),
  ];
}
