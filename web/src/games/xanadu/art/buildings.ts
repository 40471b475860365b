// The seventy buildings: for each its emblem and its scene, 200 wide and 96 tall. The lower right corner stays quiet, because the
// price for a full card stands there.

import { at, box, disc, each, fill, line, mirrored, oval, path, series, type Mark } from "../../../art/marks";
import { arch, block, cut, finial, roof } from "../../../art/paper";
import {
  AZURE,
  BARK,
  CINNABAR,
  CLAY,
  COBALT,
  CREAM,
  EARTH,
  FAMILIES,
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
  type Colour,
  type Family,
} from "./palette";
import {
  ashlar,
  bamboo,
  banner,
  bastion,
  bush,
  cloud,
  cypress,
  flame,
  hall,
  hut,
  land,
  lantern,
  logs,
  person,
  pine,
  rampart,
  rotunda,
  smoke,
  stack,
  stall,
  tree,
  water,
  willow,
  yurt,
  type Land,
} from "./parts";
import { resourceMarks } from "./resources";
import {
  blossom,
  coin,
  drape,
  ear,
  elephant,
  grazing,
  lotus,
  mare,
  onion,
  pagoda,
  pot,
  stag,
  THINGS,
  wheel,
  type Thing,
} from "./things";

const PREFIXES: Record<string, Colour> = { br: "brown", bl: "blue", ye: "yellow", gr: "green" };

/** The family that a card's key names; a key nobody knows is blue. */
export const familyOf = (key: string): Colour => PREFIXES[key.slice(0, 2)] ?? "blue";

interface Plan {
  emblem: Thing;
  behind: Land;
  /** Where the sun stands; 0 is no sun. */
  sun?: number;
  scene: (f: Family) => Mark[];
}

/** An emblem in a scene: on (x, y), s times as large. */
const put = (thing: Thing, x: number, s: number, y = 80): Mark => at(x, y, s, THINGS[thing]);

const terrace = (f: Family, x: number, half: number, steps: number): Mark =>
  fill(
    each(series(0, 1, steps), (i) => block(x, 80 - i * 4, half + (steps - i) * 5, 4.4)),
    f.base,
  );

const PLANS: Record<string, Plan> = {
  // --- brown ------------------------------------------------------------------------------------------------------------
  br01: {
    emblem: "robe",
    behind: "town",
    sun: 0,
    scene: (f) => [
      ...hall(f, { x: 62, half: 50, storey: 34, columns: 3, door: "none", steps: 1 }),
      fill(box(30, 50, 64, 26), INK, 0.55),
      put("robe", 48, 0.62, 75),
      at(77, 75, 0.62, [
        line("M-20-35H20", BARK, 3),
        fill("M-14-34H14L12-4H-12Z", JADE),
        fill(box(-13, -16, 26, 5), SUN),
      ]),
      put("robe", 136, 1.1),
    ],
  },
  br02: {
    emblem: "saw",
    behind: "hills",
    scene: (f) => [
      ...logs(32, 3, 9),
      ...hut(f, 90, 28, 36),
      fill(box(71, 52, 38, 28), INK, 0.6),
      line("M76 78L86 54M86 78L96 54M96 78L106 54", "#E0BC8A", 3),
      put("saw", 138, 1),
    ],
  },
  br03: {
    emblem: "pick",
    behind: "peaks",
    scene: () => [
      fill("M0 82V30H26V42H52V54H84V66H112V82Z", STONE),
      fill("M0 30H26V34H0ZM26 42H52V46H26ZM52 54H84V58H52ZM84 66H112V70H84Z", "#D5DDE6"),
      line("M8 46H18M12 60H24M34 58H44M38 70H50M62 70H74M8 74H20", SLATE, 2),
      line("M70 54L92 18M92 18L118 30M112 28V44", BARK, 3.4),
      ...ashlar(104, 16, 12, 56),
      put("pick", 137, 1.05),
    ],
  },
  br04: {
    emblem: "spade",
    behind: "dunes",
    scene: () => [
      fill("M0 80H92V97H0Z", "#8E4526"),
      fill("M6 80H86L76 88H18Z", "#5E2A16"),
      fill("M12 83H80L72 88H22Z", CLAY),
      fill("M26 88H66L60 92H34Z", "#E09268"),
      line("M74 94L82 66M70 92L78 64M72 88L79 90M74 81L81 83M76 74L83 76", BARK, 2.2),
      ...person(46, 1.3, AZURE, 84),
      line("M30 63H62M33 63V70M59 63V70", BARK, 2),
      fill("M28 70H38L36 76H30ZM54 70H64L62 76H56Z", EARTH),
      put("spade", 128, 1.1),
    ],
  },
  br05: {
    emblem: "well",
    behind: "hills",
    sun: 30,
    scene: (f) => [
      ...hut(f, 38, 26, 26),
      fill(arch(38, 80, 6, 17), f.post),
      put("well", 98, 1.4),
      ...person(64, 1.2, JADE),
      ...tree(148, 13, "#7E9A56"),
    ],
  },
  br06: {
    emblem: "sluice",
    behind: "hills",
    scene: () => [
      fill("M0 80H280V97H0Z", "#8FA05A"),
      line("M8 84H60M4 89H56M2 94H50M124 84H190M130 89H196M134 94H198", "#6B7C3E", 2.4),
      fill("M78 78H104L128 97H62Z", AZURE),
      line("M88 86q4-4 8 0M80 92q4-4 8 0M102 92q4-4 8 0", MIST, 2),
      put("sluice", 91, 1.25, 82),
      ...willow(34, 0.9, "#7E9A56"),
      fill(
        each(series(134, 8, 4), (x) => path`M${x} 80q-4-6-3-11q4 4 3 11q2-8 6-10q0 6-6 10Z`),
        JADE,
      ),
    ],
  },
  br07: {
    emblem: "kiln",
    behind: "dunes",
    sun: 0,
    scene: (f) => [
      smoke(78, 30, 1, "#FBF4E6"),
      put("kiln", 74, 1.35),
      ...hut(f, 24, 20, 22),
      stack(124, 5),
      stack(152, 3, "#8E4526"),
      ...person(104, 1.1, "#9C4A30"),
    ],
  },
  br08: {
    emblem: "boat",
    behind: "hills",
    scene: (f) => [
      ...water(0, 280, 80),
      ...hut(f, 34, 26, 24, 70),
      fill(box(0, 69, 84, 6), BARK),
      fill(
        each([8, 30, 52, 74], (x) => box(x, 74, 5, 23)),
        BARK,
      ),
      ...logs(66, 2, 6, 70),
      put("boat", 124, 1.3, 86),
    ],
  },
  br09: {
    emblem: "stabled",
    behind: "hills",
    sun: 170,
    scene: (f) => [
      fill(cut([4, 46], [18, 26], [136, 26], [152, 46]), f.roof),
      line("M20 27H134M30 44L38 31M58 44L62 31M86 44V31M114 44L110 31", f.ridge, 2),
      fill(box(12, 46, 132, 34), f.wall),
      put("stabled", 36, 0.82),
      put("stabled", 78, 0.82),
      put("stabled", 120, 0.82),
      fill("M150 80q8-16 16 0Z", SUN),
    ],
  },
  br10: {
    emblem: "yurt",
    behind: "hills",
    sun: 164,
    scene: () => [
      ...yurt(124, 20, AZURE),
      ...yurt(54, 32, CINNABAR),
      smoke(54, 36, 0.6, "#FBF4E6"),
      ...sheep(98, 80, 1),
      ...sheep(150, 84, 0.8),
      ...sheep(18, 84, 0.8),
    ],
  },
  br11: {
    emblem: "rope",
    behind: "wall",
    sun: 0,
    scene: (f) => [
      fill(cut([0, 38], [8, 28], [128, 28], [136, 38]), f.roof),
      line("M10 29H126", f.ridge, 2.4),
      fill(
        each(series(6, 28, 5), (x) => box(x, 38, 4, 42)),
        f.post,
      ),
      line("M0 52Q60 60 128 52M0 62Q60 69 128 62", "#D9B872", 3),
      line("M6 52Q60 60 128 52", "#8A6426", 1),
      ...person(36, 1.1, AZURE),
      ...person(92, 1.1, JADE),
      put("rope", 142, 0.95),
    ],
  },
  br12: {
    emblem: "silo",
    behind: "dunes",
    scene: () => [
      put("silo", 34, 1.15),
      put("silo", 82, 1.5),
      put("silo", 128, 1.05),
      fill("M146 80q-3-13 4-14h6q7 1 4 14Z", CREAM),
      line("M149 68h8", EARTH, 2),
      ...person(108, 1, CINNABAR),
    ],
  },
  br13: {
    emblem: "millWheel",
    behind: "hills",
    sun: 24,
    scene: (f) => [
      ...hall(f, { x: 60, half: 36, storey: 34, columns: 0, door: "arch", steps: 0 }),
      fill(box(42, 48, 9, 9) + box(70, 48, 9, 9), f.post),
      ...water(90, 280, 82),
      fill("M96 80V42H150L156 50H106V80Z", BARK, 0.9),
      fill(box(104, 42, 52, 5), AZURE),
      ...wheel(120, 62, 25, 10),
    ],
  },
  br14: {
    emblem: "pottersWheel",
    behind: "town",
    sun: 0,
    scene: (f) => [
      ...hut(f, 28, 26, 30),
      ...hut(f, 82, 26, 34),
      fill(box(8, 60, 40, 3) + box(62, 58, 40, 3), BARK),
      ...pot(16, 60, 0.5, CLAY, INK),
      ...pot(28, 60, 0.56, AZURE, PORCELAIN),
      ...pot(40, 60, 0.5, CLAY, INK),
      ...pot(70, 58, 0.56, JADE, CREAM),
      ...pot(84, 58, 0.6, CLAY, INK),
      ...pot(96, 58, 0.5, AZURE, PORCELAIN),
      ...pot(20, 80, 0.76, CLAY, CREAM),
      ...pot(40, 80, 0.6, "#8E4526", CLAY),
      put("pottersWheel", 134, 1.2),
    ],
  },
  br15: {
    emblem: "loom",
    behind: "town",
    sun: 168,
    scene: (f) => [
      ...hall(f, { x: 58, half: 46, roofs: 2, storey: 26, taper: 0.82, columns: 3, door: "none", steps: 0 }),
      fill(box(26, 56, 64, 24), INK, 0.5),
      put("loom", 58, 0.56),
      ...drape(96, 46, 10, 30, CINNABAR),
      ...drape(108, 46, 10, 26, COBALT),
      line("M92 46H122M120 46V80", BARK, 2.6),
      put("loom", 141, 0.9),
    ],
  },
  br16: {
    emblem: "anvil",
    behind: "dunes",
    sun: 0,
    scene: (f) => [
      smoke(34, 18, 0.7, "#FBF4E6"),
      fill(box(24, 18, 16, 40), "#8E4526"),
      ...hut(f, 60, 46, 34),
      fill(box(24, 54, 66, 26), INK, 0.75),
      fill(arch(40, 80, 11, 20), "#8E4526"),
      ...flame(40, 79, 1),
      fill(box(62, 58, 3, 14) + box(72, 58, 3, 18) + box(82, 58, 3, 12), STONE),
      put("anvil", 124, 1.15),
    ],
  },
  br17: {
    emblem: "teapot",
    behind: "peaks",
    sun: 170,
    scene: (f) => [
      ...hall(f, { x: 56, half: 42, storey: 26, columns: 4, door: "open" }),
      ...banner(106, 52, CINNABAR),
      fill(box(34, 66, 16, 3) + box(62, 66, 16, 3) + box(41, 68, 3, 8) + box(69, 68, 3, 8), EARTH),
      ...pine(12, 0.9, "#6E8A4C"),
      put("teapot", 136, 1.05),
    ],
  },
  br18: {
    emblem: "booth",
    behind: "town",
    sun: 0,
    scene: () => [
      ...stall(28, 22, 42, CINNABAR, [fill(disc(16, 66, 4) + disc(25, 65, 4.6) + disc(34, 66, 4), "#D9622F")]),
      ...stall(82, 22, 46, AZURE, [
        ...pot(72, 70, 0.5, CLAY, CREAM),
        ...pot(84, 70, 0.6, PORCELAIN, COBALT),
        ...pot(95, 70, 0.5, JADE, CREAM),
      ]),
      ...stall(136, 22, 40, SUN, [fill(box(122, 62, 10, 8), CINNABAR), fill(box(134, 60, 10, 10), COBALT)]),
      ...person(56, 1.1, JADE),
      ...person(110, 1.1, LACQUER),
    ],
  },
  br19: {
    emblem: "battlement",
    behind: "peaks",
    scene: (f) => [
      ...rampart(80, 92, 30, "#C7AB82"),
      ...bastion(70, 26, 40, "#B0916A"),
      ...hall(f, { x: 70, y: 38, half: 24, storey: 11, columns: 4, door: "none", steps: 0 }),
      ...bastion(150, 14, 36, "#B0916A"),
      ...banner(150, 62, CINNABAR),
      ...banner(14, 58, CINNABAR),
    ],
  },
  br20: {
    emblem: "bridge",
    behind: "hills",
    sun: 30,
    scene: () => [
      ...water(0, 280, 78),
      fill("M0 70Q14 72 20 97H0ZM172 97Q180 72 200 70H280V97Z", "#A9784B"),
      line(
        "M46 96V62M72 96V52M98 96V49M124 96V53M150 96V62M46 90L72 62M72 90L98 60M98 60L124 90M124 62L150 90",
        BARK,
        3.4,
      ),
      fill("M2 72Q98 18 194 72V78Q98 28 2 78Z", EARTH),
      line("M6 60Q98 8 190 60", BARK, 3.2),
      line("M22 63V52M46 53V42M72 46V36M98 43V34M124 46V36M150 53V42M174 63V52", BARK, 2.6),
      ...person(84, 0.9, CINNABAR, 44),
    ],
  },
  br21: {
    emblem: "carp",
    behind: "hills",
    sun: 168,
    scene: () => [
      fill(oval(88, 82, 82, 17), "#7E8F50"),
      fill(oval(88, 82, 76, 13.6), AZURE),
      line("M30 80q5-4 10 0M58 88q5-4 10 0M116 90q5-4 10 0M134 80q5-4 10 0", MIST, 2),
      put("carp", 84, 1.3, 84),
      at(124, 92, 0.56, [mirrored(THINGS.carp)]),
      fill(oval(40, 86, 9, 3) + oval(146, 86, 8, 2.6), JADE),
      ...lotus(40, 85, 0.4, "#E79BB2", "#F8D5DE"),
      ...willow(20, 1, "#7E9A56", 74),
    ],
  },
  br22: {
    emblem: "millet",
    behind: "dunes",
    sun: 150,
    scene: (f) => [
      fill("M0 76Q100 66 200 76H280V97H0Z", "#C99B3F"),
      ...hut(f, 150, 15, 16, 74),
      line(
        each(series(14, 18, 8), (x, i) => path`M${x} 90V${58 - (i % 2) * 5}`),
        JADE,
        2.8,
      ),
      fill(
        each(series(14, 18, 8), (x, i) => ear(x, 60 - (i % 2) * 5, i % 3 === 1 ? 0.6 : -0.5)),
        "#D79A2B",
      ),
      line(
        each(series(6, 18, 9), (x) => path`M${x} 97V76`),
        "#7E9A56",
        2.8,
      ),
      fill(
        each(series(6, 18, 9), (x, i) => ear(x, 82, i % 2 ? 0.5 : -0.4)),
        SUN,
      ),
    ],
  },
  br23: {
    emblem: "camel",
    behind: "dunes",
    scene: (f) => [
      ...rampart(44, 42, 32, f.wall),
      fill(arch(30, 80, 13, 28), INK, 0.8),
      fill(roof(30, 46, 22, 9, 12, 3), f.roof),
      put("camel", 88, 1.25),
      put("camel", 138, 1, 82),
      fill(box(60, 71, 12, 9), CINNABAR),
    ],
  },
  br24: {
    emblem: "limeKiln",
    behind: "peaks",
    sun: 0,
    scene: () => [
      smoke(36, 32, 0.8),
      smoke(92, 26, 1),
      put("limeKiln", 36, 1.05),
      put("limeKiln", 90, 1.35),
      fill("M118 80Q130 58 140 58T164 80Z", PORCELAIN),
      fill("M126 80Q134 68 142 68T158 80Z", "#D6DDE4"),
      ...person(126, 1.1, EARTH),
    ],
  },

  // --- blue -------------------------------------------------------------------------------------------------------------
  bl01: {
    emblem: "helmet",
    behind: "wall",
    sun: 0,
    scene: (f) => [
      ...hall(f, { x: 72, half: 66, storey: 26, columns: 7, door: "gate", steps: 2, ridge: 0.7 }),
      line("M146 80V28M156 80V28M166 80V28", BARK, 2.4),
      fill(
        each([146, 156, 166], (x) => path`M${x} 20l4 9h-8Z`),
        SLATE,
      ),
      fill(
        each([146, 156, 166], (x) => disc(x, 32, 2.6)),
        CINNABAR,
      ),
      ...banner(10, 62, CINNABAR),
      put("helmet", 124, 0.66),
    ],
  },
  bl02: {
    emblem: "bed",
    behind: "clouds",
    sun: 0,
    scene: (f) => [
      fill(disc(84, 44, 40), f.far),
      put("bed", 84, 1.5),
      ...lantern(28, 22, 1.1),
      ...lantern(140, 22, 1.1),
      line("M28 0V24M140 0V24", BARK, 2),
      ...blossom(20, 74, 0.6, "#D6527A", "#EE8FA8", SUN),
      ...blossom(150, 74, 0.6, "#D6527A", "#EE8FA8", SUN),
    ],
  },
  bl03: {
    emblem: "ding",
    behind: "peaks",
    sun: 0,
    scene: (f) => [
      smoke(28, 22, 0.8),
      fill(box(18, 22, 14, 30), CLAY),
      ...hall(f, { x: 52, half: 42, storey: 28, columns: 4, door: "none" }),
      fill(arch(44, 76, 13, 22), INK),
      ...flame(44, 76, 1.1),
      put("ding", 122, 1.4),
    ],
  },
  bl04: {
    emblem: "silkworm",
    behind: "hills",
    sun: 172,
    scene: (f) => [
      ...hall(f, { x: 54, half: 42, storey: 32, columns: 0, door: "none", steps: 1 }),
      fill(box(26, 47, 56, 26), INK, 0.5),
      line("M28 54H80M28 62H80M28 70H80", EARTH, 2.6),
      fill(
        each([33, 43, 53, 63, 73], (x) => oval(x, 51, 3.6, 2) + oval(x + 2, 59, 3.6, 2) + oval(x, 67, 3.6, 2)),
        CREAM,
      ),
      ...tree(104, 14, JADE),
      put("silkworm", 138, 1.1, 82),
    ],
  },
  bl05: {
    emblem: "vase",
    behind: "hills",
    sun: 0,
    scene: () => [
      fill("M0 80V52H22V44H44V36H66V28H86Q92 28 92 36V80Z", CLAY),
      fill("M0 52H22V56H0ZM22 44H44V48H22ZM44 36H66V40H44ZM66 28H88V32H66Z", "#8E4526"),
      fill(arch(12, 80, 6, 14) + arch(34, 80, 6, 18) + arch(56, 80, 6, 22), INK, 0.8),
      ...flame(12, 80, 0.6),
      ...flame(34, 80, 0.7),
      ...flame(56, 80, 0.7),
      smoke(84, 28, 0.8),
      put("vase", 126, 1.45),
      at(92, 80, 0.62, THINGS.vase),
      at(152, 82, 0.46, THINGS.vase),
    ],
  },
  bl06: {
    emblem: "sheets",
    behind: "hills",
    sun: 170,
    scene: (f) => [
      ...hall(f, { x: 42, half: 34, storey: 28, columns: 3, door: "gate", steps: 0 }),
      ...wheel(82, 64, 20),
      line("M58 86q5-4 10 0M78 86q5-4 10 0M98 86q5-4 10 0", MIST, 2.2),
      put("sheets", 130, 1.4),
    ],
  },
  bl07: {
    emblem: "courier",
    behind: "dunes",
    sun: 30,
    scene: (f) => [
      ...hall(f, { x: 40, half: 32, storey: 24, columns: 3, door: "arch" }),
      ...banner(78, 60, CINNABAR),
      put("courier", 118, 1.4, 82),
      line("M70 86H96M60 91H88", PORCELAIN, 2.4),
    ],
  },
  bl08: {
    emblem: "scales",
    behind: "town",
    sun: 0,
    scene: (f) => [
      ...bastion(46, 40, 30, GLAZE),
      ...hall(f, { x: 46, y: 47, half: 38, storey: 12, columns: 5, door: "none", steps: 0 }),
      line("M88 76L160 58", CINNABAR, 4),
      line("M100 73L110 70.4M122 67.6L132 65", PORCELAIN, 4),
      fill(box(85, 62, 7, 18), SLATE),
      put("scales", 126, 1.2),
    ],
  },
  bl09: {
    emblem: "brush",
    behind: "hills",
    sun: 172,
    scene: (f) => [
      ...hall(f, { x: 50, half: 42, storey: 28, columns: 2, door: "none", steps: 2 }),
      fill(box(26, 50, 48, 23), "#3A2A20", 0.85),
      fill(box(32, 64, 36, 3) + box(35, 67, 3, 6) + box(62, 67, 3, 6), EARTH),
      fill(box(40, 60, 14, 4), CREAM),
      ...bamboo(100, 52, 4),
      put("brush", 136, 1.25, 82),
    ],
  },
  bl10: {
    emblem: "drum",
    behind: "wall",
    scene: (f) => [
      ...bastion(82, 44, 34, STONE),
      fill(box(56, 20, 52, 24), INK, 0.5),
      put("drum", 82, 0.64, 44),
      fill(
        each([54, 66, 96, 107], (x) => box(x, 18, 3, 26)),
        f.post,
      ),
      fill(roof(82, 19, 42, 15, 18, 5), f.roof),
      line("M60 16L72 8M82 16V7M104 16L92 8", f.ridge, 1.8),
      line("M40 14Q46 19 54 19H110Q118 19 124 14", GOLD, 2.4),
      ...tree(26, 12, JADE),
      ...person(140, 1.2, CINNABAR),
    ],
  },
  bl11: {
    emblem: "bell",
    behind: "clouds",
    sun: 0,
    scene: (f) => [
      terrace(f, 84, 40, 3),
      fill(box(50, 18, 6, 52) + box(112, 18, 6, 52) + box(46, 30, 76, 5), f.post),
      put("bell", 84, 0.98, 70),
      fill(roof(84, 28, 50, 13, 30, 5), f.roof),
      fill(roof(84, 15, 32, 11, 14, 4), f.roof),
      line("M34 23Q42 28 50 28H118Q126 28 134 23M52 11Q58 15 62 15H106Q110 15 116 11", GOLD, 2.4),
      line("M124 56L98 56", EARTH, 5),
      line("M126 36V74", BARK, 3.4),
      cypress(18, 44),
      cypress(152, 36),
    ],
  },
  bl12: {
    emblem: "beacon",
    behind: "peaks",
    scene: (f) => [
      ...rampart(110, 118, 20, "#C9D3DF"),
      ...bastion(66, 22, 50, "#8794A8"),
      ...hall(f, { x: 66, y: 27, half: 18, storey: 9, columns: 3, door: "none", steps: 0 }),
      put("beacon", 134, 1.3),
    ],
  },
  bl13: {
    emblem: "tub",
    behind: "hills",
    sun: 0,
    scene: (f) => [
      ...hall(f, { x: 44, half: 38, storey: 26, columns: 4, door: "arch" }),
      fill(oval(122, 82, 46, 12), GLAZE),
      fill(oval(122, 83, 40, 9), "#6FB0E2"),
      line("M96 82q4-4 8 0M130 88q4-4 8 0", PORCELAIN, 2),
      put("tub", 118, 1.05, 82),
      fill(disc(148, 76, 4), CREAM),
      fill("M143 75L148 69L153 75Z", BARK),
    ],
  },
  bl14: {
    emblem: "gourd",
    behind: "town",
    sun: 172,
    scene: (f) => [
      ...hall(f, { x: 54, half: 46, storey: 34, columns: 2, door: "none", steps: 1 }),
      fill(box(24, 46, 60, 28), BARK),
      fill(
        each([0, 1, 2], (row) => each(series(27, 11, 5), (x) => box(x, 49 + row * 8.4, 9, 6.4))),
        "#C99B66",
      ),
      fill(
        each([0, 1, 2], (row) => each(series(31.5, 11, 5), (x) => disc(x, 52 + row * 8.4, 1.3))),
        BARK,
      ),
      put("gourd", 132, 1.4),
      ...pot(104, 80, 0.8, PORCELAIN, COBALT),
    ],
  },
  bl15: {
    emblem: "falcon",
    behind: "peaks",
    sun: 168,
    scene: (f) => [
      ...hall(f, { x: 44, half: 36, storey: 32, columns: 0, door: "none", steps: 0 }),
      fill(arch(28, 72, 7, 18) + arch(44, 72, 7, 18) + arch(60, 72, 7, 18), INK, 0.7),
      at(44, 72, 0.4, THINGS.falcon),
      put("falcon", 112, 1.5),
      fill("M130 18Q138 10 146 16Q152 8 162 10Q154 14 148 24Q140 20 130 18Z", SLATE),
    ],
  },
  bl16: {
    emblem: "target",
    behind: "hills",
    sun: 30,
    scene: () => [
      fill("M0 80H280V97H0Z", "#7FA88A"),
      put("target", 126, 1.45, 86),
      fill("M18 84Q18 62 28 58Q38 62 38 84Z", COBALT),
      fill(disc(28, 52, 5), CREAM),
      fill("M22 51L28 43L34 51Z", CINNABAR),
      line("M30 64L48 60", CREAM, 4),
      line("M44 38Q60 60 44 84", BARK, 3),
      line("M44 39L36 62L44 83", CREAM, 1.6),
      line("M62 61H84", BARK, 2.4),
      fill("M84 57L92 61L84 65Z", SLATE),
    ],
  },
  bl17: {
    emblem: "shield",
    behind: "wall",
    sun: 0,
    scene: (f) => [
      ...hall(f, { x: 48, half: 42, storey: 26, columns: 3, door: "gate", steps: 1, roofs: 2 }),
      line("M98 80L104 34M112 80L110 34", BARK, 2.6),
      fill("M104 34l-5-10l8 2ZM110 34l-2-11l7 5Z", SLATE),
      put("shield", 138, 1.3),
    ],
  },
  bl18: {
    emblem: "moonGate",
    behind: "hills",
    sun: 168,
    scene: (f) => [
      ...hall(f, { x: 34, half: 32, storey: 28, columns: 3, door: "none", steps: 0 }),
      fill(box(60, 50, 100, 30), PORCELAIN),
      fill(box(58, 46, 104, 6), COBALT),
      put("moonGate", 98, 1.5),
      ...lantern(144, 52, 0.8),
    ],
  },
  bl19: {
    emblem: "lock",
    behind: "hills",
    sun: 0,
    scene: () => [
      fill(box(0, 54, 70, 43), AZURE),
      fill(box(110, 76, 150, 21), AZURE),
      line(
        "M8 62q5-4 10 0M48 62q5-4 10 0M24 74q5-4 10 0M54 84q5-4 10 0M8 88q5-4 10 0M136 86q5-4 10 0M160 90q5-4 10 0M182 84q5-4 10 0",
        MIST,
        2.2,
      ),
      put("boat", 34, 0.94, 60),
      fill(box(76, 34, 14, 62) + box(91, 34, 14, 62), EARTH),
      line("M78 40L88 62M78 84L88 62M103 40L93 62M103 84L93 62", BARK, 3.2),
      line("M58 26L88 34M122 26L92 34", BARK, 4.4),
      fill("M64 30H77V97H64ZM104 30H117V97H104Z", STONE),
      line("M67 42H73M67 58H73M67 74H73M107 42H113M107 58H113M107 74H113", SLATE, 2.4),
      fill("M84 78H97L112 97H70Z", GLAZE),
      put("boat", 142, 0.7, 82),
    ],
  },
  bl20: {
    emblem: "mask",
    behind: "town",
    sun: 0,
    scene: (f) => [
      ...hall(f, { x: 70, half: 60, storey: 44, columns: 2, door: "none", steps: 2, ridge: 0.6 }),
      fill(box(28, 34, 84, 38), LACQUER),
      fill("M28 34H50Q46 56 30 70L28 72ZM112 34H90Q94 56 110 70L112 72Z", CINNABAR),
      line("M28 36H112", SUN, 3),
      ...person(70, 1.9, COBALT, 72),
      fill("M60 48L54 30L60 42ZM80 48L86 30L80 42Z", SUN),
      put("mask", 144, 1),
    ],
  },
  bl21: {
    emblem: "books",
    behind: "town",
    sun: 172,
    scene: (f) => [
      ...hall(f, { x: 50, half: 42, roofs: 2, storey: 26, columns: 4, door: "open" }),
      fill(box(38, 62, 24, 4) + box(47, 52, 6, 10) + box(40, 50, 20, 3.4), EARTH),
      fill("M92 80V50H114V80Z", CREAM),
      line("M97 56V74M103 56V70M109 56V74", INK, 2.6),
      put("books", 138, 1.15),
    ],
  },
  bl22: {
    emblem: "lantern",
    behind: "clouds",
    sun: 0,
    scene: (f) => [
      ...hall(f, { x: 20, half: 28, storey: 34, columns: 3, door: "arch", steps: 0, roofs: 2 }),
      ...hall(f, { x: 144, half: 30, storey: 34, columns: 3, door: "gate", steps: 0 }),
      line("M24 30Q84 52 150 26M20 14Q90 26 160 8", BARK, 1.8),
      ...lantern(48, 37, 0.7),
      ...lantern(68, 41, 0.9),
      ...lantern(92, 42, 1),
      ...lantern(114, 38, 0.8, "#E08A2C"),
      ...lantern(58, 19, 0.6, "#E08A2C"),
      ...lantern(84, 20, 0.7),
      ...lantern(110, 18, 0.6),
      ...person(72, 1.2, COBALT),
      ...person(104, 1, JADE),
    ],
  },
  bl23: {
    emblem: "painting",
    behind: "hills",
    sun: 0,
    scene: (f) => [
      ...hall(f, { x: 46, half: 40, storey: 30, columns: 4, door: "none" }),
      fill(box(30, 52, 32, 24), INK, 0.55),
      ...person(40, 1.1, AZURE, 76),
      ...person(53, 1.1, CINNABAR, 76),
      put("painting", 118, 1.5),
      fill("M90 80L96 66H104L98 80Z", BARK),
      ...pine(156, 0.8),
    ],
  },
  bl24: {
    emblem: "cloths",
    behind: "wall",
    sun: 0,
    scene: () => [
      line("M8 14H164M12 14V80M88 14V80M160 14V80", BARK, 3.2),
      ...drape(18, 14, 14, 52, CINNABAR),
      ...drape(36, 14, 14, 58, COBALT),
      ...drape(54, 14, 14, 50, SUN),
      ...drape(71, 14, 12, 56, JADE),
      ...drape(94, 14, 14, 46, "#B65B8C"),
      ...drape(112, 14, 14, 38, AZURE),
      ...drape(136, 14, 14, 30, CINNABAR),
      ...vat(104, CINNABAR),
      ...vat(134, COBALT),
    ],
  },

  // --- yellow -----------------------------------------------------------------------------------------------------------
  ye01: {
    emblem: "elephant",
    behind: "hills",
    sun: 20,
    scene: (f) => [
      ...hall(f, { x: 84, y: 54, half: 42, storey: 18, columns: 5, door: "none", steps: 1 }),
      line("M14 54H154", BARK, 3.6),
      ...[24, 64, 104, 144].map((x, i) => at(x, 82, 0.84, elephant(i % 2 ? JADE : CINNABAR))),
    ],
  },
  ye02: {
    emblem: "sphere",
    behind: "clouds",
    sun: 0,
    scene: (f) => [
      fill("M22 80L38 46H120L136 80Z", f.base),
      fill("M38 46H120L122 50H36Z", INK, 0.14),
      fill("M64 80L70 46H88L94 80Z", "#E2CF9C"),
      line("M66 72H92M67 64H91M68.4 56H90", EARTH, 2),
      put("sphere", 79, 1, 47),
      fill("M112 46V34L124 30L126 34L118 38V46Z", "#B9783A"),
      line("M44 46V30M44 30L56 24", "#B9783A", 3.4),
      fill(
        [
          [20, 16],
          [140, 14],
          [160, 34],
          [12, 40],
          [112, 14],
        ]
          .map(([x = 0, y = 0]) => path`M${x} ${y - 5}l1.4 3.6l3.6 1.4l-3.6 1.4l-1.4 3.6l-1.4-3.6l-3.6-1.4l3.6-1.4Z`)
          .join(""),
        GOLD,
      ),
    ],
  },
  ye03: {
    emblem: "stele",
    behind: "hills",
    sun: 0,
    scene: (f) => [
      ...hall(f, { x: 62, half: 48, roofs: 2, storey: 22, columns: 6, steps: 2, door: "gate" }),
      cypress(8, 46),
      cypress(112, 42),
      put("stele", 136, 1.1),
    ],
  },
  ye04: {
    emblem: "tiered",
    behind: "peaks",
    sun: 0,
    scene: (f) => [
      ...hall(f, { x: 38, half: 34, storey: 20, columns: 4, door: "arch", steps: 2 }),
      ...pagoda(100, 80, 78, 5, f.roof, f.wall),
      fill("M134 80V72Q128 54 144 52Q160 54 154 72V80Z", PORCELAIN),
      fill(box(131, 76, 26, 5) + box(139, 48, 10, 5), f.base),
      fill("M140 48L144 28L148 48Z", GOLD),
      ...pine(6, 0.7),
    ],
  },
  ye05: {
    emblem: "mosque",
    behind: "dunes",
    sun: 24,
    scene: (f) => [
      fill(box(36, 50, 84, 30), PORCELAIN),
      ...onion(78, 50, 17, "#3F8FA0"),
      fill(box(33, 48, 90, 5), GOLD),
      fill("M62 80V64Q64 56 78 52Q92 56 94 64V80Z", "#3F8FA0"),
      fill("M67 80V66Q69 60 78 57Q87 60 89 66V80Z", INK),
      fill(
        each([44, 54, 100, 110], (x) => path`M${x} 74V65l4-5l4 5v9Z`),
        "#3F8FA0",
      ),
      fill(box(134, 22, 12, 58), PORCELAIN),
      fill("M131 24H149L140 6Z", "#3F8FA0"),
      fill(box(131, 34, 18, 4) + box(131, 56, 18, 4), GOLD),
      fill(box(14, 40, 10, 40), PORCELAIN),
      fill("M11 42H27L19 26Z", "#3F8FA0"),
      fill(box(28, 76, 120, 4), f.base),
      cypress(160, 30),
    ],
  },
  ye06: {
    emblem: "taiji",
    behind: "peaks",
    sun: 0,
    scene: (f) => [
      fill("M18 80L30 64H130L142 80Z", STONE),
      fill("M60 80L66 64H94L100 80Z", GLAZE),
      ...hall(f, { x: 80, y: 66, half: 34, storey: 24, columns: 2, door: "none", steps: 0 }),
      put("taiji", 80, 0.6, 66),
      ...pine(32, 1.2, PINE, 72),
      fill("M112 64V58H120V64ZM110 54H122V58H110Z", "#6E4118"),
      line("M116 54Q112 48 116 44T116 34", SLATE, 2.2),
      cloud(120, 26, 0.7),
      fill("M132 76q2-14 8-18l4-12l4 2l-3 12q6 6 2 12l-4 2v8h-2v-8l-2 1v7h-2v-8Z", PORCELAIN),
      fill("M144 46l4 2l-2-5Z", CINNABAR),
    ],
  },
  ye07: {
    emblem: "chest",
    behind: "wall",
    sun: 0,
    scene: (f) => [
      ...bastion(58, 50, 44, "#D9C084"),
      fill(arch(58, 80, 21, 38), LACQUER),
      fill(arch(58, 80, 17, 34), INK),
      fill(box(41, 52, 34, 28), "#6E4118"),
      line("M58 52V80M41 62H75M41 72H75", GOLD, 2.6),
      coin(58, 66, 0.8),
      fill(roof(58, 34, 50, 12, 26, 5), f.roof),
      line("M8 29Q16 34 24 34H92Q100 34 108 29", f.trim, 2.4),
      put("chest", 136, 1.2),
    ],
  },
  ye08: {
    emblem: "ring",
    behind: "town",
    sun: 0,
    scene: (f) => [
      ...hall(f, { x: 46, half: 42, storey: 30, columns: 2, door: "none" }),
      fill(box(22, 50, 48, 26), INK, 0.7),
      fill(box(24, 68, 44, 8), f.post),
      fill("M28 58Q36 72 44 58L40 57Q36 64 32 57Z", SUN),
      fill("M36 65l3 3l-3 4l-3-4Z", "#3F8FA0"),
      fill("M52 66l-4-6l3-4h8l3 4l-4 6Z", JADE),
      put("ring", 118, 1.5),
      fill("M86 80l-3-6l4-5h10l4 5l-3 6Z", "#3F8FA0"),
      fill("M142 80l-3-6l4-5h10l4 5l-3 6Z", JADE),
    ],
  },
  ye09: {
    emblem: "map",
    behind: "clouds",
    sun: 0,
    scene: (f) => [
      ...hall(f, { x: 56, half: 50, storey: 34, columns: 5, door: "none", steps: 2, ridge: 0.6 }),
      fill(box(30, 46, 52, 22), CREAM),
      fill("M32 58Q40 50 50 54T66 50Q76 48 80 54V62Q70 58 60 62T32 64Z", "#7FB39B"),
      line("M36 50L46 60L58 55L74 61", CINNABAR, 2),
      put("map", 134, 1.3, 82),
    ],
  },
  ye10: {
    emblem: "cross",
    behind: "hills",
    sun: 24,
    scene: (f) => [
      fill(box(34, 44, 62, 36), "#F4EAD0"),
      fill(cut([28, 46], [65, 22], [102, 46]), f.roof),
      line("M28 46L65 22L102 46", f.trim, 2.6),
      fill(arch(65, 80, 9, 22), f.wall),
      fill(arch(46, 66, 4, 12) + arch(84, 66, 4, 12), "#3F8FA0"),
      at(65, 24, 0.4, THINGS.cross),
      fill(box(100, 34, 18, 46), "#F4EAD0"),
      fill(cut([96, 36], [109, 14], [122, 36]), f.roof),
      fill(arch(109, 54, 5, 13), INK, 0.75),
      put("cross", 144, 1.15),
    ],
  },
  ye11: {
    emblem: "peony",
    behind: "hills",
    sun: 170,
    scene: (f) => [
      ...hall(f, { x: 82, half: 28, storey: 24, columns: 3, door: "none", ridge: 0.1, top: true }),
      fill("M0 97V78Q20 66 40 78T80 82T120 78T160 80T200 76V97Z", JADE),
      ...blossom(20, 72, 1, "#C43A5E", "#E0708C", SUN),
      ...blossom(52, 80, 0.9, "#EE8FA8", "#F8D5DE", SUN),
      ...blossom(122, 68, 1.25, "#D6527A", "#EE8FA8", SUN),
      ...blossom(92, 84, 0.7, "#F4EAD0", PORCELAIN, SUN),
      ...blossom(152, 80, 0.85, "#F4EAD0", PORCELAIN, SUN),
      fill("M24 90q8-8 16 0q-8 6-16 0ZM66 88q8-8 14 0q-8 6-14 0ZM104 90q8-8 16 0q-8 6-16 0Z", PINE),
    ],
  },
  ye12: {
    emblem: "tusks",
    behind: "town",
    sun: 172,
    scene: (f) => [
      ...hall(f, { x: 48, half: 44, storey: 28, columns: 5, door: "open", steps: 2 }),
      fill("M34 72Q30 56 40 52Q36 62 42 72ZM62 72Q66 56 56 52Q60 62 54 72Z", CREAM),
      put("tusks", 128, 1.5),
    ],
  },

  // --- green ------------------------------------------------------------------------------------------------------------
  gr01: {
    emblem: "table",
    behind: "hills",
    sun: 0,
    scene: (f) => [
      ...hall(f, { x: 84, half: 72, storey: 40, columns: 2, door: "none", steps: 2, ridge: 0.66 }),
      fill(box(34, 38, 100, 34), "#24483A"),
      fill(box(40, 40, 26, 32) + box(102, 40, 26, 32), PINE),
      line("M53 42V70M115 42V70", JADE, 2.4),
      fill(disc(84, 46, 5), SUN),
      put("table", 84, 0.9, 72),
      ...person(50, 1.3, COBALT, 72),
      ...person(118, 1.3, CINNABAR, 72),
    ],
  },
  gr02: {
    emblem: "throne",
    behind: "clouds",
    sun: 0,
    scene: (f) => [
      ...hall(f, { x: 82, half: 62, roofs: 2, storey: 26, columns: 2, door: "none", steps: 2, taper: 0.68 }),
      fill(box(40, 46, 84, 26), LACQUER),
      fill(box(50, 46, 4, 26) + box(110, 46, 4, 26), GOLD),
      put("throne", 82, 0.7, 72),
      ...lantern(61, 45, 0.6),
      ...lantern(103, 45, 0.6),
      fill("M73 80L76 72H88L91 80Z", CINNABAR),
      cypress(12, 36),
      cypress(152, 32),
    ],
  },
  gr03: {
    emblem: "cane",
    behind: "hills",
    sun: 30,
    scene: () => [
      line("M84 16L8 80M84 16L160 80M84 16L36 80M84 16L132 80", CINNABAR, 1.8),
      fill(
        each(series(50, 8.5, 9), (x) => box(x - 2.6, 46, 5.4, 34)),
        "#C9B65A",
      ),
      line("M46 56H122M46 68H122", "#8A7A2C", 2.2),
      fill(arch(84, 80, 8, 24), "#5E4A14"),
      fill("M38 48Q46 22 84 16Q122 22 130 48Z", SUN),
      line("M84 17V47M66 20L60 47M102 20L108 47M52 28L44 47M116 28L124 47", "#B08A1E", 2.4),
      line("M36 48H132", "#8A7A2C", 3.4),
      fill(finial(84, 18, 6), GOLD),
      ...bamboo(20, 58, 4),
      ...bamboo(150, 50, 4),
    ],
  },
  gr04: {
    emblem: "peace",
    behind: "peaks",
    sun: 168,
    scene: (f) => [
      ...rotunda(f, 82, 37, 3),
      ...pine(16, 0.9),
      fill("M138 34q6-9 16-8q-6 3-6 8l9-1l4 2l-5 1q-5 7-12 5q2-4-6-7Z", PORCELAIN),
      ...tree(150, 11, JADE),
    ],
  },
  gr05: {
    emblem: "stag",
    behind: "hills",
    sun: 26,
    scene: () => [
      ...pine(22, 1.3),
      ...tree(52, 14, JADE),
      ...pine(150, 1.1, JADE),
      fill("M0 97V82Q50 76 100 82T200 80H280V97Z", "#3C8361"),
      put("stag", 104, 1.45, 84),
      at(138, 90, 0.56, [mirrored(stag)]),
      fill("M58 90q4-10 14-9q2-6 7-5l1 5q4 4 2 9Z", PORCELAIN),
      fill("M72 78q-2-8 2-10l2 9ZM77 78q1-8 4-8l-1 9Z", PORCELAIN),
    ],
  },
  gr06: {
    emblem: "lily",
    behind: "peaks",
    sun: 0,
    scene: (f) => [
      fill(disc(136, 26, 15), PORCELAIN),
      fill(box(0, 66, 280, 31), "#3C9C93"),
      fill(oval(136, 82, 15, 3) + oval(136, 89, 9, 2), "#BFE6DA"),
      line("M6 74q5-4 10 0M52 76q5-4 10 0M20 90q5-4 10 0M108 74q5-4 10 0M92 92q5-4 10 0", "#BFE6DA", 2),
      ...hall(f, { x: 36, y: 68, half: 22, storey: 18, columns: 3, door: "none", ridge: 0.1, top: true }),
      fill("M58 68Q80 46 102 68H96Q80 54 64 68Z", PORCELAIN),
      line("M58 62Q80 40 102 62", CINNABAR, 2.6),
      fill(oval(70, 88, 16, 4.4) + oval(112, 84, 9, 2.6), PINE),
      ...lotus(72, 87, 0.85, "#E79BB2", "#F8D5DE"),
      ...willow(12, 1, JADE, 68),
    ],
  },
  gr07: {
    emblem: "paifang",
    behind: "clouds",
    sun: 0,
    scene: () => [
      put("paifang", 82, 1.85),
      at(18, 34, 1.45, resourceMarks("jade")),
      at(147, 34, 1.45, [mirrored(resourceMarks("jade"))]),
      fill(box(10, 70, 32, 10) + box(122, 70, 32, 10), STONE),
      fill("M72 80H92L100 97H64Z", GLAZE, 0.6),
    ],
  },
  gr08: {
    emblem: "crystal",
    behind: "peaks",
    sun: 0,
    scene: (f) => [
      terrace(f, 82, 54, 2),
      fill("M30 72V44L46 28H118L134 44V72Z", "#8FCBDA"),
      fill("M30 44L46 28L56 44V72H30ZM82 44L70 28H94ZM118 28L134 44V72H108V44Z", "#D6F0F4"),
      fill("M56 44L70 28L82 44V72H56Z", "#6FB5C8"),
      line("M30 44H134M56 44V72M82 44V72M108 44V72", PORCELAIN, 2.4),
      fill("M58 28L82 6L106 28Z", "#6FB5C8"),
      fill("M82 6L106 28H88Z", "#D6F0F4"),
      fill(arch(82, 72, 9, 20), "#2B7556"),
      fill(finial(82, 9, 3.6), GOLD),
      at(16, 80, 0.6, THINGS.crystal),
      put("crystal", 150, 0.66),
    ],
  },
  gr09: {
    emblem: "dome",
    behind: "hills",
    sun: 24,
    scene: (f) => [
      terrace(f, 82, 60, 3),
      ...onion(30, 48, 9, JADE),
      ...onion(134, 48, 9, JADE),
      fill(box(26, 46, 112, 22), PORCELAIN),
      fill(
        each(series(34, 12, 9), (x) => arch(x, 68, 3.8, 15)),
        PINE,
      ),
      fill("M36 46Q34 14 82 10Q130 14 128 46Z", GOLD),
      fill("M52 46Q52 16 82 10Q66 22 66 46ZM112 46Q112 16 82 10Q98 22 98 46Z", SUN),
      fill(box(24, 43, 116, 5), CINNABAR),
      fill(finial(82, 12, 6), CINNABAR),
      fill("M74 80L77 68H87L90 80Z", GLAZE),
      cypress(10, 30),
      cypress(154, 34),
    ],
  },
  gr10: {
    emblem: "mares",
    behind: "peaks",
    sun: 170,
    scene: () => [
      fill("M0 97V76Q60 66 120 76T200 72H280V97Z", "#4C9673"),
      ...yurt(30, 13, AZURE, 76),
      at(80, 85, 1.25, mare),
      at(136, 82, 1, [mirrored(grazing)]),
      at(112, 92, 0.6, [mirrored(mare)]),
      line("M14 92V88M20 93V88M50 95V90M56 94V90M146 94V89M152 93V89", PINE, 2.4),
      bush(4, 9, PINE, 78),
    ],
  },
};

/** A vat of dye. */
function vat(x: number, dye: string): Mark[] {
  return [
    fill(path`M${x - 14} 64h28l-3 17h-22Z`, EARTH),
    line(path`M${x - 13} 70h26M${x - 12} 76h24`, BARK, 2),
    fill(oval(x, 64, 14, 4), BARK),
    fill(oval(x, 64, 11.6, 2.8), dye),
  ];
}

function sheep(x: number, y: number, s: number): Mark[] {
  return [
    fill(
      path`M${x - 6 * s} ${y - 5 * s}h${2.4 * s}v${5 * s}h${-2.4 * s}ZM${x + 3 * s} ${y - 5 * s}h${2.4 * s}v${5 * s}h${-2.4 * s}Z`,
      INK,
    ),
    fill(
      disc(x - 5 * s, y - 8 * s, 4.4 * s) +
        disc(x, y - 10 * s, 5 * s) +
        disc(x + 4.6 * s, y - 8 * s, 4.4 * s) +
        oval(x, y - 6 * s, 8 * s, 3.4 * s),
      PORCELAIN,
    ),
    fill(oval(x + 9 * s, y - 9 * s, 3 * s, 3.8 * s), INK),
  ];
}

/** A picture in two layers of paper: the land, and what stands on it. */
interface Scene {
  back: Mark[];
  front: Mark[];
}

const scenes = new Map<string, Scene>();

/** The keys of all the cards that have a picture. */
export const BUILDINGS = Object.keys(PLANS);

/** The scene of a card, drawn once and kept; nothing but the land for a key nobody knows. */
export function sceneOf(key: string): Scene {
  const known = scenes.get(key);
  if (known) return known;
  const plan = Object.hasOwn(PLANS, key) ? PLANS[key] : undefined;
  const family = FAMILIES[familyOf(key)];
  const scene = { back: land(family, plan?.behind ?? "hills", plan?.sun), front: plan?.scene(family) ?? [] };
  scenes.set(key, scene);
  return scene;
}

/** The emblem of a card, in the box of things.ts. */
export const emblemOf = (key: string): Mark[] => {
  const plan = Object.hasOwn(PLANS, key) ? PLANS[key] : undefined;
  return plan ? THINGS[plan.emblem] : [];
};
