// Made by web/generate.py from the Python types; do not edit.

/** A card on the table. `workers` go from the bottom row, an empty string is a face this viewer does not know.
 *
 * price: what a sale would pay now, the bonus included; of a sold building what it paid
 * spent: the rows (from 0) whose favours have been used this turn, and whether the passive has
 */
export interface BuildingView {
  card: string;
  workers: string[];
  sideways: boolean;
  sold: boolean;
  price: number;
  spent: number[];
  spent_passive: boolean;
}

/** A building sold when the game ended. */
export interface FinalSale {
  card: string;
  price: number;
  bonus: number;
}

/** A hand card that could be built now, and what would pay for it: resources by where they come from. */
export interface Payment {
  card: string;
  pool: string[];
  favours: string[];
  passives: string[];
}

/** What belongs to one seat. `hand` and `chosen` hold cards only for the seat itself.
 *
 * choosing:     how many start buildings it still has to choose
 * chosen_count: how many it has laid face down
 * income:       its passives and open favours that are not used up, by resource
 * coins:        without the final sale, which is in `sales`
 */
export interface PlayerView {
  coins: number;
  hand_size: number;
  hand: string[];
  choosing: number;
  chosen_count: number;
  chosen: string[];
  buildings: BuildingView[];
  income: Record<string, number>;
  sales: FinalSale[];
}

/** The table as one seat sees it. Cards and resources are named by their keys; resources
 * are counted by name, those that there are. The top of the discards is first.
 *
 * target:          the building a worker goes to, while its card is being chosen
 * pool:            what this turn's workers have collected and is not used
 * usable:          what the active player can pay with now
 * draws:           how many cards the end of this turn brings
 * builds_per_turn: 0 means any number
 * buildable:       for the seat itself, when it may build
 * spare:           for the seat itself, its hand from the card it would miss least, which is only an opinion
 */
export interface XanaduView {
  seat: number;
  phase: "card" | "discard" | "over" | "sell" | "start" | "work";
  turn: number;
  first_player: number;
  active: number;
  players: PlayerView[];
  pile: number;
  discards: string[];
  pass_number: number;
  passes: number;
  end_card: "aside" | "pile" | "shown";
  building_limit: number;
  builds_per_turn: number;
  hand_limit: number;
  target: string | null;
  pool: Record<string, number>;
  usable: Record<string, number>;
  sales: number;
  builds: number;
  draws: number;
  buildable: Payment[];
  spare: string[];
  ranking: number[][] | null;
}
