// The yak, lovable, on 48 by 48 with its feet at y = 45. Each player's carries another load and another sign on its blanket, so that
// nobody needs to see the colour.

import { box, disc, fill, line, oval, star, type Mark } from "../../../art/marks";
import { cut } from "../../../art/paper";
import { GOLD, GOLD_DARK, INK, PAPER, PLAYERS, WOOD_DARK, type Player } from "./palette";

const COAT = "#5A3B2A";
const COAT_DARK = "#402719";
const COAT_LIGHT = "#754F38";
const MUZZLE = "#EBD5B5";
const HORN = "#F5E8CB";

/** The sign of a player around (0, 0), about 2r wide. */
export const PLAYER_SIGNS: Record<Player, (x: number, y: number, r: number) => string> = {
  blue: (x, y, r) => disc(x, y, r * 0.95),
  red: (x, y, r) => cut([x, y - r], [x + r * 1.1, y + r * 0.85], [x - r * 1.1, y + r * 0.85]),
  yellow: (x, y, r) => star(x, y, r * 1.25, r * 0.55, 10),
  green: (x, y, r) => box(x - r * 0.85, y - r * 0.85, r * 1.7, r * 1.7),
};

/** What it carries, over the blanket. */
const LOADS: Record<Player, Mark[]> = {
  // A rolled bed.
  blue: [
    fill(box(10, 5, 22, 8, 4), WOOD_DARK),
    fill(box(11, 6, 20, 6, 3), "#7FA6DD"),
    line("M16 6V12M26 6V12", PAPER, 1.8),
  ],
  // A pole with flags.
  red: [line("M21 13V0", WOOD_DARK, 2), fill("M22 0L34 3.5L22 7.5Z", "#E9604A"), fill("M20 5L11 7.5L20 10.5Z", GOLD)],
  // Two bales.
  yellow: [
    fill(disc(15.5, 7.5, 5.8) + disc(26.5, 7.5, 5.8), WOOD_DARK),
    fill(disc(15.5, 7.5, 4.6) + disc(26.5, 7.5, 4.6), "#F6D982"),
    line("M11.5 7.5H19.5M22.5 7.5H30.5M15.5 3.5V11.5M26.5 3.5V11.5", GOLD_DARK, 1.5),
  ],
  // A basket, its lid like a hat.
  green: [
    fill(cut([12, 13], [10.5, 4], [31.5, 4], [30, 13]), WOOD_DARK),
    fill(cut([13.2, 12], [12, 5.5], [30, 5.5], [28.8, 12]), "#C99A5B"),
    fill(cut([9, 5], [21, -2.5], [33, 5]), "#4E9C86"),
  ],
};

const BODY =
  "M7.5 23C7 15 13 10.5 20 10.5C25 8 31 9.5 33.5 13.5C37 15 39 19 39 25L38.5 37q-2 4-4.2.6q-2.3 4-4.6.6q-2.3 4-4.8.4q-2.3 4-4.8.2q-2.5 3.6-4.6-.2q-2.4 3-4-1q-2.6.6-3-3.6Z";

export const head = (x: number, y: number): Mark[] => [
  {
    of: [
      fill("M-5-7C-10-9-10.5-15-7-18.5C-7.5-14-5-12-2-11ZM5-7C10-9 10.5-15 7-18.5C7.5-14 5-12 2-11Z", INK),
      fill("M-4.5-8C-8-9.5-8.8-13-7-16C-6.5-12.5-4.5-11-2-10.5ZM4.5-8C8-9.5 8.8-13 7-16C6.5-12.5 4.5-11 2-10.5Z", HORN),
      fill(oval(-9, -3, 4, 2.2) + oval(9, -3, 4, 2.2), COAT_DARK),
      fill("M-7.5-4C-8-9-4-11 0-11S8-9 7.5-4C7.5 1 6 5 5 7C3 10-3 10-5 7C-6 5-7.5 1-7.5-4Z", COAT_DARK),
      fill(oval(0, 5.5, 6.2, 4.6), MUZZLE),
      fill(disc(-3.9, -1.5, 2.6) + disc(3.9, -1.5, 2.6), PAPER),
      fill(disc(-3.5, -1.2, 1.7) + disc(3.5, -1.2, 1.7), INK),
      fill(disc(-2.9, -1.8, 0.6) + disc(4.1, -1.8, 0.6), PAPER),
      line("M-2.2 4q-.3 1.2.4 1.6M2.2 4q.3 1.2-.4 1.6M-2.5 7.6q1.3 1 2.5 0q1.2 1 2.5 0", INK, 1.1),
      fill(
        "M-6-6C-6-11-3-12.5 0-12.5S6-11 6-6C4.5-8 3.5-6 2.5-4C1.5-6 1-5-.2-2.5C-1.5-5-2-6-3-4C-3.8-6-5-8-6-6Z",
        COAT_LIGHT,
      ),
    ],
    move: `translate(${x} ${y})`,
  },
];

/** The yak of a player; a wild one without. */
export function yak(player?: Player): Mark[] {
  const tone = player && PLAYERS[player];
  return [
    fill(oval(23, 44, 17, 3), INK, 0.3),
    fill(box(11.5, 36, 5, 9, 1.5) + box(19, 37, 5, 8, 1.5) + box(29.5, 36, 5, 9, 1.5), "#2B1A10"),
    fill("M9 17C3 18 1.5 28 4 35.5C7 34 9.5 28 10 23Z", COAT_DARK),
    fill(BODY, COAT),
    line("M12 33q2 3 4 0M19 34.5q2 3 4 0M26.5 34q2 3 4 0M10 27q1.5 2.5 3 0", COAT_LIGHT, 1.4),
    ...(player && tone
      ? [
          ...LOADS[player],
          fill("M12.5 13.5Q21 8.5 30.5 12.5L31.5 27.5Q21 31.5 11.5 27.5Z", tone.dark),
          fill("M14 14.5Q21 10.5 29 13.8L29.8 25Q21 28 13.2 25Z", tone.main),
          fill(PLAYER_SIGNS[player](21.5, 19.5, 4.2), tone.ink),
        ]
      : [fill("M14 14q7-5 16 0q-3 5-8 4.5q-5 .5-8-4.5Z", COAT_LIGHT)]),
    ...head(37, 26),
    ...(tone
      ? [
          line("M31 35.5Q37 39.5 42.5 35.5", tone.main, 2.2),
          fill(disc(37, 39, 2.4), GOLD_DARK),
          fill(disc(37, 38.8, 1.7), GOLD),
        ]
      : []),
  ];
}
