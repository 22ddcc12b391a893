"""The map (p.5, p.6, p.20): laying places and markets, replacing and swapping."""

import random
from typing import cast

import pytest

import colonnade
from colonists.helpers import (
    build,
    go,
    hold,
    legal,
    market,
    me,
    own,
    place,
    play,
    ready,
    relate,
    stand,
    table,
)  # fmt: skip
from colonnade.kernel.state import advance
from colonnade.titles.colonists import frames as f
from colonnade.titles.colonists import hexes
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists.state import ColonistsState


def new(players: int = 2, seed: int = 0, **options: object) -> ColonistsState:
    return cast(ColonistsState, colonnade.new("colonists", players, seed, **options))


def covered(s: ColonistsState) -> dict[int, int]:
    """Cell -> the tile that lies on it."""
    on_map = [tile for tile in range(t.TILES_ON_MAP) if s.at[tile] >= 0]
    return {cell: tile for tile in on_map for cell in hexes.cells_of(tile, s.at, s.facing)}


def edges(s: ColonistsState, cell: int) -> int:
    on = covered(s)
    return sum(1 for step in hexes.STEPS if cell + step in on)


def test_first_place_goes_into_one_of_two_indentations() -> None:
    """p.5, Note: only two spots for the very first place."""
    s = new()
    assert s.decision == "lay_place"
    assert len(s.choices) == 2


def test_a_market_has_8_neighbours_two_of_them_on_two_edges() -> None:
    """p.7 and the ruling on the map."""
    around = hexes.ring([hexes.MIDDLE, hexes.MIDDLE + hexes.STEPS[0]])
    assert len(around) == 8
    touching = [
        sum(1 for step in hexes.STEPS if c + step in (hexes.MIDDLE, hexes.MIDDLE + hexes.STEPS[0]))
        for c in around
    ]
    assert sorted(touching) == [1] * 6 + [2] * 2


@pytest.mark.parametrize("seed", range(6))
def test_every_place_shares_two_edges_in_all(seed: int) -> None:
    """p.5 with ruling 6: two edges, with one tile or several; all cells with two are offered."""
    s = new(seed=seed)
    while s.decision == "lay_place":
        on = covered(s)
        wanted = {
            cell + step
            for cell in on
            for step in hexes.STEPS
            if cell + step not in on and edges(s, cell + step) >= 2
        }
        assert len(s.choices) == len(wanted)
        before = set(on)
        s.play(s.choices[len(s.choices) // 2])
        (laid,) = set(covered(s)) - before
        assert laid in wanted


def test_players_lay_the_start_places_in_turn() -> None:
    """p.5: beginning with the starting player, clockwise."""
    s = new(players=3)
    who = []
    while s.decision == "lay_place":
        who.append(s.actor)
        s.play(s.choices[0])
    assert who == [(s.first + i) % 3 for i in range(12)]
    assert s.decision == "lay_market"
    assert s.actor == s.first


@pytest.mark.parametrize("seed", range(4))
def test_two_hexes_between_markets_and_one_edge_with_a_place(seed: int) -> None:
    """p.5, ruling 22: distance at least 3 between the nearest hexes, filled or not."""
    s = new(seed=seed)
    while s.decision == "lay_place":
        s.play(s.choices[-1])
    spots = s.map().spots_for_market(False)
    first = hexes.cells_of(t.FIRST_MARKET, s.at, s.facing)
    places = [s.at[tile] for tile in range(t.FIRST_MARKET) if s.at[tile] >= 0]
    for _, _, cell, way in spots:
        both = [cell, cell + hexes.STEPS[way]]
        assert min(hexes.distance(a, b) for a in both for b in first) >= 3
        assert any(hexes.distance(a, b) == 1 for a in both for b in places)
    # each pair of hexes is offered once
    pairs = {frozenset((cell, cell + hexes.STEPS[way])) for _, _, cell, way in spots}
    assert len(pairs) == len(spots)


def test_holes_may_be_left_and_plugged() -> None:
    """p.5, Notes: a hole surrounded by tiles is a legal spot."""
    s = new()
    ring = hexes.ring([hexes.MIDDLE - 3 * hexes.STEPS[0]])
    for i, cell in enumerate(ring):
        s.lay(i, cell)
    assert hexes.MIDDLE - 3 * hexes.STEPS[0] in s.map().sites


def test_third_market_at_the_start_of_era_ii_by_the_starting_player() -> None:
    """p.6 and ruling 23: before the market cards, away from every market."""
    s = new(players=2, first_era=2)
    while s.decision != "take_turn":
        done = [a for a in s.choices if s.name(a) == "done"]
        if s.decision == "lay_market":
            assert s.actor == s.first
        s.play(done[0] if done else s.choices[0])
    cells = [hexes.cells_of(m, s.at, s.facing) for m in range(t.FIRST_MARKET, t.SMALL_MARKET)]
    for i in range(3):
        for j in range(i):
            assert min(hexes.distance(a, b) for a in cells[i] for b in cells[j]) >= 3


def test_small_market_is_one_hex_in_era_iii() -> None:
    """p.6, the variant; ruling: one hex, the same distance."""
    s = new(players=1, first_era=3, small_market=True)
    while s.decision != "take_turn":
        done = [a for a in s.choices if s.name(a) == "done"]
        s.play(done[0] if done else s.choices[0])
    assert s.at[t.SMALL_MARKET] >= 0
    assert len(hexes.cells_of(t.SMALL_MARKET, s.at, s.facing)) == 1
    assert t.SMALL_MARKET in s.map().markets


def test_replacement_keeps_the_spot_and_the_figures() -> None:
    """p.20 with ruling 25: an occupied place may be replaced, everybody stays."""
    s = table(players=2, era=2)
    stand(s, 1, "riverbank grove")
    cell = s.at[place("riverbank grove")]
    s.frames = [(f.REPLACE_PLACE, 0, place("riverbank forest"), 0, 0)]
    s.place_pile = [p for p in s.place_pile if p != place("riverbank forest")]
    s.face_up = [p for p in s.face_up if p != place("riverbank forest")]
    s.actor = 0
    advance(s)
    assert sorted(legal(s)) == ["pick riverbank grove", "pick riverbank grove 2"]
    s.frames.insert(0, (f.PAUSE, 0, 0, 0, 0))
    s.play("pick riverbank grove")
    assert s.at[place("riverbank forest")] == cell
    assert s.at[place("riverbank grove")] == -1
    assert s.players[1].stewards[0] == place("riverbank forest")
    assert s.here[place("riverbank forest")] == 1 << 1  # a Fee is due there as before


def test_chief_officer_replaces_head_official_in_era_iv() -> None:
    """p.6, step 1 of the era IV card."""
    s = table(era=4)
    assert s.at[place("chief officer")] >= 0
    assert s.at[place("head official")] == -1


def test_fifth_colony_at_the_start_of_era_iii() -> None:
    """p.6, ruling 30: drawn from the five left over."""
    assert len(new(first_era=1).colonies) == 4
    s = new(players=1, first_era=3)
    while s.decision != "take_turn":
        done = [a for a in s.choices if s.name(a) == "done"]
        s.play(done[0] if done else s.choices[0])
    assert len(set(s.colonies)) == 5


def test_swap_needs_places_without_any_figure() -> None:
    """p.20, ruling 49: no steward, no ambassador, no market, not the visited tile itself."""
    s = table(players=2, era=4)
    stand(s, 1 - s.actor, "joiner")
    s.figures = [place("grove"), -1, -1]
    ready(s)
    go(s, "chief officer")
    assert s.decision == "swap_places"
    names = legal(s)
    assert "pass" in names
    for taken in ("chief officer", "joiner", "grove", "first market"):
        assert f"pick {taken}" not in names
    one, other = s.at[place("developer")], s.at[place("librarian")]
    play(s, "pick developer", "pick librarian")
    assert (s.at[place("developer")], s.at[place("librarian")]) == (other, one)


def test_council_chamber_swaps_adjacent_places_at_a_market() -> None:
    """Card 232, ruling 50."""
    s = table(players=1, era=2)
    own(me(s), 232)
    ready(s)
    go(s, "second market", "act swap")
    first = s.choices[0]
    s.play(first)
    near = s.map().near[first - s.parse("pick riverbank grove") + place("riverbank grove")]
    for name in legal(s):
        assert place(name.removeprefix("pick ")) in near


def test_starting_player_chooses_the_order_of_new_places() -> None:
    """p.20, ruling 24; ruling 27: none in the fifth year."""
    s = table(players=2)
    s.frames = [(f.END_YEAR, -1, 1, 0, 0)]
    advance(s)
    assert s.decision == "next_place"
    assert s.actor == s.first
    assert len(s.choices) == 3
    s.year, s.face_up = 5, []
    s.frames = [(f.END_YEAR, -1, 1, 0, 0)]
    s.marker = s.first
    before = list(s.at)
    advance(s)
    assert s.at == before


def test_marker_changes_hands_but_the_year_is_finished_in_order() -> None:
    """p.20 and ruling 51: the last holder becomes starting player at the end of the year."""
    s = table(players=2)
    first = s.first
    go(s, "head official")
    assert s.marker == first
    assert me(s).held[1] == 1
    other = 1 - first
    s.marker = other
    assert s.first == first
    s.frames = [(f.END_YEAR, -1, 0, 0, 0)]
    s.face_up = []
    advance(s)
    assert s.first == other


def test_market_card_and_pile() -> None:
    """p.6: 5 of 7 market cards are used; two never show up, nobody sees which (ruling 31)."""
    s = table(players=1)
    assert len(s.market_pile) == 6
    assert s.view(0)["state"]["market_pile"] == {"size": 6}
    market(s, 1)
    hold(me(s), "")
    build(me(s), "farm", 0)
    relate(s, me(s), "lord", 0)
    assert ready(s).market_card >= 0


@pytest.mark.parametrize("seed", range(3))
def test_the_map_counted_step_by_step_is_the_map_counted_whole(seed: int) -> None:
    """Laying, replacing and swapping keep the neighbours and spots that a fresh count finds."""
    s = new(players=2, seed=seed, first_era=4)
    r = random.Random(seed)
    for _ in range(250):
        if s.over:
            break
        land, on = s.map(), covered(s)
        assert land.on == on
        assert land.everywhere == sorted(set(on.values()))
        assert land.markets == [tile for tile in land.everywhere if tile >= t.FIRST_MARKET]
        for tile in range(t.TILES_ON_MAP):
            cells = [cell for cell in on if on[cell] == tile]
            assert land.near[tile] == sorted({on[c] for c in hexes.ring(cells) if c in on})
        empty = {cell for cell in hexes.ring(list(on)) if cell not in on}
        spots = {cell: hexes.lowest_spot(cell, s.at, s.facing, on) for cell in empty}
        assert land.sites == {cell: spots[cell] for cell in empty if edges(s, cell) > 1}
        assert land.rim == {cell: spots[cell] for cell in empty if edges(s, cell) == 1}
        s.play(r.choice(s.choices))


@pytest.mark.parametrize("original_goes_on", [True, False])
def test_a_copy_and_its_original_never_change_each_others_map(original_goes_on: bool) -> None:
    """A map is changed in place only while one state alone knows it."""
    s = new(players=2, seed=5, first_era=4)
    r = random.Random(5)
    changed = 0
    while not s.over:
        copy = s.clone()
        goes_on, waits = (s, copy) if original_goes_on else (copy, s)
        land = waits.map()
        before = (dict(land.on), dict(land.sites), dict(land.rim), [list(n) for n in land.near])
        for _ in range(8):
            if not goes_on.over:
                goes_on.play(r.choice(goes_on.choices))
        changed += goes_on.at != waits.at
        assert waits.map() is land
        assert (land.on, land.sites, land.rim, land.near) == before
        s = goes_on
    assert changed > 10
