// How an event of Fifteen of Patan looks: which card flies from where to where, and the table after it. No rule is
// decided here; the view that the server sends after the entry takes the place of whatever this made.

import type { Step } from "../game";
import type { PatanView } from "./view";

type Event = Record<string, string | number>;

/** Where the hand of a seat is on the board. */
export const zone = (seat: number): string => `hand-${seat}`;

/** The card of a seat in the trick, if it has played one. */
export function playedBy(view: PatanView, seat: number): string {
  const seats = view.points.length;
  return view.trick[(seat - view.leader + seats) % seats] ?? "";
}

const changed = (numbers: number[], seat: number, by: number): number[] =>
  numbers.map((each, place) => (place === seat ? each + by : each));

export function step(view: PatanView, event: Event): Step<PatanView> {
  const seat = Number(event["seat"] ?? 0);
  const card = String(event["card"] ?? "");
  switch (event["kind"]) {
    case "draw": {
      const count = Number(event["count"]);
      const cards = String(event["cards"] ?? "")
        .split(" ")
        .filter(Boolean); // told only to who drew them
      const flights = Array.from({ length: count }, () => ({ card: "", from: "pile", to: zone(seat) }));
      const after = {
        ...view,
        pile: view.pile - count,
        hand_sizes: changed(view.hand_sizes, seat, count),
        hand: [...view.hand, ...cards],
      };
      return { view: after, flights, sound: "card" };
    }
    case "lead":
      return { view: { ...view, leader: seat }, flights: [] };
    case "call":
      return { view: { ...view, low: event["trick"] === "low" }, flights: [] };
    case "play": {
      const hand = view.hand.filter((each) => each !== card);
      const after = { ...view, hand, hand_sizes: changed(view.hand_sizes, seat, -1), trick: [...view.trick, card] };
      return { view: after, flights: [{ card, from: zone(seat), to: `trick-${seat}` }], sound: "card" };
    }
    case "take": {
      const flights = view.points.map((_, each) => ({
        card: playedBy(view, each),
        from: `trick-${each}`,
        to: "discards",
      }));
      const after = {
        ...view,
        points: changed(view.points, seat, 1),
        trick: [],
        discards: [...view.discards, ...view.trick],
      };
      return { view: after, flights, sound: "bell" };
    }
    case "win":
    case "share":
      return { view, flights: [], sound: "win" };
    default:
      return { view, flights: [] };
  }
}
