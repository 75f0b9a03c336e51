"""`tricorne serve`: the web service."""

from __future__ import annotations

from typing import Annotated

import typer

from tricorne.kernel.message import in_english

REDIS = "TRICORNE_REDIS"


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
    accounts: Annotated[
        str,
        typer.Option(
            help="guests: nobody registers; open: guests can become accounts; invited: those you invite.",
            envvar="TRICORNE_ACCOUNTS",
        ),
    ] = "guests",
    site: Annotated[
        str,
        typer.Option(help="Where people find the server, such as https://play.example.org.", envvar="TRICORNE_SITE"),
    ] = "",
    mail: Annotated[
        str,
        typer.Option(
            help="Sends links: smtp://USER:PASSWORD@HOST:PORT; better in the environment.", envvar="TRICORNE_MAIL"
        ),
    ] = "",
    mail_from: Annotated[
        str, typer.Option(help="The e-mail address that links come from.", envvar="TRICORNE_MAIL_FROM")
    ] = "",
    invitation: Annotated[
        str, typer.Option(help="Words that those whom you invite give.", envvar="TRICORNE_INVITATION")
    ] = "",
    owner: Annotated[
        list[str] | None,
        typer.Option(
            help="Keeps order here: the id of a person, or the address of an account (again for more).",
            envvar="TRICORNE_OWNERS",
        ),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser on a table.")] = False,
    together: Annotated[
        bool,
        typer.Option(
            "--together", help="Other processes serve the same tables (PostgreSQL).", envvar="TRICORNE_TOGETHER"
        ),
    ] = False,
    redis: Annotated[
        str,
        typer.Option(help="Where they hear of each other: redis://HOST:PORT/0; else PostgreSQL.", envvar=REDIS),
    ] = "",
    bots: Annotated[
        str, typer.Option(help="here, or elsewhere: tricorne think plays them.", envvar="TRICORNE_BOTS")
    ] = "here",
) -> None:
    """Play in the browser: serve tables to people near and far."""
    # The other commands do without the web service, and start faster for it.
    from tricorne.bots.registry import name_engines
    from tricorne.cli.opening import open_at
    from tricorne.server import serve as service
    from tricorne.server.accounts.rules import AccountRules
    from tricorne.server.sharing import Sharing
    from tricorne.server.store import BadDatabase

    name_engines(engine or [])
    rules = AccountRules(accounts, site, mail, mail_from, invitation)
    where = db or service.default_db()
    if bots not in ("here", "elsewhere"):
        raise BadDatabase(in_english(f"--bots {bots}: it is here or elsewhere"))
    sharing = Sharing(together, redis, bots == "here")
    if not service.serve(
        where,
        host,
        port,
        pace,
        hear_s=hear,
        names=name,
        proxies=proxy,
        accounts=rules,
        together=sharing,
        owners=[one for given in owner or [] for one in given.split(",")],
        ready=open_at if open_browser else None,
    ):
        raise BadDatabase(in_english("the server could not begin; what is wrong stands above"))


def think(
    db: Annotated[str, typer.Option(help="postgresql://USER@HOST/NAME", envvar="TRICORNE_DB")],
    redis: Annotated[
        str, typer.Option(help="As for the web processes: redis://HOST:PORT/0; else PostgreSQL.", envvar=REDIS)
    ] = "",
    workers: Annotated[int, typer.Option(help="Bots that think at a time; 0: one less than processors.", min=0)] = 0,
    pace: Annotated[float, typer.Option(help="Seconds that bots wait before each action.", min=0, max=60)] = 0.0,
    hear: Annotated[
        float, typer.Option(help="Seconds that bots wait for an offer before they refuse help.", min=0, max=60)
    ] = 8.0,
    engine: Annotated[
        list[str] | None,
        typer.Option(help="A bot in another language as NAME=COMMAND (again for more); docs/engines.md."),
    ] = None,
) -> None:
    """Play the bots of a site, beside the web processes that serve it."""
    from tricorne.bots.registry import name_engines
    from tricorne.server.think import think as think_on

    name_engines(engine or [])
    think_on(db, redis, workers, pace, hear)
