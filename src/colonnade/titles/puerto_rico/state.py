"""The state of Puerto Rico: what lies on the table and on each player board."""

from typing import Final

from colonnade.kernel.state import State
from colonnade.titles.puerto_rico.components import (
    BUILDING_COUNT,
    FIRST_BEIGE,
    FIRST_NEW,
    KINDS,
    ROLES,
    TILE_KINDS,
    WINDROSE,
)

# Why the game ends after this round; several can hold at once.
END_COLONISTS: Final = 1
END_CITY: Final = 2
END_CHIPS: Final = 4
END_REASONS: Final = ((END_COLONISTS, "colonists"), (END_CITY, "city"), (END_CHIPS, "chips"))

NOT_BUILT: Final = -1
NO_TILE: Final = -1

# What a game without expansions has; never changed.
NONE: Final[list[int]] = []
NO_FORESTS: Final[list[int]] = [0] * KINDS
BASE_BEIGE: Final[list[int]] = list(range(FIRST_BEIGE, FIRST_NEW))
BASE_BUILDINGS: Final[list[int]] = list(range(FIRST_NEW))


class Player:
    """A player board: windrose, island and city.

    Where colonists are counted, nobles are counted too: a noble is a colonist except where a
    building says otherwise. The noble_... fields say how many of a count are nobles.
    """

    doubloons: int
    vp: int  # chips and what is noted on paper
    windrose: int  # colonists waiting there
    island: int  # filled island spaces
    city: int  # filled city spaces
    goods: list[int]
    settled: list[int]  # colonists on the tiles of a kind
    staff: list[int]  # by building: colonists on it, NOT_BUILT without it
    # replaced, never changed: clones share them
    tiles: list[int]  # by kind; without forests
    built: list[int]  # his buildings in ascending order
    # What only the expansions need; the base game neither sets nor copies it. Its lists are
    # replaced, never changed.
    expanded: int = 0  # 1: an expansion is in play
    noble_windrose: int = 0
    noble_settled: list[int] = NONE  # empty without The Nobles
    noble_staff: list[int] = NONE
    forests: int = 0
    open_forests: list[int] = NO_FORESTS  # by the plantation underneath that everybody saw
    secret_forests: list[int] = NO_FORESTS  # and those that only he knows
    drawn: int = NO_TILE  # the face-down tile he is looking at

    def clone(self) -> "Player":
        copy = Player()
        copy.doubloons = self.doubloons
        copy.vp = self.vp
        copy.windrose = self.windrose
        copy.island = self.island
        copy.city = self.city
        copy.goods = self.goods[:]
        copy.tiles = self.tiles
        copy.settled = self.settled[:]
        copy.staff = self.staff[:]
        copy.built = self.built
        if self.expanded:
            self.copy_expansions(copy)
        return copy

    def copy_expansions(self, copy: "Player") -> None:
        copy.expanded = 1
        copy.noble_windrose = self.noble_windrose
        copy.noble_settled = self.noble_settled
        copy.noble_staff = self.noble_staff
        copy.forests = self.forests
        copy.open_forests = self.open_forests
        copy.secret_forests = self.secret_forests
        copy.drawn = self.drawn

    def colonists(self) -> int:
        """All colonists on the board, nobles included."""
        return self.windrose + sum(self.settled) + sum([n for n in self.staff if n > 0])

    def nobles(self) -> int:
        """All nobles on the board."""
        return self.noble_windrose + sum(self.noble_settled) + sum(self.noble_staff)

    def noble_works(self, building: int) -> bool:
        """A noble occupies a building of one circle."""
        return len(self.noble_staff) > 0 and self.noble_staff[building] > 0

    def colonist_works(self, building: int) -> bool:
        """A colonist, no noble, occupies a building of one circle."""
        return self.staff[building] > 0 and not self.noble_works(building)

    def at(self, place: int) -> int:
        """Colonists at a place: on the circles of a slot or on the windrose."""
        if place == WINDROSE:
            return self.windrose
        if place < TILE_KINDS:
            return self.settled[place]
        staff = self.staff[place - TILE_KINDS]
        return staff if staff > 0 else 0

    def nobles_at(self, place: int) -> int:
        """How many of the colonists at a place are nobles."""
        if place == WINDROSE:
            return self.noble_windrose
        if len(self.noble_staff) == 0:
            return 0
        return (
            self.noble_settled[place]
            if place < TILE_KINDS
            else self.noble_staff[place - TILE_KINDS]
        )

    def move(self, place: int, change: int, noble: bool) -> None:
        """Put a colonist or noble on a place (1) or take him away (-1)."""
        if place == WINDROSE:
            self.windrose += change
            if noble:
                self.noble_windrose += change
        elif place < TILE_KINDS:
            self.settled[place] += change
            if noble:
                self.noble_settled = changed(self.noble_settled, place, change)
        else:
            self.staff[place - TILE_KINDS] += change
            if noble:
                self.noble_staff = changed(self.noble_staff, place - TILE_KINDS, change)


def changed(counts: list[int], i: int, change: int) -> list[int]:
    """A new list: clones share the old one."""
    copy = counts[:]
    copy[i] += change
    return copy


class PuertoRico(State):
    """The table."""

    players: list[Player]
    round: int
    governor: int
    ending: int  # END_... flags
    role_coins: list[int]
    taken: list[int]  # by role: the seat that has it this round, -1 if free
    goods: list[int]  # supply
    # replaced, never changed: clones share them
    ships: list[int]  # by cargo ship: its size
    cargo: list[int]  # by cargo ship: the good, -1 when empty
    loaded: list[int]  # by cargo ship: how many
    house: list[int]  # by good: how many lie in the trading house
    row: list[int]  # face-up plantations by kind
    stack: list[int]  # face-down plantations by kind
    discards: list[int]
    copies: list[int]  # by building: tiles left
    quarries: int
    colonists: int  # supply, without nobles
    colonist_ship: int  # on the ship, nobles included
    chips: int
    paper: int  # VP given after the chips ran out
    # what follows from seats, options and the draft, see settle_options() in setup.py
    costs: list[int]  # by building
    roles: int  # the first so many of ROLES are in play
    turns: int  # roles taken in a round
    hacienda_quarry: int  # 1: hacienda with construction hut may bring a quarry
    # What only the expansions need; the base game neither sets nor copies it.
    expanded: int = 0  # 1: an expansion is in play
    new_buildings: int = 0  # 1: The New Buildings are
    with_nobles: int = 0  # 1: The Nobles are
    nobles: int = 0  # supply
    ship_nobles: int = 0  # how many of those on the ship are nobles
    beige: list[int] = BASE_BEIGE  # on the board, ascending; replaced, never changed
    in_play: list[int] = BASE_BUILDINGS  # all of this game, likewise

    def clone(self) -> "PuertoRico":
        copy = PuertoRico()
        self.copy_kernel(copy)
        copy.players = [player.clone() for player in self.players]
        copy.round = self.round
        copy.governor = self.governor
        copy.ending = self.ending
        copy.role_coins = self.role_coins[:]
        copy.taken = self.taken[:]
        copy.goods = self.goods[:]
        copy.ships = self.ships
        copy.cargo = self.cargo
        copy.loaded = self.loaded
        copy.house = self.house
        copy.row = self.row
        copy.stack = self.stack
        copy.discards = self.discards
        copy.quarries = self.quarries
        copy.colonists = self.colonists
        copy.colonist_ship = self.colonist_ship
        copy.chips = self.chips
        copy.paper = self.paper
        copy.copies = self.copies
        copy.costs = self.costs
        copy.roles = self.roles
        copy.turns = self.turns
        copy.hacienda_quarry = self.hacienda_quarry
        if self.expanded:
            self.copy_expansions(copy)
        return copy

    def copy_expansions(self, copy: "PuertoRico") -> None:
        copy.expanded = 1
        copy.new_buildings = self.new_buildings
        copy.with_nobles = self.with_nobles
        copy.nobles = self.nobles
        copy.ship_nobles = self.ship_nobles
        copy.beige = self.beige
        copy.in_play = self.in_play

    def following(self, player: int) -> int:
        """The left neighbour."""
        player += 1
        return 0 if player == self.seats else player

    def gain_vp(self, player: int, points: int) -> None:
        """Pay VP in chips; what the chips don't cover is noted on paper."""
        if points <= 0:
            return
        self.players[player].vp += points
        self.chips -= points
        if self.chips <= 0:
            self.ending |= END_CHIPS
            self.paper -= self.chips
            self.chips = 0


def new_player() -> Player:
    player = Player()
    player.doubloons = 0
    player.vp = 0
    player.windrose = 0
    player.island = 0
    player.city = 0
    player.goods = [0] * KINDS
    player.tiles = [0] * TILE_KINDS
    player.settled = [0] * TILE_KINDS
    player.staff = [NOT_BUILT] * BUILDING_COUNT
    player.built = []
    return player


def new_table() -> PuertoRico:
    s = PuertoRico()
    s.players = []
    s.round = 0
    s.governor = 0
    s.ending = 0
    s.role_coins = [0] * len(ROLES)
    s.taken = [-1] * len(ROLES)
    s.house = [0] * KINDS
    s.row = [0] * KINDS
    s.stack = [0] * KINDS
    s.discards = [0] * KINDS
    s.paper = 0
    return s
