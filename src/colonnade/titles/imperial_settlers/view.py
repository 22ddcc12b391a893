"""What must hold in every state, and what each viewer can't know and is dealt anew."""

from colonnade.kernel.errors import BadDump
from colonnade.titles.imperial_settlers.cards import GOODS
from colonnade.titles.imperial_settlers.components import (
    ATTACK_COUNTS,
    CARD_NAMES,
    CARDS,
    COMMON,
    DECK,
    DECKS,
    FACE,
    FACES,
    JAPANESE,
    USES,
)
from colonnade.titles.imperial_settlers.setup import DECK_OPTIONS
from colonnade.titles.imperial_settlers.state import (
    ATTACK_DEAL,
    CARD_BITS,
    DEFENDED_BITS,
    HOME_SHIFT,
    SAMURAI_ON,
    USED,
    USED_BITS,
    VIRTUAL,
    Player,
    Table,
)

# --- every card is somewhere, once -----------------------------------------------------------


def piles(s: Table) -> list[tuple[str, list[int]]]:
    """Every place a card can be in, but the decks."""
    found = [
        ("common_discard", s.common_discard),
        ("offer", s.offer),
        ("under_gate", s.under_gate),
        ("under_gate_2", s.under_gate_2),
        ("virtual", [location & CARD_BITS for location in s.virtual]),
        ("collection", s.collection),
    ]
    for seat, p in enumerate(s.players):
        path = f"players[{seat}]"
        found += [
            (f"{path}.hand", p.hand),
            (f"{path}.discard", p.discard),
            (f"{path}.built", [location & CARD_BITS for location in p.built]),
            (f"{path}.deals", [deal for deal in p.deals if deal < ATTACK_DEAL]),
            (f"{path}.markers", [card for card in p.markers if card >= 0]),
            (f"{path}.foundations", p.foundations),
            (f"{path}.buried", p.buried),
            (f"{path}.packet", p.packet),
            (f"{path}.looked", p.looked),
        ]
    return found


def in_play(s: Table, card: int) -> bool:
    """Does the card belong to this game: Common, or of a faction at the table?"""
    deck = DECK[card]
    if deck == COMMON:
        return True
    if s.seat_of[deck - 1] < 0:
        return False
    return FACES[FACE[card]].name in s.options[DECK_OPTIONS[deck - 1]]


def check(s: Table) -> None:
    """Raise BadDump, naming the field, where a state is impossible."""
    check_factions(s)
    everywhere = piles(s)
    everywhere.append(("common", s.common))
    for seat, p in enumerate(s.players):
        everywhere.append((f"players[{seat}].deck", p.deck))
    place: dict[int, str] = {}
    for name, cards in everywhere:
        for card in cards:
            if card < 0 or not in_play(s, card):
                shown = "null" if card < 0 else CARD_NAMES[card]
                raise BadDump(f"state.{name}", f"{shown} is not in this game")
            if card in place:
                raise BadDump(f"state.{name}", f"{CARD_NAMES[card]} is in {place[card]} too")
            place[card] = name
    for card in range(CARDS):
        if in_play(s, card) and card not in place:
            raise BadDump("state", f"{CARD_NAMES[card]} is missing")
    check_attack_cards(s)
    check_table(s)
    for seat, p in enumerate(s.players):
        check_player(s, seat, p)


def check_factions(s: Table) -> None:
    factions = [p.faction for p in s.players]
    for seat, faction in enumerate(factions):
        if faction < 0 or faction in factions[:seat]:
            raise BadDump(f"state.players[{seat}].faction", "each faction is there once")


def check_attack_cards(s: Table) -> None:
    for good, count in enumerate(ATTACK_COUNTS):
        found = s.attack_deck[good] + s.attack_lost[good] + s.line.count(good)
        found += sum(p.deals.count(ATTACK_DEAL + good) for p in s.players)
        whole = count if s.seats == 1 else 0
        if found != whole:
            raise BadDump(
                f"state.attack_deck.{GOODS[good]}", f"{found} in all, but the game has {whole}"
            )


def check_table(s: Table) -> None:
    if s.first >= s.seats:
        raise BadDump("state.first", f"seat {s.first}; allowed: 0 to {s.seats - 1}")
    if s.seats > 1 and (s.virtual or s.collection):
        raise BadDump("state.virtual", "only the solo game has a virtual player")
    if any(DECK[card] != COMMON for card in (*s.common, *s.common_discard, *s.offer)):
        raise BadDump("state.common", "only Common cards belong there")


def check_player(s: Table, seat: int, p: Player) -> None:
    path = f"state.players[{seat}]"
    for name, pile in (("deck", p.deck), ("discard", p.discard)):
        for card in pile:
            if DECK[card] != p.faction + 1:
                raise BadDump(f"{path}.{name}", f"{CARD_NAMES[card]} is of another deck")
    for card in p.shown:
        if card not in p.hand:
            raise BadDump(f"{path}.shown", f"{CARD_NAMES[card]} is not in the hand")
    for card in p.spent:
        if card not in p.discard:
            raise BadDump(f"{path}.spent", f"{CARD_NAMES[card]} is not in the discard pile")
    if len(p.markers) != len(p.routes):
        raise BadDump(f"{path}.markers", f"{len(p.routes)} entries are needed")
    for card in (*p.routes, *[deal for deal in p.deals if deal < ATTACK_DEAL]):
        if card < 0 or DECK[card] == COMMON:
            raise BadDump(f"{path}.deals", "a Deal is made with a Faction card")
    for name, pile in (("hand", p.hand), ("deck", p.deck), ("discard", p.discard)):
        if pile != sorted(pile):
            raise BadDump(f"{path}.{name}", "the cards must be in the order of the card list")
    for i, location in enumerate(p.built):
        check_location(s, seat, location, f"{path}.built[{i}]")


def check_location(s: Table, seat: int, location: int, path: str) -> None:
    card = location & CARD_BITS
    if (location & USED_BITS) // USED > USES[card]:
        raise BadDump(f"{path}.used", f"it has {USES[card]} uses a round")
    if location & SAMURAI_ON and DECK[card] != JAPANESE + 1:
        raise BadDump(f"{path}.samurai", "a Samurai protects a Japanese Faction Location")
    if location & DEFENDED_BITS and DECK[card] != COMMON:
        raise BadDump(f"{path}.defense", "a Defense token protects a Common Location")
    home = (location >> HOME_SHIFT) - 1
    if home == seat or (home == VIRTUAL) != (home >= 0 and s.seats == 1) or home > VIRTUAL:
        raise BadDump(f"{path}.lent_by", f"seat {home} can't have lent it")
    if home != VIRTUAL and home >= s.seats:
        raise BadDump(f"{path}.lent_by", f"there is no seat {home}")


def balance(s: Table) -> None:
    """Put what is nowhere else into the decks, and sort what a state keeps sorted."""
    for p in s.players:
        p.hand.sort()
        p.discard.sort()
        p.deck = []
    s.common_discard.sort()
    gone = {card for _name, cards in piles(s) for card in cards}
    s.common = [card for card in range(CARDS) if DECK[card] == COMMON and card not in gone]
    for p in s.players:
        p.deck = [
            card
            for card in range(CARDS)
            if DECK[card] == p.faction + 1 and in_play(s, card) and card not in gone
        ]
    if s.seats == 1:
        for good, count in enumerate(ATTACK_COUNTS):
            out = s.attack_lost[good] + s.line.count(good)
            out += sum(p.deals.count(ATTACK_DEAL + good) for p in s.players)
            if out > count:
                raise BadDump("state.line", f"there are {count} attack cards of {GOODS[good]}")
            s.attack_deck[good] = count - out


# --- what a viewer can't know -------------------------------------------------------------------


def hide(s: Table, viewer: int | None) -> None:
    """Deal anew: the decks, the markers, and the others' hands but for what was shown.

    The backs of the cards are open: every hand keeps its number of cards of each deck.
    """
    for deck in range(len(DECKS)):
        if deck == COMMON or s.seat_of[deck - 1] >= 0:
            redeal(s, viewer, deck)
    for p in s.players:
        p.hand.sort()


def redeal(s: Table, viewer: int | None, deck: int) -> None:
    """Mix all unknown cards of one deck and fill every place with as many as it had."""
    home = s.common if deck == COMMON else s.players[s.seat_of[deck - 1]].deck
    pool = home[:]
    for seat, p in enumerate(s.players):
        pool += [card for card in p.markers if card >= 0 and DECK[card] == deck]
        if seat != viewer:
            pool += [card for card in unknown(p) if DECK[card] == deck]
    pool.sort()
    for seat, p in enumerate(s.players):
        p.markers = [
            take(s, pool) if card >= 0 and DECK[card] == deck else card for card in p.markers
        ]
        if seat != viewer:
            p.hand = [
                card if DECK[card] != deck or card in p.shown else take(s, pool) for card in p.hand
            ]
            p.buried = [card if DECK[card] != deck else take(s, pool) for card in p.buried]
            p.packet = [card if DECK[card] != deck else take(s, pool) for card in p.packet]
            p.looked = [card if DECK[card] != deck else take(s, pool) for card in p.looked]
    if deck == COMMON:
        s.common = pool
    else:
        s.players[s.seat_of[deck - 1]].deck = pool


def unknown(p: Player) -> list[int]:
    """The cards of a player that others don't know."""
    hand = [card for card in p.hand if card not in p.shown]
    return hand + p.buried + p.packet + p.looked


def take(s: Table, pool: list[int]) -> int:
    return pool.pop(s.chance(len(pool)))
