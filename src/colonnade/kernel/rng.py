"""The generator of a state: splitmix64, its whole memory one int."""

from types import FunctionType
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFFFFFFFFFF
STEP: Final = 0x9E3779B97F4A7C15
LOW: Final = 0xFFFFFFFF
LARGEST: Final = 1 << 31  # up to which a product with half a word fits into a word


def seeded(seed: int) -> int:
    """The first memory for a seed."""
    return mixed(seed & MASK)


def stepped(memory: int) -> int:
    """The memory after one draw."""
    return (memory + STEP) & MASK


def mixed(memory: int) -> int:
    """The 64 bits that belong to a memory."""
    z = (memory ^ (memory >> 30)) & MASK
    if COMPILED:
        word = mixed_on(i64(z >> 32) << 32 | i64(z & LOW))
        return int((word >> 32) & LOW) << 32 | int(word & LOW)
    z = (z * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def below(memory: int, n: int) -> int:
    """A number from 0 to n - 1 for a memory; 64 bits make the bias immeasurable."""
    if COMPILED and n <= LARGEST:
        return int(below_by_words(i64(memory >> 32), i64(memory & LOW), i64(n)))
    z = ((memory ^ (memory >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return ((z ^ (z >> 31)) * n) >> 64


def below_by_words(high: i64, low: i64, n: i64) -> i64:
    """The same in the processor's words, for the compiled engine.

    Quicker, and nothing there can fail: a signal that raises while Python multiplies large
    numbers would end a compiled process.
    """
    z: i64 = (high << 32) | low
    z = mixed_on(z ^ ((z >> 30) & 0x3FFFFFFFF))
    return (((z >> 32) & LOW) * n + (((z & LOW) * n) >> 32)) >> 32


def mixed_on(z: i64) -> i64:
    """The rest of mixed() in words, which wrap around by themselves when compiled.

    A word has a sign: shifts to the right are freed of it by a mask.
    """
    z = z * -0x40A7B892E31B1A47
    z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    return z ^ ((z >> 31) & 0x1FFFFFFFF)


# functions of a compiled module are not functions of Python's
COMPILED: Final = not isinstance(stepped, FunctionType)
