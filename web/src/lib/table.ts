// Tables that are made with one click.

import { get, post } from "./api";
import { begin, Witness } from "./witness";
import type { Welcome } from "./wire";

/** A table with bots in all seats but mine, started at once; its id. */
export async function playAgainstBots(game: string, seats: number, level: "easy" | "medium"): Promise<string> {
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, other) => [other + 1, level]));
  await get("/api/me");
  const made = await post<Welcome>("/api/matches", { game, bots, seats });
  const { id } = made.match;
  const witness = new Witness(id);
  witness.note(made.table.promise);
  await post(`/api/matches/${id}/commands`, { do: "sit", id: "sit", seat: 0, seal: await witness.seal() });
  await begin(id);
  return id;
}

/** The guided first game of a title, begun; its id. */
export async function learn(game: string): Promise<string> {
  await get("/api/me");
  return (await post<Welcome>("/api/lessons", { game })).match.id;
}
