"""The course of play (p.6-7, p.20): eras, years, half-years, turns, and the end of a year."""

from typing import Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.colonists.actions import GO_ON, PICK, STOP
from colonnade.titles.colonists.components import (
    COLONIES,
    COLONIES_AT_START,
    YEARS,
)
from colonnade.titles.colonists.employment import has_jobs
from colonnade.titles.colonists.frames import (
    E_COLONY,
    E_ERA,
    E_HALF,
    E_MARKET_CARD,
    E_OVER,
    E_PLACE,
    E_SAVED,
    E_STARTING_PLAYER,
    E_YEAR,
    END_YEAR,
    HALF_YEAR,
    LATE_TURN,
    LAY_MARKET,
    NEXT_PLACE,
    PAUSE,
    PRODUCTION,
    REDISTRIBUTE,
    SET_UP,
    START_ERA,
    START_YEAR,
    SUSTAIN,
    TURNS,
)
from colonnade.titles.colonists.laying import lay_or_replace, replace
from colonnade.titles.colonists.production import produced_at_once
from colonnade.titles.colonists.state import APPRENTICE_STEWARD, ColonistsState, Player
from colonnade.titles.colonists.sustenance import any_sustenance
from colonnade.titles.colonists.tables import (
    CARD_ERA,
    CARDS_OF_ERA,
    CHIEF_OFFICER,
    FIRST_MARKET,
    HEAD_OFFICIAL,
    MARKETS_OF_ERA,
    SMALL_MARKET,
    places_of_era,
)
from colonnade.titles.colonists.turn import (
    ALCHEMIST_FIGURE,
    begin_turn,
    dismiss_apprentice,
    ends_apart,
    has_late_turn,
)

TABLE: Final = -1  # frames that belong to nobody
NEW_STARTING_PLAYER: Final = 0
NEW_PLACES: Final = 1
WORKERS: Final = 2
SUSTENANCE: Final = 3
PRODUCING: Final = 4
YEAR_OVER: Final = 5


# --- set-up of the map ------------------------------------------------------------------


class SetUp(Op[ColonistsState]):
    """Lay the places before the game, era by era; frame a: era whose places are laid, b: laid."""

    def run(self, s: ColonistsState, f: Frame) -> None:
        era, laid = f[2], f[3]
        if s.place_pile:
            s.place_pile = s.place_pile[:]
            place = s.place_pile.pop(s.chance(len(s.place_pile)))
            s.swap(SET_UP, TABLE, era, laid + 1)
            lay_or_replace(s, (s.first + laid) % s.seats, place)
            return
        if era + 1 < s.first_era:
            s.place_pile = places_of_era(era + 1)
            s.swap(SET_UP, TABLE, era + 1, laid)
            introduce(s, era + 1)
            return
        s.frames.pop()


def introduce(s: ColonistsState, era: int) -> None:
    """The first step of an era card: a market, a colony or the Chief Officer (p.6)."""
    if era == 1:
        s.push(LAY_MARKET, s.first, FIRST_MARKET + 1)
    elif era == 2:
        s.push(LAY_MARKET, s.first, FIRST_MARKET + 2)
    elif era == 3:
        if s.options["small_market"]:
            s.push(LAY_MARKET, s.first, SMALL_MARKET)
        if len(s.colonies) == COLONIES_AT_START:  # a pad may bring the fifth along
            left = [colony for colony in range(len(COLONIES)) if colony not in s.colonies]
            colony = left[s.chance(len(left))]
            s.colonies = sorted([*s.colonies, colony])
            s.tell(E_COLONY, -1, colony)
    elif era == 4:
        replace(s, s.first, CHIEF_OFFICER, HEAD_OFFICIAL)


# --- eras and years ---------------------------------------------------------------------


class StartEra(Op[ColonistsState]):
    """Prepare an era; frame a: 0 the era card's first step, 1 the piles."""

    def run(self, s: ColonistsState, f: Frame) -> None:
        if f[2] == 0:
            s.tell(E_ERA, -1, s.era)
            s.swap(START_ERA, TABLE, 1)
            introduce(s, s.era)
            return
        s.market_pile = MARKETS_OF_ERA[s.era][:]
        s.box = sorted(s.box + s.deck)
        s.gone = s.gone + s.discards
        held = s.gone + s.box
        for p in s.players:
            held += p.hand + p.board
        known = [card for card in held if CARD_ERA[card] == s.era]
        s.deck = [card for card in CARDS_OF_ERA[s.era] if card not in known]
        s.discards = []
        s.place_pile = places_of_era(s.era)
        s.year = 1
        s.swap(START_YEAR, TABLE)


class StartYear(Op[ColonistsState]):
    """Turn over a market card and, in years 1 to 4, three places."""

    def run(self, s: ColonistsState, f: Frame) -> None:
        if s.log is not None:
            s.tell(E_YEAR, -1, s.year)
        s.market_pile = s.market_pile[:]
        s.market_card = s.market_pile.pop(s.chance(len(s.market_pile)))
        if s.log is not None:
            s.tell(E_MARKET_CARD, -1, s.market_card)
        s.face_up = []
        if s.year < YEARS:
            s.place_pile = s.place_pile[:]
            for _ in range(3):
                place = s.place_pile.pop(s.chance(len(s.place_pile)))
                s.face_up.append(place)
                if s.log is not None:
                    s.tell(E_PLACE, -1, place)
        s.half = 0
        s.tell(E_HALF, -1, 0)
        s.swap(HALF_YEAR, TABLE, 0)


class HalfYear(Op[ColonistsState]):
    """Each player's three turns in order; frame a: how many players have had theirs."""

    def run(self, s: ColonistsState, f: Frame) -> None:
        if f[2] < s.seats:
            seat = (s.first + f[2]) % s.seats
            s.frames[-1] = (HALF_YEAR, TABLE, f[2] + 1, 0, 0)
            s.frames.append((TURNS, seat, 1, 0, 0))
            begin_turn(s, s.players[seat], seat, 0)
        elif s.half == 0:
            s.half = 1
            s.tell(E_HALF, -1, 1)
            s.swap(HALF_YEAR, TABLE, 0)
        else:
            s.swap(END_YEAR, TABLE, NEW_STARTING_PLAYER)
            if s.year == YEARS and s.options["pad_save"] and s.era < s.last_era:
                s.push(PAUSE, s.marker)


class Turns(Op[ColonistsState]):
    """A player's three turns; frame a: the next one, b: 1 after the end of the one before."""

    def run(self, s: ColonistsState, f: Frame) -> None:
        seat = f[1]
        turn = f[2]
        p = s.players[seat]
        if turn and p.stewards[APPRENTICE_STEWARD] >= 0:
            dismiss_apprentice(s, p)
        if s.figures[ALCHEMIST_FIGURE] >= 0 and 0 < turn < 3 and not f[3] and ends_apart(s, p):
            s.frames[-1] = (TURNS, seat, turn, 1, 0)
            s.push(LATE_TURN, seat, 1)
            return
        if turn == 3:
            s.frames.pop()
            if s.era > 1 and has_late_turn(s, p):
                s.push(LATE_TURN, seat)
            return
        s.frames[-1] = (TURNS, seat, turn + 1, 0, 0)
        begin_turn(s, p, seat, turn)


class Pause(Op[ColonistsState]):
    """The rulebook's save (p.24): play on, or stop here and write the pad."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        return [GO_ON, STOP]

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        s.frames.pop()
        if action == STOP:
            s.saved = 1
            s.frames.clear()
            s.tell(E_SAVED, f[1])


# --- the end of a year ------------------------------------------------------------------


class EndYear(Op[ColonistsState]):
    """The five phases in order; frame a: phase, b: players done with it."""

    def run(self, s: ColonistsState, f: Frame) -> None:
        phase = f[2]
        if phase == NEW_STARTING_PLAYER:
            s.first = s.marker
            s.tell(E_STARTING_PLAYER, s.first)
            for p in s.players:
                p.dolly = 0  # she is for one's own turns
            s.swap(END_YEAR, TABLE, NEW_PLACES)
            phase = NEW_PLACES
        if phase == NEW_PLACES:
            if len(s.face_up) > 1:
                s.push(NEXT_PLACE, s.first)
            elif s.face_up:
                lay_next(s, s.first, s.face_up[0])
            else:
                self.next_player(s, WORKERS, 0)
        else:
            self.next_player(s, phase, f[3])

    def next_player(self, s: ColonistsState, phase: int, done: int) -> None:
        """On to the next player with something to do in these phases, or to the next year."""
        while phase < YEAR_OVER:
            while done < s.seats:
                seat = (s.first + done) % s.seats
                done += 1
                op = due_in(phase, s.players[seat])
                if op >= 0:
                    s.frames[-1] = (END_YEAR, TABLE, phase, done, 0)
                    s.frames.append((op, seat, 0, 0, 0))
                    if op != PRODUCTION or not produced_at_once(s, seat):
                        return
            phase += 1
            done = 0
        year_over(s)


def due_in(phase: int, p: Player) -> int:
    """The op by which a player does what is his in a phase, -1 when there is nothing."""
    if phase == WORKERS:
        return REDISTRIBUTE if has_jobs(p) else -1
    if phase == SUSTENANCE:
        return SUSTAIN if any_sustenance(p) else -1
    p.done = 0
    return PRODUCTION


def year_over(s: ColonistsState) -> None:
    """The next year, the next era, or the end."""
    if s.year < YEARS:
        s.year += 1
        s.swap(START_YEAR, TABLE)
    elif s.era < s.last_era:
        s.era += 1
        s.swap(START_ERA, TABLE, 0)
    else:
        s.frames.clear()
        s.tell(E_OVER, -1)


class NextPlace(Op[ColonistsState]):
    """The starting player chooses which new place to lay next."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        return [PICK + place for place in sorted(s.face_up)]

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        s.frames.pop()
        lay_next(s, f[1], action - PICK)


def lay_next(s: ColonistsState, seat: int, place: int) -> None:
    """Lay one of the new places."""
    s.face_up = [other for other in s.face_up if other != place]
    lay_or_replace(s, seat, place)
