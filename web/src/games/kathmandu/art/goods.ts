// The six goods of the towns and the twelve pieces of equipment, each on 48 by 48.

import { around, at, box, disc, each, figure, fill, line, oval, path, star, type Mark } from "../../../art/marks";
import { cut } from "../../../art/paper";
import { BLUE, BRICK, GOLD, GOLD_DARK, GREEN, INK, PAPER, RED, ROCK, SNOW, WOOD, WOOD_DARK } from "./palette";

const of = (d: string, colour: string): Mark[] => figure(d, colour, INK, 1.2);

export const GOODS = {
  thangka: [
    ...of(box(10, 6, 28, 33), "#7A2438"),
    fill(box(14, 11, 20, 22), GOLD),
    fill(box(15.5, 12.5, 17, 19), "#2F6E8E"),
    fill(disc(24, 19, 5), "#F3D483"),
    fill(disc(24, 18.5, 3) + "M17.5 30q0-8 6.5-8t6.5 8Z", "#E58A2C"),
    ...of(box(6, 4, 36, 4, 2) + box(6, 37.5, 36, 4.5, 2), WOOD),
    line("M14 4L24-.5L34 4", INK, 1.6),
    fill(disc(6.5, 40, 2.6) + disc(41.5, 40, 2.6), GOLD),
  ],
  silk: [
    ...of("M12 20H40V42Q36 39 33 42T26 42T19 42T12 42Z", "#D9628B"),
    line("M19 24V38M26 24V38M33 24V38", "#A93C66", 2),
    ...of(box(8, 9, 32, 13, 5), "#C04A78"),
    ...of(oval(9.5, 15.5, 4.5, 6.5), "#F0B2C8"),
    line("M9.5 15.5m-2 0a2 3 0 1 1 2 3", "#A93C66", 1.5),
    fill(
      each([18, 26, 34], (x) => star(x, 15.5, 3, 1.3, 8)),
      "#F6D982",
    ),
  ],
  spices: [
    ...of(cut([8, 24], [16, 9], [24, 24]), "#D9822B"),
    ...of(cut([24, 24], [32, 10], [40, 24]), "#B5302A"),
    ...of(cut([14, 26], [24, 6], [34, 26]), "#EDB93C"),
    ...of("M4 24H44Q42 41 30 42H18Q6 41 4 24Z", "#8A5A36"),
    line("M6 29H42M10 35H38", "#C99A5B", 2),
    fill(disc(18, 20, 1) + disc(22, 14, 1) + disc(27, 19, 1) + disc(24, 22, 1), GOLD_DARK),
  ],
  prayer_wheel: [
    line("M22 31V46", INK, 6),
    line("M22 31V46", WOOD, 3.6),
    ...of("M8 11Q22-1 36 11ZM11 11H33V31H11ZM9 30H35V34H9Z", GOLD),
    fill(box(11, 16, 22, 9), RED),
    line("M15 18V23M19.5 18V23M24.5 18V23M29 18V23", PAPER, 1.8),
    line("M33 14Q42 11 43 20", INK, 1.8),
    ...of(disc(43, 23, 3.2), GOLD),
    fill(disc(22, 5, 2), GOLD_DARK),
  ],
  statue: [
    ...of("M7 36Q24 30 41 36Q40 45 24 45T7 36Z", "#C0813A"),
    line("M14 38v5M20.5 38.5v6M27.5 38.5v6M34 38v5", GOLD_DARK, 1.8),
    ...of(disc(24, 13, 6.6) + disc(24, 6, 3.2) + "M13 34Q11 19 24 19T35 34Q39 37 24 37T13 34Z", GOLD),
    line("M16 33Q24 28 32 33M18.5 25Q20 31 24 31T29.5 25", GOLD_DARK, 1.6),
    line("M20.5 13q1.2 1.2 2.4 0M25.1 13q1.2 1.2 2.4 0M22.5 16.5q1.5 1 3 0", INK, 1.2),
  ],
  ring: [
    line(disc(24, 30, 12), INK, 8),
    line(disc(24, 30, 12), GOLD, 5.4),
    line("M15 37Q18 41.5 24 41.5", "#F8E2A0", 1.8),
    ...of(cut([15, 9], [20, 3], [28, 3], [33, 9], [24, 20]), "#2FA6A0"),
    line("M15 9H33M20 3L24 20L28 3", "#8FE0D8", 1.3),
    fill("M17 19L31 19L28 23H20Z", GOLD_DARK),
  ],
} satisfies Record<string, Mark[]>;
export type Good = keyof typeof GOODS;
export const GOOD_KINDS = Object.keys(GOODS) as Good[];
export const isGood = (name: string): name is Good => Object.hasOwn(GOODS, name);

/** The paper behind a good: each has its own. */
export const GOOD_PAPER: Record<Good, string> = {
  thangka: "#E7C9C6",
  silk: "#F6DCE6",
  spices: "#F5DFB4",
  prayer_wheel: "#D6E3F0",
  statue: "#DCE6CC",
  ring: "#CFE6E2",
};

const leaf = (x: number, y: number, length: number, turn: number): string => {
  const [tx, ty] = around(x, y, length, turn);
  const [mx, my] = around(x, y, length / 2, turn);
  const [ax, ay] = around(mx, my, length * 0.44, turn - 90);
  const [bx, by] = around(mx, my, length * 0.44, turn + 90);
  return path`M${x} ${y}Q${ax} ${ay} ${tx} ${ty}Q${bx} ${by} ${x} ${y}Z`;
};

export const EQUIPMENT = {
  toolbox: [
    line("M17 19V12Q17 9 20 9H28Q31 9 31 12V19", INK, 5),
    line("M17 19V12Q17 9 20 9H28Q31 9 31 12V19", WOOD, 2.4),
    ...of(box(4, 18, 40, 24, 3), BRICK),
    fill(box(4, 18, 40, 8), "#D9785C"),
    ...of(box(20, 22, 8, 8, 1.5), GOLD),
    line("M9 6l6 10M39 5l-5 11", INK, 4.6),
    line("M9 6l6 10", ROCK, 2.2),
    line("M39 5l-5 11", "#C99A5B", 2.2),
    ...of(box(34.5, 2.5, 9, 5, 1), ROCK),
  ],
  magnifier: [
    line("M30 30L43 43", INK, 8),
    line("M30 30L43 43", WOOD, 5),
    fill(disc(19.5, 19.5, 16.5), INK),
    fill(disc(19.5, 19.5, 14.6), GOLD),
    fill(disc(19.5, 19.5, 11.2), "#CFE6F2"),
    line("M12 18Q13 12.5 18.5 11.8", SNOW, 2.6),
    fill(disc(17, 22, 2) + disc(23, 17, 2) + disc(20, 19.5, 1.2), INK),
  ],
  barrel: [
    ...of("M12 4H36Q42 24 36 44H12Q6 24 12 4Z", "#B07A45"),
    line("M18.5 5Q15.5 24 18.5 43M29.5 5Q32.5 24 29.5 43", WOOD, 1.8),
    line("M10.2 12Q24 15 37.8 12M10.2 36Q24 39 37.8 36", INK, 5),
    line("M10.6 12Q24 15 37.4 12M10.6 36Q24 39 37.4 36", ROCK, 2.6),
    fill(disc(24, 25, 4.4), WOOD_DARK),
  ],
  first_aid: [
    line("M17 13V9Q17 6 20 6H28Q31 6 31 9V13", INK, 4),
    ...of(box(4, 12, 40, 30, 5), SNOW),
    fill(box(4, 12, 6, 30) + box(38, 12, 6, 30), "#CBD5DC"),
    fill("M20.5 17H27.5V23.5H34V30.5H27.5V37H20.5V30.5H14V23.5H20.5Z", RED),
  ],
  telescope: [
    line("M22 28L12 45M24 28L34 45M23 28V45", INK, 3.4),
    line("M22 28L12 45M24 28L34 45M23 28V45", WOOD, 1.6),
    ...[
      at(
        23,
        20,
        1,
        [
          ...of(box(-20, -4, 12, 8, 1), "#C99A5B"),
          ...of(box(-9, -5.5, 14, 11, 1), BRICK),
          ...of(box(4, -7.5, 16, 15, 1), GOLD),
          fill(box(16.5, -6.3, 2.6, 12.6), "#CFE6F2"),
          line("M-6-5.5V5.5", GOLD, 2),
        ],
        -24,
      ),
    ],
  ],
  bottle: [
    ...of(box(18, 3, 12, 8, 2), WOOD),
    ...of("M17 11H31V16Q39 19 39 27V39Q39 45 33 45H15Q9 45 9 39V27Q9 19 17 16Z", "#6FA8C9"),
    fill("M11 29Q17 26 24 29T37 29V39Q37 43 33 43H15Q11 43 11 39Z", BLUE),
    line("M15 22Q13.5 24 13.5 27", SNOW, 2.4),
    fill("M24 28Q29 34 29 36.5A5 5 0 0 1 19 36.5Q19 34 24 28Z", SNOW),
  ],
  world_map: [
    ...of("M3 9L17 5L31 10L45 6V39L31 43L17 38L3 42Z", "#F3E2B6"),
    fill("M17 5L31 10V43L17 38Z", "#E3CE99"),
    fill("M7 14q5-4 8 1q3 5-3 7q-7 0-5-8ZM20 14q6-3 8 3t-5 7q-6-3-3-10ZM34 28q6-2 8 3q-2 6-7 4q-4-3-1-7Z", GREEN, 0.75),
    line("M17 5V38M31 10V43", "#B5935A", 1.6),
    line("M9 33Q15 24 22 29T36 17", RED, 2.2),
    line("M33.5 14.5l5 5M38.5 14.5l-5 5", RED, 2.6),
  ],
  chest: [
    ...of("M5 22Q5 7 16 7H32Q43 7 43 22V41H5Z", "#8A5A36"),
    fill("M5 22H43V26H5Z", WOOD_DARK),
    line("M13 8.5V41M35 8.5V41", GOLD, 3.4),
    ...of(box(18, 18, 12, 13, 2), GOLD),
    fill(disc(24, 23, 2.2) + box(23, 23, 2, 5), INK),
    line("M6 40.5H42", WOOD_DARK, 2.6),
  ],
  climbing_gear: [
    line("M34 9L13 44", INK, 5.6),
    line("M34 9L13 44", "#C99A5B", 3),
    ...of("M14 5Q33-1 45 17L41 18Q34 9 15 10Z", ROCK),
    line("M27 34q8-7 13-1t-3 9t-11-1t4-10t12 3", INK, 4.4),
    line("M27 34q8-7 13-1t-3 9t-11-1t4-10t12 3", RED, 2.2),
  ],
  tea_leaves: [
    ...of(leaf(24, 34, 31, 0) + leaf(24, 38, 22, -58) + leaf(24, 38, 22, 58), "#5E9C4E"),
    line("M24 46V10M24 38L10 29M24 38L38 29M24 22l-3.5-3M24 22l3.5-3M24 29l-4-3M24 29l4-3", "#2F5A2C", 1.8),
    line("M24 36V46", INK, 3),
  ],
  bridle: [
    line("M10 6Q3 24 12 34Q16 40 24 40T36 34Q45 24 38 6", INK, 6.4),
    line("M10 6Q3 24 12 34Q16 40 24 40T36 34Q45 24 38 6", BRICK, 3.8),
    line("M8 20H40", INK, 6.4),
    line("M8 20H40", BRICK, 3.8),
    line("M24 40V46", BRICK, 3.6),
    ...of(disc(8, 21, 4.4) + disc(40, 21, 4.4), GOLD),
    fill(disc(8, 21, 1.7) + disc(40, 21, 1.7), INK),
    fill(star(24, 20, 5, 2.4, 8), GOLD),
  ],
  rope_ladder: [
    line("M14 3Q11 14 14 24T14 45M34 3Q37 14 34 24T34 45", INK, 5),
    line("M14 3Q11 14 14 24T14 45M34 3Q37 14 34 24T34 45", "#DDBB80", 2.6),
    ...of(
      each([8, 18.5, 29, 39.5], (y) => box(9, y - 2.4, 30, 4.8, 2)),
      "#B07A45",
    ),
  ],
} satisfies Record<string, Mark[]>;
export type Equipment = keyof typeof EQUIPMENT;
export const EQUIPMENT_KINDS = Object.keys(EQUIPMENT) as Equipment[];
export const isEquipment = (name: string): name is Equipment => Object.hasOwn(EQUIPMENT, name);

/** A butter lamp: what one gives to a temple. */
export const lamp = (main: string, dark: string): Mark[] => [
  fill("M24 2Q34 13 31 20A7.5 7.5 0 0 1 17 20Q14 13 24 2Z", "#E58A2C"),
  fill("M24 9Q29 15 27.5 19.5A3.8 3.8 0 0 1 20.5 19.5Q19 15 24 9Z", "#FBE39A"),
  ...of("M8 24H40Q39 34 29 36V39Q34 40 35 45H13Q14 40 19 39V36Q9 34 8 24Z", main),
  line("M11 28H37", dark, 2.4),
];
