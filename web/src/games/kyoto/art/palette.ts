// The colours of Gangs of Kyoto, and the six skies from dusk (0) to midnight (5).

export const INK = "#141A3A";
export const NIGHT = "#2A2F5E";
export const LANTERN = "#FF9D4D";
export const FLAME = "#FFD08A";
export const EMBER = "#D9642B";
export const MOON = "#F7EAD0";
export const CHERRY = "#E88AA3";
export const MOSS = "#5E7C5A";
export const FIRE = "#C8402F";
export const GOLD = "#F0B732";
export const GOLD_LIGHT = "#FFE08A";
export const GOLD_DARK = "#A66A10";

export interface Sky {
  sky: string;
  glow: string;
  far: string;
  mid: string;
  near: string;
}

// The moon-coloured numeral stands on `sky`: every one of them keeps a contrast above 4.5 : 1.
export const SKIES: readonly [Sky, Sky, Sky, Sky, Sky, Sky] = [
  { sky: "#8E4A66", glow: "#F2A65E", far: "#C4655F", mid: "#6E3458", near: "#3B2148" },
  { sky: "#714378", glow: "#E58A74", far: "#A35680", mid: "#552F61", near: "#2E1D47" },
  { sky: "#553E82", glow: "#C9738F", far: "#7F5492", mid: "#41306A", near: "#241B45" },
  { sky: "#3C3B7B", glow: "#8F6BA6", far: "#5D5497", mid: "#2F2E66", near: "#1A1A40" },
  { sky: "#282F63", glow: "#6A6CB0", far: "#4C5493", mid: "#333A75", near: "#14183C" },
  { sky: "#141A3A", glow: "#48529A", far: "#38417F", mid: "#272E62", near: "#0A0E26" },
];
