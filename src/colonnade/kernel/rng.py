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
        return int(mixed_on(word_of(z))) & MASK
    z = (z * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def below(memory: int, n: int) -> int:
    """A number from 0 to n - 1 for a memory; 64 bits make the bias immeasurable."""
    if COMPILED and n <= LARGEST:
        return int(below_of_word(word_of(memory), i64(n)))
    z = ((memory ^ (memory >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return ((z ^ (z >> 31)) * n) >> 64


# --- the same in the processor's words, which wrap around by themselves when compiled ---
#
# Quicker, and nothing there can fail: a signal that raises while Python multiplies large
# numbers would end a compiled process.


def word_of(memory: int) -> i64:
    """The word with these 64 bits; its highest bit is its sign."""
    return i64(memory) if memory <= MASK >> 1 else i64(memory - MASK - 1)


STEP_WORD: Final[i64] = word_of(STEP)
FIRST_FACTOR: Final[i64] = word_of(0xBF58476D1CE4E5B9)
SECOND_FACTOR: Final[i64] = word_of(0x94D049BB133111EB)


def below_of_word(word: i64, n: i64) -> i64:
    """As below(), for n up to LARGEST; shifts to the right are freed of the sign by a mask."""
    z = mixed_on(word ^ ((word >> 30) & 0x3FFFFFFFF))
    return (((z >> 32) & LOW) * n + (((z & LOW) * n) >> 32)) >> 32


def mixed_on(word: i64) -> i64:
    """As mixed(), from its first product on."""
    z = word * FIRST_FACTOR
    z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * SECOND_FACTOR
    return z ^ ((z >> 31) & 0x1FFFFFFFF)


# functions of a compiled module are not functions of Python's
COMPILED: Final = not isinstance(stepped, FunctionType)
