// @vitest-environment jsdom
import { expect, test } from "vitest";
import { pause } from "./pause";
import { words } from "./words.svelte";

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
