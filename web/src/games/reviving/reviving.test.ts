// @vitest-environment jsdom

import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { words } from "../../lib/words.svelte";
import { remember, remembered, summary } from "./alone";
import { bookOf, namedIn, type Contents } from "./box";
import {
  aimInWords,
  builtOf,
  cardInWords,
  moveFacts,
  moveKey,
  needInWords,
  promptFor,
  wonInWords,
  type Desk,
} from "./desk";
import { hung, pictureOf } from "./picture";
import { handOf, monumentZone, slotZone, spotZone, squareZone, step } from "./step";
import type { MonumentView, PlayerView, RevivingView, ScoreView, SpotView } from "./view";

const nothing: ScoreView = {
  monuments: 0,
  colours: 0,
  buddha_colours: 0,
  coins: 0,
  objective: 0,
  unfinished: 0,
  mission: 0,
  bhairav: 0,
  total: 0,
};
const player = (more: Partial<PlayerView> = {}): PlayerView => ({
  team: 0,
  task: "idle",
  hand: [],
  drawn: [],
  hand_limit: 3,
  coins: [1, 2, 3, 4, 5],
  coin_count: 5,
  spent: [],
  architect: "",
  must: "",
  chosen: "",
  naming: "",
  dropped: [],
  bhairav: "",
  objective: "",
  score: nothing,
  ...more,
});
const spot = (name: string, targets: number[], more: Partial<SpotView> = {}): SpotView => ({
  spot: name,
  x: 0,
  y: 0,
  long_edge: false,
  targets,
  near: targets.slice(0, 1),
  seat: -1,
  coin: 0,
  raised: 0,
  debris: [],
  ...more,
});
const monument = (bottom: string, kind: string, colours: string[], more: Partial<MonumentView> = {}): MonumentView => ({
  bottom,
  kind,
  sections: colours.map((colour, i) => ({ card: i ? `${bottom}${i}` : bottom, end: bottom, printed: colour, colour })),
  complete: false,
  holographic: false,
  printed: 0,
  bonus: 0,
  ...more,
});
const view = (more: Partial<RevivingView> = {}): RevivingView => ({
  seat: 0,
  phase: "bid",
  round: 1,
  rounds: 8,
  first_player: 0,
  active: 0,
  actors: [0],
  queue: [],
  teams: 0,
  card_size: [60, 90],
  wide: false,
  open_bids: false,
  slots: [1, 2, 3, 4, 5, 6].map((slot) => ({ slot, x: 0, y: 0, card: slot < 5 ? `b0${slot}` : "" })),
  spots: [spot("n1", [1, 2]), spot("w1", [1, 3]), spot("n3", [])],
  reveal: null,
  players: [player({ hand: ["r01"] }), player({ hand: ["", "b09"], coins: [] })],
  squares: [
    { owner: 0, monuments: [], mission: "", met: [] },
    { owner: 1, monuments: [], mission: "", met: [] },
  ],
  blue: 28,
  red: 50,
  under_red: [],
  discards: [],
  wilds: {},
  objectives: [],
  bhairavs: [],
  proposed_colour: "",
  solo: null,
  ranking: null,
  ...more,
});

const contents = {
  coins: { values: [1, 2, 3, 4, 5] },
  points: { buddha: [2], shrine: [1, 5], stupa: [1, 2, 7], pagoda: [1, 2, 4, 10] },
  solo: { debris: 5 },
  blue: {
    cards: [
      { key: "b01", ends: ["buddha:blue"] },
      { key: "b02", ends: ["shrine_1:blue", "stupa_2:wild"], diamond: true },
    ],
  },
  red: { cards: [{ key: "r01", ends: ["pagoda_4:red"] }] },
  buddha_promo: { cards: [{ key: "h01", ends: ["buddha:red"] }] },
  rainbow_promo: { cards: [] },
  mission: [
    {
      key: "m01",
      buddha: ["red|blue"],
      shrine: ["any", "green|white"],
      stupa: ["any", "match", "match"],
      pagoda: ["match", "match", "any", "any"],
      points: [1, 2, 3, 4],
    },
  ],
  advanced_mission: [],
  objective: [{ key: "o03", points: 3, needs: [{ kind: "buddha", sections: ["any"] }] }],
} as unknown as Contents;
const book = bookOf(contents);
const say = (key: string, facts: Record<string, unknown> = {}): string => [key, ...Object.values(facts)].join(" ");
const deskWith = (table: RevivingView): Desk => ({
  game: "reviving",
  view: table,
  book,
  names: ["Ada", "Bob"],
  viewer: 0,
  due: [0],
  contents: null,
  odds: null,
  takeBack: null,
  moves: [],
  picks: {},
  describe: () => "",
  unpick: () => undefined,
  glows: () => false,
  picked: () => false,
  pick: () => undefined,
  seal: () => false,
  say,
});

beforeAll(() => words.load("house"));

describe("what is printed", () => {
  it("names the ends of a card as moves do, with the points of each", () => {
    expect(book.cards.get("b02")).toMatchObject({
      keys: ["b02a", "b02b"],
      points: [1, 2],
      deck: "blue",
      diamond: true,
    });
    expect(book.cards.get("r01")).toMatchObject({ keys: ["r01"], points: [10], deck: "red" });
    expect(book.cards.get("h01")).toMatchObject({ holo: true, points: [] });
  });
  it("says what a wild end was named", () => {
    const named = namedIn(book, { b02b: "red" }).cards.get("b02");
    expect(named?.ends).toEqual(["shrine_1:blue", "stupa_2:wild:red"]);
    expect(cardInWords(say, named)).toBe("section-shrine_1-blue / section-stupa_2-wild (colour-red)");
    expect(book.cards.get("b02")?.ends[1]).toBe("stupa_2:wild");
  });
  it("is empty as long as the box has not come", () => expect(bookOf(null).cards.size).toBe(0));
  it("is told in words", () => {
    expect(cardInWords(say, book.cards.get("b02"))).toBe("section-shrine_1-blue / section-stupa_2-wild");
    expect(cardInWords(say, undefined)).toBe("unknown");
  });
  it("says what a mission wishes, section by section", () => {
    const words = (kind: string, ...need: string[]) =>
      needInWords((key, facts) => [key, ...Object.values(facts ?? {})].join(" "), kind, need);
    expect(words("buddha", "red|blue")).toBe("monument-buddha: colour-red web-or colour-blue");
    expect(words("shrine", "any", "green|white")).toBe(
      "monument-shrine: web-need-colour web-floor-top colour-green web-or colour-white",
    );
    expect(words("stupa", "any", "match", "match")).toBe(
      "monument-stupa: web-need-match web-floor-centre web-and web-floor-top",
    );
    expect(words("pagoda", "match", "match", "any", "match")).toBe(
      "monument-pagoda: web-need-match web-floor-bottom, web-floor-second web-and web-floor-top",
    );
    expect(words("shrine", "any", "any")).toBe("monument-shrine: web-need-any");
  });
});

describe("words for the table", () => {
  it("says what a coin would aim at, the near card first", () =>
    expect(aimInWords(deskWith(view()), "n1")).toBe(
      "aims-at spot-n1 web-near section-buddha-blue; section-shrine_1-blue / section-stupa_2-wild",
    ));
  it("says why a card went where", () => {
    const shown = view({ reveal: { coins: [{ spot: "n1", seat: 1, coin: 4, raised: 1 }], cards: [] } });
    expect(wonInWords(deskWith(shown), { slot: 1, card: "b01", seat: 1, spot: "n1", reason: "nearest" })).toBe(
      "log-won-nearest Bob section-buddha-blue web-won-with 4 + 1 spot-n1",
    );
    expect(wonInWords(deskWith(shown), { slot: 2, card: "b01", seat: -1, spot: "", reason: null })).toBe(
      "web-won-none section-buddha-blue",
    );
  });
  it("asks everybody their own question while all build", () => {
    const all = { key: "build-all", facts: {} };
    const busy = view({
      players: [player({ task: "discard", hand: ["a", "b", "c", "d", "e"] }), player({ task: "place" })],
    });
    expect(promptFor(all, busy, 0, [0, 1])).toEqual({ key: "discard", facts: { seat: 0, count: 2 } });
    expect(promptFor(all, busy, 1, [0])).toBe(all);
    const building = view({ players: [player({ task: "build" }), player({ task: "idle" })] });
    expect(promptFor(all, building, 0, [0])?.key).toBe("build");
    expect(promptFor({ key: "bid", facts: {} }, busy, 0, [0])?.key).toBe("bid");
  });
  it("says whose monument a section goes on", () => {
    const built = view({
      teams: 2,
      squares: [
        { owner: 0, monuments: [], mission: "", met: [] },
        { owner: 1, monuments: [monument("b09", "stupa", ["red", "blue"])], mission: "", met: [] },
      ],
    });
    const move = { kind: "on", args: { card: "b09", shows: "" } };
    expect(moveKey(move, built)).toBe("web-move-on-team");
    expect(moveFacts(move, built)).toEqual({ monument: "stupa", colour: "red blue", seat: 1 });
    expect(moveKey({ kind: "at", args: { square: 0 } }, built)).toBe("web-move-at-own");
    expect(moveKey({ kind: "ready", args: {} }, built)).toBe("move-ready");
  });
  it("paints a named wild as a stone with a sign", () => {
    const wild = monument("b02", "shrine", ["wild", "red"]);
    wild.sections[0]!.colour = "green";
    expect(builtOf([wild])).toEqual([{ id: "b02", kind: "shrine", sections: ["wild:green", "red"] }]);
  });
});

describe("what flies", () => {
  it("a coin, face down for those who may not know it", () => {
    const then = view({ players: [player({ coins: [1, 2, 4, 5] }), player({ coin_count: 4 })] });
    const { view: after, flights } = step(view(), { kind: "bid", seat: 1, spot: "n1" }, then);
    expect(flights).toEqual([{ card: "coin red", from: "coins-1", to: spotZone("n1") }]);
    expect(after.spots[0]).toMatchObject({ seat: 1, coin: 0 });
    expect(after.players[1]?.coin_count).toBe(4);
    const own = step(view(), { kind: "bid", seat: 0, spot: "n1", coin: 3 }, then);
    expect(own.view.players[0]?.coins).toEqual([1, 2, 4, 5]);
  });
  it("the market, turned face up on the free places", () => {
    const empty = view({ slots: view().slots.map((each) => ({ ...each, card: "" })) });
    const { view: after, flights } = step(
      empty,
      { kind: "round", seat: 0, round: 2, cards: "b11 b12 b13 b14" },
      view({ round: 2, blue: 24 }),
    );
    expect(flights.map(({ card, to }) => [card, to])).toEqual([
      ["b11", "slot-1"],
      ["b12", "slot-2"],
      ["b13", "slot-3"],
      ["b14", "slot-4"],
    ]);
    expect(after).toMatchObject({ round: 2, blue: 24 });
  });
  it("a card to who won it", () => {
    const { view: after, flights } = step(view(), { kind: "won-edge", seat: 0, card: "b03", slot: 3, spot: "w1" });
    expect(flights).toEqual([{ card: "b03", from: slotZone(3), to: handOf(0) }]);
    expect(after.players[0]?.hand).toEqual(["r01", "b03"]);
    expect(after.slots[2]?.card).toBe("");
  });
  it("drawn cards, of which only their owner sees the faces", () => {
    expect(step(view(), { kind: "draw", seat: 1, count: 2 }).flights.map(({ card }) => card)).toEqual([
      "back red",
      "back red",
    ]);
    expect(step(view(), { kind: "draw", seat: 0, count: 1, cards: "r07" }).view.players[0]?.hand).toEqual([
      "r01",
      "r07",
    ]);
  });
  it("a section to its square, from a known or an unknown place in the hand", () => {
    const { view: after, flights } = step(view(), {
      kind: "build",
      seat: 1,
      to: 1,
      square: 1,
      card: "r30",
      end: "r30",
      bottom: "r30",
    });
    expect(flights).toEqual([{ card: "r30", from: handOf(1), to: squareZone(1) }]);
    expect(after.players[1]?.hand).toEqual(["b09"]);
  });
  it("a section to the monument that it makes higher, or in which it takes a place", () => {
    const stupa = view({
      squares: [{ owner: 0, monuments: [monument("b08", "stupa", ["red"])], mission: "", met: [] }],
    });
    const to = [{ card: "r01", from: handOf(0), to: monumentZone("b08") }];
    expect(
      step(stupa, { kind: "build", seat: 0, to: 0, square: 0, card: "r01", end: "r01", bottom: "b08" }).flights,
    ).toEqual(to);
    expect(step(stupa, { kind: "rebuild", seat: 0, to: 0, card: "b08", end: "r01" }).flights).toEqual(to);
  });
  it("the die to the side that shakes", () => {
    const alone = view({ solo: { bag: [], die: "n", extreme: false, level: "", missions: [] } });
    const shaken = view({ solo: { bag: [], die: "w", extreme: false, level: "", missions: [] } });
    expect(step(alone, { kind: "shake", side: "w" }, shaken).view.solo?.die).toBe("w");
  });
  it("nothing that the viewer has seen when they built it", () => {
    const seen = view({ players: [player(), player()] });
    expect(step(seen, { kind: "build", seat: 0, to: 0, square: 0, card: "r01", end: "r01" })).toEqual({
      view: seen,
      flights: [],
    });
  });
  it("debris and coins that come back", () => {
    const alone = view({
      solo: { bag: [5, 5, 5, 5, 5], die: "n", extreme: false, level: "", missions: [] },
      players: [player({ coins: [1, 5], coin_count: 2 })],
    });
    expect(step(alone, { kind: "debris", spot: "w1", colour: "red" }).view.spots[1]?.debris).toEqual(["red"]);
    const back = step(alone, { kind: "coin-back", seat: 0, spot: "n1", coin: 3 });
    expect(back.flights[0]?.card).toBe("coin purple 3");
    expect(back.view.spots[0]).toMatchObject({ seat: -1, coin: 0 });
  });
  it("a card to where it is stored", () => {
    const stored = ["b01", "", "b03", "b04", "b02", ""];
    const then = view({ slots: view().slots.map((each, i) => ({ ...each, card: stored[i]! })) });
    const { view: after, flights } = step(view(), { kind: "store", seat: 0, card: "b02" }, then);
    expect(after.slots.map(({ card }) => card)).toEqual(stored);
    expect(flights).toEqual([{ card: "b02", from: slotZone(2), to: slotZone(5) }]);
  });
  it("nothing for what nobody has heard of", () => expect(step(view(), { kind: "sunrise" }).flights).toEqual([]));
});

describe("a picture of a square", () => {
  const scene = hung(
    '<svg viewBox="0 30 900 440" aria-hidden="true" class="svelte-1x"><path class="svelte-1x" d="M0 0H9" fill="#A6CFE8"></path></svg>',
  );
  it("keeps nothing that belongs to the page", () =>
    expect(scene).toBe(
      '<svg x="30" y="30" width="900" height="440" viewBox="0 30 900 440"><path d="M0 0H9" fill="#A6CFE8"></path></svg>',
    ));
  it("is well-formed whatever people are called", () => {
    const svg = pictureOf(scene, { title: 'A & "B" <c>', line: "45 points", mark: "Reviving Kathmandu" });
    const read = new DOMParser().parseFromString(svg, "image/svg+xml");
    expect(read.querySelector("parsererror")).toBeNull();
    expect(read.querySelector("title")?.textContent).toBe('A & "B" <c>: 45 points');
    expect([...read.querySelectorAll("text")].map((text) => text.textContent)).toContain("Reviving Kathmandu");
  });
});

describe("games alone", () => {
  beforeEach(() => localStorage.clear());
  it("are remembered once, by level", () => {
    remember({ id: "one", level: "easy", round: 12 });
    remember({ id: "one", level: "easy", round: 12 });
    remember({ id: "two", level: "", round: 15 });
    remember({ id: "three", level: "easy", round: 9 });
    expect(remembered()).toHaveLength(3);
    expect(summary(remembered()).filter(({ count }) => count)).toEqual([
      { level: "easy", count: 2, best: 9 },
      { level: "", count: 1, best: 0 },
    ]);
  });
  it("are forgotten where the memory is damaged", () => {
    localStorage.setItem("durbar-reviving-solo", "{nonsense");
    expect(remembered()).toEqual([]);
  });
});
