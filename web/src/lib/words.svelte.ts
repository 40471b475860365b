// Words: the same Fluent catalogues as the terminal's. The code has keys, never prose.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import { arriving } from "./arriving";
import { prefs } from "./prefs.svelte";
import { told } from "./told";

type Language = "en" | "fr";
export type Facts = Record<string, string | number>;

const shell = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/durbar/games/*/text/*.ftl", { query: "?raw", import: "default" });

/** The words of the shell and of the games this client was built with, without the parts that lie beside them; any other
    game's are the server's to tell, all at once. */
async function catalogue(name: string, file: string): Promise<string> {
  if (name === "house") return shell[`../text/${file}.ftl`]?.() ?? "";
  const folder = `../../../src/durbar/games/${name}/text`;
  if (`${folder}/en.ftl` in games) return games[`${folder}/${file}.ftl`]?.() ?? "";
  return file.includes(".") ? "" : told(`/api/games/${name}/words/${file}`);
}

/** French has a space before some signs, and no line may begin with one of them. */
const withoutWidows = (text: string, language: Language): string =>
  language === "fr" ? text.replace(/ (?=[:;?!»])|(?<=«) /g, "\u00a0") : text;

/** "de Ada" is "d’Ada": before a vowel that a fact brings, which Fluent has put between its marks. An h may be either. */
const elided = (text: string): string =>
  text
    .replace(/(?<!\p{L})(d|(?:jus|lors|puis)?qu)e \u2068+(?=[aàâäæeéèêëiîïoôöœuùûü]|y[^aeiouéè])/giu, "$1’")
    .replace(/[\u2068\u2069]/g, "");

/** What facts bring into a sentence: numbers below zero with a minus, and in French lists divided as one does there. */
function printed(text: string, language: Language): string {
  const french = language === "fr";
  const signed = (french ? elided(text) : text).replace(/(?<=^|\s)-(?=\d)/g, "−");
  return french ? signed.replace(/(?<=\S);(?= )/g, "\u00a0;") : signed;
}

class Words {
  private bundles = $state.raw<Record<string, FluentBundle>>({});
  // Not to be seen by an effect: one that loads a part too would never end. Who asks while it comes waits for the same.
  private readonly coming = new Map<string, Promise<void>>();
  private things: Record<string, Record<string, string>> = {}; // of each game

  /** Which facts of a game are things, and of which kind: `{ building: "card" }`. */
  learn(name: string, things: Record<string, string>): void {
    this.things[name] = things;
  }

  /** The kind of thing that a fact, or a field of a view, names; nothing if it names none. */
  kindOf(name: string, fact: string): string | undefined {
    return this.things[name]?.[fact];
  }

  /** Load the catalogue of a game, or of the shell (`house`), in the language that is set. */
  load(name: string, language = prefs.language): Promise<void> {
    const key = `${name}.${language}`;
    let coming = this.coming.get(key);
    if (!coming) {
      coming = this.begin(name, language);
      coming.catch(() => this.coming.delete(key)); // the next who asks tries again
      this.coming.set(key, coming);
    }
    return coming;
  }

  private async begin(name: string, language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: language === "fr" });
    bundle.addResource(new FluentResource(withoutWidows(await catalogue(name, language), language)));
    this.bundles = { ...this.bundles, [`${name}.${language}`]: bundle };
  }

  /** Load a part of a catalogue too, one that only some need: `lesson`, `about`. */
  async loadPart(name: string, part: string): Promise<void> {
    const language = prefs.language;
    const text = await arriving(() => catalogue(name, `${part}.${language}`));
    await this.load(name, language);
    this.bundles[`${name}.${language}`]?.addResource(new FluentResource(withoutWidows(text, language)));
    this.bundles = { ...this.bundles }; // whoever has said a bare key says it again
  }

  /** The pattern of a message, or of its attribute after a dot: `about-card.says`. */
  private pattern(name: string, key: string) {
    const [id = "", attribute] = key.split(".");
    const message = this.bundles[`${name}.${prefs.language}`]?.getMessage(id);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  /** A sentence of a catalogue, or the key if it has none. */
  say(name: string, key: string, facts: Facts = {}): string {
    const bundle = this.bundles[`${name}.${prefs.language}`];
    const pattern = this.pattern(name, key);
    if (!bundle || !pattern) return key;
    return printed(bundle.formatPattern(pattern, facts as Record<string, FluentVariable>), prefs.language);
  }

  has(name: string, key: string): boolean {
    return Boolean(this.pattern(name, key));
  }

  isSeat(name: string, fact: string): boolean {
    return fact === "seat" || fact === "to" || this.kindOf(name, fact) === "seat";
  }

  /** Facts of an event, prompt or refusal with seats and things as people call them. */
  named(name: string, facts: Facts, names: readonly string[]): Facts {
    const named: Facts = { ...facts };
    for (const [key, value] of Object.entries(facts)) {
      if (this.isSeat(name, key) && typeof value === "number") named[key] = names[value] ?? value;
      const kind = this.kindOf(name, key);
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

  /** What happened, as the log tells it; to who sits here it says "you", if it has words for that. */
  logLine(name: string, event: Record<string, unknown>, names: readonly string[], you = -1): string {
    return this.say(
      name,
      this.spoken(name, `log-${event["kind"]}`, event, you),
      this.named(name, event as Facts, names),
    );
  }

  /** The message that says this to this seat, where there is one: `log-give.you`, `log-give.to-you`. */
  spoken(name: string, key: string, { seat, to }: Record<string, unknown>, you: number): string {
    const spoken = seat === you ? `${key}.you` : `${key}.to-you`;
    return [seat, to].includes(you) && this.has(name, spoken) ? spoken : key;
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
