"""The `tricorne` command. Exit status: 0 fine, 1 a check failed, 2 bad input (one line on standard error)."""

import sys

import typer

from tricorne.cli import bench, simulate
from tricorne.kernel.errors import TricorneError

app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False, rich_markup_mode=None)


@app.callback()
def tricorne() -> None:
    """Great strategy board games of the 18th century, completely and by the rules."""


app.command()(simulate.simulate)
app.command()(bench.bench)


def main(arguments: list[str] | None = None) -> None:
    """Run the command line; bad input ends in one line and status 2."""
    try:
        status = app(arguments, standalone_mode=False)
    except TricorneError as error:
        complain(str(error))
    except typer.TyperException as error:
        complain(getattr(error, "format_message", error.__str__)())
    else:
        sys.exit(status)


def complain(words: str) -> None:
    """Say what is wrong with the input, in one line, and leave."""
    print(f"tricorne: {' '.join(words.split())}", file=sys.stderr)
    sys.exit(2)
