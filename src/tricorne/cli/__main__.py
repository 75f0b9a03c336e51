"""`python -m tricorne.cli` is the `tricorne` command."""

from tricorne.cli import main

main()
