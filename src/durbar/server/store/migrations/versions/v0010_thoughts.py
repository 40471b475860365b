"""Questions to bots that other processes may think about, and which processes do."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("processes", sa.Column("thinks", sa.Boolean))
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("question", sa.LargeBinary, nullable=False),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("answer", sa.LargeBinary),
    )
    op.create_index("thoughts_by_asked", "thoughts", ["asked"])


def downgrade() -> None:
    op.drop_table("thoughts")
    op.drop_column("processes", "thinks")
