// Cards, on 120 by 160, and tiles. A card of the wild shows its landscape three times: as a sign in the corner, as the ground at its
// foot and as the colour of the wash behind the picture.

import { around, at, blob, box, disc, each, fill, line, oval, path, series, star, type Mark } from "../../../art/marks";
import { cut, hills } from "../../../art/paper";
import { homeOf, sketch } from "./animals";
import { EQUIPMENT, GOOD_PAPER, GOODS, isEquipment, isGood } from "./goods";
import { SIGNS, stamp, TEXTURES } from "./landscapes";
import {
  BRICK,
  GOLD,
  GOLD_DARK,
  GREEN,
  INK,
  landscapeOf,
  mix,
  PAPER,
  PARCHMENT,
  PLANS,
  PLAYERS,
  RED,
  SAND,
  SEPIA,
  SNOW,
  TONES,
  WOOD,
  WOOD_DARK,
  type Landscape,
  type PlanColour,
  type Player,
} from "./palette";
import { EXHAUSTION, RESOURCE_SIGNS, SUN } from "./resources";
import { rose, stormFigure, STUPA } from "./scenery";
import { head } from "./yaks";

export const CARD = "0 0 120 160";

/** The land at the foot of a card, from `top` down. */
const ground = (name: Landscape, top: number): Mark[] => {
  const { base, deep } = TONES[name];
  const ridge = hills(
    [
      [0, top + 3],
      [34, top - 2],
      [78, top + 4],
      [120, top - 1],
    ],
    164,
  );
  return [
    fill(ridge, base),
    ...(name === "river"
      ? [
          fill(
            hills(
              [
                [0, top + 14],
                [40, top + 9],
                [80, top + 15],
                [120, top + 11],
              ],
              164,
            ),
            deep,
            0.75,
          ),
        ]
      : []),
    at(-4, top + 4, 1, TEXTURES[name]),
    at(76, top + 4, 1, TEXTURES[name]),
    line(
      path`M0 ${top + 3}C17 ${top + 3} 17 ${top - 2} 34 ${top - 2}S56 ${top + 4} 78 ${top + 4}S99 ${top - 1} 120 ${top - 1}`,
      deep,
      2,
    ),
  ];
};

const edge = (colour: string): Mark[] => [
  line(box(2, 2, 116, 156, 9), colour, 4),
  line(box(0.8, 0.8, 118.4, 158.4, 10), INK, 1.6, 0.35),
];

const wash = (colour: string): Mark =>
  fill(blob(14, 78, 22, 46, 54, 34, 92, 42, 110, 70, 104, 104, 72, 118, 34, 112), colour, 0.55);

/** An animal in the traveller's notebook. Its home may be given, if a box says otherwise. */
export function animalCard(name: string, landscape = ""): Mark[] {
  const home = landscape ? landscapeOf(landscape) : homeOf(name);
  return [
    fill(box(0, 0, 120, 160, 10), PAPER),
    line(
      each(series(30, 12, 8), (y) => path`M14 ${y}H114`),
      "#D9CDB0",
      1,
    ),
    wash(mix(TONES[home].base, "#ffffff", 0.8)),
    ...ground(home, 126),
    fill(
      each(series(18, 21, 5), (y) => disc(7.5, y, 2.6)),
      SEPIA,
      0.55,
    ),
    at(15, 40, 1.5, sketch(name)),
    at(12, 7, 1.25, stamp(home)),
    ...edge(SEPIA),
  ];
}

const TIMES = ["before", "during", "after"];

/** A piece of equipment; without a landscape one of those that everybody starts with. `timing` is before, during or after the move. */
export function equipmentCard(name: string, landscape = "", timing = ""): Mark[] {
  const home = landscape ? landscapeOf(landscape) : undefined;
  const when = TIMES.indexOf(timing);
  return [
    fill(box(0, 0, 120, 160, 10), "#EFE0C2"),
    line(
      each(series(-140, 10, 28), (x) => path`M${x} 164l164 -164`),
      "#E4D1AB",
      2,
    ),
    wash(home ? mix(TONES[home].base, "#ffffff", 0.85) : PAPER),
    ...(home
      ? ground(home, 126)
      : [
          fill(box(0, 132, 120, 30), "#C9A877"),
          line("M0 132H120", WOOD, 2.5),
          line(
            each(series(6, 12, 10), (x) => path`M${x} 138h6M${x + 4} 147h6`),
            WOOD,
            1.6,
            0.6,
          ),
        ]),
    ...(isEquipment(name) ? [at(20, 40, 1.68, EQUIPMENT[name])] : []),
    ...(home
      ? [at(8, 7, 1.25, stamp(home))]
      : [
          at(8, 7, 1.25, [
            fill(box(0, 0, 24, 24, 5), WOOD),
            fill(box(1.4, 1.4, 21.2, 21.2, 4), PAPER),
            at(3.4, 3, 0.72, RESOURCE_SIGNS.backpack(WOOD, PAPER)),
          ]),
        ]),
    // When: a step on a way of three.
    ...(when < 0
      ? []
      : [
          line("M76 20H108", SEPIA, 2),
          ...[0, 1, 2].map((i) => fill(disc(76 + 16 * i, 20, i === when ? 6.5 : 4), i === when ? RED : SEPIA)),
        ]),
    line(box(6, 6, 108, 148, 6), WOOD, 1.4, home ? 0 : 0.6),
    ...edge(WOOD),
  ];
}

const TENTS: readonly Mark[][] = [
  // A ridge tent, a bell tent, a dome.
  [
    fill(oval(60, 126, 48, 7), INK, 0.25),
    fill(cut([14, 126], [48, 64], [74, 64], [106, 126]), "#E9D6AE"),
    fill(cut([14, 126], [48, 64], [78, 126]), "#C8753A"),
    fill(cut([36, 126], [47.5, 78], [58, 126]), WOOD_DARK),
    fill(cut([36, 126], [47.5, 78], [46, 126]), "#F0B070"),
    line("M48 64V52M14 126L6 131M106 126L114 131", WOOD_DARK, 2.4),
    fill("M48 52l14 4l-14 5Z", RED),
  ],
  [
    fill(oval(60, 126, 46, 7), INK, 0.25),
    fill("M60 52L104 104L98 126H22L16 104Z", "#3F7F9C"),
    fill("M60 52L76 104L74 126H46L44 104Z", "#6FB0C9"),
    fill("M60 84L68 126H52Z", WOOD_DARK),
    fill(
      "M16 104L24 98L32 106L44 100L60 108L76 100L88 106L96 98L104 104L98 110L88 114L76 108L60 116L44 108L32 114L22 110Z",
      PAPER,
    ),
    line("M60 52V42", WOOD_DARK, 2.4),
    fill("M60 42l13 4l-13 4Z", GOLD),
  ],
  [
    fill(oval(60, 126, 48, 7), INK, 0.25),
    fill("M12 126Q14 66 60 64T108 126Z", "#5E8C4E"),
    fill("M40 126Q44 74 60 65Q76 74 80 126Z", "#8FBA6A"),
    fill("M52 126Q52 98 60 94Q68 98 68 126Z", WOOD_DARK),
    line("M12 126Q30 118 40 126M80 126Q94 118 108 126M26 84Q60 98 94 84", PAPER, 2.4),
    line("M60 64V52", WOOD_DARK, 2.4),
    fill("M60 52l-13 4l13 4Z", RED),
  ],
];

/** A tent pitched in a landscape: it tires the others. Three copies, three tents. */
export function tentCard(landscape: string, copy = 0): Mark[] {
  const home = landscapeOf(landscape);
  return [
    fill(box(0, 0, 120, 160, 10), "#3B4A7A"),
    fill(disc(92, 44, 20), "#F4E7C2"),
    fill(disc(84, 40, 18), "#3B4A7A"),
    fill(
      each(
        [
          [14, 60],
          [40, 44],
          [58, 20],
          [110, 82],
          [24, 88],
          [70, 50],
        ] as const,
        ([x, y]) => star(x, y, 3, 1, 8),
      ),
      "#F4E7C2",
    ),
    fill(cut([-4, 116], [24, 78], [44, 104], [66, 84], [96, 108], [110, 94], [124, 116]), "#2A3560"),
    ...ground(home, 112),
    ...(TENTS[copy % TENTS.length] ?? []),
    at(8, 7, 1.25, stamp(home)),
    at(86, 128, 1, EXHAUSTION),
    ...edge("#2A3560"),
  ];
}

const BACKS = {
  animal: { paper: "#7A5A3A", line: "#8E6C48", sign: [at(-30, -30, 2.5, RESOURCE_SIGNS.paint(PAPER, "#7A5A3A"))] },
  equipment: {
    paper: "#6B3F2A",
    line: "#7D4E36",
    sign: [at(-30, -31, 2.5, RESOURCE_SIGNS.backpack(PAPER, "#6B3F2A"))],
  },
  start: {
    paper: "#9A7A4A",
    line: "#AA8A58",
    sign: [at(-30, -34, 2.5, RESOURCE_SIGNS.backpack(PAPER, "#9A7A4A")), fill(star(0, 33, 9, 4, 10), GOLD)],
  },
  plan: { paper: "#2F4E6E", line: "#3D5F82", sign: [at(0, 0, 1.7, rose("N"))] },
  tent: {
    paper: "#2A3560",
    line: "#38457A",
    sign: [
      fill("M-32 24L-6-22H6L32 24Z", PAPER),
      fill("M-9 24L0-6L9 24Z", "#2A3560"),
      line("M0-22V-32", PAPER, 3),
      fill("M0-33l13 4l-13 5Z", RED),
    ],
  },
  character: {
    paper: "#5E3B6E",
    line: "#704A82",
    sign: [
      fill(disc(0, -12, 14) + "M-28 30Q-28 8 0 6T28 30Z", PAPER),
      fill("M-15-14Q-12-32 0-32T15-14Q0-20-15-14Z", GOLD),
    ],
  },
} satisfies Record<string, { paper: string; line: string; sign: Mark[] }>;
export type Deck = keyof typeof BACKS;
export const DECKS = Object.keys(BACKS) as Deck[];
const isDeck = (name: string): name is Deck => Object.hasOwn(BACKS, name);

/** The back of a deck's cards: contour lines around its sign. */
export function back(name: string): Mark[] {
  const deck = BACKS[isDeck(name) ? name : "equipment"];
  const contour = (r: number): string =>
    blob(
      ...series(0, 45, 8).flatMap((turn, i) =>
        around(60, 80, r * (1 + [0.06, -0.05, 0.08, -0.02, 0.05, -0.07, 0.03, -0.04][i]!), turn),
      ),
    );
  return [
    fill(box(0, 0, 120, 160, 10), deck.paper),
    line(each(series(36, 11, 8), contour), deck.line, 2),
    fill(disc(60, 80, 43), deck.paper),
    line(disc(60, 80, 41), GOLD, 2.4),
    at(60, 80, 0.86, deck.sign),
    line(box(6, 6, 108, 148, 6), PAPER, 2, 0.75),
    ...edge(mix(deck.paper, INK, 0.7)),
  ];
}

/** The shape of a plan's colour around (x, y), about 2r wide. */
export const PLAN_SHAPES: Record<PlanColour, (x: number, y: number, r: number) => string> = {
  red: (x, y, r) => cut([x, y - r * 1.15], [x + r * 0.95, y], [x, y + r * 1.15], [x - r * 0.95, y]),
  violet: (x, y, r) => star(x, y, r * 1.08, r * 1.08, 6),
  green: (x, y, r) => cut([x, y - r], [x + r * 1.1, y + r * 0.85], [x - r * 1.1, y + r * 0.85]),
  blue: (x, y, r) => disc(x, y, r * 0.98),
  yellow: (x, y, r) => star(x, y + r * 0.06, r * 1.25, r * 0.52, 10),
  orange: (x, y, r) => box(x - r * 0.88, y - r * 0.88, r * 1.76, r * 1.76),
};

// The two halves on 96 by 64: a torn edge runs between them, and the way drawn on the one goes on on the other.
const TEAR = "L46 58L50 50L45 43L51 36L46 28L51 21L46 13L49 5Z";
const HALVES: Record<"A" | "B", { sheet: string; way: string; sign: number }> = {
  A: { sheet: `M6 5Q3 20 6 32T5 59${TEAR}`, way: "M12 50Q22 46 24 36T38 24L48 27", sign: 24 },
  B: { sheet: `M91 5Q94 20 90 32T92 59${TEAR}`, way: "M48 27Q60 22 66 34T84 40", sign: 72 },
};

/** A half of a plan, or both: "A", "B", "AB". */
export function plan(colour: PlanColour, halves: string): Mark[] {
  const { main, dark } = PLANS[colour];
  return (["A", "B"] as const).flatMap((half): Mark[] => {
    if (!halves.includes(half)) return [];
    const { sheet, way, sign } = HALVES[half];
    return [
      line(sheet, dark, 3.6),
      fill(sheet, "#F6EACB"),
      line(
        half === "A" ? "M8 20Q18 14 28 20T44 16M9 38Q14 34 20 38" : "M56 14Q66 20 76 14T90 18M60 46Q70 42 78 48",
        SAND,
        2,
      ),
      line(way, dark, 2.4),
      fill(PLAN_SHAPES[colour](sign, 33, 13.4), dark),
      fill(PLAN_SHAPES[colour](sign, 33, 11), main),
      ...(half === "B" ? [line("M81 37l6 6M87 37l-6 6", RED, 2.6)] : [fill(disc(12, 50, 3), dark)]),
    ];
  });
}
export const PLAN_BOX: Record<string, string> = { A: "0 0 54 64", B: "42 0 54 64", AB: "0 0 96 64" };
export const PLAN_LETTER: Record<"A" | "B", number> = { A: 24, B: 72 };
export const letterInk = (colour: PlanColour): string =>
  colour === "yellow" || colour === "orange" ? "#2E1804" : "#FDF8EC";

/** A good on its tile, 48 by 48; a special one is round and shines. */
export function goodTile(name: string, special: boolean): Mark[] {
  if (!isGood(name)) return [];
  const paper = GOOD_PAPER[name];
  return special
    ? [
        fill(star(24, 24, 24, 20.5, 32), GOLD_DARK),
        fill(star(24, 24, 22.6, 19.4, 32), GOLD),
        fill(disc(24, 24, 18), PAPER),
        at(10, 9.5, 0.58, GOODS[name]),
      ]
    : [
        fill(box(0, 0, 48, 48, 7), WOOD_DARK),
        fill(box(1.6, 1.6, 44.8, 44.8, 5.6), paper),
        at(5, 3.5, 0.76, GOODS[name]),
      ];
}

/** The weather of a day, 48 by 48: sun, storm or still hidden. */
export function weather(kind: string): Mark[] {
  const tile = (rim: string, paper: string): Mark[] => [
    fill(box(0, 0, 48, 48, 8), rim),
    fill(box(1.8, 1.8, 44.4, 44.4, 6.4), paper),
  ];
  if (kind === "sun") return [...tile("#2F6E8E", "#BFE0EE"), ...SUN];
  if (kind === "storm") return [...tile("#2B3350", "#566284"), at(2.4, 2.4, 0.9, stormFigure(1))];
  return [
    ...tile(SEPIA, PARCHMENT),
    line("M10 19a7 7 0 1 1 7 7h-8M17 31h19a6.5 6.5 0 1 1-6.5 6.5M26 23h10a6 6 0 1 0-6-6", SEPIA, 3),
  ];
}

/** A tile of Kathmandu, 64 by 48, its points beside the stupa. */
export const CITY_TILE: Mark[] = [
  fill(box(0, 0, 64, 48, 8), BRICK),
  fill(box(2, 2, 60, 44, 6.4), "#F3DFB9"),
  fill(
    hills(
      [
        [2, 38],
        [20, 32],
        [44, 38],
        [62, 33],
      ],
      46,
    ),
    "#C9795C",
  ),
  at(19.5, 33.5, 0.66, STUPA),
  line(box(2.6, 2.6, 58.8, 42.8, 6), GOLD, 1.4),
];

/** A yak tile, 48 by 48: a landscape to reach, the last one with points, or the back. */
export function yakTile(landscape: string, player?: Player): Mark[] {
  const tone = player ? PLAYERS[player] : { main: WOOD, dark: WOOD_DARK };
  const rim = [fill(box(0, 0, 48, 48, 8), tone.dark), fill(box(1.8, 1.8, 44.4, 44.4, 6.4), tone.main)];
  if (landscape === "") return [...rim, line("M7 7h34v34h-34Z", PAPER, 1.4, 0.6), at(24, 27, 1.15, head(0, 0))];
  if (landscape === "last")
    return [
      ...rim,
      fill(box(4.4, 4.4, 39.2, 39.2, 4.6), "#F8E2A0"),
      fill(
        each([-1, 1], (side) =>
          each(series(0, 1, 5), (i) =>
            oval(24 + side * (16 - i * 0.7 - (i > 2 ? (i - 2) * 2.6 : 0)), 13 + i * 6, 2.4, 3.2),
          ),
        ),
        GREEN,
      ),
    ];
  const home = landscapeOf(landscape);
  const { base, sign } = TONES[home];
  return [...rim, fill(box(4.4, 4.4, 39.2, 39.2, 4.6), base), at(9, 9, 1.25, SIGNS[home](sign, base))];
}

/** The pawn of the first player: an explorer with hat and glasses. */
export const PAWN: Mark[] = [
  fill(oval(24, 44, 15, 3.4), INK, 0.3),
  fill("M11 44Q11 39 16 37Q20 30 19 24H29Q28 30 32 37Q37 39 37 44Z", INK),
  fill("M13 43Q13 40 17.5 38Q21.5 31 20.5 24H27.5Q26.5 31 30.5 38Q35 40 35 43Z", "#C99A5B"),
  fill("M16.5 39Q24 42 31.5 39L32.5 40Q24 43.5 15.5 40ZM19 27h10v3h-10Z", RED),
  fill(disc(24, 17, 10), INK),
  fill(disc(24, 17, 8.6), "#EBBB92"),
  line("M20.5 22.5q3.5 2.4 7 0", "#7A2F24", 1.6),
  fill(disc(20.3, 17, 3.1) + disc(27.7, 17, 3.1), SNOW),
  line(disc(20.3, 17, 3.1) + disc(27.7, 17, 3.1) + "M23.4 16.8h1.2", INK, 1.3),
  fill(disc(20.6, 17.1, 1.1) + disc(27.4, 17.1, 1.1), INK),
  fill(
    "M9 12.5Q24 5.5 39 12.5Q39 15 36 14.5Q24 9.5 12 14.5Q9 15 9 12.5ZM14.5 10Q16 1 24 1T33.5 10Q24 6.5 14.5 10Z",
    INK,
  ),
  fill("M11 12.3Q24 6.8 37 12.3Q24 8.5 11 12.3ZM16 8.3Q17.5 2.5 24 2.5T32 8.3Q24 5.5 16 8.3Z", "#B98B4E"),
];

/** An open chest with secured plans in it, 96 by 72. */
export function chest(plans: readonly PlanColour[]): Mark[] {
  const gap = plans.length > 1 ? Math.min(20, 56 / (plans.length - 1)) : 0;
  return [
    fill("M8 34Q8 8 26 8H70Q88 8 88 34Z", INK),
    fill("M10.5 32Q11 10.5 27 10.5H69Q85 10.5 85.5 32Z", WOOD_DARK),
    ...plans.flatMap((colour, i): Mark[] => {
      const x = 48 + (i - (plans.length - 1) / 2) * gap;
      const { main, dark } = PLANS[colour];
      return [
        fill(box(x - 9, 13 + (i % 2) * 3, 18, 34, 3), dark),
        fill(box(x - 7.6, 14.4 + (i % 2) * 3, 15.2, 34, 2), "#F6EACB"),
        fill(PLAN_SHAPES[colour](x, 24 + (i % 2) * 3, 6), main),
        line(PLAN_SHAPES[colour](x, 24 + (i % 2) * 3, 6), dark, 1),
      ];
    }),
    fill(box(5, 34, 86, 35, 4), INK),
    fill(box(7, 36, 82, 31, 3), "#8A5A36"),
    line("M22 36V67M74 36V67", GOLD, 5),
    fill(box(7, 36, 82, 5), WOOD),
    fill(box(41, 35, 14, 15, 2.5), INK),
    fill(box(42.4, 36.4, 11.2, 12.2, 2), GOLD),
    fill(disc(48, 41, 2.2) + box(47, 41, 2, 5), INK),
  ];
}
