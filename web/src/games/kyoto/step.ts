// How an event of Gangs of Kyoto looks: which card flies from where to where, and the table after it. No rule is
// decided here: cards are moved as the event says, and what follows from that is taken from the view that the server
// sends after the entry, which takes the place of whatever this made.

import type { Step } from "../../lib/game";
import { laidOn } from "../../lib/piles";
import { settled, type Changed } from "../../lib/settled";
import type { KyotoView, PlayerView } from "./view";

type Event = Record<string, string | number>;

export const row = (seat: number): string => `row-${seat}`;
export const pile = (seat: number): string => `score-${seat}`;

function withPlayer(view: KyotoView, seat: number, change: (player: PlayerView) => Partial<PlayerView>): KyotoView {
  const players = view.players.map((player, number) => (number === seat ? { ...player, ...change(player) } : player));
  return { ...view, players };
}

/** What each event changes, besides where cards lie. */
const CHANGED: Record<string, Changed<KyotoView, PlayerView>> = {
  round: { table: ["round", "first_player", "active"] },
  deal: { table: ["active", "pile"] },
  draw: { table: ["pile"] },
  gift: { seat: ["score_cards", "score_pile", "bells"] },
  bank: { seat: ["score_cards", "score_pile", "bells"] },
};

export function step(before: KyotoView, event: Event, after: KyotoView | null = null): Step<KyotoView> {
  const view = settled(before, after, event, CHANGED[String(event["kind"])]);
  const seat = Number(event["seat"] ?? 0);
  const card = String(event["card"] ?? "");
  const still = { view, flights: [] };
  switch (event["kind"]) {
    case "deal": {
      const count = Number(event["count"]);
      const flights = Array.from({ length: count }, () => ({ card: "", from: "pile", to: "drawn" }));
      return {
        view: { ...view, face_down: count, served: [], turned: null },
        flights,
        sound: "card",
      };
    }
    case "turn":
      return {
        view: { ...view, turned: card, face_down: Math.max(0, view.face_down - 1) },
        flights: [{ card, from: "drawn", to: "turned", turn: true }],
        sound: "card",
      };
    case "give":
    case "keep":
      return { view: { ...view, receiver: Number(event["to"]) }, flights: [] };
    case "draw":
      return {
        view: { ...view, turned: card },
        flights: [{ card, from: "pile", to: "turned", turn: true }],
        sound: "card",
      };
    case "place": {
      const placed = withPlayer({ ...view, turned: null, receiver: null }, seat, (player) => ({
        row: [...player.row, card],
        total: Number(event["total"]),
        limit: Number(event["limit"]),
      }));
      return { view: placed, flights: [{ card, from: "turned", to: row(seat) }], sound: "card" };
    }
    case "gift":
      return {
        view: { ...view, turned: null, receiver: null },
        flights: [{ card, from: "turned", to: pile(seat) }],
        sound: "bell",
      };
    case "back": {
      const shorter = withPlayer(view, seat, (player) => ({ row: player.row.slice(0, -1) }));
      return {
        view: { ...shorter, turned: null, discards: laidOn(view.discards, card) },
        flights: [{ card, from: row(seat), to: "discards" }],
        sound: "card",
      };
    }
    case "refuse": {
      const without = withPlayer(view, seat, (player) => ({
        row: player.row.filter((_, place) => place !== Number(event["place"])),
      }));
      return {
        view: { ...without, turned: null, receiver: null, discards: laidOn(view.discards, "refuse", card) },
        flights: [
          { card, from: "turned", to: "discards" },
          { card: "refuse", from: row(seat), to: "discards" },
        ],
        sound: "card",
      };
    }
    case "late": {
      const lost = view.players[seat]?.row ?? [];
      const emptied = withPlayer(view, seat, () => ({ row: [], total: 0 }));
      return {
        view: { ...emptied, discards: laidOn(view.discards, ...lost) },
        flights: lost.map((card) => ({ card, from: row(seat), to: "discards" })),
        sound: "late",
      };
    }
    case "bank": {
      const cards = String(event["cards"] ?? "")
        .split(" ")
        .filter(Boolean);
      const banked = withPlayer(view, seat, () => ({ row: [], total: 0 }));
      return cards.length
        ? { view: banked, flights: cards.map((card) => ({ card, from: row(seat), to: pile(seat) })), sound: "bell" }
        : { ...still, view: banked };
    }
    case "rebuild":
      return {
        view: { ...view, discards: [], pile: Number(event["count"]) },
        flights: [{ card: "", from: "discards", to: "pile" }],
        sound: "card",
      };
    case "win":
      return { ...still, sound: "win" };
    default:
      return still;
  }
}
