"""The title Lanterns: components, state, rules, scoring and what players may see.

Rules: each player holds three of twenty cards. On your turn hang a card at the end of your string,
if it is higher than the last one there, or sell any card for a coin; then draw. The game ends when
somebody has seven lanterns or a player to move has no card. A lantern is worth 2 points, a coin 1,
and each pair of neighbours that follow each other (7 and 8) 2 more.
"""

import itertools
from typing import Any, Final, cast

from colonnade.kernel import codec
from colonnade.kernel.actions import Actions
from colonnade.kernel.errors import BadDump
from colonnade.kernel.log import Event
from colonnade.kernel.options import Option
from colonnade.kernel.state import Frame, Op, State
from colonnade.kernel.title import Title

# --- components --------------------------------------------------------------------------

CARDS: Final = tuple(str(number) for number in range(1, 21))
HAND: Final = 3
LANTERN_POINTS: Final = 2
NEIGHBOUR_POINTS: Final = 2

ACTIONS: Final = Actions()
HANG: Final = ACTIONS.add("hang", "hang {}", CARDS)
SELL: Final = ACTIONS.add("sell", "sell {}", CARDS)

EVENTS: Final = ("hung", "sold", "drew")
HUNG, SOLD, DREW = range(3)


# --- state -------------------------------------------------------------------------------


class Player:
    coins: int
    hand: list[int]
    string: list[int]

    def clone(self) -> "Player":
        copy = Player()
        copy.coins = self.coins
        copy.hand = self.hand[:]
        copy.string = self.string[:]
        return copy


def new_player() -> Player:
    player = Player()
    player.coins = 0
    player.hand = []
    player.string = []
    return player


class Lanterns(State):
    players: list[Player]
    deck: list[int]  # what is left, in rising order; drawing picks one by chance
    sold: list[int]

    def clone(self) -> "Lanterns":
        copy = Lanterns()
        self.copy_kernel(copy)
        copy.players = [player.clone() for player in self.players]
        copy.deck = self.deck[:]
        copy.sold = self.sold[:]
        return copy


# --- rules -------------------------------------------------------------------------------

TURN: Final = 0


class Turn(Op[Lanterns]):
    """Hang a higher card, or sell one."""

    def legal(self, s: Lanterns, f: Frame) -> list[int]:
        player = s.players[f[1]]
        last = player.string[-1] if player.string else -1
        hangs = [HANG + card for card in player.hand if card > last]
        return hangs + [SELL + card for card in player.hand]

    def apply(self, s: Lanterns, f: Frame, action: int) -> None:
        player = s.players[f[1]]
        card = (action - HANG) % len(CARDS)
        player.hand.remove(card)
        if action < SELL:
            player.string.append(card)
            s.tell(HUNG, f[1], card)
        else:
            s.sold.append(card)
            player.coins += 1
            s.tell(SOLD, f[1], card)
        draw(s, f[1])
        following = (f[1] + 1) % s.seats
        s.frames.pop()
        if len(player.string) < s.options["lanterns"] and s.players[following].hand:
            s.push(TURN, following)


def draw(s: Lanterns, seat: int) -> None:
    """Draw a card while there are any; only the drawer reads which."""
    if s.deck:
        card = s.deck.pop(s.chance(len(s.deck)))
        s.players[seat].hand.append(card)
        s.players[seat].hand.sort()
        s.tell_only(seat, DREW, seat, card)


def neighbours(string: list[int]) -> int:
    return sum(1 for left, right in itertools.pairwise(string) if right == left + 1)


# --- the title ---------------------------------------------------------------------------

PLAYER_FIELDS: Final = (
    codec.Number("coins", 0, len(CARDS), "coins"),
    codec.Names("hand", CARDS, "cards in hand", codec.SIZE),
    codec.Names("string", CARDS, "lanterns, first hung first"),
)
FIELDS: Final = (
    codec.Names("deck", CARDS, "cards left", codec.COUNT),
    codec.Names("sold", CARDS, "cards sold"),
    codec.Objects("players", new_player, PLAYER_FIELDS, "the players, seat by seat"),
)


class LanternsTitle(Title):
    def blank(self) -> State:
        s = Lanterns()
        s.players = []
        s.deck = list(range(len(CARDS)))
        s.sold = []
        return s

    def set_up(self, state: State) -> None:
        s = cast(Lanterns, state)
        for seat in range(s.seats):
            s.players.append(new_player())
            for _ in range(HAND):
                draw(s, seat)
        s.push(TURN, 0)

    def check(self, state: State) -> None:
        s = cast(Lanterns, state)
        cards = s.deck + s.sold + [card for p in s.players for card in p.hand + p.string]
        if sorted(cards) != list(range(len(CARDS))):
            raise BadDump("state.deck", "every card must be somewhere, once")
        if len(s.sold) != sum(p.coins for p in s.players):
            raise BadDump("state.sold", "there must be a coin for each card sold")

    def balance(self, state: State) -> None:
        s = cast(Lanterns, state)
        held = {card for p in s.players for card in p.hand + p.string}
        s.deck = [card for card in range(len(CARDS)) if card not in held and card not in s.sold]

    def hide(self, state: State, viewer: int | None) -> None:
        """Mix the others' hands with the deck and deal them anew."""
        s = cast(Lanterns, state)
        others = [p for seat, p in enumerate(s.players) if seat != viewer]
        pool = sorted(s.deck + [card for p in others for card in p.hand])
        for p in others:
            p.hand = sorted(pool.pop(s.chance(len(pool))) for _ in p.hand)
        s.deck = pool

    def score_sheet(self, state: State) -> list[dict[str, int]]:
        return [
            {
                "lanterns": LANTERN_POINTS * len(p.string),
                "neighbours": NEIGHBOUR_POINTS * neighbours(p.string),
                "coins": p.coins,
            }
            for p in cast(Lanterns, state).players
        ]

    def end_reasons(self, state: State) -> list[str]:
        s = cast(Lanterns, state)
        full = any(len(p.string) == s.options["lanterns"] for p in s.players)
        return ["lanterns"] if full else ["cards"]

    def components(self) -> dict[str, list[dict[str, Any]]]:
        return {"cards": [{"name": name} for name in CARDS]}

    def action_args(self, s: State, action: int, language: str) -> dict[str, Any]:
        return {"card": CARDS[ACTIONS.parts[action][0]]}

    def event_args(self, event: Event, language: str) -> dict[str, Any]:
        return {"card": CARDS[event[2]]}


OPTIONS: Final = (Option("lanterns", (5, 6, 7, 8), 7),)

TITLE: Final = LanternsTitle(
    "lanterns", 1, (2, 4), OPTIONS, ACTIONS, (Turn("turn", True),), FIELDS, EVENTS
)
