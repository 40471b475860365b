// Seats in the order in which they are shown: around the table, and at the end; and how one speaks to who sits there.

/** All seats, clockwise from this one; who only watches begins at the first. */
export const clockwise = (seats: number, from: number): number[] =>
  Array.from({ length: seats }, (_, place) => (Math.max(from, 0) + place) % seats);

/** The others, clockwise; to who only watches, all are. */
export const othersOf = (seats: number, viewer: number): number[] =>
  clockwise(seats, viewer).filter((seat) => seat !== viewer);

/** Everybody with the place they came to, the best first. Who shares a place takes up the next ones too: 1, 1, 3. */
export const placesOf = (ranking: readonly (readonly number[])[] | null): { seat: number; place: number }[] =>
  (ranking ?? []).flatMap((seats, i, all) => seats.map((seat) => ({ seat, place: all.slice(0, i).flat().length + 1 })));

/** A question as one asks it to somebody's face: "Ada, who gets 3?" is "Who gets 3?" to Ada. */
export function toYou(question: string, name: string): string {
  if (!name || !question.startsWith(`${name}, `)) return question;
  const rest = question.slice(name.length + 2);
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}
