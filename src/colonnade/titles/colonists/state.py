"""The state of a game: the land, the piles, the action under way and each player's community."""

from typing import Final

from colonnade.kernel.state import State
from colonnade.titles.colonists.components import COLONIES, STORED, TOOL, WORKERS
from colonnade.titles.colonists.hexes import EDGE, SIDES, STEPS, covered, neighbours, rim, within
from colonnade.titles.colonists.tables import (
    BUFFER_CARDS,
    CARDS,
    FIRST_MARKET,
    LIMITED_CARDS,
    MARKETS,
    TILES_ON_MAP,
)

# The spots of a community board: 20 normal ones (12 on the small side), two that
# Construction Sites add, three for storage facilities, ten in the Borderland.
NORMAL: Final = 0
SITES: Final = 20
STORE_SPOTS: Final = 22
BORDER: Final = 25
SPOTS: Final = 35
GROUP_NAMES: Final = ("normal", "storage", "borderland")
GROUP_OF_SPOT: Final = tuple(
    0 if spot < STORE_SPOTS else 1 if spot < BORDER else 2 for spot in range(SPOTS)
)
STEWARDS: Final = 5  # four of one's own and the Apprentice
APPRENTICE_STEWARD: Final = 4
OFF_MAP: Final = -1
EMPTY: Final = -1

# what a player has done in this half-year (bits of Player.used)
MOVED_ALCHEMIST: Final = 1
MOVED_ALTRUIST: Final = 2
MOVED_LABORER: Final = 4
PAID_RANGE: Final = 8
SWAPPED: Final = 16
# and in this turn
RODE: Final = 32
USED_DOLLY: Final = 64
A_TURN: Final = RODE | USED_DOLLY

MAX_RANGE: Final = 9
WAYS: Final = TILES_ON_MAP * (MAX_RANGE + 1)


class Player:
    """One community, its goods, cards and stewards."""

    def __init__(self) -> None:
        self.tools = 0
        self.dollars = 0
        self.held = [0] * STORED  # in Storage and Warehouse together
        self.kind = [EMPTY] * SPOTS  # what stands on each spot
        self.worker = [0] * SPOTS  # who works there: first + 4 * second
        self.buffer = [0] * SPOTS  # goods in its buffer
        self.robe_buffer = 0  # a robe on the Altruist embassy
        self.printed = 0  # bits: spots 0 and 1 show a printed Farm
        self.level = [0] * len(COLONIES)
        self.card_buffer = [0] * len(BUFFER_CARDS)
        self.hand: list[int] = []
        self.drawn: list[int] = []  # cards looked at, not yet kept
        self.kept = -1  # the last of them kept
        self.board: list[int] = []  # permanent improvements played
        self.tokens = [0] * len(LIMITED_CARDS)  # uses left on limited improvements
        self.stewards = [OFF_MAP] * STEWARDS
        self.started = [OFF_MAP] * STEWARDS  # where each stood when the half-year's turns began
        self.moved = 0  # bits: stewards moved in these turns
        self.used = 0
        self.plays = 0  # improvements played this turn
        self.extra_range = 0  # for the next figure moved this turn
        self.ticket = 0  # 1: the next figure may go anywhere
        self.dolly = 0  # goods that may be paid from buffers in the next payment
        self.side = 0  # which discount was chosen for the next action, 0: none yet
        self.arrived = [0] * STORED  # what has just come and may be exchanged by alchemy
        self.parcel = [0] * (TOOL + 1)  # a Fee on its way to this player
        self.yields_robe = 0  # Altruist III: this year a robe instead of food
        self.done = 0  # bits: what was done in this production phase
        self.budget = 0  # dollars to spend when starting in a later era: embassies
        self.building_budget = 0
        self.goods_budget = 0
        # follows from the above, see community.count_up
        self.capacity = 0
        self.lots = 0
        self.only = [0] * STORED  # lots for one good only
        self.restricted = 0
        self.idle = [0] * len(WORKERS)
        self.staff = [0] * len(WORKERS)  # workers by sort
        self.jobs: list[int] = []  # spots with a free seat
        self.buffered = [0] * STORED
        self.count = [0] * 34
        self.factories = [0] * len(WORKERS)
        self.boost = [0] * 34
        self.bonus = [0] * STORED
        self.bonuses = 0
        self.abilities = 0  # 1: has abilities to use outside actions
        self.delivery = [0] * STORED
        self.delivers = 0
        self.range = 1
        self.steward_limit = 1
        self.library = 0
        self.institute = 0
        self.fee_food = 1  # the Fee's tool or sustenance good is due
        self.fee_goods = 1  # its building resources are due
        self.training = 0
        self.rights = 0  # bits, see community
        self.free = [0, 0, 0]  # free spots of each group
        self.mill_spot = -1

    def copy(self) -> "Player":
        other = Player.__new__(Player)
        other.tools = self.tools
        other.dollars = self.dollars
        other.held = self.held[:]
        other.kind = self.kind
        other.worker = self.worker[:]
        other.buffer = self.buffer[:]
        other.robe_buffer = self.robe_buffer
        other.printed = self.printed
        other.level = self.level
        other.card_buffer = self.card_buffer
        other.hand = self.hand
        other.drawn = self.drawn
        other.kept = self.kept
        other.board = self.board
        other.tokens = self.tokens
        other.stewards = self.stewards[:]
        other.started = self.started
        other.moved = self.moved
        other.used = self.used
        other.plays = self.plays
        other.extra_range = self.extra_range
        other.ticket = self.ticket
        other.dolly = self.dolly
        other.side = self.side
        other.arrived = self.arrived
        other.parcel = self.parcel
        other.yields_robe = self.yields_robe
        other.done = self.done
        other.budget = self.budget
        other.building_budget = self.building_budget
        other.goods_budget = self.goods_budget
        other.capacity = self.capacity
        other.lots = self.lots
        other.only = self.only
        other.restricted = self.restricted
        other.idle = self.idle
        other.staff = self.staff
        other.jobs = self.jobs
        other.buffered = self.buffered[:]
        other.count = self.count
        other.factories = self.factories
        other.boost = self.boost
        other.bonus = self.bonus
        other.bonuses = self.bonuses
        other.abilities = self.abilities
        other.delivery = self.delivery
        other.delivers = self.delivers
        other.range = self.range
        other.steward_limit = self.steward_limit
        other.library = self.library
        other.institute = self.institute
        other.fee_food = self.fee_food
        other.fee_goods = self.fee_goods
        other.training = self.training
        other.rights = self.rights
        other.free = self.free
        other.mill_spot = self.mill_spot
        return other


class Land:
    """The map as it lies: neighbours and ways, counted once and shared by every copy."""

    def __init__(self) -> None:
        self.on: dict[int, int] = {}  # cell -> tile
        self.around: dict[int, int] | None = None  # the empty cells beside it, see hexes.rim
        self.near: list[list[int]] = []
        self.markets: list[int] = []
        self.everywhere: list[int] = []
        self.ways: list[list[int] | None] = [None] * WAYS
        self.market_spots: list[tuple[int, int, int, int]] | None = None
        self.trips: list[list[int] | None] = [None] * (WAYS + MAX_RANGE + 1)

    def reach(self, start: int, steps: int) -> list[int]:
        """The tiles within a range."""
        if steps == 1:
            return self.near[start]
        key = start * (MAX_RANGE + 1) + steps
        found = self.ways[key]
        if found is None:
            found = within(self.near, start, steps)
            self.ways[key] = found
        return found

    def journeys(self, start: int, steps: int) -> list[int]:
        """The tiles within a range and every market but the one left: where a figure can go.

        A figure that is not on the map yet (start -1) enters on a market of choice.
        """
        key = (start + 1) * (MAX_RANGE + 1) + steps
        found = self.trips[key]
        if found is None:
            if start < 0:
                found = self.markets[:]
                for market in self.markets:
                    for tile in self.reach(market, steps):
                        if tile not in found:
                            found.append(tile)
            else:
                found = self.reach(start, steps)[:]
                for market in self.markets:
                    if market != start and market not in found:
                        found.append(market)
            self.trips[key] = found
        return found

    def with_place(self, tile: int, cell: int) -> "Land":
        """The map with one more place."""
        land = Land()
        land.on = self.on.copy()
        around = None if self.around is None else self.around.copy()
        land.around = around
        land.near = self.near[:]
        land.markets = self.markets
        land.everywhere = sorted([*self.everywhere, tile])
        land.on[cell] = tile
        if around is not None:
            around.pop(cell, None)
        beside: list[int] = []
        for side in range(6):
            other_cell = cell + STEPS[side]
            other = land.on.get(other_cell, -1)
            if other >= 0:
                if other not in beside:
                    beside.append(other)
                    land.near[other] = sorted([*land.near[other], tile])
            elif around is not None:
                spot = tile * SIDES + side
                known = around.get(other_cell, -1)
                if known < 0:
                    around[other_cell] = EDGE + spot
                else:
                    edges = known // EDGE + 1
                    around[other_cell] = edges * EDGE + min(known % EDGE, spot)
        land.near[tile] = sorted(beside)
        return land

    def with_names(self, one: int, other: int) -> "Land":
        """The map after two tiles changed places, or one (off the map) replaced the other."""
        names = list(range(TILES_ON_MAP))
        names[one], names[other] = other, one
        land = Land()
        land.on = {cell: names[tile] for cell, tile in self.on.items()}
        land.near = [[] for _ in range(TILES_ON_MAP)]
        for tile in self.everywhere:
            land.near[names[tile]] = sorted([names[beside] for beside in self.near[tile]])
        land.markets = self.markets
        land.everywhere = sorted([names[tile] for tile in self.everywhere])
        return land


def survey(at: list[int], facing: list[int]) -> Land:
    """Count a whole map."""
    land = Land()
    land.on = covered(at, facing)
    land.near = neighbours(at, facing)
    land.markets = [m for m in range(FIRST_MARKET, TILES_ON_MAP) if at[m] >= 0]
    land.everywhere = [tile for tile in range(TILES_ON_MAP) if at[tile] >= 0]
    return land


class ColonistsState(State):
    """Everything on the table."""

    def __init__(self) -> None:
        super().__init__()
        self.players: list[Player] = []
        self.first_era = 1
        self.last_era = 4
        self.era = 1
        self.year = 1
        self.half = 0
        self.first = 0  # the starting player
        self.marker = 0  # who holds the starting player marker
        self.opener = 0  # the starting player of the first year, for ties
        self.turn = 0
        self.saved = 0  # 1: the game was stopped to be saved on the pad
        self.colonies: list[int] = []
        self.tiles: list[int] = []  # building tiles in the supply
        self.at = [OFF_MAP] * TILES_ON_MAP
        self.facing = [0] * MARKETS
        self.face_up: list[int] = []  # the year's new places
        self.place_pile: list[int] = []
        self.market_card = -1
        self.market_pile: list[int] = []
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.box: list[int] = []  # draw piles of past eras, back in the box unseen
        self.gone: list[int] = []  # discard piles of past eras, back in the box
        self.mixed = [0] * CARDS  # in which reshuffle a card last came into the deck
        self.reshuffles = 0
        self.figures = [OFF_MAP] * 3  # the special ambassadors
        # the action under way (p.12): whose, where, and what it has moved so far
        self.acting = -1
        self.site = OFF_MAP
        self.spent = 0  # goods paid that lay in Storage before the action
        self.spent_kinds = 0  # bits: kinds of goods paid
        self.spaces = 0  # Storage spaces when it began
        self.lots = 0  # and Warehouse lots
        self.got = [0] * STORED  # received in this action, not to be spent in it
        self.pool = [0] * (TOOL + 1)  # what is left of the Altruist's discount
        # follows from the above
        self.land: Land | None = None
        self.here = [0] * TILES_ON_MAP  # bits: the players with a steward on a tile

    def clone(self) -> "ColonistsState":
        other = ColonistsState.__new__(ColonistsState)
        self.copy_kernel(other)
        other.log = None
        other.players = [p.copy() for p in self.players]
        other.first_era = self.first_era
        other.last_era = self.last_era
        other.era = self.era
        other.year = self.year
        other.half = self.half
        other.first = self.first
        other.marker = self.marker
        other.opener = self.opener
        other.turn = self.turn
        other.saved = self.saved
        other.colonies = self.colonies
        other.tiles = self.tiles
        other.at = self.at
        other.facing = self.facing
        other.face_up = self.face_up
        other.place_pile = self.place_pile
        other.market_card = self.market_card
        other.market_pile = self.market_pile
        other.deck = self.deck
        other.discards = self.discards
        other.box = self.box
        other.gone = self.gone
        other.mixed = self.mixed
        other.reshuffles = self.reshuffles
        other.figures = self.figures
        other.acting = self.acting
        other.site = self.site
        other.spent = self.spent
        other.spent_kinds = self.spent_kinds
        other.spaces = self.spaces
        other.lots = self.lots
        other.got = self.got[:]
        other.pool = self.pool[:]
        other.land = self.land
        other.here = self.here[:]
        return other

    def map(self) -> Land:
        """The land; it is counted anew after a tile was laid or swapped."""
        land = self.land
        if land is None:
            land = survey(self.at, self.facing)
            self.land = land
        return land

    def around(self) -> dict[int, int]:
        """The empty cells beside the map."""
        land = self.map()
        if land.around is None:
            land.around = rim(self.at, self.facing, land.on)
        return land.around

    def lay(self, tile: int, cell: int) -> None:
        """Put a tile on a cell (or off the map) in a new list: copies share the old one."""
        land = self.land
        fresh = land is not None and tile < FIRST_MARKET and self.at[tile] < 0 <= cell
        self.at = self.at[:]
        self.at[tile] = cell
        if fresh and land is not None and cell not in land.on:
            self.land = land.with_place(tile, cell)
        else:
            self.land = None

    def exchange_tiles(self, one: int, other: int) -> None:
        """Let two place tiles change their spots; one of them may be off the map."""
        self.at = self.at[:]
        self.at[one], self.at[other] = self.at[other], self.at[one]
        if self.land is not None:
            self.land = self.land.with_names(one, other)

    def look_around(self) -> None:
        """Find out which players' stewards stand where."""
        self.here = [0] * TILES_ON_MAP
        for seat, p in enumerate(self.players):
            for tile in p.stewards:
                if tile >= 0:
                    self.here[tile] |= 1 << seat


def is_market(tile: int) -> bool:
    return tile >= FIRST_MARKET
