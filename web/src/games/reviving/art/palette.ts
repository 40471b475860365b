// The colours of Reviving Kathmandu. The five flag colours always come with their shape (shapes.ts); wild is a dark stone whose
// edge is a thin rainbow. Cards, coins and missions keep their paper by night; only the square has an evening.

import { RAINBOW } from "../../../art/marks";

export const COLOURS = ["blue", "white", "red", "green", "yellow"] as const;
export type Flag = (typeof COLOURS)[number];
export type Colour = Flag | "wild";

export const INK = "#1E1B2E";
export const PAPER = "#FBF5E9";
export const BRICK = "#A8482F";
export const BRICK_DARK = "#833521";
export const WOOD = "#5B3A29";
export const WOOD_DARK = "#3B2419";
export const WOOD_LIGHT = "#8A5B3C";
export const STONE = "#D8CAB0";
export const STONE_DARK = "#B3A284";
export const GOLD = "#EDB540";
export const GOLD_DARK = "#B57D17";
export const MARIGOLD = "#F0A12E";
export const LAMP = "#FFC56B";

export interface Tone {
  main: string;
  dark: string;
  light: string;
  /** What is cut out of `main` to be read on it: at least 3 : 1. */
  sign: string;
  /** Eaves and cornices. */
  trim: string;
  /** The paper behind it on a card. */
  tint: string;
}

export const TONES: Record<Colour, Tone> = {
  blue: { main: "#2F5DA8", dark: "#1F4180", light: "#6A93D2", sign: PAPER, trim: GOLD, tint: "#D5E2F1" },
  white: { main: "#FAF5EA", dark: "#D3C5A9", light: "#FFFDF7", sign: "#6B4A2F", trim: GOLD_DARK, tint: "#A7B6C2" },
  red: { main: "#C8402F", dark: "#942B1F", light: "#E57A63", sign: PAPER, trim: GOLD, tint: "#F5D6CB" },
  green: { main: "#2E7D5B", dark: "#1D5A41", light: "#67AD8B", sign: PAPER, trim: GOLD, tint: "#D3E6D8" },
  yellow: { main: "#E6AE31", dark: "#B37E16", light: "#F7D37A", sign: "#4A2E0C", trim: "#FBE6A6", tint: "#FBEBC4" },
  wild: { main: "#4B4658", dark: "#322E3D", light: "#756F84", sign: PAPER, trim: RAINBOW, tint: "#DAD5DE" },
};

const isColour = (name: string): name is Colour => Object.hasOwn(TONES, name);

/** A colour by its name; what nobody knows is wild. */
export const colourOf = (name: string): Colour => (isColour(name) ? name : "wild");

/** The six players in the order of the seats' colours in theme.css. `face` carries the numeral in `ink` (4.5 : 1). */
export const PLAYERS = {
  blue: { rim: "#27427F", face: "#3E63B4", ink: "#FDF8EC" },
  red: { rim: "#7C1F12", face: "#B93422", ink: "#FDF8EC" },
  yellow: { rim: "#8A6106", face: "#E6B32E", ink: "#35230A" },
  green: { rim: "#0B4A3E", face: "#1E7764", ink: "#FDF8EC" },
  purple: { rim: "#512573", face: "#8440B0", ink: "#FDF8EC" },
  white: { rim: "#4A3122", face: "#F7F0E3", ink: "#3A2417" },
} as const;

export type Player = keyof typeof PLAYERS;
export const SEATS = Object.keys(PLAYERS) as Player[];

const isPlayer = (name: string): name is Player => Object.hasOwn(PLAYERS, name);

/** A player by colour; what nobody knows is white. */
export const playerOf = (name: string): Player => (isPlayer(name) ? name : "white");
