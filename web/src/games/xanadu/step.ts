// How an event of Xanadu looks: what flies from where to where, and the table after it. No rule is decided here:
// cards are moved as the event says, and what follows from that is taken from the view that the server sends after the
// entry, which takes the place of whatever this made.

import type { Flight, Step } from "../../lib/game";
import { laidOn } from "../../lib/piles";
import { settled, type Changed } from "../../lib/settled";
import type { BuildingView, PlayerView, XanaduView } from "./view";

type Event = Record<string, string | number>;

// Zones of the board. What flies may be a card by its key, a back (""), a coin, the hat of a seat, or a resource.
export const PILE = "pile";
export const DISCARDS = "discards";
export const handOf = (seat: number): string => `hand-${seat}`;
export const placeIn = (seat: number): string => `place-${seat}`;
export const coinsOf = (seat: number): string => `coins-${seat}`;
export const lot = (card: string): string => `lot-${card}`; // a building
export const spot = (card: string): string => `spot-${card}`; // where its next worker goes, and coins come from
export const stock = (resource: string): string => `stock-${resource}`;

export const COIN = "coin";
export const hat = (seat: number): string => `hat ${seat}`;
export const goods = (resource: string): string => `goods ${resource}`;

const list = (event: Event, fact: string): string[] =>
  String(event[fact] ?? "")
    .split(" ")
    .filter(Boolean);

function withPlayer(view: XanaduView, seat: number, change: (player: PlayerView) => Partial<PlayerView>): XanaduView {
  return {
    ...view,
    players: view.players.map((player, number) => (number === seat ? { ...player, ...change(player) } : player)),
  };
}

function withBuilding(
  view: XanaduView,
  card: string,
  change: (building: BuildingView) => Partial<BuildingView>,
): XanaduView {
  const changed = (player: PlayerView): BuildingView[] =>
    player.buildings.map((each) => (each.card === card ? { ...each, ...change(each) } : each));
  return { ...view, players: view.players.map((player) => ({ ...player, buildings: changed(player) })) };
}

/** A card leaves a hand, whose faces only its owner knows. */
function fromHand(view: XanaduView, seat: number, card: string): XanaduView {
  return withPlayer(view, seat, (player) => ({
    hand: player.hand.filter((each) => each !== card),
    hand_size: player.hand_size - 1,
  }));
}

const newBuilding = (card: string, sideways: boolean): BuildingView => ({
  card,
  workers: [],
  sideways,
  sold: false,
  price: -1,
  spent: [],
  spent_passive: false,
});

const coins = (event: Event, seat: number, from: string): Flight[] =>
  Array.from({ length: Math.min(6, Math.max(1, Number(event["coins"]))) }, () => ({
    card: COIN,
    from,
    to: coinsOf(seat),
  }));

/** What each event changes, besides where cards lie. */
const CHANGED: Record<string, Changed<XanaduView, PlayerView>> = {
  begin: { table: ["first_player"] },
  deal: { table: ["pile"] },
  draw: { table: ["pile"] },
  choose: { seat: ["choosing"] },
  turn: { table: ["turn", "active", "pool", "usable", "sales", "builds"] },
  sell: { table: ["sales"], seat: ["coins"] },
  worker: { table: ["target", "pool", "usable"] },
  "own-worker": { table: ["target", "pool", "usable"] },
  favour: { table: ["usable"], seat: ["income"] },
  full: { seat: ["coins"] },
  build: { table: ["pool", "usable", "builds", "buildable"] },
  final: { seat: ["sales"] },
};

export function step(before: XanaduView, event: Event, after: XanaduView | null = null): Step<XanaduView> {
  const view = settled(before, after, event, CHANGED[String(event["kind"])]);
  const seat = Number(event["seat"] ?? 0);
  const card = String(event["card"] ?? "");
  const house = String(event["building"] ?? "");
  const still = { view, flights: [] };
  switch (event["kind"]) {
    case "deal":
    case "draw": {
      const count = Number(event["count"]);
      const cards = list(event, "cards");
      const flights = Array.from({ length: count }, (_, i) => ({
        card: cards[i] ?? "",
        from: PILE,
        to: handOf(seat),
        turn: i < cards.length,
      }));
      const drawn = withPlayer(view, seat, (player) => ({
        hand: [...player.hand, ...cards.filter((each) => !player.hand.includes(each))],
        hand_size: player.hand_size + count,
      }));
      return { view: drawn, flights, sound: "card" };
    }
    case "choose": {
      const player = view.players[seat];
      if (card && player && !player.hand.includes(card)) return still; // the viewer has seen this when they chose
      const laid = withPlayer(fromHand(view, seat, card), seat, (each) => ({
        chosen: card ? [...each.chosen, card] : each.chosen,
        chosen_count: each.chosen_count + 1,
      }));
      return { view: laid, flights: [{ card: "", from: handOf(seat), to: placeIn(seat) }], sound: "card" };
    }
    case "start": {
      const laid = withPlayer(view, seat, (player) => ({
        chosen: player.chosen.filter((each) => each !== card),
        chosen_count: Math.max(0, player.chosen_count - 1),
        buildings: [...player.buildings, newBuilding(card, false)],
      }));
      return { view: laid, flights: [{ card, from: handOf(seat), to: placeIn(seat), turn: true }], sound: "card" };
    }
    case "sell": {
      const workers = list(event, "cards");
      const sold = withPlayer(view, seat, (player) => ({
        buildings: player.buildings.filter((each) => each.card !== house),
      }));
      const flights = [
        ...coins(event, seat, spot(house)),
        ...[house, ...workers].map((each) => ({ card: each, from: lot(house), to: DISCARDS })),
      ];
      return {
        view: { ...sold, discards: laidOn(view.discards, house, ...workers) },
        flights,
        sound: "bell",
      };
    }
    case "worker":
    case "own-worker": {
      const found = list(event, "resources");
      const sent = withBuilding(fromHand(view, seat, card), house, (each) => ({
        workers: [...each.workers, card],
        price: Number(event["price"]),
      }));
      const flights = [
        { card: hat(seat), from: handOf(seat), to: spot(house) },
        ...found.map((each) => ({ card: goods(each), from: spot(house), to: stock(each) })),
      ];
      return { view: sent, flights, sound: "card" };
    }
    case "favour":
      return {
        view,
        flights: list(event, "resources").map((each) => ({ card: goods(each), from: spot(house), to: coinsOf(seat) })),
      };
    case "build": {
      const built = withPlayer(fromHand(view, seat, card), seat, (player) => ({
        buildings: [...player.buildings, newBuilding(card, true)],
      }));
      return {
        view: built,
        flights: [{ card, from: handOf(seat), to: placeIn(seat), turn: view.players[seat]?.hand.length === 0 }],
        sound: "card",
      };
    }
    case "discard":
      return {
        view: { ...fromHand(view, seat, card), discards: laidOn(view.discards, card) },
        flights: [{ card, from: handOf(seat), to: DISCARDS }],
        sound: "card",
      };
    case "clear": {
      const gone = [house, ...list(event, "cards")];
      const cleared = withPlayer(view, seat, (player) => ({
        buildings: player.buildings.filter((each) => each.card !== house),
      }));
      return {
        view: { ...cleared, discards: laidOn(view.discards, ...gone) },
        flights: gone.map((each) => ({ card: each, from: lot(house), to: DISCARDS })),
        sound: "card",
      };
    }
    case "rebuild":
    case "rebuild-end": {
      const rebuilt = { ...view, discards: [], pile: Number(event["count"]), pass_number: Number(event["pass"]) };
      const place = event["kind"] === "rebuild-end" ? ("pile" as const) : view.end_card;
      return {
        view: { ...rebuilt, end_card: place },
        flights: [{ card: "", from: DISCARDS, to: PILE }],
        sound: "card",
      };
    }
    case "end-card":
      return {
        view: { ...view, end_card: "shown" },
        flights: [{ card: "end", from: PILE, to: "end-card", turn: true }],
        sound: "late",
      };
    case "full":
    case "final":
      return {
        view: withBuilding(view, house, () => ({ sold: true, price: Number(event["coins"]) })),
        flights: coins(event, seat, spot(house)),
        sound: "bell",
      };
    case "win":
    case "share":
      return { ...still, sound: "win" };
    default:
      return still;
  }
}
