// What is printed on a building card, as the server tells it. Row 0 is the bottom row, the first to be covered.

export interface Facts {
  name: string;
  colour: string;
  cost: string[];
  passive: string; // "" is none
  slots: string[][];
  favours: string[]; // "" is none
  prices: number[]; // the price with 0, 1, 2, 3 workers
  full: number; // with four: the price on the picture
}

export type Step = "up" | "down" | "level" | "none";

export const ROWS = 4;

/** The price one sees with so many workers on the card. */
export const priceOf = (facts: Facts, workers: number): number =>
  workers < ROWS ? (facts.prices[workers] ?? facts.full) : facts.full;

/** How a price differs from the one below it (ruling X-R32); row 4 is the price on the picture. */
export function stepOf(facts: Facts, row: number): Step {
  if (row <= 0) return "none";
  const change = priceOf(facts, row) - priceOf(facts, row - 1);
  return change > 0 ? "up" : change < 0 ? "down" : "level";
}
