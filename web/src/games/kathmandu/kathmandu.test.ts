import { beforeAll, describe, expect, it } from "vitest";
import { words } from "../../lib/words.svelte";
import { atlasOf, keyAt, landOf, layoutOf, sheetOf, spotOf, trail } from "./atlas";
import type { Contents } from "./box";
import {
  beginning,
  covered,
  needleOf,
  places,
  plansOf,
  read,
  towardsKathmandu,
  turned,
  withFace,
  written,
} from "./build";
import {
  around,
  CLOSEST,
  freest,
  HAND,
  opening,
  pan,
  sees,
  steady,
  transformOf,
  whole,
  zoom,
  type Camera,
} from "./camera";
import { LINES, pairsOf, why } from "./count";
import { counted, duesOf, offerOf, previewInWords, shownPreviews, useOf } from "./desk";
import { lights } from "./lights";
import { step } from "./step";
import type { BoardView, KathmanduView, PlayerView, Preview } from "./view";

const lands = (fill: string): string[] => Array.from({ length: 49 }, () => fill);
const board = (number: number, x: number, y: number, more: Partial<BoardView> = {}): BoardView => ({
  number,
  board: "6A",
  turns: 0,
  x,
  y,
  needle: "",
  to_kathmandu: false,
  onward: "",
  lands: lands("meadow"),
  ...more,
});
const score = {
  offerings: 0,
  goods: 0,
  specials: 0,
  tile: 0,
  sets: 0,
  plans: 0,
  animals: 0,
  yak: 0,
  borders: 0,
  cards: 0,
  resources: 0,
  exhaustion: 0,
  total: 0,
};
const player = (more: Partial<PlayerView> = {}): PlayerView => ({
  character: "",
  space: "1b1",
  board: 1,
  arrived: false,
  tile: 0,
  resources: { backpack: 1, compass: 1, paint: 1, coin: 1, fodder: 1 },
  markers: 0,
  dice: ["brown", "grey", "violet", "orange", "pink", "black"].map((die, i) => ({
    die,
    value: i + 1,
    state: "unused" as const,
    slot: 0,
  })),
  dice_sum: 0,
  offerings: 0,
  track: [0, 3],
  doubles: 0,
  goods: [],
  specials: [],
  cards: [],
  chests: [],
  animals: [],
  plans: [],
  secured: [],
  open_tile: "snow",
  completed: 0,
  hidden_tiles: 9,
  tents: [],
  tent_count: 0,
  borders_left: 5,
  score,
  ...more,
});
const preview = (more: Partial<Preview> = {}): Preview => ({
  die: "brown",
  value: 3,
  move: "go n",
  way: "n",
  path: ["1b1", "1b2"],
  space: "1b2",
  landscape: "meadow",
  compass: 0,
  fodder: 0,
  tired: 0,
  markers: 0,
  stopped: false,
  decides: false,
  actions: [],
  animals: [],
  items: [],
  ...more,
});
const view = (more: Partial<KathmanduView> = {}): KathmanduView => ({
  seat: 0,
  phase: "die",
  day: 1,
  days: 6,
  turn: 1,
  turns: 3,
  holder: 0,
  active: 0,
  asked: -1,
  size: 7,
  boards: [
    board(1, 0, 0, { board: "start", onward: "e" }),
    board(2, 1, 0, {
      needle: "e",
      to_kathmandu: true,
      onward: "s",
      lands: [...lands("forest").slice(0, 48), "mountain"],
    }),
    board(3, 1, 1, { board: "destination" }),
  ],
  starts: ["1b1", "1b2"],
  kathmandu: ["3c3"],
  temples: [
    { space: "2a1", tile: false, seats: [] },
    { space: "2b2", tile: true, seats: [] },
  ],
  towns: [{ space: "2c3", tile: "silk_2", good: "silk", points: 4 }],
  storm: 0,
  weather: [],
  tiles: [15, 11, 8, 6],
  specials: ["silk", "ring"],
  gear: [{ item: "chest_1", equipment: "chest", landscape: "snow" }],
  gear_deck: 30,
  discards: [],
  animals: [{ animal: "tiger", landscape: "jungle" }],
  animal_deck: 20,
  animal_worth: 2,
  plans: ["red_a", "red_a", "blue_b"],
  plan_deck: 10,
  tent_deck: 0,
  tents_gone: [],
  characters: [],
  players: [player(), player({ space: "1b2" })],
  current: {
    die: "",
    steps: 0,
    rerolled: false,
    cards: [],
    picked: [],
    rolls: 0,
    heading: "",
    partner: -1,
    giving: "",
    must_rest: false,
  },
  previews: [],
  ranking: null,
  ...more,
});
const say = (key: string, facts: Record<string, unknown> = {}): string => [key, ...Object.values(facts)].join(" ");

beforeAll(() => words.load("house"));

describe("the map of a view", () => {
  const map = atlasOf(view());
  it("lays the boards side by side, with borders, needles and what stands on them", () => {
    expect(map.spaces).toHaveLength(3 * 49);
    expect(map.borders).toHaveLength(2);
    expect(map.needles.map((needle) => needle.direction)).toEqual(["E"]);
    const at = (x: number, y: number) => map.spaces.find((space) => space.x === x && space.y === y);
    expect(at(1, 0)).toMatchObject({ start: true, board: 1, landscape: "meadow" });
    expect(at(7, 0)).toMatchObject({ temple: "temple", landscape: "forest" });
    expect(at(8, 1)).toMatchObject({ temple: "tile" });
    expect(at(13, 6)).toMatchObject({ landscape: "" });
    expect(at(9, 9)).toMatchObject({ kathmandu: true, board: 3 });
  });
  it("finds spaces by their keys", () => {
    expect(spotOf(view(), "2c3")).toEqual({ x: 9, y: 2 });
    expect(landOf(view(), "2g7")).toBe("mountain");
    expect(trail(view(), ["1a1", "1b1"])).toBe("M20 20L60 20");
  });
  it("is the same as long as the boards are", () => {
    expect(layoutOf(view({ day: 5, storm: 2 }))).toBe(layoutOf(view()));
  });
});

describe("the camera", () => {
  const page = sheetOf(atlasOf(view()));
  const frame = { w: 400, h: 300 };
  const near: Camera = { x: page.x + page.w / 2, y: page.y + page.h / 2, scale: 1 };
  it("sees the whole map and never more", () => {
    const all = steady({ ...near, scale: 0 }, page, frame);
    expect(all.scale).toBe(whole(page, frame));
    expect(transformOf(all, page, frame)).toContain("scale");
    expect(steady({ ...near, scale: 99 }, page, frame).scale).toBe(CLOSEST);
  });
  it("shows all of a long land before the start, and then fills the window's height with a part of it", () => {
    const long = { x: 0, y: 0, w: 1500, h: 660 };
    const desk = { w: 800, h: 726 };
    const wanted = [{ x: 100, y: 200 }];
    expect(steady(opening(wanted, true, long, desk), long, desk).scale).toBe(whole(long, desk));
    expect(opening(wanted, false, long, desk).scale).toBeCloseTo(726 / 660);
    expect(opening(wanted, true, long, { w: 340, h: 320 }).scale).toBe(HAND); // too small on a phone
    const large = { w: 1640, h: 1340 };
    expect(steady(opening(wanted, false, long, large), long, large).scale).toBe(whole(long, large));
  });
  it("knows where a small map hides the least", () => {
    const look: Camera = { x: 0, y: 0, scale: 1 };
    const size = { w: 100, h: 50 };
    const at = (x: number, y: number, weight = 1) => ({ x, y, weight });
    const [nw, ne, sw] = [at(-180, -140), at(180, -140), at(-180, 140)];
    expect(freest(size, [nw, ne], look, frame)).toBe("sw");
    expect(freest(size, [nw, sw], look, frame)).toBe("ne");
    expect(freest(size, [at(-180, -140), at(180, -140, 9), at(-180, 140, 9)], look, frame)).toBe("nw");
    expect(freest(size, [sw], { ...look, x: 900 }, frame)).toBe("sw"); // it is out of the window
  });
  it("keeps the point under the finger while it comes nearer", () => {
    const next = zoom(near, 1.5, page, frame, 40, -20);
    expect(next.x + 40 / next.scale).toBeCloseTo(near.x + 40 / near.scale);
    expect(next.y - 20 / next.scale).toBeCloseTo(near.y - 20 / near.scale);
  });
  it("stops at the edges", () => {
    const far = pan(near, 9999, 9999, page, frame);
    expect([far.x, far.y]).toEqual([page.x + frame.w / 2, page.y + frame.h / 2]);
  });
  it("finds a look that holds all that is wanted", () => {
    const points = [
      { x: page.x + 100, y: page.y + 100 },
      { x: page.x + 500, y: page.y + 200 },
    ];
    expect(sees(around(points, 2, page, frame), frame, points)).toBe(true);
    expect(sees({ ...near, scale: 2 }, frame, points)).toBe(false);
  });
});

describe("what a click means", () => {
  it("is the move of the preview", () => {
    expect(offerOf(preview())).toEqual({ kind: "go", way: "n" });
    expect(offerOf(preview({ move: "turn 3 w" }))).toEqual({ kind: "turn", steps: 3, way: "w" });
    expect(offerOf(preview({ move: "exit 4a6" }))).toEqual({ kind: "exit", space: "4a6" });
    expect(offerOf(preview({ move: "halt" }))).toEqual({ kind: "halt" });
  });
  it("shows only the die that is pointed at before one is chosen", () => {
    const both = view({ previews: [preview(), preview({ die: "grey" })] });
    expect(shownPreviews({ view: both, die: "grey", viewer: 0 }).map((each) => each.die)).toEqual(["grey"]);
    expect(shownPreviews({ view: { ...both, phase: "move" }, die: "", viewer: 0 })).toHaveLength(2);
    expect(shownPreviews({ view: both, die: "grey", viewer: 1 })).toEqual([]);
  });
  it("uses a card at once, or takes it into the hand", () => {
    const glows = (legal: string[]) => ({
      view: view(),
      glows: (picks: Record<string, unknown>) => legal.includes(`${picks["kind"]} ${picks["equipment"] ?? ""}`.trim()),
    });
    const card = (equipment: string) => ({ item: "x", equipment, landscape: "" });
    expect(useOf(glows(["use chest"]), card("chest"))).toEqual({
      offer: { kind: "use", equipment: "chest" },
      tool: "",
    });
    expect(useOf(glows(["map"]), card("world_map"))).toEqual({ offer: null, tool: "map" });
    expect(useOf(glows([]), card("world_map"))).toEqual({ offer: null, tool: "" });
  });
  it("picks one of several cards before it is used", () => {
    const [first, second] = ["chest_1", "chest_2"].map((item) => ({ item, equipment: "chest", landscape: "" }));
    const legal = (found: Record<string, unknown>[]) => (picks: Record<string, unknown>) =>
      found.some((move) => Object.entries(picks).every(([name, value]) => move[name] === value));
    const use = { kind: "use", equipment: "chest" };
    const before = { view: view(), glows: legal([use, { kind: "pick", item: "chest_2", equipment: "chest" }]) };
    expect([useOf(before, first!).offer, useOf(before, second!).offer]).toEqual([
      use,
      { kind: "pick", item: "chest_2" },
    ]);
    const at = view();
    const after = { view: { ...at, current: { ...at.current, picked: ["chest_2"] } }, glows: legal([use]) };
    expect([useOf(after, first!).offer, useOf(after, second!).offer]).toEqual([null, use]);
  });
  it("can be said with its price and what waits there", () => {
    const dear = preview({ compass: 1, tired: 2, stopped: true, actions: ["buy"] });
    expect(duesOf(dear)).toEqual([
      { kind: "compass", count: 1 },
      { kind: "tired", count: 2 },
    ]);
    expect(previewInWords(say, dear)).toBe(
      "move-go go way-n; leads-to 1b2 landscape-meadow; stopped; costs 1 resource-compass, cost-tired 2; there: action-buy",
    );
    expect(counted(["a", "b", "a"])).toEqual([
      { key: "a", count: 2 },
      { key: "b", count: 1 },
    ]);
  });
});

describe("how events look", () => {
  const shown = (event: Record<string, string | number>, before = view(), after: typeof before | null = null) =>
    step(before, event, after);
  const changedTo = (...players: Partial<PlayerView>[]) =>
    view({ players: view().players.map((each, seat) => ({ ...each, ...players[seat] })) });
  it("takes a die and its resource", () => {
    const taken = shown({ kind: "take", seat: 0, die: "orange", value: 4 });
    expect(taken.flights).toEqual([{ card: "resource coin", from: "supply", to: "stock-0" }]);
    expect(shown({ kind: "take", seat: 0, die: "black", value: 6 }).flights).toEqual([]);
  });
  it("reckons nothing out: what was changed is as the server says, for those it happened to", () => {
    const stock = { backpack: 1, compass: 1, paint: 1, coin: 2 };
    const after = changedTo({ resources: stock, markers: 3 }, { resources: stock });
    const exchanged = { kind: "exchange", seat: 0, resource: "coin" };
    expect(shown(exchanged, view(), after).view).toEqual(changedTo({ resources: stock }, {}));
    expect(shown(exchanged).view).toEqual(view());
    expect(shown({ kind: "rest", seat: 0 }, view(), after).view).toEqual(changedTo({ markers: 3 }, {}));
  });
  it("changes the table, and the two whom it concerns", () => {
    const robbed = changedTo(
      { specials: ["ring"], resources: { backpack: 1, compass: 1, paint: 1, fodder: 1 } },
      { specials: [], resources: { backpack: 1, compass: 1, paint: 1, coin: 2, fodder: 1 } },
    );
    const owned = changedTo({}, { specials: ["ring"] });
    const special = shown({ kind: "special-from", seat: 0, to: 1, good: "ring" }, owned, robbed);
    expect(special.view).toEqual(robbed);
    expect(special.flights).toEqual([{ card: "special ring", from: "page-1", to: "page-0" }]);
    const stormy = view({ storm: 1, weather: ["storm"], holder: 1 });
    expect(shown({ kind: "storm", day: 1, border: 1 }, view(), stormy).view).toEqual({ ...stormy, holder: 0 });
  });
  it("walks and tires step by step", () => {
    const gone = shown({ kind: "walk", seat: 0, way: "e", steps: 2, from: "1b1", space: "2a1", path: "1b1 1c1" }).view;
    expect(gone.players[0]).toMatchObject({ space: "2a1", board: 2 });
    const tired = { kind: "tired-border", seat: 0, count: 1, markers: 2 };
    expect(shown(tired, gone, changedTo({ markers: 5 }, {})).view.players[0]?.markers).toBe(2);
  });
  it("lets things fly from where they lie", () => {
    expect(shown({ kind: "animal", seat: 0, animal: "tiger" }).flights[0]).toMatchObject({
      from: "animal-tiger",
      to: "page-0",
    });
    const pack = shown({ kind: "pack", seat: 1, item: "chest_1", equipment: "chest" });
    expect(pack.flights[0]).toMatchObject({ from: "gear-chest_1", to: "page-1" });
    const swap = shown({ kind: "swap", seat: 0, to: 1, plan: "red_a", for_plan: "blue_b" });
    expect(swap.flights.map((flight) => flight.card)).toEqual(["plan red_a", "plan blue_b"]);
  });
  it("does not stumble over an event it does not know", () => {
    expect(shown({ kind: "avalanche" })).toEqual({ view: view(), flights: [] });
  });
});

const rows = (letter: string): string[] =>
  Array.from({ length: 7 }, (_, y) =>
    Array.from({ length: 7 }, (_, x) => (x === 0 && y === 0 ? `${letter}T` : `${letter}.`)).join(" "),
  );
const contents = {
  board: { size: 7, provenance: "" },
  start: { gate: "E", rows: rows("m"), provenance: "" },
  destination: { rows: rows("c"), provenance: "" },
  face: [
    { key: "1A", needle: "N", rows: rows("s"), provenance: "" },
    { key: "2B", needle: "W", rows: rows("f"), provenance: "" },
  ],
  first_landscape: { boards: "E1A1 S2B2 E0", provenance: "" },
  setup: { days: 6, days_long: 8, crossings: 2, provenance: "" },
  scoring: { special_good: 7, plan: 1, plan_pair: 4, secured_pair: 8, card: 1, resource: 1, exhaustion: -3 },
} as unknown as Contents;

describe("a landscape that somebody builds", () => {
  const text = "E1A1 S2B2 E0";
  it("is read and written", () => {
    expect(read(text)).toEqual([
      { way: "E", face: "1A", turns: 1 },
      { way: "S", face: "2B", turns: 2 },
      { way: "E", face: "", turns: 0 },
    ]);
    expect(written(read(text))).toBe(text);
    expect(read("nonsense E1A1")).toHaveLength(1);
    expect(beginning(contents, false)).toBe(text);
  });
  it("turns boards and needles clockwise", () => {
    expect(turned(["a b", "c d"], 1)).toEqual(["c a", "d b"]);
    expect(needleOf("N", 1)).toBe("E");
    expect(towardsKathmandu(read(text), contents)).toBe(1);
    expect(towardsKathmandu(read("E1A2 S2B2 E0"), contents)).toBe(2);
  });
  it("knows where the boards lie, and which lie on others", () => {
    expect(places(read(text))).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 2, y: 1 },
    ]);
    expect(covered(read("E1A1 W2B2 E0"))).toEqual([2, 3]);
    expect(plansOf(read("E1A1 W2B2 E0"), contents)).toHaveLength(2);
    expect(plansOf(read(text), contents)[1]).toMatchObject({ x: 7, y: 0, needle: "E" });
  });
  it("changes the places of two boards rather than use one twice", () => {
    expect(written(withFace(read(text), 0, "2A"))).toBe("E2A1 S1A2 E0");
    expect(written(withFace(read(text), 0, "1B"))).toBe("E1B1 S2B2 E0");
  });
});

describe("the end, line by line", () => {
  it("says how each line comes about", () => {
    const rich = player({
      plans: ["red_a", "red_b", "red_b", "blue_a"],
      secured: ["green"],
      markers: 2,
      animals: [{ animal: "tiger", landscape: "jungle" }],
      goods: [
        { tile: "a", good: "silk", points: 4 },
        { tile: "b", good: "ring", points: 5 },
      ],
      resources: { backpack: 1, paint: 2 },
    });
    const told = (line: (typeof LINES)[number]) => why(line, rich, view(), contents, say);
    expect(pairsOf(rich.plans)).toEqual({ pairs: 1, singles: 2 });
    expect(told("plans")).toBe("2 × 1 + 1 × 4 + 1 × 8");
    expect(told("goods")).toBe("4 + 5");
    expect(told("animals")).toBe("1 × 2");
    expect(told("resources")).toBe("3 × 1");
    expect(told("exhaustion")).toBe("2 × −3");
    expect(told("borders")).toBe("web-why-borders 5");
  });
});

describe("what a move lights", () => {
  it("is the way of a yak, and where there is no way to click the yak itself", () => {
    const { way } = lights({ kind: "go", args: { way: "w" } }, view({ active: 2 }));
    expect(way).toEqual(["way-w", "yak-2"]);
  });
  it("is where the way leads, and the first step of one that is not decided yet", () => {
    const ahead = (more: Partial<Preview>): KathmanduView =>
      view({ previews: [{ move: "go w", way: "w", path: ["1b1", "1a1", "2c1"], space: "2c1", ...more } as Preview] });
    const move = { kind: "go", args: { way: "w" } };
    expect(lights(move, ahead({}))["kind"]).toEqual(["go-w", "ground-2c1"]);
    expect(lights(move, ahead({ decides: true }))["kind"]).toEqual(["go-w", "ground-1a1"]);
    for (const space of ["1b1", "2a3"]) expect(keyAt(view(), spotOf(view(), space))).toBe(space);
  });
});
