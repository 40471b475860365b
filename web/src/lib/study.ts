// The committed study of a game: the figures of docs/studies/<game>.json, as `durbar study` wrote them.

export interface Estimate {
  value: number;
  low: number;
  high: number;
  n: number;
}

export interface Spread {
  mean: number;
  deviation: number;
  low: number;
  middle: number;
  high: number;
  least: number;
  width: number;
  counts: number[];
}

interface ArmFigures {
  name: string;
  seats: number;
  bots: string[];
  games: number;
  by_seat: Estimate[];
  by_turn: Estimate[];
  moves: Spread;
  decisions: Spread;
  choices: number;
  scores: Spread;
  margin: Spread;
  lead_changes: Spread;
  clear_at: Spread;
  leaders: Estimate[];
}

export interface Thing {
  event: string;
  kind: string;
  thing: string;
  share: number;
  effect: number;
  low: number;
  high: number;
  chance: number;
}

interface Change {
  arm: string;
  measure: string;
  before: number;
  after: number;
  change: Estimate;
  more: number;
}

export interface Study {
  game: string;
  version: string;
  edition: string;
  components: string;
  seed: number;
  command: string;
  complete: boolean; // or stopped early
  arms: ArmFigures[];
  skill: { bot: string; games: number; wins: Estimate; fair: number }[];
  luck: { deals: number; replays: number; won: Estimate; score: Estimate } | null;
  things: Thing[];
  changes: Change[];
}

const studies = import.meta.glob<Study>("../../../docs/studies/*.json", { import: "default" });
const NOTABLE = 0.05; // the adjusted chance below which an effect is not put down to luck

/** The study of a game; none if nobody has committed one. */
export async function studyOf(game: string): Promise<Study | null> {
  return (await studies[`../../../docs/studies/${game}.json`]?.()) ?? null;
}

export const isNotable = (thing: Thing): boolean => thing.chance < NOTABLE;

/** Things by what was done with them, each group with the strongest effects, best first. */
export function grouped(things: readonly Thing[], most: number): [string, Thing[]][] {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) groups.set(thing.event, [...(groups.get(thing.event) ?? []), thing]);
  return [...groups].map(([event, all]) => [event, all.slice(0, most).sort((one, two) => two.effect - one.effect)]);
}

/** One measure in every arm, in per cent of what it is in the base. */
export function moved(
  changes: readonly Change[],
  measure: string,
): { arm: string; change: Estimate; settled: boolean }[] {
  return changes
    .filter((each) => each.measure === measure)
    .map(({ arm, before, change, more }) => {
      const scale = 1 / (Math.abs(before) || 1);
      const { value, low, high, n } = change;
      return { arm, change: { value: value * scale, low: low * scale, high: high * scale, n }, settled: more === 0 };
    });
}

/** Between which ends a picture of these intervals must reach, zero among them. */
export function reach(all: readonly { low: number; high: number }[]): [number, number] {
  const low = Math.min(0, ...all.map((each) => each.low));
  const high = Math.max(0, ...all.map((each) => each.high));
  return low < high ? [low, high] : [-1, 1];
}
