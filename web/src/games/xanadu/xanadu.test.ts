import { describe, expect, it } from "vitest";
import type { Facts } from "./art/facts";
import { bookOf, type Contents } from "./box";
import { arrange, costOf, nextRow, sortHand, stockOf, type Counts } from "./count";
import { buildingInWords, offerOf, type Desk } from "./desk";
import { COIN, goods, hat, step } from "./step";
import type { BuildingView, PlayerView, XanaduView } from "./view";

const NONE: Counts = {};
const counts = (wood: number, stone = 0, clay = 0): Counts => ({
  ...(wood && { wood }),
  ...(stone && { stone }),
  ...(clay && { clay }),
});
const building = (card: string, more: Partial<BuildingView> = {}): BuildingView => ({
  card,
  workers: [],
  sideways: false,
  sold: false,
  price: 2,
  spent: [],
  spent_passive: false,
  ...more,
});
const player = (more: Partial<PlayerView> = {}): PlayerView => ({
  coins: 0,
  hand_size: 0,
  hand: [],
  choosing: 0,
  chosen_count: 0,
  chosen: [],
  buildings: [],
  income: NONE,
  sales: [],
  ...more,
});
const view = (more: Partial<XanaduView> = {}): XanaduView => ({
  seat: 0,
  phase: "work",
  turn: 3,
  first_player: 0,
  active: 0,
  players: [
    player({ hand: ["bl01", "br02", "br01"], hand_size: 3, buildings: [building("br03")] }),
    player({ hand_size: 5, buildings: [building("br04")] }),
  ],
  pile: 40,
  discards: ["ye01"],
  pass_number: 1,
  passes: 2,
  end_card: "aside",
  building_limit: 5,
  builds_per_turn: 1,
  hand_limit: 0,
  target: null,
  pool: NONE,
  usable: NONE,
  sales: 0,
  builds: 0,
  draws: 2,
  buildable: [],
  spare: [],
  ranking: null,
  ...more,
});

const printed = (key: string, colour: string, cost: string[], passive = "") => ({
  key,
  name: key,
  colour,
  cost,
  passive,
  provenance: "reconstructed",
  rows: [["wood"], ["stone"], ["clay"], ["wood", "silk"]],
  favours: ["wood", "", "clay", ""],
  prices: [2, 3, 3, 1],
  full: 4,
});
const contents: Contents = {
  resource: [],
  card: [
    printed("br01", "brown", ["wood"]),
    printed("br02", "brown", ["wood", "wood"], "wood"),
    printed("br03", "brown", ["stone"], "stone"),
    printed("bl01", "blue", ["wood", "stone", "clay"]),
    printed("br04", "brown", ["clay"]),
  ],
};
const book = bookOf(contents, (key) => `the ${key}`);

describe("what is printed", () => {
  it("is found by the key, with the name people read", () => {
    expect(book.get("br01")).toMatchObject<Partial<Facts>>({ name: "the br01", slots: contents.card[0]!.rows });
    expect(bookOf(null, String).size).toBe(0);
  });
  it("says what the next worker finds", () => {
    expect(nextRow(book, "br01", 3)).toEqual({ goods: ["wood", "silk"], row: 3 });
    expect(nextRow(book, "br01", 4)).toBeNull();
  });
});

describe("counting", () => {
  const rich = view({
    pool: counts(1),
    usable: counts(2, 1),
    players: [player({ income: counts(1, 1), buildings: [building("br03")] }), player()],
  });
  it("tells collected, favours and passives apart", () => {
    const stock = stockOf(rich, 0, book);
    expect([stock.all, stock.pool, stock.favours, stock.passives]).toEqual([
      counts(2, 1),
      counts(1),
      counts(1),
      counts(0, 1),
    ]);
  });
  it("counts only what the city gives in somebody else's turn", () => {
    expect(stockOf({ ...rich, active: 1 }, 0, book)).toMatchObject({ all: counts(1, 1), pool: NONE });
  });
  it("says which symbols of a cost are missing", () => {
    expect(costOf({ ...rich, phase: "start" }, 0, "bl01", book)).toEqual([]); // the first one is free
    expect(costOf(rich, 0, "bl01", book).map((each) => each.source)).toEqual(["have", "have", "missing"]);
    expect(costOf({ ...rich, usable: counts(1) }, 0, "br02", book).map((each) => each.source)).toEqual([
      "have",
      "missing",
    ]);
  });
  it("shows what the server would take", () => {
    const payable = { ...rich, buildable: [{ card: "br02", pool: ["wood"], favours: ["wood"], passives: [] }] };
    expect(costOf(payable, 0, "br02", book)).toEqual([
      { resource: "wood", source: "pool" },
      { resource: "wood", source: "favours" },
    ]);
  });
});

describe("the hand", () => {
  const hand = ["bl01", "br02", "br01"];
  it("is sorted as one likes", () => {
    expect(sortHand(hand, "drawn", new Set(), book)).toEqual(hand);
    expect(sortHand(hand, "colour", new Set(), book)).toEqual(["br01", "br02", "bl01"]);
    expect(sortHand(hand, "buildable", new Set(["bl01"]), book)).toEqual(["bl01", "br01", "br02"]);
    expect(sortHand(hand, "brown", new Set(), book)).toEqual(["br02", "br01"]);
  });
  it("offers the card that is missed least first", () => {
    const moves = hand.map((card) => ({ kind: "card", args: { card } }));
    const choosing = view({ phase: "card", spare: ["br01", "bl01", "br02"] });
    expect(arrange(moves, choosing).map((move) => move.args.card)).toEqual(["br01", "bl01", "br02"]);
    expect(arrange(moves, view())).toBe(moves);
  });
});

describe("what a click means", () => {
  const desk = (legal: { kind: string; card?: string; building?: string }[]) =>
    ({
      glows: (picks) =>
        legal.some((move) => Object.entries(picks).every(([name, value]) => move[name as "kind"] === value)),
    }) as Desk;
  it("is the one legal move with this card", () => {
    expect(offerOf(desk([{ kind: "build", card: "br01" }]), "hand", "br01")).toEqual({ kind: "build", card: "br01" });
    expect(offerOf(desk([{ kind: "worker", building: "br01" }]), "table", "br01")).toEqual({
      kind: "worker",
      building: "br01",
    });
    expect(offerOf(desk([{ kind: "build", card: "br01" }]), "hand", "br02")).toBeNull();
  });
});

describe("a building in words", () => {
  const say = (key: string, facts: Record<string, unknown> = {}): string => [key, ...Object.values(facts)].join(" ");
  it("says its price, its workers and what the next one finds", () => {
    expect(buildingInWords(say, book, building("br01", { workers: ["", ""], price: 3 }))).toBe(
      "the br01 (colour-brown); web-worth 3; web-workers 2; next-row resource-clay",
    );
    expect(buildingInWords(say, book, building("br01", { sideways: true }))).toContain("sideways");
  });
});

describe("how events look", () => {
  it("puts a hat on a row and carries the goods to the stock", () => {
    const shown = step(
      view(),
      {
        kind: "worker",
        seat: 0,
        to: 1,
        building: "br04",
        row: 0,
        resources: "wood clay",
        price: 3,
        card: "br01",
      },
      view({ usable: counts(1, 0, 1) }),
    );
    expect(shown.flights).toEqual([
      { card: hat(0), from: "hand-0", to: "spot-br04" },
      { card: goods("wood"), from: "spot-br04", to: "stock-wood" },
      { card: goods("clay"), from: "spot-br04", to: "stock-clay" },
    ]);
    expect(shown.view.players[0]).toMatchObject({ hand: ["bl01", "br02"], hand_size: 2 });
    expect(shown.view.players[1]?.buildings[0]).toMatchObject({ workers: ["br01"], price: 3 });
    expect(shown.view.usable).toEqual(counts(1, 0, 1));
  });
  it("does not tell the face of somebody else's worker", () => {
    const shown = step(view(), {
      kind: "own-worker",
      seat: 1,
      to: 1,
      building: "br04",
      row: 0,
      resources: "wood",
      price: 3,
    });
    expect(shown.view.players[1]).toMatchObject({ hand: [], hand_size: 4 });
    expect(shown.view.players[1]?.buildings[0]?.workers).toEqual([""]);
  });
  it("pays the owner and discards a sold building with its workers", () => {
    const after = view();
    after.players[0]!.coins = 3;
    const shown = step(
      view(),
      {
        kind: "sell",
        seat: 0,
        building: "br03",
        price: 2,
        bonus: 1,
        coins: 3,
        cards: "gr01 gr02",
      },
      after,
    );
    expect(shown.flights.filter((flight) => flight.card === COIN)).toHaveLength(3);
    expect(shown.flights.filter((flight) => flight.to === "discards").map((flight) => flight.card)).toEqual([
      "br03",
      "gr01",
      "gr02",
    ]);
    expect(shown.view.players[0]).toMatchObject({ coins: 3, buildings: [] });
    expect(shown.view.discards).toEqual(["gr02", "gr01", "br03", "ye01"]);
  });
  it("stamps a full building and clears it at the end of the turn", () => {
    const full = step(view(), { kind: "full", seat: 1, building: "br04", price: 4, bonus: 0, coins: 4 }).view;
    expect(full.players[1]).toMatchObject({ buildings: [{ card: "br04", sold: true, price: 4 }] });
    const cleared = step(full, { kind: "clear", seat: 1, building: "br04", cards: "br11 br12" });
    expect(cleared.view.players[1]?.buildings).toEqual([]);
    expect(cleared.flights).toHaveLength(3);
  });
  it("lays a new building sideways and takes what paid for it", () => {
    const shown = step(
      view({ pool: counts(1), usable: counts(2) }),
      {
        kind: "build",
        seat: 0,
        card: "br02",
        pool: "wood",
        favours: "wood",
        passives: "",
      },
      view(),
    );
    expect(shown.view.players[0]?.buildings.at(-1)).toMatchObject({ card: "br02", sideways: true });
    expect([shown.view.pool, shown.view.usable]).toEqual([NONE, NONE]);
  });
  it("draws cards, open to who draws them", () => {
    const own = step(view(), { kind: "draw", seat: 0, count: 2, cards: "gr01 gr02" });
    expect(own.view.players[0]?.hand).toEqual(["bl01", "br02", "br01", "gr01", "gr02"]);
    const other = step(view(), { kind: "draw", seat: 1, count: 2 }, view({ pile: 38 }));
    expect(other.flights).toEqual([0, 1].map(() => ({ card: "", from: "pile", to: "hand-1", turn: false })));
    expect(other.view).toMatchObject({ pile: 38, players: [{}, { hand_size: 7, hand: [] }] });
  });
  it("does not lay down twice what the viewer has already chosen", () => {
    const chosen = view({
      phase: "start",
      players: [
        player({ hand: ["br02"], hand_size: 1, chosen: ["br01"], chosen_count: 1 }),
        player({ hand_size: 7, choosing: 1 }),
      ],
    });
    expect(step(chosen, { kind: "choose", seat: 0, card: "br01" })).toEqual({ view: chosen, flights: [] });
    expect(step(chosen, { kind: "choose", seat: 1 }).view.players[1]).toMatchObject({
      hand_size: 6,
      chosen_count: 1,
    });
    expect(step(chosen, { kind: "start", seat: 0, card: "br01" }).view.players[0]).toMatchObject({
      chosen: [],
      buildings: [{ card: "br01", sideways: false }],
    });
  });
  it("shows where the End card is", () => {
    expect(step(view(), { kind: "rebuild-end", pass: 2, count: 30 }).view).toMatchObject({
      end_card: "pile",
      pile: 30,
      discards: [],
      pass_number: 2,
    });
    expect(step(view(), { kind: "end-card", seat: 0 }).view.end_card).toBe("shown");
  });
  it("adds every final sale to who made it", () => {
    const after = view();
    after.players[1]!.sales = [{ card: "br04", price: 2, bonus: 0 }];
    const shown = step(view(), { kind: "final", seat: 1, building: "br04", price: 2, bonus: 0, coins: 2 }, after);
    expect(shown.view.players[1]).toMatchObject({
      sales: [{ card: "br04", price: 2, bonus: 0 }],
      buildings: [{ sold: true }],
    });
  });
  it("does not stumble over an event it does not know", () => {
    expect(step(view(), { kind: "earthquake" })).toEqual({ view: view(), flights: [] });
  });
});
