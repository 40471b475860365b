import { expect, test } from "vitest";
import { percent } from "./percent";
import { prefs } from "./prefs.svelte";

test("shares below each other have as many digits, and a minus that is one", () => {
  prefs.language = "en";
  expect(percent(0.25)).toBe("25.0%");
  expect(percent(0.25, false, 0)).toBe("25%");
  expect(percent(0.11, true)).toBe("+11.0%");
  expect(percent(-0.041, true)).toBe("−4.1%");
  prefs.language = "fr";
  expect(percent(-0.03, true).replace(/\s/g, " ")).toBe("−3,0 %");
});
