"""The generator: known values, range, spread."""

import pytest

from colonnade.kernel import rng


def test_known_values_of_splitmix64() -> None:
    """The published sequence of splitmix64 for the seed 1234567."""
    memory = 1234567
    drawn = []
    for _ in range(5):
        memory = rng.stepped(memory)
        drawn.append(rng.mixed(memory))
    assert drawn == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_whichever_way_the_engine_multiplies_the_bits_are_the_same() -> None:
    """Also for memories that grew beyond 64 bits, as those of bots do."""
    for memory in [0, 1, -1, rng.MASK, rng.MASK + 1, *(rng.STEP * n**3 for n in range(200))]:
        z = ((memory ^ (memory >> 30)) * 0xBF58476D1CE4E5B9) & rng.MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & rng.MASK
        assert rng.mixed(memory) == z ^ (z >> 31)


def test_memory_stays_within_64_bits() -> None:
    memory = rng.MASK
    for _ in range(100):
        memory = rng.stepped(memory)
        assert 0 <= memory <= rng.MASK
        assert 0 <= rng.mixed(memory) <= rng.MASK


@pytest.mark.parametrize("seed", [0, 1, -1, 2**64 + 5, 10**30])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert 0 <= rng.seeded(seed) <= rng.MASK


def test_seeds_differ() -> None:
    assert len({rng.seeded(seed) for seed in range(1000)}) == 1000


@pytest.mark.parametrize("n", [1, 2, 3, 7, 58])
def test_below_reaches_every_number_and_no_other(n: int) -> None:
    memory = rng.seeded(n)
    drawn = []
    for _ in range(n * 60):
        memory = rng.stepped(memory)
        drawn.append(rng.below(memory, n))
    assert set(drawn) == set(range(n))


def test_below_is_even() -> None:
    memory = rng.seeded(3)
    counts = [0] * 6
    for _ in range(6000):
        memory = rng.stepped(memory)
        counts[rng.below(memory, 6)] += 1
    assert all(850 < count < 1150 for count in counts)


def test_below_takes_the_highest_bits_of_the_product() -> None:
    """Whichever way the engine multiplies, the number is the same."""
    memory = rng.seeded(9)
    for n in [*range(1, 400), 2**16, 2**20 - 1, 2**31 - 1, 2**31, 2**31 + 1, 2**48, 2**64]:
        memory = rng.stepped(memory)
        assert rng.below(memory, n) == (rng.mixed(memory) * n) >> 64
    assert rng.below(0, 10) == 0
    assert rng.below(rng.MASK, 10) == (rng.mixed(rng.MASK) * 10) >> 64
