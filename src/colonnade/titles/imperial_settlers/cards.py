"""What a card row says: the goods, colours and kinds, and the words effect programs are made of."""

from typing import Final, NamedTuple

# --- goods: the first seven lie in a player's supply -----------------------------------

WOOD: Final = 0
STONE: Final = 1
FOOD: Final = 2
GOLD: Final = 3
WORKER: Final = 4
RAZE: Final = 5
DEFENSE: Final = 6
CARD: Final = 7  # from the Common deck or the own Faction deck, as the player likes
VP: Final = 8
COMMON_CARD: Final = 9
FACTION_CARD: Final = 10
SAMURAI: Final = 11

GOODS: Final = (
    "wood", "stone", "food", "gold", "worker", "raze", "defense", "card", "vp",
    "common card", "faction card", "samurai",
)  # fmt: skip
SUPPLY: Final = GOODS[:7]

# how goods are written in the rows
SYMBOLS: Final = {
    "W": WOOD, "S": STONE, "F": FOOD, "G": GOLD, "Wk": WORKER, "R": RAZE, "D": DEFENSE,
    "C": CARD, "VP": VP, "CC": COMMON_CARD, "FC": FACTION_CARD, "Sa": SAMURAI,
}  # fmt: skip

# --- colours: one bit each, so that a card may have several ----------------------------

PLAIN: Final = 0
BLACK: Final = 1
PURPLE: Final = 2
BLUE: Final = 4
BROWN: Final = 8
YELLOW: Final = 16  # the colour called gold
RED: Final = 32
PINK: Final = 64
GREY: Final = 128
FACTION: Final = 256  # no colour, but counted with them: every Faction card has it

COLOURS: Final = ("black", "purple", "blue", "brown", "gold", "red", "pink", "grey")

# --- kinds -----------------------------------------------------------------------------

PRODUCTION: Final = 0
FEATURE: Final = 1
ACTION: Final = 2

KINDS: Final = ("production", "feature", "action")

# --- what an ability does --------------------------------------------------------------

NOTHING: Final = 0
# production
PRODUCE: Final = 1  # take `gain`
PRODUCE_PER: Final = 2  # one of `gain` for each Location of colour `what`, at most `cap`
PRODUCE_PER_SAMURAI: Final = 3  # one of `gain` for each Samurai placed, at most `cap`
PRODUCE_EITHER: Final = 4  # one raze token, or `cap` VP
PRODUCE_COPY: Final = 5  # take what another own Production Location produces
PRODUCE_LOOK: Final = 6  # look at two cards of the Faction deck, keep one
# features
ON_BUILD: Final = 7  # building something of colour `what`: take `gain`
ON_BUILD_EITHER: Final = 8  # building something of colour `what`: 1 gold or 1 VP
ON_BUILD_PAY: Final = 9  # building a Faction Location: may pay for VP
ON_RAZE: Final = 10  # razing: take `gain`
ON_DEAL: Final = 11  # making a Deal: take `gain`
ON_TRADE: Final = 12  # an opponent's pair of workers: 1 worker, at most `cap` a round
ON_VP: Final = 13  # gaining `cap` VP or more at once: 1 VP more
STORE_RESOURCES: Final = 14  # wood, stone and food stay in Cleanup
TUCK_CARDS: Final = 15  # hand cards under the Gate
LAY_RESOURCES: Final = 16  # resources on the Shrine
DROP_DEAL_GOODS: Final = 17  # goods from Deals dropped for VP in the Production phase
# actions: `pay` lies on the Location, then comes
EXCHANGE: Final = 18  # take `gain`
BARTER: Final = 19  # pay any two resources, take `gain`
BUILD_HAND: Final = 20  # build a Faction card without its Location part
BUILD_DEAL: Final = 21  # build an own Deal without its Location part
REFRESH: Final = 22  # clear another own Action Location
REPEAT_DEAL: Final = 23  # the good of an own Deal again
SELL_DEAL: Final = 24  # discard an own Deal, take `gain`
REPEAT_PRODUCTION: Final = 25  # what an own Production Location produces
DISCARD: Final = 26  # discard a hand card, take `gain`
STEAL_RESOURCE: Final = 27
RAZE_AND_CONVERT: Final = 28  # raze a hand card or a Location, turn goods into VP
COPY_RAZE: Final = 29
RAZE_OWN: Final = 30
DRAW_AND_KEEP: Final = 31
CANCEL_DEAL: Final = 32  # discard an opponent's Deal, take `gain`
ROB_DEAL: Final = 33  # discard an opponent's Deal, take its good
STEAL_DEAL: Final = 34
REMOVE: Final = 35
ROUTE_DEAL: Final = 36
DISCARD_DUEL: Final = 37
RAZE_UNPROTECTED: Final = 38  # raze a Location whatever protects it
BLOCK_ACTION: Final = 39
BORROW_LOCATION: Final = 40
LAY_FOUNDATION: Final = 41

ABILITIES: Final = (
    "nothing", "produce", "produce per", "produce per samurai", "produce either",
    "produce copy", "produce look", "on build", "on build either", "on build pay", "on raze",
    "on deal", "on trade", "on vp", "store resources", "tuck cards", "lay resources",
    "drop deal goods", "exchange", "barter", "build hand", "build deal", "refresh",
    "repeat deal", "sell deal", "repeat production", "discard", "steal resource",
    "raze and convert", "copy raze", "raze own", "draw and keep", "cancel deal",
    "rob deal", "steal deal", "remove", "route deal",
    "discard duel", "raze unprotected", "block action", "borrow location", "lay foundation",
)  # fmt: skip

# A list of goods, flat: good, how many, good, how many, ...
Bundle = tuple[int, ...]


class Ability(NamedTuple):
    """A small effect program: what it does, what it costs, what it gives, its bounds."""

    does: int
    pay: Bundle = ()
    gain: Bundle = ()
    what: int = 0
    cap: int = 0
    uses: int = 0


class Card(NamedTuple):
    """One printing: cards alike in everything, their first and last number in the deck."""

    first: int
    last: int
    name: str
    colours: int
    kind: int
    cost: Bundle  # goods only
    location: bool  # one own Location (or Foundation) is part of the cost
    raze: Bundle
    deal: int  # the good of its Deal field, -1 without
    ability: Ability
    bonus: Bundle
    bonus_per: int  # 1 VP for each Location of this colour
    bonus_cap: int


BONUS_CAP: Final = 6
PRODUCTION_CAP: Final = 3


def bundle(text: str) -> Bundle:
    """The goods of a row: "W+2S" is 1 wood and 2 stone."""
    goods: list[int] = []
    for part in text.split("+") if text else []:
        symbol = part.lstrip("0123456789")
        count = part[: len(part) - len(symbol)]
        goods += [SYMBOLS[symbol], int(count) if count else 1]
    return tuple(goods)


# --- abilities as the rows write them --------------------------------------------------

NONE: Final = Ability(NOTHING)


def produces(goods: str) -> Ability:
    return Ability(PRODUCE, gain=bundle(goods))


def produces_per(good: str, colour: int) -> Ability:
    return Ability(PRODUCE_PER, gain=bundle(good), what=colour, cap=PRODUCTION_CAP)


def on_build(colour: int, goods: str) -> Ability:
    return Ability(ON_BUILD, gain=bundle(goods), what=colour)


def per_samurai(good: str) -> Ability:
    return Ability(PRODUCE_PER_SAMURAI, gain=bundle(good), cap=PRODUCTION_CAP)


def either_on_build(colour: int) -> Ability:
    return Ability(ON_BUILD_EITHER, what=colour)


def on_raze(goods: str) -> Ability:
    return Ability(ON_RAZE, gain=bundle(goods))


def on_deal(goods: str) -> Ability:
    return Ability(ON_DEAL, gain=bundle(goods))


def does(what: int, colour: int = 0, cap: int = 0) -> Ability:
    return Ability(what, what=colour, cap=cap)


def trade(pay: str, gain: str, uses: int = 1) -> Ability:
    return Ability(EXCHANGE, pay=bundle(pay), gain=bundle(gain), uses=uses)


def act(does: int, pay: str, gain: str = "", uses: int = 1) -> Ability:
    return Ability(does, pay=bundle(pay), gain=bundle(gain), uses=uses)


# --- rows ------------------------------------------------------------------------------


def kind_of(ability: Ability) -> int:
    """The ability says which row of the Empire a Location stands in."""
    if PRODUCE <= ability.does <= PRODUCE_LOOK:
        return PRODUCTION
    return ACTION if ability.does >= EXCHANGE else FEATURE


def common(
    first: int,
    last: int,
    name: str,
    colours: int,
    cost: str,
    raze: str,
    ability: Ability,
    bonus: str = "",
    vp_per: int = 0,
) -> Card:
    """A Common card: goods to build it, a raze field, no Deal field."""
    cap = BONUS_CAP if vp_per else 0
    return Card(
        first, last, name, colours, kind_of(ability), bundle(cost), False, bundle(raze), -1,
        ability, bundle(bonus), vp_per, cap,
    )  # fmt: skip


def faction(
    first: int,
    last: int,
    name: str,
    colours: int,
    cost: str,
    deal: str,
    ability: Ability,
    bonus: str = "",
    vp_per: int = 0,
    raze: str = "",
) -> Card:
    """A Faction card: "Loc" in its cost is a Location to give up; it has a Deal field."""
    parts = [part for part in cost.split("+") if part]
    goods = bundle("+".join(part for part in parts if part != "Loc"))
    cap = BONUS_CAP if vp_per else 0
    return Card(
        first, last, name, colours, kind_of(ability), goods, "Loc" in parts, bundle(raze),
        SYMBOLS[deal], ability, bundle(bonus), vp_per, cap,
    )  # fmt: skip


def japan(
    first: int,
    last: int,
    name: str,
    colours: int,
    cost: str,
    raze: str,
    deal: str,
    ability: Ability,
    bonus: str = "",
) -> Card:
    """A Japanese card: a Faction card that may have a raze field."""
    return faction(first, last, name, colours, cost, deal, ability, bonus, raze=raze)
