// Tables that are made with one click.

import { get, post } from "./api";
import { begin, Witness } from "./witness";
import type { Welcome } from "./wire";

/** The levels of bots, from the easiest to the hardest. */
export const LEVELS = ["easy", "medium", "hard", "master"] as const;
export type Level = (typeof LEVELS)[number];

/** A table with bots in all seats but mine, started at once; its id. */
export async function playAgainstBots(
  game: string,
  seats: number,
  level: Level,
  options: Record<string, unknown> = {},
): Promise<string> {
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, other) => [other + 1, level]));
  await get("/api/me");
  const made = await post<Welcome>("/api/matches", { game, bots, seats, options });
  const { id } = made.match;
  const witness = new Witness(id);
  witness.note(made.table.promise);
  await post(`/api/matches/${id}/commands`, { do: "sit", id: "sit", seat: 0, seal: await witness.seal() });
  await begin(id);
  return id;
}

/** Sit down at the first free seat of an open table, with luck of one's own. */
export async function sitDown(id: string): Promise<void> {
  await get("/api/me");
  const { table } = await get<Welcome>(`/api/matches/${id}?after=999999999`);
  const witness = new Witness(id);
  witness.note(table.promise);
  const seat = Math.max(
    0,
    table.seats.findIndex((chair) => !chair.name),
  );
  await post(`/api/matches/${id}/commands`, { do: "sit", id: `sit${seat}`, seat, seal: await witness.seal() });
}

/** A rematch with bots alone, begun: with luck of one's own, as at any table. */
export async function beginAgain(id: string): Promise<void> {
  const { table, you } = await get<Welcome>(`/api/matches/${id}?after=999999999`);
  const witness = new Witness(id);
  witness.note(table.promise);
  const part = await witness.answer(table, you.seats, true);
  if (part) await post(`/api/matches/${id}/commands`, { ...part, id: part.do });
  await begin(id);
}

/** The guided first game of a title, begun; its id. */
export async function learn(game: string): Promise<string> {
  await get("/api/me");
  return (await post<Welcome>("/api/lessons", { game })).match.id;
}
