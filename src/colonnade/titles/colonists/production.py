"""The production phase (p.22): generating goods, year-end refining, the Scholars' cards."""

from typing import Final

from colonnade.kernel.state import Frame, Op
from colonnade.titles.colonists.actions import DONE, GENERATE, INDUSTRY, LEARN, YEARLY
from colonnade.titles.colonists.community import NO_EMBASSIES, output
from colonnade.titles.colonists.components import (
    ALTRUIST,
    DOLLAR,
    FOOD,
    INDUSTRIALIST,
    MONEY,
    ROBE,
    SCHOLAR,
    SMITHY_TOOLS,
    STORED,
    TOOL,
    Deed,
)
from colonnade.titles.colonists.components import (
    EXCHANGE as EXCHANGE_SORT,
)
from colonnade.titles.colonists.components import (
    INDUSTRY as INDUSTRY_TABLE,
)
from colonnade.titles.colonists.components import (
    PRODUCTION as PRODUCTION_SORT,
)
from colonnade.titles.colonists.frames import (
    DRAW_CARDS,
    E_GENERATED,
    E_INDUSTRY,
    E_PRODUCED,
    E_SCHOLAR,
    E_YEARLY,
    EXCHANGE,
    FINISH_ACTION,
    STORE,
)
from colonnade.titles.colonists.goods import asks_discount, begin_action, can_pay_any
from colonnade.titles.colonists.state import ColonistsState, Player
from colonnade.titles.colonists.stock import excess
from colonnade.titles.colonists.tables import (
    CARD_BUFFER,
    CARD_EFFECT,
    DEED_LINES,
    GENERATES,
    GENERATORS,
    KIND_GOOD,
    KIND_OUTPUT,
    KIND_SORT,
    YEARLY_CARDS,
    deed_of,
)

# bits of Player.done
GENERATED: Final = 1
LEARNED: Final = 2
KIND_BIT: Final = 4  # and up: four kinds of industry, then the yearly cards

INDUSTRY_DEEDS: Final = [
    [deed_of(Deed(EXCHANGE_SORT, "", kind, times=max(line[2] for line in kind))) for kind in level]
    for level in INDUSTRY_TABLE
]
YEARLY_DEEDS: Final = [
    deed_of(
        Deed(
            EXCHANGE_SORT,
            "",
            (
                (
                    CARD_EFFECT[i][1].split(">")[0],
                    CARD_EFFECT[i][1].split(">")[1],
                    CARD_EFFECT[i][2],
                ),
            ),
        )
    )
    for i in YEARLY_CARDS
]


def can_refine(s: ColonistsState, p: Player, deed: int) -> bool:
    return can_pay_any(s, p, DEED_LINES[deed])


class Production(Op[ColonistsState]):
    """Everything a player does in the production phase, in his own order (p.12)."""

    def legal(self, s: ColonistsState, f: Frame) -> list[int]:
        p = s.players[f[1]]
        found: list[int] = []
        found.append(DONE if p.done & GENERATED else GENERATE)
        if p.level[INDUSTRIALIST]:
            for k, deed in enumerate(INDUSTRY_DEEDS[p.level[INDUSTRIALIST]]):
                if not p.done & KIND_BIT << k and can_refine(s, p, deed):
                    found.append(INDUSTRY + k)
        if p.board:
            for k, card in enumerate(YEARLY_CARDS):
                open_still = card in p.board and not p.done & KIND_BIT << 4 + k
                if open_still and can_refine(s, p, YEARLY_DEEDS[k]):
                    found.append(YEARLY + k)
        if p.level[SCHOLAR] and not p.done & LEARNED and (s.deck or s.discards):
            found.append(LEARN)
        return found

    def apply(self, s: ColonistsState, f: Frame, action: int) -> None:
        seat = f[1]
        p = s.players[seat]
        if action == DONE:
            s.frames.pop()
        elif action == GENERATE:
            p.done |= GENERATED
            generate(s, seat)
        elif action == LEARN:
            p.done |= LEARNED
            s.tell(E_SCHOLAR, seat)
            s.push(DRAW_CARDS, seat, 2, 1)
        else:
            if asks_discount(s, seat, action):
                return
            if INDUSTRY <= action < INDUSTRY + 4:
                k = action - INDUSTRY
                deed = INDUSTRY_DEEDS[p.level[INDUSTRIALIST]][k]
                p.done |= KIND_BIT << k
                s.tell(E_INDUSTRY, seat, k)
            else:
                k = action - YEARLY
                deed = YEARLY_DEEDS[k]
                p.done |= KIND_BIT << 4 + k
                s.tell(E_YEARLY, seat, YEARLY_CARDS[k])
            begin_action(s, seat, -1)
            s.push(FINISH_ACTION, seat)
            s.push(EXCHANGE, seat, deed)


def produced_at_once(s: ColonistsState, seat: int) -> bool:
    """Without embassies and improvements there is only generating to do: is it all done?"""
    p = s.players[seat]
    if p.board or p.level != NO_EMBASSIES:
        return False
    p.done = GENERATED
    depth = len(s.frames)
    generate(s, seat)
    if len(s.frames) > depth:
        return False  # some goods must be thrown away first
    s.frames.pop()
    return True


def generate(s: ColonistsState, seat: int) -> None:
    """Smithy, production and money buildings, cards and embassies generate (p.22)."""
    p = s.players[seat]
    p.buffer = p.buffer[:]
    tools = SMITHY_TOOLS + (1 if p.level[ALTRUIST] >= 4 else 0)
    p.tools += tools
    if s.log is not None:
        s.tell(E_PRODUCED, seat, TOOL, tools)
    worker = p.worker
    for spot in p.built:
        if worker[spot] == 0:
            continue
        kind = p.kind[spot]
        sort = KIND_SORT[kind]
        if sort == MONEY:
            p.dollars += KIND_OUTPUT[kind]
            if s.log is not None:
                s.tell(E_GENERATED, seat, kind, DOLLAR, KIND_OUTPUT[kind])
        elif sort == PRODUCTION_SORT:
            made = output(p, spot)
            g = KIND_GOOD[kind]
            stays = made - p.buffer[spot]
            p.buffer[spot] = made
            p.buffered[g] += stays
            p.held[g] += made - stays
            if s.log is not None:
                s.tell(E_GENERATED, seat, kind, g, made)
    generate_cards(s, seat, p)
    if excess(p) > 0:
        s.push(STORE, seat)


def generate_cards(s: ColonistsState, seat: int, p: Player) -> None:
    """Improvements that generate; food and robes came in the sustenance phase."""
    if not p.board:
        return
    p.card_buffer = p.card_buffer[:]
    for card, gives in zip(GENERATORS, GENERATES, strict=True):
        if card not in p.board:
            continue
        for g, n in gives:
            if g == TOOL:
                p.tools += n
            elif g == DOLLAR:
                p.dollars += n
            elif g < STORED - 2:
                stays = n - p.card_buffer[CARD_BUFFER[card]]
                p.card_buffer[CARD_BUFFER[card]] = n
                p.buffered[g] += stays
                p.held[g] += n - stays
        if gives[0][0] not in (FOOD, ROBE):
            s.tell(E_YEARLY, seat, card)
