import { expect, test } from "vitest";
import { Lobby } from "./lobby.svelte";
import type { LobbyTable } from "./wire";

const table = (id: string, status = "open") => ({ id, status }) as LobbyTable;

test("the lobby is what was told first, and then what changed", () => {
  const lobby = new Lobby();
  lobby.hear({ type: "lobby", tables: [table("a"), table("b")], waiting: [], invitations: [] });
  lobby.hear({ type: "table", table: table("b", "running") });
  lobby.hear({ type: "table", table: table("c") });
  expect(lobby.tables.map((each) => [each.id, each.status])).toEqual([
    ["c", "open"],
    ["b", "running"],
    ["a", "open"],
  ]);
  lobby.hear({ type: "gone", id: "b" });
  expect(lobby.tables.map((each) => each.id)).toEqual(["c", "a"]);
  lobby.hear({
    type: "waiting",
    waiting: [{ game: "kyoto", seats: 2, pace: null, days: null, rated: false, people: [] }],
  });
  expect(lobby.waiting).toHaveLength(1);
});
