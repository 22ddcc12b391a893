"""Choices made in small steps lose nothing: each outcome the rules allow is reached, once.

Every case is worked out a second time here, by trying everything, and compared.
"""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from colonnade import State
from puerto_rico.helpers import ANNA, BOB, board, city, endings, may, phase, plays, state

GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")
CIRCLES = {"indigo plant": 3, "sugar mill": 3, "tobacco storage": 3, "coffee roaster": 2}


# --- the mayor ----------------------------------------------------------------------------

BOARDS = [
    ({"corn": 2}, ()),
    ({"corn": 1, "sugar": 2}, ("hacienda",)),
    ({"corn": 3, "quarry": 1}, ("indigo plant",)),
    ({"indigo": 1, "tobacco": 1}, ("coffee roaster", "office", "wharf")),
    ({}, ("indigo plant", "sugar mill", "small market")),
    ({"corn": 2, "indigo": 2, "sugar": 1, "tobacco": 1, "coffee": 1, "quarry": 2}, ("sugar mill",)),
]


def distributions(circles: dict[str, int], waiting: int) -> Iterator[dict[str, int]]:
    """Every way to fill circles so that no colonist waits beside an empty one."""
    placed = min(waiting, sum(circles.values()))
    for counts in itertools.product(*(range(n + 1) for n in circles.values())):
        if sum(counts) == placed:
            yield dict(zip(circles, counts, strict=True))


@pytest.mark.parametrize(("tiles", "buildings"), BOARDS)
def test_every_distribution_of_colonists_once(
    tiles: dict[str, int], buildings: tuple[str, ...]
) -> None:
    circles = {**tiles, **{name: CIRCLES.get(name, 1) for name in buildings}}
    for waiting in range(sum(circles.values()) + 2):
        anna = {"tiles": tiles, "windrose": waiting, **city(empty=buildings)}
        s = phase("mayor", 2, {ANNA: anna, BOB: {"tiles": {}}}, colonist_ship=0)
        plays(s, (ANNA, "pass"))
        found = [placement(end, circles) for end in endings(s, "place_colonists")]
        expected = list(distributions(circles, waiting))
        assert in_order(found) == in_order(expected)


def placement(s: State, circles: dict[str, int]) -> dict[str, int]:
    player = board(s, ANNA)
    return {
        name: player["staff"].get(name, 0) or player["settled"].get(name, 0) for name in circles
    }


def in_order(outcomes: list[dict[str, int]]) -> list[list[tuple[str, int]]]:
    """Outcomes that can be compared; an outcome reached twice stands twice."""
    return sorted(sorted(outcome.items()) for outcome in outcomes)


# --- storage ------------------------------------------------------------------------------

WAREHOUSES = [
    ((), 0),
    (("small warehouse",), 1),
    (("large warehouse",), 2),
    (("small warehouse", "large warehouse"), 3),
]


def storings(goods: dict[str, int], stores: int) -> list[dict[str, int]]:
    """All that can be left: so many kinds whole, and one good of another kind.

    Goods must be stored where there is room: if all of them can stay, all of them do.
    """
    kinds = list(goods)
    found: list[dict[str, int]] = []
    for whole in itertools.combinations(kinds, min(stores, len(kinds))):
        rest = [kind for kind in kinds if kind not in whole]
        for single in rest or [""]:
            left = {kind: goods[kind] for kind in whole}
            if single:
                left[single] = 1
            if left not in found:
                found.append(left)
    return [goods] if goods in found else found


@pytest.mark.parametrize(("buildings", "stores"), WAREHOUSES)
def test_every_way_of_storing_once(buildings: tuple[str, ...], stores: int) -> None:
    """Nothing can be loaded; every mix of none, one or two goods of each kind is stored."""
    for counts in itertools.product((0, 1, 2), repeat=5):
        goods = {kind: n for kind, n in zip(GOODS, counts, strict=True) if n}
        anna = {"goods": goods, **city(*buildings)}
        s = phase("captain", 2, {ANNA: anna}, **on_ships(((4, "corn", 4), (6, "indigo", 6))))
        found = [
            board(end, ANNA)["goods"]
            for stored in endings(s, "store")
            for end in endings(stored, "keep")
        ]
        assert in_order(found) == in_order(storings(goods, stores)), goods


# --- the captain ----------------------------------------------------------------------------

# One ship: its size, the good on it or None, how many.
Ship = tuple[int, str | None, int]


def loadings(goods: dict[str, int], ships: list[Ship]) -> set[str]:
    """What a player may load, by the five rules on p. 6."""
    found = set()
    for good, held in goods.items():
        carrying = [ship for ship in ships if ship[1] == good]
        empty = [ship for ship in ships if ship[1] is None]
        usable = [ship for ship in carrying if ship[2] < ship[0]] if carrying else empty
        fits = {size: min(held, size - loaded) for size, _, loaded in usable}
        for size, number in fits.items():
            if number == max(fits.values()):
                found.add(f"ship {good} on {size}")
    return found


def ship_states(size: int) -> list[Ship]:
    return [(size, None, 0), (size, "corn", 1), (size, "corn", size), (size, "sugar", size - 1)]


@pytest.mark.parametrize("wharf", [False, True])
def test_every_loading_the_rules_allow(wharf: bool) -> None:
    """Two ships in all kinds of states, one player with all kinds of goods."""
    for ships in itertools.product(ship_states(4), ship_states(6)):
        if ships[0][1] is not None and ships[0][1] == ships[1][1]:
            continue
        for counts in itertools.product((0, 1, 2), (0, 2), (0, 1, 5)):
            goods = dict(zip(("corn", "sugar", "coffee"), counts, strict=True))
            goods = {kind: n for kind, n in goods.items() if n}
            expected = loadings(goods, list(ships))
            if wharf:
                declined = {"pass"} if not expected else set()
                expected |= {f"ship {good} on wharf" for good in goods} | declined
            anna = {"goods": goods, **city(*(["wharf"] if wharf else []))}
            s = phase("captain", 2, {ANNA: anna}, **on_ships(ships))
            if len(expected) > 1:
                assert s.decision == "load"
                assert set(may(s)) == expected
            else:
                assert s.decision != "load"
                assert (board(s, ANNA)["vp"] > 0) is any("ship" in name for name in expected)


def on_ships(ships: tuple[Ship, ...]) -> dict[str, Any]:
    return {"cargo": [ship[1] for ship in ships], "loaded": [ship[2] for ship in ships]}


class Fleet:
    """A captain phase in plain words, without storing: what the rulebook says, nothing else."""

    def __init__(self, ships: list[Ship], hands: list[dict[str, int]], wharfs: list[bool]) -> None:
        self.ships = ships
        self.hands = hands
        self.wharfs = wharfs
        self.points = [0 for _ in hands]
        self.done = [False for _ in hands]
        self.privilege = True

    def copy(self) -> "Fleet":
        made = Fleet(list(self.ships), [dict(hand) for hand in self.hands], list(self.wharfs))
        made.points = list(self.points)
        made.done = list(self.done)
        made.privilege = self.privilege
        return made

    def gain(self, player: int, number: int) -> None:
        self.points[player] += number + (1 if player == 0 and self.privilege else 0)
        self.privilege = self.privilege and player != 0

    def outcome(self) -> tuple[Any, ...]:
        return tuple(self.points), unloaded(self.ships)


def all_phases(fleet: Fleet, player: int) -> Iterator[Fleet]:
    """Every course of the loading, from a player's turn on."""
    if all(fleet.done):
        yield fleet
        return
    following = (player + 1) % len(fleet.hands)
    if fleet.done[player]:
        yield from all_phases(fleet, following)
        return
    hand = fleet.hands[player]
    loads = loadings(hand, fleet.ships)
    for load in sorted(loads):
        good, size = load.removeprefix("ship ").split(" on ")
        copy = fleet.copy()
        place = next(i for i, ship in enumerate(copy.ships) if ship[0] == int(size))
        loaded = copy.ships[place][2]
        number = min(hand[good], int(size) - loaded)
        copy.ships[place] = (int(size), good, loaded + number)
        take(copy.hands[player], good, number)
        copy.gain(player, number)
        yield from all_phases(copy, following)
    if fleet.wharfs[player]:
        for good in list(hand):
            copy = fleet.copy()
            copy.wharfs[player] = False
            copy.gain(player, hand[good])
            take(copy.hands[player], good, hand[good])
            yield from all_phases(copy, following)
    if not loads:
        copy = fleet.copy()
        copy.done[player] = True
        yield from all_phases(copy, following)


def take(hand: dict[str, int], good: str, number: int) -> None:
    hand[good] -= number
    if not hand[good]:
        del hand[good]


CAPTAIN_CASES = [
    ([{"corn": 2, "sugar": 3}, {"corn": 3, "coffee": 1}], [(4, None, 0), (6, None, 0)]),
    ([{"corn": 2, "tobacco": 5}, {"corn": 1, "tobacco": 1}], [(4, "corn", 2), (6, None, 0)]),
    ([{"corn": 1, "sugar": 1, "coffee": 2}, {"sugar": 2}], [(4, None, 0), (6, "sugar", 4)]),
]


@pytest.mark.parametrize(("hands", "ships"), CAPTAIN_CASES)
@pytest.mark.parametrize("wharfs", [(False, False), (True, False), (False, True)])
def test_every_course_of_a_captain_phase(
    hands: list[dict[str, int]], ships: list[Ship], wharfs: tuple[bool, bool]
) -> None:
    """Points and ships at the end of the loading are those of the plain telling above."""
    owners = {
        seat: {"goods": hands[seat], **city(*(["wharf"] if wharfs[seat] else []))}
        for seat in (ANNA, BOB)
    }
    s = phase("captain", 2, owners, **on_ships(tuple(ships)))
    found = {outcome(end, ships) for end in endings(s, "load")}
    fleet = Fleet(list(ships), [dict(hand) for hand in hands], list(wharfs))
    assert found == {end.outcome() for end in all_phases(fleet, 0)}


def outcome(s: State, ships: list[Ship]) -> tuple[Any, ...]:
    return tuple(board(s, seat)["vp"] for seat in (ANNA, BOB)), cargo_left(s, ships)


def cargo_left(s: State, ships: list[Ship]) -> tuple[Any, ...]:
    """The ships after the phase; where goods are still to be stored, the full ones unloaded."""
    found = state(s)
    after = zip(ships, found["cargo"], found["loaded"], strict=True)
    return unloaded([(ship[0], kind, loaded) for ship, kind, loaded in after])


def unloaded(ships: list[Ship]) -> tuple[Ship, ...]:
    return tuple((ship[0], None, 0) if ship[2] == ship[0] else ship for ship in ships)
