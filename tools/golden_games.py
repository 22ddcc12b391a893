"""Which golden games are kept: title by title, player counts, options and reasons to end."""

from typing import Any, NamedTuple


class Wanted(NamedTuple):
    """One golden game."""

    name: str
    players: int
    options: dict[str, Any]
    end: str | None  # the only reason the game ends for; None where any will do

    @property
    def file(self) -> str:
        return f"{self.name}.json.gz"


PUERTO_RICO_REASONS = ("colonists", "city", "chips")
# with nobles a random game that ends for want of colonists alone is not to be found
EXPANSION_REASONS = {
    "new_buildings": ("colonists", "city", "chips"),
    "nobles": ("city", "chips"),
    "new_buildings+nobles": ("city", "chips"),
}
DRAFTS = ("players", "random", "fixed")
OTHER_EDITION = {"swap_factory_university": True, "hacienda_quarry": False}

GOLDEN: dict[str, list[Wanted]] = {
    "puerto_rico": [
        *(
            Wanted(f"{players}-{reason}", players, {}, reason)
            for players in (2, 3, 4, 5)
            for reason in PUERTO_RICO_REASONS
        ),
        Wanted("4-other-edition", 4, OTHER_EDITION, None),
        *(
            Wanted(f"{players}-{expansions}-{reason}", players, options, reason)
            for players in (2, 3, 4, 5)
            for expansions, reasons in EXPANSION_REASONS.items()
            for reason, draft in zip(reasons, DRAFTS, strict=False)
            for options in [{"expansions": expansions.split("+"), "draft": draft}]
        ),
    ],
}
