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
    "colonists": [
        {"last_era": 1},
        {"first_era": 4},
        {"introductory": True},
        {"first_era": 2, "last_era": 2},
        {"first_era": 3, "last_era": 3},
        {"last_era": 2},
        {"first_era": 3, "small_market": True, "money_limit": True},
        {},
        {"pad_save": True},
    ],
}
# long games are looked at every so many decisions, but for COLONNADE_SOAK at each
SAMPLED: dict[str, tuple[int, int]] = {"colonists": (3, 40)}  # option sets from here on, every
# titles whose set-up is drawn: every setting begins with a seed of its own
DRAWN = ("colonists",)


def settings(title: str) -> list[Setting]:
    owner = registry.get(title)
    sampled, every = SAMPLED.get(title, (99, 1))
    made: list[Setting] = []
    for players in range(owner.low, owner.high + 1):
        for i, options in enumerate(OPTION_SETS.get(title, [{}])):
            seed = len(made) if title in DRAWN else 0
            thin = every if i >= sampled and not SOAK else 1
            made.append(Setting(owner, players, options, seed=seed, every=thin))
    return made


def all_settings() -> list[Setting]:
    return [setting for title in registry.titles() for setting in settings(title)]
