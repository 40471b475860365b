// Words: the same Fluent catalogues as the terminal's. The code has keys, never prose.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import { prefs } from "./prefs.svelte";

export type Language = "en" | "fr";
export type Facts = Record<string, string | number>;

const shell = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/durbar/games/*/text/*.ftl", { query: "?raw", import: "default" });

/** Facts that are things, by their keys. */
const things: Record<string, string> = {
  card: "card",
  cards: "card",
  building: "card",
  resources: "resource",
  section: "section",
  shows: "section",
  monument: "monument",
  colour: "colour",
  spot: "spot",
  to_spot: "spot",
  side: "side",
  mission: "mission",
  objective: "objective",
  objectives: "objective",
  architect: "architect",
  landscape: "landscape",
  next: "landscape",
  resource: "resource",
  die: "die",
  dice: "die",
  equipment: "equipment",
  animal: "animal",
  good: "good",
  plan: "plan",
  for_plan: "plan",
  character: "character",
  way: "way",
};

/** French has a space before some signs, and no line may begin with one of them. */
const withoutWidows = (text: string, language: Language): string =>
  language === "fr" ? text.replace(/ (?=[:;?!»])|(?<=«) /g, "\u00a0") : text;

class Words {
  private bundles = $state.raw<Record<string, FluentBundle>>({});

  /** Load the catalogue of a game, or of the shell (`house`), in the language that is set. */
  async load(name: string): Promise<void> {
    const language = prefs.language;
    if (this.bundles[`${name}.${language}`]) return;
    const path =
      name === "house" ? `../text/${language}.ftl` : `../../../src/durbar/games/${name}/text/${language}.ftl`;
    const loader = name === "house" ? shell[path] : games[path];
    if (!loader) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(withoutWidows(await loader(), language)));
    this.bundles = { ...this.bundles, [`${name}.${language}`]: bundle };
  }

  /** A sentence of a catalogue, or the key if it has none. */
  say(name: string, key: string, facts: Facts = {}): string {
    const bundle = this.bundles[`${name}.${prefs.language}`];
    const pattern = bundle?.getMessage(key)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, facts as Record<string, FluentVariable>) : key;
  }

  has(name: string, key: string): boolean {
    return this.bundles[`${name}.${prefs.language}`]?.hasMessage(key) ?? false;
  }

  /** Facts of an event, prompt or refusal with seats and things as people call them. */
  named(name: string, facts: Facts, names: readonly string[]): Facts {
    const named: Facts = { ...facts };
    for (const [key, value] of Object.entries(facts)) {
      if ((key === "seat" || key === "to") && typeof value === "number") named[key] = names[value] ?? value;
      const kind = things[key];
      if (kind && typeof value === "string") {
        named[key] = value
          .split(" ")
          .filter(Boolean)
          .map((thing) => this.thing(name, kind, thing))
          .join(", ");
      }
    }
    return named;
  }

  /** What people call a thing; one that is two at once is written with a plus. */
  thing(name: string, kind: string, key: string): string {
    return key
      .split("+")
      .map((part) => this.say(name, `${kind}-${part}`))
      .join(" / ");
  }
}

export const words = new Words();
export type Say = (key: string, facts?: Facts) => string;
/** What says the sentences of a game. */
export const sayOf =
  (game: string): Say =>
  (key, facts) =>
    words.say(game, key, facts);
/** A sentence of the shell. */
export const say = sayOf("house");
/** "Score pile: 3 cards", as each language writes it. */
export const fact = (name: string, value: string): string => say("fact", { name, value });
/** Where we know a component from. */
export const source = (provenance: string): string => say(`provenance-${provenance}`);
