// Cards of a row. Copies of a face look alike, so a card's key is its face and which copy in this row it is.

interface Placed {
  card: string;
  key: string;
  place: number;
}

export function keyed(row: readonly string[]): Placed[] {
  const seen = new Map<string, number>();
  return row.map((card, place) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    return { card, key: `${card}#${copy}`, place };
  });
}

/** Which refusal of the row this card is, counted from 1 at the left, as the moves count them. */
export function refusalNumber(row: readonly string[], place: number): number {
  return row.slice(0, place + 1).filter((card) => card === "refuse").length;
}
