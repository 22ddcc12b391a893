"""The solo game (p.13-14) and section 11 of the rulings."""

from typing import Any

import pytest

import colonnade
from colonnade.titles.imperial_settlers.cards import GOODS
from colonnade.titles.imperial_settlers.components import COMMON_CARDS, titled
from colonnade.titles.imperial_settlers.scoring import rank_of
from colonnade.titles.imperial_settlers.solo import attack, priority, second_target
from colonnade.titles.imperial_settlers.state import Table
from imperial_settlers.table import (
    built,
    cards,
    goods,
    lay_out,
    legal,
    play,
    player,
    supply,
)

LOOKOUT = [["round", -1, 0, 0, 0]]


def line(s: Table) -> list[str]:
    return [GOODS[good] for good in s.line]


def under_attack(p: dict[str, Any], targets: list[str]) -> Table:
    """A solo Empire with the given target line, and one attack run on it.

    A single target is taken at once; between equals the player is asked.
    """
    s = lay_out({**p, "goods": {"worker": 2}}, line=targets)
    attack(s)
    if s.frames[-1][0] != s.title.ops.index(next(o for o in s.title.ops if o.name == "turn")):
        s.choices = s.ops[s.frames[-1][0]].legal(s, s.frames[-1])
    return s


def test_set_up_reveals_one_attack_card() -> None:
    """p.13."""
    s = colonnade.new("imperial_settlers", players=1, seed=4)
    assert isinstance(s, Table)
    assert len(s.line) == 1
    assert sum(s.attack_deck) == 15


def test_solo_lookout() -> None:
    """p.13: four cards; you, the virtual player by lot, you, the virtual player."""
    s = lay_out(player("romans"), frames=LOOKOUT, line=["wood"])
    assert len(s.offer) == 4
    s.play(s.legal()[0])
    assert len(s.offer) == 2
    assert len(s.virtual) == 1
    s.play(s.legal()[0])
    assert s.offer == []
    assert len(s.virtual) == 2
    assert len(s.players[0].hand) == 3


def test_example_of_an_attack() -> None:
    """p.14, Ruling 8: wood, worker, gold; Marketplace (action) goes before the Workshop."""
    s = under_attack(
        player(
            "romans",
            built=["Carpenter's Workshop", "Marketplace", "Joiner", "Wood Supplier", "Legion"],
        ),
        ["wood", "worker", "gold"],
    )
    assert "Marketplace" not in built(s)
    assert cards(s.collection) == ["Marketplace"]
    assert line(s) == ["worker", "wood", "gold"]
    assert s.players[0].foundations == []


def test_two_of_the_same_good_need_two_cards() -> None:
    """p.13: pairs of the first target with the later ones; a field of 2 wood needs wood twice."""
    s = lay_out(player("romans", "2Wk", built=["Old Forest"]), line=["wood", "gold"])
    assert second_target(s) == -1
    s = lay_out(player("romans", "2Wk", built=["Old Forest"]), line=["wood", "gold", "wood"])
    assert second_target(s) == 2


def test_only_pairs_with_the_first_target_count() -> None:
    """p.13: not every combination is checked."""
    s = lay_out(
        player("romans", "2Wk", built=["Gold Creek", "Quarry"]), line=["stone", "gold", "worker"]
    )
    assert second_target(s) == -1


def test_attack_priorities() -> None:
    """p.14, Ruling 98: action, feature, production; then cost; then stone; then the player."""
    s = under_attack(
        player("romans", built=["Merchant's Guild", "Supplier", "Mason's Guild"]),
        ["stone", "gold"],
    )
    assert cards(s.collection) == ["Mason's Guild"]  # the action
    s = under_attack(player("romans", built=["Mason 2", "Armorer", "Monument"]), ["stone", "vp"])
    assert cards(s.collection) == ["Mason 2"]
    s = under_attack(player("romans", built=["Monument", "Armorer"]), ["stone", "vp"])
    assert cards(s.collection) == ["Armorer"]  # 2 resources against 1
    s = under_attack(
        player("romans", built=["Goldsmith's Workshop", "Hanseatic League"]), ["gold", "vp"]
    )
    assert cards(s.collection) == ["Hanseatic League"]  # 3 resources


def test_of_equal_costs_the_one_with_more_stone_is_attacked() -> None:
    """p.14, Ruling 98: Coal Mine (wood and stone) goes before Porters (2 wood)."""
    s = under_attack(player("romans", built=["Porters", "Coal Mine"]), ["stone", "worker"])
    assert cards(s.collection) == ["Coal Mine"]
    assert "Porters" in built(s)


def test_the_player_chooses_between_equals() -> None:
    """p.14, Ruling 98."""
    s = under_attack(player("romans", built=["Gold Mine", "Goldsmith's Workshop"]), ["gold", "vp"])
    assert [s.name(a) for a in s.choices] == ["own Gold Mine", "own Goldsmith's Workshop"]


def test_defense_does_not_help() -> None:
    """p.13 note 2: so the token is not even offered."""
    s = lay_out(player("romans", "2Wk+D", built=["Town"]), line=["wood"])
    assert not [n for n in legal(s) if n.startswith("defend")]


def test_a_failed_first_attack_does_not_cancel_the_second() -> None:
    """Rulings 4, 99: two cards are revealed in every attack phase, 11 in a game."""
    s = lay_out(player("romans", "2Wk"), line=["wood"], frames=[["round", -1, 4, 0, 0]])
    assert s.round == 4
    assert len(s.line) == 3
    s = lay_out(player("romans"), line=["wood"], frames=[["round", -1, 4, 0, 0]], round=5)
    assert s.over
    assert len(s.line) == 3


def test_a_single_target_makes_no_pair() -> None:
    """Ruling 99."""
    s = lay_out(player("romans", "2Wk", built=["Old Forest"]), line=["wood"])
    assert second_target(s) == -1


def test_locations_of_the_virtual_player_are_collected() -> None:
    """p.13, Ruling 96: a borrowed one too, after it went back."""
    s = lay_out(
        player("egyptians", built=[{"card": "Town", "lent_by": 4}]),
        virtual=["Mill"],
        line=["food"],
        frames=[["round", -1, 3, 0, 0]],
    )
    assert sorted(cards(s.collection)) == ["Mill", "Town"]
    assert built(s) == []


def test_razing_the_virtual_player() -> None:
    """p.13 note, Rulings 95, 96: the goods, but no Foundation; to the discard pile."""
    s = lay_out(player("romans", "2R+2Wk"), virtual=["Town", "Ruins"], line=["wood"])
    play(s, "raze a location")
    assert supply(s) == goods("4Wk")
    assert cards(s.common_discard) == ["Town"]
    assert s.collection == []
    assert len(s.virtual) == 1


@pytest.mark.parametrize(
    ("faction", "title", "before"),
    [
        ("barbarians", "Dark Chapel", "2R+2Wk"),
        ("egyptians", "Chariot Builder", "R+2Wk"),
        ("barbarians", "Pack", "2Wk"),
        ("japanese", "Garrison", "2R+2Wk"),
        ("romans", "Engineers", "2Wk"),
        ("egyptians", "Temple of Ra", "2Wk"),
        ("egyptians", "Scorpion Breeder", "2Wk"),
    ],
)
def test_what_reaches_the_virtual_player(faction: str, title: str, before: str) -> None:
    """Ruling 95."""
    s = lay_out(player(faction, before, built=[title]), virtual=["Gold Mine"], line=["wood"])
    assert f"activate {title}" in legal(s)
    s.play(f"activate {title}")
    s.title.check(s)


@pytest.mark.parametrize(
    ("faction", "title", "before"),
    [("japanese", "Garrison", "2R+2Wk"), ("romans", "Engineers", "2Wk")],
)
def test_a_removed_location_of_the_virtual_player_is_not_collected(
    faction: str, title: str, before: str
) -> None:
    """Ruling 96: it goes to the Common discard pile."""
    s = lay_out(player(faction, before, built=[title]), virtual=["Gold Mine"], line=["wood"])
    play(s, f"activate {title}")
    assert cards(s.common_discard) == ["Gold Mine"]
    assert s.virtual == []
    assert s.collection == []


def test_what_does_not_reach_the_virtual_player() -> None:
    """Ruling 95: no supply, no Faction Locations."""
    s = lay_out(player("barbarians", "2Wk", built=["Saboteurs"]), virtual=["Town"], line=["wood"])
    assert "activate Saboteurs" not in legal(s)
    s = lay_out(player("japanese", "F+2Wk", built=["Trade Route"]), virtual=["Town"], line=["wood"])
    assert "activate Trade Route" not in legal(s)


def test_desert_in_the_solo_game() -> None:
    """Ruling 95: you discard, he has no hand, you gain the VP."""
    s = lay_out(player("egyptians", "2Wk", hand=["Mill"], built=["Desert"]), line=["wood"])
    play(s, "activate Desert")
    assert s.players[0].vp == 1
    assert s.players[0].hand == []


def test_scorpion_on_the_virtual_player_changes_nothing() -> None:
    """Ruling 95: pointless, but legal."""
    s = lay_out(
        player("egyptians", "3Wk", built=["Scorpion Breeder"]), virtual=["Gold Mine"], line=["wood"]
    )
    play(s, "activate Scorpion Breeder")
    assert s.dump()["state"]["virtual"] == [{"card": "Gold Mine", "blocked": 1}]


# --- attack cards as Deals -------------------------------------------------------------


def test_robbers_take_an_attack_card_out_of_the_game() -> None:
    """Ruling 94."""
    s = lay_out(player("barbarians", "4Wk", built=["Robbers"]), line=["gold", "wood"])
    play(s, "activate Robbers", "take attack card gold", "draw common")
    assert line(s) == ["wood"]
    assert s.attack_lost[GOODS.index("gold")] == 1
    assert s.players[0].vp == 1


def test_ninjas_take_the_good_of_an_attack_card() -> None:
    """Ruling 94."""
    s = lay_out(
        player("japanese", "3Wk", built=[{"card": "Ninjas", "samurai": 1}]), line=["gold", "wood"]
    )
    play(s, "activate Ninjas", "take attack card gold")
    assert s.players[0].goods[3] == 1
    assert line(s) == ["wood"]


def test_spies_make_an_attack_card_their_own_deal() -> None:
    """Ruling 94: it produces from the next round on."""
    s = lay_out(player("romans", "3Wk", built=["Spies"]), line=["gold", "wood"])
    play(s, "activate Spies", "take attack card gold")
    assert s.players[0].vp == 1
    assert line(s) == ["wood"]
    assert s.dump()["state"]["players"][0]["deals"] == ["attack gold"]
    s = lay_out(
        player("romans", deals=["attack gold"]), line=["wood"], frames=[["round", -1, 1, 0, 0]]
    )
    assert supply(s) == goods("W+S+G+2Wk+R+D")


# --- the Japanese ----------------------------------------------------------------------


def test_two_vp_targets_attack_a_japanese_faction_location() -> None:
    """p.14, Ruling 97: by Deal field, card first; Gate and Shrine are exempt."""
    s = under_attack(
        player(
            "japanese",
            built=["Armorer", "Shrine", "Casino", {"card": "Garrison", "samurai": 1}, "Farm"],
        ),
        ["vp", "stone", "vp"],
    )
    assert cards(s.collection) == ["Garrison"]  # a raze token as Deal
    assert line(s) == ["stone", "vp", "vp"]
    assert "Armorer" in built(s)


def test_japanese_deal_fields_in_order() -> None:
    """p.14: card, raze token, gold, VP, stone, worker, food, wood."""
    order = [
        "Buddha's Temple",
        "Ninjas",
        "Casino",
        "Dojo",
        "Master Swordsmith",
        "Farm",
        "Rice Fields",
    ]
    for i in range(len(order)):
        s = under_attack(player("japanese", built=list(reversed(order[i:]))), ["vp", "vp"])
        assert cards(s.collection) == [order[i]]


def test_without_a_razeable_faction_location_the_search_is_normal() -> None:
    """Ruling 97."""
    s = under_attack(player("japanese", built=["Gate", "Armorer"]), ["vp", "vp", "stone"])
    assert cards(s.collection) == ["Armorer"]
    assert line(s) == ["vp", "vp", "stone"]


def test_other_factions_are_never_hit_in_their_faction_locations() -> None:
    s = lay_out(player("romans", "2Wk", built=["Legion"]), line=["vp", "vp"])
    assert second_target(s) == -1


# --- the end ---------------------------------------------------------------------------


def last_attack(p: dict[str, Any], collection: list[str]) -> Table:
    return lay_out(
        p, collection=collection, line=["food"], frames=[["round", -1, 4, 0, 0]], round=5
    )


def test_more_faction_locations_win() -> None:
    """p.13, Ruling 3: Faction Locations against the Collection pile."""
    won = last_attack(player("romans", built=["Legion", "Builder"], vp=46), ["Mill"])
    assert won.over
    assert won.title.end_reasons(won) == ["won"]
    assert won.title.extras(won, 0)["solo"] == {
        "faction_locations": 2, "collection": 1, "result": "won", "rank": "knight",
    }  # fmt: skip


def test_as_many_lose() -> None:
    """p.14, Ruling 100: lost keeps its VP, no rank is given; Common Locations don't help."""
    lost = last_attack(player("romans", built=["Legion", "Ruins", "Ruins"], vp=90), ["Mill"])
    assert lost.title.end_reasons(lost) == ["lost"]
    assert lost.scores() == [94]
    assert lost.title.extras(lost, 0)["solo"]["rank"] is None


def test_achievement_table() -> None:
    """p.14, Ruling 7."""
    steps = [29, 30, 39, 40, 50, 60, 70, 79, 80]
    assert [rank_of(points) for points in steps] == [
        "commoner", "servant", "servant", "squire", "knight", "castellan", "king", "king",
        "emperor",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "options", [{"lookout": "alternate"}, {"lookout": "advanced"}, {"peaceful": True}]
)
def test_variants_are_refused_for_one_player(options: dict[str, Any]) -> None:
    """Ruling 100."""
    with pytest.raises(colonnade.BadOption):
        colonnade.new("imperial_settlers", players=1, **options)


def test_a_whole_solo_game_reveals_eleven_attack_cards() -> None:
    """Ruling 99."""
    s = colonnade.new("imperial_settlers", players=1, seed=11, faction_1="romans")
    assert isinstance(s, Table)
    while not s.over:
        s.play(s.legal()[0])
    assert len(s.line) + sum(s.attack_lost) == 11
    assert all(card < COMMON_CARDS for card in s.collection)


def test_which_of_two_equal_attack_cards_goes() -> None:
    """p.13: each revealed attack card is a Deal, and the next targets follow their order."""
    targets = ["gold", "wood", "gold", "gold", "stone", "card"]
    choices = [
        "take attack card wood",
        "take attack card stone",
        "take attack card gold",
        "take attack card card",
        "take attack card gold number 2",
    ]
    for faction, card in (("barbarians", "Robbers"), ("japanese", "Ninjas"), ("romans", "Spies")):
        s = lay_out(player(faction, "4Wk", built=[card]), line=targets)
        s.play(f"activate {card}")
        assert sorted(legal(s)) == sorted(choices)
        top = s.clone()
        top.play("take attack card gold")
        assert line(top) == ["wood", "gold", "gold", "stone", "card"]
        s.play("take attack card gold number 2")
        assert line(s) == ["gold", "wood", "gold", "stone", "card"]


def test_the_last_of_three_equal_attack_cards() -> None:
    """p.13: three cards of a good may lie apart."""
    s = lay_out(
        player("romans", "4Wk", built=["Spies"]), line=["wood", "gold", "wood", "stone", "wood"]
    )
    play(s, "activate Spies", "take attack card wood number 3")
    assert line(s) == ["wood", "gold", "wood", "stone"]
    assert s.dump()["state"]["players"][0]["deals"] == ["attack wood"]


def test_copies_are_one_choice_for_the_last_attack() -> None:
    """p.14: without Cleanup one Castle may be used, but it falls like the other one."""
    s = under_attack(
        player("romans", built=["Castle", {"card": "Castle", "used": 1}]), ["card", "card"]
    )
    assert built(s) == ["Castle 2"]


def test_the_virtual_players_first_card_is_drawn_by_lot() -> None:
    """p.13: the three cards left are shuffled."""
    found = set()
    for seed in range(40):
        s = lay_out(player("romans"), frames=LOOKOUT, line=["wood"], seed=seed)
        shown = s.offer[:]
        s.play(s.legal()[0])
        left = [card for card in shown if card not in s.players[0].hand]
        found.add(left.index(s.virtual[0]))
    assert found == {0, 1, 2}


def test_food_counts_as_much_as_wood_in_the_cost() -> None:
    """p.14, Ruling 98: the number of resources, whatever they are."""
    for title, resources in (("Missionaries", 2), ("Grain Field", 2), ("Barracks", 3)):
        assert priority(titled(title), False)[2] == resources


def test_defense_tokens_are_of_no_use() -> None:
    """p.13 note 2: they don't protect against the virtual player, so nothing is asked."""
    s = lay_out(player("japanese", "2Wk+D", built=["Village", "Farm"]), line=["wood"])
    assert not [n for n in legal(s) if n.startswith("defend")]
