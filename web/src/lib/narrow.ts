// Narrowing: each click says something about the move (`{ to: 2 }`), until only one legal move remains.
// What is legal comes from the server; nothing here knows a rule.

import type { Move } from "./wire";

export type Arg = string | number;
export type Picks = Record<string, Arg>;

/** The moves that agree with all that was picked; `kind` is picked like an argument. */
export function narrow(moves: readonly Move[], picks: Picks): Move[] {
  return moves.filter((move) => Object.entries(picks).every(([name, value]) => valueOf(move, name) === value));
}

function valueOf(move: Move, name: string): Arg | undefined {
  return name === "kind" ? move.kind : move.args[name];
}

/** Whether a click that says this would still leave a legal move: what can be clicked glows. */
export function canPick(moves: readonly Move[], picks: Picks, more: Picks): boolean {
  return narrow(moves, { ...picks, ...more }).length > 0;
}

/** What is picked after another click: a click that fits is added, one that contradicts begins anew. */
export function pick(moves: readonly Move[], picks: Picks, more: Picks): Picks {
  const together = { ...picks, ...more };
  if (narrow(moves, together).length > 0) return together;
  return narrow(moves, more).length > 0 ? { ...more } : picks;
}

/** The one move that is left, if it is only one. */
export function decided(moves: readonly Move[], picks: Picks): Move | null {
  if (Object.keys(picks).length === 0) return null;
  const left = narrow(moves, picks);
  return left.length === 1 ? (left[0] ?? null) : null;
}
