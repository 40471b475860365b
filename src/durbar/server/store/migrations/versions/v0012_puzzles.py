"""Puzzles: who answered which, and what they had after it."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_answers",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("best", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("spread", sa.Float, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
    )
    op.create_index("puzzle_answers_by_number", "puzzle_answers", ["guest", "game", "number"], unique=True)


def downgrade() -> None:
    op.drop_table("puzzle_answers")
