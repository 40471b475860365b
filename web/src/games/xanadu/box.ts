// What is printed on the cards, as the box's contents tell it, by the card's key.

import type { Facts } from "./art/facts";

export interface Printed {
  key: string;
  name: string;
  colour: string;
  cost: string[];
  passive: string;
  rows: string[][];
  favours: string[];
  prices: number[];
  full: number;
  provenance: string;
  known?: Record<string, string>;
  notes?: string;
}

export interface Contents {
  card: Printed[];
  resource: { key: string; group: string; provenance: string }[];
}

export type Book = ReadonlyMap<string, Facts>;

/** Every card with its name as people read it. */
export function bookOf(contents: Contents | null, name: (key: string) => string): Book {
  return new Map(
    (contents?.card ?? []).map(({ key, rows, ...card }) => [key, { ...card, slots: rows, name: name(key) }]),
  );
}
