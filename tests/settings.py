"""What the conformance suite plays, title by title: player counts and options."""

from typing import Any

from colonnade.kernel import registry
from conformance import Setting
from conftest import SOAK

# by title: option sets to play with every player count; a title not named plays its defaults
OPTION_SETS: dict[str, list[dict[str, Any]]] = {
    "puerto_rico": [
        {},
        {"swap_factory_university": True, "hacienda_quarry": False},
        {"expansions": ["new_buildings"]},
        {"expansions": ["nobles"]},
        {"expansions": ["new_buildings", "nobles"], "draft": "fixed"},
        {
            "expansions": ["new_buildings", "nobles"],
            "draft": "random",
            "office_or_trading_post": True,
            "hacienda_or_forest_house": True,
        },
    ],
    # long games: the short settings always, all eras and combinations with COLONNADE_SOAK
    "colonists": [
        {"last_era": 1},
        {"first_era": 4},
        {"introductory": True},
        *(
            [
                {"first_era": 2, "last_era": 2},
                {"first_era": 3, "last_era": 3},
                {"last_era": 2},
                {"first_era": 3, "small_market": True, "money_limit": True},
                {"pad_save": True},
                {},
            ]
            if SOAK
            else []
        ),
    ],
}


def settings(title: str) -> list[Setting]:
    owner = registry.get(title)
    return [
        Setting(owner, players, options)
        for players in range(owner.low, owner.high + 1)
        for options in OPTION_SETS.get(title, [{}])
    ]


def all_settings() -> list[Setting]:
    return [setting for title in registry.titles() for setting in settings(title)]
