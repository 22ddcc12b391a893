"""Impossible states are refused, and the error names the field."""

from typing import Any

import pytest

import colonnade


def dump() -> dict[str, Any]:
    s = colonnade.new(
        "imperial_settlers", players=2, seed=3, faction_1="romans", faction_2="japanese"
    )
    while s.decision != "turn":
        s.play(s.legal()[0])
    return dict(s.dump())


def test_its_own_dump_is_accepted() -> None:
    assert colonnade.load(dump()).decision == "turn"


# fmt: off
FAULTS = [
    ("players[0].hand", lambda d: d["players"][0]["hand"].pop()),
    ("players[0].hand", lambda d: d["players"][0]["hand"].append("Village 9")),
    ("players[1].built", lambda d: d["players"][1]["built"].append({"card": "Pyramid"})),
    ("players[0].faction", lambda d: d["players"][0].update(faction="japanese")),
    ("attack_deck", lambda d: d.update(attack_deck={"wood": 1})),
    ("virtual", lambda d: d.update(virtual=d["common"][:1], common=d["common"][1:])),
    ("built[0].colour", lambda d: d["players"][0]["built"].append({"card": "Mill", "colour": 1})),
    ("built[0].used", lambda d: d["players"][0]["built"].append({"card": "Mill", "used": 3})),
    ("markers", lambda d: d["players"][1].update(markers=[None])),
    ("shown", lambda d: d["players"][0].update(shown=["Gate"])),
    ("frames", lambda d: d.update(frames=[["turn", -1, 0, 0, 0]])),
    ("frames", lambda d: d.update(frames=[["build", 0, 9999, 0, 0]])),
    ("first", lambda d: d.update(first=3)),
    ("goods.wood", lambda d: d["players"][0]["goods"].update(wood=-1)),
]
# fmt: on


@pytest.mark.parametrize(("field", "spoil"), FAULTS, ids=range(len(FAULTS)))
def test_faults_are_named(field: str, spoil: Any) -> None:
    spoiled = dump()
    spoil(spoiled["state"])
    with pytest.raises(colonnade.BadDump) as error:
        colonnade.load(spoiled)
    assert field.split("[")[0].split(".")[0] in str(error.value) or "missing" in str(error.value)
