// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { pause } from "./pause";
import { prefs } from "./prefs.svelte";
import { words } from "./words.svelte";

test("a number below zero has a minus, and a list in a French sentence is divided as in French", async () => {
  await words.load("kathmandu");
  expect(words.say("kathmandu", "log-score", { seat: "Ada", points: -16 })).toBe("Ada has −16 points.");
  prefs.language = "fr";
  await words.load("reviving");
  expect(words.say("reviving", "aims-at", { spot: "N1", slots: "a; b" })).toBe("N1 vise a\u00a0; b");
  prefs.language = "en";
});

test("in a French sentence de and que lose their e before a vowel that a name brings", async () => {
  prefs.language = "fr";
  await words.load("house");
  const boxes = (...names: string[]) => names.map((name) => words.say("house", "box-owner", { name }).slice(22));
  expect(boxes("Ada", "Élodie", "ömer", "Yves")).toEqual(["d’Ada.", "d’Élodie.", "d’ömer.", "d’Yves."]);
  expect(boxes("Ben", "Yasmine", "Hugo", "8")).toEqual(["de Ben.", "de Yasmine.", "de Hugo.", "de 8."]);
  prefs.language = "en";
});

test("an effect that loads words, and a part of them, runs once", async () => {
  let runs = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      runs += 1;
      if (runs < 5) void Promise.all([words.load("kyoto"), words.loadPart("kyoto", "habit")]);
    });
  });
  await expect.poll(() => words.has("kyoto", "habit-leader")).toBe(true);
  await pause(20);
  expect(runs).toBe(1);
  stop();
});

test("parts that are asked for at once are all there, whichever comes first", async () => {
  vi.resetModules(); // as when the page has just come
  const { words: fresh } = await import("./words.svelte");
  await Promise.all([fresh.loadPart("kyoto", "about"), fresh.load("kyoto"), fresh.loadPart("kyoto", "aid")]);
  for (const key of ["title", "about-pile", "aid-turn-1"]) expect(fresh.has("kyoto", key), key).toBe(true);
});

test("the log says you to who sits there, what was done to them too, where the game has words for it", async () => {
  await words.load("kyoto");
  const line = (you?: number) =>
    words.logLine("kyoto", { kind: "give", seat: 0, to: 1, card: "e3" }, ["Ada", "Ben"], you);
  expect([0, 1, 2, -1].map(line)).toEqual([
    "You give Ben: e3.",
    "Ada gives you: e3.",
    "Ada gives Ben: e3.",
    "Ada gives Ben: e3.",
  ]);
  expect(words.logLine("kyoto", { kind: "unheard", seat: 0 }, ["Ada"], 0)).toBe("log-unheard");
});
