import { beforeAll, describe, expect, it } from "vitest";
import { prefs } from "./prefs.svelte";
import { inWords } from "./problem";
import { words } from "./words.svelte";

describe("what the server does not do, in French", () => {
  beforeAll(async () => {
    prefs.language = "fr";
    words.learn("reviving", { spot: "spot" });
    await Promise.all([words.load("house"), words.load("reviving")]);
  });

  it("is said for its code, with the name of a seat", () => {
    const problem = { code: "undo-asked", message: "seat 1 already asks", facts: { seat: 1 } };
    expect(inWords(problem, "reviving", ["Ada", "Bob"])).toBe("Bob demande déjà à annuler un coup.");
    expect(inWords(problem)).toBe("Place 2 demande déjà à annuler un coup.");
  });

  it("is said by the game where a rule forbids it, or an option does not suit", () => {
    expect(inWords({ code: "illegal", key: "spot-taken", message: "no", facts: { spot: "n1" } }, "reviving")).toBe(
      "Une pièce se trouve déjà sur N1.",
    );
    expect(
      inWords(
        { code: "bad-value", key: "teams", message: "no", facts: { teams: 3, tables: "6", seats: 4 } },
        "reviving",
      ),
    ).toBe("3 équipes\u00a0: il faut 6 joueurs, pas 4.");
  });

  it("comes in English where there is no sentence", () => {
    expect(inWords({ code: "bad-json", message: "this is not JSON" })).toBe("this is not JSON");
  });
});
