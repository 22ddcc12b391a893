"""What players read: amounts, limits and rates in both languages."""

import re
from pathlib import Path

from colonists.helpers import (
    go,
    hold,
    market,
    me,
    own,
    place,
    ready,
    relate,
    stand,
    table,
    with_relation,
    year_end,
)
from colonnade.kernel.record import Game
from colonnade.titles.colonists import frames as f
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists.title import TITLE
from colonnade.titles.colonists.words import market_words

NAMES = ("Ann", "Bob", "Cid", "Dee")


def test_the_log_tells_what_a_fee_was() -> None:
    """p.9: each payee may get something else, and everybody sees it."""
    s = table(players=2, era=2)
    s.log = Game("colonists", 2, 1, {}).log
    payer = s.actor
    stand(s, 1 - payer, "grove")
    hold(me(s), "2C")
    me(s).tools = 1
    ready(s)
    go(s, "grove")
    fees = [event for event in s.log.events if event[0] == f.E_FEE]
    assert len(fees) == 1
    told = TITLE.sentence(fees[0], NAMES, "en")
    assert told == f"{NAMES[payer]} pays the Fee to player {2 - payer}: 2 clay, 1 tool"


def test_a_trade_tells_its_rate() -> None:
    """Trader II: two basic goods for a plank, one basic good for another."""
    s = with_relation("trader", 2)
    hold(me(s), "2W")
    ready(s)
    go(s, "second market", "act trade")
    words = {s.name(a): (s.words(a), s.words(a, "de")) for a in s.choices}
    assert words["trade wood for clay"] == ("Give wood for clay", "Holz gegen Lehm geben")
    assert words["trade wood for plank"] == (
        "Give wood for plank (2 for 1)", "Holz gegen Brett geben (2 für 1)",
    )  # fmt: skip


def test_the_industrialists_exchanges_are_told_apart() -> None:
    """Level II: planks twice, bricks once."""
    s = with_relation("industrialist", 2)
    hold(me(s), "3W 1C")
    year_end(s, 4)
    words = [s.words(a) for a in s.choices if s.name(a).startswith("industry")]
    assert words == [
        "Industrialists: Exchange 2 wood → 1 plank (× 2)",
        "Industrialists: Exchange 1 wood, 1 clay → 1 brick (× 1)",
    ]


def test_a_market_card_tells_sales_limits_and_plurals() -> None:
    """p.7: the sale any number of times, the action as often as it says."""
    s = table(players=1, era=4)
    market(s, 5, 4)
    assert market_words("en", s.market_card) == (
        "market IV 5 (Sell 2 robes → 1 dollar; 2 ore → 1 dollar | Take 2 food, 1 plank | "
        "Exchange 2 clay → 1 brick (× 2))"
    )
    market(s, 2, 4)
    assert "Baue Schneiderei (3 Werkzeuge, 2 Ziegel, 2 Lehm) (× 1)" in market_words(
        "de", s.market_card
    )


def test_an_improvement_tells_what_it_makes_and_food_is_no_production() -> None:
    """p.21-22: food and robes come in the sustenance phase, the rest in production."""
    s = table(players=1, era=4)
    s.log = Game("colonists", 1, 1, {}).log
    own(me(s), 217, 218, 324)  # Fruit Farm, Ore Tunnel, Butchery
    year_end(s, 4)
    yearly = [e for e in s.log.events if e[0] == f.E_YEARLY]
    assert [t.CARD_NUMBER[e[2]] for e in yearly] == [218, 324]
    assert TITLE.sentence(yearly[0], NAMES, "en") == "Ore Tunnel 218 works for Ann: 1 ore"
    assert TITLE.sentence(yearly[1], NAMES, "de") == "Metzgerei 324 arbeitet für Ann: 1 Werkzeug"


def test_tooltips_count_like_people() -> None:
    """Two tools and one dollar, in both languages; what is done once is not done "1 times"."""
    wrong = {
        "en": r"\b([2-9]|1\d) (tool|plank|brick|robe|dollar|farmer|citizen|merchant)\b"
        r"|\b1 (dollars|times)\b",
        "de": r"\b([2-9]|1\d) (Werkzeug|Brett|Bauer|Kaufmann|Ware)\b|\b1-mal\b",
    }
    for language, pattern in wrong.items():
        text = (Path(t.__file__).parent / "text" / f"{language}.ftl").read_text()
        rules = [line for line in text.splitlines() if line.startswith("rule-")]
        assert len(rules) > 190
        assert [line for line in rules if re.search(pattern, line)] == []


def test_a_fee_says_who_gets_it_and_what_pays() -> None:
    """p.9, p.19: several are paid one after the other; the discount saves where one likes."""
    s = table(players=3, era=2)
    p = me(s)
    relate(s, p, "altruist", 2)
    s.figures = [-1, place("grove"), -1]
    hold(p, "4W")
    payees = [seat for seat in range(3) if seat != s.actor]
    for seat in payees:
        stand(s, seat, "clay delve")
    ready(s)
    go(s, "clay delve")
    first = payees[0] + 1
    assert [s.words(action) for action in s.choices] == [
        f"Pay 1 wood to player {first}: the discount saves it",
        f"Pay 1 wood to player {first} in full, without the discount",
    ]
    assert s.words(s.choices[1], "de") == f"1 Holz an Spieler {first} voll zahlen, ohne Rabatt"
