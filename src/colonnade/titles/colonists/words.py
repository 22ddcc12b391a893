"""What the sentences need: the names of things in actions and events, read from the tables."""

from typing import Any

from colonnade.kernel import text
from colonnade.kernel.log import Event
from colonnade.titles.colonists import components as c
from colonnade.titles.colonists import frames as f
from colonnade.titles.colonists import tables as t
from colonnade.titles.colonists.actions import ACTIONS, ROLES
from colonnade.titles.colonists.building import REPLACED
from colonnade.titles.colonists.components import Amounts
from colonnade.titles.colonists.places import deeds_at
from colonnade.titles.colonists.production import INDUSTRY_DEEDS, YEARLY_DEEDS
from colonnade.titles.colonists.state import GROUP_NAMES, ColonistsState
from colonnade.titles.colonists.workers import JOBS, SHARED

TITLE = "colonists"


def slug(name: str) -> str:
    """The message key of a component."""
    return name.lower().replace("'", "").replace(": ", "-").replace(" ", "-")


def say(language: str, key: str) -> str:
    return text.say(TITLE, language, key, {})


def called(language: str, name: str) -> str:
    return say(language, slug(name))


def place_name(language: str, tile: int) -> str:
    """A place; copies after the first have a number."""
    if tile < 0:
        return "-"
    name = t.PLACE_NAMES[tile]
    head, _, number = name.rpartition(" ")
    if number.isdigit():
        return f"{called(language, head)} {number}"
    return called(language, name)


def card_name(language: str, card: int) -> str:
    return f"{called(language, c.IMPROVEMENTS[t.CARD_ROW[card]].name)} {t.CARD_NUMBER[card]}"


def kind_name(language: str, kind: int) -> str:
    return called(language, c.SPOT_NAMES[kind])


def good_name(language: str, good: int, n: int = 1) -> str:
    """A good, as one says it after a number."""
    return called(language, c.GOODS[good] if n == 1 else f"{c.GOODS[good]}-many")


def amounts_words(language: str, amounts: Amounts) -> str:
    shown = [f"{n} {good_name(language, g, n)}" for g, n in amounts]
    return ", ".join(shown) if shown else say(language, "nothing")


def cost_words(language: str, cost: int) -> str:
    tools = t.COST_TOOLS[cost]
    amounts = t.COST_GOODS[cost]
    return amounts_words(language, ((c.TOOL, tools), *amounts) if tools else amounts)


def line_words(language: str, line: int, times: int) -> dict[str, Any]:
    paid = tuple((g, n * times) for g, n in t.COST_GOODS[t.LINE_COST[line]])
    got = tuple((g, n * times) for g, n in t.LINE_GIVES[line])
    return {
        "paid": amounts_words(language, paid),
        "got": amounts_words(language, got),
        "count": times,
    }


def deed_words(language: str, deed: int) -> str:
    """What a deed does, in a few words."""
    sort = t.DEED_SORT[deed]
    if sort == c.GIVE:
        return say(language, "deed-take") + " " + amounts_words(language, t.DEED_GIVES[deed])
    if sort == c.EXCHANGE:
        shown = "; ".join(recipe_words(language, line, deed) for line in t.DEED_LINES[deed])
        sold = t.LINE_GIVES[t.DEED_LINES[deed][0]][0][0] == c.DOLLAR
        shown += limit_words(t.DEED_TIMES[deed])
        return f"{say(language, 'deed-sell' if sold else 'deed-exchange')} {shown}"
    if sort == c.BUILD:
        kind = kind_name(language, t.DEED_KIND[deed])
        cost = cost_words(language, t.DEED_COST[deed])
        return f"{say(language, 'deed-build')} {kind} ({cost}){limit_words(t.DEED_TIMES[deed])}"
    return say(language, f"deed-{c.DEEDS[sort]}")


def recipe_words(language: str, line: int, deed: int) -> str:
    """A line of exchange; its own limit is told where the whole deed has none."""
    words = line_words(language, line, 1)
    limit = limit_words(t.LINE_TIMES[line]) if t.DEED_TIMES[deed] == c.ANY else ""
    return f"{words['paid']} → {words['got']}{limit}"


def limit_words(times: int) -> str:
    return "" if times == c.ANY else f" (× {times})"


# --- actions ----------------------------------------------------------------------------


def action_args(s: ColonistsState, action: int, language: str) -> dict[str, Any]:
    """What the message of an action needs."""
    key = ACTIONS.keys[action]
    parts = ACTIONS.parts[action]
    if key in ("lay", "pick"):
        return {"place": place_name(language, parts[0]), "side": parts[-1] + 1}
    if key == "move":
        return {"steward": parts[0] + 1, "place": place_name(language, parts[1])}
    if key == "figure":
        return {
            "figure": say(language, f"ambassador-{c.AMBASSADORS[parts[0]]}"),
            "place": place_name(language, parts[1]),
        }
    if key in ("hire", "remodel", "raze", "home"):
        return spot_args(s, key, parts, language)
    if key in ("pay", "pay-full"):
        good = good_name(language, parts[0])
        return {"good": good, "whom": to_whom(s, language), "by": paid_by(s, parts[0])}
    if key in ("throw", "turn-into", "lord-takes", "buy-good"):
        return {"good": good_name(language, parts[0])}
    if key == "trade":
        rate = c.TRADE_RATES[t.GROUP_OF[parts[0]]][t.GROUP_OF[parts[1]]]
        given, good = good_name(language, parts[0]), good_name(language, parts[1])
        return {"given": given, "good": good, "rate": rate}
    if key == "line":
        return line_args(s, parts[0], parts[1] + 1, language)
    if key == "act":
        return {"deed": role_words(s, parts[0], language)}
    if key in ("build-on", "build-over", "buy-building"):
        group = GROUP_NAMES[parts[1]] if len(parts) > 1 else ""
        return {"building": kind_name(language, parts[0]), "group": group}
    if key in ("improve", "buy-embassy"):
        colony = called(language, c.COLONIES[parts[0]])
        return {"colony": colony, "level": c.ERAS[parts[1]] if len(parts) > 1 else ""}
    if key in ("keep", "drop", "play"):
        return {"card": card_name(language, parts[0])}
    if key in ("no-discount", "use-ticket"):
        return {"card": card_name(language, t.LIMITED_CARDS[parts[0]])}
    return small_args(s, key, parts, language)


def to_whom(s: ColonistsState, language: str) -> str:
    """The payee, where a Fee is paid to several players one after the other."""
    frame = s.frames[-1] if s.frames else (0, 0, 0, 0, 0)
    if frame[0] != f.PAY_FEE or (frame[2] >> 3).bit_count() < 2:
        return ""
    return " " + text.say(TITLE, language, "to-player", {"seat": (frame[2] & 7) + 1})


def paid_by(s: ColonistsState, g: int) -> str:
    """What a payment under way is taken from."""
    if s.frames and s.frames[-1][0] == f.MAKE_ROOM:
        return "buffer"
    return "discount" if s.acting >= 0 and s.pool[g] else "storage"


def small_args(
    s: ColonistsState, key: str, parts: tuple[int, ...], language: str
) -> dict[str, Any]:
    if key == "industry":
        return {"deed": industry_words(s, parts[0], language)}
    if key == "yearly":
        return {"card": card_name(language, t.YEARLY_CARDS[parts[0]])}
    if key == "gift":
        return {"goods": amounts_words(language, t.GIFT_GOODS[parts[0]])}
    if key == "number":
        return job_args(s, parts[0], language)
    if key == "renew":
        return {"building": kind_name(language, REPLACED[parts[0]])}
    if key == "start-wood":
        return {"wood": parts[0], "clay": c.START_GOODS - parts[0]}
    if key == "yield":
        return {"good": good_name(language, (c.FOOD, c.ROBE)[parts[0]])}
    if key == "side" and s.market_card >= 0 and parts[0] < len(t.MARKET_SUBSIDY[s.market_card]):
        gives = t.DEED_GIVES[t.MARKET_SUBSIDY[s.market_card][parts[0]]]
        return {"goods": amounts_words(language, gives)}
    return {"number": parts[0] + 1 if parts else 0, "goods": ""}


def spot_args(s: ColonistsState, key: str, parts: tuple[int, ...], language: str) -> dict[str, Any]:
    spot = parts[-1]
    seat = max(s.actor, 0)
    kind = s.players[seat].kind[spot]
    shown = kind_name(language, kind) if kind >= 0 else "-"
    worker = called(language, c.WORKERS[parts[0] + 1]) if key == "hire" else ""
    return {"building": shown, "spot": spot + 1, "worker": worker}


def line_args(s: ColonistsState, row: int, times: int, language: str) -> dict[str, Any]:
    if s.frames and s.frames[-1][0] == f.EXCHANGE and row < len(t.DEED_LINES[s.frames[-1][2]]):
        return line_words(language, t.DEED_LINES[s.frames[-1][2]][row], times)
    return {"paid": "-", "got": "-", "count": times}


def role_words(s: ColonistsState, role: int, language: str) -> str:
    if s.frames and s.frames[-1][0] == f.ACT:
        for other, deed in deeds_at(s, s.players[s.frames[-1][1]], s.frames[-1][2]):
            if other == role:
                return deed_words(language, deed)
    return ROLES[role]


def industry_words(s: ColonistsState, k: int, language: str) -> str:
    """A kind of exchange of the colony's present level, with how often."""
    deeds = INDUSTRY_DEEDS[s.players[max(s.actor, 0)].level[c.INDUSTRIALIST]]
    if k >= len(deeds):
        return str(k + 1)
    return deed_words(language, deeds[k])


def job_args(s: ColonistsState, n: int, language: str) -> dict[str, Any]:
    worker, kind = "", ""
    if s.frames and s.frames[-1][0] == f.EMPLOY:
        who, where = JOBS[s.frames[-1][2]]
        worker = called(language, c.WORKERS[who])
        kind = kind_name(language, c.FACTORY if where == SHARED else where)
    return {"count": n, "worker": worker, "building": kind}


# --- events -----------------------------------------------------------------------------

# what a, b and c of each event are
SHAPES: dict[int, str] = {
    f.E_ERA: "era", f.E_YEAR: "n", f.E_HALF: "half", f.E_MARKET_CARD: "market", f.E_PLACE: "place",
    f.E_PLACE_LAID: "place", f.E_REPLACED: "place place", f.E_MARKET_LAID: "place",
    f.E_COLONY: "colony", f.E_START_GOODS: "n n", f.E_MOVED: "place", f.E_JUMPED: "place",
    f.E_FEE: "seat parcel", f.E_FEE_SUPPLY: "", f.E_TOOK: "place good n", f.E_GIFT: "gift",
    f.E_LORD: "place good", f.E_EXCHANGED: "line", f.E_SOLD: "line", f.E_TRADED: "good",
    f.E_TRANSMUTED: "n", f.E_ALCHEMY: "good good", f.E_THROWN: "good", f.E_BUILT: "kind",
    f.E_REMODELLED: "kind kind", f.E_RAZED: "kind kind", f.E_EMPLOYED: "kind worker",
    f.E_DREW: "n", f.E_KEPT: "card", f.E_DROPPED: "card", f.E_PLAYED: "card", f.E_USED: "used",
    f.E_EMBASSY: "colony level", f.E_AMBASSADOR: "figure place",
    f.E_AMBASSADOR_MOVED: "figure place", f.E_MARKER: "place", f.E_STARTING_PLAYER: "",
    f.E_SWAPPED: "place place", f.E_INCOME: "place kinds", f.E_REDISTRIBUTED: "",
    f.E_SUSTAINED: "n n", f.E_PRODUCED: "good n", f.E_GENERATED: "kind good n",
    f.E_INDUSTRY: "n", f.E_YEARLY: "card", f.E_SCHOLAR: "", f.E_STEWARD_LOST: "place",
    f.E_DISCOUNT: "place", f.E_STORAGE_REPLACED: "kind kind", f.E_RESHUFFLED: "",
    f.E_BOUGHT_EMBASSY: "colony level", f.E_BOUGHT_BUILDING: "kind", f.E_BOUGHT_GOOD: "good",
    f.E_SENT_HOME: "worker kind", f.E_SAVED: "", f.E_OVER: "",
}  # fmt: skip


def event_args(event: Event, language: str) -> dict[str, Any]:
    """What the message of an event needs, besides $player."""
    found: dict[str, Any] = {}
    shapes = SHAPES[event[0]].split()
    for value, shape in zip(event[2:5], shapes, strict=False):
        name = shape if shape not in found else f"{shape}2"
        found[name] = event_word(shape, value, language)
    if "line" in found:
        found.update(line_words(language, event[2], event[3]))
    if "good" in found and "n" in found:
        found["good"] = good_name(language, event[2 + shapes.index("good")], found["n"])
    if event[0] == f.E_YEARLY:
        found["made"] = yearly_words(language, event[2])
    return found


def yearly_words(language: str, card: int) -> str:
    """What an improvement does in the production phase; its food and robes came before."""
    if card in t.YEARLY_CARDS:
        return deed_words(language, YEARLY_DEEDS[t.YEARLY_CARDS.index(card)])
    gives = t.GENERATES[t.GENERATORS.index(card)]
    return amounts_words(language, tuple((g, n) for g, n in gives if g not in (c.FOOD, c.ROBE)))


def event_word(shape: str, value: int, language: str) -> Any:
    if shape == "place":
        return place_name(language, value)
    if shape == "kind":
        return kind_name(language, value)
    if shape == "card":
        return card_name(language, value)
    if shape == "good":
        return good_name(language, value)
    if shape == "colony":
        return called(language, c.COLONIES[value])
    if shape == "worker":
        return called(language, c.WORKERS[value])
    if shape == "figure":
        return say(language, f"ambassador-{c.AMBASSADORS[value]}")
    if shape == "gift":
        return amounts_words(language, t.GIFT_GOODS[value])
    if shape == "market":
        return market_words(language, value)
    if shape == "parcel":
        packed = ((g, value >> 4 * g & 15) for g in range(c.TOOL + 1))
        return amounts_words(language, tuple((g, n) for g, n in packed if n))
    if shape == "kinds":
        return amounts_words(language, tuple((g, 1) for g in range(c.STORED) if value >> g & 1))
    if shape == "used":
        return card_name(language, t.DOLLY if value < 0 else value)
    if shape == "half":
        return say(language, "winter" if value else "summer")
    if shape in ("era", "level"):
        return c.ERAS[value - 1]
    if shape == "seat":
        return value + 1
    return value


def market_words(language: str, card: int) -> str:
    """A market card: its name and what it offers."""
    name = t.MARKET_NAMES[card].replace("market", say(language, "market-card"))
    deeds = " | ".join(deed_words(language, deed) for deed in t.MARKET_DEEDS[card])
    return f"{name} ({deeds})"
