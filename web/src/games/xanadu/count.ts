// Counting for the player: what can be paid with, and what a card still needs. Only sums of what the server said.

import type { AccountLine } from "../../lib/game";
import { sayOf } from "../../lib/words.svelte";
import { ROWS } from "./art/facts";
import type { Book } from "./box";
import type { PlayerView, XanaduView } from "./view";

const say = sayOf("xanadu");

/** What a seat can pay with, by resource, and where it comes from. */
export interface Stock {
  all: Counts;
  pool: Counts;
  favours: Counts;
  passives: Counts;
}

/** How many there are of each resource, by name; one of which there is none is left out. */
export type Counts = Record<string, number>;

export function added(counts: Counts, names: readonly string[], each = 1): Counts {
  const sum = { ...counts };
  for (const name of names) sum[name] = (sum[name] ?? 0) + each;
  return Object.fromEntries(Object.entries(sum).filter(([, count]) => count));
}

export const taken = (counts: Counts, names: readonly string[]): Counts => added(counts, names, -1);

/** The stock of a seat: in its turn with what its workers collected, else what its city gives. */
export function stockOf(view: XanaduView, seat: number, book: Book): Stock {
  const player = view.players[seat];
  const active = view.active === seat && view.phase !== "start" && view.phase !== "over";
  const income = player?.income ?? {};
  const passives = passivesOf(player, book);
  return {
    all: active ? view.usable : income,
    pool: active ? view.pool : {},
    favours: taken(income, passives),
    passives: added({}, passives),
  };
}

const passivesOf = (player: PlayerView | undefined, book: Book): string[] =>
  (player?.buildings ?? [])
    .filter((building) => !building.spent_passive)
    .map((building) => book.get(building.card)?.passive ?? "")
    .filter(Boolean);

export type Source = "pool" | "favours" | "passives" | "have" | "missing";

/** Each symbol of a card's cost, and what would pay for it. The building one starts with is free: nothing is missing. */
export function costOf(
  view: XanaduView,
  seat: number,
  card: string,
  book: Book,
): { resource: string; source: Source }[] {
  if (view.phase === "start") return [];
  const payment = view.buildable.find((each) => each.card === card);
  if (payment) {
    return (["pool", "favours", "passives"] as const).flatMap((source) =>
      payment[source].map((resource) => ({ resource, source })),
    );
  }
  const left = { ...stockOf(view, seat, book).all };
  return (book.get(card)?.cost ?? []).map((resource) => {
    const has = (left[resource] ?? 0) > 0;
    left[resource] = (left[resource] ?? 0) - 1;
    return { resource, source: has ? "have" : "missing" };
  });
}

/** What the next worker on a card would find: goods, and the price it leaves; null where no row is free. */
export function nextRow(book: Book, card: string, workers: number): { goods: string[]; row: number } | null {
  const goods = workers < ROWS ? book.get(card)?.slots[workers] : undefined;
  return goods ? { goods, row: workers } : null;
}

/** What a seat would have if everybody sold all now, or has at the end: its coins, and each building at its price. */
export function account(seat: number, view: XanaduView): AccountLine[] {
  const player = view.players[seat];
  const why = say(view.phase === "over" ? "web-price-end" : "web-price-now");
  const left = (player?.buildings ?? []).filter((building) => !building.sold && building.price >= 0);
  return [
    { label: say("web-coins-before"), why: "", points: player?.coins ?? 0 },
    ...left.map(({ card, price }) => ({ label: say(`card-${card}`), why, points: price })),
  ];
}

// The hand

const COLOURS = ["brown", "blue", "yellow", "green"] as const;
/** How the hand is laid out; of a colour, only that colour is shown. */
export const ORDERS = ["drawn", "buildable", "colour", ...COLOURS] as const;
export type Order = (typeof ORDERS)[number];

export function sortHand(hand: readonly string[], order: Order, buildable: ReadonlySet<string>, book: Book): string[] {
  const colour = (card: string): number => COLOURS.findIndex((each) => each === book.get(card)?.colour);
  const sorted = COLOURS.some((each) => each === order)
    ? hand.filter((card) => book.get(card)?.colour === order)
    : [...hand];
  if (order === "colour") sorted.sort((a, b) => colour(a) - colour(b) || a.localeCompare(b));
  if (order === "buildable")
    sorted.sort(
      (a, b) => Number(buildable.has(b)) - Number(buildable.has(a)) || colour(a) - colour(b) || a.localeCompare(b),
    );
  return sorted;
}

/** Moves in the order they are offered: where a worker's card is chosen, the one that is missed least comes first. */
export function arrange<M extends { kind: string; args: Record<string, string | number> }>(
  moves: M[],
  view: XanaduView,
): M[] {
  if (view.phase !== "card") return moves;
  const place = (move: M): number => view.spare.indexOf(String(move.args["card"]));
  return [...moves].sort((a, b) => place(a) - place(b));
}
