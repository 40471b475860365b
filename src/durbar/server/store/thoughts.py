"""Questions to bots as rows: a process that serves asks, one that thinks (`durbar think`) claims and answers them.

A question holds what one seat may know, and is gone when it is answered or nobody waits any more. A thinker that dies
loses its claims with its lease, so another thinks instead; who asked takes the first answer.
"""

from __future__ import annotations

import sqlalchemy as sa

from durbar.server.store.schema import processes, thoughts
from durbar.server.store.shared import ALIVE, NOTIFY, NOW, SharedStore
from durbar.server.store.sql import Transaction

STALE = 120_000  # milliseconds after which nobody waits for an answer
ASK = f"INSERT INTO thoughts (id, asked, question, holder) VALUES (?, {NOW}, ?, '')"
CLAIM = f"""
    UPDATE thoughts SET holder = ?1 WHERE id IN (
        SELECT id FROM thoughts WHERE answer IS NULL AND holder NOT IN ({ALIVE}) ORDER BY asked LIMIT ?2
        FOR UPDATE SKIP LOCKED
    ) RETURNING id, question
"""
ANSWER = "UPDATE thoughts SET answer = ? WHERE id = ? AND answer IS NULL"
FORGET = f"DELETE FROM thoughts WHERE asked < {NOW} - {STALE}"
HERE_TO_THINK = "UPDATE processes SET thinks = TRUE WHERE id = ?"


class ThoughtStore:
    """The questions that wait for an answer."""

    def __init__(self, shared: SharedStore) -> None:
        self.shared = shared
        self.tables = shared.tables

    # Who asks

    async def is_thought_about(self) -> bool:
        """Whether a process that thinks lives."""
        alive = sa.text(f"id IN ({ALIVE})")
        return bool(await self.tables.rows(sa.select(processes.c.id).where(processes.c.thinks, alive).limit(1)))

    async def ask(self, id: str, question: bytes) -> None:
        def work(connection: Transaction) -> None:
            connection.execute(ASK, (id, question))
            connection.execute(NOTIFY, (f"{self.shared.process} thought {id}",))

        await self.tables.change(work)

    async def answer_to(self, id: str) -> bytes | None:
        rows = await self.tables.rows(sa.select(thoughts.c.answer).where(thoughts.c.id == id))
        return rows[0][0] if rows else None

    async def drop(self, id: str) -> None:
        await self.tables.change(
            lambda connection: connection.execute("DELETE FROM thoughts WHERE id = ?", (id,)).rowcount
        )

    # Who thinks

    async def be_here(self) -> None:
        """This process thinks, and lives."""
        await self.shared.still_here()
        await self.tables.change(lambda connection: connection.execute(HERE_TO_THINK, (self.shared.process,)).rowcount)

    async def claim(self, most: int) -> list[tuple[str, bytes]]:
        """Questions that nobody thinks about: they are ours now."""

        def work(connection: Transaction) -> list[tuple[str, bytes]]:
            connection.execute(FORGET)
            rows = connection.execute(CLAIM, (self.shared.process, most)).fetchall()
            return [(id, bytes(question)) for id, question in rows]

        return await self.tables.change(work)

    async def answer(self, id: str, answer: bytes) -> None:
        def work(connection: Transaction) -> None:
            connection.execute(ANSWER, (answer, id))
            connection.execute(NOTIFY, (f"{self.shared.process} answered {id}",))

        await self.tables.change(work)
