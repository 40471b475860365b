// Made by web/generate.py from the Python types; do not edit.

/** The table as one seat sees it. Cards are named by their keys; `hand` is its own; `trick` begins with the leader's card; lists of numbers go by seat. */
export interface PatanView {
  seat: number;
  phase: "call" | "over" | "play";
  leader: number;
  low: boolean;
  trick: string[];
  hand: string[];
  hand_sizes: number[];
  points: number[];
  pile: number;
  discards: string[];
  ranking: number[][] | null;
}
