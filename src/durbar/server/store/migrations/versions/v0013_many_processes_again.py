"""Who waits to be paired at which process, and which process makes a review."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "waiting",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("wish", sa.LargeBinary, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("gone", sa.BigInteger, nullable=False),
    )
    op.add_column("reviews", sa.Column("holder", sa.String(32)))
    op.add_column("reviews", sa.Column("failed", sa.Boolean))


def downgrade() -> None:
    op.drop_column("reviews", "failed")
    op.drop_column("reviews", "holder")
    op.drop_table("waiting")
