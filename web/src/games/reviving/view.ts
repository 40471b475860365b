// Made by web/generate.py from the Python types; do not edit.

/** A coin of the last reveal. */
export interface CoinView {
  spot: string;
  seat: number;
  coin: number;
  raised: number;
}

/** A monument, named by its `bottom` card; sections from the bottom. It has scored what is `printed` on its
 * top, or its rank, and the `bonus` for its colours.
 */
export interface MonumentView {
  bottom: string;
  kind: string;
  sections: SectionView[];
  complete: boolean;
  holographic: boolean;
  printed: number;
  bonus: number;
}

/** A public objective: whether it can still be scored, and by whom it was. */
export interface ObjectiveView {
  objective: string;
  open: boolean;
  scored_by: number[];
}

/** What belongs to one seat.
 *
 * hand:      its cards; an empty string is a card this viewer does not know
 * drawn:     the same for drawn cards of which one goes back
 * coins:     unspent coins that are not on the mat, if this viewer can know them
 * coin_count: how many those are
 * spent:     spent coins in order
 * must:      a card that has to be built now, or empty
 * chosen:    the end being built while its place is chosen, or empty
 * naming:    the bottom card of the monument whose wild is being named, or empty
 * dropped:   discarded in this phase, on their way to the common discards
 * bhairav:   its colour, or empty
 * objective: the public objective it has scored, or empty
 */
export interface PlayerView {
  team: number;
  task: "architect" | "bid" | "build" | "claim" | "discard" | "give" | "idle" | "manipulate" | "mission" | "name" |
    "place" | "power" | "return" | "spend" | "store" | "take";
  hand: string[];
  drawn: string[];
  hand_limit: number;
  coins: number[];
  coin_count: number;
  spent: number[];
  architect: string;
  must: string;
  chosen: string;
  naming: string;
  dropped: string[];
  bhairav: string;
  objective: string;
  score: ScoreView;
}

/** The last reveal, and why each card went where. */
export interface RevealView {
  coins: CoinView[];
  cards: WonView[];
}

/** The table as one seat sees it. Cards, ends, spots, missions and so on are named by their keys; the top of the
 * discards is first.
 *
 * card_size:       width and height of a card on the mat
 * wide:            whether the market of six is played
 * open_bids:       whether coins lie face up in this round
 * queue:           who is asked after the present decision in this phase
 * wilds:           the colours that were named, by the ends of cards they were named for, wherever those are now
 * under_red:       the cards of the red deck whose place this viewer knows, from the bottom
 * proposed_colour: for whoever names a wild: the colour with the best points at once, else empty
 */
export interface RevivingView {
  seat: number;
  phase: "architects" | "bid" | "build" | "cleanup" | "collect" | "leftover" | "manipulate" | "missions" | "over";
  round: number;
  rounds: number;
  first_player: number;
  active: number;
  actors: number[];
  queue: number[];
  teams: number;
  card_size: number[];
  wide: boolean;
  open_bids: boolean;
  slots: SlotView[];
  spots: SpotView[];
  reveal: RevealView | null;
  players: PlayerView[];
  squares: SquareView[];
  blue: number;
  red: number;
  under_red: string[];
  discards: string[];
  wilds: Record<string, string>;
  objectives: ObjectiveView[];
  bhairavs: string[];
  proposed_colour: string;
  solo: SoloView | null;
  ranking: number[][] | null;
}

/** Points by where they come from; the last three only when the game is over. */
export interface ScoreView {
  monuments: number;
  colours: number;
  buddha_colours: number;
  coins: number;
  objective: number;
  unfinished: number;
  mission: number;
  bhairav: number;
  total: number;
}

/** A built card: `printed` is the colour on it, `colour` what it counts as (a wild until it is named is wild). */
export interface SectionView {
  card: string;
  end: string;
  printed: string;
  colour: string;
}

/** A place for a card, by the middle of it; `card` is empty if none lies there. Slots count from 1. */
export interface SlotView {
  slot: number;
  x: number;
  y: number;
  card: string;
}

/** Solo: the debris left in the bag by colour, the side the die shows (empty: not rolled yet), whether Extreme
 * is played, the level reached (empty: none), and the missions that can be chosen now.
 */
export interface SoloView {
  bag: number[];
  die: "" | "e" | "n" | "s" | "w";
  extreme: boolean;
  level: "" | "easy" | "extreme" | "hard" | "medium";
  missions: string[];
}

/** A place for a coin.
 *
 * targets: the slots a coin aims at in this round, the near one first; empty if it cannot be used
 * near:    those of them that are near
 * seat:    whose coin lies there, or -1
 * coin:    its value, 0 if there is none or it lies face down for this viewer
 * raised:  how much more it counts (Sara)
 * debris:  solo: the colours of the debris, from the bottom
 */
export interface SpotView {
  spot: string;
  x: number;
  y: number;
  long_edge: boolean;
  targets: number[];
  near: number[];
  seat: number;
  coin: number;
  raised: number;
  debris: string[];
}

/** Where monuments stand. `mission` is empty while this viewer does not know it, and then `met` is empty too;
 * else it says for Buddha, Shrine, Stupa and Pagoda whether the objective is met.
 */
export interface SquareView {
  owner: number;
  monuments: MonumentView[];
  mission: string;
  met: boolean[];
}

/** A card of the last reveal: who won it (-1 nobody), with the coin on which spot, and what decided. */
export interface WonView {
  slot: number;
  card: string;
  seat: number;
  spot: string;
  reason: "edge" | "highest" | "nearest" | "sole" | null;
}
