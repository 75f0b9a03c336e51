"""Tables that were opened under an older version of a game's rules go on by the rules they were opened under."""

from __future__ import annotations

import tricorne
from tricorne.games.struggle_of_empires.versions import AS_IN_VERSION_1
from tricorne.server.record import Setting


def test_a_table_of_an_older_version_opens_with_the_old_readings() -> None:
    game = tricorne.game("struggle-of-empires")
    old = Setting(game, 1, ["britain", "france"], "deluxe", {"surrender": True}, "1756").opened()
    assert old.header["options"] == {"surrender": True, **AS_IN_VERSION_1}
    new = Setting(game, game.version, ["britain", "france"], "deluxe", {"surrender": True}, "1756").opened()
    assert new.header["options"] == {"surrender": True}
