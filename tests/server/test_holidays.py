"""Days off: a member takes them in his account, and his clocks stand still where he plays by days."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

from tests.server.post_office import PostOffice
from tests.server.running_server import Person, RunningServer
from tests.server.test_accounts import by_link

AT = "/api/account/holidays"


def days(first: date, count: int, **more: Any) -> dict[str, Any]:
    return {"first": first.isoformat(), "last": (first + timedelta(days=count - 1)).isoformat(), **more}


def clock_of(person: Person, table: Any, seat: str) -> Any:
    told = person.get(f"/api/tables/{table['id']}").json["clock"]
    return next(one for one in told["seats"] if one["power"] == seat)


def test_clocks_stand_still_on_a_holiday_and_there_are_so_many_a_year(club: RunningServer, office: PostOffice) -> None:
    anna = Person(club.port, "Anna")
    assert anna.get(AT).status != 200, "guests have none"
    assert by_link(anna, office, "anna-off@example.org") == 200
    table = anna.create({"britain": "me", "france": "same-screen"}, pace={"kind": "days", "bank_s": 0, "step_s": 7200})
    asked = table["actor"]
    assert clock_of(anna, table, asked)["running"]
    today = datetime.now(UTC).date()
    soon = date(today.year + 1, 1, 1) if today.month == 12 else today
    told = anna.post(AT, days(today, 2)).json
    assert told["days"] == [days(today, 2)] and told["left"] in (26, 27)
    stands = clock_of(anna, table, asked)
    assert not stands["running"] and stands["holiday"] > datetime.now(UTC).timestamp() and 7100 < stands["left"] <= 7200
    assert anna.post(AT, days(today, 1)).code == "not-now", "some of these days are taken"
    assert anna.post(AT, days(soon + timedelta(days=3), 28)).code == "not-now", "there are 28 a year"
    assert anna.post(AT, days(today - timedelta(days=3), 1)).status == 422
    assert anna.post(AT, {"first": "tomorrow", "last": "never"}).status == 422
    assert anna.post(AT, days(today, 2, remove=True)).json["days"] == []
    assert clock_of(anna, table, asked)["running"], "he is back before the end"
