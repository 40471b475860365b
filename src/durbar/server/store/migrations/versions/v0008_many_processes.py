"""What many processes on one database share: its keys, and up to which entry the row of a match tells."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("number", sa.Integer))
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("key", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("keys")
    op.drop_column("matches", "number")
