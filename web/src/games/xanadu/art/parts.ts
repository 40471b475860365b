// What the summer city is built of: halls, towers, walls, kilns, tents, trees and water, each cut by a small function. A scene is
// 200 wide and 96 tall; everything stands on GROUND unless told otherwise.

import { box, disc, each, fill, line, oval, path, series, type Mark } from "../../../art/marks";
import { arch, block, cut, eaves, finial, hills, roof } from "../../../art/paper";
import {
  AZURE,
  BARK,
  CINNABAR,
  CLAY,
  CREAM,
  EARTH,
  FLAME,
  GOLD,
  INK,
  JADE,
  MIST,
  PINE,
  PORCELAIN,
  SLATE,
  STONE,
  SUN,
  type Family,
} from "./palette";

export const GROUND = 80;

interface HallPlan {
  x: number;
  half: number;
  y?: number;
  /** Roofs, from one to four, and how much narrower each is than the one below. */
  roofs?: number;
  taper?: number;
  /** Steps of the terrace. */
  steps?: number;
  /** The height of the lowest wall. */
  storey?: number;
  columns?: number;
  door?: "arch" | "gate" | "open" | "none";
  /** A gilded point, or only the ridge. */
  top?: boolean;
  /** Half the ridge, as a part of the roof: 0 is a tent roof. */
  ridge?: number;
  wall?: string;
  roof?: string;
}

/** A hall, from its terrace to its ridge. */
export function hall(f: Family, plan: HallPlan): Mark[] {
  const {
    x,
    half,
    y = GROUND,
    roofs = 1,
    taper = 0.74,
    steps = 1,
    storey = half * 0.5,
    columns = 4,
    door = "gate",
    top = false,
    ridge = 0.55,
  } = plan;
  const ink = plan.roof ?? f.roof;
  let terrace = "",
    walls = "",
    shades = "",
    posts = "",
    tiles = "",
    lips = "",
    cover = "",
    floor = y,
    peak = y;
  for (let i = 0; i < steps; i++) {
    terrace += block(x, floor, half * 0.92 + (steps - i) * 4, 4.4);
    floor -= 4;
  }
  const doors =
    door === "arch"
      ? arch(x, floor, half * 0.16, storey * 0.8)
      : door === "gate"
        ? block(x, floor, half * 0.2, storey * 0.72)
        : door === "open"
          ? block(x, floor, half * 0.6, storey * 0.86)
          : "";
  let width = half;
  let base = floor;
  for (let i = 0; i < roofs; i++) {
    const high = i === 0 ? storey : Math.max(5, storey * 0.42);
    const wall = width * 0.76;
    const slope = Math.min(width * 0.42, 17);
    const lift = width * 0.08 + 2;
    const last = i === roofs - 1;
    const crest = width * (last ? ridge : Math.max(ridge, 0.5));
    walls += block(x, base + 0.5, wall, high + slope * 0.5);
    shades += block(x, base - high + 4, wall, 4);
    if (columns > 1)
      posts += each(series(x - wall + 2, (2 * wall - 4) / (columns - 1), columns), (at) =>
        block(at, base, 1.7, high + 1),
      );
    const eave = base - high;
    cover += roof(x, eave, width, slope, crest, lift);
    lips += eaves(x, eave, width, lift);
    const rows = Math.max(3, Math.round(width / 7));
    tiles += each(
      series(-0.72, 1.44 / (rows - 1), rows),
      (part) => path`M${x + width * part} ${eave - 2.6}L${x + crest * part} ${eave - slope + 2}`,
    );
    if (last && ridge > 0.2)
      lips += path`M${x - crest - 2.4} ${eave - slope - 2}Q${x - crest} ${eave - slope + 0.4} ${x - crest + 2} ${eave - slope}H${x + crest - 2}Q${x + crest} ${eave - slope + 0.4} ${x + crest + 2.4} ${eave - slope - 2}`;
    base = eave - slope * 0.86;
    peak = eave - slope;
    width *= taper;
  }
  return [
    fill(terrace, f.base),
    fill(walls, plan.wall ?? f.wall),
    fill(shades, INK, 0.16),
    fill(posts, f.post),
    fill(doors, door === "open" ? INK : f.post, door === "open" ? 0.7 : 1),
    fill(cover, ink),
    line(tiles, f.ridge, 1.5),
    line(lips, f.trim, 2.2),
    ...(top ? [fill(finial(x, peak + 1, 5), GOLD)] : []),
  ];
}

/** A plain house: a wall, a pitched roof with straight slopes. */
export const hut = (f: Family, x: number, half: number, high: number, y = GROUND): Mark[] => [
  fill(block(x, y, half * 0.82, high), f.wall),
  fill(block(x, y - high + 4, half * 0.82, 4), INK, 0.14),
  fill(
    cut(
      [x - half - 2, y - high + 2],
      [x - half * 0.5, y - high - half * 0.42],
      [x + half * 0.5, y - high - half * 0.42],
      [x + half + 2, y - high + 2],
    ),
    f.roof,
  ),
  line(path`M${x - half * 0.5} ${y - high - half * 0.42}H${x + half * 0.5}`, f.ridge, 2.4),
];

/** A wall with battlements. */
export function rampart(x: number, half: number, high: number, colour: string, y = GROUND): Mark[] {
  const count = Math.max(3, Math.round(half / 5));
  const w = (2 * half) / (count * 2 - 1);
  let bricks = "";
  for (let row = 0; row < high - 6; row += 7)
    bricks += each(
      series(x - half + (row % 2 ? 5 : 11), 17, Math.floor((2 * half - 8) / 17)),
      (bx) => path`M${bx} ${y - row - 6}h7`,
    );
  return [
    fill(block(x, y, half, high) + each(series(x - half, w * 2, count), (mx) => box(mx, y - high - 5, w, 5.4)), colour),
    fill(block(x, y - high + 3.4, half, 3), INK, 0.16),
    { ...line(bricks, INK, 1.6), opacity: 0.16 },
  ];
}

/** A tower of masonry, narrower at the top, to carry a pavilion. */
export const bastion = (x: number, half: number, high: number, colour: string, y = GROUND): Mark[] => [
  fill(cut([x - half, y], [x - half * 0.8, y - high], [x + half * 0.8, y - high], [x + half, y]), colour),
  fill(box(x - half * 0.8 - 2, y - high - 3, half * 1.6 + 4, 4.4), colour),
  fill(box(x - half * 0.8, y - high + 1.4, half * 1.6, 2.6), INK, 0.18),
  fill(arch(x, y, half * 0.26, high * 0.56), INK, 0.72),
];

/** Round roofs one above the other, like hats on a stick. */
export function rotunda(f: Family, x: number, half: number, roofs: number, y = GROUND): Mark[] {
  let walls = "",
    cover = "",
    lips = "",
    posts = "",
    base = y - 8,
    width = half;
  for (let i = 0; i < roofs; i++) {
    const high = i === 0 ? half * 0.42 : half * 0.17;
    const slope = i === roofs - 1 ? width * 0.72 : width * 0.34;
    walls += block(x, base + 1, width * 0.7, high + slope * 0.5);
    posts += each(series(x - width * 0.66, width * 0.44, 4), (px) => block(px, base, 1.6, high));
    cover += roof(x, base - high, width, slope, i === roofs - 1 ? 2 : width * 0.62, 3);
    lips += eaves(x, base - high, width, 3);
    base -= high + slope * 0.8;
    width *= 0.78;
  }
  return [
    fill(block(x, y, half + 10, 4.4) + block(x, y - 4, half + 4, 4.4), f.base),
    fill(walls, f.wall),
    fill(posts, CINNABAR),
    fill(cover, f.roof),
    line(lips, GOLD, 2.2),
    fill(finial(x, base - half * 0.06, 6), GOLD),
  ];
}

export const yurt = (x: number, half: number, band: string, y = GROUND): Mark[] => [
  fill(
    path`M${x - half} ${y}V${y - half * 0.62}Q${x - half * 0.7} ${y - half * 1.12} ${x} ${y - half * 1.28}Q${x + half * 0.7} ${y - half * 1.12} ${x + half} ${y - half * 0.62}V${y}Z`,
    PORCELAIN,
  ),
  fill(
    path`M${x - half} ${y - half * 0.62}Q${x - half * 0.7} ${y - half * 1.12} ${x} ${y - half * 1.28}Q${x + half * 0.7} ${y - half * 1.12} ${x + half} ${y - half * 0.62}Z`,
    CREAM,
  ),
  fill(box(x - half, y - half * 0.66, half * 2, half * 0.17), band),
  fill(arch(x, y, half * 0.24, half * 0.56), CINNABAR),
  line(
    path`M${x - half * 0.3} ${y - half * 1.2}L${x - half * 0.62} ${y - half * 0.7}M${x + half * 0.3} ${y - half * 1.2}L${x + half * 0.62} ${y - half * 0.7}`,
    EARTH,
    1.6,
  ),
  fill(box(x - half * 0.2, y - half * 1.4, half * 0.4, half * 0.16), EARTH),
];

/** An open tent on poles with a striped cloth. */
export function stall(x: number, half: number, high: number, cloth: string, goods: Mark[] = []): Mark[] {
  const w = (2 * half) / 6;
  const stripe = (i: number): string =>
    path`M${x - half + i * w} ${GROUND - high}l${-(3 - i) * 1.3} 9q${w / 2 + 0.6} 5 ${w + 1.2} 0l${(3 - i - 1) * 1.3} -9Z`;
  return [
    fill(box(x - half + 1, GROUND - high, 2.6, high) + box(x + half - 3.6, GROUND - high, 2.6, high), BARK),
    ...goods,
    fill(box(x - half - 1, GROUND - 11, 2 * half + 2, 3.4), EARTH),
    fill(box(x - half + 1, GROUND - 8, 2 * half - 2, 8), BARK, 0.55),
    fill(each([0, 2, 4], stripe), cloth),
    fill(each([1, 3, 5], stripe), PORCELAIN),
  ];
}

export const smoke = (x: number, y: number, s = 1, colour = PORCELAIN): Mark =>
  fill(
    disc(x, y - 4 * s, 4 * s) +
      disc(x + 5 * s, y - 11 * s, 5.4 * s) +
      disc(x + 2 * s, y - 20 * s, 4.4 * s) +
      disc(x + 10 * s, y - 22 * s, 5 * s),
    colour,
    0.9,
  );

export const flame = (x: number, y: number, s: number): Mark[] => [
  fill(
    path`M${x} ${y}q${-7 * s} ${-1 * s} ${-6 * s} ${-8 * s}q${3 * s} ${2 * s} ${3 * s} ${-1 * s}q0 ${-6 * s} ${4 * s} ${-9 * s}q0 ${5 * s} ${4 * s} ${8 * s}q${4 * s} ${8 * s} ${-5 * s} ${10 * s}Z`,
    FLAME,
  ),
  fill(
    path`M${x} ${y}q${-4 * s} ${-1 * s} ${-2.6 * s} ${-5 * s}q${2.6 * s} 0 ${2.6 * s} ${-4 * s}q${5 * s} ${5 * s} 0 ${9 * s}Z`,
    SUN,
  ),
];

// --- what grows -------------------------------------------------------------------------------------------------------

/** A pine: a bent trunk under flat pads. */
export const pine = (x: number, s: number, leaf = PINE, y = GROUND): Mark[] => [
  fill(
    path`M${x - 2 * s} ${y}q${5 * s} ${-18 * s} ${-1 * s} ${-36 * s}h${4 * s}q${5 * s} ${18 * s} ${2 * s} ${36 * s}Z`,
    BARK,
  ),
  fill(
    each([0, 1, 2, 3], (i) => {
      const [dx = 0, dy = 0, w = 0] =
        [
          [-8, -19, 13],
          [9, -27, 12],
          [-4, -35, 12],
          [3, -43, 8],
        ][i] ?? [];
      return path`M${x + (dx - w) * s} ${y + dy * s}q${w * s * 0.3} ${-w * s * 0.85} ${w * s} ${-w * s * 0.85}t${w * s} ${w * s * 0.85}Z`;
    }),
    leaf,
  ),
];

export const bush = (x: number, r: number, colour: string, y = GROUND): Mark =>
  fill(path`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0Z`, colour);

export const tree = (x: number, r: number, colour: string, y = GROUND): Mark[] => [
  fill(box(x - r * 0.14, y - r * 1.2, r * 0.28, r * 1.2), BARK),
  fill(
    disc(x, y - r * 1.9, r) + disc(x - r * 0.7, y - r * 1.4, r * 0.7) + disc(x + r * 0.75, y - r * 1.35, r * 0.7),
    colour,
  ),
];

export const cypress = (x: number, h: number, colour = PINE, y = GROUND): Mark =>
  fill(
    path`M${x} ${y - h}q${h * 0.24} ${h * 0.5} ${h * 0.14} ${h * 0.9}l${-h * 0.1} ${h * 0.1}h${-h * 0.08}l${-h * 0.1} ${-h * 0.1}q${-h * 0.1} ${-h * 0.4} ${h * 0.14} ${-h * 0.9}Z`,
    colour,
  );

export const willow = (x: number, s: number, colour = JADE, y = GROUND): Mark[] => [
  fill(
    path`M${x - 2 * s} ${y}q${3 * s} ${-14 * s} ${-2 * s} ${-30 * s}h${4 * s}q${4 * s} ${16 * s} ${2 * s} ${30 * s}Z`,
    BARK,
  ),
  fill(
    path`M${x - 18 * s} ${y - 12 * s}Q${x - 18 * s} ${y - 44 * s} ${x} ${y - 44 * s}T${x + 18 * s} ${y - 14 * s}q${-3 * s} ${-7 * s} ${-5 * s} ${-9 * s}q${-1 * s} ${9 * s} ${-3 * s} ${12 * s}q${-3 * s} ${-8 * s} ${-4 * s} ${-14 * s}q${-3 * s} ${6 * s} ${-6 * s} ${12 * s}q${-2 * s} ${-7 * s} ${-4 * s} ${-11 * s}q${-2 * s} ${9 * s} ${-5 * s} ${14 * s}q${-3 * s} ${-6 * s} ${-4 * s} ${-9 * s}q${-1 * s} ${5 * s} ${-5 * s} ${7 * s}Z`,
    colour,
  ),
];

/** Bamboo from the ground up, cut at its joints, with leaves. */
export const bamboo = (x: number, h: number, w: number, stem = JADE, leaf = PINE, y = GROUND): Mark[] => {
  const joint = h / 4;
  return [
    fill(
      each(
        [0, 1, 2, 3],
        (i) => path`M${x - w / 2 - 0.7} ${y - i * joint}h${w + 1.4}l-.7 ${-1.6}v${2.8 - joint}h${-w}v${joint - 2.8}Z`,
      ),
      stem,
    ),
    fill(
      each([0.95, 0.6], (part, i) => {
        const side = i ? -1 : 1;
        const ty = y - h * part;
        return path`M${x} ${ty}q${8 * side} -7 ${17 * side} -1q${-9 * side} 5 ${-17 * side} 1ZM${x} ${ty}q${10 * side} 0 ${12 * side} 9q${-9 * side} -1 ${-12 * side} -9Z`;
      }),
      leaf,
    ),
  ];
};

// --- water, sky and land ----------------------------------------------------------------------------------------------

/** A stretch of water from x0 to x1, its surface at y, down to the foot of the picture. */
export const water = (x0: number, x1: number, y: number, colour = AZURE, foam = MIST): Mark[] => {
  const arcs = (dy: number, shift: number): string =>
    each(
      series(x0 + 6 + shift, 16, Math.max(0, Math.floor((x1 - x0 - 12 - shift) / 16))),
      (x) => path`M${x} ${y + dy}q4 -4 8 0`,
    );
  return [fill(box(x0, y, x1 - x0, 97 - y), colour), line(arcs(6, 0) + (y < 86 ? arcs(12, 8) : ""), foam, 1.8)];
};

export const cloud = (x: number, y: number, s: number, colour = PORCELAIN): Mark =>
  fill(
    path`M${x} ${y}h${40 * s}a${6 * s} ${6 * s} 0 0 0 ${-5 * s} ${-9 * s}a${9 * s} ${9 * s} 0 0 0 ${-15 * s} ${-4 * s}a${8 * s} ${8 * s} 0 0 0 ${-12 * s} ${4 * s}a${6 * s} ${6 * s} 0 0 0 ${-8 * s} ${9 * s}Z`,
    colour,
    0.95,
  );

export type Land = "hills" | "peaks" | "dunes" | "wall" | "town" | "clouds";

/** What lies behind a building: the sky, a sun, the land far away, and the ground it stands on. It goes on beyond the right edge of the
 * scene, because a card on the table shows it wider. */
export function land(f: Family, kind: Land, sun = 150): Mark[] {
  const far: Record<Land, Mark[]> = {
    hills: [
      fill(
        hills(
          [
            [0, 62],
            [34, 46],
            [82, 64],
            [138, 50],
            [200, 62],
            [280, 48],
          ],
          82,
        ),
        f.far,
      ),
      fill(
        hills(
          [
            [0, 70],
            [50, 74],
            [110, 60],
            [168, 70],
            [216, 58],
            [280, 70],
          ],
          82,
        ),
        f.near,
        0.6,
      ),
    ],
    peaks: [
      fill("M0 82V58L20 40L34 54L62 24L86 52L104 40L128 60L152 34L178 58L200 46L222 62L246 38L280 64V82Z", f.far),
      fill("M62 24L72 36L64 40L56 36L50 38ZM152 34L161 43L153 46L145 42ZM246 38L255 46L246 49L238 45Z", PORCELAIN),
    ],
    dunes: [
      fill(
        hills(
          [
            [0, 56],
            [70, 70],
            [150, 54],
            [210, 66],
            [280, 56],
          ],
          82,
        ),
        f.far,
      ),
      fill(
        hills(
          [
            [0, 74],
            [60, 64],
            [130, 74],
            [200, 66],
            [280, 74],
          ],
          82,
        ),
        f.near,
        0.6,
      ),
    ],
    wall: [
      fill(
        hills(
          [
            [0, 52],
            [60, 64],
            [140, 48],
            [200, 60],
            [280, 50],
          ],
          82,
        ),
        f.far,
      ),
      fill(box(0, 66, 280, 16) + each(series(0, 10, 28), (x) => box(x, 62, 6, 5)), f.near, 0.7),
    ],
    town: [
      fill(
        each(
          [6, 42, 78, 122, 160, 194, 232, 268],
          (x, i) => roof(x, 62 - (i % 3) * 5, 22, 11, 11, 3) + block(x, 82, 15, 22 + (i % 3) * 5),
        ),
        f.far,
      ),
    ],
    clouds: [
      fill(
        hills(
          [
            [0, 72],
            [60, 66],
            [120, 73],
            [200, 64],
            [280, 72],
          ],
          82,
        ),
        f.far,
      ),
      cloud(8, 40, 0.8),
      cloud(128, 58, 0.7),
      cloud(216, 44, 0.8),
    ],
  };
  return [
    fill(box(0, 0, 280, 97), f.sky),
    ...(sun ? [fill(disc(sun, 24, 13), kind === "clouds" ? SUN : f.near, 0.75)] : []),
    ...far[kind],
    fill(box(0, GROUND - 0.5, 280, 17), f.ground),
    fill(f.paving, f.base, 0.34),
  ];
}

export const lantern = (x: number, y: number, s: number, colour = CINNABAR): Mark[] => [
  line(path`M${x} ${y}V${y + 24 * s}`, BARK, 1.6 * s),
  fill(box(x - 4 * s, y + 3 * s, 8 * s, 18 * s), GOLD),
  fill(
    path`M${x - 5 * s} ${y + 5 * s}h${10 * s}q${5 * s} ${7 * s} 0 ${14 * s}h${-10 * s}q${-5 * s} ${-7 * s} 0 ${-14 * s}Z`,
    colour,
  ),
  fill(oval(x, y + 12 * s, 2.2 * s, 6.2 * s), SUN, 0.85),
];

export const banner = (x: number, high: number, colour: string, y = GROUND): Mark[] => [
  line(path`M${x} ${y}V${y - high}`, BARK, 2),
  fill(path`M${x + 1} ${y - high + 1}h12l-3 6l3 6h-12Z`, colour),
];

/** A person seen from the street: a hat, a coat. */
export const person = (x: number, s: number, coat: string, y = GROUND): Mark[] => [
  fill(path`M${x - 4.4 * s} ${y}Q${x - 4.4 * s} ${y - 11 * s} ${x} ${y - 11.6 * s}T${x + 4.4 * s} ${y}Z`, coat),
  fill(disc(x, y - 13 * s, 2.6 * s), CREAM),
  fill(path`M${x - 5.4 * s} ${y - 13.4 * s}L${x} ${y - 18.6 * s}L${x + 5.4 * s} ${y - 13.4 * s}Z`, EARTH),
];

/** Bricks laid crosswise, the lowest row first. */
export const stack = (x: number, rows: number, colour = CLAY, y = GROUND, w = 7): Mark =>
  fill(
    each(series(0, 1, rows), (row) =>
      each(series(x - ((rows - row) * w) / 2, w, rows - row), (bx) => box(bx, y - (row + 1) * 4.6, w - 1, 3.8)),
    ),
    colour,
  );

/** Logs, seen from their ends. */
export const logs = (x: number, rows: number, r: number, y = GROUND): Mark[] => {
  const ends = (part: number): string =>
    each(series(0, 1, rows), (row) =>
      each(series(x - (rows - row - 1) * r, r * 2, rows - row), (lx) => disc(lx, y - r - row * r * 1.76, r * part)),
    );
  return [fill(ends(1), BARK), fill(ends(0.72), "#E0BC8A"), fill(ends(0.28), EARTH)];
};

/** A block of dressed stone. */
export const ashlar = (x: number, w: number, h: number, y = GROUND): Mark[] => [
  fill(box(x, y - h, w, h), SLATE),
  fill(box(x, y - h, w, h * 0.34), "#C6D0DC"),
  fill(box(x + 1.4, y - h * 0.62, w - 2.8, h * 0.5), STONE),
];
