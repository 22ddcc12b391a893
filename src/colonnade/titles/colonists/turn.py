"""A turn (p.7-9): moving a steward, and everything that may be done before or after it."""

from typing import Final

from colonnade.kernel.rng import COMPILED
from colonnade.kernel.state import Frame, Op, holds
from colonnade.titles.colonists.actions import (
    DONE,
    FIGURE,
    HIRE,
    LORD_SWAP,
    MOVE,
    PAY_RANGE,
    RENEW,
    RIDE,
    START_WOOD,
    TAKE_DOLLY,
    TAKE_GIFT,
    USE_TICKET,
)
from colonnade.titles.colonists.building import has_site, replacements, stewards_out
from colonnade.titles.colonists.community import RIGHT_DOLLY
from colonnade.titles.colonists.components import (
    ALCHEMIST,
    ALTRUIST,
    AMBASSADOR_COLONY,
    AMBASSADOR_RANGE,
    CLAY,
    DOLLY_GOODS,
    ENVOY,
    INSTITUTE,
    LORD,
    PLAYS_A_TURN,
    SCHOLAR,
    START_GOODS,
    STEWARD_FIGURES,
    STOREKEEPER,
    WOOD,
    WORKERS,
)
from colonnade.titles.colonists.employment import hire, hirings
from colonnade.titles.colonists.fee import owe, owes, payees
from colonnade.titles.colonists.frames import (
    ACT,
    E_AMBASSADOR_MOVED,
    E_GIFT,
    E_JUMPED,
    E_MOVED,
    E_START_GOODS,
    E_USED,
    FINISH_ACTION,
    GIFT,
    LATE_TURN,
    REPLACE_STORAGE,
    SWAP_PLACES,
    TAKE_TURN,
)
from colonnade.titles.colonists.frames import (
    START_GOODS as START_GOODS_OP,
)
from colonnade.titles.colonists.goods import (
    asks_discount,
    begin_action,
    can_pay,
    lacks,
    pay,
    receive,
)
from colonnade.titles.colonists.land import RANGES
from colonnade.titles.colonists.places import (
    ALWAYS_OPEN,
    PLACE_BUILT,
    PLACE_PRICE,
    arrive,
    can_act,
    swappable,
)
from colonnade.titles.colonists.reserve import FOR_RANGE, FOR_STORAGE, can_owe, can_pay_ability
from colonnade.titles.colonists.state import (
    A_TURN,
    APPRENTICE_STEWARD,
    MOVED_ALCHEMIST,
    MOVED_LABORER,
    PAID_RANGE,
    RODE,
    SPOTS,
    STEWARDS,
    SWAPPED,
    USED_DOLLY,
    ColonistsState,
    Player,
)
from colonnade.titles.colonists.tables import (
    APPRENTICE,
    COST_SIZE,
    DEVELOPER,
    DIPLOMAT,
    FIRST_MARKET,
    GIFT_GOODS,
    GIFT_LEVEL,
    HORSE,
    LIMITED_CARDS,
    SCARCE_GOOD,
    SCARCE_NUMBER,
    TICKET_COST,
    TICKETS,
    TILES_ON_MAP,
)

MOVE_END: Final = MOVE + STEWARDS * TILES_ON_MAP
LAST_TURN: Final = 2
ONLY_STEWARD: Final = [0]
NO_TOKENS: Final = [0] * len(LIMITED_CARDS)
NOBODY_IDLE: Final = [0] * len(WORKERS)
UNSEEN: Final = -1
ALCHEMIST_FIGURE: Final = 0
LABORER_FIGURE: Final = 2


# --- where a figure can go --------------------------------------------------------------


def targets(s: ColonistsState, p: Player, start: int, steps: int) -> list[int]:
    """The tiles a figure can move to: by walking, by jumping, or with a Ticket anywhere.

    A figure that enters the map does so on a market of choice (start -1).
    """
    land = s.land or s.map()
    if p.ticket:
        return [tile for tile in land.everywhere if tile != start]
    found = land.trips.get(start * RANGES + steps)
    if found is None:
        found = land.journeys(start, steps)
    if p.level[ENVOY] >= 2 and start != DIPLOMAT and DIPLOMAT not in found:
        found = [*found, DIPLOMAT]
    if p.level[SCHOLAR] >= 3 and start != DEVELOPER and DEVELOPER not in found:
        found = [*found, DEVELOPER]
    return found


def steward_out(p: Player) -> int:
    """A steward who may enter the map, -1 when there is none."""
    out = -1
    on_map = 0
    for i in range(STEWARD_FIGURES):
        if p.stewards[i] >= 0:
            on_map += 1
        elif out < 0:
            out = i
    return out if on_map < p.steward_limit else -1


def movable(p: Player) -> list[int]:
    """The stewards that can be moved: those on the map and one who may enter."""
    found = [i for i in range(STEWARD_FIGURES) if p.stewards[i] >= 0]
    on_map = len(found)
    out = steward_out(p)
    if out >= 0:
        found.append(out)
    if p.tokens[APPRENTICE] and (p.stewards[APPRENTICE_STEWARD] >= 0 or on_map < STEWARD_FIGURES):
        found.append(APPRENTICE_STEWARD)
    return found


def back_where_he_began(p: Player, i: int) -> bool:
    """A steward moved in these turns who stands where he stood at their start (p.9)."""
    tile = p.stewards[i]
    return p.moved >> i & 1 == 1 and tile >= 0 and tile == p.started[i] and tile < FIRST_MARKET


def moves(s: ColonistsState, p: Player, seat: int, found: list[int]) -> None:
    """Add every move of a steward that leads to an action."""
    one = p.steward_limit == 1 and p.tokens[APPRENTICE] == 0
    if one and p.stewards[0] < 0 and stewards_out(p) > 0:
        one = False  # the first was taken back, another is left
    stewards = ONLY_STEWARD if one else movable(p)
    last = s.turn == LAST_TURN and p.moved > 0
    if last and not one:
        back = [i for i in stewards if back_where_he_began(p, i)]
        if back:
            stewards = back  # only he may move, and only elsewhere
    steps = p.range + p.extra_range
    here = s.here
    held = p.held
    buffered = p.buffered
    level = p.level
    # where no ability helps, the price decides: most places are out of reach for want of goods
    plain = level[LORD] == 0 and level[ALTRUIST] < 2
    spaces = p.capacity
    several = len(stewards) > 1
    known = [UNSEEN] * TILES_ON_MAP if several else stewards  # places some steward looked at
    for i in stewards:
        base = MOVE + i * TILES_ON_MAP
        tiles = targets(s, p, p.stewards[i], steps)
        if last and p.moved >> i & 1:
            barred = p.started[i]
            if 0 <= barred < FIRST_MARKET and barred in tiles:
                tiles = tiles[:]
                tiles.remove(barred)
        for tile in tiles:
            price = PLACE_PRICE[tile]
            if price == ALWAYS_OPEN and (here[tile] == 0 or tile >= FIRST_MARKET):
                found.append(base + tile)
                continue
            if price >= 0 and plain:
                g = SCARCE_GOOD[price]
                if held[g] + buffered[g] < SCARCE_NUMBER[price] or lacks(p, price):
                    continue
                if here[tile] == 0 and COST_SIZE[price] <= spaces:
                    kind = PLACE_BUILT[tile]
                    if kind < 0 or has_site(s, p, kind, price):
                        found.append(base + tile)
                    continue
            if not several:
                if leads_to_action(s, p, seat, tile) if here[tile] else can_act(s, p, tile):
                    found.append(base + tile)
            else:
                if known[tile] == UNSEEN:
                    known[tile] = 1 if leads_to_action(s, p, seat, tile) else 0
                if known[tile]:
                    found.append(base + tile)


def leads_to_action(s: ColonistsState, p: Player, seat: int, place: int) -> bool:
    """Could a steward act at a place, after paying the Fee if others stand there?"""
    there = s.here[place]
    if there == 0:
        return can_act(s, p, place)
    if there >> seat & 1:
        return False
    due = payees(s, seat, place)
    return can_owe(s, seat, place, due) if due else can_act(s, p, place)


def figure_moves(s: ColonistsState, p: Player, figure: int, found: list[int]) -> None:
    """Add the moves of a special ambassador that this player may still move."""
    if s.figures[figure] < 0 or p.used >> figure & 1 or p.level[AMBASSADOR_COLONY[figure]] < 2:
        return
    steps = AMBASSADOR_RANGE - 1 + p.range + p.extra_range
    base = FIGURE + figure * TILES_ON_MAP
    for tile in targets(s, p, s.figures[figure], steps):
        found.append(base + tile)


# --- what may be done beside the move ---------------------------------------------------


def abilities(
    s: ColonistsState, p: Player, seat: int, after: int, late: bool, found: list[int]
) -> None:
    """Add what a player may do outside an action: employ, ride, pay for an ability, swap."""
    if p.jobs and p.idle != NOBODY_IDLE:
        for code in hirings(p, after):
            found.append(HIRE + code - SPOTS)
    if not p.abilities and p.tokens == NO_TOKENS:
        return
    if not late:
        if p.tokens[HORSE] and not p.used & RODE:
            found.append(RIDE)
        unpaid = p.level[ENVOY] >= 2 and not p.used & PAID_RANGE
        if unpaid and can_pay_ability(s, seat, FOR_RANGE):
            found.append(PAY_RANGE)
        if not p.ticket:
            for k in TICKETS:
                if p.tokens[k] and can_pay(s, p, TICKET_COST[k]):
                    found.append(USE_TICKET + k)
        if p.rights & RIGHT_DOLLY and not p.dolly and not p.used & USED_DOLLY and any(p.buffered):
            found.append(TAKE_DOLLY)
    if p.level[LORD] >= 3 and not p.used & SWAPPED and swappable(s, -1, False):
        found.append(LORD_SWAP)
    if p.level[STOREKEEPER] >= 2:
        for which in range(2):
            if replacements(s, p, which) and can_pay_ability(s, seat, FOR_STORAGE - which):
                found.append(RENEW + which)


def use_ability(s: ColonistsState, f: Frame, action: int) -> None:
    """Do one of them; the frame of the turn stays below."""
    seat = f[1]
    p = s.players[seat]
    if HIRE <= action < HIRE + 3 * SPOTS:
        code = action - HIRE
        hire(s, seat, code % SPOTS, code // SPOTS + 1)
        s.swap(f[0], seat, f[2], code + SPOTS)
    elif action == RIDE:
        use_up(s, seat, HORSE)
        p.extra_range += 1
        p.used |= RODE
    elif action == PAY_RANGE:
        if owes(p) and asks_discount(s, seat, action):
            return
        p.extra_range += 1
        p.used |= PAID_RANGE
        owe(s, seat, 0, FOR_RANGE)
    elif action == TAKE_DOLLY:
        p.dolly = DOLLY_GOODS
        s.tell(E_USED, seat, -1, TAKE_DOLLY)
    elif action == LORD_SWAP:
        p.used |= SWAPPED
        s.push(SWAP_PLACES, seat, 2)
    elif RENEW <= action < RENEW + 2:
        if owes(p) and asks_discount(s, seat, action):
            return
        s.swap(f[0], seat, f[2])  # the new building may be staffed by whom one likes
        s.push(REPLACE_STORAGE, seat, action - RENEW)
        owe(s, seat, 0, FOR_STORAGE - (action - RENEW))
    else:
        if asks_discount(s, seat, action):
            return
        k = action - USE_TICKET
        use_up(s, seat, k)
        p.ticket = 1
        begin_action(s, seat, -1)
        s.push(FINISH_ACTION, seat)
        pay(s, seat, TICKET_COST[k])


def use_up(s: ColonistsState, seat: int, k: int) -> None:
    """Take a good off a limited improvement; without goods it is discarded (p.16)."""
    p = s.players[seat]
    p.tokens = p.tokens[:]
    p.tokens[k] -= 1
    s.tell(E_USED, seat, LIMITED_CARDS[k], p.tokens[k])
    if p.tokens[k] == 0:
        s.discards = [*s.discards, LIMITED_CARDS[k]]


# --- the ops ----------------------------------------------------------------------------


def begin_turn(s: ColonistsState, p: Player, seat: int, turn: int) -> None:
    """One of a player's three turns; what was for the last one only has ended."""
    s.turn = turn
    if p.used:
        p.used = 0 if turn == 0 else p.used & ~A_TURN
    p.dolly = 0
    p.plays = 0
    p.side = 0
    p.extra_range = 0
    s.frames.append((TAKE_TURN, seat, 0, 0, 0))
    if turn == 0:
        p.started = p.stewards[:]
        p.moved = 0
        if s.half == 0:
            begin_year(s, p, seat)


def begin_year(s: ColonistsState, p: Player, seat: int) -> None:
    """What a player gets on his first turn of a year, before it."""
    if p.level[ALTRUIST]:
        s.push(GIFT, seat)
    if s.year == 1 and s.era == 1:
        if s.options["introductory"]:
            p.held[WOOD] += START_GOODS
        else:
            s.push(START_GOODS_OP, seat)


class StartGoods(Op[ColonistsState]):
    """Fill the Basic Storage with wood and clay just before the first turn (p.4)."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        return [START_WOOD + n for n in range(START_GOODS + 1)]

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        s.frames.pop()
        wood = action - START_WOOD
        p = s.players[f[1]]
        p.held[WOOD] += wood
        p.held[CLAY] += START_GOODS - wood
        s.tell(E_START_GOODS, f[1], wood, START_GOODS - wood)


class Gift(Op[ColonistsState]):
    """The Altruists' gift on the first turn of a year."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        level = s.players[f[1]].level[ALTRUIST]
        return [TAKE_GIFT + i for i in range(len(GIFT_LEVEL)) if level >= GIFT_LEVEL[i]]

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        s.frames.pop()
        s.tell(E_GIFT, f[1], action - TAKE_GIFT)
        receive(s, f[1], GIFT_GOODS[action - TAKE_GIFT])


class TakeTurn(Op[ColonistsState]):
    """The start of a turn and the move; frame a: unused, b: last hiring, to keep an order."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        seat = f[1]
        p = s.players[seat]
        found: list[int] = []
        moves(s, p, seat, found)
        if (p.jobs and p.idle != NOBODY_IDLE) or p.abilities or p.tokens != NO_TOKENS:
            abilities(s, p, seat, f[3], False, found)
        if s.figures[0] >= 0:
            figure_moves(s, p, 0, found)
        if s.figures[1] >= 0:
            figure_moves(s, p, 1, found)
        return found

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        seat = f[1]
        if MOVE <= action < MOVE_END:
            i = (action - MOVE) // TILES_ON_MAP
            tile = (action - MOVE) % TILES_ON_MAP
            due = payees(s, seat, tile) if s.here[tile] else 0
            if due and asks_discount(s, seat, action):
                return
            s.frames.pop()
            move_steward(s, seat, i, tile, due)
        elif FIGURE <= action < FIGURE + 3 * TILES_ON_MAP:
            s.swap(TAKE_TURN, seat)
            move_figure(s, seat, action)
        else:
            use_ability(s, f, action)


def move_steward(s: ColonistsState, seat: int, i: int, tile: int, due: int) -> None:
    """Move a steward; the Fee is paid before he acts."""
    p = s.players[seat]
    stewards = p.stewards[:]
    start = stewards[i]
    stewards[i] = tile
    p.stewards = stewards
    p.moved |= 1 << i
    p.extra_range = 0
    p.ticket = 0
    here = s.here
    if start >= 0 and not (holds(stewards, start) if COMPILED else start in stewards):
        here[start] &= ~(1 << seat)
    here[tile] |= 1 << seat
    if s.log is not None:
        jumped = tile >= FIRST_MARKET and (start < 0 or tile not in s.map().near[start])
        s.tell(E_JUMPED if jumped else E_MOVED, seat, tile, i)
    if i == APPRENTICE_STEWARD:
        use_up(s, seat, APPRENTICE)
    if due:
        s.push(ACT, seat, tile)
        owe(s, seat, due, tile)
    else:
        arrive(s, seat, tile)


def move_figure(s: ColonistsState, seat: int, action: int) -> None:
    """Move a special ambassador; the Alchemist may act where another player's steward is."""
    p = s.players[seat]
    figure, tile = divmod(action - FIGURE, TILES_ON_MAP)
    s.figures = s.figures[:]
    s.figures[figure] = tile
    p.used |= 1 << figure
    p.extra_range = 0
    p.ticket = 0
    s.tell(E_AMBASSADOR_MOVED, seat, figure, tile)
    if figure == ALCHEMIST_FIGURE and s.here[tile] & ~(1 << seat):
        s.push(ACT, seat, tile, 1)


def dismiss_apprentice(s: ColonistsState, p: Player) -> None:
    """At the end of a turn the Apprentice leaves after his last one."""
    if p.tokens[APPRENTICE] == 0:
        p.stewards = p.stewards[:]
        p.stewards[APPRENTICE_STEWARD] = -1
        s.look_around()


def has_late_turn(s: ColonistsState, p: Player) -> bool:
    """Could there be anything to do after the third turn? (Not in era I.)"""
    if s.figures[ALCHEMIST_FIGURE] >= 0 or s.figures[LABORER_FIGURE] >= 0:
        return True
    return p.level[LORD] >= 3 or p.level[STOREKEEPER] >= 2


def ends_apart(s: ColonistsState, p: Player) -> bool:
    """Can the Alchemist do more at the end of this turn than at the start of the next? (p.19)

    Then the Horse or the Dolly, once a turn, or two improvements a turn are still at hand
    for a turn that is over, and again in the next one.
    """
    if p.level[ALCHEMIST] < 2 or p.used & MOVED_ALCHEMIST:
        return False
    if p.tokens[HORSE] > 1 and not p.used & RODE:
        return True
    if s.seats == 1:
        return False  # he finds no other steward and never acts
    if p.rights & RIGHT_DOLLY and not p.used & USED_DOLLY and any(p.buffered):
        return True
    if p.count[INSTITUTE] == 0 or p.plays >= PLAYS_A_TURN:
        return False
    return len(p.hand) > 0 or p.level[SCHOLAR] >= 2


class LateTurn(Op[ColonistsState]):
    """After the third turn: the Laborer's move, the Alchemist's, and what is still to be done.

    Frame a: 1 after an earlier turn, for the Alchemist's move only; b: last hiring.
    """

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        found = [DONE]
        figure_moves(s, p, ALCHEMIST_FIGURE, found)
        if f[2] == 0:
            figure_moves(s, p, LABORER_FIGURE, found)
        figures = len(found) > 1
        if p.ticket:
            del found[0]  # it was paid for a move (p.16)
        if figures or (f[2] == 0 and (p.level[LORD] >= 3 or p.level[STOREKEEPER] >= 2)):
            abilities(s, p, f[1], f[3], not figures, found)
        return found

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        if action == DONE:
            s.frames.pop()
        elif FIGURE <= action < FIGURE + 3 * TILES_ON_MAP:
            s.swap(LATE_TURN, f[1], f[2])
            move_figure(s, f[1], action)
        else:
            use_ability(s, f, action)


assert MOVED_ALCHEMIST == 1 << ALCHEMIST_FIGURE
assert MOVED_LABORER == 1 << LABORER_FIGURE
