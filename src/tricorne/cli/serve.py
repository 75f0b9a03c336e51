"""`tricorne serve`: the web service; `tricorne think`: a process beside it that plays bots and computes reports."""

from __future__ import annotations

from typing import Annotated

import typer

from tricorne.cli.settings import from_file, told
from tricorne.kernel.message import in_english

REDIS = "TRICORNE_REDIS"
Engines = Annotated[
    list[str] | None,
    typer.Option(help="A bot in another language as NAME=COMMAND (again for more); docs/engines.md."),
]
Pace = Annotated[
    float, typer.Option(help="Seconds that bots wait before each action.", min=0, max=60, envvar="TRICORNE_PACE")
]
Hear = Annotated[
    float,
    typer.Option(
        help="Seconds that bots wait for your offer before they refuse help.", min=0, max=60, envvar="TRICORNE_HEAR"
    ),
]
Settings = Annotated[
    str,
    typer.Option(
        "--config", help="A file of settings (TOML).", envvar="TRICORNE_CONFIG", is_eager=True, callback=from_file
    ),
]
CheckSettings = Annotated[
    bool, typer.Option("--check-config", help="Say what the settings are and whether they work, and end.")
]
Metrics = Annotated[
    str,
    typer.Option(
        help="Figures for Prometheus at this address of their own, such as 127.0.0.1:9100.", envvar="TRICORNE_METRICS"
    ),
]
Log = Annotated[str, typer.Option(help="plain, or json: an object a line.", envvar="TRICORNE_LOG")]
LogLevel = Annotated[str, typer.Option(help="error, warning, or info: every request too.", envvar="TRICORNE_LOG_LEVEL")]


def serve(
    context: typer.Context = None,  # type: ignore[assignment]  # given by the command line, not by other callers
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 for the whole network.", envvar="TRICORNE_HOST")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(help="The port; 0 for any that is free.", min=0, max=65535, envvar="TRICORNE_PORT")
    ] = 8756,
    db: Annotated[
        str,
        typer.Option(
            help="The file that keeps the games (made if it is not there), or postgresql://USER@HOST/NAME.",
            envvar="TRICORNE_DB",
        ),
    ] = "",
    pace: Pace = 0.0,
    hear: Hear = 8.0,
    name: Annotated[
        list[str] | None,
        typer.Option(
            help="A name that the server goes by, such as play.example.org (again for more); others are refused.",
            envvar="TRICORNE_NAME",
        ),
    ] = None,
    engine: Engines = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="The address of a proxy that is believed where requests come from (again for more).",
            envvar="TRICORNE_PROXY",
        ),
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
    holidays: Annotated[
        int,
        typer.Option(help="Days a year on which a member's clocks may stand still.", envvar="TRICORNE_HOLIDAYS"),
    ] = 28,
    owner: Annotated[
        list[str] | None,
        typer.Option(
            help="Keeps order here: the id of a person, or the address of an account (again for more).",
            envvar="TRICORNE_OWNERS",
        ),
    ] = None,
    events: Annotated[
        str,
        typer.Option(
            help="Who may make events: staff, members, or everybody; owners and moderators always.",
            envvar="TRICORNE_EVENTS",
        ),
    ] = "members",
    talk: Annotated[str, typer.Option(help="on, or off: nobody talks at tables here.", envvar="TRICORNE_TALK")] = "on",
    vouching: Annotated[
        str,
        typer.Option(
            help="on, or off: a guest who has lost his seat cannot ask the others at the table for it.",
            envvar="TRICORNE_VOUCHING",
        ),
    ] = "on",
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
    metrics: Metrics = "",
    log: Log = "plain",
    log_level: LogLevel = "warning",
    config: Settings = "",
    check_config: CheckSettings = False,
) -> None:
    """Play in the browser: serve tables to people near and far."""
    # The other commands do without the web service, and start faster for it.
    from tricorne.bots.registry import name_engines
    from tricorne.cli.opening import open_at
    from tricorne.server import serve as service
    from tricorne.server.accounts.rules import AccountRules
    from tricorne.server.events.desk import check_makers
    from tricorne.server.house_rules import HouseRules, check_switch
    from tricorne.server.sharing import Sharing
    from tricorne.server.store import BadDatabase
    from tricorne.server.watching import Watching

    name_engines(engine or [])
    makers = check_makers(events)
    house = HouseRules(check_switch("--talk", talk), check_switch("--vouching", vouching))
    rules = AccountRules(accounts, site, mail, mail_from, invitation, holidays=holidays)
    where = db or service.default_db()
    if bots not in ("here", "elsewhere"):
        raise BadDatabase(in_english(f"--bots {bots}: it is here or elsewhere"))
    sharing = Sharing(together, redis, bots == "here")
    watching = Watching(metrics, log, log_level)
    if check_config:
        print("\n".join(told(context)))
        service.check_settings(where, host, port, proxy or [], sharing, watching)
        print("these settings work")
        return
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
        watching=watching,
        events=makers,
        house=house,
        ready=open_at if open_browser else None,
    ):
        raise BadDatabase(in_english("the server could not begin; what is wrong stands above"))


def think(
    context: typer.Context = None,  # type: ignore[assignment]  # given by the command line, not by other callers
    db: Annotated[str, typer.Option(help="postgresql://USER@HOST/NAME", envvar="TRICORNE_DB")] = "",
    redis: Annotated[
        str, typer.Option(help="As for the web processes: redis://HOST:PORT/0; else PostgreSQL.", envvar=REDIS)
    ] = "",
    workers: Annotated[
        int,
        typer.Option(help="Bots that think at a time; 0: one less than processors.", min=0, envvar="TRICORNE_WORKERS"),
    ] = 0,
    pace: Pace = 0.0,
    hear: Hear = 8.0,
    engine: Engines = None,
    metrics: Metrics = "",
    log: Log = "plain",
    log_level: LogLevel = "warning",
    config: Settings = "",
    check_config: CheckSettings = False,
) -> None:
    """Play the bots of a site and compute its reports, beside the web processes that serve it."""
    from tricorne.bots.registry import name_engines
    from tricorne.server.serve import check_settings
    from tricorne.server.sharing import Sharing
    from tricorne.server.think import think as think_on
    from tricorne.server.watching import Watching

    name_engines(engine or [])
    watching = Watching(metrics, log, log_level)
    if check_config:
        print("\n".join(told(context)))
        check_settings(db, "", 0, [], Sharing(True, redis), watching)
        print("these settings work")
        return
    think_on(db, redis, workers, pace, hear, watching)
