// What every part of the board asks: the table, what is printed, what glows, what a click means, and things in words.

import type { Picks } from "../../lib/narrow";
import { fact, type Facts as Words, type Say } from "../../lib/words.svelte";
import type { BoardProps } from "../../lib/game";
import { SEATS, type Player } from "./art/palette";
import type { Built } from "./art/square";
import { KIND_NAMES, type Book, type Contents, type Facts } from "./box";
import type { MonumentView, PlayerView, RevivingView, SectionView, WonView } from "./view";

export interface Desk extends BoardProps<RevivingView, Contents | null> {
  readonly book: Book;
  say: Say;
}

// Players

/** Whose coins these are: everybody has the colour of the seat; alone one plays purple, as the rulebook has it. */
export const playerOf = (view: RevivingView, seat: number): Player => (view.solo ? "purple" : (SEATS[seat] ?? "white"));

export const myTask = (desk: Desk): PlayerView["task"] =>
  desk.due.includes(desk.viewer) ? (desk.view.players[desk.viewer]?.task ?? "idle") : "idle";

/** Whether everybody builds at once, and each says when they are ready. */
export const together = (view: RevivingView): boolean => view.phase === "build" && !view.solo && view.teams === 0;

// Monuments

/** The colour of a section as the drawings name it: a wild that was named keeps its stone. */
const paint = ({ printed, colour }: SectionView): string =>
  printed === "wild" && colour !== "wild" ? `wild:${colour}` : colour;
export const paints = (monument: MonumentView): string[] => monument.sections.map(paint);

export interface Standing extends Built {
  id: string;
}
export const builtOf = (monuments: readonly MonumentView[]): Standing[] =>
  monuments.map((each) => ({ id: each.bottom, kind: each.kind, sections: paints(each) }));

export const floorsOf = (kind: string): number => KIND_NAMES.findIndex((each) => each === kind) + 1;

/** A monument in words: its kind, how far it is, and its colours from the bottom. */
export function monumentInWords(say: Say, monument: MonumentView): string {
  const colours = monument.sections.map((each) => say(`colour-${each.colour}`)).join(", ");
  return say("sections-of", {
    monument: say(`monument-${monument.kind}`),
    done: monument.sections.length,
    all: floorsOf(monument.kind),
    colours,
  });
}

// Cards

export function endInWords(say: Say, end: string): string {
  const [section = "", colour = "", named] = end.split(":");
  const words = say(`section-${section}-${colour}`);
  return named ? `${words} (${say(`colour-${named}`)})` : words;
}

export function cardInWords(say: Say, facts: Facts | undefined): string {
  return facts ? facts.ends.map((end) => endInWords(say, end)).join(" / ") : say("unknown");
}

const FLOORS: Record<string, readonly string[]> = {
  buddha: [],
  shrine: ["bottom", "top"],
  stupa: ["bottom", "centre", "top"],
  pagoda: ["bottom", "second", "third", "top"],
};

/** What an objective asks of a monument: "Shrine: bottom blue or white", "Stupa: centre and top in one colour". */
export function needInWords(say: Say, kind: string, need: readonly string[]): string {
  const floor = (level: number): string => {
    const name = FLOORS[kind]?.[level];
    return name ? say(`web-floor-${name}`) : "";
  };
  const alike = need.flatMap((each, level) => (each === "match" ? [floor(level)] : []));
  const wishes = need.flatMap((each, level) => {
    if (each === "any" || each === "match") return [];
    const colours = each
      .split("|")
      .map((colour) => say(`colour-${colour}`))
      .join(` ${say("web-or")} `);
    return [floor(level) ? say("web-need-colour", { floor: floor(level), colours }) : colours];
  });
  const last = alike.pop();
  if (last) wishes.push(say("web-need-match", { floors: [alike.join(", "), last].join(` ${say("web-and")} `) }));
  return fact(say(`monument-${kind}`), wishes.join(", ") || say("web-need-any"));
}

// The reveal

/** Why a card went where it went, in a sentence. */
export function wonInWords(desk: Desk, won: WonView): string {
  const shows = cardInWords(desk.say, desk.book.cards.get(won.card));
  if (!won.reason) return desk.say("web-won-none", { shows });
  const coin = desk.view.reveal?.coins.find((each) => each.spot === won.spot);
  const value = coin ? (coin.raised ? `${coin.coin} + ${coin.raised}` : String(coin.coin)) : "";
  const log = `log-won-${won.reason}${won.seat === desk.viewer ? ".you" : ""}`;
  const how = desk.say("web-won-with", { coin: value, spot: desk.say(`spot-${won.spot}`) });
  return `${desk.say(log, { seat: desk.names[won.seat] ?? "", shows })} ${how}`;
}

/** What a coin on a spot would aim at, in words. */
export function aimInWords(desk: Desk, spot: string): string {
  const place = desk.view.spots.find((each) => each.spot === spot);
  const cards = (place?.targets ?? []).map((slot) => {
    const card = desk.view.slots.find((each) => each.slot === slot)?.card ?? "";
    const words = card ? cardInWords(desk.say, desk.book.cards.get(card)) : desk.say("nothing");
    return place?.near.includes(slot) ? desk.say("web-near", { shows: words }) : words;
  });
  return desk.say("aims-at", { spot: desk.say(`spot-${spot}`), slots: cards.join("; ") });
}

// Asking

/** The question the shell shows: while everybody builds, who still has to decide reads their own. */
export function promptFor(
  prompt: { key: string; facts: Words } | null,
  view: RevivingView,
  viewer: number,
  due: readonly number[],
): { key: string; facts: Words } | null {
  if (prompt?.key !== "build-all" || !due.includes(viewer)) return prompt;
  const player = view.players[viewer];
  if (!player || player.task === "idle") return prompt;
  return { key: player.task, facts: { seat: viewer, count: player.hand.length - player.hand_limit } };
}

/** What a move is about, in facts that have words. */
export function moveFacts({ kind, args }: { kind: string; args: Picks }, view: RevivingView): Words {
  if (kind === "at" && !view.solo) return { seat: Number(args["square"]) };
  if (kind === "at") return { square: Number(args["square"]) + 1 };
  if (kind === "on" || kind === "scrap") {
    const monument = view.squares.flatMap((square) => square.monuments).find((each) => each.bottom === args["card"]);
    if (monument)
      return {
        monument: monument.kind,
        colour: monument.sections.map((each) => each.colour).join(" "),
        seat: view.squares.findIndex((square) => square.monuments.includes(monument)),
      };
  }
  return args;
}

export function moveKey({ kind, args }: { kind: string; args: Picks }, view: RevivingView): string {
  const owner =
    kind === "at"
      ? Number(args["square"])
      : view.squares.findIndex((square) => square.monuments.some((each) => each.bottom === args["card"]));
  if (kind === "at") return view.solo ? "move-at" : owner === view.seat ? "web-move-at-own" : "web-move-at-team";
  if (kind === "on") return owner === view.seat || view.solo ? "web-move-on" : "web-move-on-team";
  if (kind === "scrap") return "web-move-scrap";
  return `move-${kind}`;
}
