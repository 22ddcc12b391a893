"""What must hold: every component somewhere, once; fitting supplies; secrets dealt anew."""

from colonnade.kernel.errors import BadDump
from colonnade.kernel.state import NOBODY, Op
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import frames as f
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists.actions import PLAY
from colonnade.titles.colonists.community import count_up, free_spot, output, small_or_large
from colonnade.titles.colonists.hexes import cells_of
from colonnade.titles.colonists.state import SITES, SPOTS, ColonistsState, Player
from colonnade.titles.colonists.stock import excess

STORING = (
    f.STORE, f.THROW_AWAY, f.ALCHEMY, f.STAFF_NOW, f.EMPLOY, f.SETTLE_WORKERS, f.SEND_HOME,
)  # fmt: skip
RESHUFFLES = 1_000  # more than there can be


def check(s: ColonistsState) -> None:
    """Raise BadDump, naming the field, where the state is impossible."""
    for name in ("first", "marker", "opener"):
        if not 0 <= getattr(s, name) < s.seats:
            raise BadDump(f"state.{name}", f"{getattr(s, name)}; allowed: 0 to {s.seats - 1}")
    if s.acting >= s.seats:
        raise BadDump("state.acting", f"{s.acting}; allowed: -1 to {s.seats - 1}")
    check_map(s)
    check_tiles(s)
    check_cards(s)
    for seat, p in enumerate(s.players):
        check_player(s, seat, p, f"state.players[{seat}]")


def check_map(s: ColonistsState) -> None:
    """No two tiles on one hex; each place in one spot or pile; figures only on the map."""
    taken: dict[int, int] = {}
    for tile in range(t.TILES_ON_MAP):
        if s.at[tile] < 0:
            continue
        for cell in cells_of(tile, s.at, s.facing):
            if cell in taken:
                raise BadDump("state.at", f"{t.PLACE_NAMES[tile]} lies on another tile")
            taken[cell] = tile
    waiting = s.face_up + s.place_pile
    for place in waiting:
        if waiting.count(place) > 1 or s.at[place] >= 0:
            raise BadDump("state.place_pile", f"{t.PLACE_NAMES[place]} is there twice")
    for where, who in standing(s):
        if where >= 0 and s.at[where] < 0:
            raise BadDump(who, f"{t.PLACE_NAMES[where]} is not on the map")
    if s.market_card in s.market_pile:
        raise BadDump("state.market_pile", "the market card of the year is in the pile")


def standing(s: ColonistsState) -> list[tuple[int, str]]:
    """Every figure: where it is, and the field that says so."""
    found = [(tile, "state.figures") for tile in s.figures]
    for seat, p in enumerate(s.players):
        found.extend((tile, f"state.players[{seat}].stewards") for tile in p.stewards)
    return found


def tiles_used(s: ColonistsState) -> list[int]:
    """Building tiles on all boards; printed Farms are none."""
    used = [0] * len(c.TILES)
    for p in s.players:
        for spot in range(SPOTS):
            kind = p.kind[spot]
            if 0 <= kind < c.EMBASSY and not (spot < 2 and p.printed >> spot & 1):
                used[t.KIND_TILE[kind]] += 1
    return used


def check_tiles(s: ColonistsState) -> None:
    for i, used in enumerate(tiles_used(s)):
        if used + s.tiles[i] != c.TILE_COUNTS[i]:
            raise BadDump(
                f"state.tiles.{c.TILE_NAMES[i]}",
                f"{used} on boards and {s.tiles[i]} in the supply; there are {c.TILE_COUNTS[i]}",
            )


def card_places(s: ColonistsState) -> list[tuple[int, str]]:
    """Every improvement in the game: (card, the field it is in)."""
    found: list[tuple[int, str]] = []
    for name in ("deck", "discards", "box", "gone"):
        pile: list[int] = getattr(s, name)
        found.extend((card, f"state.{name}") for card in pile)
    for seat, p in enumerate(s.players):
        path = f"state.players[{seat}]"
        found.extend((card, f"{path}.hand") for card in p.hand)
        found.extend((card, f"{path}.drawn") for card in p.drawn)
        found.extend((card, f"{path}.board") for card in p.board)
        for k, card in enumerate(t.LIMITED_CARDS):
            if p.tokens[k]:
                found.append((card, f"{path}.tokens"))
    found.extend((frame[2], "state.frames") for frame in s.frames if frame[0] == f.USE_CARD)
    return found


def preparing(s: ColonistsState) -> bool:
    """Before the piles of the era are laid out."""
    return any(frame[0] == f.START_ERA for frame in s.frames)


def check_cards(s: ColonistsState) -> None:
    seen = [0] * t.CARDS
    for card, path in card_places(s):
        if not 0 <= card < t.CARDS:
            raise BadDump(path, "an improvement is needed, not null")
        seen[card] += 1
        if seen[card] > 1:
            raise BadDump(path, f"{t.CARD_NAMES[card]} is there twice")
    if not preparing(s):
        for card in range(t.CARDS):
            if t.CARD_ERA[card] <= s.era and not seen[card]:
                raise BadDump("state.deck", f"{t.CARD_NAMES[card]} is nowhere")
            if t.CARD_ERA[card] > s.era and seen[card]:
                raise BadDump("state.deck", f"{t.CARD_NAMES[card]} is of a later era")


def check_player(s: ColonistsState, seat: int, p: Player, path: str) -> None:
    for worker in (c.FARMER, c.CITIZEN, c.MERCHANT):
        if p.idle[worker] < 0:
            raise BadDump(f"{path}.worker", f"more {c.WORKERS[worker]}s at work than live there")
    for spot in range(SPOTS):
        check_spot(s, p, spot, path)
    for colony in range(len(c.COLONIES)):
        embassies = p.kind.count(c.EMBASSY + colony)
        if embassies != (1 if p.level[colony] else 0):
            raise BadDump(f"{path}.level", f"{c.COLONIES[colony]}: level and embassy differ")
        if p.level[colony] > s.era:
            raise BadDump(f"{path}.level", f"{c.COLONIES[colony]}: above the era's number")
    for i, n in enumerate(p.card_buffer):
        if n > (t.BUFFER_SIZE[i] if t.BUFFER_CARDS[i] in p.board else 0):
            raise BadDump(f"{path}.card_buffer", f"{t.CARD_NAMES[t.BUFFER_CARDS[i]]} holds less")
    storing = any(frame[0] in STORING and frame[1] == seat for frame in s.frames)
    if excess(p) > 0 and not storing and s.acting != seat:
        raise BadDump(f"{path}.held", "more goods than Storage and Warehouse hold")
    if any(t.CARD_SORT[card] != c.PERMANENT for card in p.board):
        raise BadDump(f"{path}.board", "only permanent improvements stay")


def check_spot(s: ColonistsState, p: Player, spot: int, path: str) -> None:
    kind = p.kind[spot]
    if kind < 0:
        if p.worker[spot] or p.buffer[spot]:
            raise BadDump(f"{path}.worker", f"spot {spot + 1} is empty")
        return
    if small_or_large(s) <= spot < SITES:
        raise BadDump(f"{path}.kind", f"spot {spot + 1} is not on this side of the board")
    if t.KIND_SORT[kind] == c.STORAGE and kind < c.EMBASSY and not 22 <= spot < 25:
        raise BadDump(f"{path}.kind", f"spot {spot + 1} takes no storage facility")
    if p.worker[spot] and t.KIND_WORKER[kind] == 0:
        raise BadDump(f"{path}.worker", f"nobody works on spot {spot + 1}")
    busy = any(
        frame[0] in (f.STAFF_NOW, f.EMPLOY, f.SETTLE_WORKERS, f.SEND_HOME) for frame in s.frames
    )
    if kind < c.EMBASSY and not busy and p.buffer[spot] > output(p, spot):
        raise BadDump(f"{path}.buffer", f"spot {spot + 1} holds {output(p, spot)} at most")


# --- scenarios --------------------------------------------------------------------------


def balance(s: ColonistsState) -> None:
    """Fit the supplies to the boards: tiles, embassies for levels, every card somewhere."""
    for p in s.players:
        for colony, level in enumerate(p.level):
            if level and c.EMBASSY + colony not in p.kind:
                count_up(s, p)
                p.kind[free_spot(s, p, 0)] = c.EMBASSY + colony
        count_up(s, p)
    s.tiles = [whole - n for whole, n in zip(c.TILE_COUNTS, tiles_used(s), strict=True)]
    if min(s.tiles) < 0:
        raise BadDump("state.tiles", "more tiles on the boards than the game has")
    if preparing(s):
        return
    outside = {card for card, path in card_places(s) if path not in ("state.deck", "state.box")}
    left = [card for card in range(t.CARDS) if card not in outside]
    s.deck = [card for card in left if t.CARD_ERA[card] == s.era]
    s.box = [card for card in left if t.CARD_ERA[card] < s.era]


# --- secrets ----------------------------------------------------------------------------


def hide(s: ColonistsState, viewer: int | None) -> None:
    """Deal anew the cards a viewer can't know.

    The backs show a card's era, and everybody knows what a reshuffled discard pile brought
    into the deck: cards with the same back that came into the deck together change places.
    """
    if s.actor in (NOBODY, viewer):
        deal_anew(s, viewer)
        return
    kept = s.clone()
    op: Op[ColonistsState] = s.title.ops[s.frames[-1][0]]
    for _ in range(20):
        deal_anew(s, viewer)
        choices = op.legal(s, s.frames[-1])
        if len(choices) > 1:
            s.choices = choices
            return
    # whoever is asked must have a choice: his own cards then stay as they are
    s.deck, s.box = kept.deck, kept.box
    for p, old in zip(s.players, kept.players, strict=True):
        p.hand, p.drawn = old.hand, old.drawn


def back_of(s: ColonistsState, card: int) -> int:
    """What everybody knows of a hidden card: its era and the reshuffle it came with."""
    return t.CARD_ERA[card] * RESHUFFLES + s.mixed[card]


def deal_anew(s: ColonistsState, viewer: int | None) -> None:
    """Deal the cards that a viewer can't see among the places where they may be."""
    piles = [s.deck, s.box]
    for seat, p in enumerate(s.players):
        if seat != viewer:
            piles.extend((p.hand, p.drawn))
    fixed = {
        frame[2] - PLAY for frame in s.frames if frame[0] == f.CHOOSE_DISCOUNT and frame[2] >= PLAY
    }
    # in the order of the cards, not of where they lie: what comes must not tell what was there
    groups: dict[int, list[int]] = {}
    for card in sorted([card for pile in piles for card in pile if card not in fixed]):
        groups.setdefault(back_of(s, card), []).append(card)
    dealt: list[list[int]] = []
    for pile in piles:
        new = [card for card in pile if card in fixed]
        for back in sorted([back_of(s, card) for card in pile if card not in fixed]):
            group = groups[back]
            new.append(group.pop(s.chance(len(group))))
        new.sort()
        dealt.append(new)
    s.deck, s.box = dealt[0], dealt[1]
    rest = iter(dealt[2:])
    for seat, p in enumerate(s.players):
        if seat != viewer:
            p.hand = next(rest)
            p.drawn = next(rest)
