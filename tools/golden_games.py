"""Which golden games are kept: title by title, player counts, options and reasons to end."""

from typing import Any, NamedTuple


class Wanted(NamedTuple):
    """One golden game; its file is <title>/<name>.json."""

    name: str
    players: int
    options: dict[str, Any]
    end: str | None  # the only reason the game ends for; None where any will do
    first: int = 0  # the first seed that is tried


PUERTO_RICO_REASONS = ("colonists", "city", "chips")
OTHER_EDITION = {"swap_factory_university": True, "hacienda_quarry": False}

# The Colonists: the eras played
COLONISTS_ERAS: dict[str, dict[str, Any]] = {
    "I": {"last_era": 1},
    "II": {"first_era": 2, "last_era": 2},
    "III": {"first_era": 3, "last_era": 3},
    "IV": {"first_era": 4},
    "I-II": {"last_era": 2},
    "III-IV": {"first_era": 3},
    "I-IV": {},
    "introductory": {"introductory": True},
}

GOLDEN: dict[str, list[Wanted]] = {
    "puerto_rico": [
        *(
            Wanted(f"{players}-{reason}", players, {}, reason)
            for players in (2, 3, 4, 5)
            for reason in PUERTO_RICO_REASONS
        ),
        Wanted("4-other-edition", 4, OTHER_EDITION, None),
    ],
    "colonists": [
        *(
            # other seeds draw other colonies
            Wanted(f"{players}-{eras}", players, options, None, 10 * players + i)
            for players in (1, 2, 3, 4)
            for i, (eras, options) in enumerate(COLONISTS_ERAS.items())
        ),
        Wanted("2-saved", 2, {"pad_save": True}, "saved"),
    ],
}
