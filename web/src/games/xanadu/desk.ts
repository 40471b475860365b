// What every part of the board asks: the table, the cards' print, what glows, and what a click means.

import type { Picks } from "../../lib/narrow";
import type { Say } from "../../lib/words.svelte";
import type { BoardProps } from "../../lib/game";
import type { Facts } from "./art/facts";
import type { Book, Contents } from "./box";
import { nextRow } from "./count";
import type { BuildingView, XanaduView } from "./view";

export type Where = "hand" | "table";

export interface Desk extends BoardProps<XanaduView, Contents | null> {
  readonly book: Book;
  readonly looking: string; // the hand card that is pointed at
  say: Say;
  touch: (where: Where, card: string) => void;
  look: (card: string) => void;
  drag: (card: string) => void; // a hand card is being dragged, or "" no more
  drop: (building: string) => void; // what is dragged becomes a worker there
}

const KINDS = { hand: ["start", "card", "build", "discard"], table: ["sell", "worker"] };

/** What can be done now with a card in the hand or a building on the table. */
export function offerOf(desk: Desk, where: Where, card: string): (Picks & { kind: string }) | null {
  const offers = KINDS[where].map((kind) => ({ kind, [where === "hand" ? "card" : "building"]: card }));
  return offers.find((offer) => desk.glows(offer)) ?? null;
}

/** The words on what glows. */
export function offerWords(desk: Desk, offer: { kind: string }, price: number): string {
  return desk.say(`web-do-${offer.kind}`, { price });
}

// Cards in words

export const resources = (say: Say, list: readonly string[]): string =>
  list.length ? list.map((each) => say(`resource-${each}`)).join(", ") : say("nothing");

export function cardInWords(say: Say, facts: Facts | undefined): string {
  if (!facts) return "";
  const passive = facts.passive ? [say("card-passive", { resources: resources(say, [facts.passive]) })] : [];
  const prices = say("prices", { prices: [...facts.prices, facts.full].join(", ") });
  return [
    `${facts.name} (${say(`colour-${facts.colour}`)})`,
    say("card-cost", { resources: resources(say, facts.cost) }),
    ...passive,
    prices,
  ].join("; ");
}

export function buildingInWords(say: Say, book: Book, building: BuildingView): string {
  const facts = book.get(building.card);
  const name = facts?.name ?? say(`card-${building.card}`);
  const state = building.sold ? [say("sold")] : building.sideways ? [say("sideways")] : [];
  const next = building.sideways ? null : nextRow(book, building.card, building.workers.length);
  const passive = facts?.passive ? [say("card-passive", { resources: resources(say, [facts.passive]) })] : [];
  return [
    `${name} (${facts ? say(`colour-${facts.colour}`) : ""})`,
    ...state,
    say("web-worth", { price: priceNow(building, facts) }),
    say("web-workers", { count: building.workers.length }),
    ...(next ? [say("next-row", { resources: resources(say, next.goods) })] : []),
    ...passive,
  ].join("; ");
}

/** What a sale pays now; of a building that was laid this moment, what is printed. */
export const priceNow = (building: BuildingView, facts: Facts | undefined): number =>
  building.price < 0 ? (facts?.prices[0] ?? 0) : building.price;
