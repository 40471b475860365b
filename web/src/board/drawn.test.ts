// The generic board as it is drawn (rendered to text here: no browser is needed), of a game that only the server knows.

import { render } from "svelte/server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { BoardProps } from "../lib/game";
import type { Picks } from "../lib/narrow";
import { prefs } from "../lib/prefs.svelte";
import type { Move } from "../lib/wire";
import { words } from "../lib/words.svelte";
import Board from "./Board.svelte";
import Text from "./Text.svelte";

const CATALOGUE = `
hand = Your hand
market = Market
pile = Pile
price = Price
square = Square
coins = Coins
card-c1 = One
card-c2 = Two
`;
const view = {
  seat: 0,
  hand: ["c1", "c2"],
  market: [{ card: "c1", price: 3 }],
  pile: 9,
  square: [
    ["", "x"],
    ["o", ""],
  ],
  players: [{ coins: 4 }, { coins: 5 }, { coins: 6 }],
};
const move = (kind: string, args: Picks = {}): Move => ({ id: 0, kind, args, notation: kind });

const drawn = (moves: Move[], picks: Picks = {}, component: typeof Board | typeof Text = Board): string => {
  const props: BoardProps<Record<string, unknown>> = {
    game: "lalitpur",
    view,
    contents: null,
    names: ["Ada", "Bob", "Chen"],
    viewer: 0,
    odds: null,
    due: [0],
    moves,
    picks,
    describe: ({ kind, args }) => [kind, ...Object.values(args)].join(" "),
    glows: () => false,
    picked: () => false,
    pick: () => undefined,
    unpick: () => undefined,
    seal: () => false,
    takeBack: null,
  };
  return render(component, { props }).body.replace(/<!--.*?-->/g, "");
};
/** What can be clicked, by what it is called. */
const buttons = (html: string): string[] =>
  [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)].map(
    ([, head, inside]) => /aria-label="([^"]*)"/.exec(head!)?.[1] ?? inside!.replace(/<[^>]*>/g, "").trim(),
  );

beforeAll(async () => {
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(new Response(path.includes("lalitpur/words/en") ? CATALOGUE : "")),
  );
  prefs.language = "en";
  words.learn("lalitpur", { hand: "card", card: "card" });
  await Promise.all([words.load("house"), words.load("lalitpur")]);
});

describe("what can be clicked", () => {
  test("nothing, while there is nothing to decide", () => {
    expect(buttons(drawn([]))).toEqual([]);
  });
  test("the cards that moves name, called as what they do if that is decided", () => {
    expect(buttons(drawn([move("play", { card: "c2" })]))).toEqual(["play c2"]);
    expect(buttons(drawn([move("play", { card: "c2" }), move("burn", { card: "c2" })]))).toEqual(["Two"]);
  });
  test("then what is left of it, as words, and a way back", () => {
    const moves = [move("play", { card: "c2" }), move("burn", { card: "c2" })];
    expect(buttons(drawn(moves, { card: "c2" }))).toEqual(["play c2", "burn c2", "Not yet"]);
  });
  test("players, zones and squares; what names none of them is said", () => {
    expect(buttons(drawn([move("rob", { to: 1 }), move("rob", { to: 2 })]))).toEqual(["Bob", "Chen"]);
    expect(buttons(drawn([move("draw", { from: "pile" }), move("pass")]))).toEqual(["Pile", "pass"]);
    expect(buttons(drawn([move("put", { row: 1, column: 1 })]))).toEqual(["Row 2, column 2: nothing"]);
  });
});

test("in words it is all there", () => {
  const told = [...drawn([], {}, Text).matchAll(/<(?:h2|li)[^>]*>(.*?)<\/(?:h2|li)>/gs)].map(([, text]) => text);
  expect(told).toEqual([
    "This table",
    "Market: One, Price: 3",
    "Pile: 9",
    "Square: – x / o –",
    "Ada",
    "Coins: 4",
    "Your hand: One; Two",
    "Bob",
    "Coins: 5",
    "Chen",
    "Coins: 6",
  ]);
});
