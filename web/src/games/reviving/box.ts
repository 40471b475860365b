// What is in the box, as the server tells it: what is printed on cards, missions and objectives, by their keys.

import { endOf, KINDS, type Kind } from "./art/monuments";

interface PrintedCard {
  key: string;
  ends: string[]; // "stupa_2:red"
  diamond?: boolean;
}
interface Deck {
  cards: PrintedCard[];
  provenance: string;
}
interface PrintedMission extends Record<Kind, string[]> {
  key: string;
  points: number[]; // Buddha, Shrine, Stupa, Pagoda
  provenance: string;
}
interface PrintedObjective {
  key: string;
  points: number;
  needs: { kind: string; sections: string[] }[];
  provenance: string;
}
export interface Contents {
  coins: { values: number[]; provenance: string };
  game: { colour_bonus: number[]; buddha_bonus: number; provenance: string };
  points: Record<Kind, number[]> & { provenance: string };
  mat: { provenance: string };
  other_mat: { provenance: string };
  blue: Deck;
  red: Deck;
  buddha_promo: Deck;
  rainbow_promo: Deck;
  bhairav: { cost: number; points_per_section: number; provenance: string };
  architect: { key: string; provenance: string }[];
  solo: { debris: number; levels: number[]; provenance: string; die_provenance: string };
  mission: PrintedMission[];
  advanced_mission: PrintedMission[];
  objective: PrintedObjective[];
}

/** A card as it is printed. `keys` name its ends in moves: one that shows the same at both ends has one. */
export interface Facts {
  key: string;
  ends: string[];
  keys: string[];
  points: number[];
  deck: "blue" | "red";
  diamond: boolean;
  holo: boolean;
}

export interface Item {
  kind: Kind;
  need: string[];
  points: number;
}

export interface Book {
  cards: ReadonlyMap<string, Facts>;
  missions: ReadonlyMap<string, Item[]>;
  objectives: ReadonlyMap<string, PrintedObjective>;
  points: Readonly<Record<string, readonly number[]>>;
  values: readonly number[]; // of a player's coins
  debris: number; // of each colour
}

export const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** What a section is worth by itself: printed on it, and scored if it is the highest of its monument at the end. */
function printedOn(points: Readonly<Record<Kind, readonly number[]>>, end: string): number {
  const { kind, step } = endOf(end);
  return points[kind][step - 1] ?? 0;
}

function cardsOf(contents: Contents): Facts[] {
  const decks = [
    { deck: contents.blue, back: "blue", holo: false },
    { deck: contents.red, back: "red", holo: false },
    { deck: contents.buddha_promo, back: "blue", holo: true },
    { deck: contents.rainbow_promo, back: "red", holo: false },
  ] as const;
  return decks.flatMap(({ deck, back, holo }) =>
    deck.cards.map(({ key, ends, diamond }) => ({
      key,
      ends,
      keys: ends.length > 1 ? [`${key}a`, `${key}b`] : [key],
      points: holo ? [] : ends.map((end) => printedOn(contents.points, end)), // what a holographic Buddha brings is seen when it is built
      deck: back,
      diamond: diamond ?? false,
      holo,
    })),
  );
}

const itemsOf = (mission: PrintedMission): Item[] =>
  KIND_NAMES.map((kind, i) => ({ kind, need: mission[kind], points: mission.points[i] ?? 0 }));

const EMPTY: Book = {
  cards: new Map(),
  missions: new Map(),
  objectives: new Map(),
  points: {},
  values: [1, 2, 3, 4, 5],
  debris: 5,
};

export function bookOf(contents: Contents | null): Book {
  if (!contents) return EMPTY;
  return {
    cards: new Map(cardsOf(contents).map((card) => [card.key, card])),
    missions: new Map(
      [...contents.mission, ...contents.advanced_mission].map((mission) => [mission.key, itemsOf(mission)]),
    ),
    objectives: new Map(contents.objective.map((objective) => [objective.key, objective])),
    points: contents.points as unknown as Record<string, number[]>,
    values: contents.coins.values,
    debris: contents.solo.debris,
  };
}

/** The book of a table at which wild ends have been named: "stupa_2:wild:red". */
export function namedIn(book: Book, wilds: Readonly<Record<string, string>>): Book {
  const cards = new Map(book.cards);
  for (const [key, card] of cards) {
    if (card.keys.some((end) => end in wilds))
      cards.set(key, {
        ...card,
        ends: card.ends.map((end, i) => [end, wilds[card.keys[i] ?? ""]].filter(Boolean).join(":")),
      });
  }
  return { ...book, cards };
}

/** The book of the table on the screen: what flies over the board is known only by its key. */
export const shelf: { book: Book } = { book: EMPTY };
