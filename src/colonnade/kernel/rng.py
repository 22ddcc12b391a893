"""The generator of a state: splitmix64, its whole memory one int."""

from typing import Final

MASK: Final = 0xFFFFFFFFFFFFFFFF
STEP: Final = 0x9E3779B97F4A7C15


def seeded(seed: int) -> int:
    """The first memory for a seed."""
    return mixed(seed & MASK)


def stepped(memory: int) -> int:
    """The memory after one draw."""
    return (memory + STEP) & MASK


def mixed(memory: int) -> int:
    """The 64 bits that belong to a memory."""
    z = memory
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def below(memory: int, n: int) -> int:
    """A number from 0 to n - 1 for a memory; 64 bits make the bias immeasurable."""
    return (mixed(memory) * n) >> 64
