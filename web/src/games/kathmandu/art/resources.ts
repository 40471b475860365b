// The five resources and "any of them", as signs of two papers on 24 by 24; tokens and dice that carry them.

import { around, at, box, disc, each, fill, line, oval, path, series, star, type Mark } from "../../../art/marks";
import { DICE, INK, PAPER, type Die, type Resource } from "./palette";

/** `ink` is the sign, `base` what shows through its holes. */
export const RESOURCE_SIGNS: Record<Resource | "any", (ink: string, base: string) => Mark[]> = {
  backpack: (ink, base) => [
    line("M9 5.5V4Q9 1.8 12 1.8T15 4V5.5", ink, 2),
    fill(
      "M5 10Q5 4.5 12 4.5T19 10V20Q19 22.5 16.5 22.5H7.5Q5 22.5 5 20ZM1.5 12.5H4V20.5H3Q1.5 20.5 1.5 19ZM22.5 12.5H20V20.5H21Q22.5 20.5 22.5 19Z",
      ink,
    ),
    line("M8 9.5H16M8 14H16V19H8ZM12 14V16", base, 1.7),
  ],
  compass: (ink, base) => [
    fill(disc(12, 12, 10.6), ink),
    fill(disc(12, 12, 7.8), base),
    fill("M16.5 6L13.8 13.8L7.5 18L10.2 10.2Z", ink),
    fill(disc(12, 12, 1.5), base),
    fill(box(10.8, 0, 2.4, 3), ink),
  ],
  paint: (ink, base) => [
    fill(
      "M12 2.5C5 2.5 1 7.5 1 12.5S5 22 9.5 22C12.5 22 12 19 13 17.5C14.5 15.5 22.5 18 22.5 11.5C22.5 6 18 2.5 12 2.5Z",
      ink,
    ),
    fill(disc(6.5, 10.5, 2) + disc(11, 6.8, 2) + disc(16.5, 8, 2) + disc(7, 16, 2), base),
  ],
  coin: (ink, base) => [
    fill(disc(12, 12, 10.8), ink),
    line(disc(12, 12, 8), base, 1.3),
    fill(box(8.8, 8.8, 6.4, 6.4, 0.8), base),
  ],
  fodder: (ink, base) => [
    line(
      "M12 13L3.5 3.5M12 13L7.5 2M12 13V1.5M12 13L16.5 2M12 13L20.5 3.5M12 13L4 21.5M12 13L9 22.5M12 13L15 22.5M12 13L20 21.5",
      ink,
      2.3,
    ),
    fill("M7 9.5H17Q15.5 13 17 16H7Q8.5 13 7 9.5Z", ink),
    line("M8.5 12.8H15.5", base, 1.9),
  ],
  any: (ink, base) => [fill(star(12, 12, 11.5, 5, 10), ink), fill(disc(12, 12, 2.6), base)],
};

/** A resource as a token in the colour of its die. */
export function token(kind: Resource | "any"): Mark[] {
  const { main, dark, ink } = DICE[(Object.keys(DICE) as Die[]).find((die) => DICE[die].gives === kind) ?? "black"];
  return [
    fill(disc(12, 12, 12), dark),
    fill(disc(12, 12, 10.7), main),
    at(4.4, 4.3, 0.635, RESOURCE_SIGNS[kind](ink, main)),
  ];
}

const PIPS: readonly (readonly number[])[] = [
  [],
  [5],
  [1, 9],
  [1, 5, 9],
  [1, 3, 7, 9],
  [1, 3, 5, 7, 9],
  [1, 3, 4, 6, 7, 9],
];

/** A face of a die on 48 by 48: pips above, the sign of what it gives below. A value of 0 is not rolled. */
export function die(colour: Die, value: number): Mark[] {
  const { main, dark, ink, gives } = DICE[colour];
  const pip = (n: number): string =>
    disc(24 + (((n - 1) % 3) - 1) * 9.5, 17.6 + (Math.floor((n - 1) / 3) - 1) * 8.6, 3.5);
  return [
    fill(box(2, 5, 44, 42, 9), INK, 0.3),
    fill(box(2, 2, 44, 43, 9), dark),
    fill(box(4, 3.2, 40, 38, 7.5), main),
    ...(value ? [fill(each(PIPS[value] ?? [], pip), ink)] : [line("M20 13q0-4 4-4t4 4t-4 5v2M24 24v.1", ink, 3)]),
    fill(box(4, 31, 40, 10.2, 0), dark, 0.55),
    at(17.4, 29.4, 0.55, RESOURCE_SIGNS[gives](gives === "coin" || gives === "fodder" ? PAPER : ink, dark)),
  ];
}

/** Tired: a drop and closed eyes on a six-sided marker. */
export const EXHAUSTION: Mark[] = [
  fill(star(12, 12.6, 12, 12, 6), INK, 0.35),
  fill(star(12, 12, 12, 12, 6), "#5C1713"),
  fill(star(12, 12, 10.4, 10.4, 6), "#A92E22"),
  line("M5.5 11q2.2 2.4 4.4 0M14.1 11q2.2 2.4 4.4 0M9.5 17.3q2.5-2.2 5 0", PAPER, 1.8),
  fill("M17.5 1.5Q22 6.5 22 8.8A3.4 3.4 0 0 1 15.2 8.8Q15.2 6.5 17.5 1.5Z", "#8CC4E8"),
];

const rays = (r0: number, r1: number): string =>
  each(
    series(0, 30, 12),
    (turn) => path`M${around(24, 24, r0, turn - 5)}L${around(24, 24, r1, turn)}L${around(24, 24, r0, turn + 5)}Z`,
  );

/** The sun, on 48 by 48. */
export const SUN: Mark[] = [
  fill(rays(13, 21.5), "#E58A2C"),
  fill(disc(24, 24, 12), "#B3701A"),
  fill(disc(24, 24, 10.8), "#F6C64B"),
  line("M18.5 22.5q1.8-1.8 3.6 0M26 22.5q1.8-1.8 3.6 0M20 27.5q4 3.6 8 0", "#6A3D08", 1.8),
  fill(oval(18, 26, 1.8, 1.1) + oval(30, 26, 1.8, 1.1), "#E58A2C"),
];
