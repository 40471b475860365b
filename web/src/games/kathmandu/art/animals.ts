// The 27 animals, as a traveller sketches them: one line of ink around one wash of colour, on 64 by 48, looking to the right, the ground
// at y = 45. Those on four legs are cut from one pattern of hip, chest, neck and head, and then get what makes them themselves.

import { at, blob, box, disc, each, figure, fill, limb, line, oval, path, series, type Mark } from "../../../art/marks";
import { cut } from "../../../art/paper";
import { GOLD, INK, mix, PAPER, RED, type Landscape } from "./palette";
import { yak } from "./yaks";

const EDGE = 1.1;
const of = (d: string, colour: string): Mark[] => figure(d, colour, INK, EDGE);
/** A line with an edge: a tail, a horn, a twig. */
const cord = (d: string, colour: string, width: number): Mark[] => [
  line(d, INK, width + 2 * EDGE),
  line(d, colour, width),
];

type Round = readonly [number, number, number];
interface Beast {
  coat: string;
  hip: Round;
  chest: Round;
  skull: Round;
  muzzle: Round;
  /** How thick neck and legs are. */
  neck: number;
  leg: number;
  legs?: string;
  /** Added to the one outline: ears, humps. */
  more?: string;
  /** Drawn before and after it. */
  behind?: Mark[];
  over?: Mark[];
  eye?: readonly [number, number];
}

function beast({
  coat,
  hip,
  chest,
  skull,
  muzzle,
  neck,
  leg,
  legs = coat,
  more = "",
  behind = [],
  over = [],
  eye,
}: Beast): Mark[] {
  const pair = (dx: number, spread: number): string =>
    limb(hip[0] - 1 + dx, hip[1] + hip[2] * 0.3, leg * 1.5, hip[0] - 2 + dx - spread, 43.5 - leg * 0.7, leg * 0.8) +
    limb(chest[0] - 1 + dx, chest[1] + chest[2] * 0.3, leg * 1.3, chest[0] + dx + spread, 43.5 - leg * 0.7, leg * 0.8);
  return [
    ...behind,
    ...of(pair(leg * 2.3, -leg * 0.3), mix(legs, INK, 0.72)),
    ...of(
      limb(...hip, ...chest) +
        limb(chest[0] + 1, chest[1] - 2, neck * 1.15, skull[0], skull[1], neck * 0.8) +
        limb(...skull, ...muzzle) +
        pair(0, leg * 0.3) +
        more,
      coat,
    ),
    ...(legs === coat
      ? []
      : [
          fill(
            limb(hip[0] - 1.6, 34, leg * 0.9, hip[0] - 2 - leg * 0.3, 43.5 - leg * 0.7, leg * 0.8) +
              limb(chest[0] - 0.4, 34, leg * 0.9, chest[0] + leg * 0.3, 43.5 - leg * 0.7, leg * 0.8),
            legs,
          ),
        ]),
    ...over,
    fill(disc(...(eye ?? [skull[0] + skull[2] * 0.35, skull[1] - skull[2] * 0.15]), 1.15), INK),
    fill(disc(muzzle[0] + muzzle[2] * 0.55, muzzle[1] - muzzle[2] * 0.2, Math.max(0.7, muzzle[2] * 0.26)), INK),
  ];
}

const strokes = (xs: readonly number[], y: number, dx: number, dy: number): string =>
  each(xs, (x, i) => path`M${x} ${y + (i % 2)}l${dx} ${dy}`);
const spots = (...xy: number[]): string =>
  each(series(0, 2, xy.length / 2), (i) => oval(xy[i] ?? 0, xy[i + 1] ?? 0, 1.7, 1.3));
const perch = (y: number): Mark[] => cord(path`M6 ${y + 3}Q30 ${y - 2} 58 ${y + 1}`, "#8A6A45", 2.6);
const waves = (y: number): Mark => line(path`M3 ${y}q4 -3 8 0t8 0t8 0t8 0t8 0t8 0t8 0`, "#3E7FA8", 2);

interface Animal {
  landscape: Landscape;
  draw: () => Mark[];
}

const animal = (landscape: Landscape, draw: () => Mark[]): Animal => ({ landscape, draw });

const ANIMALS = {
  red_panda: animal("forest", () => [
    ...cord("M20 33Q6 36 6 20", "#B5532A", 9),
    line("M11.5 32.5l-5 3.5M3 27.5l7-1.5M2.5 21l7.5 0", "#F0C89A", 2.8),
    ...beast({
      coat: "#B5532A",
      legs: "#3B2018",
      hip: [23, 31, 8.5],
      chest: [38, 31, 7.5],
      skull: [48, 24, 8.5],
      muzzle: [53, 27.5, 4],
      neck: 6,
      leg: 3.1,
      more: cut([41, 20], [40, 11.5], [47, 15.5]) + cut([50, 15], [56, 11.5], [56, 20]),
    }),
    fill(
      cut([42.5, 18.5], [42, 14], [45, 16.5]) +
        cut([52.5, 15.8], [55, 13.8], [55, 18]) +
        blob(44, 25, 47, 23, 49, 27, 46, 30) +
        oval(54, 28.5, 3.6, 2.8) +
        disc(49, 19.5, 1.4) +
        disc(54.5, 20, 1.2),
      PAPER,
    ),
    fill(disc(56.5, 26.8, 1.4) + disc(51, 23, 1.3), INK),
  ]),
  mule: animal("town", () =>
    beast({
      coat: "#8C6B50",
      hip: [17, 24, 8],
      chest: [37, 24, 7.6],
      skull: [48, 12, 4.8],
      muzzle: [55, 18, 3.4],
      neck: 5,
      leg: 2.4,
      more: blob(45, 9, 41, 1, 45, 0, 48, 7) + blob(48, 8, 48, 0, 51, 0, 52, 8),
      behind: cord("M10 21Q5 25 6 35", "#4A3526", 2.6),
      over: [
        line("M46 7Q38 11 35 18", "#4A3526", 3),
        ...of("M17 14.5Q25 17 33 15.5V27Q25 30 17 27Z", RED),
        line("M17 20.5Q25 23 33 21.5", GOLD, 2),
        line("M52 9.5L50 18M51 16.5L57 14.5", "#4A2A1C", 1.3),
        fill(oval(56, 19, 2.4, 2), "#E8D6BB"),
      ],
    }),
  ),
  gharial: animal("river", () => [
    ...of(
      limb(12, 33, 2, 30, 33, 7) +
        limb(30, 33, 7, 44, 31, 4.6) +
        limb(44, 30, 4.6, 60, 33, 1.7) +
        disc(60.5, 31.5, 2.3) +
        limb(24, 36, 3, 20, 43, 2) +
        limb(38, 36, 2.6, 41, 43, 1.8) +
        limb(14, 33, 3, 2, 38, 0.8),
      "#7E8B5A",
    ),
    fill(
      cut([12, 30.5], [14, 27], [17, 29.5]) +
        cut([17, 29.5], [19.5, 25.5], [22, 28]) +
        cut([22, 28], [25, 24], [28, 26.5]) +
        cut([5, 35], [7, 31], [10, 32.5]),
      "#5C6840",
    ),
    line("M46 34.5L59 34.5M48 34.5v1.5M51 34.5v1.5M54 34.5v1.5M57 34.5v1.5M22 33q8 3 18 0", INK, 1),
    fill(disc(44, 28, 2.2), "#C9D28E"),
    fill(disc(44.5, 28, 1.1), INK),
    waves(44.5),
  ]),
  harlequin_lizard: animal("rice", () => [
    ...cord("M50 46Q47 24 52 2", "#6FA05E", 2),
    ...cord("M36 40Q16 48 8 36Q3 26 12 22Q18 21 18 27", "#D6B23C", 2.6),
    ...of(
      limb(30, 42, 3.4, 38, 22, 5.6) +
        limb(38, 21, 4.6, 44, 9, 4.4) +
        limb(44, 9, 4, 48, 4.5, 2) +
        limb(39, 26, 1.8, 49, 27, 1.4) +
        limb(36, 24, 1.8, 27, 18, 1.4) +
        limb(34, 38, 1.9, 47, 41, 1.4) +
        limb(31, 38, 1.9, 22, 34, 1.4),
      "#3FA27C",
    ),
    line("M34 20L42 23M32 27L41 30M30.5 33.5L38 36", "#E0532F", 2.6),
    line("M36 15.5L45 17", "#2F5DA8", 2.4),
    line("M18 44.5l1-4M11 40l4-2M8 32l4 1", "#A03A22", 1.8),
    fill(disc(45.5, 8, 1.7), PAPER),
    fill(disc(45.8, 7.8, 0.9), INK),
  ]),
  green_python: animal("jungle", () => [
    ...perch(17),
    ...[7.5, 6.6, 5.4].flatMap((w, i) =>
      cord(
        ["M10 18Q8 40 32 40T54 18", "M18 17Q17 31 32 31T46 17", "M25 16Q26 23 32 23T39 16"][i] ?? "",
        ["#4E9A3F", "#67B14F", "#82C463"][i] ?? "",
        w,
      ),
    ),
    line(
      "M16 31l2 2M24 37l1.5 2M33 38l1.5 2M42 36.5l2 1.5M49 31l2 .5M24 28l1.5 1.5M33 29l1.5 1.5M41 27l1 1.5",
      "#F4E9A8",
      2,
    ),
    ...of(blob(27, 14, 29, 7, 36, 5, 43, 9, 42, 14, 34, 17), "#82C463"),
    fill(disc(36, 9.5, 1.9), GOLD),
    fill(box(35.6, 8, 0.9, 3), INK),
    line("M42 12l6 1l2-2M48 13l2.5 1.5", RED, 1.2),
  ]),
  golden_pheasant: animal("rice", () => [
    ...of("M24 26Q10 22 1 8Q-1 26 22 33Z", "#B98A4A"),
    line("M5 14L9 20M9 17L13 23.5M13 20L17 27M17 23L20 29", INK, 1.1),
    line("M31 36L30 44H27M30 44H34M37 36L38 44H35M38 44H42", "#7A5A24", 1.8),
    ...of(blob(20, 29, 26, 21, 38, 19, 46, 24, 44, 34, 32, 38, 23, 35), "#C8352A"),
    ...of(blob(24, 30, 28, 24, 38, 26, 36, 33, 28, 34), "#2F6B8E"),
    ...of(blob(38, 22, 41, 14, 50, 15, 50, 23, 44, 28), "#E58A2C"),
    line("M41 18L49 20M41 22L48 24M43 26L46 27", INK, 1.2),
    ...of(disc(48, 12, 5) + "M52 11L58 13L52 15Z", "#EBC23C"),
    ...of("M49 7Q42 2 36 9Q40 13 45 12Z", "#F2CF4E"),
    fill(disc(50, 11.5, 1.2), INK),
  ]),
  blackbuck: animal("meadow", () =>
    beast({
      coat: "#4B3426",
      hip: [18, 25, 6.6],
      chest: [37, 25, 6.8],
      skull: [46, 15, 3.8],
      muzzle: [52, 18.5, 2.2],
      neck: 3.8,
      leg: 1.6,
      more: blob(43, 14, 38, 10, 39, 13, 43, 16),
      behind: [
        ...cord("M12 22Q8 24 9 29", "#4B3426", 2.4),
        ...cord("M45 11Q42 8 44 5.5T42 0M48 11Q48 8 51 6T51 0", "#6B543E", 1.8),
      ],
      over: [
        fill("M13 29Q26 35 42 29Q40 34 30 34.5T13 29ZM50 17.5l3 .5l-1.5 3l-3-1Z", PAPER),
        fill(limb(36, 35, 1.3, 37.4, 42.4, 1) + limb(17, 35, 1.3, 15.6, 42.4, 1), PAPER),
        line(disc(47.2, 14.3, 1.9), PAPER, 1),
      ],
      eye: [47.2, 14.3],
    }),
  ),
  tahr: animal("highland", () =>
    beast({
      coat: "#8E6340",
      legs: "#5A3A22",
      hip: [17, 26, 8],
      chest: [38, 24, 9],
      skull: [50, 18, 4.6],
      muzzle: [56, 21.5, 2.8],
      neck: 6,
      leg: 2.3,
      more: "M28 15Q36 9 46 13L52 24L49 36L46 31L43 38L40 32L36 37L32 30Z",
      behind: cord("M10 22L6 19", "#5A3A22", 2.6),
      over: [
        fill("M32 15Q40 11 47 16L50 25L48 33L45.5 28L42.5 34L40 29L36 33Z", "#B5875A"),
        ...of("M49 14Q48 6 39 7Q44 9 45.5 15ZM52.5 13.5Q53 6 45 4.5Q50 8 50 14Z", "#4A4038"),
        line("M45 18l-4.5 1.5", INK, 2.2),
      ],
    }),
  ),
  dzo: animal("grain", () =>
    beast({
      coat: "#5A463C",
      hip: [15, 24, 9.4],
      chest: [38, 24, 10],
      skull: [51, 19, 5.8],
      muzzle: [57, 24.5, 3.9],
      neck: 6.6,
      leg: 2.9,
      more: "M30 17Q35 9 43 15Z" + oval(45.5, 16, 3.5, 1.7),
      behind: cord("M8 20Q2 24 4 34", "#2F231D", 3),
      over: [
        fill(
          blob(10, 22, 16, 17, 24, 19, 25, 27, 17, 30, 11, 28) +
            blob(33, 27, 38, 24, 42, 29, 38, 33) +
            oval(57.5, 25.5, 3, 2.6),
          "#F1E6D2",
        ),
        ...of("M49 14Q43 11 44 3Q47 8 53 12ZM54 13Q60 11 59 3Q57 8 51 12Z", "#F5E8CB"),
        line("M44 28Q48 33 53 29", RED, 2.2),
        fill(disc(48.5, 33, 2.6), GOLD),
      ],
    }),
  ),
  monal: animal("highland", () => [
    ...of("M20 28L3 22L2 32L20 36Z", "#C97B3C"),
    line("M5 24L17 30M4 29L18 33", "#7A3F17", 1.3),
    line("M30 38L29 44H26M29 44H33M38 38L39 44H36M39 44H43", "#7A5A24", 1.8),
    ...of(blob(16, 31, 24, 21, 38, 19, 48, 25, 46, 35, 34, 40, 22, 38), "#35406B"),
    fill(blob(18, 30, 26, 22, 36, 22, 35, 30, 25, 34), "#2E8C86"),
    fill(blob(20, 30, 26, 25, 32, 26, 30, 31), "#6E4596"),
    ...of(blob(38, 23, 42, 14, 50, 13, 51, 22, 46, 28), "#C8662E"),
    fill(blob(39, 22, 42, 17, 46, 18, 45, 25), "#D9A62C"),
    line("M48 7L45 0M50 7L49-.5M52 7L53.5.5", INK, 1.3),
    fill(disc(45, 1, 1.5) + disc(49, 0.8, 1.5) + disc(53.5, 1.2, 1.5), "#2E8C86"),
    ...of(disc(49, 11, 5) + "M53 9.5L59 13.5L53 14Z", "#2E8C6A"),
    fill(disc(51, 10.5, 2.2), "#6FB7E0"),
    fill(disc(51, 10.5, 1.2), INK),
  ]),
  trogon: animal("forest", () => [
    ...perch(33),
    ...of("M24 30L17 47L25 47.5L32 33Z", "#A8713C"),
    line("M21.5 46L28 32", INK, 1.2),
    fill("M18.5 46.5l1-3h4.6l-.6 3.2Z", PAPER),
    ...of(blob(24, 31, 23, 20, 30, 12, 40, 14, 44, 24, 38, 33, 30, 35), "#C8352A"),
    ...of(blob(23, 29, 24, 18, 30, 14, 32, 22, 29, 33), "#A8713C"),
    line("M25 27l4-1M25 24l4.5-1M26 21l4-1", "#F1E0C2", 1.3),
    line("M31 23Q37 26 43 23", PAPER, 1.8),
    ...of(disc(37, 11.5, 6.6) + "M43 10L48.5 12.5L43 14.5Z", "#B5281F"),
    fill(disc(39.5, 10.5, 2.1), "#4E7FC0"),
    fill(disc(39.5, 10.5, 1.3), INK),
    line("M35 35l-1 3M38 34.5l0 3", INK, 1.6),
  ]),
  babbler: animal("rice", () => [
    ...cord("M44 47Q42 22 46 1", "#8FA05E", 1.8),
    line("M45 14Q52 10 58 12M44 30Q36 24 30 10", "#8FA05E", 1.8),
    ...of("M20 34L4 20L2 26L17 39Z", "#8A6238"),
    line("M16 34L6 24.5", INK, 1),
    ...of(blob(15, 36, 20, 26, 32, 21, 41, 25, 40, 35, 30, 41, 20, 41), "#A9763F"),
    fill(blob(26, 36, 34, 29, 40, 28, 38, 36, 30, 39.5), "#F0E1C4"),
    line("M20 31l6-3M21 34l6-3M24 27.5l5-2.5", "#5E3B1C", 1.4),
    ...of(disc(40, 21, 6.6) + "M46 19L53 21L46 23.5Z", "#A9763F"),
    fill(blob(39, 25, 42, 21.5, 46, 23, 44, 27), PAPER),
    line("M36 16.5l5 1.5M35.5 19.5l3 .5", "#5E3B1C", 1.3),
    fill(disc(42.5, 19.5, 1.4), INK),
    line("M30 41l1 4M36 39l4 3", INK, 1.5),
  ]),
  tiger: animal("jungle", () =>
    beast({
      coat: "#E08C36",
      hip: [15, 27, 8],
      chest: [38, 26, 9],
      skull: [51, 20, 7.4],
      muzzle: [55.5, 24, 4.2],
      neck: 7,
      leg: 3.2,
      more: disc(46.5, 13, 2.8) + disc(55, 12.5, 2.8),
      behind: [...cord("M9 25Q0 24 3 10", "#E08C36", 3.6), line("M1.5 21h4M.8 16.5h4M3 10v.1", INK, 1.8)],
      over: [
        fill(oval(56.5, 25.5, 3.4, 2.6) + blob(20, 33, 30, 33.5, 38, 33, 30, 35.5) + disc(46.5, 13, 1.3), PAPER),
        line(
          strokes([13, 19, 25, 31, 37], 18.5, 1.5, 6.5) +
            strokes([16, 22, 28], 28, 1, 4) +
            "M12 38h4M37 38h4M47.5 16l2 2M51 13.5v2.5M54.5 15.5l-1.5 2M44.5 21l3 .5M45 24.5l3-.5",
          INK,
          1.8,
        ),
        fill(disc(59, 23, 1.4), "#7A2A2A"),
      ],
    }),
  ),
  monitor: animal("river", () => [
    ...of(
      limb(20, 34, 5, 38, 32, 7) +
        limb(38, 31, 6, 49, 23, 4) +
        limb(49, 22.5, 4.3, 57, 24.5, 2.6) +
        limb(21, 36, 3, 16, 43.5, 1.8) +
        limb(36, 36, 3, 41, 43.5, 1.8) +
        limb(20, 34, 5, 9, 38, 2.6) +
        limb(9, 38, 2.6, 2, 30, 0.8),
      "#7A7250",
    ),
    line("M25 27.5v6M30 26v7M35 25v7M40 25.5v6M18 30.5l1 5M13 34l1 4", "#D9CB86", 2),
    line("M12 43.5h7M38 43.5h7", INK, 1.6),
    line("M59 25l4.5-1l1.5-2M63 24l2 1.5", RED, 1.2),
    line("M52 27.5L59 27", INK, 1),
    fill(disc(50.5, 21.5, 1.7), GOLD),
    fill(disc(50.8, 21.5, 0.9), INK),
  ]),
  river_dolphin: animal("river", () => [
    ...of(
      "M8 40Q14 14 34 13Q44 12 48 20L61 25.5Q62 28 59 28L47 27Q38 30 30 36Q24 41 16 40ZM10 36Q2 36 0 28Q8 28 14 34ZM12 38Q12 46 4 47Q4 41 8 36ZM28 14.5Q30 7 36 6Q35 11 37 14ZM34 30Q38 40 33 44Q28 38 28 33Z",
      "#8FA3B5",
    ),
    fill("M20 36Q30 28 46 26Q38 29.5 31 34.5Q26 39 18 39.5Z", "#E6D5D3"),
    line("M48 23.5L60 26.5M50 24.5v1.5M53 25.5v1.5M56 26v1.5", INK, 1),
    fill(disc(44, 20.5, 1.3), INK),
    waves(46),
  ]),
  jackal: animal("grain", () =>
    beast({
      coat: "#C99F5E",
      hip: [18, 27, 6.6],
      chest: [37, 26, 6.8],
      skull: [48, 18, 4.8],
      muzzle: [56.5, 21.5, 1.8],
      neck: 4.8,
      leg: 1.9,
      more: cut([44, 16], [43.5, 5], [49, 13]) + cut([48, 14], [50.5, 5], [53, 15]),
      behind: [...cord("M13 26Q5 29 6 38", "#A87F45", 4.8), line("M6 38v1.5", "#3E2C18", 5)],
      over: [
        fill("M12 24Q24 17 38 20.5Q37 26 28 26.5T12 24Z", "#5A4630"),
        fill("M52 22.5L58 22.8L52 24.8ZM45 23L43 31L39 28Z", "#F3E4C8"),
      ],
    }),
  ),
  langur: animal("town", () => [
    ...cord("M20 42Q4 44 6 28Q7 20 12 22", "#BDB7AA", 2.8),
    ...of(
      blob(20, 44, 20, 28, 28, 18, 38, 20, 41, 32, 40, 44) +
        limb(36, 26, 3, 46, 36, 2.2) +
        limb(46, 36, 2.2, 44, 44, 2) +
        limb(28, 42, 3.4, 48, 43.5, 2),
      "#CFC9BC",
    ),
    ...of(disc(37, 13, 9), "#E6E1D4"),
    ...of(blob(32, 14, 34, 9, 41, 9, 43, 14, 40, 20, 35, 20), "#3A3432"),
    line("M34 8.5Q38 6 42 8.5", "#FFFFFF", 2),
    fill(disc(36, 12.5, 1.4) + disc(40.5, 12.5, 1.4), "#F1D9A8"),
    fill(disc(36.2, 12.5, 0.7) + disc(40.7, 12.5, 0.7), INK),
    line("M36.5 17q1.8 1.2 3.6 0", "#BDB7AA", 1.2),
    fill(disc(44, 44, 1.8) + disc(49, 43.8, 1.8), "#3A3432"),
  ]),
  snow_leopard: animal("snow", () =>
    beast({
      coat: "#DFDDD4",
      hip: [18, 29, 8],
      chest: [38, 29, 8.4],
      skull: [49, 23, 7],
      muzzle: [54, 26.5, 3.9],
      neck: 7,
      leg: 3.2,
      more: disc(44.5, 16.5, 2.6) + disc(53, 16, 2.6),
      behind: [
        ...cord("M12 28Q3 26 4 16Q6 7 15 9", "#DFDDD4", 5.2),
        line("M5 24l4-2.5M2 17.5h4.5M4.5 11.5l3.5 2.5M10 7l1 4.5", "#4A4A52", 1.8),
      ],
      over: [
        line(
          each(
            [
              [15, 24],
              [21, 23],
              [27, 24],
              [33, 24],
              [18, 30],
              [25, 31],
              [32, 31],
              [38, 26],
              [39, 33],
            ] as const,
            ([x, y]) => path`M${x - 1.8} ${y}a1.8 1.6 0 1 1 2.4 1.3`,
          ),
          "#4A4A52",
          1.4,
        ),
        fill(spots(15, 38, 38, 38.5, 47, 18.5, 50, 18, 46, 22), "#4A4A52"),
        fill(oval(55.5, 28, 2.9, 2.2), PAPER),
        fill(disc(57.5, 25.5, 1.2), "#8A4A4A"),
      ],
    }),
  ),
  rhinoceros: animal("meadow", () =>
    beast({
      coat: "#9C9DA6",
      hip: [15, 25, 10.4],
      chest: [37, 26, 10.4],
      skull: [50, 26, 6.6],
      muzzle: [57, 31.5, 4.2],
      neck: 8,
      leg: 4.2,
      more:
        cut([43.5, 20], [43, 12.5], [48, 18]) +
        cut([47, 19], [50, 12.5], [52, 20]) +
        "M56 28Q57 20 62 17Q63 25 60.5 30Z",
      behind: cord("M5 24Q2 29 4 34", "#6E6F78", 2.2),
      over: [
        fill("M57 27.5Q58 21.5 61.5 18.5Q62 25 60 29.5Z", "#EDE3CC"),
        line("M25 15.5Q21 25 25 35.5M34 15.5Q39 24 36 36M8 30Q14 32 20 30M41 33Q44 30 44 26", "#6E6F78", 1.8),
        fill(
          disc(14, 22, 0.9) + disc(18, 26, 0.9) + disc(12, 26, 0.9) + disc(30, 22, 0.9) + disc(31, 28, 0.9),
          "#6E6F78",
        ),
        line("M56 34.5l4-.5", INK, 1),
      ],
    }),
  ),
  elephant: animal("jungle", () => [
    ...cord("M6 18Q2 24 4 31", "#6F737D", 2),
    ...of(limb(22, 26, 5, 22, 42, 3.6) + limb(34, 26, 5, 34, 42, 3.6), "#6A6E78"),
    ...of(
      limb(16, 20, 11, 36, 19, 12) +
        limb(12, 26, 5, 12, 41.5, 4) +
        limb(40, 26, 5, 41, 41.5, 4) +
        limb(46, 14, 9, 50, 18, 7.5) +
        limb(54, 18, 4.4, 57, 31, 2.8) +
        limb(57, 31, 2.8, 54, 40, 2) +
        limb(54, 40, 2, 59, 42.5, 1.6),
      "#8E929C",
    ),
    ...of("M51 24Q55 32 62 29Q57 29 55 23Z", "#F5E8CB"),
    ...of(blob(42, 8, 47, 11, 48, 20, 43, 29, 37, 26, 35, 15), "#A5A9B2"),
    fill(disc(52, 13, 1.3), INK),
    line("M55 26l4-.8M56 30h4M9.5 44h5M38.5 44h5", "#5E626C", 1.3),
    line("M48 4Q46 2 46.5.5M50 5Q50 2 51 1", INK, 1.1),
  ]),
  bharal: animal("snow", () =>
    beast({
      coat: "#9DA4AA",
      legs: "#EDEAE2",
      hip: [17, 27, 7.6],
      chest: [37, 26, 8],
      skull: [47, 16.5, 4.6],
      muzzle: [53.5, 21, 2.6],
      neck: 5.4,
      leg: 2.2,
      behind: cord("M10 24L7 27", "#4A4A4E", 2.8),
      over: [
        fill("M12 31Q25 37 41 31Q38 35.5 26 35.5T12 31Z", PAPER),
        line("M11 29.5Q25 35 42 30M44 24Q43 29 39.5 32M39.5 35V42M14 36V42", "#3A3A40", 1.9),
        ...cord("M46 12.5Q42 3 32 6Q28 8 28 12", "#C9B48A", 3.6),
        line("M44 8l-3 2.5M40 5.5l-2 3M35.5 5l-.5 3.5M31 7l1.5 3", "#7A6238", 1.2),
        line("M44.5 16.5l-5 2.5", INK, 2.4),
      ],
    }),
  ),
  serow: animal("highland", () =>
    beast({
      coat: "#47403F",
      legs: "#B66F40",
      hip: [17, 26, 8],
      chest: [37, 25, 8.4],
      skull: [48, 14.5, 4.6],
      muzzle: [55, 19.5, 2.9],
      neck: 5.6,
      leg: 2.3,
      more: blob(45, 13, 39, 8, 38, 11, 44, 17),
      behind: [...cord("M10 22L7 26", "#47403F", 2.6), ...cord("M48 11Q46 5 41 3M51 11Q50 5 46 2", "#8A8178", 1.8)],
      over: [
        line("M44.5 10.5L42 13M42 13l-1.5 4M39 17l-2 3.5M36 19l-3 2", "#8A8178", 2),
        fill("M52 19l5.5-.5l-1 3.5l-5-.5Z", "#E8DCC8"),
        line("M40 33Q41 28 44 22", "#B66F40", 1.6),
      ],
    }),
  ),
  macaque: animal("town", () => [
    ...cord("M22 40Q12 40 13 31", "#A57F50", 3),
    ...of(
      blob(20, 44, 19, 30, 26, 20, 37, 21, 42, 32, 41, 44) +
        limb(37, 28, 3.2, 47, 31, 2.4) +
        limb(47, 31, 2.4, 49, 22, 2) +
        limb(28, 42, 3.6, 47, 43.5, 2.2),
      "#B58E5C",
    ),
    fill(blob(31, 42, 32, 29, 38, 28, 39.5, 40), "#E3CBA2"),
    ...of(disc(36, 14, 8.6) + disc(28, 14, 2.8) + disc(44.5, 14, 2.8), "#B58E5C"),
    fill(blob(30.5, 13, 33, 9.5, 36.5, 11, 40, 9.5, 42.5, 13, 40, 20.5, 33, 20.5), "#EBA491"),
    fill(disc(33.5, 13.5, 1.3) + disc(39.5, 13.5, 1.3), INK),
    line("M34 18q2.5 1.8 5 0M36 15.5l-.5 1M37.5 15.5l.5 1", "#7A2F24", 1.2),
    ...of(disc(50, 18, 3.8), "#E58A2C"),
    fill("M50 14.5q3-3 5-1.5q-2 2.5-5 1.5Z", "#5E9C4E"),
  ]),
  musk_deer: animal("forest", () =>
    beast({
      coat: "#7D5B40",
      hip: [20, 24, 8.8],
      chest: [36, 28, 6.6],
      skull: [46, 18, 4.6],
      muzzle: [52.5, 22, 2.4],
      neck: 4.6,
      leg: 1.9,
      more: blob(44, 15, 39, 5, 43, 4, 47, 13) + blob(47, 14, 49, 4, 53, 5, 51, 15),
      behind: cord("M12.5 21L10 24", "#7D5B40", 2.4),
      over: [
        fill(spots(16, 20, 21, 18.5, 26, 20.5, 18, 25, 24, 25.5, 30, 25, 21, 30), "#D9B98C"),
        fill(blob(43, 13, 41, 7, 44, 8, 45.5, 13) + blob(49, 13, 50, 7, 52, 8, 50, 13.5), "#E8CDAA"),
        line("M42 22Q42 27 38 31", "#E8D9BC", 2),
        fill("M51.5 24L53 24L51.8 31Z", PAPER),
        line("M51.5 24L51.8 31L53.2 24", INK, 0.8),
      ],
    }),
  ),
  yak: animal("snow", () => [at(7, 0, 1, yak())]),
  wild_buffalo: animal("grain", () =>
    beast({
      coat: "#4C4B57",
      legs: "#B9B2A4",
      hip: [15, 25, 10],
      chest: [37, 25, 10.6],
      skull: [50, 24, 5.8],
      muzzle: [56, 31, 4],
      neck: 7.6,
      leg: 3.3,
      behind: [...cord("M5.5 22Q2 28 4 36", "#4C4B57", 2.2)],
      over: [
        ...of("M48 19Q36 17 33 4Q41 13 52 16ZM53 19Q62 14 60 2Q57 11 49 15.5Z", "#8B8577"),
        line("M38 9l2.5 2.5M41.5 13l2 2.5M59.5 8l-2.5 1M57.5 12.5l-2.5 0", INK, 1),
        line("M44.5 23l-4.5 2", INK, 2.8),
        line("M44 34Q48 36 51 33", "#B9B2A4", 1.8),
      ],
    }),
  ),
  hog_deer: animal("meadow", () =>
    beast({
      coat: "#A9764A",
      hip: [18, 26, 8.8],
      chest: [37, 29, 7.4],
      skull: [49, 24, 4.6],
      muzzle: [56.5, 28, 2.5],
      neck: 5.2,
      leg: 2.1,
      more: blob(46, 23, 40, 18, 40, 22, 45, 26),
      behind: [
        ...cord("M10 22L6 25", "#A9764A", 2.6),
        ...cord("M48 20Q43 12 47 3M46 12Q42 9 42 6M46 8Q50 7 50 3", "#D9C29A", 1.7),
      ],
      over: [
        fill(spots(14, 21, 19, 20, 24, 21, 29, 23, 16, 26, 22, 26.5, 28, 28), "#E8CDA0"),
        fill("M54 29.5l4-.3l-1.5 2l-3-.4ZM12 31q6 5 16 4.5q-8 2-15-1Z", PAPER),
      ],
    }),
  ),
} satisfies Record<string, Animal>;
type AnimalKind = keyof typeof ANIMALS;
export const ANIMAL_KINDS = Object.keys(ANIMALS) as AnimalKind[];
const isAnimal = (name: string): name is AnimalKind => Object.hasOwn(ANIMALS, name);

/** The landscape on an animal's card, and its picture; nothing for a name nobody knows. */
export const sketch = (name: string): Mark[] => (isAnimal(name) ? ANIMALS[name].draw() : []);
export const homeOf = (name: string): Landscape => (isAnimal(name) ? ANIMALS[name].landscape : "highland");
