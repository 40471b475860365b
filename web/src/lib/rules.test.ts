import { describe, expect, it } from "vitest";
import { findRules, loadRules, readRules, withReferences } from "./rules";

describe("the rules drawer", () => {
  it("reads the pages of the rulebook", async () => {
    for (const language of ["en", "fr"]) {
      const rules = await loadRules("kyoto", language);
      expect(rules.length).toBe(46);
      expect(rules[0]).toMatchObject({ number: "kyoto-1" });
    }
    expect(
      readRules(
        "## A\n\n**x-1** Do `this` (`an_option`), as x-2 says. *(rulebook, ruling K-R1; the rest rulings R-A2 and R-A3)*",
      ),
    ).toEqual([
      { heading: "A", number: "x-1", text: "Do this, as x-2 says.", source: "(rulebook, ruling; the rest rulings)" },
    ]);
  });
  it("has no codes in what is read", async () => {
    for (const game of ["kyoto", "xanadu", "reviving", "kathmandu"])
      for (const language of ["en", "fr"])
        for (const { text, source } of await loadRules(game, language))
          expect(`${text} ${source}`).not.toMatch(/[A-Z]-[A-Z]?\d|`|[a-z]_[a-z]/);
  });
  it("leads from one rule to others", () => {
    const [rule] = readRules("**x-1** See x-12, or x-3.");
    expect(withReferences(rule!)).toEqual(["See ", "x-12", ", or ", "x-3", "."]);
  });
  it("finds a rule by its number or by a word, accents or not", async () => {
    const rules = await loadRules("kyoto", "fr");
    expect(findRules(rules, "26").map((rule) => rule.number)).toEqual(["kyoto-26"]);
    expect(findRules(rules, "DEFAUSSE").length).toBeGreaterThan(0);
    expect(findRules(rules, "xylophone")).toEqual([]);
    expect(findRules(rules, "").length).toBe(46);
  });
});
