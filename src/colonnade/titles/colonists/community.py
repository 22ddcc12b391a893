"""What a community can do: counted up from its buildings, workers, embassies and improvements."""

from typing import Final

from colonnade.titles.colonists.components import (
    ALTRUIST,
    ANYBODY,
    BASIC_LOTS,
    BASIC_STORAGE,
    BOARDINGHOUSE,
    CITIZEN,
    COLONIES,
    COMMUNITY_HALL,
    CUSTOMS_OFFICE,
    EMBASSY,
    ENVOY,
    FACTORY,
    FARMER,
    FOOD,
    INDUSTRIALIST,
    INSTITUTE,
    LARGE_BOARD,
    LIBRARY,
    LORD,
    MERCHANT,
    ROBE,
    SCHOLAR,
    SMALL_BOARD,
    SPOT_KINDS,
    STABLES,
    STORAGE_HALL,
    STORAGE_HOUSE,
    STORAGE_SHED,
    STORED,
    STOREKEEPER,
    TAILOR_SHOP,
)
from colonnade.titles.colonists.state import (
    BORDER,
    EMPTY,
    SITES,
    SPOTS,
    STORE_SPOTS,
    ColonistsState,
    Player,
)
from colonnade.titles.colonists.tables import (
    ASSEMBLY_HALL,
    AUTOMOBILE,
    BUFFER_GOOD,
    CARD_BONUS,
    CARD_BOOSTS,
    CARD_DELIVERS,
    CARD_HOUSED,
    CARD_HOUSES,
    CARD_LOTS,
    CARD_ONLY,
    CARD_SPACES,
    CARDS,
    CONSTRUCTION_SITES,
    COUNCIL_CHAMBER,
    DEED_REGISTRATION,
    DOLLY,
    KIND_BUFFERS,
    KIND_GOOD,
    KIND_HOUSED,
    KIND_HOUSES,
    KIND_OUTPUT,
    KIND_SPACES,
    KIND_WORKER,
    MARKET_STAND,
    PASS,
    REALTORS_LICENSE,
    STEAM_ENGINE,
    TRAINING,
    WEAVING_MILL,
    WEAVING_MILL_ROBES,
)

# what permanent cards allow (bits of Player.rights)
RIGHT_DEED: Final = 1
RIGHT_REALTOR: Final = 2
RIGHT_DOLLY: Final = 4
RIGHT_COUNCIL: Final = 8
RIGHT_STAND: Final = 16
RIGHT_STEAM: Final = 32
RIGHT_WEAVING: Final = 64
_RIGHTS: Final = {
    DEED_REGISTRATION: RIGHT_DEED,
    REALTORS_LICENSE: RIGHT_REALTOR,
    DOLLY: RIGHT_DOLLY,
    COUNCIL_CHAMBER: RIGHT_COUNCIL,
    MARKET_STAND: RIGHT_STAND,
    STEAM_ENGINE: RIGHT_STEAM,
    WEAVING_MILL: RIGHT_WEAVING,
}
CARD_RIGHT: Final = [_RIGHTS.get(card, 0) for card in range(CARDS)]
BORDER_SPOTS: Final = 10
ASSEMBLY_SPOTS: Final = 2


def count_up(s: ColonistsState, p: Player, same_tiles: bool = False) -> None:
    """Set everything that follows from what stands, works and lies in a community.

    same_tiles: since the last count nothing was built, razed or laid into buffers; only workers
    moved.
    """
    count_cards(p)
    if not same_tiles:
        count_tiles(p)
    count_buildings(p)
    if not same_tiles:
        count_spots(s, p)
        count_buffers(p)
    p.library = 1 if p.count[LIBRARY] > 0 else 0
    p.abilities = 1 if p.rights & RIGHT_DOLLY else 0
    if p.level != NO_EMBASSIES:
        count_embassies(p)


def count_embassies(p: Player) -> None:
    """What the levels of the embassies add."""
    level = p.level
    p.lots += 1 if level[ALTRUIST] >= 1 else 0
    p.lots += 1 if level[INDUSTRIALIST] >= 1 else 0
    p.lots += 1 if level[INDUSTRIALIST] >= 3 else 0
    p.lots += 3 if level[STOREKEEPER] >= 1 else 0
    p.capacity += 3 if level[STOREKEEPER] >= 2 else 0
    p.steward_limit += 1 if level[ENVOY] >= 1 else 0
    p.range += 1 if level[ENVOY] >= 3 else 0
    if level[SCHOLAR] >= 1:
        p.library = 1
    if level[ENVOY] >= 2 or level[LORD] >= 3 or level[STOREKEEPER] >= 2:
        p.abilities = 1


# what a community without permanent improvements gets from them; shared, never changed
NO_GOODS: Final = [0] * STORED
NO_KINDS: Final = [0] * SPOT_KINDS
# to compare with: quicker than any()
NO_EMBASSIES: Final = [0] * len(COLONIES)
NO_BUFFERS: Final = [0] * SPOTS


def count_cards(p: Player) -> None:
    """What the permanent improvements add."""
    p.lots = BASIC_LOTS
    p.capacity = BASIC_STORAGE
    p.idle = [0, 0, 0, 0]
    p.restricted = p.delivers = p.rights = p.training = p.bonuses = 0
    p.fee_food = p.fee_goods = 1
    if not p.board:
        p.only = p.bonus = p.delivery = NO_GOODS
        p.boost = NO_KINDS
        return
    p.only = [0] * STORED
    p.bonus = [0] * STORED
    p.delivery = [0] * STORED
    p.boost = [0] * SPOT_KINDS
    for card in p.board:
        if CARD_LOTS[card]:
            if CARD_ONLY[card] >= 0:
                p.only[CARD_ONLY[card]] += CARD_LOTS[card]
                p.restricted = 1
            else:
                p.lots += CARD_LOTS[card]
        p.capacity += CARD_SPACES[card]
        p.idle[CARD_HOUSES[card]] += CARD_HOUSED[card]
        if CARD_BOOSTS[card] >= 0:
            p.boost[CARD_BOOSTS[card]] += 1
        if CARD_BONUS[card] >= 0:
            p.bonus[CARD_BONUS[card]] += 1
            p.bonuses = 1
        if CARD_DELIVERS[card] >= 0:
            p.delivery[CARD_DELIVERS[card]] = 1
            p.delivers = 1
        p.rights |= CARD_RIGHT[card]
        if card == TRAINING:
            p.training = 1
        elif card == AUTOMOBILE:
            p.fee_food = 0
        elif card == PASS:
            p.fee_goods = 0


# 1 for the kinds whose workers do more than generate: a second one may join, or they give rights
# or spaces
KIND_SPECIAL: Final = [
    1
    if kind in (STABLES, BOARDINGHOUSE, INSTITUTE, CUSTOMS_OFFICE, TAILOR_SHOP)
    or KIND_WORKER[kind] == ANYBODY
    or KIND_SPACES[kind]
    else 0
    for kind in range(SPOT_KINDS)
]


def count_tiles(p: Player) -> None:
    """The spots with a building or an embassy, and how many there are of each kind."""
    kinds = p.kind
    count = [0] * SPOT_KINDS
    p.built = [spot for spot, kind in enumerate(kinds) if kind != EMPTY]
    for spot in p.built:
        count[kinds[spot]] += 1
    p.count = count


def count_buildings(p: Player) -> None:
    """Colonists housed and employed, and what staffed buildings do."""
    factories = [0, 0, 0, 0]
    staff = [0, 0, 0, 0]
    jobs: list[int] = []
    idle = p.idle
    kinds = p.kind
    workers = p.worker
    p.range = 1
    p.steward_limit = 1
    p.institute = 0
    p.mill_spot = -1
    fullest = -1
    for spot in p.built:
        kind = kinds[spot]
        worker = workers[spot]
        if worker == 0:
            if KIND_WORKER[kind]:
                jobs.append(spot)
            elif KIND_HOUSED[kind]:
                idle[KIND_HOUSES[kind]] += KIND_HOUSED[kind]
            continue
        staff[worker & 3] += 1
        if not KIND_SPECIAL[kind]:
            continue
        if KIND_SPACES[kind]:
            p.capacity += spaces_in(p, kind)
            continue
        staff[worker >> 2] += 1
        if takes_two(p, kind, worker):
            jobs.append(spot)
        if kind == FACTORY or kind == EMBASSY + INDUSTRIALIST:
            factories[worker & 3] += 1
            factories[worker >> 2] += 1
        elif kind == STABLES:
            p.range += 1
        elif kind == BOARDINGHOUSE:
            p.steward_limit += 1
        elif kind == INSTITUTE:
            p.institute = 1 if worker & 3 and worker >> 2 else 0
        elif kind == CUSTOMS_OFFICE:
            p.fee_food = p.fee_goods = 0
        elif kind == TAILOR_SHOP and p.rights & RIGHT_WEAVING and p.buffer[spot] > fullest:
            fullest = p.buffer[spot]
            p.mill_spot = spot
    staff[0] = factories[0] = 0
    p.idle = [
        0,
        idle[FARMER] - staff[FARMER],
        idle[CITIZEN] - staff[CITIZEN],
        idle[MERCHANT] - staff[MERCHANT],
    ]
    p.factories = factories
    p.staff = staff
    p.jobs = jobs


def takes_two(p: Player, kind: int, worker: int) -> bool:
    """May a second worker join: in the Institute, or with the Steam Engine in a Factory?"""
    if worker >> 2:
        return False
    return kind == INSTITUTE or (p.rights & RIGHT_STEAM > 0 and KIND_WORKER[kind] == ANYBODY)


def count_spots(s: ColonistsState, p: Player) -> None:
    """Free building spots: normal, storage, Borderland."""
    side = small_or_large(s)
    normal = side
    storage = BORDER - STORE_SPOTS
    border = borderland(p)
    for spot in p.built:
        if spot < side:
            normal -= 1
        elif spot >= BORDER:
            border -= 1
        elif spot >= STORE_SPOTS:
            storage -= 1
    if p.board:
        for i, card in enumerate(CONSTRUCTION_SITES):
            if card in p.board and p.kind[SITES + i] < 0:
                normal += 1
    p.free = [normal, storage, max(0, border)]


def small_or_large(s: ColonistsState) -> int:
    """The board's side: 12 spots only if era I is the only era played (p.4)."""
    return SMALL_BOARD if s.last_era == 1 else LARGE_BOARD


def borderland(p: Player) -> int:
    """How many Borderland spots are open."""
    if p.count[COMMUNITY_HALL] > 0:
        return BORDER_SPOTS
    return ASSEMBLY_SPOTS if ASSEMBLY_HALL in p.board else 0


def free_spot(s: ColonistsState, p: Player, group: int) -> int:
    """The lowest free spot of a group."""
    if group == 0:
        for spot in range(small_or_large(s)):
            if p.kind[spot] < 0:
                return spot
        for i, card in enumerate(CONSTRUCTION_SITES):
            if card in p.board and p.kind[SITES + i] < 0:
                return SITES + i
    low, high = (STORE_SPOTS, BORDER) if group == 1 else (BORDER, SPOTS)
    for spot in range(low, high):
        if p.kind[spot] < 0:
            return spot
    return -1


def spaces_in(p: Player, kind: int) -> int:
    """The spaces of a staffed storage facility."""
    keeper = p.level[STOREKEEPER]
    spaces = KIND_SPACES[kind]
    if kind == STORAGE_SHED:
        spaces += 1 if keeper >= 1 else 0
    elif kind == STORAGE_HOUSE:
        spaces += 2 if keeper >= 3 else 0
    elif kind == STORAGE_HALL:
        spaces += 4 if keeper >= 4 else 0
    return spaces


def count_buffers(p: Player) -> None:
    """The goods in all buffers, by good."""
    buffered = [0] * STORED
    if p.buffer != NO_BUFFERS:
        for spot in p.built:
            n = p.buffer[spot]
            if n:
                kind = p.kind[spot]
                buffered[FOOD if kind == EMBASSY + ALTRUIST else KIND_GOOD[kind]] += n
    buffered[ROBE] += p.robe_buffer
    if p.board:
        for i, n in enumerate(p.card_buffer):
            buffered[BUFFER_GOOD[i]] += n
    p.buffered = buffered


def output(p: Player, spot: int) -> int:
    """What a staffed production or sustenance building generates a year, and may hold (p.11)."""
    kind = p.kind[spot]
    worker = p.worker[spot] & 3
    if worker == 0 or not KIND_BUFFERS[kind]:
        return 0
    made = KIND_OUTPUT[kind] + p.factories[worker] + p.boost[kind]
    if spot == p.mill_spot:
        made += WEAVING_MILL_ROBES
    return made
