// How an event of Kathmandu looks: what flies from where to where, and which parts of the table are then as the server says they are
// after the entry. No rule is decided here. Yaks and the storm do not fly: the map moves them.

import type { Flight, Step } from "../../lib/game";
import { settled, type Changed } from "../../lib/settled";
import type { Sound } from "../../lib/sound";
import { DICE } from "./art/palette";
import type { KathmanduView, PlayerView } from "./view";

type Event = Record<string, string | number>;

// Zones of the table.
export const SUPPLY = "supply";
export const GEAR_DECK = "deck-gear";
export const ANIMAL_DECK = "deck-animals";
export const PLAN_DECK = "deck-plans";
export const TENT_DECK = "deck-tents";
export const CITY = "city";
export const pageZone = (seat: number): string => `page-${seat}`; // what somebody has collected
export const stockZone = (seat: number): string => `stock-${seat}`;
export const yakZone = (seat: number): string => `yak-${seat}`;
export const groundZone = (space: string): string => `ground-${space}`;
export const goodZone = (space: string): string => `good-${space}`;
export const templeZone = (space: string): string => `temple-${space}`;
export const gearZone = (item: string): string => `gear-${item}`;
export const animalZone = (animal: string): string => `animal-${animal}`;
export const planZone = (plan: string): string => `plan-${plan}`;
export const weatherZone = (day: number): string => `weather-${day}`;

const list = (event: Event, fact: string): string[] =>
  String(event[fact] ?? "")
    .split(" ")
    .filter(Boolean);
const number = (event: Event, fact: string): number => Number(event[fact] ?? 0);
const text = (event: Event, fact: string): string => String(event[fact] ?? "");

/** What each event changes. */
const CHANGED: Record<string, Changed<KathmanduView, PlayerView>> = {
  character: { table: ["characters"], seat: ["character"] },
  place: { seat: ["space", "board"] },
  day: { table: ["day", "turn", "holder", "active"] },
  dice: { seat: ["dice", "dice_sum"] },
  reroll: { seat: ["dice"] },
  barrel: { seat: ["dice"] },
  take: { table: ["active", "current"], seat: ["dice", "resources"] },
  gain: { seat: ["resources"] },
  city: { seat: ["resources"] },
  exchange: { seat: ["resources"] },
  toolbox: { seat: ["resources", "cards"] },
  face: { seat: ["dice"] },
  magnifier: { seat: ["dice", "cards"] },
  bottle: { seat: ["dice", "cards"] },
  use: { seat: ["cards"] },
  rest: { seat: ["markers"] },
  "first-aid": { seat: ["markers", "cards"] },
  pay: { seat: ["resources"] },
  yak: { seat: ["completed", "hidden_tiles", "open_tile"] },
  "yak-last": { seat: ["completed", "hidden_tiles", "open_tile"] },
  animal: { table: ["animals"], seat: ["animals", "resources"] },
  pack: { table: ["gear"], seat: ["cards", "resources"] },
  buy: { table: ["towns"], seat: ["goods", "resources"] },
  special: { table: ["specials"], seat: ["specials", "resources"] },
  "special-from": { seat: ["specials", "resources"], to: ["specials", "resources"] },
  offer: { table: ["temples"], seat: ["offerings", "track"] },
  plan: { table: ["plans"], seat: ["plans"] },
  draw: { table: ["plan_deck"], seat: ["plans"] },
  "plan-shown": { table: ["plans", "plan_deck"] },
  swap: { seat: ["plans"], to: ["plans"] },
  arrive: { table: ["tiles"], seat: ["tile", "markers"] },
  "tent-draw": { seat: ["tent_count", "tents"] },
  tent: { seat: ["tent_count", "tents"], to: ["markers"] },
  pawn: { table: ["holder"] },
  storm: { table: ["storm", "weather"] },
  sun: { table: ["weather"] },
};

/** What is heard; most of what happens is silent, or seen. */
const SOUNDS: Record<string, Sound> = {
  ...named("card", ["place", "reroll", "barrel", "take", "gain", "city", "toolbox", "face", "magnifier", "bottle"]),
  ...named("card", ["use", "map", "walk", "animal", "pack", "plan", "draw", "swap", "tent-draw"]),
  ...named("bell", ["day", "yak", "yak-last", "buy", "special", "special-from", "offer"]),
  ...named("late", ["tired-needle", "tired-border", "tired-stopped", "tired-storm", "tent", "storm"]),
  ...named("win", ["arrive", "win", "share"]),
};

function named(sound: Sound, kinds: string[]): Record<string, Sound> {
  return Object.fromEntries(kinds.map((kind) => [kind, sound]));
}

export function step(view: KathmanduView, event: Event, after: KathmanduView | null = null): Step<KathmanduView> {
  const kind = text(event, "kind");
  const sound = SOUNDS[kind];
  const shown = settled(view, after, event, CHANGED[kind]);
  const seen = { view: moved(shown, event), flights: flightsOf(view, event), ...(sound && { sound }) };
  return kind === "walk" || kind === "map" ? { ...seen, lasts: 300 } : seen;
}

/** What an event says itself: where a yak stands on its way, and how tired it is there. Until it has arrived no other way is shown. */
function moved(view: KathmanduView, event: Event): KathmanduView {
  const seat = number(event, "seat");
  switch (event["kind"]) {
    case "take":
      return { ...view, previews: [] };
    case "map":
    case "walk": {
      const space = text(event, "space");
      return { ...withPlayer(view, seat, { space, board: parseInt(space, 10) }), previews: [] };
    }
    case "tired-needle":
    case "tired-border":
    case "tired-stopped":
    case "tired-storm":
      return withPlayer(view, seat, { markers: number(event, "markers") });
    default:
      return view;
  }
}

const withPlayer = (view: KathmanduView, seat: number, change: Partial<PlayerView>): KathmanduView => ({
  ...view,
  players: view.players.map((player, each) => (each === seat ? { ...player, ...change } : player)),
});

const supply = (seat: number, resource: string): Flight => ({
  card: `resource ${resource}`,
  from: SUPPLY,
  to: stockZone(seat),
});

function flightsOf(view: KathmanduView, event: Event): Flight[] {
  const seat = number(event, "seat");
  const to = number(event, "to");
  const page = pageZone(seat);
  switch (event["kind"]) {
    case "take": {
      const gives: string = DICE[text(event, "die") as keyof typeof DICE]?.gives ?? "any";
      return gives === "any" ? [] : [supply(seat, gives)];
    }
    case "gain":
    case "city":
    case "exchange":
      return [supply(seat, text(event, "resource"))];
    case "toolbox":
      return list(event, "resources").map((resource) => supply(seat, resource));
    case "pay":
      return [{ card: `resource ${text(event, "resource")}`, from: stockZone(seat), to: yakZone(seat) }];
    case "tired-needle":
    case "tired-border":
    case "tired-stopped":
    case "tired-storm":
      return [{ card: "marker", from: yakZone(seat), to: stockZone(seat) }];
    case "yak":
      return [{ card: `yak-tile ${text(event, "landscape")}`, from: yakZone(seat), to: page }];
    case "yak-last":
      return [{ card: "yak-tile last", from: yakZone(seat), to: page }];
    case "animal": {
      const animal = text(event, "animal");
      const landscape = view.animals.find((each) => each.animal === animal)?.landscape ?? "";
      return [{ card: `animal ${animal} ${landscape}`, from: animalZone(animal), to: page }];
    }
    case "pack": {
      const item = text(event, "item");
      const landscape = view.gear.find((each) => each.item === item)?.landscape ?? "";
      return [{ card: `gear ${text(event, "equipment")} ${landscape}`, from: gearZone(item), to: page }];
    }
    case "buy": {
      const card = `good ${text(event, "good")} ${number(event, "points")}`;
      return [{ card, from: goodZone(text(event, "space")), to: page }];
    }
    case "special":
      return [{ card: `special ${text(event, "good")}`, from: SUPPLY, to: page }];
    case "special-from":
      return [{ card: `special ${text(event, "good")}`, from: pageZone(to), to: page }];
    case "offer":
      return [{ card: `lamp ${seat}`, from: page, to: templeZone(text(event, "space")) }];
    case "plan":
      return [{ card: `plan ${text(event, "plan")}`, from: planZone(text(event, "plan")), to: page }];
    case "draw":
      return [{ card: `plan ${text(event, "plan")}`, from: PLAN_DECK, to: page, turn: true }];
    case "swap":
      return [
        { card: `plan ${text(event, "plan")}`, from: page, to: pageZone(to) },
        { card: `plan ${text(event, "for_plan")}`, from: pageZone(to), to: page },
      ];
    case "arrive":
      return [{ card: `tile ${number(event, "points")}`, from: CITY, to: page }];
    case "tent-draw":
      return [{ card: "tent", from: TENT_DECK, to: page }];
    case "tent":
      return [{ card: `tent ${text(event, "landscape")}`, from: page, to: yakZone(to) }];
    default:
      return [];
  }
}
