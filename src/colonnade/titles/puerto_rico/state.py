"""The state of Puerto Rico: what lies on the table and on each player board."""

from typing import Final

from colonnade.kernel.state import State
from colonnade.titles.puerto_rico.components import BUILDING_COUNT, KINDS, ROLES, TILE_KINDS

# Why the game ends after this round; several can hold at once.
END_COLONISTS: Final = 1
END_CITY: Final = 2
END_CHIPS: Final = 4
END_REASONS: Final = ((END_COLONISTS, "colonists"), (END_CITY, "city"), (END_CHIPS, "chips"))

NOT_BUILT: Final = -1


class Player:
    """A player board: windrose, island and city."""

    doubloons: int
    vp: int  # chips and what is noted on paper
    windrose: int  # colonists waiting there
    island: int  # filled island spaces
    city: int  # filled city spaces
    goods: list[int]
    tiles: list[int]  # by kind
    settled: list[int]  # colonists on the tiles of a kind
    staff: list[int]  # by building: colonists on it, NOT_BUILT without it

    def clone(self) -> "Player":
        copy = Player()
        copy.doubloons = self.doubloons
        copy.vp = self.vp
        copy.windrose = self.windrose
        copy.island = self.island
        copy.city = self.city
        copy.goods = self.goods[:]
        copy.tiles = self.tiles[:]
        copy.settled = self.settled[:]
        copy.staff = self.staff[:]
        return copy

    def colonists(self) -> int:
        """All colonists on the board."""
        return self.windrose + sum(self.settled) + sum([n for n in self.staff if n > 0])


class PuertoRico(State):
    """The table."""

    players: list[Player]
    round: int
    governor: int
    ending: int  # END_... flags
    role_coins: list[int]
    taken: list[int]  # by role: the seat that has it this round, -1 if free
    goods: list[int]  # supply
    ships: list[int]  # by cargo ship: its size; never changes
    cargo: list[int]  # by cargo ship: the good, -1 when empty
    loaded: list[int]  # by cargo ship: how many
    house: list[int]  # by good: how many lie in the trading house
    row: list[int]  # face-up plantations by kind
    stack: list[int]  # face-down plantations by kind
    discards: list[int]
    quarries: int
    colonists: int  # supply
    colonist_ship: int
    chips: int
    paper: int  # VP given after the chips ran out
    copies: list[int]  # by building: tiles left
    # what follows from seats and options, see settle_options() in setup.py
    costs: list[int]  # by building
    roles: int  # the first so many of ROLES are in play
    turns: int  # roles taken in a round
    hacienda_quarry: int  # 1: hacienda with construction hut may bring a quarry

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
        copy.cargo = self.cargo[:]
        copy.loaded = self.loaded[:]
        copy.house = self.house[:]
        copy.row = self.row[:]
        copy.stack = self.stack[:]
        copy.discards = self.discards[:]
        copy.quarries = self.quarries
        copy.colonists = self.colonists
        copy.colonist_ship = self.colonist_ship
        copy.chips = self.chips
        copy.paper = self.paper
        copy.copies = self.copies[:]
        copy.costs = self.costs
        copy.roles = self.roles
        copy.turns = self.turns
        copy.hacienda_quarry = self.hacienda_quarry
        return copy

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
