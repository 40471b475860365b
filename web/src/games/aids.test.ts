// @vitest-environment jsdom
// The player aid of each game: five lines for a turn, and words for every sign, in both languages and for every number of players.

import { beforeAll, describe, expect, test } from "vitest";
import { explain } from "../lib/about";
import type { GameModule } from "../lib/game";
import { prefs } from "../lib/prefs.svelte";
import { words } from "../lib/words.svelte";
import { load } from ".";

const BOXES: Record<string, unknown> = {
  kyoto: { game: { limit: 13, raised_limit: 18, bells_to_win: 13 } },
  xanadu: {
    game: { building_limit: 5, passes: 2, long_passes: 3 },
    many_players: { building_limit: 4, passes: 3 },
    advanced: { building_limit: 6 },
  },
  reviving: { game: { colour_bonus: [2, 4, 8], buddha_bonus: 1 } },
  kathmandu: {
    scoring: {
      ...{ special_good: 7, five_kinds: 7, six_kinds: 12, plan: 1, plan_pair: 4, secured_pair: 8 },
      ...{ yak_hidden: [10], exhaustion: -3 },
    },
  },
};
const OPTIONS = {
  ...{ full_pile_variant: "true", visible_bells_variant: "true", bhairav: "true", public_objectives: "true" },
  ...{ advanced: "false", equal_turns: "true", hand_limit: 0, tents: "usual", long_game: "false" },
};
const HOLE = /\{|undefined|^(aid|about|effect)-/; // what is left of a fact or a sentence that is not there

describe.each(Object.keys(BOXES))("%s", (game) => {
  let module: GameModule;
  beforeAll(async () => void (module = await load(game)));

  test.each(["en", "fr"] as const)("has a turn, points and signs in %s", async (language) => {
    prefs.language = language;
    await Promise.all(["about", "aid"].map((part) => words.loadPart(game, part)));
    for (const seats of [1, 2, 3, 6]) {
      const facts = { seats, ...OPTIONS, ...module.facts!(BOXES[game] as never, { seats, ...OPTIONS }) };
      for (let line = 1; line <= 5; line++) {
        const told = words.say(game, `aid-turn-${line}`, facts);
        expect(told.length, told).toBeGreaterThan(20);
        expect(told).not.toMatch(HOLE);
      }
      expect(words.say(game, "aid-points-1", facts)).not.toMatch(HOLE);
      for (const { meaning, name = "", says } of await module.signs!()) {
        const told = meaning ? explain(game, meaning, facts, ["Ada"]) : { name: words.say(game, name), says: "" };
        expect(told?.name, meaning ?? name).toBeTruthy();
        expect(told?.name).not.toMatch(HOLE);
        expect(says ? words.has(game, says) : true, says).toBe(true);
        expect(told?.says).not.toMatch(HOLE);
      }
    }
  });
});
