"""Where goods lie: what fits, how the stock splits into Storage and Warehouse, taking from it."""

from colonnade.kernel.rng import COMPILED
from colonnade.titles.colonists.components import ALTRUIST, EMBASSY, FOOD, ROBE, STORED
from colonnade.titles.colonists.frames import E_THROWN
from colonnade.titles.colonists.state import SPOTS, ColonistsState, Player
from colonnade.titles.colonists.tables import BUFFER_GOOD, KIND_GOOD


def excess(p: Player) -> int:
    """How many goods more than fit into Storage and Warehouse (0 or less: all fit)."""
    goods = loose(p) if p.restricted else p.held
    if not COMPILED:
        return sum(goods) - p.capacity - p.lots
    over = -p.capacity - p.lots
    for n in goods:  # quicker than sum() when compiled
        over += n
    return over


def loose(p: Player) -> list[int]:
    """By good, how many the lots for that good alone can't take."""
    return [max(0, n - own) for n, own in zip(p.held, p.only, strict=True)]


def split(p: Player) -> tuple[list[int], list[int]]:
    """One way the goods can lie: (Storage, Warehouse); restricted lots first, then Storage."""
    storage = [0] * STORED
    warehouse = [0] * STORED
    room, lots = p.capacity, p.lots
    for g in range(STORED):
        n = p.held[g]
        own = min(n, p.only[g])
        n -= own
        inside = min(n, room)
        room -= inside
        rest = min(n - inside, lots)
        lots -= rest
        storage[g] = inside
        warehouse[g] = own + rest
    return storage, warehouse


def empty_buffers(p: Player, g: int, n: int) -> None:
    """Take goods from buffers: from buildings first, which can be lost, then from cards."""
    p.buffered[g] -= n
    p.buffer = p.buffer[:]
    for spot in range(SPOTS):
        if p.buffer[spot] and KIND_GOOD[p.kind[spot]] == g:
            taken = min(n, p.buffer[spot])
            p.buffer[spot] -= taken
            n -= taken
            if n == 0:
                return
    if p.level[ALTRUIST]:
        spot = p.kind.index(EMBASSY + ALTRUIST)
        if g == FOOD:
            taken = min(n, p.buffer[spot])
            p.buffer[spot] -= taken
            n -= taken
        elif g == ROBE:
            taken = min(n, p.robe_buffer)
            p.robe_buffer -= taken
            n -= taken
    if n == 0:
        return
    p.card_buffer = p.card_buffer[:]
    for i, good in enumerate(BUFFER_GOOD):
        if good == g and n:
            taken = min(n, p.card_buffer[i])
            p.card_buffer[i] -= taken
            n -= taken


def consume(s: ColonistsState, seat: int, g: int, n: int) -> None:
    """Use up sustenance goods from anywhere (p.16): loose ones first, then buffers."""
    p = s.players[seat]
    loose = min(n, p.held[g])
    p.held[g] -= loose
    if s.acting == seat:
        s.got[g] = min(s.got[g], p.held[g])
    if n > loose:
        empty_buffers(p, g, n - loose)


def throw(s: ColonistsState, p: Player, seat: int, g: int) -> None:
    """Throw one good away; of those received in this action first."""
    p.held[g] -= 1
    if s.acting == seat and s.got[g]:
        s.got[g] -= 1
    if s.log is not None:
        s.tell(E_THROWN, seat, g, 1)
