// How an event of Kathmandu looks: what flies from where to where, and the table after it. No rule is decided here; the view that the
// server sends after the entry takes the place of whatever this made. Yaks and the storm do not fly: the map moves them.

import type { Flight, Step } from "../../lib/game";
import { DICE, RESOURCES } from "./art/palette";
import type { AnimalView, DieView, ItemView, KathmanduView, PlayerView } from "./view";

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

function withPlayer(
  view: KathmanduView,
  seat: number,
  change: (player: PlayerView) => Partial<PlayerView>,
): KathmanduView {
  return {
    ...view,
    players: view.players.map((player, each) => (each === seat ? { ...player, ...change(player) } : player)),
  };
}

const more = (counts: readonly number[], resource: string, count: number): number[] =>
  counts.map((each, i) => (RESOURCES[i] === resource ? Math.max(0, each + count) : each));
const gain = (view: KathmanduView, seat: number, resource: string, count = 1): KathmanduView =>
  withPlayer(view, seat, (player) => ({ resources: more(player.resources, resource, count) }));
/** What something cost is the server's to say: the stock is as it is after the entry. */
const paid = (view: KathmanduView, seat: number, after: KathmanduView | null): KathmanduView =>
  withPlayer(view, seat, (player) => ({ resources: after?.players[seat]?.resources ?? player.resources }));
const turned = (dice: readonly DieView[], die: string, change: Partial<DieView>): DieView[] =>
  dice.map((each) => (each.die === die ? { ...each, ...change } : each));
const shown = (dice: readonly DieView[], values: readonly string[]): DieView[] =>
  dice.map((each, i) => ({ ...each, value: Number(values[i] ?? each.value) }));
const without = (plans: readonly string[], plan: string): string[] =>
  plans.filter((each, i) => each !== plan || plans.indexOf(plan) !== i);
const tired = (view: KathmanduView, seat: number, event: Event): KathmanduView =>
  withPlayer(view, seat, () => ({ markers: number(event, "markers") }));

/** The first card of this kind leaves; one that was there from the start goes last. */
function spend(cards: readonly ItemView[], equipment: string): ItemView[] {
  const used = cards.find((card) => card.equipment === equipment);
  return cards.filter((card) => card !== used);
}

const supply = (seat: number, resource: string): Flight => ({
  card: `resource ${resource}`,
  from: SUPPLY,
  to: stockZone(seat),
});
const marker = (seat: number): Flight => ({ card: "marker", from: yakZone(seat), to: stockZone(seat) });

export function step(view: KathmanduView, event: Event, after: KathmanduView | null = null): Step<KathmanduView> {
  const seat = number(event, "seat");
  const still = { view, flights: [] as Flight[] };
  switch (event["kind"]) {
    case "character":
      return {
        ...still,
        view: {
          ...withPlayer(view, seat, () => ({ character: text(event, "character") })),
          characters: view.characters.filter((each) => each !== event["character"]),
        },
      };
    case "place":
      return {
        ...still,
        view: withPlayer(view, seat, () => ({
          space: text(event, "space"),
          board: parseInt(text(event, "space"), 10),
        })),
        sound: "card",
      };
    case "day":
      return {
        ...still,
        view: { ...view, day: number(event, "day"), turn: 1, holder: seat, active: seat },
        sound: "bell",
      };
    case "dice":
      return {
        ...still,
        view: withPlayer(view, seat, (player) => ({
          dice: shown(player.dice, list(event, "values")).map((die) => ({ ...die, state: "unused", slot: 0 })),
          dice_sum: 0,
        })),
      };
    case "reroll":
      return {
        ...still,
        view: withPlayer(view, seat, (player) => ({
          dice: turned(shown(player.dice, list(event, "values")), text(event, "die"), { state: "aside" }),
        })),
        sound: "card",
      };
    case "barrel":
      return {
        ...still,
        view: withPlayer(view, seat, (player) => ({ dice: shown(player.dice, list(event, "values")) })),
        sound: "card",
      };
    case "take": {
      const die = text(event, "die");
      const gives: string = DICE[die as keyof typeof DICE]?.gives ?? "any";
      const taken = withPlayer(view, seat, (player) => ({
        dice: turned(player.dice, die, {
          state: "used",
          slot: player.dice.filter((each) => each.state === "used").length + 1,
        }),
      }));
      const next = {
        ...taken,
        active: seat,
        previews: [],
        current: { ...view.current, die, steps: number(event, "value") },
      };
      return gives === "any"
        ? { ...still, view: next, sound: "card" }
        : { view: gain(next, seat, gives), flights: [supply(seat, gives)], sound: "card" };
    }
    case "gain":
    case "city":
      return {
        view: gain(view, seat, text(event, "resource")),
        flights: [supply(seat, text(event, "resource"))],
        sound: "card",
      };
    case "exchange":
      return {
        view: paid(view, seat, after),
        flights: [supply(seat, text(event, "resource"))],
      };
    case "toolbox": {
      const found = list(event, "resources");
      const spent = withPlayer(view, seat, (player) => ({ cards: spend(player.cards, "toolbox") }));
      return {
        view: found.reduce((so, resource) => gain(so, seat, resource), spent),
        flights: found.map((resource) => supply(seat, resource)),
        sound: "card",
      };
    }
    case "face":
    case "magnifier":
    case "bottle": {
      const used =
        event["kind"] === "face"
          ? view
          : withPlayer(view, seat, (player) => ({ cards: spend(player.cards, text(event, "kind")) }));
      return {
        ...still,
        view: withPlayer(used, seat, (player) => ({
          dice: turned(player.dice, text(event, "die"), { value: number(event, "value") }),
        })),
        sound: "card",
      };
    }
    case "use":
      return {
        ...still,
        view: withPlayer(view, seat, (player) => ({ cards: spend(player.cards, text(event, "equipment")) })),
        sound: "card",
      };
    case "rest":
      return { ...still, view: withPlayer(view, seat, () => ({ markers: 0 })) };
    case "first-aid":
      return {
        ...still,
        view: withPlayer(view, seat, (player) => ({
          markers: Math.max(0, player.markers - number(event, "count")),
          cards: spend(player.cards, "first_aid"),
        })),
      };
    case "map":
    case "walk": {
      const space = text(event, "space");
      return {
        ...still,
        view: { ...withPlayer(view, seat, () => ({ space, board: parseInt(space, 10) })), previews: [] },
        sound: "card",
        lasts: 300,
      };
    }
    case "pay":
      return {
        view: gain(view, seat, text(event, "resource"), -number(event, "count")),
        flights: [{ card: `resource ${text(event, "resource")}`, from: stockZone(seat), to: yakZone(seat) }],
      };
    case "tired-needle":
    case "tired-border":
    case "tired-stopped":
    case "tired-storm":
      return { view: tired(view, seat, event), flights: [marker(seat)], sound: "late" };
    case "yak":
      return {
        view: withPlayer(view, seat, (player) => ({
          completed: player.completed + 1,
          hidden_tiles: number(event, "hidden"),
          open_tile: text(event, "next"),
        })),
        flights: [{ card: `yak-tile ${text(event, "landscape")}`, from: yakZone(seat), to: pageZone(seat) }],
        sound: "bell",
      };
    case "yak-last":
      return {
        view: withPlayer(view, seat, (player) => ({ completed: player.completed + 1, hidden_tiles: 0, open_tile: "" })),
        flights: [{ card: "yak-tile last", from: yakZone(seat), to: pageZone(seat) }],
        sound: "bell",
      };
    case "animal": {
      const animal = text(event, "animal");
      const card: AnimalView = view.animals.find((each) => each.animal === animal) ?? { animal, landscape: "" };
      return {
        view: {
          ...withPlayer(paid(view, seat, after), seat, (player) => ({ animals: [...player.animals, card] })),
          animals: view.animals.filter((each) => each.animal !== animal),
        },
        flights: [{ card: `animal ${animal} ${card.landscape}`, from: animalZone(animal), to: pageZone(seat) }],
        sound: "card",
      };
    }
    case "pack": {
      const item = text(event, "item");
      const card: ItemView = view.gear.find((each) => each.item === item) ?? {
        item,
        equipment: text(event, "equipment"),
        landscape: "",
      };
      return {
        view: {
          ...withPlayer(paid(view, seat, after), seat, (player) => ({ cards: [...player.cards, card] })),
          gear: view.gear.filter((each) => each.item !== item),
        },
        flights: [{ card: `gear ${card.equipment} ${card.landscape}`, from: gearZone(item), to: pageZone(seat) }],
        sound: "card",
      };
    }
    case "buy": {
      const [space, good, points] = [text(event, "space"), text(event, "good"), number(event, "points")];
      return {
        view: {
          ...withPlayer(paid(view, seat, after), seat, (player) => ({
            goods: [...player.goods, { tile: text(event, "tile"), good, points }],
          })),
          towns: view.towns.map((town) => (town.space === space ? { space, tile: "", good: "", points: 0 } : town)),
        },
        flights: [{ card: `good ${good} ${points}`, from: goodZone(space), to: pageZone(seat) }],
        sound: "bell",
      };
    }
    case "special":
    case "special-from": {
      const [good, from] = [text(event, "good"), number(event, "to")];
      const robbed =
        event["kind"] === "special"
          ? view
          : withPlayer(paid(view, from, after), from, (player) => ({
              specials: player.specials.filter((each) => each !== good),
            }));
      const bought = withPlayer(paid(robbed, seat, after), seat, (player) => ({
        specials: [...player.specials, good],
      }));
      return {
        view: { ...bought, specials: view.specials.filter((each) => each !== good) },
        flights: [
          { card: `special ${good}`, from: event["kind"] === "special" ? SUPPLY : pageZone(from), to: pageZone(seat) },
        ],
        sound: "bell",
      };
    }
    case "offer": {
      const space = text(event, "space");
      const made = withPlayer(view, seat, (player) => ({
        offerings: number(event, "made"),
        track: [number(event, "points"), ...player.track.slice(1)],
      }));
      return {
        view: {
          ...made,
          temples: view.temples.map((temple) =>
            temple.space === space ? { ...temple, seats: [...temple.seats, seat] } : temple,
          ),
        },
        flights: [{ card: `lamp ${seat}`, from: pageZone(seat), to: templeZone(space) }],
        sound: "bell",
      };
    }
    case "plan":
    case "draw": {
      const plan = text(event, "plan");
      const drawn = event["kind"] === "draw";
      const taken = withPlayer(view, seat, (player) => ({ plans: [...player.plans, plan] }));
      return {
        view: {
          ...taken,
          plans: drawn ? view.plans : without(view.plans, plan),
          plan_deck: view.plan_deck - (drawn ? 1 : 0),
        },
        flights: [{ card: `plan ${plan}`, from: drawn ? PLAN_DECK : planZone(plan), to: pageZone(seat), turn: drawn }],
        sound: "card",
      };
    }
    case "plan-shown":
      return {
        view: { ...view, plans: [...view.plans, text(event, "plan")], plan_deck: Math.max(0, view.plan_deck - 1) },
        flights: [],
      };
    case "swap": {
      const [plan, got, to] = [text(event, "plan"), text(event, "for_plan"), number(event, "to")];
      const given = withPlayer(view, seat, (player) => ({ plans: [...without(player.plans, plan), got] }));
      return {
        view: withPlayer(given, to, (player) => ({ plans: [...without(player.plans, got), plan] })),
        flights: [
          { card: `plan ${plan}`, from: pageZone(seat), to: pageZone(to) },
          { card: `plan ${got}`, from: pageZone(to), to: pageZone(seat) },
        ],
        sound: "card",
      };
    }
    case "arrive": {
      const points = number(event, "points");
      return {
        view: {
          ...withPlayer(view, seat, () => ({ tile: points, markers: 0 })),
          tiles: view.tiles.filter((each, i) => each !== points || view.tiles.indexOf(points) !== i),
        },
        flights: [{ card: `tile ${points}`, from: CITY, to: pageZone(seat) }],
        sound: "win",
      };
    }
    case "tent-draw":
      return {
        view: withPlayer(view, seat, (player) => ({
          tent_count: player.tent_count + 1,
          tents: event["landscape"] ? [...player.tents, text(event, "landscape")] : player.tents,
        })),
        flights: [{ card: "tent", from: TENT_DECK, to: pageZone(seat) }],
        sound: "card",
      };
    case "tent": {
      const [to, landscape] = [number(event, "to"), text(event, "landscape")];
      const played = withPlayer(view, seat, (player) => ({
        tent_count: Math.max(0, player.tent_count - 1),
        tents: without(player.tents, landscape),
      }));
      return {
        view: withPlayer(played, to, () => ({ markers: number(event, "markers") })),
        flights: [{ card: `tent ${landscape}`, from: pageZone(seat), to: yakZone(to) }],
        sound: "late",
      };
    }
    case "pawn":
      return { ...still, view: { ...view, holder: seat } };
    case "storm":
      return {
        ...still,
        view: { ...view, storm: number(event, "border"), weather: [...view.weather, "storm"] },
        sound: "late",
      };
    case "sun":
      return { ...still, view: { ...view, weather: [...view.weather, "sun"] } };
    case "win":
    case "share":
      return { ...still, sound: "win" };
    default:
      return still;
  }
}
