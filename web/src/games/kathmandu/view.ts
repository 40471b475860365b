// Made by web/generate.py from the Python types; do not edit.

export interface AnimalView {
  animal: string;
  landscape: string;
}

/** A board of the chain.
 *
 * number: counts from 1, the start board
 * board:  ``start``, ``destination`` or the side of a terrain board, e.g. ``6A``
 * turns:  quarter turns clockwise in which it lies
 * x, y:   where it lies, counted in boards to the east and south of the start board
 * needle: the way its red needle points as it lies, or empty; `to_kathmandu` says that this is towards the next board
 * onward: the way to the next board, or empty; the border number n lies between boards n and n + 1
 * lands:  the landscape of each space row by row, or ``mountain``; the first is the space a1
 */
export interface BoardView {
  number: number;
  board: string;
  turns: number;
  x: number;
  y: number;
  needle: string;
  to_kathmandu: boolean;
  onward: string;
  lands: string[];
}

/** A die; `slot` counts from 1 for used dice, else it is 0. `value` is 0 before the first roll. */
export interface DieView {
  die: string;
  value: number;
  state: "aside" | "unused" | "used";
  slot: number;
}

export interface GoodView {
  tile: string;
  good: string;
  points: number;
}

/** An equipment card. Starting cards have no landscape. */
export interface ItemView {
  item: string;
  equipment: string;
  landscape: string;
}

/** The table as one seat sees it. Spaces are written board, column, row: ``3c4``.
 *
 * size:     spaces along the side of a board
 * asked:    who is asked for tents, or -1
 * storm:    the border where the storm stands, 0 before it comes
 * weather:  the tiles revealed so far, ``storm`` or ``sun``; there are as many as days
 * tiles:    the points of the Kathmandu tiles that are left, the top first
 * discards: used equipment cards, and `tents_gone` played tents, by landscape; in any order
 * previews: for the seat itself, when its yak is to move
 */
export interface KathmanduView {
  seat: number;
  phase: "act" | "barrel" | "border" | "character" | "die" | "gain" | "get" | "give" | "move" | "over" | "place" |
    "plan" | "tent" | "turn";
  day: number;
  days: number;
  turn: number;
  turns: number;
  holder: number;
  active: number;
  asked: number;
  size: number;
  boards: BoardView[];
  starts: string[];
  kathmandu: string[];
  temples: TempleView[];
  towns: TownView[];
  storm: number;
  weather: string[];
  tiles: number[];
  specials: string[];
  gear: ItemView[];
  gear_deck: number;
  discards: ItemView[];
  animals: AnimalView[];
  animal_deck: number;
  animal_worth: number;
  plans: string[];
  plan_deck: number;
  tent_deck: number;
  tents_gone: string[];
  characters: string[];
  players: PlayerView[];
  current: TurnView;
  previews: Preview[];
  ranking: number[][] | null;
}

/** What belongs to one seat.
 *
 * space:     where the yak stands, or empty
 * arrived:   whether it has left the landscape for Kathmandu
 * tile:      the points of its Kathmandu tile, 0 if it has none
 * resources: how many by name, those that there are: backpack, compass, paint, coin, fodder
 * track:     the points under its last offering, and what the next would make them
 * doubles:   how often the monk can still offer twice
 * secured:   the colours of the pairs that lie under chests
 * open_tile: the landscape of the yak tile that lies open; empty if it is the last, with its points
 * tents:     only for the seat itself
 */
export interface PlayerView {
  character: string;
  space: string;
  board: number;
  arrived: boolean;
  tile: number;
  resources: Record<string, number>;
  markers: number;
  dice: DieView[];
  dice_sum: number;
  offerings: number;
  track: number[];
  doubles: number;
  goods: GoodView[];
  specials: string[];
  cards: ItemView[];
  chests: ItemView[];
  animals: AnimalView[];
  plans: string[];
  secured: string[];
  open_tile: string;
  completed: number;
  hidden_tiles: number;
  tents: string[];
  tent_count: number;
  borders_left: number;
  score: ScoreView;
}

/** Where one move of the yak would lead, with the cards in use.
 *
 * die:      the die it is for; before a die is chosen there are previews for all of them
 * move:     the move that does it, e.g. ``go n``; with a die that is not chosen yet, after choosing it
 * path:     the spaces it goes over, from where it stands to where it stops
 * compass, fodder: what is paid; `tired` is how many markers it takes, `markers` how many it then has
 * stopped:  whether a mountain or an edge stops it early
 * decides:  something has to be decided before it lands (where to turn, where to come out)
 * actions:  what could be done there and paid for: yak, kathmandu, animal, pack, buy, special, offer, swap, ladder
 * animals, items: the cards that could be taken there
 */
export interface Preview {
  die: string;
  value: number;
  move: string;
  way: string;
  path: string[];
  space: string;
  landscape: string;
  compass: number;
  fodder: number;
  tired: number;
  markers: number;
  stopped: boolean;
  decides: boolean;
  actions: string[];
  animals: string[];
  items: string[];
}

/** Points by where they come from, as if the game ended now. */
export interface ScoreView {
  offerings: number;
  goods: number;
  specials: number;
  tile: number;
  sets: number;
  plans: number;
  animals: number;
  yak: number;
  borders: number;
  cards: number;
  resources: number;
  exhaustion: number;
  total: number;
}

/** A temple; `tile` says that it is a temple tile on a tower. `seats` have made offerings there. */
export interface TempleView {
  space: string;
  tile: boolean;
  seats: number[];
}

/** A town space; `tile`, `good` and `points` tell the good on it, if there is one. */
export interface TownView {
  space: string;
  tile: string;
  good: string;
  points: number;
}

/** What is being done in this turn.
 *
 * die:      the chosen die, or empty; `steps` is how far it goes, or what is left of it on the way
 * cards:    cards of the move that are in use
 * picked:   of several cards of a kind those that will be used
 * rolls:    how often the barrel can still be rolled
 * partner:  with whom plans are swapped, or -1; `giving` is the plan that is given
 * must_rest: whether the yak has to rest instead of moving
 */
export interface TurnView {
  die: string;
  steps: number;
  rerolled: boolean;
  cards: string[];
  picked: string[];
  rolls: number;
  heading: string;
  partner: number;
  giving: string;
  must_rest: boolean;
}
