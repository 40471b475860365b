// What is in the box, as the server tells it: only what the browser shows.

interface Known {
  provenance: string;
}
export interface Face extends Known {
  key: string;
  needle: string;
  rows: string[];
}
export interface Contents {
  board: Known & { size: number };
  landscape: (Known & { key: string; code: string })[];
  start: Known & { gate: string; rows: string[] };
  destination: Known & { rows: string[] };
  face: Face[];
  first_landscape: Known & { boards: string };
  setup: Known & { days: number; days_long: number; crossings: number };
  needles: Known & { usual: number; usual_long: number };
  weather: Known & { storms: number; suns: number };
  resource: (Known & { key: string; die: string; start: number })[];
  offerings: Known & { track: number[] };
  kathmandu: Known & { tiles: number[] };
  good: (Known & { key: string; values: number[] })[];
  plans: Known & { colours: string[]; copies: number };
  yak_tiles: Known & { landscapes: string[] };
  tents: Known & { landscapes: string[]; copies: number };
  scoring: Known & {
    special_good: number;
    five_kinds: number;
    six_kinds: number;
    plan: number;
    plan_pair: number;
    secured_pair: number;
    yak_hidden: number[];
    borders: number[];
    card: number;
    resource: number;
    exhaustion: number;
  };
  equipment: (Known & { key: string; timing: string; landscapes: string[] })[];
  animal: (Known & { key: string; landscape: string })[];
  character: (Known & { key: string; resources: Record<string, number>; equipment: number })[];
}

export const timingOf = (contents: Contents | null, equipment: string): string | undefined =>
  contents?.equipment.find((each) => each.key === equipment)?.timing;
