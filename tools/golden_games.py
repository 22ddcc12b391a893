"""Which golden games are kept: title by title, player counts, options and reasons to end."""

from typing import Any, NamedTuple


class Wanted(NamedTuple):
    """One golden game."""

    name: str
    players: int
    options: dict[str, Any]
    end: str | None  # the only reason the game ends for; None where any will do
    bot: str | None = None  # who plays all seats; None for random moves
    first: int = 0  # the first seed that is tried

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

SETTLERS_FACTIONS = ("barbarians", "japanese", "romans", "egyptians")
# name, options, who plays: some games stumble along, some are played well
SETTLERS_VARIANTS: list[tuple[str, dict[str, Any], str | None]] = [
    ("standard", {}, None),
    ("played-well", {}, "planner"),
    ("alternate", {"lookout": "alternate"}, None),
    ("advanced", {"lookout": "advanced"}, "planner"),
    ("peaceful", {"peaceful": True}, "planner"),
    ("reshuffle", {"faction_reshuffle": True}, None),
    (
        "everything",
        {"lookout": "alternate", "peaceful": True, "faction_reshuffle": True},
        "planner",
    ),
]


def seated(first: int, players: int) -> dict[str, str]:
    """Factions for the seats, from one of them on: game by game each has its turn."""
    return {
        f"faction_{seat + 1}": SETTLERS_FACTIONS[(first + seat) % len(SETTLERS_FACTIONS)]
        for seat in range(players)
    }


def settlers_games() -> list[Wanted]:
    """Every variant with 2 to 4 players; a solo win and a solo loss with each faction."""
    several = [
        Wanted(
            f"{players}-{name}", players, {**seated(i + players, players), **options},
            "five_rounds", bot,
        )
        for players in (2, 3, 4)
        for i, (name, options, bot) in enumerate(SETTLERS_VARIANTS)
    ]  # fmt: skip
    alone = [
        Wanted(f"1-{end}-{faction}", 1, {"faction_1": faction}, end, bot)
        for faction in SETTLERS_FACTIONS
        for end, bot in (("won", "planner"), ("lost", None))
    ]
    reshuffled = {"faction_1": "japanese", "faction_reshuffle": True}
    return [*several, *alone, Wanted("1-reshuffle", 1, reshuffled, None)]


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
    "imperial_settlers": settlers_games(),
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
    "colonists": [
        *(
            # other seeds draw other colonies
            Wanted(f"{players}-{eras}", players, options, None, first=10 * players + i)
            for players in (1, 2, 3, 4)
            for i, (eras, options) in enumerate(COLONISTS_ERAS.items())
        ),
        Wanted("2-saved", 2, {"pad_save": True}, "saved"),
    ],
}
