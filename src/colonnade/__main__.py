"""python -m colonnade is the command line."""

import sys

from colonnade.cli import main

sys.exit(main())
