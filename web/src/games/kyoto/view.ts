// Made by web/generate.py from the Python types; do not edit.

/** The table as one seat sees it. Cards are named by their keys; the top of the discards is first. */
export interface KyotoView {
  seat: number;
  phase: "answer" | "give" | "over";
  round: number;
  first_player: number;
  active: number;
  receiver: number | null;
  turned: string | null;
  face_down: number;
  served: number[];
  pile: number;
  pile_ran_out: boolean;
  discards: string[];
  players: PlayerView[];
  ranking: number[][] | null;
}

/** What lies in front of one seat; `score_pile` and `bells` are None where they are hidden. */
export interface PlayerView {
  row: string[];
  total: number;
  limit: number;
  score_cards: number;
  score_pile: string[] | null;
  bells: number | null;
}
