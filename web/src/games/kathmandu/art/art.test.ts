// @vitest-environment node
// (pictures are rendered to text here: no browser is needed)

import { createRawSnippet } from "svelte";
import { describe, expect, test } from "vitest";
import { BROKEN, contrast, pieces, show, text } from "../../../art/checks";
import type { Mark } from "../../../art/marks";
import { ANIMAL_KINDS, homeOf, sketch } from "./animals";
import Back from "./Back.svelte";
import {
  animalCard,
  back,
  chest,
  CITY_TILE,
  DECKS,
  equipmentCard,
  goodTile,
  letterInk,
  PAWN,
  plan,
  PLAN_SHAPES,
  tentCard,
  weather,
  yakTile,
} from "./cards";
import Chest from "./Chest.svelte";
import { COVER } from "./cover";
import Good from "./Good.svelte";
import { EQUIPMENT, EQUIPMENT_KINDS, GOOD_KINDS, GOODS, lamp } from "./goods";
import { CELL, SIGNS, stamp, TEXTURES } from "./landscapes";
import {
  goodPlace,
  lampPlaces,
  mapOf,
  region,
  riverbed,
  seams,
  sheet,
  stormLine,
  yakPlaces,
  type BoardPlan,
} from "./map";
import MapPicture from "./Map.svelte";
import {
  DICE,
  dieOf,
  landscapeOf,
  LANDSCAPES,
  planOf,
  PLANS,
  playerOf,
  PLAYERS,
  RESOURCES,
  SEATS,
  TONES,
  type Die,
  type PlanColour,
} from "./palette";
import { CHARACTERS, portrait } from "./people";
import Plan from "./Plan.svelte";
import Reach from "./Reach.svelte";
import Resource from "./Resource.svelte";
import { die, EXHAUSTION, RESOURCE_SIGNS, SUN, token } from "./resources";
import {
  CAMP,
  CLOTH,
  KATHMANDU,
  PEAKS,
  rope,
  rose,
  storm,
  stormFigure,
  TEMPLE,
  TEMPLE_TILE,
  TOWER,
  UNKNOWN,
} from "./scenery";
import { PLAYER_SIGNS, yak } from "./yaks";
import YakTile from "./YakTile.svelte";

const COLOURS = Object.keys(PLANS) as PlanColour[];
const ALL_DICE = Object.keys(DICE) as Die[];

/** All are drawn, no two alike, none of many pieces. */
function whole(pictures: readonly (readonly Mark[])[], most: number): void {
  for (const marks of pictures) {
    expect(marks.length).toBeGreaterThan(0);
    expect(text(marks)).not.toMatch(BROKEN);
    expect(pieces(marks)).toBeLessThanOrEqual(most);
  }
  expect(new Set(pictures.map(text)).size).toBe(pictures.length);
}

describe("landscapes", () => {
  test("are nine, with signs and textures of their own", () => {
    expect(LANDSCAPES).toHaveLength(9);
    whole(LANDSCAPES.map(stamp), 12);
    whole(
      LANDSCAPES.map((name) => TEXTURES[name]),
      4,
    );
    expect(new Set(LANDSCAPES.map((name) => text(SIGNS[name]("#000000", "#ffffff")))).size).toBe(9);
  });
  test("carry signs one can see", () => {
    for (const name of LANDSCAPES) expect(contrast(TONES[name].base, TONES[name].sign), name).toBeGreaterThan(3);
  });
  test("are found by name and by letter; what nobody knows is highland", () => {
    expect([..."smgfjrwdc"].map(landscapeOf)).toEqual([...LANDSCAPES]);
    expect(landscapeOf("forest")).toBe("forest");
    expect(landscapeOf("toString")).toBe("highland");
  });
});

describe("the map", () => {
  const START: BoardPlan = { x: 0, y: 0, rows: ["m. m* w.", "m. ^^ w.", "c. c. wT"] };
  const MIDDLE: BoardPlan = { x: 3, y: 0, rows: ["w. f. jt", "w. ^^ ^^", "c. c. s."], needle: "S", tile: true };
  const END: BoardPlan = { x: 3, y: 3, rows: ["cK cK cK", "cK cK cK", "cK cK cK"] };
  const map = mapOf([START, MIDDLE, END]);

  test("reads boards as they lie", () => {
    expect(map.spaces).toHaveLength(27);
    expect(map.spaces[1]).toEqual({
      x: 1,
      y: 0,
      landscape: "meadow",
      temple: undefined,
      start: true,
      kathmandu: false,
      board: 1,
    });
    expect(map.spaces.filter((s) => s.landscape === "")).toHaveLength(3);
    expect(map.spaces.flatMap((s) => s.temple ?? [])).toEqual(["temple", "tile"]);
  });
  test("lays a rope between neighbours, and compasses in the margin", () => {
    expect(map.borders).toEqual([
      { x1: 3, y1: 0, x2: 3, y2: 3 },
      { x1: 3, y1: 3, x2: 6, y2: 3 },
    ]);
    expect(map.needles).toEqual([{ x: 4.5, y: expect.closeTo(-0.62) as number, direction: "S" }]);
  });
  test("draws a region once around, whatever it is made of", () => {
    const loops = (cells: readonly (readonly [number, number])[]): number =>
      region(
        cells.map(([x, y]) => ({ x, y })),
        1.5,
        8,
      ).split("M").length - 1;
    expect(loops([])).toBe(0);
    expect(
      loops([
        [0, 0],
        [1, 0],
        [1, 1],
      ]),
    ).toBe(1);
    expect(
      loops([
        [0, 0],
        [1, 1],
      ]),
    ).toBe(2);
    expect(
      loops([
        [0, 0],
        [1, 0],
        [2, 0],
        [0, 1],
        [2, 1],
        [0, 2],
        [1, 2],
        [2, 2],
      ]),
    ).toBe(2);
  });
  test("keeps a region inside its spaces", () => {
    const numbers =
      region(
        [
          { x: 0, y: 0 },
          { x: 1, y: 0 },
        ],
        1.5,
        8,
        0,
      )
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    expect(Math.min(...numbers)).toBeCloseTo(1.5);
    expect(Math.max(...numbers)).toBeCloseTo(2 * CELL - 1.5);
  });
  test("lets the river run on from board to board", () => {
    expect(riverbed(map.spaces.filter((s) => s.landscape === "river"))).toContain("Z");
    expect(seams(map.spaces)).toContain("M120 5v30");
  });
  test("has room for what stands outside", () => {
    expect(sheet(map.spaces).w).toBeCloseTo((6 + 2.8) * CELL);
    expect(sheet([]).w).toBeGreaterThan(0);
  });
  test("knows where the storm is: outside, then on each border, never beyond the last", () => {
    const on = (n: number): unknown => stormLine(map.spaces, map.borders, n);
    expect([on(0), on(1), on(2), on(9)]).toEqual([
      { x1: -0.5, y1: 0, x2: -0.5, y2: 3 },
      map.borders[0],
      map.borders[1],
      map.borders[1],
    ]);
    expect(stormLine([], [], 0)).toBeUndefined();
  });
  test("has places for yaks, goods and lamps inside a space", () => {
    for (const count of [1, 2, 3, 4]) {
      expect(yakPlaces(2, 3, count)).toHaveLength(count);
      for (const { x, y, size } of [...yakPlaces(2, 3, count), ...lampPlaces(2, 3, count), goodPlace(2, 3)]) {
        expect(x).toBeGreaterThan(2 * CELL - 5);
        expect(x + size).toBeLessThan(3 * CELL + 5);
        expect(y).toBeGreaterThan(3 * CELL - 8);
        expect(y + size).toBeLessThan(4 * CELL + 3);
      }
    }
  });
  test("is one picture of few elements, however many spaces it has", () => {
    const eight = mapOf(
      Array.from({ length: 8 }, (_, i): BoardPlan => ({
        x: 7 * i,
        y: 0,
        rows: Array.from({ length: 7 }, () => "m. f. ^^ w. c. jT s."),
        needle: "E",
      })),
    );
    const over = createRawSnippet(() => ({ render: () => '<circle r="1" class="mine"></circle>' }));
    const markup = show(MapPicture, { ...eight, storm: 3, over });
    expect(markup).not.toMatch(/NaN|undefined/);
    expect(markup).toContain('class="mine"');
    expect(markup.match(/<(path|use|rect|g)\b/g)?.length).toBeLessThan(900);
    expect(markup.length).toBeLessThan(260_000);
  });
  test("is drawn with nothing on it", () => {
    expect(show(MapPicture, { spaces: [] })).not.toMatch(/NaN|undefined|Infinity/);
  });
  test("shows what a way costs", () => {
    const way = (props: object): number => show(Reach, { x: 1, y: 2, ...props }).match(/<g/g)?.length ?? 0;
    expect(way({})).toBe(0);
    expect(way({ exhaustion: 2 })).toBe(2);
    expect(way({ compass: 1, fodder: 1 })).toBeGreaterThan(2);
  });
  test("has things of their own on it", () => {
    whole(
      [
        ...PEAKS,
        TEMPLE,
        TEMPLE_TILE,
        TOWER,
        CAMP,
        CLOTH,
        rope({ x1: 0, y1: 0, x2: 7, y2: 0 }),
        rope({ x1: 0, y1: 0, x2: 0, y2: 7 }),
        ...(["N", "E", "S", "W"] as const).map(rose),
      ],
      24,
    );
    whole([KATHMANDU], 120);
    expect(new Set(UNKNOWN).size).toBe(UNKNOWN.length);
  });
  test("has a storm that changes as it comes closer", () => {
    const line = { x1: 0, y1: 0, x2: 0, y2: 7 };
    whole([0, 0.4, 0.8].map(stormFigure), 24);
    whole(
      [0, 0.4, 0.8].map((level) => storm(line, level)),
      24,
    );
    whole([storm(line, 1), storm({ ...line, x2: 7, y2: 0 }, 1)], 24);
  });
});

describe("pieces", () => {
  test("four yaks, each with its load and its sign, and a wild one", () => {
    expect(SEATS).toHaveLength(4);
    whole([...SEATS.map((player) => yak(player)), yak()], 32);
    expect(new Set(SEATS.map((player) => PLAYER_SIGNS[player](0, 0, 10))).size).toBe(4);
    whole(
      SEATS.map((player) => lamp(PLAYERS[player].main, PLAYERS[player].dark)),
      6,
    );
    for (const player of SEATS)
      expect(contrast(PLAYERS[player].main, PLAYERS[player].ink), player).toBeGreaterThan(4.5);
  });
  test("six dice with six faces, each with the sign of what it gives", () => {
    expect(ALL_DICE.map((colour) => DICE[colour].gives)).toEqual([...RESOURCES, "any"]);
    whole(
      ALL_DICE.flatMap((colour) => [0, 1, 2, 3, 4, 5, 6].map((value) => die(colour, value))),
      14,
    );
    for (const colour of ALL_DICE) expect(contrast(DICE[colour].main, DICE[colour].ink), colour).toBeGreaterThan(4.5);
  });
  test("five resources, any of them, and exhaustion", () => {
    whole([...[...RESOURCES, "any" as const].map(token), EXHAUSTION], 12);
    expect(new Set(Object.values(RESOURCE_SIGNS).map((sign) => text(sign("#000", "#fff")))).size).toBe(6);
    expect(show(Resource, { kind: "toString", plain: true })).toBe(show(Resource, { kind: "any", plain: true }));
  });
  test("six goods, plain and special", () => {
    expect(GOOD_KINDS).toEqual(["thangka", "silk", "spices", "prayer_wheel", "statue", "ring"]);
    whole(
      GOOD_KINDS.map((kind) => GOODS[kind]),
      16,
    );
    whole(
      GOOD_KINDS.flatMap((kind) => [goodTile(kind, false), goodTile(kind, true)]),
      20,
    );
    expect(goodTile("toString", false)).toEqual([]);
    expect(show(Good, { kind: "silk", value: 5 })).toContain(">5<");
  });
  test("weather, tiles and the pawn", () => {
    whole([weather("sun"), weather("storm"), weather("hidden"), SUN, CITY_TILE, PAWN], 28);
    whole(
      [...["", "last", ...LANDSCAPES].map((land) => yakTile(land, "red")), yakTile("snow"), yakTile("snow", "blue")],
      16,
    );
    expect(show(YakTile, { landscape: "last", points: 10 })).toContain(">10<");
    expect(show(YakTile, { points: 10 })).not.toContain(">10<");
  });
  test("names nobody knows do no harm", () => {
    expect([playerOf("toString"), dieOf("toString"), planOf("toString")]).toEqual(["blue", "black", "red"]);
  });
});

describe("cards", () => {
  test("27 animals at home in nine landscapes, three in each", () => {
    expect(ANIMAL_KINDS).toHaveLength(27);
    for (const land of LANDSCAPES)
      expect(
        ANIMAL_KINDS.filter((kind) => homeOf(kind) === land),
        land,
      ).toHaveLength(3);
    whole(ANIMAL_KINDS.map(sketch), 40);
    whole(
      ANIMAL_KINDS.map((kind) => animalCard(kind)),
      72,
    );
    expect(sketch("toString")).toEqual([]);
    expect(text(animalCard("tiger", "snow"))).not.toBe(text(animalCard("tiger")));
  });
  test("12 pieces of equipment, in every landscape and to start with, at their time", () => {
    expect(EQUIPMENT_KINDS).toHaveLength(12);
    whole(
      EQUIPMENT_KINDS.map((kind) => EQUIPMENT[kind]),
      16,
    );
    whole(
      EQUIPMENT_KINDS.flatMap((kind) => ["", ...LANDSCAPES].map((land) => equipmentCard(kind, land))),
      60,
    );
    whole(
      ["", "before", "during", "after"].map((timing) => equipmentCard("chest", "snow", timing)),
      60,
    );
  });
  test("24 tents: three in each landscape but the town", () => {
    whole(
      LANDSCAPES.filter((land) => land !== "town").flatMap((land) => [0, 1, 2].map((copy) => tentCard(land, copy))),
      60,
    );
  });
  test("six characters", () => {
    expect(CHARACTERS).toEqual(["alpinist", "yak_guide", "monk", "merchant", "border_guard", "artist"]);
    whole(CHARACTERS.map(portrait), 40);
    expect(portrait("toString")).toEqual([]);
  });
  test("six backs", () => {
    whole(DECKS.map(back), 32);
    expect(show(Back, { deck: "toString" })).toBe(show(Back, { deck: "equipment" }));
  });
  test("plans in six colours and shapes, two halves that make one", () => {
    expect(COLOURS).toHaveLength(6);
    whole(
      COLOURS.flatMap((colour) => ["A", "B", "AB"].map((half) => plan(colour, half))),
      16,
    );
    expect(plan("red", "AB")).toEqual([...plan("red", "A"), ...plan("red", "B")]);
    expect(new Set(COLOURS.map((colour) => PLAN_SHAPES[colour](0, 0, 10))).size).toBe(6);
    for (const colour of COLOURS) expect(contrast(PLANS[colour].main, letterInk(colour)), colour).toBeGreaterThan(4.5);
    expect(show(Plan, { colour: "green", half: "B" })).not.toContain(">A<");
  });
  test("chests show what is safe in them", () => {
    whole([chest([]), chest(["red"]), chest(["red", "blue"]), chest(COLOURS)], 40);
    expect(show(Chest, { plans: ["toString"] })).not.toMatch(/NaN|undefined/);
  });
  test("the cover is one picture", () => {
    whole([COVER], 260);
  });
});
