"""The trader phase (p. 5) with markets and office (p. 9, 10)."""

import pytest

from puerto_rico.helpers import (
    ANNA,
    BOB,
    CHRIS,
    DAVID,
    Board,
    board,
    city,
    may,
    phase,
    plays,
    state,
)

ONE_OF_EACH = {"corn": 1, "indigo": 1, "sugar": 1, "tobacco": 1, "coffee": 1}


def seller(*buildings: str, **goods: int) -> Board:
    return {"goods": goods or dict(ONE_OF_EACH), "doubloons": 0, **city(*buildings)}


def earns(good: str, *buildings: str, trader: bool = False) -> int:
    """What Bob gets for a good, as the trader or not."""
    s = phase("trader", boards={BOB: seller(*buildings)}, by=BOB if trader else ANNA)
    plays(s, (BOB, f"sell {good}"))
    doubloons: int = board(s, BOB)["doubloons"]
    return doubloons


# --- the action and the privilege ------------------------------------------------------------


@pytest.mark.parametrize(
    ("good", "price"), [("corn", 0), ("indigo", 1), ("sugar", 2), ("tobacco", 3), ("coffee", 4)]
)
def test_prices_and_the_traders_doubloon(good: str, price: int) -> None:
    assert earns(good) == price
    assert earns(good, trader=True) == price + 1


def test_corn_may_be_sold_for_nothing() -> None:
    s = phase("trader", boards={BOB: seller(corn=1)})
    assert may(s) == ["pass", "sell corn"]
    plays(s, (BOB, "sell corn"))
    assert board(s, BOB)["doubloons"] == 0
    assert state(s)["house"] == {"corn": 1}


def test_a_sold_good_lies_in_the_trading_house() -> None:
    s = phase("trader", boards={ANNA: seller(sugar=2)})
    plays(s, (ANNA, "sell sugar"))
    assert state(s)["house"] == {"sugar": 1}
    assert board(s, ANNA)["goods"] == {"sugar": 1}


def test_everybody_sells_at_most_one_good_in_turn_order() -> None:
    s = phase("trader", boards={seat: seller() for seat in range(3)}, by=BOB)
    plays(s, (BOB, "sell corn"), (CHRIS, "sell indigo"), (ANNA, "sell sugar"))
    assert s.decision == "choose_role"


def test_selling_is_optional() -> None:
    s = phase("trader", boards={ANNA: seller()})
    plays(s, (ANNA, "pass"))
    assert state(s)["house"] == {}


def test_a_trader_who_does_not_sell_gets_no_doubloon() -> None:
    s = phase("trader", boards={ANNA: seller()})
    plays(s, (ANNA, "pass"))
    assert board(s, ANNA)["doubloons"] == 0


# --- the house --------------------------------------------------------------------------------


def test_the_house_buys_only_different_kinds() -> None:
    s = phase("trader", boards={ANNA: seller()}, house={"corn": 1, "tobacco": 1})
    assert may(s) == ["pass", "sell indigo", "sell sugar", "sell coffee"]


def test_a_kind_sold_in_this_phase_counts_too() -> None:
    s = phase("trader", boards={ANNA: seller(), BOB: seller(coffee=2)})
    plays(s, (ANNA, "sell coffee"))
    assert s.decision == "choose_role"  # Bob has nothing the house would buy


def test_four_goods_fill_the_house_and_end_the_phase() -> None:
    """The fourth good is Bob's: Chris and David can't sell any more, and the house is emptied."""
    house = {"corn": 1, "indigo": 1}
    s = phase("trader", boards={seat: seller() for seat in range(4)}, house=house)
    plays(s, (ANNA, "sell coffee"), (BOB, "sell tobacco"))
    assert s.decision == "choose_role"
    assert state(s)["house"] == {}
    assert state(s)["goods"]["coffee"] == 9 - 3


def test_fewer_than_four_goods_remain() -> None:
    s = phase("trader", boards={ANNA: seller(), BOB: seller()}, house={"corn": 1})
    plays(s, (ANNA, "sell coffee"), (BOB, "sell tobacco"))
    assert state(s)["house"] == {"corn": 1, "tobacco": 1, "coffee": 1}


def test_the_last_player_may_fill_the_house() -> None:
    s = phase("trader", boards={seat: seller() for seat in range(4)})
    plays(s, (ANNA, "sell corn"), (BOB, "sell indigo"), (CHRIS, "sell sugar"))
    plays(s, (DAVID, "sell tobacco"))
    assert state(s)["house"] == {}


# --- markets ---------------------------------------------------------------------------------


def test_anna_sells_corn_with_a_small_market() -> None:
    """p. 9: she receives 1 doubloon."""
    assert earns("corn", "small market") == 1


def test_large_market() -> None:
    assert earns("sugar", "large market") == 4


def test_both_markets_pay_three_more() -> None:
    assert earns("sugar", "small market", "large market") == 5
    assert earns("sugar", "small market", "large market", trader=True) == 6


def test_empty_markets_pay_nothing() -> None:
    bob = {"goods": {"sugar": 1}, "doubloons": 0, **city(empty=("small market", "large market"))}
    s = phase("trader", boards={BOB: bob})
    plays(s, (BOB, "sell sugar"))
    assert board(s, BOB)["doubloons"] == 2


def test_markets_pay_nothing_without_a_sale() -> None:
    s = phase("trader", boards={BOB: seller("small market", "large market")})
    plays(s, (BOB, "pass"))
    assert board(s, BOB)["doubloons"] == 0


# --- office ------------------------------------------------------------------------------------


def test_office_as_in_the_example() -> None:
    """p. 9: tobacco is in the house; Bob and Chris, each with an office, sell tobacco too."""
    offices = {BOB: seller("office", tobacco=1), CHRIS: seller("office", tobacco=1)}
    s = phase("trader", boards={ANNA: seller(tobacco=1), **offices}, house={"tobacco": 1})
    assert s.player == BOB  # Anna has no office and nothing to sell
    plays(s, (BOB, "sell tobacco"), (CHRIS, "sell tobacco"))
    assert state(s)["house"] == {"tobacco": 3}
    assert board(s, BOB)["doubloons"] == board(s, CHRIS)["doubloons"] == 3


def test_an_empty_office_does_not_help() -> None:
    bob = {"goods": {"tobacco": 1}, **city(empty=("office",))}
    s = phase("trader", boards={BOB: bob}, house={"tobacco": 1})
    assert s.decision == "choose_role"


def test_the_office_does_not_sell_to_a_full_house() -> None:
    sellers = {ANNA: seller(coffee=1), BOB: seller("office", coffee=1)}
    s = phase("trader", boards=sellers, house={"corn": 1, "indigo": 1, "sugar": 1})
    plays(s, (ANNA, "sell coffee"))
    assert s.decision == "choose_role"
    assert board(s, BOB)["goods"] == {"coffee": 1}


def test_four_equal_goods_fill_the_house_as_well() -> None:
    s = phase("trader", boards={ANNA: seller("office", corn=1)}, house={"corn": 3})
    plays(s, (ANNA, "sell corn"))
    assert state(s)["house"] == {}
