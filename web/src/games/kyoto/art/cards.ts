// What a card's key says. Keys: e<value>, e<value>b<bells>, e<value>d, gift1, gift2, back, late, refuse; "" is a card face down.

export type Special = "gift1" | "gift2" | "back" | "late" | "refuse";

export interface Face {
  kind: "exploration" | Special | "down";
  value: number;
  bells: number;
  draw: boolean;
}

const EXPLORATION = /^e([0-5])(?:b([12])|(d))?$/;
const SPECIAL_BELLS: Record<Special, number> = { gift1: 1, gift2: 2, back: 0, late: 0, refuse: 0 };

const isSpecial = (key: string): key is Special => Object.hasOwn(SPECIAL_BELLS, key);

/** The face of a card; a key nobody knows is shown face down. */
export function parseCard(key: string): Face {
  if (isSpecial(key)) return { kind: key, value: 0, bells: SPECIAL_BELLS[key], draw: false };
  const found = EXPLORATION.exec(key);
  if (!found) return { kind: "down", value: 0, bells: 0, draw: false };
  return { kind: "exploration", value: Number(found[1]), bells: Number(found[2] ?? 0), draw: found[3] === "d" };
}
