"""What results say about a title: seats, components, length, ends; the questions of a designer."""

import json
from collections import Counter
from typing import Any

from colonnade.arena.charts import Estimate
from colonnade.arena.match import Result
from colonnade.arena.statistics import Rate, Tally, spread, wilson
from colonnade.arena.usage import SET_UP

COMMON = 0.97  # what nearly every seat uses says nothing about who wins
RARE = 15  # uses below which nothing is said


class Findings:
    """Everything the report shows, computed once."""

    def __init__(self, rows: list[Result]) -> None:
        self.rows = rows
        self.whole = [row for row in rows if row["forfeit_seat"] < 0]
        self.players: int = rows[0]["players"]
        self.expected = expectations(self.whole)

    def seats(self) -> list[Estimate]:
        tally = Tally()
        for row in self.whole:
            for seat, win in enumerate(row["wins"]):
                tally.add(seat, win)
        fair = 1 / self.players
        return [
            estimate(f"seat {seat + 1}", rate, fair) for seat, rate in sorted(tally.rates().items())
        ]

    def components(self) -> dict[str, list[Estimate]]:
        """By kind of action: how those who used a component fared, the best first."""
        wins: dict[tuple[str, str], list[float]] = {}
        hopes: dict[tuple[str, str], float] = {}
        seats = 0
        for row in self.whole:
            seats += self.players
            for use in row["uses"]:
                if use["component"]:
                    key = (use["key"], use["component"])
                    wins.setdefault(key, []).append(row["wins"][use["seat"]])
                    hopes[key] = hopes.get(key, 0.0) + self.expected[bot_key(row, use["seat"])]
        found: dict[str, list[Estimate]] = {}
        for (kind, component), values in wins.items():
            if RARE <= len(values) <= COMMON * seats:
                rate = Rate(sum(values), len(values))
                hope = hopes[(kind, component)] / len(values)
                found.setdefault(kind, []).append(estimate(component, rate, hope))
        for rows in found.values():
            rows.sort(key=lambda e: (e.expected - e.rate, e.name))
        order = sorted(found, key=lambda kind: (-len(found[kind]), kind))
        return {kind: found[kind] for kind in order if len(found[kind]) > 1}

    def first_choices(self) -> dict[str, list[Estimate]]:
        """By kind of action: how those fared whose first such action named a component."""
        wins: dict[tuple[str, str], list[float]] = {}
        hopes: dict[tuple[str, str], float] = {}
        for row in self.whole:
            firsts: dict[tuple[int, str], tuple[int, str]] = {}
            for use in row["uses"]:
                if use["component"] and not use["key"].startswith(SET_UP):
                    place = (use["seat"], use["key"])
                    mine = (use["first"], use["component"])
                    firsts[place] = min(firsts.get(place, mine), mine)
            for (seat, kind), (_, component) in firsts.items():
                key = (kind, component)
                wins.setdefault(key, []).append(row["wins"][seat])
                hopes[key] = hopes.get(key, 0.0) + self.expected[bot_key(row, seat)]
        found: dict[str, list[Estimate]] = {}
        for (kind, component), values in wins.items():
            if len(values) >= RARE:
                rate = Rate(sum(values), len(values))
                hope = hopes[(kind, component)] / len(values)
                found.setdefault(kind, []).append(estimate(component, rate, hope))
        for rows in found.values():
            rows.sort(key=lambda e: (e.expected - e.rate, e.name))
        return {kind: rows for kind, rows in found.items() if len(rows) > 1}

    def reasons(self) -> list[tuple[str, int]]:
        counts: Counter[str] = Counter()
        for row in self.rows:
            counts.update([" and ".join(row["reasons"]) or "none given"])
        return counts.most_common()

    def scores(self) -> list[tuple[str, list[float]]]:
        found: dict[str, list[float]] = {}
        for row in self.whole:
            for bot, points in zip(row["bots"], row["scores"], strict=True):
                found.setdefault(bot, []).append(points)
        return sorted(found.items(), key=lambda item: -sum(item[1]) / len(item[1]))

    def lengths(self) -> list[float]:
        return [row["decisions"] for row in self.whole]

    def margins(self) -> list[float]:
        """Points between first and second."""
        found = []
        for row in self.whole:
            ordered = sorted(row["scores"], reverse=True)
            if len(ordered) > 1:
                found.append(float(ordered[0] - ordered[1]))
        return found

    def sheet_lines(self) -> tuple[list[str], list[tuple[str, list[float]]]]:
        """The score sheet's lines: on average for winners and for the others."""
        sums: dict[str, dict[str, float]] = {"winners": {}, "the others": {}}
        counts = {"winners": 0, "the others": 0}
        for row in self.whole:
            for seat, sheet in enumerate(json.loads(row["sheets"])):
                who = "winners" if row["wins"][seat] > 0 else "the others"
                counts[who] += 1
                for line, points in sheet.items():
                    sums[who][line] = sums[who].get(line, 0.0) + points
        lines = list(dict.fromkeys([*sums["winners"], *sums["the others"]]))
        lines = [line for line in lines if any(sums[who].get(line) for who in sums)]
        lines.sort(key=lambda line: -sums["winners"].get(line, 0.0))
        rows = [
            (who, [sums[who].get(line, 0.0) / counts[who] for line in lines])
            for who in sums
            if counts[who]
        ]
        return lines, rows

    # --- the questions ---------------------------------------------------------------

    def answers(self) -> list[tuple[str, str]]:
        if not self.whole:
            return [("Was anything played out?", "No: every game was forfeited.")]
        return [
            ("Does the seat matter?", self.about_seats()),
            ("Is anything too strong?", self.about_components(1)),
            ("Is anything a trap?", self.about_components(-1)),
            ("Does the first choice decide?", self.about_first_choices()),
            ("How close is it?", self.about_margins()),
            ("How does it end?", self.about_reasons()),
            ("How long is it?", self.about_length()),
            ("Does skill show?", self.about_skill()),
        ]

    def about_seats(self) -> str:
        seats = self.seats()
        odd = [e for e in seats if e.verdict]
        if not odd:
            most = max(abs(e.rate - e.expected) for e in seats)
            return (
                "No seat wins measurably more or less than its share;"
                f" the largest difference is {100 * most:.1f} percentage points."
            )
        told = ", ".join(
            f"{e.name} wins {100 * e.rate:.1f} % instead of {100 * e.expected:.1f} %" for e in odd
        )
        return f"Yes: {told}."

    def about_components(self, sign: int) -> str:
        found = [
            (kind, e)
            for kind, rows in self.components().items()
            for e in rows
            if e.verdict == sign and clear(e)
        ]
        found.sort(key=lambda item: -sign * (item[1].rate - item[1].expected))
        if not found:
            return "Nothing that stands out beyond chance."
        return sentence([of_effect(kind, e) for kind, e in found[:5]])

    def about_first_choices(self) -> str:
        found = [(kind, e) for kind, rows in self.first_choices().items() for e in rows if clear(e)]
        found.sort(key=lambda item: -abs(item[1].rate - item[1].expected))
        if not found:
            return "No first choice wins clearly more or less than others."
        return sentence([f"first {of_effect(kind, e)}" for kind, e in found[:4]])

    def about_margins(self) -> str:
        margins = self.margins()
        if not margins:
            return "There is nobody to compare with."
        close = sum(1 for m in margins if m <= 3) / len(margins)
        return (
            f"The winner leads by {spread(margins).middle:.0f} points in the median;"
            f" {100 * close:.0f} % of the games are decided by 3 points or fewer."
        )

    def about_reasons(self) -> str:
        whole = len(self.rows)
        return ", ".join(f"{reason}: {100 * n / whole:.0f} %" for reason, n in self.reasons()) + "."

    def about_length(self) -> str:
        s = spread(self.lengths())
        return (
            f"{s.middle:.0f} decisions in the median; half of the games take"
            f" {s.quarter:.0f} to {s.three_quarters:.0f}, all {s.least:.0f} to {s.most:.0f}."
        )

    def about_skill(self) -> str:
        rates: dict[str, Tally] = {}
        for row in self.whole:
            if " vs " in row["pairing"]:
                one = row["pairing"].split(" vs ")[0]
                tally = rates.setdefault(row["pairing"], Tally())
                tally.add(one, row["wins"][row["bots"].index(one)])
        if not rates:
            return "Only one kind of table played; a tournament of different bots would tell."
        told = []
        for pairing, tally in rates.items():
            for rate in tally.rates().values():
                told.append(f"{pairing}: {100 * rate.share:.0f} % of {rate.games}")
        return "; ".join(told) + f"; the fair share is {100 / self.players:.0f} %."


def bot_key(row: Result, seat: int) -> tuple[str, str]:
    return row["pairing"], row["bots"][seat]


def expectations(rows: list[Result]) -> dict[tuple[str, str], float]:
    """How often a bot wins in a pairing whatever it uses: what a component is measured by."""
    tally = Tally()
    for row in rows:
        for seat, win in enumerate(row["wins"]):
            tally.add(bot_key(row, seat), win)
    return {key: rate.share for key, rate in tally.rates().items()}


def estimate(name: str, rate: Rate, expected: float) -> Estimate:
    low, high = wilson(rate.wins, rate.games)
    return Estimate(name, rate.share, low, high, expected, rate.games)


def clear(e: Estimate) -> bool:
    """Beyond chance even though many components are looked at: a 99.9 % interval."""
    low, high = wilson(e.rate * e.games, e.games, 3.29)
    return not low <= e.expected <= high


def of_effect(kind: str, e: Estimate) -> str:
    """A component that wins more or less often than it should, in words."""
    return (
        f"{kind.replace('-', ' ')} {e.name}: {100 * e.rate:.0f} % instead of"
        f" {100 * e.expected:.0f} %"
    )


def sentence(parts: list[str]) -> str:
    told = "; ".join(parts)
    return told[0].upper() + told[1:] + "."


def numbers(findings: Findings) -> dict[str, Any]:
    """The findings as data."""

    def listed(rows: list[Estimate]) -> list[dict[str, Any]]:
        return [{**e._asdict(), "verdict": e.verdict} for e in rows]

    return {
        "games": len(findings.rows),
        "answers": dict(findings.answers()),
        "seats": listed(findings.seats()) if findings.whole else [],
        "components": {kind: listed(rows) for kind, rows in findings.components().items()},
        "first_choices": {kind: listed(rows) for kind, rows in findings.first_choices().items()},
        "reasons": dict(findings.reasons()),
        "length": spread(findings.lengths()).as_data(),
        "margin": spread(findings.margins()).as_data(),
    }
