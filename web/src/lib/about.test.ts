import { expect, test } from "vitest";
import { about, explain, factsOf, readAbout } from "./about";
import { tellSign } from "./aid";
import type { Sign } from "./game";
import type { GameInfo, MatchInfo } from "./wire";
import { beside, type Box } from "./beside";
import { words } from "./words.svelte";

test("a thing says what it is and what is so of it", () => {
  expect(about("pile")).toBe("pile");
  const written = about("time", { total: 8, name: "Ada & Bob?", sign: -3 });
  expect(readAbout(written)).toEqual({ key: "time", facts: { total: 8, name: "Ada & Bob?", sign: -3 } });
  expect(readAbout("pile")).toEqual({ key: "pile", facts: {} });
});

test("what is yours is called so", async () => {
  await words.loadPart("kyoto", "about");
  const name = (you: number) => explain("kyoto", about("path", { seat: 1 }), {}, ["Ada", "Ben"], you)?.name;
  expect([name(1), name(0), name(-1)]).toEqual(["Your row", "Ben’s row", "Ben’s row"]);
  await words.loadPart("reviving", "about");
  const says = (you: number) => explain("reviving", about("won-sole", { seat: 1 }), {}, ["Ada", "Ben"], you)?.says;
  expect([says(1), says(0)]).toEqual([
    "You had the only coin that aimed at this card.",
    "Ben had the only coin that aimed at this card.",
  ]);
});

test("a sign in the aid is called by its kind, not by the one that is drawn", async () => {
  await words.loadPart("kathmandu", "about");
  const sign = { meaning: about("resource-backpack", { count: 1 }) } as Sign;
  expect(tellSign("kathmandu", sign, {}, []).name).toBe("Backpack");
});

test("options are told as they are, numbers as numbers", () => {
  const game = {
    options: [
      { name: "limit", default: 0 },
      { name: "long", default: false },
    ],
  } as GameInfo;
  const info = { seats: 3, options: { long: true } } as unknown as MatchInfo;
  expect(factsOf(info, game)).toEqual({ seats: 3, limit: 0, long: "true" });
});

const ROOM = { left: 8, top: 8, width: 344, height: 724 };
const SIZE = { width: 290, height: 120 };
const covers = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

test("a card never covers the thing it is about, wherever that lies on a phone", () => {
  for (const left of [0, 150, 330])
    for (const top of [0, 350, 700]) {
      const thing = { left, top, width: 30, height: 40 };
      const spot = beside(thing, SIZE, ROOM);
      expect(covers(spot, thing)).toBe(false);
      expect(spot.left).toBeGreaterThanOrEqual(8);
      expect(spot.left + spot.width).toBeLessThanOrEqual(352);
    }
});

test("a card leaves free what can be pressed, if there is another place", () => {
  const thing = { left: 160, top: 300, width: 40, height: 40 };
  const button = { left: 0, top: 350, width: 360, height: 60 };
  expect(covers(beside(thing, SIZE, ROOM), button)).toBe(true);
  expect(covers(beside(thing, SIZE, ROOM, [button]), button)).toBe(false);
});
