// @vitest-environment node
// (pictures are rendered to text here: no browser is needed)

import { describe, expect, test } from "vitest";
import { BROKEN, contrast, pieces, show, text } from "../../../art/checks";
import { ARCHITECTS, portrait } from "./architects";
import { mask } from "./bhairav";
import Card from "./Card.svelte";
import { brick } from "./debris";
import { EMBLEMS } from "./emblems";
import { extent, threadTo, type Slot, type SpotPlace, widestGap } from "./mat";
import Mission from "./Mission.svelte";
import {
  bamboo,
  drawSection,
  endOf,
  floors,
  KINDS,
  SECTIONS,
  spread,
  stack,
  type Kind,
  type SectionKey,
} from "./monuments";
import { colourOf, COLOURS, playerOf, PLAYERS, SEATS, TONES, type Colour } from "./palette";
import { shapeOf, token } from "./shapes";
import { HIGH, place, TOP, WIDE, type Built } from "./square";
import Square from "./Square.svelte";

const ALL: Colour[] = [...COLOURS, "wild"];
const KEYS = Object.keys(SECTIONS) as SectionKey[];
const NAMES = Object.keys(KINDS) as Kind[];

describe("colours", () => {
  test("have six different shapes", () => {
    expect(new Set(ALL.map((colour) => shapeOf(colour, 0, 0, 10))).size).toBe(6);
    for (const colour of ALL) expect(text(token(colour, 12, 12, 8)), colour).not.toMatch(BROKEN);
  });
  test("carry signs one can see", () => {
    for (const colour of ALL) expect(contrast(TONES[colour].main, TONES[colour].sign), colour).toBeGreaterThan(3);
  });
  test("nobody knows are wild, players nobody knows white", () => {
    expect(colourOf("green")).toBe("green");
    expect(colourOf("toString")).toBe("wild");
    expect(playerOf("toString")).toBe("white");
  });
});

describe("sections", () => {
  test("are ten: 1 of a Buddha, 2 of a shrine, 3 of a stupa, 4 of a pagoda", () => {
    expect(NAMES.map((kind) => KINDS[kind].length)).toEqual([1, 2, 3, 4]);
    expect(NAMES.flatMap((kind) => KINDS[kind]).sort()).toEqual([...KEYS].sort());
  });
  test("have silhouettes of their own", () => {
    expect(new Set(KEYS.map((key) => SECTIONS[key].outline)).size).toBe(10);
  });
  test("are drawn in every colour, all different, of few pieces", () => {
    const drawn = KEYS.flatMap((key) =>
      [...ALL, ...COLOURS.map((colour) => `wild:${colour}`)].map((colour) => drawSection(key, colour)),
    );
    for (const marks of drawn) {
      expect(text(marks)).not.toMatch(BROKEN);
      expect(pieces(marks)).toBeLessThanOrEqual(20);
    }
    expect(new Set(drawn.map(text)).size).toBe(110);
  });
  test("stand one on the other, whatever their colours", () => {
    expect(floors("pagoda")).toHaveLength(5);
    for (const kind of NAMES) {
      const ys = floors(kind);
      ys.slice(1).forEach((y, i) => expect(y).toBeLessThan(ys[i] ?? 0));
      expect(
        stack(
          kind,
          KINDS[kind].map((_, i) => ALL[i] ?? ""),
        ),
      ).toHaveLength(KINDS[kind].length);
      expect(stack(kind, [""])).toEqual([]);
    }
  });
  test("still missing have bamboo, finished ones none", () => {
    for (const kind of NAMES) {
      expect(text(bamboo(kind, 0))).not.toMatch(BROKEN);
      expect(bamboo(kind, KINDS[kind].length)).toEqual([]);
    }
  });
});

describe("ends", () => {
  test("say section, storey and colour", () => {
    expect(endOf("stupa_2:red")).toEqual({
      section: "stupa_2",
      kind: "stupa",
      step: 2,
      of: 3,
      colour: "red",
      sign: "red",
    });
    expect(endOf("buddha:wild:blue")).toEqual({
      section: "buddha",
      kind: "buddha",
      step: 1,
      of: 1,
      colour: "wild",
      sign: "blue",
    });
  });
  test("nobody knows do no harm", () => {
    for (const key of ["", "toString:toString", "pagoda_5:pink"])
      expect(endOf(key)).toMatchObject({ section: "buddha", colour: "wild" });
  });
});

describe("squares", () => {
  const built = (kinds: string, missing = 0): Built[] =>
    kinds
      .split(" ")
      .filter(Boolean)
      .map((kind) => ({
        kind,
        sections: Array.from({ length: Math.max(1, KINDS[kind as Kind].length - missing) }, (_, i) => ALL[i] ?? "red"),
      }));
  const SQUARES = [
    built(""),
    built("buddha"),
    built("pagoda stupa shrine buddha"),
    built("pagoda pagoda pagoda pagoda stupa stupa stupa shrine shrine buddha buddha buddha", 1),
    built(Array(32).fill("buddha").join(" ")),
    built(Array(8).fill("pagoda").join(" ")),
    built(Array(32).fill("pagoda").join(" "), 3),
  ];
  test("hold every monument, inside the picture", () => {
    for (const monuments of SQUARES) {
      const standing = place(monuments);
      expect(standing).toHaveLength(monuments.length);
      for (const m of standing) {
        expect(m.x - m.half).toBeGreaterThanOrEqual(-1);
        expect(m.x + m.half).toBeLessThanOrEqual(WIDE + 1);
        expect(m.y - m.tall).toBeGreaterThan(TOP);
        expect(m.y).toBeLessThan(HIGH);
        expect(m.half).toBeCloseTo((spread(m.kind) + 4) * m.scale);
      }
    }
  });
  test("hide no monument behind another", () => {
    for (const monuments of SQUARES.slice(0, 4).concat(SQUARES.slice(5, 6))) {
      const spots = place(monuments).map(({ x, y, tall }) => `${Math.round(x / 12)} ${Math.round((y - tall) / 12)}`);
      expect(new Set(spots).size).toBe(monuments.length);
    }
  });
  test("are the same every time", () => {
    expect(place(SQUARES[3] ?? [])).toEqual(place(SQUARES[3] ?? []));
  });
  test("at a given hour need no style sheet", () => {
    for (const time of ["day", "evening"] as const) {
      const markup = show(Square, { monuments: SQUARES[2] ?? [], time });
      expect(markup).not.toMatch(/NaN|undefined|light-dark|var\(/);
    }
  });
});

describe("cards", () => {
  test("show one end, two ends, or their back", () => {
    const faces = [["stupa_2:red", "pagoda_4:wild"], ["stupa_2:red"], ["stupa_2:red", "stupa_2:red"], []].map((ends) =>
      show(Card, { ends, points: [2, 10] }),
    );
    for (const face of faces) expect(face).not.toMatch(/NaN|undefined/);
    expect(faces[1]).toBe(faces[2]);
    expect(faces[0]).toContain(">10<");
    expect(new Set(faces).size).toBe(3);
  });
  test("frame the end in use", () => {
    expect(show(Card, { ends: ["stupa_2:red", "pagoda_4:wild"], chosen: 1 }).match(/class="chosen/g)).toHaveLength(1);
  });
});

describe("missions", () => {
  test("show each objective with its points, and a tick for what is met", () => {
    const items = [
      { kind: "buddha", need: ["red|blue"], points: 1, met: true },
      { kind: "pagoda", need: ["match", "match", "any", "any"], points: 4 },
    ];
    const markup = show(Mission, { items });
    expect(markup).not.toMatch(/NaN|undefined/);
    expect(markup).toContain("+4");
    expect(markup.match(/class="tick/g)).toHaveLength(1);
  });
});

describe("the mat", () => {
  const slot = (id: number, x: number, y: number): Slot => ({ id, x, y, zone: "market" });
  const west: SpotPlace = { id: "W1", side: "W", x: -50, y: 0 };
  test("covers its cards and niches and has a frame around them", () => {
    const box = extent([slot(1, 0, 0), slot(3, 70, 0)], [west], { w: 60, h: 90 });
    expect(box.x).toBeLessThan(-69);
    expect(box.x + box.w).toBeGreaterThan(100);
    expect(box.h).toBeGreaterThan(90);
    expect(extent([], [], { w: 60, h: 90 }).w).toBeGreaterThan(0);
  });
  test("leads a thread from the rim of a niche into the edge of a card", () => {
    const near = threadTo(west, slot(1, 0, 0), { w: 60, h: 90 }, false);
    expect(near.knot).toEqual([-23, 0]);
    expect(near.d).toBe("M-33 0Q-28 0 -23 0");
    expect(threadTo(west, slot(3, 70, 0), { w: 60, h: 90 }, true).knot).toEqual([47, 0]);
  });
});

describe("people and things", () => {
  test("six players have six emblems and numerals one can read", () => {
    expect(SEATS).toHaveLength(6);
    expect(new Set(SEATS.map((player) => text(EMBLEMS[player].draw("#000", "#fff")))).size).toBe(6);
    for (const player of SEATS)
      expect(contrast(PLAYERS[player].face, PLAYERS[player].ink), player).toBeGreaterThan(4.5);
  });
  test("six architects, five masks, five bricks: all different, none broken", () => {
    const sets = [
      ARCHITECTS.map(portrait),
      COLOURS.map(mask),
      COLOURS.map(brick),
      SEATS.map((player) => EMBLEMS[player].draw("#000", "#fff")),
    ];
    expect(ARCHITECTS).toEqual(["liliana", "charles", "liu", "sophie", "walter", "sara"]);
    for (const set of sets) {
      expect(new Set(set.map(text)).size).toBe(set.length);
      for (const marks of set) expect(text(marks)).not.toMatch(BROKEN);
    }
    expect(portrait("toString")).toEqual([]);
  });
});

describe("the die", () => {
  const row = [
    ["n1", 0, 0],
    ["n2", 40, 0],
    ["n3", 140, 0],
  ].map(([id, x, y]) => ({ id: String(id), side: "N", x: Number(x), y: Number(y) }));
  test("lies where two niches of its side are furthest from each other", () =>
    expect(widestGap(row)).toEqual({ x: 90, y: 0 }));
  test("lies nowhere before it is rolled", () => expect(widestGap([])).toBeUndefined());
});
