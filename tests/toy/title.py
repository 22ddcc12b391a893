"""The toy: take a coin, play a card from the hand, or set one aside face down; high cards win."""

from typing import Any, cast

from colonnade.kernel import codec
from colonnade.kernel.actions import Actions
from colonnade.kernel.errors import BadDump
from colonnade.kernel.log import Event
from colonnade.kernel.state import Frame, Op, State
from colonnade.kernel.title import Title

CARDS = [str(n) for n in range(12)]
TURNS = 5
COINS = 30

ACTIONS = Actions()
COIN = ACTIONS.add("coin", "coin")
DRAW = ACTIONS.add("draw", "draw")
SHOW = ACTIONS.add("show", "show {}", CARDS)
HIDE = ACTIONS.add("hide", "hide {}", CARDS)

EVENTS = ("coin", "drew", "drew-card", "showed", "hid")


class Hand:
    coins: int
    hand: list[int]
    shown: list[int]
    aside: list[int]


def new_hand() -> Hand:
    made = Hand()
    made.coins = 0
    made.hand = []
    made.shown = []
    made.aside = []
    return made


class Toy(State):
    players: list[Hand]
    deck: list[int]
    bank: int
    turn: int
    forgotten: int  # not in the dump; only a fault uses it

    def clone(self) -> "Toy":
        copy = Toy()
        self.copy_kernel(copy)
        copy.players = []
        for player in self.players:
            made = Hand()
            made.coins = player.coins
            made.hand = player.hand if fault() == "shared list" else player.hand[:]
            made.shown = player.shown[:]
            made.aside = player.aside[:]
            copy.players.append(made)
        copy.deck = self.deck[:]
        copy.bank = self.bank
        copy.turn = self.turn
        copy.forgotten = self.forgotten
        return copy

    def play(self, action: int | str) -> None:
        if fault() == "illegal accepted" and isinstance(action, int) and 0 <= action < len(ACTIONS):
            self.choices = [*self.choices, action]
        super().play(action)


class Turn(Op[Toy]):
    def legal(self, s: Toy, f: Frame) -> list[int]:
        if fault() == "dead end" and s.turn > 3:
            return []
        return self.choices(s, f)

    def choices(self, s: Toy, f: Frame) -> list[int]:
        hand = s.players[f[1]].hand
        found = [COIN, *(SHOW + card for card in hand), *(HIDE + card for card in hand)]
        if s.deck:
            found.append(DRAW)
        if fault() == "forgotten field" and s.forgotten:
            found.pop()
        if fault() == "peeks" and len(found) > 2 and 0 in s.players[0].hand:
            found.pop()
        return found

    def apply(self, s: Toy, f: Frame, action: int) -> None:
        if fault() == "endless":
            return
        player = s.players[f[1]]
        if action == COIN:
            player.coins += 1
            s.bank -= 2 if fault() == "lost coin" else 1
            s.tell(0, f[1])
        elif action == DRAW:
            card = s.deck.pop(s.chance(len(s.deck)))
            player.hand.append(card)
            player.hand.sort()
            s.tell(1, f[1])
            s.tell_only(f[1], 2, f[1], card)
        elif action >= HIDE:
            player.hand.remove(action - HIDE)
            player.aside.append(action - HIDE)
            s.tell(4, f[1], min(s.players[0].hand, default=0) if fault() == "log leak" else 0)
        else:
            player.hand.remove(action - SHOW)
            player.shown.append(action - SHOW)
            s.tell(3, f[1], action - SHOW)
        s.forgotten = 1 if len(player.hand) > 1 else 0
        s.turn += 1
        s.frames.pop()
        if s.turn < TURNS * s.seats:
            s.push(0, s.turn % s.seats)


class ToyTitle(Title):
    fault = ""

    def blank(self) -> State:
        s = Toy()
        s.players = []
        s.deck = list(range(len(CARDS)))
        s.bank = COINS
        s.turn = 0
        s.forgotten = 0
        return s

    def set_up(self, state: State) -> None:
        s = cast(Toy, state)
        for _ in range(s.seats):
            player = new_hand()
            player.hand = sorted(s.deck.pop(s.chance(len(s.deck))) for _ in range(3))
            s.players.append(player)
        s.push(0, 0)

    def check(self, state: State) -> None:
        s = cast(Toy, state)
        if s.bank + sum(p.coins for p in s.players) != COINS:
            raise BadDump("state.bank", "coins are missing")
        cards = s.deck + [c for p in s.players for c in p.hand + p.shown + p.aside]
        if sorted(cards) != list(range(len(CARDS))):
            raise BadDump("state.deck", "cards are missing")

    def balance(self, state: State) -> None:
        s = cast(Toy, state)
        s.bank = COINS - sum(p.coins for p in s.players)

    def hide(self, state: State, viewer: int | None) -> None:
        s = cast(Toy, state)
        others = [p for seat, p in enumerate(s.players) if seat != viewer]
        pool = s.deck + [c for p in others for c in p.hand + p.aside]
        if fault() != "resample remembers":
            pool.sort()
        for p in others:
            p.hand = sorted(pool.pop(s.chance(len(pool))) for _ in p.hand)
            p.aside = [pool.pop(s.chance(len(pool))) for _ in p.aside]
        s.deck = pool
        if fault() == "resample loses":
            s.bank += 1

    def score_sheet(self, state: State) -> list[dict[str, int]]:
        s = cast(Toy, state)
        return [{"cards": sum(p.shown), "coins": p.coins} for p in s.players]

    def scores(self, state: State) -> list[int]:
        found = super().scores(state)
        return [n + 1 for n in found] if fault() == "wrong score" else found

    def end_reasons(self, state: State) -> list[str]:
        return ["turns"]

    def extras(self, state: State, viewer: int | None) -> dict[str, Any]:
        s = cast(Toy, state)
        return {"hands": [p.hand for p in s.players]} if fault() == "view leak" else {}

    def action_args(self, s: State, action: int, language: str) -> dict[str, Any]:
        parts = ACTIONS.parts[action]
        return {"card": CARDS[parts[0]]} if parts else {}

    def event_args(self, event: Event, language: str) -> dict[str, Any]:
        return {"card": event[2]}

    def prompt(self, s: State, language: str) -> str:
        return self.say(language, "ask-nothing" if fault() == "no words" else "ask-turn")


PLAYER_FIELDS = (
    codec.Number("coins", 0, COINS, "coins"),
    codec.Names("hand", CARDS, "cards in hand", codec.SIZE),
    codec.Names("shown", CARDS, "cards played"),
    codec.Names("aside", CARDS, "cards set aside", codec.SIZE),
)
FIELDS = (
    codec.Names("deck", CARDS, "cards left", codec.COUNT),
    codec.Number("bank", 0, COINS, "coins left"),
    codec.Number("turn", 0, 100, "turns taken"),
    codec.Objects("players", new_hand, PLAYER_FIELDS, "the players"),
)

TITLE = ToyTitle("toy", 1, (2, 3), (), ACTIONS, (Turn("turn", True),), FIELDS, EVENTS)


def fault() -> str:
    """What is broken at the moment."""
    return TITLE.fault
