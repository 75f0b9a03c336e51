"""`tricorne serve`: the web service."""

from __future__ import annotations

from typing import Annotated

import typer

from tricorne.kernel.message import in_english


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 for any that is free.", min=0, max=65535)] = 8756,
    db: Annotated[
        str,
        typer.Option(help="The file that keeps the games (made if it is not there), or postgresql://USER@HOST/NAME."),
    ] = "",
    pace: Annotated[float, typer.Option(help="Seconds that bots wait before each action.", min=0, max=60)] = 0.0,
    hear: Annotated[
        float, typer.Option(help="Seconds that bots wait for your offer before they refuse help.", min=0, max=60)
    ] = 8.0,
    name: Annotated[
        list[str] | None,
        typer.Option(
            help="A name that the server goes by, such as play.example.org (again for more); others are refused."
        ),
    ] = None,
    engine: Annotated[
        list[str] | None,
        typer.Option(help="A bot in another language as NAME=COMMAND (again for more); docs/engines.md."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="The address of a proxy that is believed where requests come from (again for more)."),
    ] = None,
) -> None:
    """Play in the browser: serve tables to people near and far."""
    # The other commands do without the web service, and start faster for it.
    from tricorne.bots.registry import name_engines
    from tricorne.server import serve as service
    from tricorne.server.store import BadDatabase

    name_engines(engine or [])
    if not service.serve(db or service.default_db(), host, port, pace, hear_s=hear, names=name, proxies=proxy):
        raise BadDatabase(in_english("the server could not begin; what is wrong stands above"))
