// The five resources and "any of them", as signs of two papers on 24 by 24; tokens and dice that carry them.

import { around, at, box, disc, each, fill, line, oval, path, series, star, type Mark } from "./marks";
import { DICE, INK, PAPER, type Die, type Resource } from "./palette";

/** `ink` is the sign, `base` what shows through its holes. */
export const RESOURCE_SIGNS: Record<Resource | "any", (ink: string, base: string) => Mark[]> = {
  backpack: (ink, base) => [
    line("M9 5.500V4Q9 1.800 12 1.800T15 4V5.500", ink, 2),
    fill("M5 10Q5 4.500 12 4.500T19 10V20Q19 22.500 16.500 22.500H7.500Q5 22.500 5 20ZM1.500 12.500H4V20.500H3Q1.500 20.500 1.500 19ZM22.500 12.500H20V20.500H21Q22.500 20.500 22.500 19Z", ink),
    line("M8 9.500H16M8 14H16V19H8ZM12 14V16", base, 1.7),
  ],
  compass: (ink, base) => [fill(disc(12, 12, 10.6), ink), fill(disc(12, 12, 7.8), base), fill("M16.500 6L13.800 13.800L7.500 18L10.200 10.200Z", ink), fill(disc(12, 12, 1.5), base), fill(box(10.8, 0, 2.4, 3), ink)],
  paint: (ink, base) => [
    fill("M12 2.500C5 2.500 1 7.500 1 12.500S5 22 9.500 22C12.500 22 12 19 13 17.500C14.500 15.500 22.500 18 22.500 11.500C22.500 6 18 2.500 12 2.500Z", ink),
    fill(disc(6.500, 10.500, 2) + disc(11, 6.800, 2) + disc(16.500, 8, 2) + disc(7, 16, 2), base),
  ],
  coin: (ink, base) => [
    fill(disc(12, 12, 10.8), ink),
    line(disc(12, 12, 8), base, 1.3),
    fill(box(8.8, 8.8, 6.4, 6.4, 0.8), base),
  ],
  fodder: (ink, base) => [
    line("M12 13L3.500 3.500M12 13L7.500 2M12 13V1.500M12 13L16.500 2M12 13L20.500 3.500M12 13L4 21.500M12 13L9 22.500M12 13L15 22.500M12 13L20 21.500", ink, 2.300),
    fill("M7 9.500H17Q15.500 13 17 16H7Q8.500 13 7 9.500Z", ink),
    line("M8.500 12.800H15.500", base, 1.900),
  ],
  any: (ink, base) => [fill(star(12, 12, 11.500, 5, 10), ink), fill(disc(12, 12, 2.600), base)],
};

/** A resource as a token in the colour of its die. */
export function token(kind: Resource | "any"): Mark[] {
  const { main, dark, ink } = DICE[(Object.keys(DICE) as Die[]).find((die) => DICE[die].gives === kind) ?? "black"];
  return [fill(disc(12, 12, 12), dark), fill(disc(12, 12, 10.7), main), at(4.4, 4.3, 0.635, RESOURCE_SIGNS[kind](ink, main))];
}

const PIPS: readonly (readonly number[])[] = [[], [5], [1, 9], [1, 5, 9], [1, 3, 7, 9], [1, 3, 5, 7, 9], [1, 3, 4, 6, 7, 9]];

/** A face of a die on 48 by 48: pips above, the sign of what it gives below. A value of 0 is not rolled. */
export function die(colour: Die, value: number): Mark[] {
  const { main, dark, ink, gives } = DICE[colour];
  const pip = (n: number): string => disc(24 + (((n - 1) % 3) - 1) * 9.5, 17.6 + (Math.floor((n - 1) / 3) - 1) * 8.6, 3.5);
  return [
    fill(box(2, 5, 44, 42, 9), INK, 0.3),
    fill(box(2, 2, 44, 43, 9), dark),
    fill(box(4, 3.2, 40, 38, 7.5), main),
    ...(value ? [fill(each(PIPS[value] ?? [], pip), ink)] : [line("M20 13q0-4 4-4t4 4t-4 5v2M24 24v.1", ink, 3)]),
    fill(box(4, 31, 40, 10.2, 0), dark, 0.55),
    at(17.4, 29.400, 0.55, RESOURCE_SIGNS[gives](gives === "coin" || gives === "fodder" ? PAPER : ink, dark)),
  ];
}

/** Tired: a drop and closed eyes on a six-sided marker. */
export const EXHAUSTION: Mark[] = [
  fill(star(12, 12.6, 12, 12, 6), INK, 0.35),
  fill(star(12, 12, 12, 12, 6), "#5C1713"),
  fill(star(12, 12, 10.4, 10.4, 6), "#A92E22"),
  line("M5.500 11q2.200 2.400 4.400 0M14.100 11q2.200 2.400 4.400 0M9.500 17.300q2.500-2.200 5 0", PAPER, 1.8),
  fill("M17.500 1.500Q22 6.500 22 8.800A3.400 3.400 0 0 1 15.200 8.800Q15.200 6.500 17.500 1.500Z", "#8CC4E8"),
];

const rays = (r0: number, r1: number): string => each(series(0, 30, 12), (turn) => path`M${around(24, 24, r0, turn - 5)[0]} ${around(24, 24, r0, turn - 5)[1]}L${around(24, 24, r1, turn)[0]} ${around(24, 24, r1, turn)[1]}L${around(24, 24, r0, turn + 5)[0]} ${around(24, 24, r0, turn + 5)[1]}Z`);

/** The sun, on 48 by 48. */
export const SUN: Mark[] = [
  fill(rays(13, 21.5), "#E58A2C"),
  fill(disc(24, 24, 12), "#B3701A"),
  fill(disc(24, 24, 10.800), "#F6C64B"),
  line("M18.500 22.500q1.800-1.800 3.600 0M26 22.500q1.800-1.800 3.600 0M20 27.500q4 3.600 8 0", "#6A3D08", 1.8),
  fill(oval(18, 26, 1.800, 1.100) + oval(30, 26, 1.800, 1.100), "#E58A2C"),
];
