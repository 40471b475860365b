// What every part of the table asks: the view, what glows, what a click means, and the words for it.

import type { Picks } from "../../lib/narrow";
import { fact, type Say } from "../../lib/words.svelte";
import type { BoardProps } from "../../lib/game";
import { RESOURCES, SEATS } from "./art/palette";
import type { Contents } from "./box";
import type { ItemView, KathmanduView, PlayerView, Preview } from "./view";

export type Offer = Picks & { kind: string };

/** Nothing is picked directly: `act` also puts down what was in the hand. */
export interface Desk extends Omit<BoardProps<KathmanduView, Contents | null>, "pick"> {
  readonly tool: string; // what the viewer has taken into the hand and still has to point with: map, toolbox, bottle, reroll …
  readonly die: string; // the die that is pointed at before one is chosen
  readonly pointed: string; // the preview that is pointed at, by its die and move
  readonly fingers: boolean;
  say: Say;
  act: (picks: Picks) => void;
  hold: (tool: string) => void;
  look: (die: string) => void;
  point: (preview: Preview | null) => void;
  walk: (preview: Preview) => void;
  read: (card: Reading) => void;
}

/** What can be read on a sheet. */
export interface Reading {
  what: "equipment" | "animal" | "character";
  key: string;
  landscape?: string;
  offer?: Offer | null;
}

export const playerColour = (seat: number): string => SEATS[seat % SEATS.length] ?? "blue";
export const nameOf = (preview: Preview): string => `${preview.die} ${preview.move}`;

/** The move that a preview is about. */
export function offerOf(preview: Preview): Offer {
  const [kind = "", first = "", second = ""] = preview.move.split(" ");
  if (kind === "turn") return { kind, steps: Number(first), way: second };
  if (kind === "exit") return { kind, space: first };
  return kind === "halt" ? { kind } : { kind, way: first };
}

/** The previews that are shown on the map now: of the chosen die, or of the one that is pointed at. */
export const shownPreviews = (desk: Pick<Desk, "view" | "die" | "viewer">): Preview[] =>
  desk.view.active !== desk.viewer
    ? []
    : desk.view.phase === "die"
      ? desk.view.previews.filter((each) => each.die === desk.die)
      : desk.view.previews;

const HELD: Record<string, string> = { toolbox: "toolbox", bottle: "bottle", world_map: "map", rope_ladder: "ladder" };

/** What a card would do now: a move at once, or something to point with first. */
export function useOf(desk: Pick<Desk, "glows" | "view">, card: ItemView): { offer: Offer | null; tool: string } {
  const pick = { kind: "pick", item: card.item };
  if (desk.glows(pick)) return { offer: pick, tool: "" };
  const other = desk.view.current.picked.find((item) => item.startsWith(`${card.equipment}_`) && item !== card.item);
  if (other) return { offer: null, tool: "" };
  const plain = { kind: "use", equipment: card.equipment };
  if (desk.glows(plain)) return { offer: plain, tool: "" };
  const tool = HELD[card.equipment] ?? "";
  return { offer: null, tool: tool && desk.glows({ kind: tool }) ? tool : "" };
}

interface Due {
  kind: "compass" | "fodder" | "tired";
  count: number;
}

export const duesOf = (preview: Preview): Due[] =>
  (
    [
      ["compass", preview.compass],
      ["fodder", preview.fodder],
      ["tired", preview.tired],
    ] as const
  ).flatMap(([kind, count]) => (count ? [{ kind, count }] : []));

// Words

/** As a button says it. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

export const listed = (say: Say, things: readonly string[]): string => things.join(", ") || say("nothing");

export function previewInWords(say: Say, preview: Preview): string {
  const move = offerOf(preview);
  const facts = {
    ...move,
    ...(move["way"] ? { way: say(`way-${move["way"]}`) } : {}),
    ...(move["space"] ? { space: String(move["space"]) } : {}),
  };
  const dues = duesOf(preview).map(({ kind, count }) =>
    kind === "tired" ? say("cost-tired", { count }) : `${count} ${say(`resource-${kind}`)}`,
  );
  return [
    say(`move-${move.kind}`, facts),
    preview.decides
      ? say("web-decides")
      : say("leads-to", { space: preview.space, landscape: say(`landscape-${preview.landscape}`) }),
    ...(preview.stopped ? [say("stopped")] : []),
    ...(dues.length ? [say("costs", { what: dues.join(", ") })] : []),
    ...(preview.actions.length
      ? [fact(say("there"), preview.actions.map((each) => say(`action-${each}`)).join(", "))]
      : []),
  ].join("; ");
}

export const cardInWords = (say: Say, card: { equipment: string; landscape: string }): string =>
  `${say(`equipment-${card.equipment}`)}${card.landscape ? ` (${say(`landscape-${card.landscape}`)})` : ""}`;

export const animalInWords = (say: Say, card: { animal: string; landscape: string }): string =>
  `${say(`animal-${card.animal}`)} (${say(`landscape-${card.landscape}`)})`;

export const resourcesInWords = (say: Say, counts: Record<string, number>): string =>
  listed(
    say,
    RESOURCES.flatMap((resource) => (counts[resource] ? [`${counts[resource]} ${say(`resource-${resource}`)}`] : [])),
  );

export function whereInWords(say: Say, player: PlayerView, land: string): string {
  if (player.arrived) return say("in-kathmandu");
  return player.space
    ? say("you-are-on", { space: player.space, landscape: say(`landscape-${land}`) })
    : say("nothing");
}

/** Equal things side by side, counted. */
export function counted(keys: readonly string[]): { key: string; count: number }[] {
  const found = new Map<string, number>();
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1);
  return [...found].map(([key, count]) => ({ key, count }));
}

export const planOf = (key: string): { colour: string; half: "A" | "B" } => ({
  colour: key.split("_")[0] ?? "red",
  half: key.endsWith("_b") ? "B" : "A",
});
