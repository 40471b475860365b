import { describe, expect, test } from "vitest";
import type { Move } from "../lib/wire";
import { nearness } from "./desk";
import { layoutOf, type Vocabulary, type Zone } from "./layout";
import { Matching } from "./matching";
import { familyOf, motifOf, numeralOf } from "./motifs";

const LABELS = [
  "hand",
  "trick",
  "pile",
  "discards",
  "points",
  "cards",
  "low",
  "leader",
  "offer",
  "price",
  "board",
  "bids",
  "turn",
];
const KINDS: Record<string, string> = {
  card: "card",
  hand: "card",
  trick: "card",
  discards: "card",
  leader: "seat",
  whom: "seat",
};
const words: Vocabulary = {
  label: (field) => (LABELS.includes(field) ? field.toUpperCase() : undefined),
  kind: (field) => KINDS[field],
  name: (kind, key) => `${kind} ${key}`,
};
const view = {
  seat: 0,
  phase: "play",
  trick: ["c9"],
  hand: ["c2", "c7"],
  pile: 5,
  discards: [],
  low: true,
  leader: 1,
  secret_plan: 3,
  players: [
    { cards: 2, points: 1 },
    { cards: 3, points: 0 },
  ],
  ranking: null,
};
const told = (zones: readonly Zone[]): string[] =>
  zones.map((zone) => {
    if ("count" in zone) return `${zone.form} ${zone.label} ${zone.count}`;
    if (zone.form === "things")
      return `${zone.label}: ${zone.things.map((thing) => thing.name || "face down").join(", ")}`;
    if (zone.form === "grid")
      return `${zone.label}: ${zone.rows.map((row) => row.map((thing) => thing.key).join(" ")).join(" / ")}`;
    return zone.form === "group" ? `${zone.label} (${told(zone.zones).join("; ")})` : zone.label;
  });
let id = 0;
const move = (kind: string, args: Move["args"] = {}): Move => ({ id: id++, kind, args, notation: "" });

describe("what lies on the table", () => {
  test("is drawn by the names and kinds of the fields, if the game has a word for them", () => {
    const layout = layoutOf(view, 2, words);
    expect(told(layout.middle)).toEqual(["TRICK: card c9", "pile PILE 5", "DISCARDS: ", "LOW"]);
    expect(told(layout.hand)).toEqual(["HAND: card c2, card c7"]);
    expect(layout.players.map(({ zones }) => told(zones))).toEqual([
      ["count CARDS 2", "count POINTS 1"],
      ["LEADER", "count CARDS 3", "count POINTS 0"],
    ]);
  });
  test("numbers as many as seats are one for each, of things and of fewer they are not", () => {
    const layout = layoutOf({ points: [4, 2], bids: [1, 2, 3] }, 2, words);
    expect(layout.players.map(({ zones }) => told(zones))).toEqual([["count POINTS 4"], ["count POINTS 2"]]);
    expect(told(layout.middle)).toEqual(["BIDS: bid 1, bid 2, bid 3"]);
  });
  test("an unknown card lies face down, an entry says what it knows of its card, a struct is a frame", () => {
    const turn = { offer: [{ card: "c1", price: 3 }], trick: [null, "c1", "c1"] };
    const [frame] = layoutOf({ turn }, 2, words).middle;
    expect(told([frame!])).toEqual(["TURN (OFFER: card c1; TRICK: face down, card c1, card c1)"]);
    const [offer, trick] = frame!.form === "group" ? frame!.zones : [];
    expect(offer?.form === "things" && told(offer.things[0]!.facts)).toEqual(["count PRICE 3"]);
    expect(trick?.form === "things" && new Set(trick.things.map((thing) => thing.id)).size).toBe(3);
  });
  test("rows of the same length are a board of squares", () => {
    const rows = [
      ["", "x", ""],
      ["o", "", ""],
    ];
    const board = layoutOf({ board: rows }, 3, words).middle[0]!;
    expect(board.form === "grid" && board.rows.map((row) => row.map((thing) => thing.key))).toEqual([
      [null, "x", null],
      ["o", null, null],
    ]);
  });
});

describe("what a click says", () => {
  const layout = layoutOf(view, 2, words);
  const [hand, trick] = [layout.hand[0]!, layout.middle[0]!];
  const things = (zone: Zone) => (zone.form === "things" ? zone.things : []);
  test("a card in a hand begins the moves that name it; what nothing on the table stands for is a button", () => {
    const [pass, call] = [move("pass"), move("call", { trick: "low" })];
    const matching = new Matching([move("play", { card: "c7" }), pass, call], {}, words);
    expect(things(hand).map((thing) => matching.thing(thing, "hand"))).toEqual([null, { card: "c7" }]);
    expect(things(trick).map((thing) => matching.thing(thing, "trick"))).toEqual([null]);
    expect(matching.spoken(layout)).toEqual([pass, call]);
  });
  test("then a player, if the move has one; and what it can be besides is said", () => {
    const moves = [
      move("give", { card: "c7", whom: 0 }),
      move("give", { card: "c7", whom: 1 }),
      move("burn", { card: "c7" }),
    ];
    expect(new Matching(moves, {}, words).spoken(layout)).toEqual([]);
    const matching = new Matching(moves, { card: "c7" }, words);
    expect([matching.seat(0), matching.seat(1)]).toEqual([{ whom: 0 }, { whom: 1 }]);
    expect(things(hand).map((thing) => matching.thing(thing, "hand"))).toEqual([null, null]);
    expect(matching.spoken(layout)).toEqual([moves[2]]);
  });
  test("a zone as a whole, by its name, and a square by its place", () => {
    const moves = [
      move("draw", { from: "pile" }),
      move("put", { row: 1, column: 0 }),
      move("put", { row: 0, column: 2 }),
    ];
    const matching = new Matching(moves, {}, words);
    expect(layout.middle.slice(1, 3).map((zone) => matching.zone(zone))).toEqual([{ from: "pile" }, null]);
    expect([matching.square(1, 0), matching.square(0, 2), matching.square(1, 2)]).toEqual([
      { row: 1, column: 0 },
      { row: 0, column: 2 },
      null,
    ]);
    const board = layoutOf(
      {
        board: [
          ["", "", ""],
          ["", "", ""],
        ],
        pile: 1,
      },
      4,
      words,
    );
    expect(matching.spoken(board)).toEqual([]);
    expect(matching.spoken(layout)).toEqual(moves.slice(1)); // no such board here
  });
  test("what lies nearer is clicked there, and not at another player", () => {
    const table = layoutOf({ players: [{ trick: ["c1"] }, { trick: ["c1", "c2"] }] }, 2, words);
    const [one, two] = things(table.players[1]!.zones[0]!);
    const isNear = nearness(table, 0);
    expect([isNear(one!, 0), isNear(one!, 1), isNear(two!, 1)]).toEqual([true, false, true]);
  });
});

test("cards of a family look alike, and their numbers stand apart", () => {
  expect(["c1", "c15", "red-7", "fan", "12"].map(familyOf)).toEqual(["c", "c", "red", "fan", "12"]);
  expect(motifOf("c1")).toEqual(motifOf("c15"));
  expect(motifOf("red-7").colour).toBe("var(--fire)");
  expect(["7", "4 with two bells", "Bell 3", "The fan"].map(numeralOf)).toEqual([
    { numeral: "7", rest: "" },
    { numeral: "4", rest: "with two bells" },
    { numeral: "3", rest: "Bell" },
    { numeral: "", rest: "The fan" },
  ]);
});
