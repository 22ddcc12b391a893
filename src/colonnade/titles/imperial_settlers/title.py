"""Imperial Settlers as the rest of the project sees it."""

from collections.abc import Sequence
from typing import Any, Final, cast

from colonnade.kernel.errors import BadDump, ColonnadeError
from colonnade.kernel.log import Event
from colonnade.kernel.state import State
from colonnade.kernel.title import Title
from colonnade.titles.imperial_settlers import (
    activation,
    building,
    dealing,
    effects,
    lookout,
    production,
    razing,
    rounds,
    scoring,
    setup,
    solo,
    turn,
    view,
    words,
)
from colonnade.titles.imperial_settlers.actions import ACTIONS
from colonnade.titles.imperial_settlers.dump import FIELDS
from colonnade.titles.imperial_settlers.events import EVENTS
from colonnade.titles.imperial_settlers.state import Table, new_table

RULES_VERSION: Final = 2

# In the order of the numbers in frames.py.
OPS: Final = (
    rounds.RoundOp("round", False),
    lookout.LookoutOp("lookout", False),
    lookout.DraftOp("draft", True),
    production.ProduceOp("produce", False),
    turn.TurnOp("turn", True),
    turn.AfterOp("after_action", True),
    effects.PayOp("pay", True),
    effects.DrawOp("draw", True),
    effects.KeepOp("keep", True),
    building.GiveUpOp("give_up", True),
    building.BuildOp("build", False),
    building.BuiltOp("built", False),
    effects.TakeGoodOp("take_good", True),
    building.SlaverOp("slaver", True),
    production.CopyOp("copy_production", True),
    activation.ActOp("act", False),
    dealing.MakeDealOp("make_deal", False),
    razing.RazingOp("razing", False),
    razing.ConvertOp("dark_chapel", True),
    turn.SpendOp("spend_workers", True),
    activation.BarterOp("barter", True),
    production.DiplomacyOp("diplomacy", True),
    razing.RazeTargetOp("raze_location", True),
    razing.ChapelTargetOp("dark_chapel_target", True),
    activation.PackOp("pack", True),
    activation.RemoveOp("remove_location", True),
    dealing.RouteTargetOp("trade_route", True),
    razing.ChariotTargetOp("chariot_builder", True),
    activation.ScorpionOp("scorpion_breeder", True),
    activation.TempleOfRaOp("temple_of_ra", True),
    razing.RabbleTargetOp("rabble", True),
    activation.RefreshOp("refresh", True),
    activation.TavernOp("tavern", True),
    activation.DesertCardOp("desert", True),
    activation.DesertVictimOp("desert_victim", True),
    activation.DesertDiscardOp("desert_discard", True),
    activation.SanctuaryOp("sanctuary", True),
    activation.SettlersCardOp("settlers", True),
    dealing.NegotiatorDealOp("negotiator", True),
    dealing.HanseaticDealOp("hanseatic_league", True),
    dealing.RobbersDealOp("robbers", True),
    dealing.NinjasDealOp("ninjas", True),
    dealing.SpiesDealOp("spies", True),
    activation.StealOp("saboteurs", True),
    building.PostSamuraiOp("ninjas_samurai", True),
    solo.AttackOp("attack", False),
    solo.SacrificeOp("sacrifice", True),
)


class ImperialSettlersTitle(Title):
    def blank(self) -> State:
        return new_table()

    def check_options(self, s: State) -> None:
        setup.check_options(cast(Table, s))

    def set_up(self, s: State) -> None:
        setup.set_up(cast(Table, s))

    def restore(self, s: State) -> None:
        setup.derive(cast(Table, s))

    def check(self, s: State) -> None:
        view.check(cast(Table, s))

    def balance(self, s: State) -> None:
        view.balance(cast(Table, s))

    def hide(self, s: State, viewer: int | None) -> None:
        view.hide(cast(Table, s), viewer)

    def score_sheet(self, s: State) -> list[dict[str, int]]:
        return scoring.score_sheet(cast(Table, s))

    def tie_break(self, s: State, seat: int) -> tuple[int, ...]:
        return scoring.tie_break(cast(Table, s), seat)

    def end_reasons(self, s: State) -> list[str]:
        if not s.over:
            return []
        if s.seats > 1:
            return ["five_rounds"]
        return ["won" if scoring.solo_won(cast(Table, s)) else "lost"]

    def check_frames(self, s: State) -> None:
        super().check_frames(s)
        for i, frame in enumerate(s.frames):
            if self.ops[frame[0]].asks and frame[1] < 0:
                raise BadDump(f"state.frames[{i}]", "somebody must be asked; allowed: a seat")

    def load(self, dump: Any) -> State:
        """As every title; frames that fit no card or pile are refused as well."""
        try:
            return super().load(dump)
        except ColonnadeError:
            raise
        except (IndexError, ValueError, RuntimeError) as error:
            raise BadDump(
                "state.frames", f"they don't fit the rest of the state: {error}"
            ) from None

    def components(self) -> dict[str, list[dict[str, Any]]]:
        return words.components()

    def extras(self, s: State, viewer: int | None) -> dict[str, Any]:
        return words.extras(cast(Table, s), viewer)

    def action_args(self, s: State, action: int, language: str) -> dict[str, Any]:
        return words.action_args(self, cast(Table, s), action, language)

    def event_args(self, event: Event, language: str) -> dict[str, Any]:
        return words.event_args(self, event, language)

    def sentence(self, event: Event, names: Sequence[str], language: str) -> str:
        """As every title; the other player of an event has his name, too."""
        args = words.event_args(self, event, language, names)
        args["player"] = names[event[1]] if event[1] >= 0 else ""
        return self.say(language, f"event-{self.events[event[0]]}", args)


TITLE: Final = ImperialSettlersTitle(
    "imperial_settlers", RULES_VERSION, (1, 4), setup.OPTIONS, ACTIONS, OPS, FIELDS, EVENTS
)
