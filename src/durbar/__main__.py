"""`python -m durbar` is the command `durbar`."""

from __future__ import annotations

import sys

from durbar.cli import main

if __name__ == "__main__":
    sys.exit(main())
