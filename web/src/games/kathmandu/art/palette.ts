// The colours of Kathmandu: a hand-tinted map. Pieces and cards keep their paper by night; the map itself has a night (`themed`).
// No colour stands alone: landscapes have signs and textures, dice signs, players knots on the blanket, plans shapes.

import type { Mark } from "../../../art/marks";

export const INK = "#2B2118";
export const PAPER = "#F7EEDA";
export const PARCHMENT = "#EFE3C8";
export const SEPIA = "#6B4A2C";
export const SAND = "#D9C59A";
export const GOLD = "#E2A82B";
export const GOLD_DARK = "#9A6A10";
export const SNOW = "#F4F7F9";
export const ROCK = "#8791A2";
export const ROCK_DARK = "#5F6A7E";
export const BRICK = "#B5523B";
export const BRICK_DARK = "#7E3323";
export const WOOD = "#6A4329";
export const WOOD_DARK = "#432818";
export const RED = "#C8402F";
export const BLUE = "#2F5DA8";
export const GREEN = "#2E7D5B";
export const NEEDLE = "#BC2A22";

const hex = (colour: string, i: number): number => parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16);

/** `share` of the one, the rest of the other. */
export const mix = (one: string, other: string, share: number): string =>
  `#${[0, 1, 2]
    .map((i) =>
      Math.round(hex(one, i) * share + hex(other, i) * (1 - share))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

const NIGHT = "#171C40";

/** A colour of the map by day, and the same by moonlight. */
export const themed = (colour: string, share = 0.6): string => `light-dark(${colour}, ${mix(colour, NIGHT, share)})`;

/** The same piece, by day and by moonlight. */
export const byNight = (marks: readonly Mark[], share = 0.84): Mark[] =>
  marks.map((mark) =>
    "of" in mark
      ? { ...mark, of: byNight(mark.of, share) }
      : {
          ...mark,
          ...(mark.fill ? { fill: themed(mark.fill, share) } : {}),
          ...(mark.stroke ? { stroke: themed(mark.stroke, share) } : {}),
        },
  );

export const LANDSCAPES = ["snow", "meadow", "grain", "forest", "jungle", "rice", "river", "highland", "town"] as const;
export type Landscape = (typeof LANDSCAPES)[number];

export interface Tone {
  base: string;
  /** The sign on the base: at least 3 : 1. */
  sign: string;
  /** The texture, from the darker to the lighter. */
  deep: string;
  light: string;
}

export const TONES: Record<Landscape, Tone> = {
  snow: { base: "#E8F0F5", sign: "#3C6790", deep: "#9DB6CC", light: "#FFFFFF" },
  meadow: { base: "#A9C46C", sign: "#37570F", deep: "#6E9338", light: "#F5EFC6" },
  grain: { base: "#E3BF5A", sign: "#6A440A", deep: "#A97A1C", light: "#F7DF98" },
  forest: { base: "#7FA479", sign: "#14351F", deep: "#335F42", light: "#5B8B63" },
  jungle: { base: "#3B7556", sign: "#DDF2BC", deep: "#235640", light: "#7DB56B" },
  rice: { base: "#9CCBB0", sign: "#154B3C", deep: "#4F9479", light: "#E3F3E4" },
  river: { base: "#B9D7DF", sign: "#123F63", deep: "#5B97BD", light: "#E9F5F8" },
  highland: { base: "#C59A70", sign: "#4A2911", deep: "#8A5F3B", light: "#E0C09A" },
  town: { base: "#D9987A", sign: "#6A2114", deep: "#B5523B", light: "#F6E3C4" },
};

const CODES = "smgfjrwdc";
const isLandscape = (name: string): name is Landscape => Object.hasOwn(TONES, name);

/** A landscape by its name or by its letter on the boards; what nobody knows is highland. */
export const landscapeOf = (name: string): Landscape =>
  isLandscape(name) ? name : (name.length === 1 && LANDSCAPES[CODES.indexOf(name)]) || "highland";

export const PLAYERS = {
  blue: { main: "#2E55A6", dark: "#1C3570", ink: "#FDF8EC" },
  red: { main: "#BE3324", dark: "#7C1F12", ink: "#FDF8EC" },
  yellow: { main: "#E6B32E", dark: "#8A6106", ink: "#35230A" },
  green: { main: "#1E7764", dark: "#0B4A3E", ink: "#FDF8EC" },
} as const;
export type Player = keyof typeof PLAYERS;
export const SEATS = Object.keys(PLAYERS) as Player[];
const isPlayer = (name: string): name is Player => Object.hasOwn(PLAYERS, name);

/** A player by colour; what nobody knows is blue. */
export const playerOf = (name: string): Player => (isPlayer(name) ? name : "blue");

export const RESOURCES = ["backpack", "compass", "paint", "coin", "fodder"] as const;
export type Resource = (typeof RESOURCES)[number];

/** The six dice: `main` carries pips and sign in `ink` (4.5 : 1). */
export const DICE = {
  brown: { main: "#7A4A2B", dark: "#4C2B16", ink: "#FDF3DF", gives: "backpack" },
  grey: { main: "#6A7380", dark: "#434B57", ink: "#FFFFFF", gives: "compass" },
  violet: { main: "#6E4596", dark: "#452866", ink: "#FBF1FF", gives: "paint" },
  orange: { main: "#E58A2C", dark: "#9C5510", ink: "#2E1804", gives: "coin" },
  pink: { main: "#EBA0B4", dark: "#B05C76", ink: "#4A1024", gives: "fodder" },
  black: { main: "#2A2733", dark: "#5E596E", ink: "#F6EFDF", gives: "any" },
} as const;
export type Die = keyof typeof DICE;
const isDie = (name: string): name is Die => Object.hasOwn(DICE, name);

/** A die by colour; what nobody knows is black. */
export const dieOf = (name: string): Die => (isDie(name) ? name : "black");

/** The six plans. */
export const PLANS = {
  red: { main: "#BF3B2B", dark: "#84231A" },
  violet: { main: "#73489C", dark: "#4A2B69" },
  green: { main: "#2E7D5B", dark: "#1A5740" },
  blue: { main: "#2F5DA8", dark: "#1D3F78" },
  yellow: { main: "#E5B332", dark: "#96700E" },
  orange: { main: "#DF7F27", dark: "#96500F" },
} as const;
export type PlanColour = keyof typeof PLANS;
const isPlan = (name: string): name is PlanColour => Object.hasOwn(PLANS, name);

/** A plan by colour; what nobody knows is red. */
export const planOf = (name: string): PlanColour => (isPlan(name) ? name : "red");
