// Several people at one device: whom it must be handed to before it shows what only they may see.

import type { Table, You } from "./wire";

type Sight = Pick<Table, "status" | "due"> & { seats: readonly { bot: string | null }[] };

/** The seats that people of this device play themselves. */
export function peopleHere(table: Pick<Sight, "seats">, you: Pick<You, "seats">): number[] {
  return you.seats.filter((seat) => !table.seats[seat]?.bot);
}

/** Whom the curtain asks for while `here` has the device (null: nobody said so); nobody where it is not needed. Who must
 *  act comes first, one after the other; where only others must act, whoever is there may look. */
export function askFor(table: Sight, you: Pick<You, "seats">, here: number | null): number[] {
  const people = peopleHere(table, you);
  if (table.status !== "running" || people.length < 2) return [];
  const due = people.filter((seat) => table.due.includes(seat));
  if (here !== null && people.includes(here) && (due.length === 0 || due.includes(here))) return [];
  return due.length > 0 ? due.slice(0, 1) : people;
}
