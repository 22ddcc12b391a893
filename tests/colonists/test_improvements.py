"""Improvements and hand cards (p.16-17)."""

import pytest

from colonists.helpers import (
    build,
    can_go,
    draw,
    go,
    hold,
    homes,
    kind,
    legal,
    market,
    me,
    own,
    play,
    ready,
    relate,
    shown,
    table,
)  # fmt: skip
from colonnade.kernel.state import advance
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import frames as f
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists.community import count_up
from colonnade.titles.colonists.improvements import can_play, librarian_draw
from colonnade.titles.colonists.state import ColonistsState

HAND = (101, 102, 103, 104, 105, 106)


def test_librarian_gives_two_cards_and_a_dollar() -> None:
    """p.17; the dollar by the table, confirmed by a play report."""
    s = table(players=1)
    go(s, "librarian")
    assert len(me(s).hand) == 2
    assert me(s).dollars == 1


def test_hand_limit_of_six() -> None:
    """p.17: with 5 cards only one is drawn, with 6 the Librarian can't be used."""
    s = table(players=1)
    draw(me(s), *HAND[:5])
    ready(s)
    go(s, "librarian")
    assert len(me(s).hand) == 6
    assert not can_go(s, "librarian")


def test_library_draws_four_keeps_two_and_discards_to_six() -> None:
    """p.17: also with 6 cards in hand; the limit is checked after keeping."""
    s = table(players=1)
    p = me(s)
    build(p, "library", 0)
    draw(p, *HAND)
    ready(s)
    go(s, "librarian")
    assert s.decision == "keep_cards"
    assert len(p.drawn) == 4
    s.play(s.choices[0])
    s.play(s.choices[0])
    assert s.decision == "drop_cards"
    while s.decision == "drop_cards":
        s.play(s.choices[0])
    assert len(p.hand) == 6
    assert len(s.discards) == 4


def test_training_draws_one_more_and_keeps_it() -> None:
    """Card 133, ruling 102: Library and Scholar don't add up."""
    s = table(players=1, era=2)
    p = me(s)
    own(p, 133)
    count_up(s, p)
    assert librarian_draw(p) == (3, 3)
    relate(s, p, "scholar", 1)
    build(p, "library", 5)
    count_up(s, p)
    assert librarian_draw(p) == (5, 3)


def test_cards_cant_be_discarded() -> None:
    """p.17, ruling 106: nothing but playing takes a card from the hand."""
    s = table(players=1)
    draw(me(s), *HAND)
    ready(s)
    assert not any(name.startswith("drop") for name in legal(s))


def test_developer_gives_tools_first_and_a_card_must_be_played() -> None:
    """p.17, ruling 100: the 2 tools count for the card's cost."""
    s = table(players=1)
    p = me(s)
    p.tools = 0
    hold(p, "2C")
    draw(p, 127)  # 2T 2C
    ready(s)
    go(s, "developer")
    assert t.card(127) in p.board
    assert p.tools == 0
    draw(p, 121)  # 1T 2F
    ready(s)
    assert not can_go(s, "developer")


def test_institute_plays_two_and_two_is_the_limit() -> None:
    """p.12, p.17: the second is an action of its own and profits from the first."""
    s = table(players=1, era=3)
    p = me(s)
    homes(p, farmers=2)
    build(p, "institute", 0, worker=1 + 4)
    hold(p, "")
    draw(p, 101, 123, 124)  # Stone Axe brings the wood for the Axe
    p.ticket = 1
    ready(s)
    s.play("steward 1 to developer")
    assert t.card(101) in s.discards
    assert s.decision == "play_card"
    s.play("play axe 123")
    assert t.card(123) in p.board
    assert s.decision == "take_turn"


def test_a_colonist_of_the_first_card_opens_a_shed_for_the_second() -> None:
    """p.12, p.15: one benefits from the first card, and employs at any time.

    The Holiday Cabin houses a farmer; he opens the Storage Shed, and four wood can be paid.
    """
    s = table(players=1, era=2)
    p = me(s)
    homes(p, farmers=3)
    build(p, "institute", 0, worker=c.FARMER + 4 * c.FARMER)
    build(p, "forester's house", 1, worker=c.FARMER, buffer=2)
    build(p, "storage shed", 22)
    draw(p, 128, 134)
    hold(p, "4W")
    ready(s)
    go(s, "developer")  # only the Holiday Cabin can be paid
    assert legal(s) == ["employ farmer on spot 23", "pass"]
    play(s, "employ farmer on spot 23", "play deed registration 134")
    assert {t.card(128), t.card(134)} <= set(p.board)


def test_a_colonist_of_the_first_card_completes_the_institute() -> None:
    """p.15, p.17: the effects of a building are there at once; then a second card may follow."""
    s = table(players=1, era=2)
    p = me(s)
    homes(p, farmers=1)
    build(p, "institute", 0, worker=c.FARMER)
    draw(p, 101, 128)
    hold(p, "1W")
    ready(s)
    go(s, "developer", "play holiday cabin 128")
    assert (s.decision, legal(s)) == ("play_card", ["employ farmer on spot 1", "pass"])
    play(s, "employ farmer on spot 1", "play stone axe 101")
    assert (shown(p.held), p.hand) == ("4W", [])


def test_a_lent_citizen_completes_the_institute_between_two_cards() -> None:
    """Laborer I lends citizens where no farmer is idle; the meal of the first card feeds one."""
    s = table(players=1, era=2)
    p = me(s)
    relate(s, p, "laborer", 1)
    homes(p, farmers=1, citizens=1)
    build(p, "institute", 0, worker=c.FARMER)
    draw(p, 101, 205)  # 205: 2 food
    ready(s)
    go(s, "developer", "play " + t.CARD_NAMES[t.card(205)])
    assert legal(s) == ["employ citizen on spot 1", "pass"]
    play(s, "employ citizen on spot 1", "play stone axe 101")
    assert (p.hand, p.held[c.FOOD]) == ([], 2 - c.FOOD_OF[c.CITIZEN])


@pytest.mark.parametrize(("workers", "hand"), [(0, (101, 128)), (c.FARMER, (128, 134))])
def test_nobody_is_asked_to_employ_where_no_card_could_follow(
    workers: int, hand: tuple[int, ...]
) -> None:
    """p.17: the Institute lacks two farmers, or the second card can't be paid anyway."""
    s = table(players=1, era=2)
    p = me(s)
    homes(p, farmers=1 if workers else 0)
    build(p, "institute", 0, worker=workers)
    draw(p, *hand)
    hold(p, "1W")
    ready(s)
    go(s, "developer")
    if s.decision == "play_card":
        s.play("play holiday cabin 128")
    assert s.decision == "take_turn"
    assert (p.board, len(p.hand)) == ([t.card(128)], 1)


def test_employing_between_the_draw_and_the_scholars_play() -> None:
    """p.15, p.17: who draws a card that Storage can't pay may open a Shed for it."""
    s = table(players=1, era=2)
    p = me(s)
    relate(s, p, "scholar", 2)
    homes(p, farmers=2)
    build(p, "forester's house", 1, worker=c.FARMER, buffer=2)
    build(p, "storage shed", 22)
    draw(p, 134)
    hold(p, "4W")
    s.deck = [t.card(101), t.card(103), t.card(105), t.card(107)]
    ready(s)
    go(s, "librarian")
    while s.decision == "keep_cards":
        s.play("done")
    assert s.decision == "play_card"
    assert "employ farmer on spot 23" in legal(s)
    play(s, "employ farmer on spot 23", "play deed registration 134")
    assert t.card(134) in p.board


def test_more_than_two_plays_a_turn_are_not_possible() -> None:
    """Ruling 13: a hard limit."""
    s = table(players=1)
    draw(me(s), 101)
    me(s).plays = 2
    ready(s)
    assert not can_go(s, "developer")


GIFTS = [
    (101, "4W"), (103, "3C"), (105, "2P"), (107, "1B"), (110, "2W 2C"), (205, "2F"), (302, "1B"),
    (303, "4F"), (304, "2R"), (306, "2O"), (307, "1K"), (403, "4R"), (405, "2O"), (406, "1K"),
]  # fmt: skip


@pytest.mark.parametrize(("number", "goods"), GIFTS)
def test_gift_cards(number: int, goods: str) -> None:
    """Ruling 99: always playable; ruling on 302: 1 brick."""
    s = table(players=1, era=number // 100)
    p = me(s)
    draw(p, number)
    p.ticket = 1
    ready(s)
    s.play("steward 1 to developer")
    assert shown(p.held) == goods
    assert t.card(number) in s.discards


@pytest.mark.parametrize("number", [305, 404])
def test_blacksmiths_anvil(number: int) -> None:
    s = table(players=1, era=number // 100)
    draw(me(s), number)
    p = me(s)
    ready(s)
    go(s, "developer")
    assert p.tools == 6 + 2 + 2


def test_anvil_gives_a_tool_and_may_make_another() -> None:
    """Card 109: 1 tool, and 1 wood 1 clay to 1 tool once."""
    s = table(players=1)
    p = me(s)
    draw(p, 109)
    hold(p, "2W 2C")
    ready(s)
    go(s, "developer", "line 1 x 1")
    assert p.tools == 6 + 2 + 2
    assert shown(p.held) == "1W 1C"
    s = table(players=1)
    draw(me(s), 109)
    ready(s)
    assert can_go(s, "developer")


CONVERSIONS = [
    (112, "2W", "1P"), (113, "1W 1C", "1B"), (208, "1W", "1P"), (209, "1C", "1B"),
    (210, "2P", "1T"), (308, "1W", "1P"), (309, "1C", "1B"), (310, "1B", "1T"),
    (311, "3W", "1K"), (312, "1O 1K", "1I"), (313, "2O 1K", "1I"), (408, "1W", "1P"),
    (409, "1C", "1B"), (410, "1K", "1T"), (411, "2W", "1K"), (412, "1O 1K", "1I"),
]  # fmt: skip


@pytest.mark.parametrize(("number", "paid", "got"), CONVERSIONS)
def test_conversion_cards(number: int, paid: str, got: str) -> None:
    """Each converts once here; ruling 99: without the goods the card can't be played."""
    s = table(players=1, era=number // 100)
    p = me(s)
    draw(p, number)
    ready(s)
    assert not can_play(s, p, t.card(number))
    hold(p, paid)
    p.ticket = 1
    ready(s)
    s.play("steward 1 to developer")
    if s.decision == "exchange":
        s.play("line 1 x 1")
    ((good, n),) = c.goods(got)
    assert (p.tools - 8 if good == c.TOOL else p.held[good]) == n


def test_limits_of_conversion_cards() -> None:
    limits = {
        row.first: [line[2] for deed in row.deeds for line in deed.lines]
        for row in c.IMPROVEMENTS
        if row.sort == c.IMMEDIATE and any(deed.lines for deed in row.deeds)
    }
    assert limits == {
        109: [1], 112: [1, 1], 113: [2], 206: [1], 208: [4], 209: [3], 210: [99], 308: [99],
        309: [99], 310: [99], 311: [99], 312: [2], 313: [99, 99], 408: [99], 409: [99], 410: [99],
        411: [3], 412: [99],
    }  # fmt: skip


def test_handsaw_once_each_way() -> None:
    """Ruling: 2 wood to 1 plank once and 3 wood to 2 planks once."""
    s = table(players=1)
    p = me(s)
    homes(p, farmers=1)
    build(p, "storage shed", 22, worker=1)
    hold(p, "5W")
    draw(p, 112)
    ready(s)
    go(s, "developer", "line 1 x 1", "line 2 x 1")
    assert shown(p.held) == "3P"


@pytest.mark.parametrize(
    ("number", "good", "n"),
    [
        (125, "F", 1), (126, "W", 1), (127, "C", 1), (217, "F", 2), (218, "O", 1), (321, "R", 1),
        (322, "W", 2), (323, "C", 2), (419, "O", 2), (420, "F", 4), (421, "R", 2),
    ],
)  # fmt: skip
def test_generating_cards_have_buffers(number: int, good: str, n: int) -> None:
    """p.11, p.16: like a building, without a worker; ruling on 322: 2 wood."""
    s = table(players=1, era=max(1, number // 100))
    p = me(s)
    own(p, number)
    s.frames = [(f.END_YEAR, -1, 3, 0, 0)]
    s.face_up = []
    s.year = 5
    s.era = s.last_era = 4 if number >= 400 else max(1, number // 100)
    balance_and_run(s)
    g = c.LETTERS.index(good)
    assert p.buffered[g] == n
    assert p.held[g] == 0


def balance_and_run(s: ColonistsState) -> None:
    from colonnade.titles.colonists.checks import balance

    balance(s)
    advance(s)


@pytest.mark.parametrize(
    ("number", "tools", "dollars"), [(219, 1, 0), (220, 0, 1), (422, 0, 2), (324, 1, 0)]
)
def test_cards_that_make_tools_and_dollars(number: int, tools: int, dollars: int) -> None:
    s = table(players=1, era=number // 100)
    p = me(s)
    own(p, number)
    s.frames = [(f.END_YEAR, -1, 4, 0, 0)]
    s.year = 5
    s.last_era = s.era
    balance_and_run(s)
    assert p.tools == 6 + c.SMITHY_TOOLS + tools
    assert p.dollars == dollars


@pytest.mark.parametrize(
    ("number", "worker", "n"),
    [(128, 1, 1), (130, 2, 1), (222, 1, 2), (224, 2, 2), (330, 3, 1)],
)
def test_cards_that_house_colonists(number: int, worker: int, n: int) -> None:
    """p.15, ruling 79: effectively residences, no spot, no remodelling."""
    s = table(players=1, era=number // 100)
    p = me(s)
    own(p, number)
    ready(s)
    assert p.idle[worker] == n
    assert p.free[0] == 20


@pytest.mark.parametrize(
    ("number", "lots", "spaces"),
    [(132, 1, 0), (226, 1, 0), (332, 2, 0), (432, 2, 0), (328, 0, 2), (430, 0, 3)],
)
def test_cards_that_store(number: int, lots: int, spaces: int) -> None:
    s = table(players=1, era=number // 100)
    p = me(s)
    own(p, number)
    ready(s)
    assert (p.lots, p.capacity) == (1 + lots, 3 + spaces)


@pytest.mark.parametrize(
    ("number", "good", "n"),
    [(227, "W", 3), (228, "C", 2), (229, "O", 2), (230, "F", 3), (433, "R", 2)],
)
def test_cards_with_restricted_lots(number: int, good: str, n: int) -> None:
    s = table(players=1, era=number // 100)
    p = me(s)
    own(p, number)
    ready(s)
    assert p.only[c.LETTERS.index(good)] == n


@pytest.mark.parametrize(
    ("number", "paid", "got"), [(214, "2W", "1P"), (215, "2C", "1B"), (320, "3W", "1K")]
)
def test_yearly_exchanges(number: int, paid: str, got: str) -> None:
    """Ruling 108: optional, once, one action each, from Storage."""
    s = table(players=1, era=number // 100)
    p = me(s)
    own(p, number)
    hold(p, paid)
    s.frames = [(f.END_YEAR, -1, 4, 0, 0)]
    s.year = 5
    s.last_era = s.era
    balance_and_run(s)
    assert s.decision == "production"
    name = next(n for n in legal(s) if n.startswith("run "))
    s.play(name)
    assert shown(p.held) == got


def test_limited_card_lays_its_goods_on_itself() -> None:
    """p.17: 3 wood on the Ticket."""
    s = table(players=1)
    p = me(s)
    hold(p, "3W")
    draw(p, 135)
    p.ticket = 1
    ready(s)
    s.play("steward 1 to developer")
    assert p.tokens[t.TICKETS[0]] == 3
    assert sum(p.held) == 0


def test_draw_pile_is_shuffled_anew_and_may_be_empty() -> None:
    """p.17, ruling 104: take what there is; ruling 105: earlier cards come back too."""
    s = table(players=1)
    p = me(s)
    s.deck, s.discards = [t.card(101)], [t.card(102), t.card(103)]
    s.gone = [i for i in range(35) if i not in (0, 1, 2)]
    s.frames = [*s.frames]
    go_to_librarian(s)
    assert len(p.hand) == 2
    assert s.discards == []
    assert s.reshuffles == 1
    s.deck, s.discards = [], []
    p.hand = []
    before = p.dollars
    me(s).ticket = 1
    advance(s)
    s.play("steward 1 to riverbank grove")
    go_to_librarian(s)
    assert p.hand == []
    assert p.dollars == before + 1


def go_to_librarian(s: ColonistsState) -> None:
    me(s).ticket = 1
    advance(s)
    s.play("steward 1 to librarian")


def test_market_librarian_is_the_whole_action() -> None:
    """Ruling 67: with its dollar."""
    s = table(players=1)
    p = me(s)
    market(s, 6)
    hold(p, "1C")
    p.ticket = 1
    ready(s)
    play(s, "steward 1 to second market", "act card")
    assert p.dollars == 1
    assert len(p.hand) == 2
    draw(p, *HAND)
    hold(p, "1C")
    s.turn = 0
    p.ticket = 1
    ready(s)
    s.play("steward 1 to first market")
    assert "act card" not in legal(s)


def test_social_services_and_employment_office() -> None:
    """Cards 233, 434, ruling 109: holiday cards count; caps 5 and 8."""
    s = table(players=1, era=4)
    p = me(s)
    own(p, 233, 434)
    homes(p, farmers=6, citizens=3)
    ready(s)
    assert s.score_sheet()[0]["improvements"] == 5 + 6
    own(p, 130, 131)
    ready(s)
    assert s.score_sheet()[0]["improvements"] == 5 + 8 + 4


def test_hidden_hands() -> None:
    """Ruling 31: everybody sees how many cards and of which eras, not which."""
    s = table(players=2)
    seat = s.actor
    draw(me(s), 101, 102)
    ready(s)
    other = s.view(1 - seat)
    assert other["state"]["players"][seat]["hand"] == {"size": 2}
    assert other["extras"]["communities"][seat]["hand_eras"] == [2, 0, 0, 0]
    assert s.view(seat)["state"]["players"][seat]["hand"] == ["stone axe 101", "stone axe 102"]
    assert kind("farm") == 0
