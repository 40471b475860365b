// How one fares alone: every finished solo game is remembered on this device, once.

export const LEVELS = ["easy", "medium", "hard", "extreme"] as const;
export type Level = (typeof LEVELS)[number] | ""; // "" is lost

export interface Played {
  id: string; // of the match, so that looking at it again counts nothing
  level: Level;
  round: number;
}

const KEY = "durbar-reviving-solo";
const MOST = 1000;

export function remembered(): Played[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Played[]) : [];
  } catch {
    return [];
  }
}

/** Remember a game, and give all that are remembered. */
export function remember(game: Played): Played[] {
  const before = remembered();
  if (!game.id || before.some(({ id }) => id === game.id)) return before;
  const all = [...before, game].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // a browser that forbids storage forgets
  }
  return all;
}

/** For each level, how often it was reached, and in how few rounds. */
export function summary(games: readonly Played[]): { level: Level; count: number; best: number }[] {
  return [...LEVELS, "" as const].map((level) => {
    const rounds = games.filter((game) => game.level === level).map((game) => game.round);
    return { level, count: rounds.length, best: level && rounds.length ? Math.min(...rounds) : 0 };
  });
}
