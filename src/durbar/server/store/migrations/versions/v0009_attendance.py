"""The processes that serve a house: which looks after which match, and who is connected to which."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "attendance",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("holder", sa.String(32), nullable=False),
    )
    op.create_index("attendance_by_due", "attendance", ["due"])
    op.create_index("attendance_by_holder", "attendance", ["holder"])
    op.create_table(
        "presence",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(64), primary_key=True),
    )
    op.create_index("presence_by_process", "presence", ["process"])


def downgrade() -> None:
    for table in ("presence", "attendance", "processes"):
        op.drop_table(table)
