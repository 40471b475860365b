// The four monuments, cut section by section. A section stands on (0, 0) and grows upwards; the next one stands at -height, so that
// any colour fits on any other. `outline` is the whole silhouette as one piece: it must tell the section from the nine others in
// black at 24 px. A wild whose colour has been named ("wild:red") stays stone and carries the sign of that colour.

import { at, disc, each, fill, lamp, line, oval, path, RAINBOW, series, type Mark } from "../../../art/marks";
import { arch, block, cut, eaves, finial, roof } from "../../../art/paper";
import {
  BRICK,
  BRICK_DARK,
  colourOf,
  GOLD,
  GOLD_DARK,
  INK,
  MARIGOLD,
  PAPER,
  STONE,
  STONE_DARK,
  TONES,
  WOOD,
  WOOD_DARK,
  WOOD_LIGHT,
  type Colour,
  type Tone,
} from "./palette";
import { shapeOf } from "./shapes";

interface Section {
  /** Half its width, and how far above its foot the next one stands. */
  half: number;
  height: number;
  outline: string;
  /** Where the sign of its colour is, and how large: y, r. */
  seal: readonly [number, number];
  draw: (tone: Tone, sign: Colour) => Mark[];
}

const seal = ([y, r]: readonly [number, number], tone: Tone, sign: Colour): Mark =>
  fill(shapeOf(sign, 0, y, r), tone.sign);

/** The eyes that look over the valley, `s` times 40 wide, their lids on (0, 0). */
export const eyes = (s: number): Mark[] => [
  at(0, 0, s, [
    line("M-19-6Q-13-13-5-8M19-6Q13-13 5-8", INK, 2.6),
    fill("M-19.500 .5Q-11-6-2.500 0Q-10 7-19.500 .5ZM19.500 .5Q11-6 2.500 0Q10 7 19.500 .5Z", PAPER),
    fill("M-14.500-2a4 4 0 0 0 7.600 .2ZM14.500-2a4 4 0 0 1-7.600 .2Z", "#2F5DA8"),
    line("M-20 1Q-11-5.500-2.500-.5M20 1Q11-5.500 2.500-.5", INK, 2.2),
  ]),
];

// ------------------------------------------------------------------------------------------------ Buddha

const THRONE = block(0, 0, 38, 7) + "M-36-6Q-42-16-34-19H34Q42-16 36-6Z";
const LEGS = "M-38-22C-40-34-26-37-16-36H16C26-37 40-34 38-22C37-16 20-17 0-17S-37-16-38-22Z";
const TORSO = "M-22-30C-18-42-26-50-24-58C-22-66-10-67 0-67S22-66 24-58C26-50 18-42 22-30Z";
const HEAD = oval(0, -78, 11, 12.5) + disc(0, -91.5, 5.2);
const EARS = oval(-10.8, -76, 2.6, 6.6) + oval(10.8, -76, 2.6, 6.6);

// The halo is the shape of the colour, as much of it as a body leaves to see.
const halo = (sign: Colour, r: number): string =>
  shapeOf(sign, 0, sign === "green" ? -69 : -76, sign === "green" ? r * 1.2 : sign === "yellow" ? r * 1.14 : r);

const buddha: Section = {
  half: 42,
  height: 114, // with its halo
  outline: THRONE + LEGS + TORSO + HEAD + EARS,
  seal: [-46, 12],
  draw: (tone, sign) => {
    const skin = tone === TONES.yellow ? "#C47A2C" : GOLD;
    return [
      fill(halo(sign, 29), tone.dark),
      line(halo(sign, 27), tone.trim, 3),
      fill(THRONE, tone.dark),
      fill(
        each(
          series(-30, 12, 6),
          (x) => path`M${x - 6} ${-8}Q${x - 6} ${-17} ${x} ${-19}Q${x + 6} ${-17} ${x + 6} ${-8}Z`,
        ),
        tone.light,
      ),
      line("M-36-2.500H36", tone.trim, 2.4),
      fill(TORSO, skin),
      fill("M-24-58C-22-66-12-67-4-67L20-38L22-30H-22C-18-42-26-50-24-58Z", tone.main),
      fill("M24-58C26-50 18-42 24-31L18-26L13-40Z", skin),
      fill(LEGS, tone.main),
      line("M-22-57C-27-46-26-36-12-29M-4-65Q14-54 20-39M-30-24Q-10-18 14-24", tone.dark, 2.4),
      fill("M-13-32Q0-38 13-32Q8-25 0-25T-13-32Z", skin),
      fill(EARS + HEAD, skin),
      fill(
        "M-11.500-80C-11-89-6-92-4.500-92A5.200 5.200 0 0 1 4.500-92C6-92 11-89 11.500-80Q6-85 0-85T-11.500-80Z",
        WOOD_DARK,
      ),
      line("M-6.500-77q2.500 2 5 0M6.500-77q-2.500 2-5 0M-2.500-71.500q2.500 1.600 5 0", WOOD_DARK, 1.7),
    ];
  },
};

// ------------------------------------------------------------------------------------------------ Shrine

const ALTAR =
  block(0, 0, 44, 8) + "M-38-7C-36-14-29-13-29-18S-36-23-38-30H38C36-23 29-23 29-18S36-14 38-7Z" + block(0, -29, 42, 7);

const altar: Section = {
  half: 44,
  height: 36,
  outline: ALTAR,
  seal: [-18, 7.5],
  draw: (tone, sign) => [
    fill(ALTAR, tone.main),
    fill(
      block(0, 0, 44, 8) + "M29-18C29-23 36-23 38-30H26C28-22 24-20 24-18S28-14 26-7H38C36-14 29-13 29-18Z",
      tone.dark,
    ),
    fill(
      each(series(-33, 11, 7), (x) => path`M${x - 4.5} ${-7}a4.5 5 0 0 1 9 0Z`),
      tone.light,
    ),
    fill(block(0, -29, 42, 7), tone.light),
    line("M-41-29.500H41", tone.trim, 2.2),
    seal(altar.seal, tone, sign),
  ],
};

const CUPOLA = "M-40-42Q-26-45-24-54C-24-74-10-76-6-84H6C10-76 24-74 24-54Q26-45 40-42V-37H-40Z";

const niche: Section = {
  half: 40,
  height: 104,
  outline: "M-30 0V-38H30V0H15V-16A15 15 0 0 0-15-16V0Z" + CUPOLA + finial(0, -82, 10),
  seal: [-58, 9.5],
  draw: (tone, sign) => [
    fill(block(0, 0.5, 30, 40), tone.main),
    fill("M18 .5V-40H30V.5Z", tone.dark),
    fill(arch(0, 0.5, 20, 36), tone.light),
    lamp(arch(0, 0.5, 15, 30), WOOD_DARK),
    fill("M-9 0C-10-8-5-8-5-12C-5-16-3-18 0-18S5-16 5-12C5-8 10-8 9 0Z", GOLD_DARK),
    fill(block(0, 0.5, 33, 4), tone.dark),
    fill(CUPOLA, tone.main),
    fill("M40-37V-42Q26-45 24-54C24-74 10-76 6-84H2C8-70 16-66 14-50Q14-42 22-37Z", tone.dark),
    line("M-39-38.500H39", tone.trim, 3.4),
    line("M-24.500-50H24.500", tone.trim, 2),
    seal(niche.seal, tone, sign),
    fill(finial(0, -82, 10), GOLD),
  ],
};

// ------------------------------------------------------------------------------------------------ Stupa

const CHAITYA = (x: number): string =>
  path`M${x - 8} ${-11}V${-20}Q${x - 8} ${-31} ${x - 3} ${-33}L${x} ${-50}L${x + 3} ${-33}Q${x + 8} ${-31} ${x + 8} ${-20}V${-11}Z`;
const TERRACES = block(0, 0, 68, 12) + block(0, -11, 50, 13) + block(0, -23, 45, 13);

const terraces: Section = {
  half: 68,
  height: 35,
  outline: TERRACES + CHAITYA(-59.5) + CHAITYA(59.5),
  seal: [-16, 7.5],
  draw: (tone, sign) => [
    fill(CHAITYA(-59.5) + CHAITYA(59.5), tone.light),
    fill(block(0, -23, 45, 13), tone.light),
    fill(block(0, -11, 50, 13), tone.main),
    fill(block(0, 0, 68, 12), tone.dark),
    fill(
      each([-42, -31, -20, 20, 31, 42], (x) => arch(x, -12.5, 3.6, 9)),
      tone.dark,
    ),
    fill(
      each([-56, -44, -32, -20, 20, 32, 44, 56], (x) => block(x, -2.5, 3.4, 6.5)),
      tone.sign,
      0.45,
    ),
    fill(block(0, -1, 13, 29), tone.main),
    line("M-44-35H44M-67-11.500H-14M14-11.500H67", tone.trim, 2.2),
    seal(terraces.seal, tone, sign),
  ],
};

const DOME = "M-47 .5C-56-38-28-54-20-54H20C28-54 56-38 47 .5Z";

const dome: Section = {
  half: 51,
  height: 53,
  outline: DOME,
  seal: [-34, 10],
  draw: (tone, sign) => [
    fill(DOME, tone.main),
    fill("M8-54H20C28-54 56-38 47 .5H30C38-24 28-46 8-54Z", tone.dark),
    line("M-48-14Q-32 6-16-12Q0 6 16-12Q32 6 48-14", tone.trim, 3.4),
    fill(
      each([-48, -16, 16, 48], (x) => disc(x, -13.5, 3.6)),
      MARIGOLD,
    ),
    line("M-46-1.200H46", tone.light, 2.4),
    seal(dome.seal, tone, sign),
  ],
};

const RINGS = series(0, 1, 6).map((i) => block(0, -44 - i * 5.2, 19 - i * 2.3, 5.4));
const SPIRE = RINGS.join("");
const CANOPY = "M-17-78Q0-93 17-78L13-74H-13Z";
const HARMIKA = block(0, 0.5, 26, 37) + block(0, -36, 30, 8);

const tower: Section = {
  half: 30,
  height: 105,
  outline: HARMIKA + SPIRE + CANOPY + finial(0, -84, 10),
  seal: [-7.5, 6],
  draw: (tone, sign) => [
    fill(block(0, 0.5, 26, 37), tone.main),
    at(0, -21, 1.14, eyes(1)),
    seal(tower.seal, tone, sign),
    fill(block(0, -36, 30, 8), tone.dark),
    line("M-29-36H29M-26 0H26", tone.trim, 2.4),
    fill(SPIRE, tone.main),
    fill(RINGS.filter((_, i) => i % 2).join(""), tone.dark),
    fill(CANOPY, tone.dark),
    line("M-13-74.500H13", tone.trim, 2.6),
    fill(finial(0, -84, 10), GOLD),
  ],
};

// ------------------------------------------------------------------------------------------------ Pagoda

const STEPS = block(0, 0, 66, 9.5) + block(0, -9, 58, 9.5) + block(0, -18, 50, 9.5) + block(0, -27, 42, 18);

// A stone lion beside the stairs, on the second step.
const LION = (side: number): string =>
  path`M${side * 23 - 7} ${-9}C${side * 23 - 8} ${-16} ${side * 23 - 3} ${-17} ${side * 23 - 4} ${-20}A5 5 0 1 1 ${side * 23 + 4} ${-20}C${side * 23 + 3} ${-17} ${side * 23 + 8} ${-16} ${side * 23 + 7} ${-9}Z`;

const plinth: Section = {
  half: 66,
  height: 44,
  outline: STEPS,
  seal: [-35.5, 7],
  draw: (tone, sign) => [
    fill(STEPS, tone.main),
    fill(block(0, 0, 66, 9.5) + block(0, -18, 50, 9.5), tone.dark),
    line("M-57-18H57M-41-44H41M-49-27H49", tone.trim, 2),
    fill(cut([-15, 0.5], [-10, -27], [10, -27], [15, 0.5]), STONE),
    line("M-13-5H13M-12.500-11H12.500M-11.500-16.500H11.500M-10.500-22H10.500", STONE_DARK, 2),
    fill(each([-1, 1], LION), GOLD),
    fill(
      each([-1, 1], (side) => disc(side * 27, -35.5, 3.4)),
      tone.dark,
    ),
    seal(plinth.seal, tone, sign),
  ],
};

interface Storey {
  wall: number;
  high: number;
  /** Half the eaves, the height of the roof, half its ridge. */
  eave: number;
  slope: number;
  ridge: number;
  columns?: boolean;
  top?: boolean;
}

/** One storey of a pagoda: a wall of brick, struts, and the roof in its colour. */
function storey({ wall, high, eave, slope, ridge, columns = false, top = false }: Storey): Section {
  const lift = eave * 0.13;
  const cover = roof(0, -high, eave, slope, ridge, lift);
  const posts = columns ? each([-1, 1], (side) => block(side * (wall + 12), 0.5, 3, high + 4)) : "";
  const size = 10;
  const crown = top ? finial(0, -high - slope + 2, size) : block(0, -high - slope + 2, ridge, 4);
  const tiles = each(
    series(-3, 1, 7),
    (i) =>
      path`M${(i / 3.2) * eave * 0.78} ${-high - 3}Q${(i / 3.2) * (eave * 0.4 + ridge * 0.4)} ${-high - slope * 0.42} ${(i / 3.2) * ridge} ${-high - slope + 2}`,
  );
  const struts = each([-1, 1], (side) =>
    cut([side * wall, -high + 9], [side * eave * 0.8, -high - 1], [side * wall, -high - 1]),
  );
  const bells = each(series(-3, 1, 7), (i) => disc((i / 3) * eave * 0.74, -high + 3.2, 2.1));
  const self: Section = {
    half: eave,
    height: high + slope - (top ? -size * 2 + 2 : 1),
    outline: block(0, 0.5, wall, high + 2) + posts + cover + crown,
    seal: [-high - slope * (top ? 0.4 : 0.48), Math.min(8, slope * 0.27)],
    draw: (tone, sign) => [
      fill(block(0, 0.5, wall, high + 4), BRICK),
      line(
        each(
          [-1, 1],
          (side) => path`M${side * wall * 0.78} ${-4}h${-side * 5}M${side * wall * 0.62} ${-high * 0.46}h${side * 5}`,
        ),
        BRICK_DARK,
        1.8,
      ),
      ...(columns
        ? [
            fill(block(0, 0.5, 12, high * 0.86), WOOD),
            lamp(arch(0, 0.5, 7.5, high * 0.7), WOOD_DARK),
            lamp(block(-18.5, -8, 3.6, 11) + block(18.5, -8, 3.6, 11), WOOD_DARK),
            fill(posts, WOOD),
          ]
        : [
            lamp(
              each([-0.58, 0, 0.58], (x) => block(x * wall, -3, wall * 0.15, high * 0.5)),
              WOOD_DARK,
            ),
          ]),
      fill(struts + block(0, -high + 3.5, wall + (columns ? 17 : 1), 5), WOOD_DARK),
      fill(cover, tone.main),
      line(tiles, tone.dark, 2),
      line(eaves(0, -high, eave, lift), tone.trim, 3.2),
      fill(bells, tone.trim === RAINBOW ? GOLD : tone.trim),
      fill(oval(0, self.seal[0], self.seal[1] * 1.5, self.seal[1] * 1.42), tone.dark),
      seal(
        self.seal,
        { ...tone, sign: tone === TONES.white ? PAPER : tone === TONES.yellow ? PAPER : tone.sign },
        sign,
      ),
      fill(crown, top ? GOLD : tone.dark),
    ],
  };
  return self;
}

// ------------------------------------------------------------------------------------------------ all

export const SECTIONS = {
  buddha,
  shrine_1: altar,
  shrine_2: niche,
  stupa_1: terraces,
  stupa_2: dome,
  stupa_3: tower,
  pagoda_1: plinth,
  pagoda_2: storey({ wall: 26, high: 34, eave: 60, slope: 27, ridge: 32, columns: true }),
  pagoda_3: storey({ wall: 27, high: 19, eave: 47, slope: 25, ridge: 22 }),
  pagoda_4: storey({ wall: 19, high: 16, eave: 34, slope: 29, ridge: 3, top: true }),
} satisfies Record<string, Section>;

export type SectionKey = keyof typeof SECTIONS;

/** The sections of each kind, from the ground up. */
export const KINDS = {
  buddha: ["buddha"],
  shrine: ["shrine_1", "shrine_2"],
  stupa: ["stupa_1", "stupa_2", "stupa_3"],
  pagoda: ["pagoda_1", "pagoda_2", "pagoda_3", "pagoda_4"],
} as const satisfies Record<string, readonly SectionKey[]>;

export type Kind = keyof typeof KINDS;

const isSection = (name: string): name is SectionKey => Object.hasOwn(SECTIONS, name);
const isKind = (name: string): name is Kind => Object.hasOwn(KINDS, name);

/** A kind or section by its name; what nobody knows is a Buddha. */
export const kindOf = (name: string): Kind => (isKind(name) ? name : "buddha");
export const sectionOf = (name: string): SectionKey => (isSection(name) ? name : "buddha");

export interface End {
  section: SectionKey;
  kind: Kind;
  /** 1 is the lowest section of its kind, `of` the highest. */
  step: number;
  of: number;
  colour: Colour;
  /** The colour a wild has been given, else the same. */
  sign: Colour;
}

/** An end of a card, "stupa_2:red"; a wild that has been named is "stupa_2:wild:red". */
export function endOf(key: string): End {
  const [name = "", colour = "", named = colour] = key.split(":");
  const section = sectionOf(name);
  const kind = kindOf(section.split("_")[0] ?? "");
  return {
    section,
    kind,
    step: Number(section.split("_")[1] ?? 1),
    of: KINDS[kind].length,
    colour: colourOf(colour),
    sign: colourOf(named),
  };
}

/** A section in a colour: "red", "wild" or "wild:red". */
export function drawSection(section: SectionKey, colour: string): Mark[] {
  const { colour: own, sign } = endOf(`${section}:${colour}`);
  return SECTIONS[section].draw(TONES[own], sign);
}

/** Where each section of a kind stands, from the ground up, and (last) where the monument ends. */
export const floors = (kind: Kind): number[] =>
  KINDS[kind].reduce<number[]>((ys, key) => [...ys, (ys[ys.length - 1] ?? 0) - SECTIONS[key].height], [0]);

/** Half the width of the whole monument. */
export const spread = (kind: Kind): number => Math.max(...KINDS[kind].map((key) => SECTIONS[key].half));

/** A monument as it stands: its sections, lowest first. Higher ones hide the joints of lower ones. */
export const stack = (kind: Kind, colours: readonly string[]): Mark[] =>
  KINDS[kind].flatMap((key, i) => (colours[i] ? [at(0, floors(kind)[i] ?? 0, 1, drawSection(key, colours[i]))] : []));

/** The silhouette of the sections that are missing. */
export const missing = (kind: Kind, colours: readonly string[]): { d: string; y: number }[] =>
  KINDS[kind].flatMap((key, i) => (colours[i] ? [] : [{ d: SECTIONS[key].outline, y: floors(kind)[i] ?? 0 }]));

/** Bamboo around the section that is to be built next: poles, ledgers and a brace. */
export function bamboo(kind: Kind, built: number): Mark[] {
  const next = KINDS[kind][built];
  if (!next) return [];
  const ys = floors(kind);
  const low = ys[built] ?? 0;
  const high = ys[built + 1] ?? 0;
  const half = SECTIONS[next].half + 3;
  const rows = [low - 10, (low + high) / 2 - 3, high + 4];
  return [
    line(path`M${-half} ${low + 6}V${high - 4}M${half} ${low + 6}V${high - 4}`, WOOD_LIGHT, 3.6),
    line(
      each(rows, (y) => path`M${-half - 6} ${y}H${half + 6}`),
      WOOD_LIGHT,
      2.8,
    ),
    line(path`M${-half} ${low - 10}L${half} ${high + 4}`, WOOD_LIGHT, 2.2),
  ];
}
