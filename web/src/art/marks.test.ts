import { describe, expect, test } from "vitest";
import { limb, oval, path } from "./marks";

describe("paths", () => {
  test("keep letters and round numbers", () => {
    expect(path`M${1 / 3} ${-2}h${4}Z`).toBe("M0.33 -2h4Z");
  });
  test("an oval is as wide as its two radii, however they are rounded", () => {
    expect(oval(0, 0, 10.125, 2)).toBe("M-10.13 0a10.13 2 0 1 1 20.26 0a10.13 2 0 1 1 -20.26 0Z");
  });
  test("a limb inside a larger circle is that circle", () => {
    expect(limb(0, 0, 10, 1, 0, 2)).toMatch(/^M-10 0a10 10/);
  });
});
