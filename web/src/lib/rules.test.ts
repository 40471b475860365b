import { describe, expect, it } from "vitest";
import { findRules, loadRules, readRules } from "./rules";

describe("the rules drawer", () => {
  it("reads the pages of the rulebook", async () => {
    for (const language of ["en", "fr"]) {
      const rules = await loadRules("kyoto", language);
      expect(rules.length).toBe(46);
      expect(rules[0]).toMatchObject({ number: "kyoto-1" });
    }
    expect(readRules("## A\n\n**x-1** Do `this`. *(rulebook)*")).toEqual([
      { heading: "A", number: "x-1", text: "Do this.", source: "(rulebook)" },
    ]);
  });
  it("finds a rule by its number or by a word, accents or not", async () => {
    const rules = await loadRules("kyoto", "fr");
    expect(findRules(rules, "26").map((rule) => rule.number)).toEqual(["kyoto-26"]);
    expect(findRules(rules, "DEFAUSSE").length).toBeGreaterThan(0);
    expect(findRules(rules, "xylophone")).toEqual([]);
    expect(findRules(rules, "").length).toBe(46);
  });
});
