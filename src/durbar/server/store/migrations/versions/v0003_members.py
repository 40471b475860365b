"""Members: who they are, what lets them in, and how their matches ended."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "members",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("looks", sa.String(400)),
        sa.Column("handle", sa.LargeBinary, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("members_by_looks", "members", ["looks"], unique=True)
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("member", sa.String(64), nullable=False),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("added", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_by_credential", "passkeys", ["credential"], unique=True)
    op.create_index("passkeys_by_member", "passkeys", ["member"])
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("member", sa.String(64), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_by_member", "sessions", ["member"])
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("member", sa.String(64), nullable=False),
    )
    op.create_index("codes_by_member", "codes", ["member"])
    op.create_table(
        "results",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mode", sa.String(8), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
    )
    op.create_index("results_by_guest", "results", ["guest"])


def downgrade() -> None:
    for table in ("results", "codes", "sessions", "passkeys", "members"):
        op.drop_table(table)
