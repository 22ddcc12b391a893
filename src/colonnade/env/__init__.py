"""Environments for learners: PettingZoo, Gymnasium, OpenSpiel and a vector of many games.

    env = colonnade.env.aec(title, players=4, reward="win_share")

Each needs its library, installed with the extra `env` (PettingZoo, Gymnasium, numpy) or
`openspiel`; nothing here is imported before it is asked for.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from colonnade.kernel.errors import ColonnadeError

if TYPE_CHECKING:
    from colonnade.env.columns import Schema
    from colonnade.env.gymnasium_seat import SeatEnv
    from colonnade.env.pettingzoo_aec import GameEnv
    from colonnade.env.vectors import VectorEnv

__all__ = ["aec", "gym", "openspiel", "schema", "vector"]


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Says how to install what is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("colonnade"):
            raise
        raise ColonnadeError(
            f"{error.name} is not installed: pip install 'colonnade[{name}]'"
        ) from None


def aec(title: str, players: int, **settings: Any) -> "GameEnv":
    """A PettingZoo AEC environment; see colonnade.env.pettingzoo_aec.GameEnv for the settings."""
    with extra("env"):
        from colonnade.env.pettingzoo_aec import GameEnv

    return GameEnv(title, players, **settings)


def gym(title: str, players: int, **settings: Any) -> "SeatEnv":
    """A Gymnasium environment of one seat; see colonnade.env.gymnasium_seat.SeatEnv."""
    with extra("env"):
        from colonnade.env.gymnasium_seat import SeatEnv

    return SeatEnv(title, players, **settings)


def vector(title: str, players: int, games: int, **settings: Any) -> "VectorEnv":
    """Many games stepped in one call; see colonnade.env.vectors.VectorEnv for the settings."""
    with extra("env"):
        from colonnade.env.vectors import VectorEnv

    return VectorEnv(title, players, games, **settings)


def openspiel(title: str, players: int, **settings: Any) -> Any:
    """An OpenSpiel game; see colonnade.env.spiel.load_game for the settings."""
    with extra("openspiel"):
        from colonnade.env.spiel import load_game

    return load_game(title, players, **settings)


def schema(title: str, players: int, **options: Any) -> "Schema":
    """The observation's named slices for a title, a number of players and game options."""
    from colonnade.env.columns import Schema

    return Schema(title, players, options)
