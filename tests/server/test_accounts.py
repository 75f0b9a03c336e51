"""Accounts: guests who can come back. Passkeys are shown at work in a browser (tests/browser/test_accounts.py)."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import tricorne
from tests.server import postgres as programs
from tests.server.post_office import SITE, PostOffice
from tests.server.postgres import Postgres
from tests.server.running_server import Person, RunningServer
from tricorne.server.accounts import rules as account_rules
from tricorne.server.accounts.keeping import device_of, mail_address
from tricorne.server.accounts.rules import AccountRules, BadAccounts, MailServer
from tricorne.server.limits import MAILS_AN_HOUR, Limits

SEATS = {"britain": "me", "france": "open"}


def by_link(person: Person, office: PostOffice, address: str, bring: bool = False) -> int:
    """Ask for a link and use it at the same browser; the status of the answer."""
    number = len(office.letters)
    assert person.post("/api/account/link", {"address": address}).status == 200
    return enter(person, "link", token=office.token(number), bring=bring)


def enter(person: Person, how: str, **given: object) -> int:
    """Come in; the browser keeps the cookie that it gets."""
    came = person.post(f"/api/account/enter/{how}", given)
    if came.status == 200:
        person.token = came.headers["set-cookie"].partition("=")[2].partition(";")[0]
    return came.status


def tables_of(person: Person) -> set[str]:
    return {table["id"] for table in person.get("/api/me/tables").json["tables"] if table["mine"]}


def test_without_a_word_of_the_owner_there_are_guests_alone(server: RunningServer) -> None:
    anna = Person(server.port, "Anna")
    me = anna.get("/api/me").json
    assert me["accounts"] == "guests" and not me["member"]
    assert anna.get("/api/account").status == 404


def test_a_guest_becomes_an_account_and_a_second_device_has_the_same_seats(
    club: RunningServer, office: PostOffice
) -> None:
    anna = Person(club.port, "Anna")
    table = anna.create(SEATS)
    before = anna.token
    assert by_link(anna, office, "Anna@Example.org") == 200
    assert anna.get("/api/me").json["member"] and tables_of(anna) == {table["id"]}
    assert Person(club.port, token=before).get("/api/me").status == 401, "the token of the guest is good no longer"
    phone = Person(club.port, "Phone")
    assert by_link(phone, office, "anna@example.org") == 200
    assert phone.get("/api/me").json["name"] == "Anna" and tables_of(phone) == {table["id"]}
    devices = anna.get("/api/account").json["member"]["devices"]
    assert sorted(device["here"] for device in devices) == [False, True]
    other = next(device["id"] for device in devices if not device["here"])
    with phone.look(table, "britain") as live:
        assert anna.post(f"/api/account/devices/{other}/end", {}).status == 200
        with pytest.raises(ConnectionClosed):
            live.until(1000)
    assert phone.get("/api/me").status == 401 and anna.get("/api/me").status == 200


def test_a_link_is_good_once_and_a_new_address_only_where_it_was_asked_for(
    club: RunningServer, office: PostOffice
) -> None:
    boris, stranger = Person(club.port, "Boris"), Person(club.port, "Stranger")
    number = len(office.letters)
    stranger.post("/api/account/link", {"address": "boris@example.org"})
    token = office.token(number)
    assert boris.post("/api/account/enter/link", {"token": token}).status == 403, "nobody confirms a stranger's account"
    assert office.link(number).startswith(SITE + "/account/enter#")
    assert enter(stranger, "link", token=token) == 200
    assert enter(stranger, "link", token=token) == 403
    assert "boris" not in str(office.letter(number)["Subject"]).lower()


def test_a_recovery_code_leads_back_once_and_brings_the_seats_and_studies_of_the_browser_along(
    club: RunningServer, office: PostOffice
) -> None:
    clara = Person(club.port, "Clara")
    first = clara.create(SEATS)
    assert by_link(clara, office, "clara@example.org") == 200
    codes = clara.post("/api/account/codes", {}).json["codes"]
    assert len(set(codes)) == 8 and clara.get("/api/account").json["member"]["codes"] == 8
    lost = Person(club.port, "Lost")  # the cookie is gone: a new guest, who has sat down somewhere since
    second = lost.create(SEATS)
    with lost.look(second, "britain") as live:
        live.act("say", text="hello", channel="table")
    begun = tricorne.game("imperial-struggle").new(["france", "britain"], seed=1)
    study = lost.post("/api/studies", {"record": str(begun.record)}).json
    assert enter(lost, "code", code=codes[0].upper().replace("-", " "), bring=True) == 200
    assert tables_of(lost) == tables_of(clara) == {first["id"], second["id"]}
    with lost.look(second, "britain") as live:
        assert live.welcome["table"]["mine"] == ["britain"]
    assert clara.get(f"/api/studies/{study['id']}").json["mine"]
    assert [card["id"] for card in clara.get("/api/studies").json["studies"]] == [study["id"]]
    again = Person(club.port, "Again")
    assert enter(again, "code", code=codes[0]) == 403
    assert enter(again, "code", code="") == 403
    assert enter(again, "code", code=codes[1]) == 200


def test_nothing_secret_lies_in_the_database(club: RunningServer, office: PostOffice, db: Path) -> None:
    dora = Person(club.port, "Dora")
    assert by_link(dora, office, "dora@example.org") == 200
    codes = dora.post("/api/account/codes", {}).json["codes"]
    connection = sqlite3.connect(db)
    kept = "\n".join(connection.iterdump())
    connection.close()
    assert "dora@example.org" in kept
    for secret in [
        dora.token,
        office.token(len(office.letters) - 1),
        *codes,
        *(code.replace("-", "") for code in codes),
    ]:
        assert secret not in kept


def test_nobody_learns_which_addresses_have_accounts(tmp_path: Path, office: PostOffice) -> None:
    """Where only the invited register, a letter goes to whoever is known; the answers are alike."""
    rules = AccountRules("invited", SITE, office.url, invitation="three hats")
    server = RunningServer(tmp_path / "tables.db", accounts=rules)
    try:
        eva, fred = Person(server.port, "Eva"), Person(server.port, "Fred")
        assert fred.post("/api/account/link", {"address": "eva@example.org", "invitation": "two hats"}).status == 403
        assert fred.post("/api/account/passkeys/ask", {}).status == 403
        assert fred.post("/api/account/passkeys/ask", {"invitation": "three hats"}).status == 200
        number = len(office.letters)
        eva.post("/api/account/link", {"address": "eva@example.org", "invitation": "three hats"})
        assert enter(eva, "link", token=office.token(number)) == 200
        known = fred.post("/api/account/link", {"address": "eva@example.org"})
        office.letter(number + 1)
        unknown = fred.post("/api/account/link", {"address": "nobody@example.org"})
        assert (known.status, known.body) == (unknown.status, unknown.body) == (200, b'{"minutes":20}')
        eva.post("/api/account/link", {"address": "eva2@example.org"})
        assert office.letter(number + 2)["To"] == "eva2@example.org", "and none went to nobody"
    finally:
        server.close()


def test_links_are_not_sent_to_one_address_without_end(tmp_path: Path, office: PostOffice) -> None:
    server = RunningServer(tmp_path / "tables.db", Limits(), accounts=AccountRules("open", SITE, office.url))
    try:
        gina = Person(server.port, "Gina")
        asked = [gina.post("/api/account/link", {"address": "gina@example.org"}).status for _ in range(8)]
        assert asked == [200] * int(MAILS_AN_HOUR) + [429] * (8 - int(MAILS_AN_HOUR))
    finally:
        server.close()


@pytest.mark.skipif(not programs.available(), reason="PostgreSQL is not installed")
def test_accounts_lie_in_postgresql_as_well(postgres: Postgres, office: PostOffice) -> None:
    server = RunningServer(postgres.url, accounts=AccountRules("open", SITE, office.url))
    try:
        hans = Person(server.port, "Hans")
        assert by_link(hans, office, "hans@example.org") == 200
        codes = hans.post("/api/account/codes", {}).json["codes"]
        lost = Person(server.port, "Lost")
        table = lost.create(SEATS)
        assert enter(lost, "code", code=codes[0], bring=True) == 200
        assert tables_of(hans) == {table["id"]}
        assert enter(Person(server.port, "Again"), "code", code=codes[0]) == 403
    finally:
        server.close()


def test_what_the_owner_says_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    for given, words in {
        ("closed",): "one of guests, open, invited",
        ("open", "play.example.org"): "--site",
        ("open", "", "smtp://mail.example.org"): "--mail needs --site",
        ("open", SITE, "mail.example.org"): "--mail: give it as",
        ("invited", SITE): "--invitation",
    }.items():
        with pytest.raises(BadAccounts, match=words):
            AccountRules(*given)
    found = MailServer("smtp://ada:p%40ss@mail.example.org", "")
    assert (found.port, found.user, found.password, found.must_be_safe) == (587, "ada", "p@ss", True)
    monkeypatch.setattr(account_rules, "NEEDED", ("no_such_package",))
    with pytest.raises(BadAccounts, match=r"no_such_package is missing; pip install 'tricorne\[club\]'"):
        AccountRules("open")
    AccountRules("guests")


def test_little_is_kept_of_a_browser_and_an_address_is_looked_at() -> None:
    assert device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0") == "Firefox, Linux"
    assert device_of("curl/8.1") == ""
    assert mail_address(" Ada@Example.org ") == "ada@example.org"
    for wrong in (
        "ada",
        "ada@",
        "ada@host",
        "a b@example.org",
        "ada@example.org\nBcc: x@example.org",
        "a@b@example.org",
    ):
        assert mail_address(wrong) == ""


def test_every_address_of_accounts_is_in_the_page(club: RunningServer) -> None:
    found = Person(club.port).get("/api/openapi.json").json["paths"]
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text()
    mine = [f"{method.upper()} {path}" for path in found if "/account" in path for method in found[path]]
    assert len(mine) > 10 and [one for one in mine if f"`{one}`" not in page] == []
