// The cats: a coat, a look, a thing it wears or carries, and a posture that tells the effect of its card. Each posture is a
// small function over the same head and the same coats, so that all of them are one family.

import { at, disc, fill, line, oval, path, type Mark } from "../../../art/marks";
import type { Special } from "./cards";
import { CHERRY, FIRE, GOLD, INK, LANTERN, MOON, MOSS } from "./palette";
import { bell, bigLantern, eighteen } from "./things";

interface Coat {
  base: string;
  shade: string;
  pattern: "plain" | "tabby" | "calico" | "tuxedo" | "points" | "patched";
  one: string;
  two: string;
  eyes: string;
}

const coat = (base: string, shade: string, pattern: Coat["pattern"], one: string, two: string, eyes: string): Coat => ({
  base,
  shade,
  pattern,
  one,
  two,
  eyes,
});

const YELLOW = "#FFD65C";
const GREEN = "#B9DB7A";
const BLUE = "#8EC5F0";

export const COATS = {
  ink: coat("#2C2A4C", "#1B1936", "plain", "#2C2A4C", "#2C2A4C", YELLOW),
  tuxedo: coat("#2C2A4C", "#1B1936", "tuxedo", MOON, MOON, GREEN),
  calico: coat("#FBF1DC", "#DCC8A6", "calico", "#E58B3F", "#3A2F4E", YELLOW),
  ginger: coat("#E88D3C", "#BC6428", "tabby", "#BC6428", "#FBE3BC", GREEN),
  grey: coat("#939AB8", "#6B7196", "tabby", "#5C6186", "#E4E4EA", YELLOW),
  points: coat("#F0DDBB", "#CFB68E", "points", "#5B4358", "#5B4358", BLUE),
  tortie: coat("#41324A", "#2B2036", "calico", "#D07A36", "#E9B775", GREEN),
  cow: coat("#FBF1DC", "#DCC8A6", "patched", "#2C2A4C", "#2C2A4C", BLUE),
  cream: coat("#F2C98F", "#CF9A5C", "tuxedo", "#FFF3DC", "#FFF3DC", YELLOW),
  brown: coat("#8A5F48", "#643F31", "tabby", "#4E2F28", "#EBCDA6", YELLOW),
} satisfies Record<string, Coat>;

type CoatName = keyof typeof COATS;
type Look = "wide" | "sly" | "happy" | "aside" | "wink";
type Wear = "none" | "scarf" | "band" | "hat" | "blossom" | "collar" | "fan" | "umbrella" | "fish" | "kerchief";

const HEAD =
  "M-24 3C-24-5-23-14-20.5-27Q-19.5-31-16-28.5L-7.5-19Q0-20.5 7.5-19L16-28.5Q19.5-31 20.5-27C23-14 24-5 24 3C24 14 13 19.5 0 19.5C-13 19.5-24 14-24 3Z";
const EARS = "M-17.6-22.6L-11.8-15.8L-18.8-13ZM17.6-22.6L11.8-15.8L18.8-13Z";

const DARK_EARS = "M-26-32H-11L-10-18C-16-16-20-13-21-9L-26-8ZM26-32H11L10-18C16-16 20-13 21-9L26-8Z";

const headPatches: Record<Coat["pattern"], (c: Coat) => Mark[]> = {
  plain: () => [],
  tabby: (c) => [
    fill(oval(0, 13.5, 12.5, 9), c.two),
    fill(
      "M-2-21H2V-9Q0-6.5-2-9ZM-9-21H-5.5L-5-12Q-7-9.5-8.5-12ZM9-21H5.5L5-12Q7-9.5 8.5-12ZM-26 1L-17 3.5L-26 5.5ZM-26 8L-16.5 9L-26 12.5ZM26 1L17 3.5L26 5.5ZM26 8L16.5 9L26 12.5Z",
      c.one,
    ),
  ],
  calico: (c) => [fill("M-26-32H-2C1-14 1 4-10 7C-19 9-26 6-26 4Z", c.one), fill("M26-32H8C6-20 12-11 26-7Z", c.two)],
  tuxedo: (c) => [fill("M0-13C3-4 6 3 15 7C21 10 17 22 0 22C-17 22-21 10-15 7C-6 3-3-4 0-13Z", c.one)],
  points: (c) => [fill(DARK_EARS, c.one), fill(oval(0, 7, 14.5, 14), c.one, 0.92)],
  patched: (c) => [fill("M26-32H2C-1-17-1 5 10 8C19 10 26 6 26 4ZM-26-32H-12C-12-24-17-17-26-16Z", c.one)],
};

function eye(x: number, look: Look, c: Coat): Mark[] {
  const side = Math.sign(x);
  if (look === "happy" || (look === "wink" && side > 0))
    return [line(path`M${x - 5.5} 2.5Q${x} ${-5} ${x + 5.5} 2.5`, darkOn(c, side), 3)];
  const aside = look === "aside" || look === "sly" ? -2.2 : 0;
  const marks: Mark[] = [
    fill(oval(x, 0, 6.8, 7), c.eyes),
    fill(oval(x + aside, 0.6, look === "wide" ? 3.9 : 3, 5.6), INK),
    fill(disc(x + aside + 1.3, -1.9, 1.5), MOON),
  ];
  if (look === "sly") marks.push(fill(path`M${x - 8} -8.5H${x + 8}V${-1.6}H${x - 8}Z`, lid(c, side)));
  return marks;
}

/** The colour of the fur above an eye, so that a lid can close over it. */
function lid(c: Coat, side: number): string {
  if (c.pattern === "calico" && side < 0) return c.one;
  if (c.pattern === "patched" && side > 0) return c.one;
  return c.base;
}

const darkOn = (c: Coat, side: number): string =>
  ["#2C2A4C", "#41324A", "#8A5F48"].includes(lid(c, side)) ? MOON : INK;

/** A head seen from the front, centred on (0, 0), 48 wide. */
export function head(name: CoatName, look: Look): Mark[] {
  const c: Coat = COATS[name];
  const mouthOnDark = c.pattern === "plain" || c.pattern === "points" || name === "tortie";
  return [
    fill(HEAD, c.base),
    { clip: HEAD, of: headPatches[c.pattern](c) },
    fill(EARS, CHERRY),
    ...eye(-10.5, look, c),
    ...eye(10.5, look, c),
    fill("M-3.2 7.2H3.2Q0 12.5-3.2 7.2Z", CHERRY),
    line(
      look === "happy" ? "M-6 11Q0 18 6 11" : "M-5 12Q-2.5 14.5 0 11.5Q2.5 14.5 5 12",
      mouthOnDark ? MOON : INK,
      1.8,
    ),
  ];
}

/** The tips of the ears, to put through a kerchief. */
const earsOver = (name: CoatName): Mark[] => {
  const c: Coat = COATS[name];
  const dark = c.pattern === "points" || c.pattern === "patched";
  return [
    fill("M-22-18L-20.5-27Q-19.5-31-16-28.5L-9.5-21Q-15-22-22-18Z", dark || c.pattern === "calico" ? c.one : c.base),
    fill("M22-18L20.5-27Q19.5-31 16-28.5L9.5-21Q15-22 22-18Z", dark ? c.one : c.pattern === "calico" ? c.two : c.base),
  ];
};

/** Things worn at the head, in the coordinates of the head. */
function worn(wear: Wear, name: CoatName): Mark[] {
  const marks = hats(wear);
  return wear === "kerchief" ? [...marks, ...earsOver(name)] : marks;
}

function hats(wear: Wear): Mark[] {
  switch (wear) {
    case "band":
      return [
        fill("M-22.5-13Q0-20 22.5-13L23-7Q0-14-23-7Z", MOON),
        fill(disc(0, -13.5, 3), FIRE),
        fill("M21-13L32-19L30-11L34-5L22-8Z", MOON),
      ];
    case "hat":
      return [
        fill("M-33-6Q0-18 33-6L30-10Q0-22-30-10Z", "#7A4E1E"),
        fill("M-34-8Q-14-18-2-37Q0-39 2-37Q14-18 34-8Q0-20-34-8Z", "#E0B25C"),
        line("M-14-18Q-4-26 0-34M14-18Q4-26 0-34", "#BD8A3A", 2),
      ];
    case "blossom":
      return [at(17, -19, 1, blossom())];
    case "kerchief":
      return [
        fill("M-23-9Q-22-22-12-24Q0-30 12-24Q22-22 23-9Q0-19-23-9Z", MOSS),
        fill(disc(-9, -18, 2.2) + disc(3, -22, 2.2) + disc(12, -16, 2.2), MOON),
        fill("M-22-11L-33-15L-29-8L-33-1L-21-7Z", MOSS),
      ];
    default:
      return [];
  }
}

/** A scarf or a collar, in coordinates where the neck is at (0, 0). */
function neckwear(wear: Wear): Mark[] {
  if (wear === "scarf")
    return [
      fill("M10 0L25 13L15 27L7 6Z", "#9E2E22"),
      fill("M-18-6Q0 6 18-6L19 2Q0 13-19 2Z", FIRE),
      fill("M6-1L19 18L6 24L1 4Z", FIRE),
    ];
  if (wear === "collar")
    return [
      fill("M-16-5Q0 5 16-5L17 0Q0 10-17 0Z", FIRE),
      fill(disc(0, 6.8, 5.4), GOLD),
      fill("M-5.2 5.4H5.2V7.2H-5.2ZM-.9 7H.9V12H-.9Z", INK),
    ];
  return [];
}

export const blossom = (colour = CHERRY): Mark[] => [
  fill(
    [0, 72, 144, 216, 288]
      .map((a) => disc(5 * Math.sin((a * Math.PI) / 180), -5 * Math.cos((a * Math.PI) / 180), 4.4))
      .join(""),
    colour,
  ),
  fill(disc(0, 0, 2.8), MOON),
];

const fan = (colour: string): Mark[] => [
  line("M0 8V20", "#7A4E1E", 4),
  fill("M0 11L-19-7Q-15-22 0-23Q15-22 19-7Z", MOON),
  fill("M0 6L-11-5Q-8-14 0-15Q8-14 11-5Z", colour),
];

const fish = (): Mark[] => [
  fill("M-17 0Q-6-11 9-2L18-9V9L9 2Q-6 11-17 0Z", "#7FB2C8"),
  fill("M-15 2Q-4 9 9 2L9 0Q-4 5-15 0Z", MOON),
  fill(disc(-9, -2, 2), INK),
];

/** An oil-paper umbrella, open; (0, 0) is the middle of its rim. */
export const umbrella = (colour: string, dark: string): Mark[] => [
  line("M0-30V52", "#4A2F3A", 4),
  fill("M-46 4Q-42-36 0-46Q42-36 46 4Q34-4 23 4Q12-4 0 4Q-12-4-23 4Q-34-4-46 4Z", colour),
  fill("M-23 4Q-20-30 0-46Q-34-34-46 4Q-34-4-23 4ZM23 4Q20-30 0-46Q4-30 0 4Q12-4 23 4Z", dark),
  fill("M-42.5-11Q0-34 42.5-11L44.5-4Q0-26-44.5-4Z", MOON),
  line("M0-50V-44", "#4A2F3A", 6),
];

/** Marks on a body, clipped to it; (0, 0) is the ground below the middle of a cat 60 tall. */
function bodyPatches(c: Coat, fromBehind: boolean): Mark[] {
  switch (c.pattern) {
    case "tabby":
      return fromBehind
        ? [
            fill(
              "M-30-12Q0-4 30-12V-7Q0 1-30-7ZM-30-24Q0-16 30-24V-19Q0-11-30-19ZM-30-36Q0-28 30-36V-31.5Q0-23-30-31.5Z",
              c.one,
            ),
          ]
        : [
            fill(oval(0, -22, 10.5, 21), c.two),
            fill("M-32-12L-17-9L-32-5ZM-32-24L-15-20L-32-16ZM32-12L17-9L32-5ZM32-24L15-20L32-16Z", c.one),
          ];
    case "calico":
      return [fill("M-34-2C-14-2-8-14-12-30L-34-34Z", c.one), fill("M34-48C10-46 6-28 18-18L34-16Z", c.two)];
    case "tuxedo":
      return fromBehind ? [] : [fill("M-13-60C-13-34-7-16 0-13C7-16 13-34 13-60Z", c.one)];
    case "patched":
      return [fill("M34-2C16-2 6-16 14-30L34-34Z", c.one), fill("M-34-52C-8-50-6-32-18-26L-34-24Z", c.one)];
    case "points":
      return [fill("M-34 4V-4Q0-10 34-4V4Z", c.one, 0.9)];
    case "plain":
      return [];
  }
}

const tail = (c: Coat, d: string, width = 9): Mark[] => {
  const tip = c.pattern === "points" || c.pattern === "patched" ? c.one : c.pattern === "calico" ? c.two : c.base;
  return [line(d, tip, width)];
};

const pawColour = (c: Coat): string =>
  c.pattern === "tuxedo" || c.pattern === "points" ? c.one : c.pattern === "tabby" ? c.two : c.base;

/** A foreleg from the shoulder to the paw. */
export const arm = (c: Coat, d: string, x: number, y: number, width = 11): Mark[] => [
  line(d, c.base, width),
  fill(disc(x, y, width * 0.62), pawColour(c)),
];

// The head is the layer on top: it throws a soft shadow on whatever is behind it.
const SHADOW: Mark = { move: "translate(-.8 2.2)", of: [fill(HEAD, INK, 0.2)] };

const SEATED = "M-22 0C-30-6-27-32-14-50H14C27-32 30-6 22 0Q0 3-22 0Z";

/** A cat sitting and facing us, its ground at (0, 0), about 88 tall. */
export function seated(name: CoatName, look: Look, wear: Wear, legs = true, tilt = 0, arms: Mark[] = []): Mark[] {
  const c: Coat = COATS[name];
  const marks: Mark[] = [
    ...tail(c, "M16-6C33-3 37-14 30-25"),
    fill(SEATED, c.base),
    { clip: SEATED, of: [...bodyPatches(c, false), fill("M-28-46Q0-26 28-46V-60H-28Z", c.shade, 0.75)] },
  ];
  if (legs)
    marks.push(line("M0-18V-3", c.shade, 2.4), fill(oval(-8, -3, 7.5, 4.8) + oval(8, -3, 7.5, 4.8), pawColour(c)));
  return [
    ...marks,
    ...arms,
    at(0, -43, 1, neckwear(wear)),
    at(0, -59, 1, [SHADOW, ...head(name, look), ...worn(wear, name)], tilt),
  ];
}

interface Cat {
  coat: CoatName;
  look: Look;
  wear: Wear;
}

const cat = (name: CoatName, look: Look, wear: Wear): Cat => ({ coat: name, look, wear });

/** Every copy of a special card is a cat of its own. */
export const CATS: Record<Special, Cat[]> = {
  gift1: [
    cat("calico", "wide", "collar"),
    cat("tuxedo", "wide", "scarf"),
    cat("ginger", "wink", "kerchief"),
    cat("points", "wide", "blossom"),
    cat("grey", "happy", "hat"),
    cat("ink", "wink", "band"),
  ],
  gift2: [
    cat("ginger", "happy", "band"),
    cat("cow", "happy", "scarf"),
    cat("ink", "happy", "blossom"),
    cat("cream", "happy", "kerchief"),
  ],
  back: [
    cat("grey", "sly", "none"),
    cat("ink", "sly", "collar"),
    cat("cow", "aside", "band"),
    cat("brown", "sly", "kerchief"),
    cat("points", "sly", "scarf"),
    cat("calico", "aside", "blossom"),
  ],
  late: [
    cat("ink", "sly", "scarf"),
    cat("cream", "wide", "hat"),
    cat("tortie", "wink", "kerchief"),
    cat("cow", "sly", "collar"),
    cat("brown", "wide", "band"),
    cat("ginger", "sly", "scarf"),
  ],
  refuse: [
    cat("tuxedo", "happy", "umbrella"),
    cat("calico", "happy", "scarf"),
    cat("grey", "happy", "fan"),
    cat("points", "happy", "fish"),
    cat("ink", "happy", "hat"),
    cat("cream", "happy", "blossom"),
  ],
};

/** It holds one bell up for you. */
function giftOne({ coat: name, look, wear }: Cat): Mark[] {
  const c: Coat = COATS[name];
  return [
    at(60, 134, 1, seated(name, look, wear, true, -6, arm(c, "M-14-34C-28-38-34-52-32-72", -32, -76, 12))),
    bell(28, 35, 19),
  ];
}

/** Two bells and both paws in the air: what a night. */
function giftTwo({ coat: name, look, wear }: Cat): Mark[] {
  const c: Coat = COATS[name];
  return [
    at(
      50,
      140,
      1,
      seated(name, look, wear, true, 0, [
        ...arm(c, "M-14-36C-30-42-35-60-27-80", -26, -83),
        ...arm(c, "M14-36C30-42 35-60 27-80", 26, -83),
      ]),
    ),
    bell(25, 35, 17),
    bell(75, 35, 17),
  ];
}

// What goes over the edge.
const THINGS: Mark[][] = [
  [fill("M-6-14H6V-9Q13-4 12 5Q11 14 6 15H-6Q-11 14-12 5Q-13-4-6-9Z", MOON), line("M-11 2H11", "#2F5DA8", 4)],
  [fill("M-13-8H13Q13 10 5 12H-5Q-13 10-13-8Z", "#7FB2C8"), fill("M-13-8H13L12-3H-12Z", MOON)],
  [
    fill("M0-14C12-14 14-2 13 5Q11 15 0 15T-13 5C-14-2-12-14 0-14Z", FIRE),
    fill(oval(0, -1, 9, 7.5), MOON),
    fill(disc(-3.5, -1, 2.2) + disc(3.5, -1, 2.2), INK),
    line("M-6 9H6", GOLD, 3),
  ],
  [fill("M-3-16H3V-8Q11-6 10 4V15H-10V4Q-11-6-3-8Z", "#8A5F48"), fill("M-10 3H10V9H-10Z", MOON)],
  [
    fill("M-10 0H10L7 15H-7Z", "#B5523B"),
    fill(disc(0, -7, 9), MOSS),
    fill(disc(-5, -3, 6) + disc(5, -4, 6), "#7FA072"),
  ],
  [
    fill("M-14-2Q-14-9 0-9T14-2Q14 12 0 12T-14-2Z", "#3E5F8F"),
    fill("M-11-3Q0-7 11-3Q0 1-11-3Z", LANTERN),
    line("M12 0L19-4", "#3E5F8F", 4),
  ],
];

/** One slow paw, and something leaves the shelf. */
function pusher({ coat: name, look, wear }: Cat, variant: number): Mark[] {
  const c: Coat = COATS[name];
  const body = "M44 96C42 70 66 62 84 68C97 72 102 84 102 96Z";
  const thing = THINGS[variant % THINGS.length] ?? [];
  return [
    ...tail(c, "M90 84C104 66 82 54 90 36"),
    fill(body, c.base),
    { clip: body, of: [at(78, 100, 1, bodyPatches(c, true)), fill(disc(58, 78, 25), c.shade, 0.6)] },
    fill("M40 95H104V103H40Z", "#8A5A36"),
    fill("M40 103H104V106H40Z", "#5B3A29"),
    fill("M82 106H90V122Z", "#5B3A29"),
    ...arm(c, "M56 90C46 88 40 86 33 91", 31, 92),
    fill(oval(72, 93, 8, 5), pawColour(c)),
    at(61, 79, 1, neckwear(wear)),
    at(60, 66, 1.02, [SHADOW, ...head(name, look), ...worn(wear, name)], -5),
    line("M10 84L13 90M20 80L21 86", MOON, 2.6),
    at(23, 114, 1.12, thing, -28),
  ];
}

/** A pole, a lantern and no intention of going home. */
function lateComer({ coat: name, look, wear }: Cat): Mark[] {
  const c: Coat = COATS[name];
  return [
    at(63, 136, 0.98, seated(name, look, wear, false)),
    line("M91 132L84 22Q82 9 68 9H30", "#8A5A36", 4.2),
    line("M29 9V16", INK, 2.4),
    ...arm(c, "M76 104C86 106 92 100 88 93", 88, 92),
    ...arm(c, "M52 104C46 112 46 120 50 126", 50, 127),
    at(29, 41, 0.98, bigLantern()),
    at(29, 41, 1.08, eighteen(INK)),
  ];
}

function headFromBehind(c: Coat): Mark[] {
  if (c.pattern === "points") return [fill(DARK_EARS, c.one)];
  if (c.pattern === "tabby") return [fill("M-2-22H2V-2Q0 2-2-2ZM-10-22H-6V-6Q-8-2-10-6ZM10-22H6V-6Q8-2 10-6Z", c.one)];
  return c.pattern === "tuxedo" ? [] : headPatches[c.pattern](c);
}

const BROAD_BACK = "M33 134c-8-8-3-36 12-52h30c15 16 20 44 12 52q-27 3-54 0Z";

/** No, thank you: a broad back, and a chin in the air. */
function refuser({ coat: name, wear }: Cat): Mark[] {
  const c: Coat = COATS[name];
  return [
    ...(wear === "umbrella" ? [at(66, 58, 0.94, umbrella(CHERRY, "#C9607F"), 14)] : []),
    ...(wear === "fan" ? [at(29, 84, 1.1, fan(CHERRY), -20)] : []),
    fill(BROAD_BACK, c.base),
    { clip: BROAD_BACK, of: [at(60, 134, 1, bodyPatches(c, true)), fill("M32 86Q60 104 88 86V74H32Z", c.shade, 0.7)] },
    line("M60 131V112", c.shade, 2.4),
    ...tail(c, "M50 130C34 134 14 134 13 118C12 106 25 106 24 115", 10),
    at(60, 91, 1, neckwear(wear)),
    at(
      60,
      74,
      1,
      [
        fill("M16-1Q28-2 29.5 4Q29 12 17 13Z", pawColour(c)),
        fill("M26.5-1.5Q31.5-1 30.5 4Q27 5 26.5-1.5Z", CHERRY),
        fill(HEAD, c.base),
        { clip: HEAD, of: headFromBehind(c) },
        line("M13 0Q17 3.5 21.5-.5", darkOn(c, 1), 2.6),
        ...(wear === "fish" ? [at(25, 20, 0.9, fish(), 80)] : worn(wear, name)),
      ],
      -9,
    ),
  ];
}

/** The cat of a special card, on the card's own coordinates. */
export function catOf(kind: Special, variant: number): Mark[] {
  const cats = CATS[kind];
  const which = variant % cats.length;
  const chosen = cats[which];
  if (!chosen) return [];
  switch (kind) {
    case "gift1":
      return giftOne(chosen);
    case "gift2":
      return giftTwo(chosen);
    case "back":
      return pusher(chosen, which);
    case "late":
      return lateComer(chosen);
    case "refuse":
      return refuser(chosen);
  }
}

/** A seated cat as a shadow, about 88 tall on its ground at (0, 0), with nothing but its eyes. */
export const shadowCat = (colour: string, eyes: string): Mark[] => [
  line("M16-6C33-3 37-14 30-25", colour, 9),
  fill(SEATED, colour),
  at(0, -59, 1, [fill(HEAD, colour), fill("M-16-3H-4Q-4 6-10 6T-16-3ZM4-3H16Q16 6 10 6T4-3Z", eyes)]),
];
