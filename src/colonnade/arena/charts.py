"""Pictures for the report, drawn as inline SVG; their colours come from the page's style."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH = 500
LABEL = 152  # room for names at the left
LINE = 26
TEXT = 'font-size="13"'
SERIES = 8  # colours the style has for series


class Estimate(NamedTuple):
    """A rate with its interval, and the rate one would expect."""

    name: str
    rate: float
    low: float
    high: float
    expected: float
    games: int

    @property
    def verdict(self) -> int:
        """1 above, -1 below what is expected, 0 when the interval holds it."""
        return 1 if self.low > self.expected else -1 if self.high < self.expected else 0


def svg(height: float, body: str, title: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{body}</svg>"
    )


def text(x: float, y: float, shown: str, anchor: str = "start", style: str = "") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" {TEXT} class="{style}">'
        f"{escape(shown)}</text>"
    )


def nice_step(whole: float, most: int) -> float:
    """A round step that makes at most so many ticks."""
    step = 1.0
    while True:
        for factor in (1, 2, 5):
            if whole / (step * factor) <= most:
                return step * factor
        step *= 10


def intervals(rows: Sequence[Estimate], title: str) -> str:
    """One line a row: the interval, the rate, and a mark where the expectation lies."""
    top = max([row.high for row in rows] + [row.expected for row in rows] + [0.05])
    top = min(1.0, top * 1.08)
    left, right = LABEL, WIDTH - 112
    height = LINE * len(rows) + 34

    def at(share: float) -> float:
        return left + (right - left) * min(share, top) / top

    parts = []
    step = nice_step(top * 100, 6) / 100
    tick = 0.0
    while tick <= top + 1e-9:
        x = at(tick)
        parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{height - 26}" class="grid"/>')
        parts.append(text(x, height - 9, f"{100 * tick:.0f} %", "middle", "faint"))
        tick += step
    for i, row in enumerate(rows):
        y = 4 + LINE * (i + 0.5)
        style = {1: "above", -1: "below", 0: "level"}[row.verdict]
        parts.append(text(left - 10, y + 4, shortened(row.name, 24), "end"))
        parts.append(
            f'<line x1="{at(row.low):.1f}" x2="{at(row.high):.1f}" y1="{y}" y2="{y}"'
            f' class="whisker {style}"/>'
        )
        parts.append(
            f'<line x1="{at(row.expected):.1f}" x2="{at(row.expected):.1f}" y1="{y - 9}"'
            f' y2="{y + 9}" class="expected"/>'
        )
        parts.append(f'<circle cx="{at(row.rate):.1f}" cy="{y}" r="4.5" class="dot {style}"/>')
        parts.append(text(WIDTH, y + 4, f"{100 * row.rate:.1f} % of {row.games}", "end", "faint"))
    return svg(height, "".join(parts), title)


def bars(rows: Sequence[tuple[str, float, str]], title: str) -> str:
    """One bar a row: name, length, what is written at its end."""
    top = max([length for _, length, _ in rows] + [1e-9])
    left, right = LABEL, WIDTH - 110
    parts = []
    for i, (name, length, shown) in enumerate(rows):
        y = LINE * i + 4
        width = (right - left) * length / top
        parts.append(text(left - 10, y + 15, shortened(name, 24), "end"))
        parts.append(
            f'<rect x="{left}" y="{y}" width="{width:.1f}" height="{LINE - 8}" rx="2" class="s0"/>'
        )
        parts.append(text(left + width + 8, y + 15, shown, "start", "faint"))
    return svg(LINE * len(rows) + 6, "".join(parts), title)


def histogram(series: Sequence[tuple[str, Sequence[float]]], title: str, unit: str) -> str:
    """Shares by value, one outline a series on a common scale."""
    values = [value for _, found in series for value in found]
    if not values:
        return ""
    low, high = min(values), max(values)
    step = max(nice_step(high - low + 1, 22), 1)
    first = int(low // step)
    count = int(high // step) - first + 1
    left, right, base = 44, WIDTH - 6, 190
    tallest = 0.0
    shares: list[list[float]] = []
    for _, found in series:
        bins = [0.0] * count
        for value in found:
            bins[int(value // step) - first] += 1 / max(len(found), 1)
        shares.append(bins)
        tallest = max(tallest, *bins)
    wide = (right - left) / count
    parts = []
    tick_step = nice_step(tallest * 100, 5) / 100
    tick = 0.0
    while tick <= tallest + 1e-9:
        y = base - (base - 14) * tick / tallest
        parts.append(f'<line x1="{left}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}" class="grid"/>')
        parts.append(text(left - 8, y + 4, f"{100 * tick:.0f} %", "end", "faint"))
        tick += tick_step
    for number, bins in enumerate(shares):
        parts.append(steps(bins, left, wide, base, tallest, number % SERIES))
    every = max(1, -(-count // 11))
    for i in range(0, count, every):
        parts.append(
            text(left + wide * (i + 0.5), base + 18, f"{(first + i) * step:g}", "middle", "faint")
        )
    span = f" (each step {step:g} wide)" if step > 1 else ""
    parts.append(text((left + right) / 2, base + 38, unit + span, "middle", "faint"))
    return svg(base + 46, "".join(parts), title) + legend([name for name, _ in series])


def steps(
    bins: Sequence[float], left: float, wide: float, base: float, tallest: float, colour: int
) -> str:
    """A series as a stepped outline with a light filling."""
    points = [f"M{left:.1f},{base}"]
    for i, share in enumerate(bins):
        y = base - (base - 14) * share / tallest
        points.append(f"L{left + wide * i:.1f},{y:.1f}L{left + wide * (i + 1):.1f},{y:.1f}")
    points.append(f"L{left + wide * len(bins):.1f},{base}Z")
    return f'<path d="{"".join(points)}" class="outline s{colour}"/>'


def stacked(
    rows: Sequence[tuple[str, Sequence[float]]], parts_named: Sequence[str], title: str
) -> str:
    """One bar a row, divided into parts in a fixed order of colours."""
    top = max([sum(max(part, 0) for part in found) for _, found in rows] + [1e-9])
    left, right = LABEL, WIDTH - 44
    parts = []
    for i, (name, found) in enumerate(rows):
        y = 34 * i + 4
        x = float(left)
        parts.append(text(left - 10, y + 18, shortened(name, 24), "end"))
        for number, value in enumerate(found):
            width = (right - left) * max(value, 0.0) / top
            parts.append(
                f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="26"'
                f' class="s{number % SERIES} part"><title>{escape(parts_named[number])}:'
                f" {value:.1f}</title></rect>"
            )
            if width > 26:
                parts.append(text(x + width / 2, y + 18, f"{value:.1f}", "middle", "on"))
            x += width
        parts.append(text(x + 8, y + 18, f"{sum(found):.1f}", "start", "faint"))
    return svg(34 * len(rows) + 6, "".join(parts), title) + legend(parts_named)


def legend(names: Sequence[str]) -> str:
    if len(names) < 2:
        return ""
    items = "".join(
        f'<li><span class="key s{i % SERIES}"></span>{escape(name)}</li>'
        for i, name in enumerate(names)
    )
    return f'<ul class="legend">{items}</ul>'


def shortened(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"
