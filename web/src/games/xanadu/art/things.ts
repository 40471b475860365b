// The emblems: one thing for each building, that tells what is done there. Each stands on (0, 0) in a box 40 wide and 40 tall
// (x from -20 to 20, y from -40 to 0), bold enough to be known on a card of the hand.

import { at, box, disc, each, fill, line, oval, path, series, type Mark } from "../../../art/marks";
import { arch, block, cut, eaves, finial, roof } from "../../../art/paper";
import {
  AZURE,
  BARK,
  CINNABAR,
  CLAY,
  COBALT,
  CREAM,
  EARTH,
  FAMILIES,
  FLAME,
  GLAZE,
  GOLD,
  INK,
  JADE,
  LACQUER,
  MIST,
  PINE,
  PORCELAIN,
  SLATE,
  STONE,
  SUN,
} from "./palette";
import { flame, yurt as tent } from "./parts";
import { resourceMarks } from "./resources";

const WOOD = "#E0BC8A";
const BRONZE = "#B9783A";
const DARK_BRONZE = "#6E4118";
const ROSE = "#E9A0A0";
const STEEL = "#DCE4EC";

const teeth = (x: number, y: number, w: number, count: number, deep: number): string =>
  path`M${x} ${y}` + each(series(0, 1, count), () => path`l${w / 2} ${deep}l${w / 2} ${-deep}`) + "Z";

// --- brown: work ------------------------------------------------------------------------------------------------------

const robe: Mark[] = [
  line("M-20-35H20", BARK, 3),
  fill("M-7-37H7L19-32L20-15L12-14L11-20V0H-11V-20L-12-14L-20-15L-19-32Z", CINNABAR),
  fill("M-6-37L0-24L6-37H2.6L0-31L-2.6-37Z", CREAM),
  fill(box(-11, -20, 22, 4.4) + box(-11, -4, 22, 4), GOLD),
];

const saw: Mark[] = [
  fill("M-20-9H17A3 4.5 0 0 1 17 0H-20Z", BARK),
  fill("M-20-7.4H14V-1.6H-20Z", EARTH),
  fill(oval(16.6, -4.5, 2.2, 3.2), WOOD),
  line("M-15-38V-13M15-38V-13M-15-26H15", BARK, 4.4),
  line("M-15-37Q0-33 15-37", GOLD, 2),
  fill(box(-18, -16, 36, 4) + teeth(-18, -12, 4, 9, 3.4), SLATE),
];

const pick: Mark[] = [
  fill("M-20 0L-18-13L-9-17L14-16L20-9V0Z", SLATE),
  fill("M-16.6-11.4L-8.4-14.8L12.6-14L7-9.6Z", "#C6D0DC"),
  fill("M-17.6-1.8L-16.6-9.2L6.4-7.6L6-1.8Z", STONE),
  line("M-8-12L9-35", EARTH, 4),
  fill("M-6-36Q10-44 20-25Q9-33-4-31Z", INK),
];

const spade: Mark[] = [
  fill("M-20 0Q-17-18-2-20Q16-20 20 0Z", "#8E4526"),
  fill("M-17-3Q-13-15-2-16.6Q12-16 16-6Q0-12-17-3Z", CLAY),
  fill("M-9-3Q-2-8 8-4L6 0H-9Z", "#E09268"),
  line("M6-14L12-36M7-38L17.4-35.4", BARK, 3.6),
  fill("M-1-12L2.6-24L13-21L10-10Q4-7-1-12Z", STEEL),
];

const well: Mark[] = [
  line("M-12-12V-30M12-12V-30M-12-25H12", BARK, 3.4),
  line("M0-25V-19", CREAM, 2),
  fill("M-5-20H5L3.8-13H-3.8Z", EARTH),
  fill("M-17-13H17L15.6 0H-15.6Z", STONE),
  fill(box(-18, -15, 36, 4.6), SLATE),
  line("M-13-6.6H-6M-2-6.6H5M9-6.6H13M-9-3H-3M2-3H9", SLATE, 1.8),
  fill(roof(0, -27, 20, 12, 6, 3), BARK),
  line(eaves(0, -27, 20, 3), EARTH, 2.4),
];

const sluice: Mark[] = [
  fill("M-20 0V-12H-12V0ZM20 0V-12H12V0Z", STONE),
  fill("M-9-14H9V-5Q11-2 14 0H-14Q-11-2-9-5Z", AZURE),
  line("M-5-11V-3M0-11V-1M5-11V-3", GLAZE, 2),
  fill(box(-14, -38, 5, 38) + box(9, -38, 5, 38) + box(-18, -38, 36, 5), BARK),
  fill(box(-9, -26, 18, 13), EARTH),
  line("M-9-22H9M-9-17.6H9", BARK, 1.8),
  line("M0-34V-24", BARK, 3),
];

const kiln: Mark[] = [
  fill(box(-5, -40, 10, 8), "#8E4526"),
  fill("M-19 0V-10Q-18-34 0-35T19-10V0Z", CLAY),
  line("M-11-24H-5M0-28H6M9-22H13M-15-14H-10M10-12H16M-3-22H3", "#8E4526", 2),
  fill(arch(0, 0, 9, 17), INK),
  ...flame(0, 0, 0.9),
];

const boat: Mark[] = [
  line("M-2-8V-39", BARK, 3),
  fill("M0-38Q19-34 17-11L0-12Z", "#E0A24C"),
  line("M2-30H12M2-23H15M2-17H16", BARK, 2),
  fill("M-4-30Q-15-27-15-12H-4Z", CINNABAR),
  fill("M-20-9L20-10Q18 0 9 0H-11Q-18-1-20-9Z", BARK),
  line("M-16-5H16", WOOD, 2),
];

/** A horse that looks out of its stable. */
const stabled: Mark[] = [
  fill("M-20 0V-24A20 17 0 0 1 20-24V0Z", BARK),
  fill("M-15.4 0V-23A15.4 13.4 0 0 1 15.4-23V0Z", INK),
  fill("M-9 0V-17Q-9-31 2-34L3-39L7-34.6Q13-29 16.6-20Q17-15 12-14L5-18Q7-8 9 0Z", EARTH),
  fill("M1-34Q-11-32-11-15V-6L-5-14Q-5-26 4-33Z", "#3F2616"),
  fill(disc(6.6, -27, 1.5), PORCELAIN),
  fill("M16.6-20Q17-15 12-14L10.4-18.4Z", CREAM),
  fill(box(-20, -7, 40, 7), EARTH),
  line("M-18-3.6H18", BARK, 1.8),
];

const yurt: Mark[] = tent(0, 20, CINNABAR, 0);

const rope: Mark[] = [
  fill(oval(0, -7, 19, 7) + oval(0, -14, 17, 7) + oval(0, -21, 15, 6.6), "#8A6426"),
  fill(oval(0, -8.4, 16.6, 5) + oval(0, -15.4, 14.6, 5), "#D9B872"),
  fill(oval(0, -22.6, 12.6, 5), "#D9B872"),
  fill(oval(0, -23, 5.4, 2.4), BARK),
  line("M11-22Q20-28 12-34T-6-37", "#8A6426", 4.4),
  line("M11-22Q20-28 12-34T-6-37", "#D9B872", 1.8),
  line("M-14-9L-10-5M-4-6L0-2M8-7L12-3M-10-17L-6-13M4-14L8-10", "#8A6426", 1.8),
];

const silo: Mark[] = [
  line("M-9 0V-8M9 0V-8M0 0V-8", BARK, 3.4),
  fill("M-14-25H14L12-6H-12Z", "#E5CF9C"),
  line("M-13-19H13M-12.4-12.6H12.4", "#A9834A", 2),
  fill(box(-4, -19, 8, 10), BARK),
  fill("M-19-23Q-8-28-2.6-40H2.6Q8-28 19-23Z", "#A9783C"),
  line("M-9-26L-3-35M9-26L3-35M0-26V-36", "#E0B970", 1.8),
];

/** A water wheel of radius r around (x, y). */
export const wheel = (x: number, y: number, r: number, count = 12): Mark[] => {
  const turn = (i: number, far: number): string =>
    path`${x + Math.sin((i / count) * Math.PI * 2) * far} ${y - Math.cos((i / count) * Math.PI * 2) * far}`;
  return [
    line(disc(x, y, r * 0.92) + disc(x, y, r * 0.62), EARTH, r * 0.11),
    line(
      each(series(0, 2, count / 2), (i) => `M${turn(i, 0)}L${turn(i, r * 0.9)}`),
      EARTH,
      r * 0.1,
    ),
    line(
      each(series(0, 1, count), (i) => `M${turn(i, r * 0.6)}L${turn(i, r * 1.02)}`),
      BARK,
      r * 0.13,
    ),
    fill(disc(x, y, r * 0.17), BARK),
  ];
};

const millWheel: Mark[] = [...wheel(0, -20, 19), fill("M-20-7Q-15-11-10-7T0-7T10-7T20-7V0H-20Z", AZURE)];

/** A round pot with a band. */
export const pot = (x: number, y: number, s: number, colour: string, band: string): Mark[] => [
  fill(
    path`M${x - 5 * s} ${y - 20 * s}h${10 * s}v${3 * s}q${7 * s} ${4 * s} ${5 * s} ${11 * s}q${-1 * s} ${4 * s} ${-4 * s} ${6 * s}h${-12 * s}q${-3 * s} ${-2 * s} ${-4 * s} ${-6 * s}q${-2 * s} ${-7 * s} ${5 * s} ${-11 * s}Z`,
    colour,
  ),
  fill(path`M${x - 10.2 * s} ${y - 10 * s}h${20.4 * s}v${3 * s}h${-20.4 * s}Z`, band),
];

const pottersWheel: Mark[] = [
  ...pot(0, -11, 1.4, CLAY, "#8E4526"),
  fill(oval(0, -10, 19, 4.6), BARK),
  fill(oval(0, -11.4, 17, 3.2), WOOD),
  fill("M-4-7H4L6 0H-6Z", BARK),
  fill(box(-13, -2.6, 26, 2.6), BARK),
];

const loom: Mark[] = [
  fill(box(-20, -40, 5, 40) + box(15, -40, 5, 40) + box(-20, -37, 40, 5) + box(-20, -8, 40, 5), BARK),
  line(
    each(series(-12, 4.8, 6), (x) => path`M${x} -32V-18`),
    CREAM,
    2,
  ),
  fill(box(-14, -21, 28, 13), CINNABAR),
  fill("M-8-19L-4-14.6L-8-10L-12-14.6ZM8-19L12-14.6L8-10L4-14.6ZM0-19L4-14.6L0-10L-4-14.6Z", SUN),
  fill(box(-15, -25, 30, 4), EARTH),
];

const anvil: Mark[] = [
  fill("M-20-24H17V-18Q8-17 6-12V-6H13V0H-13V-6H-6V-12Q-9-17-20-19Z", INK),
  fill("M-17-22.4H15V-20H-15Z", SLATE),
  line("M-3-28L14-36", EARTH, 4),
  fill("M-13-33L-8-24L1-28.4L-4-37.4Z", SLATE),
  line("M-15-28L-18-31M14-28L18-31M16-25H20", FLAME, 2.4),
];

const teapot: Mark[] = [
  line("M-11-18Q-19-18-18-11T-9-5", "#8E4526", 3.6),
  fill("M9-17Q15-17 17-24L20-23Q20-10 10-7Z", "#8E4526"),
  fill("M-12-18Q0-25 12-18Q15-6 8 0H-8Q-15-6-12-18Z", CLAY),
  fill(oval(0, -20, 8, 2.6), "#8E4526"),
  fill(disc(0, -24, 2.6), "#8E4526"),
  fill("M-9-9Q0-14 9-9Q8-3 4-2H-4Q-8-3-9-9Z", "#E09268", 0.8),
  line("M-6-29Q-10-33-6-36T-6-40M4-29Q0-33 4-36T4-40", SLATE, 2.2),
];

const booth: Mark[] = [
  fill(box(-17, -30, 3.4, 30) + box(13.6, -30, 3.4, 30), BARK),
  fill(disc(-8, -15, 4) + disc(0, -16, 4.4) + disc(8, -15, 4) + disc(-4, -19.6, 3.4) + disc(4, -19.6, 3.4), FLAME),
  fill(box(-18, -13, 36, 13), EARTH),
  line("M-15-8.6H15M-15-4H15", BARK, 2),
  fill("M-16-40H-8L-9.6-26Q-15-22-20-26ZM0-40H8L9.6-26Q5-22 0-26Z", CINNABAR),
  fill("M-8-40H0V-26Q-5-22-9.6-26ZM8-40H16L20-26Q15-22 9.6-26Z", PORCELAIN),
];

const battlement: Mark[] = [
  fill("M-20 0V-22H-14V-27H-20V-33H-14V-38H-8V-33H-3V-38H3V-33H8V-38H14V-33H20V-27H14V-22H20V0Z", "#B79B74"),
  fill(box(-14, -25, 28, 3.4), INK, 0.25),
  line("M-16-16H-10M11-16H17M-16-8H-11M12-8H17M-5-20H5", EARTH, 2),
  fill(arch(0, 0, 7.4, 16), INK),
  line("M0-13V0M-4-11V0M4-11V0", EARTH, 1.8),
];

const bridge: Mark[] = [
  fill("M-20-6H20V0H-20Z", AZURE),
  line("M-14-3q3-3 6 0M2-3q3-3 6 0", MIST, 1.8),
  line("M-11-1V-17M11-1V-17M-4-1V-20M4-1V-20", BARK, 3.2),
  fill("M-20-12Q0-30 20-12V-7Q0-24-20-7Z", EARTH),
  line("M-18-19Q0-37 18-19", BARK, 3),
  line("M-17-19V-12M-8.6-25V-18M0-28V-20M8.6-25V-18M17-19V-12", BARK, 2.4),
];

const carp: Mark[] = [
  fill(
    "M-12-20L-20-33Q-10-32-7-25ZM-12-18Q-20-14-20-5Q-11-6-7-13ZM2-30Q-2-38-8-36L-8-28ZM3-9Q2-2-5-3L-5-11Z",
    "#D9622F",
  ),
  fill("M20-19Q10-33-3-31Q-11-28-14-19Q-11-10-2-8Q11-6 20-19Z", FLAME),
  fill("M-4-31Q8-29 8-24Q2-20-6-24ZM2-8Q0-14 7-16Q13-14 12-11Q8-8 2-8Z", PORCELAIN),
  fill(disc(13, -21, 2.2), PORCELAIN),
  fill(disc(13.6, -21, 1.2), INK),
  line("M8-26Q4-19 8-12", "#D9622F", 2),
];

/** An ear of millet. */
export const ear = (x: number, y: number, tilt: number): string =>
  each(
    [0, 1, 2, 3],
    (i) => oval(x + tilt * i * 1.3 - 2.6, y - i * 4.4, 2.6, 3) + oval(x + tilt * i * 1.3 + 2.6, y - i * 4.4, 2.6, 3),
  ) + oval(x + tilt * 5, y - 18, 2.6, 4);

const millet: Mark[] = [
  line("M-2 0Q-4-10-12-19M0 0V-20M2 0Q4-10 12-19", JADE, 3),
  fill("M-1-2Q-14-4-17-12Q-6-11-1-2ZM1-3Q13-5 18-13Q6-12 1-3Z", JADE),
  fill(ear(-13, -19, -1) + ear(13, -19, 1) + ear(0, -20, 0), "#D79A2B"),
  fill(
    each([-13, 0, 13], (x) => disc(x, -20, 1.6) + disc(x * 1.1, -26, 1.6)),
    SUN,
  ),
];

const CAMEL =
  "M-18 0V-14Q-21-18-18-23Q-16-33-11-33Q-7-33-6.6-26Q-5-25-3.4-26Q-2-33 2-33Q7-33 7-24Q9-21 11-24Q12-28 11-34Q12-38 16-37.4L20-35L19.4-32L15.6-31Q16.6-20 12-15Q10.6-13.4 9-13V0H5V-12Q-4-10-12-12V0H-15L-15.6-6Z";
const camel: Mark[] = [
  fill(CAMEL, "#A9713C"),
  fill("M-7-26Q-5-24.6-3-26L-1-14H-9Z", CINNABAR),
  line("M-8.6-16H-1.4", SUN, 2),
  fill(disc(15, -34.6, 1), INK),
  line("M-20-20Q-21-15-19-11", "#7C4E24", 2.4),
];

const limeKiln: Mark[] = [
  fill("M-16 0L-9-32H9L16 0Z", STONE),
  fill(box(-11, -35, 22, 4.4), SLATE),
  ...flame(0, -34, 0.7),
  line("M-8-24H-1M3-24H7M-10-16H-4M4-16H10M-3-20H3", SLATE, 2),
  fill(arch(-2, 0, 6, 12), INK),
  fill("M0 0Q6-12 11-12T20 0Z", PORCELAIN),
  fill("M4 0Q8-6 12-6T17 0Z", "#D6DDE4"),
];

// --- blue: craft and office -------------------------------------------------------------------------------------------

const helmet: Mark[] = [
  fill("M0-34Q-3-40 4-40Q14-39 17-30Q10-35 2-33Z", CINNABAR),
  line("M0-30V-35", GOLD, 3),
  fill("M-14-12Q-15-29 0-31T14-12Z", SLATE),
  fill("M-3-31H3L4-12H-4Z", GOLD),
  fill("M-18-14H18V-9H-18Z", INK),
  fill("M-16-9H-6L-9 0H-18ZM16-9H6L9 0H18Z", CINNABAR),
  line("M-15-4.6H-9M9-4.6H15", SUN, 2),
];

const bed: Mark[] = [
  fill(box(-19, -34, 38, 24), LACQUER),
  fill("M-19-34H-6Q-8-18-17-11L-19-10ZM19-34H6Q8-18 17-11L19-10Z", ROSE),
  fill("M-8-13Q-8-19 0-19T8-13Z", PORCELAIN),
  fill(box(-17, -14, 34, 9), COBALT),
  fill("M-17-14H-9V-5H-17Z", PORCELAIN),
  fill(disc(0, -9.4, 2) + disc(8, -9.4, 2), SUN),
  fill(box(-20, -6, 40, 4) + box(-20, -36, 3.6, 36) + box(16.4, -36, 3.6, 36), BARK),
  fill("M-20-36Q0-46 20-36V-32Q15-28 10-32Q5-28 0-32Q-5-28-10-32Q-15-28-20-32Z", CINNABAR),
  line("M-18-34H18", SUN, 2),
];

const ding: Mark[] = [
  line("M-13-27V-37H-6V-27M6-27V-37H13V-27", DARK_BRONZE, 3.4),
  fill("M-12-10L-15 0H-9L-6-9ZM12-10L15 0H9L6-9ZM-3-8H3V-2H-3Z", DARK_BRONZE),
  fill("M-17-26H17Q18-8 0-7T-17-26Z", BRONZE),
  fill(box(-19, -29, 38, 5), DARK_BRONZE),
  line("M-11-19H-5V-14H-8M11-19H5V-14H8M0-20V-13", DARK_BRONZE, 2.2),
];

const silkworm: Mark[] = [
  fill("M-20-8Q-16-34 8-37Q14-37 20-34Q21-10 2-3Q-10 1-20-8Z", JADE),
  line("M-20-4Q-4-14 14-31M-8-12L-10-24M0-18L-1-30M-2-13L10-12", PINE, 2.2),
  fill(disc(-9, -12, 5) + disc(-4, -17, 5.4) + disc(2, -20, 5.6) + disc(8, -19, 5.4) + disc(13, -15, 5.4), CREAM),
  line("M-6-11.6L-8-15M0-15L-2-19.6M5.6-16L5-21M10.6-15L12-19.6", "#C9B98C", 1.8),
  fill(disc(15, -14.6, 1.3), INK),
];

const vase: Mark[] = [at(-20.4, -40, 1.7, resourceMarks("porcelain"))];

const sheets: Mark[] = [
  line("M-18 0V-38M18 0V-38", BARK, 3.4),
  line("M-20-35Q0-30 20-35", EARTH, 2.4),
  fill("M-15-33L-6-31.6L-7-8L-16-9ZM-4-31.4H4L5-6H-4ZM7-31.6L15-33L16-10L8-9Z", "#FFFDF6"),
  fill("M-15-33L-12-32.6L-13-8.6L-16-9ZM-4-31.4H-1V-6H-4ZM7-31.6L10-32.2L11-9.4L8-9Z", MIST),
  fill("M-15 0V-4H11V-2H14V0Z", PORCELAIN),
  line("M-13-2H10", MIST, 1.6),
];

const GALLOP =
  "M-20-3L-13-12Q-17-14-15-20Q-13-24-7-23.4H3Q8-25 10-30L10.6-35L13-32Q17-30 20-24.6L18-22L13-23.4Q12-17 10-14L20-8L18.6-4.4L6-11Q0-9-6-10L-10-4L-18 0Z";
const courier: Mark[] = [
  fill("M-15-20Q-21-20-20-12L-14-15Z", "#3F2616"),
  fill(GALLOP, EARTH),
  fill("M11-33Q4-30 3-23L8-23Q9-28 12-31Z", "#3F2616"),
  fill("M-4-20Q-6-32 0-33Q6-32 6-24L3-14H-1Z", COBALT),
  fill(disc(1, -36, 3), CREAM),
  fill("M-3-36.6L1-41L5.4-36.6Z", CINNABAR),
  line("M-3-27L-9-38", BARK, 2),
  fill("M-9-39L-20-36L-17-33L-19-29L-7-32Z", CINNABAR),
];

const scales: Mark[] = [
  fill("M-8 0V-4H-2V-34H2V-4H8V0Z", BARK),
  line("M-16-31L16-35", BARK, 3.4),
  fill(disc(0, -36, 3.4), GOLD),
  line("M-15-31L-20-15M-15-31L-10-15M15-35L10-19M15-35L20-19", GOLD, 2),
  fill("M-22-15H-8Q-9-9-15-9T-22-15ZM8-19H22Q21-13 15-13T8-19Z", BRONZE),
  fill(box(-18.6, -20, 7, 5), AZURE),
  fill(disc(13, -21, 2.4) + disc(17, -21, 2.4), SUN),
];

const brush: Mark[] = [
  fill("M-20-16H12V-2H-20Z", CREAM),
  fill("M-20-18H-16V0H-20ZM11-18H15V0H11Z", LACQUER),
  line("M-11-12V-6M-6-12V-8M-1-12V-5", INK, 2.2),
  fill("M14-39L19-36L6-15L2-18Z", BARK),
  fill("M7-20L3.4-22.4L-1-9Q5-12 7-20Z", INK),
  fill("M8.6-21.8L4.6-24L2.6-21L6.8-18.4Z", GOLD),
];

const drum: Mark[] = [
  line("M-16-37L-3-31M16-37L3-31", EARTH, 3),
  fill(disc(-16.6, -37, 2.6) + disc(16.6, -37, 2.6), CREAM),
  line("M-14 0L-10-8M14 0L10-8M-16-2H16", BARK, 3.4),
  fill("M-15-27Q-21-16-15-6Q0 0 15-6Q21-16 15-27Z", CINNABAR),
  fill(oval(0, -26, 16, 5.4), BARK),
  fill(oval(0, -26.6, 14, 4), CREAM),
  fill(
    each(
      series(-13, 5.2, 6),
      (x) => disc(x, -18.6 + (13 - Math.abs(x)) * 0.16, 1.3) + disc(x, -7.4 + (13 - Math.abs(x)) * 0.22, 1.3),
    ),
    SUN,
  ),
  fill("M-5-14Q0-17 5-14Q3-9 0-9T-5-14Z", SUN),
];

const bell: Mark[] = [
  line("M-4-35Q-4-40 0-40T4-35", DARK_BRONZE, 3),
  fill("M-6-36H6Q13-33 14-17L17-3Q9-7 0-3Q-9-7-17-3L-14-17Q-13-33-6-36Z", BRONZE),
  fill("M-13.6-21H13.6L14.6-14H-14.6Z", DARK_BRONZE),
  fill(
    each([-8, 0, 8], (x) => disc(x, -17.4, 1.8) + disc(x * 0.7, -27, 1.8)),
    SUN,
  ),
  fill("M-16-8Q0-14 16-8L17-3Q9-7 0-3Q-9-7-17-3Z", "#D79A5A"),
  fill(disc(0, -2, 2.6), DARK_BRONZE),
];

const beacon: Mark[] = [
  fill("M-11 0L-8-22H8L11 0Z", SLATE),
  line("M-5-6H1M2-12H6M-6-16H-1", INK, 1.8),
  fill(arch(0, 0, 3.6, 8), INK),
  fill(box(-13, -25, 26, 4.4) + each([-13, -4, 5], (x) => box(x, -29, 8, 4)), SLATE),
  ...flame(0, -27, 0.72),
  fill("M-9-30L-4-26H4L9-30Z", BARK),
];

const tub: Mark[] = [
  fill("M-20-18H20L16 0H-16Z", EARTH),
  line("M-11-16L-9-2M0-16V-2M11-16L9-2", BARK, 2),
  line("M-18.6-11H18.6M-17-4.4H17", GOLD, 2.2),
  fill(oval(0, -18, 20, 4.6), BARK),
  fill(oval(0, -18.4, 17, 3), "#6FB0E2"),
  line("M-9-24Q-13-28-9-31T-9-38M0-25Q-4-29 0-32T0-40M9-24Q5-28 9-31T9-38", AZURE, 2.6),
];

const gourd: Mark[] = [
  fill("M-2-33Q0-40 8-40L7-37Q3-36 2-32Z", BARK),
  fill(disc(-1, -26, 8) + disc(-1, -11, 11), FLAME),
  fill("M-8-27Q-7-32-2-32Q-6-29-5-24ZM-10-11Q-9-18-3-20Q-7-14-6-6Z", SUN),
  fill(box(-6, -21, 10, 4), CINNABAR),
  fill("M3-20L9-14L6-12L2-17Z", CINNABAR),
  fill("M4-30Q10-38 20-36Q18-26 8-26ZM10-4Q10-12 20-14Q20-4 12 0Z", JADE),
  line("M6-29L15-33M12-3L17-10", PINE, 1.8),
];

const falcon: Mark[] = [
  line("M-4 0V-9M-17-9H13", BARK, 4),
  fill("M4-38Q-6-40-8-30Q-17-20-14-6L-18 0L-10-4Q-4-6-2-9H4Q11-18 8-28L13-31Q12-37 4-38Z", SLATE),
  fill("M3-29Q10-22 3-10L-3-9Q0-20 3-29Z", CREAM),
  line("M0-24H3M0-19H4M-1-14H2", SLATE, 1.8),
  fill("M-8-28Q-16-18-13-6Q-2-14-2-27Z", INK),
  fill("M9-36Q17-36 16.4-27.6L12.4-30.6L9-30Z", SUN),
  fill(disc(6, -34, 1.7), SUN),
  fill(disc(6.2, -34, 0.9), INK),
  fill("M-3-9H0V-5H-3ZM3-9H6V-5H3Z", GOLD),
];

const target: Mark[] = [
  line("M-10-12L-15 0M10-12L15 0", BARK, 3.4),
  fill(disc(0, -20, 18), PORCELAIN),
  fill(disc(0, -20, 14.4), COBALT),
  fill(disc(0, -20, 10), PORCELAIN),
  fill(disc(0, -20, 6), CINNABAR),
  line("M1-20L17-34", BARK, 2.8),
  fill("M13-35L17-40L20-37L22-32L17-31Z", SUN),
];

const shield: Mark[] = [
  line("M-16-38L15-4M16-38L-15-4", STEEL, 4.4),
  line("M-17-39L-10-31M17-39L10-31", SLATE, 2),
  line("M10-9L18-14M16-5L20-1M-10-9L-18-14M-16-5L-20-1", GOLD, 3.4),
  fill("M0-36Q7-33 14-33Q16-12 0-2Q-16-12-14-33Q-7-33 0-36Z", CINNABAR),
  fill("M0-32Q6-29.6 10.6-29.4Q11-14 0-6.6Q-11-14-10.6-29.4Q-6-29.6 0-32Z", COBALT),
  fill("M0-29L3-22H9L4.4-18L6.4-11L0-15L-6.4-11L-4.4-18L-9-22H-3Z", SUN),
];

const moonGate: Mark[] = [
  fill("M-20 0V-32H20V0ZM-5 0H5V-5A11.4 11.4 0 1 0-5-5Z", PORCELAIN),
  fill("M-20 0V-6H-9Q-7-3-5-2V0ZM20 0V-6H9Q7-3 5-2V0Z", MIST),
  fill(box(-5, -4, 10, 4), STONE),
  fill("M-11-13Q-5-17 0-11Q5-16 11-13Q10-4 5-3H-5Q-10-4-11-13Z", JADE),
  line("M2-5V-24", PINE, 2.6),
  fill("M2-23Q-6-28-9-21Q-3-19 2-23ZM2-17Q8-24 10-17Q7-14 2-17Z", PINE),
  line(disc(0, -15, 11.6), SLATE, 2.2),
  fill(roof(0, -31, 22, 8, 17, 2), COBALT),
  line("M-17-39H17", GOLD, 2),
];

const lock: Mark[] = [
  fill("M-20-18H20V0H-20Z", AZURE),
  fill(box(-13, -30, 12.4, 27) + box(0.6, -30, 12.4, 27), EARTH),
  line("M-11-27L-3-6M11-27L3-6M-13-17H-1M1-17H13", BARK, 2.6),
  line("M-18-35L-3-30M18-35L3-30", BARK, 3.6),
  fill("M-20-33H-12V0H-20ZM12-33H20V0H12Z", STONE),
  line("M-18-24H-14M-18-14H-14M14-24H18M14-14H18", SLATE, 2),
  fill("M-4-6H4L9 0H-9Z", GLAZE),
  line("M-18-1H-11M11-1H18", MIST, 2),
];

const mask: Mark[] = [
  fill("M-18-36Q0-45 18-36Q23-13 0 2Q-23-13-18-36Z", LACQUER),
  fill("M-16-35Q0-43 16-35Q21-14 0 0Q-21-14-16-35Z", PORCELAIN),
  fill("M-16-35Q0-43 16-35L17-27Q8-33 3-28V-16H-3V-28Q-8-33-17-27Z", CINNABAR),
  fill("M-14-25Q-8-31-4-24Q-5-19-9-19Q-13-20-14-25ZM14-25Q8-31 4-24Q5-19 9-19Q13-20 14-25Z", INK),
  fill(oval(-8.6, -23.6, 3, 2) + oval(8.6, -23.6, 3, 2), PORCELAIN),
  fill("M-17-20Q-10-14-8-7Q-15-12-17-20ZM17-20Q10-14 8-7Q15-12 17-20Z", COBALT),
  fill("M-5-9Q0-12 5-9Q0-4-5-9Z", CINNABAR),
  fill(disc(0, -35, 2.4), SUN),
];

const books: Mark[] = [
  fill("M-18-10L16-8L15 0H-19Z", CINNABAR),
  fill("M-16-8L14-6.4V-2L-16-3Z", CREAM),
  at(
    0,
    -9,
    1,
    [
      fill("M-14-30H14V0H-14Z", COBALT),
      fill(box(3, -27, 8, 17), CREAM),
      line("M7-24V-21M5.4-18H8.6M7-18V-13", INK, 2),
      line("M-9-30V0M-14-25H-9M-14-18H-9M-14-11H-9M-14-4H-9", MIST, 2),
    ],
    -6,
  ),
];

const lantern: Mark[] = [
  line("M0-40V-34", BARK, 3),
  fill(box(-8, -36, 16, 28), GOLD),
  fill("M-10-33H10Q22-22 10-11H-10Q-22-22-10-33Z", CINNABAR),
  fill(oval(0, -22, 4.4, 11) + "M-9-32Q-16-22-9-12L-7-12Q-12-22-7-32ZM9-32Q16-22 9-12L7-12Q12-22 7-32Z", "#E87058"),
  line("M-4-8V-2M0-8V0M4-8V-2", CINNABAR, 2.4),
];

const painting: Mark[] = [
  line("M-8-36L0-40L8-36", BARK, 2),
  fill(box(-14, -35, 28, 33), GLAZE),
  fill(box(-11, -32, 22, 26), "#FDFBF4"),
  fill(disc(5, -26, 3.6), CINNABAR),
  fill("M-11-6V-14L-5-22L0-15L4-19L11-10V-6Z", AZURE),
  fill("M-11-6V-9Q0-13 11-7V-6Z", COBALT),
  fill(box(-18, -37, 36, 4) + box(-18, -4, 36, 4), LACQUER),
  fill(disc(-18, -35, 2.6) + disc(18, -35, 2.6) + disc(-18, -2, 2.6) + disc(18, -2, 2.6), GOLD),
];

/** A length of cloth that hangs from (x, y). */
export const drape = (x: number, y: number, w: number, h: number, colour: string): Mark[] => [
  fill(
    path`M${x} ${y}h${w}q${w * 0.22} ${h * 0.3} 0 ${h * 0.55}t0 ${h * 0.45}q${-w * 0.5} ${-w * 0.3} ${-w} 0q${-w * 0.2} ${-h * 0.2} 0 ${-h * 0.45}t0 ${-h * 0.55}Z`,
    colour,
  ),
  fill(
    path`M${x + w * 0.36} ${y}h${w * 0.2}q${w * 0.2} ${h * 0.3} 0 ${h * 0.55}t0 ${h * 0.42}h${-w * 0.2}q${-w * 0.2} ${-h * 0.2} 0 ${-h * 0.42}t0 ${-h * 0.55}Z`,
    INK,
    0.14,
  ),
];

const cloths: Mark[] = [
  line("M-19 0V-39M19 0V-39M-20-37H20", BARK, 3),
  ...drape(-15.5, -37, 9, 30, CINNABAR),
  ...drape(-4.5, -37, 9, 34, COBALT),
  ...drape(6.5, -37, 9, 27, SUN),
];

// --- yellow: faith and wonder -----------------------------------------------------------------------------------------

const ELEPHANT =
  "M-19-14Q-19-31-4-31H3Q6-35 11-34Q19-32 19-22V-8Q19-4.6 22-5.4L22.6-2Q15 1 15-7V-14Q13-13 10-13V0H3V-8H-7V0H-14V-8Q-19-9-19-14Z";
export const elephant = (cloth: string): Mark[] => [
  fill(ELEPHANT, "#8C95A6"),
  fill("M-17-15Q-21-12-19-6L-17.4-6.4Q-18-11-16-13Z", "#6C7588"),
  fill("M3-31Q-4-27-2-18Q0-12 6-14Q11-20 9-29Z", "#6C7588"),
  fill(disc(13, -26, 1.4), INK),
  fill("M13-17Q14-9 21-11Q18-14 17.4-18Z", PORCELAIN),
  fill("M-15-29Q-9-32-2-31V-17Q-9-15-15-17Z", cloth),
  line("M-14.4-19.4Q-8-17.6-2.4-19.4", SUN, 2.2),
  fill(box(3, -2.4, 7, 2.4) + box(-14, -2.4, 7, 2.4), "#6C7588"),
];

const sphere: Mark[] = [
  fill("M-12 0V-4L-4-7V-12H4V-7L12-4V0Z", DARK_BRONZE),
  line("M-15-12Q0 0 15-12", DARK_BRONZE, 3.4),
  line(disc(0, -23, 15), BRONZE, 3.2),
  line(oval(0, -23, 6, 15), BRONZE, 2.4),
  line("M-13.4-29L13.4-17M-14-18Q-8-12 2-14T14-26", DARK_BRONZE, 2.6),
  fill(disc(0, -23, 4), SUN),
  fill("M0-41L1.4-38H-1.4Z", GOLD),
];

const stele: Mark[] = [
  fill("M-9-9V-34Q-9-40 0-40T9-34V-9Z", SLATE),
  fill("M-6-31Q-6-37 0-37T6-31Z", GOLD),
  line("M-3.6-27V-13M0-27V-13M3.6-27V-13", PORCELAIN, 2),
  fill("M-16-4Q-15-13 0-13T13-4Z", "#6B8F5A"),
  line("M-8-11L-6-5M0-12V-5M8-10L6-5", "#46683C", 2),
  fill("M11-6Q13-13 18-12Q21-10 20-7Q16-4 12-3ZM-15-4L-20-2L-15-1Z", "#87AB72"),
  fill(disc(17.4, -9.6, 1.1), INK),
  fill(box(-13, -4, 6, 4) + box(5, -4, 6, 4), "#87AB72"),
  fill(box(-18, -1.6, 36, 1.6), BARK),
];

/** A slender pagoda with `roofs` roofs that stands on (x, y) and is `h` tall. */
export function pagoda(x: number, y: number, h: number, roofs: number, tiles: string, wall: string): Mark[] {
  const step = (h * 0.8) / roofs;
  let walls = "",
    cover = "",
    lips = "",
    lights = "";
  for (let i = 0; i < roofs; i++) {
    const half = h * 0.3 * (1 - i * 0.11);
    const top = y - step * i - step * 0.52;
    walls += block(x, y - step * i, half * 0.62, step);
    lights += arch(x, y - step * i - (i ? step * 0.1 : 0), half * 0.14 + 0.6, step * 0.42);
    cover += roof(x, top, half, step * 0.5, i === roofs - 1 ? 1 : half * 0.5, step * 0.14);
    lips += eaves(x, top, half, step * 0.14);
  }
  return [
    fill(walls, wall),
    fill(lights, INK, 0.75),
    fill(cover, tiles),
    line(lips, SUN, h * 0.035),
    fill(finial(x, y - h * 0.79, h * 0.1), GOLD),
  ];
}

const tiered: Mark[] = [fill(box(-14, -3, 28, 3), STONE), ...pagoda(0, -2, 38, 5, FAMILIES.yellow.roof, CINNABAR)];

/** A pointed dome with a crescent. */
export const onion = (x: number, y: number, half: number, colour: string): Mark[] => [
  fill(
    path`M${x - half * 0.86} ${y}q${-half * 0.5} ${-half * 0.8} ${half * 0.2} ${-half * 1.3}q${half * 0.5} ${-half * 0.3} ${half * 0.66} ${-half * 0.8}q${half * 0.16} ${half * 0.5} ${half * 0.66} ${half * 0.8}q${half * 0.7} ${half * 0.5} ${half * 0.2} ${half * 1.3}Z`,
    colour,
  ),
  line(path`M${x} ${y - half * 2}v${-half * 0.36}`, GOLD, half * 0.12),
  fill(
    path`M${x + half * 0.22} ${y - half * 2.34}a${half * 0.3} ${half * 0.3} 0 1 1 ${-half * 0.3} ${-half * 0.4}a${half * 0.24} ${half * 0.24} 0 1 0 ${half * 0.3} ${half * 0.4}Z`,
    GOLD,
  ),
];

const mosque: Mark[] = [
  fill(box(-14, -15, 25, 15), PORCELAIN),
  ...onion(-2, -14, 10, "#3F8FA0"),
  fill(box(12, -30, 6, 30), PORCELAIN),
  fill("M11-30H19L15-39Z", "#3F8FA0"),
  fill(box(11, -24, 8, 2.4), GOLD),
  fill("M-7 0V-7Q-7-11-2-13.6Q3-11 3-7V0Z", INK),
  fill("M-12-3V-7L-10-9L-8-7V-3ZM5-3V-7L7-9L9-7V-3Z", "#3F8FA0"),
  fill(box(-18, -2, 38, 2), STONE),
];

const taiji: Mark[] = [
  fill(
    cut(
      ...series(22.5, 45, 8).map((turn): [number, number] => [
        Math.sin((turn * Math.PI) / 180) * 21,
        -20 - Math.cos((turn * Math.PI) / 180) * 21,
      ]),
    ),
    LACQUER,
  ),
  fill(disc(0, -20, 15), PORCELAIN),
  fill("M0-35A15 15 0 0 1 0-5A7.5 7.5 0 0 1 0-20A7.5 7.5 0 0 0 0-35Z", INK),
  fill(disc(0, -27.5, 2.6), INK),
  fill(disc(0, -12.5, 2.6), PORCELAIN),
];

export const coin = (x: number, y: number, s: number): Mark => at(x - 12 * s, y - 12 * s, s, resourceMarks("gold"));
const chest: Mark[] = [
  fill("M-18-20L-15-34H15L18-20Z", BARK),
  fill("M-13-22L-12-31H12L13-22Z", INK),
  coin(-7, -21, 0.5),
  coin(6, -21, 0.5),
  coin(0, -25, 0.6),
  fill(box(-19, -20, 38, 20), EARTH),
  fill(box(-19, -20, 38, 4) + box(-19, -4, 38, 4) + box(-13, -20, 4, 20) + box(9, -20, 4, 20), GOLD),
  fill("M-5-15H5V-8Q0-3-5-8Z", BARK),
  fill(disc(0, -11, 1.8), SUN),
  coin(16, -3.4, 0.34),
];

const ring: Mark[] = [
  line(disc(0, -12.6, 10.4), "#9A6F12", 5),
  line(disc(0, -12.6, 10.4), SUN, 2.6),
  fill("M-8-40H8L14-33L0-19L-14-33Z", "#8F1E3C"),
  fill("M-8-40H8L4-33H-4Z", "#F0A0B2"),
  fill("M-14-33H-4L0-19ZM14-33H4L0-19Z", "#C43A5E"),
  fill("M-4-33H4L0-19Z", "#E0708C"),
  line("M-18-26L-20-22M18-26L20-22", SUN, 2.4),
];

const map: Mark[] = [
  fill("M-20-33L-7-37V-5L-20-1ZM7-33L20-37V-5L7-1Z", CREAM),
  fill("M-7-37L7-33V-1L-7-5Z", "#DCC896"),
  fill("M-20-18Q-14-24-7-20V-12Q-14-14-20-10ZM7-20Q14-28 20-24V-16Q14-18 7-12Z", "#7FB39B"),
  fill("M-7-20Q0-14 7-20V-12Q0-8-7-12Z", "#6A9E87"),
  line("M-15-8L-10-27L0-24L4-9L13-12", CINNABAR, 2.4),
  line("M11-33L17-27M17-33L11-27", CINNABAR, 3),
];

export const lotus = (x: number, y: number, s: number, a: string, b: string): Mark[] => [
  fill(
    path`M${x - 20 * s} ${y - 12 * s}q${14 * s} ${-1 * s} ${20 * s} ${12 * s}q${6 * s} ${-13 * s} ${20 * s} ${-12 * s}q${-4 * s} ${12 * s} ${-20 * s} ${12 * s}t${-20 * s} ${-12 * s}Z`,
    a,
  ),
  fill(
    path`M${x - 13 * s} ${y - 20 * s}q${12 * s} ${3 * s} ${13 * s} ${20 * s}q${-14 * s} ${-4 * s} ${-13 * s} ${-20 * s}ZM${x + 13 * s} ${y - 20 * s}q${-12 * s} ${3 * s} ${-13 * s} ${20 * s}q${14 * s} ${-4 * s} ${13 * s} ${-20 * s}Z`,
    a,
  ),
  fill(path`M${x} ${y - 26 * s}q${9 * s} ${12 * s} 0 ${26 * s}q${-9 * s} ${-14 * s} 0 ${-26 * s}Z`, b),
];

const cross: Mark[] = [
  fill(
    "M-3.4-21Q-4-13-7-9H7Q4-13 3.4-21Q11-20 15-17V-29Q11-26 3.4-25Q4-33 7-40H-7Q-4-33-3.4-25Q-11-26-15-29V-17Q-11-20-3.4-21Z",
    GOLD,
  ),
  fill(disc(0, -23, 4), CINNABAR),
  fill(
    disc(-7.6, -39, 2) +
      disc(7.6, -39, 2) +
      disc(-15.6, -29, 2) +
      disc(-15.6, -17, 2) +
      disc(15.6, -29, 2) +
      disc(15.6, -17, 2),
    GOLD,
  ),
  ...lotus(0, 0, 0.5, "#D6708A", "#F8D5DE"),
];

export const blossom = (x: number, y: number, s: number, a: string, b: string, c: string): Mark[] => [
  fill(
    each(series(0, 60, 6), (turn) =>
      disc(x + Math.sin((turn * Math.PI) / 180) * 10 * s, y - Math.cos((turn * Math.PI) / 180) * 10 * s, 7 * s),
    ),
    a,
  ),
  fill(
    each(series(30, 72, 5), (turn) =>
      disc(x + Math.sin((turn * Math.PI) / 180) * 6 * s, y - Math.cos((turn * Math.PI) / 180) * 6 * s, 5 * s),
    ),
    b,
  ),
  fill(disc(x, y, 3.8 * s), c),
];

const peony: Mark[] = [
  line("M0-12V0", PINE, 4),
  fill("M0 0Q-16 0-20-12Q-6-13 0 0ZM0-1Q14-1 20-13Q5-13 0-1Z", JADE),
  ...blossom(0, -22, 1.04, "#D6527A", "#EE8FA8", SUN),
];

const tusks: Mark[] = [
  fill("M-5-6Q-25-16-14-40Q-12-22-1-10ZM5-6Q25-16 14-40Q12-22 1-10Z", "#8C7340"),
  fill("M-5.4-8.4Q-20-16-14-32Q-11-20-3-11ZM5.4-8.4Q20-16 14-32Q11-20 3-11Z", "#FBF3DE"),
  line("M-15.4-20L-11.6-22M-13-15L-9-18M15.4-20L11.6-22M13-15L9-18", "#B79B5C", 2.2),
  fill("M-13 0L-10-9H10L13 0Z", LACQUER),
  fill(box(-11, -7, 22, 2.6), GOLD),
  fill(disc(0, -22, 4.4), "#8C7340"),
  fill(disc(0, -22, 2.8), "#FBF3DE"),
];

// --- green: the Khan's own --------------------------------------------------------------------------------------------

const table: Mark[] = [
  fill("M-20 0V-24H-15V-12H-9V0H-12V-8H-17V0ZM20 0V-24H15V-12H9V0H12V-8H17V0Z", LACQUER),
  fill(oval(0, -18, 14, 3.6), BARK),
  fill(oval(0, -19.4, 14, 3), EARTH),
  fill("M-3-16H3L5 0H-5Z", BARK),
  fill("M-6-26Q0-31 6-26Q7-20 4-19.6H-4Q-7-20-6-26Z", PORCELAIN),
  fill(box(-6, -25, 12, 2), COBALT),
  line("M6-25L9.6-27", PORCELAIN, 2.6),
  fill(disc(-9.6, -21.4, 2) + disc(10, -21.4, 2), PORCELAIN),
  fill("M-20-24Q-17.6-28-15-24ZM20-24Q17.6-28 15-24Z", GOLD),
  line("M0-32Q-3-35 0-37T0-40", SLATE, 2),
];

const throne: Mark[] = [
  fill("M-16 0V-28Q-16-36-8-36Q-4-36 0-40Q4-36 8-36Q16-36 16-28V0Z", LACQUER),
  fill("M-12-14V-27Q-12-32-7-32H7Q12-32 12-27V-14Z", SUN),
  fill(disc(0, -24, 5.4), CINNABAR),
  at(-7.2, -31.4, 0.6, resourceMarks("jade")),
  fill("M-20-18H-14V0H-20ZM14-18H20V0H14Z", GOLD),
  fill(box(-15, -14, 30, 6), CINNABAR),
  fill(box(-15, -8, 30, 3), GOLD),
  fill(disc(-17, -19, 3.4) + disc(17, -19, 3.4), SUN),
  fill(box(-11, -4, 22, 4), GOLD),
];

const cane: Mark[] = [
  fill(
    each(
      [0, 1, 2, 3],
      (i) => path`M${-8 - 2.6} ${-i * 10}h5.4l-.8-1.6v-7.2h-3.8v7.2ZM${-0.6} ${-i * 10}h6.2l-.8-1.6v-7.2h-4.6v7.2Z`,
    ),
    JADE,
  ),
  fill(
    "M10 0H15L14.4-1.6V-8.4H10.6V-1.6ZM10-10H15L14.4-11.6V-18.4H10.6V-11.6ZM10-20H15L14.4-21.6V-27H10.6V-21.6Z",
    "#5FB08A",
  ),
  fill(
    "M-8-30Q-16-38-20-34Q-16-28-8-30ZM-8-22Q-16-26-20-20Q-14-16-8-22ZM4-34Q10-42 19-38Q14-31 4-34ZM13-22Q18-28 21-23Q18-18 13-22ZM4-26Q-2-28-3-22Q1-20 4-26Z",
    PINE,
  ),
];

const peace: Mark[] = [
  fill(block(0, 0, 18, 3.4) + block(0, -3, 14, 3.4), STONE),
  fill(block(0, -6, 9, 10) + block(0, -18, 7, 8) + block(0, -27, 4.6, 6), PORCELAIN),
  fill(
    each([-8, -3, 3, 8], (x) => block(x, -6, 1.2, 8)),
    CINNABAR,
  ),
  fill(roof(0, -13, 18, 8, 8, 3) + roof(0, -23, 14, 7, 6, 3) + roof(0, -31, 10, 9, 1, 2), FAMILIES.green.roof),
  line(eaves(0, -13, 18, 3) + eaves(0, -23, 14, 3) + eaves(0, -31, 10, 2), GOLD, 2),
  fill(finial(0, -38, 3), GOLD),
];

const STAG =
  "M-15 0L-14-12Q-19-15-16-22Q-14-24-8-23H4Q7-25 8-31L11-33Q16-33 20-28.6L19-26L14-26.4Q13-18 9-14L10 0H7L5.4-12H-7L-11-8L-11.6 0Z";
export const stag: Mark[] = [
  line("M9-32Q3-34 4-41M6-35L1-36M12-33Q16-36 15-42M14-37L19-39", BARK, 2.4),
  fill(STAG, "#A9662F"),
  fill("M-16-22Q-19-24-19-20L-16-18Z", CREAM),
  fill(disc(-8, -19, 1.5) + disc(-3, -17, 1.5) + disc(2, -19, 1.5) + disc(-10, -15, 1.5), CREAM),
  fill("M9-14Q11-20 13-25L9-24Q8-18 5-14Z", CREAM, 0.6),
  fill(disc(13.6, -29.4, 1.1), INK),
];

const lily: Mark[] = [
  fill("M-20-7Q-15-11-10-7T0-7T10-7T20-7V0H-20Z", "#3C9C93"),
  fill(oval(-11, -7, 9, 3) + oval(12, -6.4, 8, 2.6), PINE),
  line("M-17-2.4q3-3 6 0M2-2.4q3-3 6 0", "#BFE6DA", 1.8),
  ...lotus(0, -8, 1, "#E79BB2", "#F8D5DE"),
  fill(disc(0, -12, 2.2), SUN),
];

const paifang: Mark[] = [
  fill(box(-18, -26, 4.4, 26) + box(-7.6, -32, 4.6, 32) + box(3, -32, 4.6, 32) + box(13.6, -26, 4.4, 26), CINNABAR),
  fill(box(-18, -24, 36, 4), GOLD),
  fill(box(-7, -30, 14, 8), COBALT),
  fill(box(-4, -28, 8, 4), SUN),
  fill(roof(-12.6, -25, 9, 7, 5, 3) + roof(12.6, -25, 9, 7, 5, 3) + roof(0, -31, 12, 9, 6, 4), FAMILIES.green.roof),
  line(eaves(-12.6, -25, 9, 3) + eaves(12.6, -25, 9, 3) + eaves(0, -31, 12, 4), GOLD, 1.8),
  fill(box(-19.6, -4, 7.4, 4) + box(-9, -4, 7.4, 4) + box(1.6, -4, 7.4, 4) + box(12.2, -4, 7.4, 4), STONE),
];

const crystal: Mark[] = [
  fill("M-19 0L-17-16L-11-22L-6-14L-5 0Z", "#6FB5C8"),
  fill("M-17-16L-11-22L-12 0H-19Z", "#BCE3EC"),
  fill("M19 0L18-12L13-19L7-12L6 0Z", "#4E98B0"),
  fill("M18-12L13-19L13 0H19Z", "#8FCBDA"),
  fill("M-9 0L-8-28L1-40L9-27L9 0Z", "#4E98B0"),
  fill("M-8-28L1-40L1 0H-9Z", "#D6F0F4"),
  fill("M1-40L9-27L9 0H5L4-26Z", "#8FCBDA"),
  line("M-16-28V-22M-19-25H-13M15-32V-26M12-29H18", SUN, 2.2),
];

const dome: Mark[] = [
  fill(box(-20, -4, 40, 4), STONE),
  fill(box(-17, -14, 34, 11), PORCELAIN),
  fill(
    each(series(-14, 7, 5), (x) => arch(x, -3.6, 2.2, 8)),
    PINE,
  ),
  fill("M-17-14Q-18-33 0-35Q18-33 17-14Z", GOLD),
  fill("M-10-14Q-10-32 0-35Q-4-28-4-14ZM10-14Q10-32 0-35Q4-28 4-14Z", SUN),
  fill(box(-18, -16, 36, 3.4), CINNABAR),
  fill(finial(0, -34, 3.6), CINNABAR),
];

const LEGS = "M-7.6 0L-7.4-10H-3.6L-4.8 0ZM3.4 0L2.6-11H6.4L6 0Z";
const TAIL = "M-14.6-21Q-21-20-20-4Q-16-7-13.6-14Z";
/** A white horse that stands, and one that grazes. */
export const mare: Mark[] = [
  fill(LEGS, "#B9C8DA"),
  fill(TAIL, MIST),
  fill(
    "M-14 0L-13.6-8Q-16.6-12-15.6-18Q-14.6-23-9-23Q-3-21.6 2-23Q6-25 8-31Q9-35 12-37L12.4-40L15-37.4Q18-34.6 20-30Q20-27.6 17.6-27.6L13.6-29.6Q13.4-22 10.4-17L9.8-12L10.4 0H7.4L6.4-11Q0-9.6-6-11.4L-9.6-8L-10.6 0Z",
    PORCELAIN,
  ),
  fill("M12-37Q4-33 2-22Q7-23.4 9-30Z", MIST),
  fill(disc(14.6, -33, 1.1), INK),
];
export const grazing: Mark[] = [
  fill(LEGS, "#B9C8DA"),
  fill(TAIL, MIST),
  fill(
    "M-14 0L-13.6-8Q-16.6-12-15.6-18Q-14.6-23-9-23Q-3-21.6 2-22.6Q7.4-22.6 10.4-17L14.6-8.6L19.4-4.4Q20.6-1.4 17.6-.8L13-3.2L9.6-8Q8.6-10.4 8-11L8.6 0H5.6L4.6-11Q-1-9.6-6-11.4L-9.6-8L-10.6 0Z",
    PORCELAIN,
  ),
  fill("M3-22.4Q9-21 12-14L10-12Q6-14 3-22.4Z", MIST),
  fill("M12.6-11L15.6-12.6L15-8.6Z", PORCELAIN),
  fill(disc(14.4, -6, 1), INK),
];
const mares: Mark[] = [
  fill("M-20-4Q0-10 20-4V0H-20Z", JADE),
  at(0, -3, 1, mare),
  line("M-14 0V-4M-10 0V-5M14 0V-4", PINE, 2),
];

export const THINGS = {
  robe,
  saw,
  pick,
  spade,
  well,
  sluice,
  kiln,
  boat,
  stabled,
  yurt,
  rope,
  silo,
  millWheel,
  pottersWheel,
  loom,
  anvil,
  teapot,
  booth,
  battlement,
  bridge,
  carp,
  millet,
  camel,
  limeKiln,
  helmet,
  bed,
  ding,
  silkworm,
  vase,
  sheets,
  courier,
  scales,
  brush,
  drum,
  bell,
  beacon,
  tub,
  gourd,
  falcon,
  target,
  shield,
  moonGate,
  lock,
  mask,
  books,
  lantern,
  painting,
  cloths,
  elephant: elephant(CINNABAR),
  sphere,
  stele,
  tiered,
  mosque,
  taiji,
  chest,
  ring,
  map,
  cross,
  peony,
  tusks,
  table,
  throne,
  cane,
  peace,
  stag,
  lily,
  paifang,
  crystal,
  dome,
  mares,
} satisfies Record<string, Mark[]>;

export type Thing = keyof typeof THINGS;
