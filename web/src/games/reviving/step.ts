// How an event of Reviving Kathmandu looks: what flies from where to where, and the table after it. No rule is decided
// here: pieces are moved as the event says, and what follows from that is taken from the view that the server sends after
// the entry, which takes the place of whatever this made.

import type { Flight, Step } from "../../lib/game";
import { laidOn } from "../../lib/piles";
import { settled, type Changed } from "../../lib/settled";
import { playerOf } from "./desk";
import type { PlayerView, RevivingView, SlotView, SpotView } from "./view";

type Event = Record<string, string | number>;

// Zones of the board. What flies may be a card by its key, a back (""), a coin ("coin red 3"; "coin red" lies face down), or
// debris ("debris blue").
export const BLUE = "blue";
export const RED = "red";
export const DISCARDS = "discards";
export const BAG = "bag";
export const slotZone = (slot: number): string => `slot-${slot}`;
export const spotZone = (spot: string): string => `spot-${spot}`;
export const handOf = (seat: number): string => `hand-${seat}`;
export const coinsOf = (seat: number): string => `coins-${seat}`;
export const squareZone = (square: number): string => `square-${square}`;
export const monumentZone = (bottom: string): string => `monument-${bottom}`;

const coinPiece = (view: RevivingView, seat: number, value: number): string =>
  `coin ${playerOf(view, seat)}${value ? ` ${value}` : ""}`;
const list = (event: Event, fact: string): string[] =>
  String(event[fact] ?? "")
    .split(" ")
    .filter(Boolean);

function withPlayer(
  view: RevivingView,
  seat: number,
  change: (player: PlayerView) => Partial<PlayerView>,
): RevivingView {
  return {
    ...view,
    players: view.players.map((player, number) => (number === seat ? { ...player, ...change(player) } : player)),
  };
}

function withSpot(view: RevivingView, spot: string, change: (spot: SpotView) => Partial<SpotView>): RevivingView {
  return { ...view, spots: view.spots.map((each) => (each.spot === spot ? { ...each, ...change(each) } : each)) };
}

function withSlots(view: RevivingView, change: (slot: SlotView) => string): RevivingView {
  return { ...view, slots: view.slots.map((each) => ({ ...each, card: change(each) })) };
}

/** Without one card: this one if the viewer knows it, else one that nobody can tell from the others. */
function without(cards: readonly string[], card: string): string[] {
  const known = cards.indexOf(card);
  const place = known >= 0 ? known : cards.indexOf("");
  return place < 0 ? [...cards] : cards.toSpliced(place, 1);
}

/** Where a card is built: on the monument that has this one, or if it begins one, on the square. */
function siteOf(view: RevivingView, square: number, built: string): string {
  const monument = view.squares[square]?.monuments.find(({ sections }) => sections.some(({ card }) => card === built));
  return monument ? monumentZone(monument.bottom) : squareZone(square);
}

const holds = (view: RevivingView, seat: number, card: string): boolean => {
  const player = view.players[seat];
  return player !== undefined && (player.must === card || player.hand.includes(card) || player.hand.includes(""));
};
const toHand = (view: RevivingView, seat: number, cards: readonly string[]): RevivingView =>
  withPlayer(view, seat, ({ hand }) => ({ hand: [...hand, ...cards] }));
const fromHand = (view: RevivingView, seat: number, card: string): RevivingView =>
  withPlayer(view, seat, ({ hand, must }) => (must === card ? { must: "" } : { hand: without(hand, card) }));
const toDiscards = (view: RevivingView, cards: readonly string[]): RevivingView => ({
  ...view,
  discards: laidOn(view.discards, ...cards),
});
const fromDiscards = (view: RevivingView, card: string): RevivingView => ({
  ...view,
  discards: view.discards.filter((each) => each !== card),
});

const COINS: (keyof PlayerView)[] = ["coins", "coin_count"];

/** What each event changes, besides where cards and coins lie. */
const CHANGED: Record<string, Changed<RevivingView, PlayerView>> = {
  begin: { table: ["first_player"] },
  marker: { table: ["first_player"] },
  round: { table: ["round", "phase", "reveal", "blue"] },
  bid: { seat: COINS },
  "bid-open": { seat: COINS },
  swap: { seat: COINS },
  "swap-open": { seat: COINS },
  draw: { table: ["red"] },
  return: { table: ["red"] },
  under: { table: ["red"] },
  convert: { seat: [...COINS, "spent", "score"] },
  buy: { seat: [...COINS, "spent", "must"] },
  bhairav: { table: ["bhairavs"], seat: ["bhairav"] },
  "bhairav-change": { table: ["bhairavs"], seat: ["bhairav"] },
  shake: { table: ["solo"] },
  "coin-back": { seat: COINS },
};

export function step(before: RevivingView, event: Event, after: RevivingView | null = null): Step<RevivingView> {
  const view = settled(before, after, event, CHANGED[String(event["kind"])]);
  const seat = Number(event["seat"] ?? 0);
  const card = String(event["card"] ?? "");
  const spot = String(event["spot"] ?? "");
  const coin = Number(event["coin"] ?? 0);
  const still = { view, flights: [] as Flight[] };
  switch (event["kind"]) {
    case "round": {
      const cards = list(event, "cards");
      const dealt = view.slots.filter((each) => each.card === "").slice(0, cards.length);
      const flights = dealt.map(({ slot }, i) => ({
        card: cards[i] ?? "",
        from: BLUE,
        to: slotZone(slot),
        turn: true,
      }));
      const laid = withSlots(view, (each) => cards[dealt.findIndex(({ slot }) => slot === each.slot)] ?? each.card);
      return { view: laid, flights, sound: "card" };
    }
    case "bid":
    case "bid-open": {
      if (view.spots.some((each) => each.spot === spot && each.seat >= 0)) return still;
      return {
        view: withSpot(view, spot, () => ({ seat, coin })),
        flights: [{ card: coinPiece(view, seat, coin), from: coinsOf(seat), to: spotZone(spot) }],
        sound: "card",
      };
    }
    case "jump": {
      const to = String(event["to_spot"]);
      const from = view.spots.find((each) => each.spot === spot);
      const moved = withSpot(
        withSpot(view, spot, () => ({ seat: -1, coin: 0, raised: 0 })),
        to,
        () => ({ seat, coin: from?.coin ?? 0, raised: from?.raised ?? 0 }),
      );
      return {
        view: moved,
        flights: [{ card: coinPiece(view, seat, from?.coin ?? 0), from: spotZone(spot), to: spotZone(to) }],
        sound: "card",
      };
    }
    case "swap":
    case "swap-open":
      return {
        view: withSpot(view, spot, () => ({ coin })),
        flights: [{ card: coinPiece(view, seat, coin), from: coinsOf(seat), to: spotZone(spot) }],
        sound: "card",
      };
    case "reveal":
    case "reveal-raised":
      return {
        view: withSpot(view, spot, () => ({ coin, raised: Number(event["raised"]) })),
        flights: [],
        sound: "card",
      };
    case "won-sole":
    case "won-highest":
    case "won-nearest":
    case "won-edge": {
      const slot = Number(event["slot"]);
      const taken = withSlots(view, (each) => (each.slot === slot ? "" : each.card));
      return {
        view: toHand(taken, seat, [card]),
        flights: [{ card, from: slotZone(slot), to: handOf(seat) }],
        sound: "card",
      };
    }
    case "draw": {
      const cards = list(event, "cards");
      const count = Number(event["count"]);
      const drawn = Array.from({ length: count }, (_, i) => cards[i] ?? "");
      const flights = drawn.map((each) => ({
        card: each || "back red",
        from: RED,
        to: handOf(seat),
        turn: each !== "",
      }));
      return { view: toHand(view, seat, drawn), flights, sound: "card" };
    }
    case "return": {
      return {
        view: withPlayer(view, seat, (player) => ({ drawn: without(player.drawn, card) })),
        flights: [{ card: card || "back red", from: handOf(seat), to: RED }],
      };
    }
    case "under": {
      const cards = list(event, "cards");
      const flights = view.slots
        .filter((each) => cards.includes(each.card))
        .map((each) => ({ card: each.card, from: slotZone(each.slot), to: RED }));
      return { view: withSlots(view, (each) => (cards.includes(each.card) ? "" : each.card)), flights };
    }
    case "build":
    case "build-for": {
      if (!holds(view, seat, card)) return still; // the viewer has seen this when they built it
      return {
        view: fromHand(view, seat, card),
        flights: [{ card, from: handOf(seat), to: siteOf(view, Number(event["square"]), String(event["bottom"])) }],
        sound: "card",
      };
    }
    case "rebuild": {
      const built = String(event["end"]).replace(/[ab]$/, "");
      if (!holds(view, seat, built)) return still;
      return {
        view: fromHand(view, seat, built),
        flights: [{ card: built, from: handOf(seat), to: siteOf(view, Number(event["to"]), card) }],
        sound: "card",
      };
    }
    case "complete":
    case "convert":
    case "bhairav":
    case "bhairav-change":
      return { ...still, sound: "bell" };
    case "discard":
      if (!holds(view, seat, card)) return still;
      return {
        view: toDiscards(fromHand(view, seat, card), [card]),
        flights: [{ card, from: handOf(seat), to: DISCARDS }],
        sound: "card",
      };
    case "buy":
      return {
        view: fromDiscards(view, card),
        flights: [{ card, from: DISCARDS, to: handOf(seat) }],
        sound: "card",
      };
    case "take":
      return {
        view: toHand(fromDiscards(view, card), seat, [card]),
        flights: [{ card, from: DISCARDS, to: handOf(seat) }],
        sound: "card",
      };
    case "collect": {
      const cards = list(event, "cards");
      const flights = view.slots
        .filter((each) => cards.includes(each.card))
        .map((each) => ({ card: each.card, from: slotZone(each.slot), to: handOf(seat) }));
      return {
        view: toHand(
          withSlots(view, (each) => (cards.includes(each.card) ? "" : each.card)),
          seat,
          cards,
        ),
        flights,
        sound: "card",
      };
    }
    case "shake":
      return { ...still, sound: "late" };
    case "debris": {
      const colour = String(event["colour"]);
      return {
        view: withSpot(view, spot, (each) => ({ debris: [...each.debris, colour] })),
        flights: [{ card: `debris ${colour}`, from: BAG, to: spotZone(spot) }],
        sound: "late",
      };
    }
    case "coin-back":
      return {
        view: withSpot(view, spot, () => ({ seat: -1, coin: 0 })),
        flights: [{ card: coinPiece(view, seat, coin), from: spotZone(spot), to: coinsOf(seat) }],
        sound: "bell",
      };
    case "clear": {
      const colour = String(event["colour"]);
      return {
        view: {
          ...view,
          spots: view.spots.map((each) => ({ ...each, debris: each.debris.filter((piece) => piece !== colour) })),
        },
        flights: [],
        sound: "bell",
      };
    }
    case "store": {
      const from = view.slots.find((each) => each.card === card);
      const to = after?.slots.find((each) => each.card === card);
      const stored = withSlots(view, (each) => (each.slot === to?.slot ? card : each.card === card ? "" : each.card));
      return {
        view: stored,
        flights: from && to ? [{ card, from: slotZone(from.slot), to: slotZone(to.slot) }] : [],
        sound: "card",
      };
    }
    case "clean": {
      const cards = list(event, "cards");
      const flights = view.slots
        .filter((each) => cards.includes(each.card))
        .map((each) => ({ card: each.card, from: slotZone(each.slot), to: DISCARDS }));
      return {
        view: toDiscards(
          withSlots(view, (each) => (cards.includes(each.card) ? "" : each.card)),
          cards,
        ),
        flights,
      };
    }
    case "scrap":
      return { view: toDiscards(view, list(event, "cards")), flights: [], sound: "late" };
    case "win":
    case "share":
    case "team-win":
    case "solo-easy":
    case "solo-medium":
    case "solo-hard":
    case "solo-extreme":
      return { ...still, sound: "win" };
    case "solo-lost":
      return { ...still, sound: "late" };
    default:
      return still;
  }
}
