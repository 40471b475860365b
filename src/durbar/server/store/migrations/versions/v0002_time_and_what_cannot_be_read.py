"""Time that passes beside dates, matches that cannot be read, and no snapshots: a journal is read fast enough."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_table("snapshots")
    op.add_column("entries", sa.Column("tick", sa.BigInteger))  # what is there keeps none, as it may be a lot
    op.create_table(
        "set_aside",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.String(1000), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("set_aside")
    op.drop_column("entries", "tick")
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("snapshot", sa.LargeBinary, nullable=False),
    )
