"""Which golden games are kept: title by title, player counts, options and reasons to end."""

from typing import Any, NamedTuple


class Wanted(NamedTuple):
    """One golden game; its file is <title>/<name>.json."""

    name: str
    players: int
    options: dict[str, Any]
    end: str | None  # the only reason the game ends for; None where any will do


PUERTO_RICO_REASONS = ("colonists", "city", "chips")
OTHER_EDITION = {"swap_factory_university": True, "hacienda_quarry": False}

GOLDEN: dict[str, list[Wanted]] = {
    "puerto_rico": [
        *(
            Wanted(f"{players}-{reason}", players, {}, reason)
            for players in (2, 3, 4, 5)
            for reason in PUERTO_RICO_REASONS
        ),
        Wanted("4-other-edition", 4, OTHER_EDITION, None),
    ],
}
