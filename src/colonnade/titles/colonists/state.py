"""The state of a game: the land, the piles, the action under way and each player's community."""

from typing import Final

from colonnade.kernel.state import State
from colonnade.titles.colonists.components import COLONIES, SPOT_KINDS, STORED, TOOL, WORKERS
from colonnade.titles.colonists.land import Land, survey
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


class Player:
    """One community, its goods, cards and stewards.

    Copies share every list but `held` and `buffered`: the rules replace a list by a
    changed copy before they write to it, which is far rarer than copying states.
    Made by new_player(): an __init__ would run for every copy.
    """

    tools: int
    dollars: int
    held: list[int]  # in Storage and Warehouse together
    kind: list[int]  # what stands on each spot
    worker: list[int]  # who works there: first + 4 * second
    buffer: list[int]  # goods in its buffer
    robe_buffer: int  # a robe on the Altruist embassy
    printed: int  # bits: spots 0 and 1 show a printed Farm
    level: list[int]
    card_buffer: list[int]
    hand: list[int]
    drawn: list[int]  # cards looked at, not yet kept
    kept: int  # the last of them kept
    board: list[int]  # permanent improvements played
    tokens: list[int]  # uses left on limited improvements
    stewards: list[int]
    started: list[int]  # where each stood when the half-year's turns began
    moved: int  # bits: stewards moved in these turns
    used: int
    plays: int  # improvements played this turn
    extra_range: int  # for the next figure moved this turn
    ticket: int  # 1: the next figure may go anywhere
    dolly: int  # goods that may be paid from buffers in the next payment
    side: int  # which discount was chosen for the next action, 0: none yet
    arrived: list[int]  # what has just come and may be exchanged by alchemy
    parcel: list[int]  # a Fee on its way to this player
    yields_robe: int  # Altruist III: this year a robe instead of food
    done: int  # bits: what was done in this production phase
    budget: int  # dollars to spend when starting in a later era: embassies
    building_budget: int
    goods_budget: int
    # follows from the above, see community.count_up
    capacity: int
    lots: int
    only: list[int]  # lots for one good only
    restricted: int
    idle: list[int]
    staff: list[int]  # workers by sort
    built: list[int]  # spots with a building or an embassy
    jobs: list[int]  # spots with a free seat
    buffered: list[int]
    count: list[int]
    factories: list[int]
    boost: list[int]
    bonus: list[int]
    bonuses: int
    abilities: int  # 1: has abilities to use outside actions
    delivery: list[int]
    delivers: int
    range: int
    steward_limit: int
    library: int
    institute: int
    fee_food: int  # the Fee's tool or sustenance good is due
    fee_goods: int  # its building resources are due
    training: int
    rights: int  # bits, see community
    free: list[int]  # free spots of each group
    mill_spot: int
    __slots__ = tuple(__annotations__)

    def copy(self) -> "Player":
        other = Player()
        other.tools = self.tools
        other.dollars = self.dollars
        other.held = self.held[:]
        other.kind = self.kind
        other.worker = self.worker
        other.buffer = self.buffer
        other.robe_buffer = self.robe_buffer
        other.printed = self.printed
        other.level = self.level
        other.card_buffer = self.card_buffer
        other.hand = self.hand
        other.drawn = self.drawn
        other.kept = self.kept
        other.board = self.board
        other.tokens = self.tokens
        other.stewards = self.stewards
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
        other.built = self.built
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


def new_player() -> Player:
    """An empty community."""
    p = Player()
    p.tools = 0
    p.dollars = 0
    p.held = [0] * STORED
    p.kind = [EMPTY] * SPOTS
    p.worker = [0] * SPOTS
    p.buffer = [0] * SPOTS
    p.robe_buffer = 0
    p.printed = 0
    p.level = [0] * len(COLONIES)
    p.card_buffer = [0] * len(BUFFER_CARDS)
    p.hand = []
    p.drawn = []
    p.kept = -1
    p.board = []
    p.tokens = [0] * len(LIMITED_CARDS)
    p.stewards = [OFF_MAP] * STEWARDS
    p.started = [OFF_MAP] * STEWARDS
    p.moved = 0
    p.used = 0
    p.plays = 0
    p.extra_range = 0
    p.ticket = 0
    p.dolly = 0
    p.side = 0
    p.arrived = [0] * STORED
    p.parcel = [0] * (TOOL + 1)
    p.yields_robe = 0
    p.done = 0
    p.budget = 0
    p.building_budget = 0
    p.goods_budget = 0
    p.capacity = 0
    p.lots = 0
    p.only = [0] * STORED
    p.restricted = 0
    p.idle = [0] * len(WORKERS)
    p.staff = [0] * len(WORKERS)
    p.built = []
    p.jobs = []
    p.buffered = [0] * STORED
    p.count = [0] * SPOT_KINDS
    p.factories = [0] * len(WORKERS)
    p.boost = [0] * SPOT_KINDS
    p.bonus = [0] * STORED
    p.bonuses = 0
    p.abilities = 0
    p.delivery = [0] * STORED
    p.delivers = 0
    p.range = 1
    p.steward_limit = 1
    p.library = 0
    p.institute = 0
    p.fee_food = 1
    p.fee_goods = 1
    p.training = 0
    p.rights = 0
    p.free = [0, 0, 0]
    p.mill_spot = -1
    return p


class ColonistsState(State):
    """Everything on the table."""

    players: list[Player]
    first_era: int
    last_era: int
    era: int
    year: int
    half: int
    first: int  # the starting player
    marker: int  # who holds the starting player marker
    opener: int  # the starting player of the first year, for ties
    turn: int
    saved: int  # 1: the game was stopped to be saved on the pad
    colonies: list[int]
    tiles: list[int]  # building tiles in the supply
    at: list[int]
    facing: list[int]
    face_up: list[int]  # the year's new places
    place_pile: list[int]
    market_card: int
    market_pile: list[int]
    deck: list[int]
    discards: list[int]
    box: list[int]  # draw piles of past eras, back in the box unseen
    gone: list[int]  # discard piles of past eras, back in the box
    mixed: list[int]  # in which reshuffle a card last came into the deck
    reshuffles: int
    figures: list[int]  # the special ambassadors
    # the action under way (p.12): whose, where, and what it has moved so far
    acting: int
    site: int
    spent: int  # goods paid that lay in Storage before the action
    spent_kinds: int  # bits: kinds of goods paid
    spaces: int  # Storage spaces when it began
    lots: int  # and Warehouse lots; none with Storekeeper IV, they are spaces then
    alone: list[int]  # by good how many were paid out of lots for that good only
    paid: list[int]  # by good what Storage paid of its own, counted where buffers could pay, too
    drawn: list[int]  # and what was drawn into it out of buffers and paid
    got: list[int]  # received in this action, not to be spent in it
    pool: list[int]  # what is left of the Altruist's discount
    # follows from the above
    land: Land | None
    here: list[int]  # bits: the players with a steward on a tile
    __slots__ = tuple(__annotations__)

    def clone(self) -> "ColonistsState":
        other = ColonistsState()
        self.copy_kernel(other)
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
        other.alone = self.alone
        other.paid = self.paid
        other.drawn = self.drawn
        other.got = self.got[:]
        other.pool = self.pool[:]
        if self.land is not None:
            self.land.shared = True
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

    def lay(self, tile: int, cell: int) -> None:
        """Put a tile on a cell (or off the map) in a new list: copies share the old one."""
        land = self.land
        fresh = self.at[tile] < 0 <= cell
        self.at = self.at[:]
        self.at[tile] = cell
        if land is not None and fresh and cell not in land.on:
            self.land = land.with_tile(tile, self.at, self.facing)
        else:
            self.land = None

    def exchange_tiles(self, one: int, other: int) -> None:
        """Let two place tiles change their spots; one of them may be off the map."""
        self.at = self.at[:]
        self.at[one], self.at[other] = self.at[other], self.at[one]
        if self.land is not None:
            self.land = self.land.with_names(one, other, self.at)

    def look_around(self) -> None:
        """Find out which players' stewards stand where."""
        self.here = [0] * TILES_ON_MAP
        for seat, p in enumerate(self.players):
            for tile in p.stewards:
                if tile >= 0:
                    self.here[tile] |= 1 << seat


def new_state() -> ColonistsState:
    """An empty table; an __init__ would run for every clone."""
    s = ColonistsState()
    s.players = []
    s.first_era = 1
    s.last_era = 4
    s.era = 1
    s.year = 1
    s.half = 0
    s.first = 0
    s.marker = 0
    s.opener = 0
    s.turn = 0
    s.saved = 0
    s.colonies = []
    s.tiles = []
    s.at = [OFF_MAP] * TILES_ON_MAP
    s.facing = [0] * MARKETS
    s.face_up = []
    s.place_pile = []
    s.market_card = -1
    s.market_pile = []
    s.deck = []
    s.discards = []
    s.box = []
    s.gone = []
    s.mixed = [0] * CARDS
    s.reshuffles = 0
    s.figures = [OFF_MAP] * 3
    s.acting = -1
    s.site = OFF_MAP
    s.spent = 0
    s.spent_kinds = 0
    s.spaces = 0
    s.lots = 0
    s.alone = [0] * STORED
    s.paid = [0] * STORED
    s.drawn = [0] * STORED
    s.got = [0] * STORED
    s.pool = [0] * (TOOL + 1)
    s.land = None
    s.here = [0] * TILES_ON_MAP
    return s


def is_market(tile: int) -> bool:
    return tile >= FIRST_MARKET
