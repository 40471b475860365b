// What a game's folder gives to the shell, which knows no game.

import type { Component } from "svelte";
import type { Picks } from "./narrow";
import type { Sound } from "./sound";
import type { Facts } from "./words.svelte";
import type { Move, Prompt, Table, Unfit } from "./wire";

/** A card on its way between two zones (`data-zone` of elements on the board). */
export interface Flight {
  card: string;
  from: string;
  to: string;
  turn?: boolean; // it is turned face up on its way
}

/** One event shown: the view after it, what flies, what is heard. Only for show: the server's view always wins. */
export interface Step<View> {
  view: View;
  flights: Flight[];
  sound?: Sound;
  lasts?: number; // milliseconds for which it is looked at when nothing flies, at normal speed
}

/** What a board is given. `game` is its name, whose words it speaks; `contents` what is in its box, as the server tells it.
    `glows` says what can be clicked, `picked` what was, `pick` is the click, `unpick` takes all clicks of a move back before it is
    played, `takeBack` the last move where nobody has to be asked. `moves` are all that are legal, `picks` what they are narrowed by. */
export interface BoardProps<View, Contents = unknown> {
  game: string;
  view: View;
  contents: Contents;
  names: string[];
  viewer: number;
  odds: number[] | null;
  due: number[];
  moves: Move[];
  picks: Picks;
  describe: (move: Move) => string;
  glows: (picks: Picks) => boolean;
  picked: (picks: Picks) => boolean;
  pick: (picks: Picks) => void;
  unpick: () => void;
  seal: (picks: Picks) => boolean;
  takeBack: (() => void) | null;
  options?: Readonly<Record<string, unknown>>; // with which it is played
}

export interface ResultProps<View, Contents = unknown> {
  game: string;
  view: View;
  contents: Contents;
  names: string[];
  table: Table;
}

/** A picture of the player aid: what it means is explained as anything on the table is (`meaning`), or by two messages. It is shown
    where options and number of players are among those named by `when`. */
export interface Sign {
  Drawing: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
  meaning?: string;
  name?: string;
  says?: string;
  facts?: Facts;
  when?: Record<string, (string | number)[]>;
}

/** A line of the account of somebody's points; `points` is null where this viewer cannot know them. */
export interface AccountLine {
  label: string;
  why: string;
  points: number | null;
}

/** The kind of event with which a round begins, and the kinds that say what a round has brought. */
export interface Rounds {
  begins: string;
  tells: readonly string[];
}

/** Where a move is clicked: for each of its arguments, or for its `kind`, the names of things on the board (`data-zone`,
    `data-lesson`), of which the first that can be seen is lit. */
export type Lights<View> = (move: { kind: string; args: Picks }, view: View) => Record<string, string[]>;

export interface GameModule {
  Board: Component<BoardProps<never>>;
  Text: () => Promise<Component<BoardProps<never>>>; // for text mode alone
  Result: () => Promise<Component<ResultProps<never>>>; // for the end alone
  Box: () => Promise<Component<{ game: string; contents: never }>>; // for the page of the box alone
  Card: Component<{ card: string; label?: string; variant?: number }>;
  /** How an event looks; `after` is what the server shows behind its entry, null where it is shown once more. */
  step: (view: never, event: Record<string, string | number>, after: never) => Step<unknown>;
  /** The catalogue's key for what a move does, as this view shows it. */
  moveKey: (move: { kind: string; args: Picks }, view: never) => string;
  /** What that sentence speaks of, if it is more than the move's arguments. */
  moveFacts?: (move: { kind: string; args: Picks }, view: never) => Facts;
  /** The question this viewer is asked, if it is not the same for everybody who must decide something. */
  promptFor?: (prompt: Prompt | null, view: never, viewer: number, due: readonly number[]) => Prompt | null;
  /** The order in which moves are offered in words and by number, if it is not that of the rules. */
  arrange?: (moves: Move[], view: never) => Move[];
  /** A card in the large, all of whose parts can be named beside it. */
  Large?: Component<{ card: string; contents: never }>;
  /** A card that has all of those parts. */
  example?: string;
  /** What explanations and the player aid may speak of besides the options: numbers that are printed in this box. */
  facts?: (contents: never, known: Facts) => Facts;
  /** What somebody's points would be made of if the game ended now, from what the viewer sees. */
  account?: (seat: number, view: never, contents: never) => AccountLine[];
  /** The cards of a seat that others did not see, as far as this view shows them: for the replay of a finished game. */
  hidden?: (view: never, seat: number) => string[];
  /** What a card is called, if it is not by a message of its own (`card-…`). */
  cardName?: (card: string) => string;
  /** What a hint lights; without it, the button with the words of the move. */
  lights?: Lights<never>;
  /** The pictures of the player aid. */
  signs?: () => Promise<Sign[]>;
  /** What is told once more at the end of a round, if the game has rounds. */
  rounds?: Rounds;
  /** Whether the board takes all the room there is, so that the log and the chat are folded away at first. */
  wide?: boolean;
  /** Kinds of events that stand out in the log. */
  loud: readonly string[];
  /** The kinds of events that only follow from the one before: they are shown, and nobody waits until they are read. */
  quiet?: readonly string[];
}

/** What an editor of one option is given, on the page for a new table: what is chosen, also of the other options. */
export interface EditorProps {
  value: unknown;
  options: Record<string, unknown>;
  unfit: Unfit[]; // why its value cannot be had, if it cannot
  label: string;
  onchange: (value: unknown) => void;
}

/** What the house shows of a game before its table is opened. */
export interface Listing {
  Cover?: Component;
  /** Options that need more than a switch, a list or a line of text. */
  editors?: Record<string, () => Promise<Component<EditorProps>>>;
  /** How one has fared alone on this device. */
  alone?: () => Promise<Component>;
  odds?: boolean; // whether its table can show how likely what a player fears is
}
