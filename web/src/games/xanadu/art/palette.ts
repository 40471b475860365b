// The colours of Xanadu. A family (brown, blue, yellow, green) has its own paper, its own roofs and its own woven border, so that
// colour is never the only sign. Cards stay porcelain in both themes; Card.svelte dims them a little at night.

export const COBALT = "#1D3F8F";
export const AZURE = "#4A76C2";
export const MIST = "#A9C3E4";
export const PORCELAIN = "#F3F6F8";
export const GLAZE = "#DFE9F3";
export const CINNABAR = "#C1432E";
export const LACQUER = "#8F2A1C";
export const JADE = "#3F8F6B";
export const PINE = "#2C6B50";
export const GOLD = "#C9A14A";
export const SUN = "#E9C669";
export const EARTH = "#8A5A36";
export const BARK = "#5E3B24";
export const CREAM = "#F0E4C8";
export const STONE = "#9AA5B4";
export const SLATE = "#66728A";
export const CLAY = "#C4714A";
export const FLAME = "#F08A3C";
export const INK = "#1B2340";

export interface Family {
  /** The band of the card's head and what is written on it: at least 4.5 : 1. */
  band: string;
  text: string;
  /** The picture from back to front. */
  sky: string;
  far: string;
  near: string;
  ground: string;
  /** What its builders use. */
  roof: string;
  ridge: string;
  wall: string;
  post: string;
  base: string;
  trim: string;
  /** What the ground is strewn or paved with, below y = 80. */
  paving: string;
}

const strew = (step: number, shape: (x: number, i: number) => string): string =>
  Array.from({ length: Math.ceil(280 / step) }, (_, i) => shape(i * step, i)).join("");
const SLABS =
  "M0 80H280V82H0ZM0 88H280V89.6H0Z" + strew(18, (x) => `M${x + 6} 82h1.6v6h-1.6ZM${x + 15} 89h1.6v8h-1.6Z`);
const PEBBLES = strew(34, (x, i) => `M${x + 6} ${84 + (i % 3) * 3}h7v1.8h-7ZM${x + 22} ${91 - (i % 2) * 5}h5v1.8h-5Z`);
const GRASS = strew(
  30,
  (x, i) => `M${x + 4} ${89 + (i % 3) * 3}l2-5l2 5ZM${x + 19} ${94 - (i % 2) * 7}l1.6-4.4l1.6 4.4Z`,
);

export const FAMILIES = {
  brown: {
    band: "#754A2B",
    text: "#FBF4E6",
    sky: "#F3E8D3",
    far: "#E2CBA6",
    near: "#CDAB7C",
    ground: "#A9784B",
    roof: "#6A4429",
    ridge: "#A06A3C",
    wall: "#F6EBD6",
    post: "#9C4A30",
    base: "#C9B18E",
    trim: "#B9824C",
    paving: PEBBLES,
  },
  blue: {
    band: "#1D3F8F",
    text: "#F3F6F8",
    sky: "#E4EDF7",
    far: "#BFD3EC",
    near: "#94B3DD",
    ground: "#4F79C0",
    roof: "#1D3F8F",
    ridge: "#4A76C2",
    wall: "#F8FAFC",
    post: "#C1432E",
    base: "#C8D6E6",
    trim: GOLD,
    paving: SLABS,
  },
  yellow: {
    band: "#DDB04A",
    text: "#3A2705",
    sky: "#FCF2D2",
    far: "#F2DB98",
    near: "#E5C26A",
    ground: "#C9952F",
    roof: "#C98A1E",
    ridge: "#F0CB66",
    wall: "#C1432E",
    post: "#8F2A1C",
    base: "#F4EAD0",
    trim: "#F7DF9A",
    paving: SLABS,
  },
  green: {
    band: "#2B6E51",
    text: "#F3F8F4",
    sky: "#E0F0E6",
    far: "#B6D9C3",
    near: "#86BD9D",
    ground: "#4C9673",
    roof: "#2B7556",
    ridge: "#5FB08A",
    wall: "#FAF7EC",
    post: "#C9A14A",
    base: "#D3E2D5",
    trim: GOLD,
    paving: GRASS,
  },
} satisfies Record<string, Family>;

export type Colour = keyof typeof FAMILIES;

const isColour = (name: string): name is Colour => Object.hasOwn(FAMILIES, name);

/** The family's name, even when asked for one that does not exist. */
export const colourOf = (name: string): Colour => (isColour(name) ? name : "blue");
