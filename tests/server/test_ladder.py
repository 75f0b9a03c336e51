"""One turn, one knock: the ways of a person are a ladder, and what may have come is not sent again."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.post_office import SITE, PostOffice
from tests.server.running_server import Person, RunningServer
from tests.server.test_notices import AWAY_S, hand_over, notices_to, two_at_a_table, wait_for, wait_for_courier
from tests.server.test_push import Browser, PushService
from tricorne.server.accounts import mail
from tricorne.server.accounts.rules import AccountRules
from tricorne.server.fate import Fate
from tricorne.server.notices import keeping
from tricorne.server.notices.courier import NoticeRules
from tricorne.server.notices.outside import BEHIND_IT, NOT_SENT, UNANSWERED, Outside, fate

LONG_S = 3600.0


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    found = PushService(tmp_path)
    found.outside.patience_s = 0.5
    yield found
    found.close()


def serve(tmp_path: Path, office: PostOffice, service: PushService, **how: Any) -> RunningServer:
    rules = NoticeRules(
        **{"away_s": AWAY_S, "between_letters_s": 0.0, "retry_s": 0.05, "outside": service.outside, **how}
    )
    return RunningServer(tmp_path / "t.db", accounts=AccountRules("open", SITE, office.url), notices=rules)


def soon(so: Callable[[], bool]) -> None:
    until = time.monotonic() + 10
    while not so():
        assert time.monotonic() < until
        time.sleep(0.02)


def stands(tmp_path: Path) -> dict[str, int]:
    """The states of the notices, by the kind of their way."""
    with sqlite3.connect(tmp_path / "t.db") as database:
        return {way.partition("-")[0]: state for way, state in database.execute("SELECT way, state FROM notices")}


def paths(service: PushService) -> list[str]:
    return [path for path, _, _ in service.heard]


def test_what_a_device_has_shown_is_told_by_no_other_way(
    tmp_path: Path, service: PushService, office: PostOffice
) -> None:
    server = serve(tmp_path, office, service, unseen_s=5.0)
    anna, ben, table = two_at_a_table(server, office, "shown")
    phone = Browser(service.url + "/phone")
    assert ben.post("/api/push", phone.subscription).status == 200
    assert ben.post("/api/account/notices/hook", {"url": service.url + "/hook"}).status == 200
    hand_over(anna, table, "france")
    _, headers, body = service.wait_for("/phone")[0]
    assert int(headers["TTL"]) <= 5, "what a device could not be given is thrown away when the next rung is taken"
    stranger = Person(server.port)
    assert stranger.post("/api/push/got/nothing", {}).status == 404
    got = phone.opens(body)["got"]
    assert stranger.post(f"/api/push/got/{got}", {}).json["wanted"]
    assert stands(tmp_path) == {"push": keeping.REACHED, "hook": keeping.REACHED, "mail": keeping.REACHED}
    time.sleep(5.5)
    assert paths(service) == ["/phone"] and not notices_to(office, "ben-shown@example.org")
    # The next turn is told anew: the secret of the way silences what was told, not what will be.
    anna.port = ben.port = server.port
    hand_over(ben, table, "britain")
    hand_over(anna, table, "france")
    service.wait_for("/phone", 2)
    server.close()


def test_without_a_sign_of_the_device_the_webhook_follows_and_then_nothing_more(
    tmp_path: Path, service: PushService, office: PostOffice
) -> None:
    server = serve(tmp_path, office, service, unseen_s=0.4)
    anna, ben, table = two_at_a_table(server, office, "drawer")
    assert ben.post("/api/push", Browser(service.url + "/drawer").subscription).status == 200
    assert ben.post("/api/account/notices/hook", {"url": service.url + "/hook"}).status == 200
    hand_over(anna, table, "france")
    service.wait_for("/hook")
    time.sleep(1.0)
    assert paths(service) == ["/drawer", "/hook"] and not notices_to(office, "ben-drawer@example.org")
    # A way that is switched off holds nobody up.
    assert ben.post("/api/account/notices", {"way": "hook", "wanted": False}).status == 200
    second = anna.create({"britain": "me", "france": "open"}, options={"setup-duplicates": "keep"})
    ben.sit(second)
    hand_over(anna, second, "france")
    assert len(wait_for(office, "ben-drawer@example.org", 1)) == 1
    assert paths(service) == ["/drawer", "/hook", "/drawer"]
    server.close()


@pytest.mark.parametrize("device", ["/gone", "/broken"])
def test_where_no_device_takes_it_the_letter_need_not_wait(
    tmp_path: Path, service: PushService, office: PostOffice, device: str
) -> None:
    server = serve(tmp_path, office, service, unseen_s=LONG_S, retry_s=0.001)
    anna, ben, table = two_at_a_table(server, office, device[1:])
    assert ben.post("/api/push", Browser(service.url + device).subscription).status == 200
    hand_over(anna, table, "france")
    assert len(wait_for(office, f"ben-{device[1:]}@example.org", 1)) == 1
    wait_for_courier()
    assert len(paths(service)) == (1 if device == "/gone" else 6)
    assert len(notices_to(office, f"ben-{device[1:]}@example.org")) == 1
    server.close()


def test_a_device_that_may_yet_show_it_holds_the_letter_back_though_another_is_gone(
    tmp_path: Path, service: PushService, office: PostOffice
) -> None:
    server = serve(tmp_path, office, service, unseen_s=LONG_S)
    anna, ben, table = two_at_a_table(server, office, "two")
    for path in ("/gone", "/phone"):
        assert ben.post("/api/push", Browser(service.url + path).subscription).status == 200
    hand_over(anna, table, "france")
    soon(lambda: sorted(paths(service)) == ["/gone", "/phone"])
    wait_for_courier()
    assert not notices_to(office, "ben-two@example.org")
    server.close()


def test_whoever_comes_to_the_table_after_a_notice_went_out_is_told_no_more(
    tmp_path: Path, service: PushService, office: PostOffice
) -> None:
    server = serve(tmp_path, office, service, unseen_s=1.0)
    anna, ben, table = two_at_a_table(server, office, "came")
    assert ben.post("/api/push", Browser(service.url + "/phone").subscription).status == 200
    hand_over(anna, table, "france")
    service.wait_for("/phone")
    with ben.look(table):
        soon(lambda: stands(tmp_path)["mail"] == keeping.REACHED)
    time.sleep(1.0)
    assert not notices_to(office, "ben-came@example.org")
    server.close()


def test_a_webhook_that_answers_late_is_not_called_again_nor_followed_by_a_letter(
    tmp_path: Path, service: PushService, office: PostOffice
) -> None:
    server = serve(tmp_path, office, service, unseen_s=0.2)
    anna, ben, table = two_at_a_table(server, office, "late")
    assert ben.post("/api/account/notices/hook", {"url": service.url + "/slow"}).status == 200
    hand_over(anna, table, "france")
    soon(lambda: stands(tmp_path).get("hook") == keeping.REACHED)
    wait_for_courier()
    assert paths(service) == ["/slow"] and not notices_to(office, "ben-late@example.org")
    server.close()


def test_a_push_that_is_answered_late_is_not_sent_again_and_the_letter_follows_without_a_sign(
    tmp_path: Path, service: PushService, office: PostOffice
) -> None:
    server = serve(tmp_path, office, service, unseen_s=1.0)
    anna, ben, table = two_at_a_table(server, office, "unsure")
    assert ben.post("/api/push", Browser(service.url + "/slow").subscription).status == 200
    hand_over(anna, table, "france")
    assert len(wait_for(office, "ben-unsure@example.org", 1)) == 1
    wait_for_courier()
    assert paths(service) == ["/slow"] and len(notices_to(office, "ben-unsure@example.org")) == 1
    server.close()


def test_a_letter_that_was_taken_too_late_is_not_sent_again_and_one_refused_keeps_its_id(
    tmp_path: Path, service: PushService, office: PostOffice
) -> None:
    office.answers = []
    server = serve(tmp_path, office, service, mail_patience_s=0.5)
    anna, ben, table = two_at_a_table(server, office, "taken")
    office.thinks_s = 1.0
    hand_over(anna, table, "france")
    soon(lambda: stands(tmp_path).get("mail") == keeping.REACHED)
    wait_for_courier()
    assert len(notices_to(office, "ben-taken@example.org")) == 1
    office.thinks_s, office.answers = 0.0, ["451 later", "451 later"]
    second = anna.create({"britain": "me", "france": "open"}, options={"setup-duplicates": "keep"})
    ben.sit(second)
    hand_over(anna, second, "france")
    letter = wait_for(office, "ben-taken@example.org", 2)[1]
    ids = {one["Message-ID"] for one in [*office.refused, letter]}
    assert len(office.refused) >= 2 and len(ids) == 1
    server.close()
    office.refused.clear()


def test_an_older_row_of_a_letter_waits_for_the_push_beside_it(
    tmp_path: Path, service: PushService, office: PostOffice
) -> None:
    """Both rows have been due for long, and whichever comes first in a batch, the device is told first and alone."""
    server = serve(tmp_path, office, service, away_s=LONG_S)
    anna, ben, table = two_at_a_table(server, office, "older")
    assert ben.post("/api/push", Browser(service.url + "/phone").subscription).status == 200
    hand_over(anna, table, "france")
    server.close()
    with sqlite3.connect(tmp_path / "t.db") as database:
        database.execute("UPDATE notices SET due = 1 WHERE way = 'mail'")
        database.execute("UPDATE notices SET due = 2 WHERE way <> 'mail'")
    server = serve(tmp_path, office, service, unseen_s=LONG_S)
    service.wait_for("/phone")
    wait_for_courier()
    assert not notices_to(office, "ben-older@example.org")
    server.close()


def test_what_was_not_sent_is_told_apart_from_what_was_not_answered(service: PushService, office: PostOffice) -> None:
    def post(outside: Outside, url: str) -> int:
        async def post_and_leave() -> int:
            status = await outside.post(url, b"{}", {})
            await asyncio.sleep(0.1)  # connections end a moment later
            return status

        return asyncio.run(post_and_leave())

    assert post(service.outside, service.url + "/slow") == UNANSWERED
    nobody = Outside(service.here, loopback=True, patience_s=0.5)
    assert post(nobody, "https://localhost:9/") == NOT_SENT
    assert post(nobody, service.url + "/x") == NOT_SENT, "a certificate of nobody we know"
    assert [fate(one) for one in (201, NOT_SENT, 404, 500)] == [Fate.TAKEN, *[Fate.REFUSED] * 3]
    assert {fate(one) for one in (UNANSWERED, *BEHIND_IT)} == {Fate.UNKNOWN}
    gone = AccountRules("open", SITE, "smtp://127.0.0.1:9").mail
    assert gone is not None
    assert asyncio.run(mail.send(gone, "a@example.org", "Words", "Words")) is Fate.REFUSED
