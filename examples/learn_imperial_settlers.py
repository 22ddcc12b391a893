"""Learn two-player Imperial Settlers by self-play, with the same learner as Puerto Rico's.

python examples/learn_imperial_settlers.py                 # trains, 10 minutes on one free core
python examples/learn_imperial_settlers.py --measure 400   # only measures the weights shipped

An observation of this title has some thousand columns, most of them piles of cards that matter
little; the learner leaves those out, by the names of their slices.
"""

from pathlib import Path

from td_learner import Config, main

CONFIG = Config(
    title="imperial_settlers",
    opponent="greedy",
    leave_out=(
        ".shown", ".discard", ".routes", ".foundations", ".buried", ".spent",
        "common_discard", "under_gate", "under_gate_2",
    ),
    seed=1,
    decisions=600_000,
    measure_every=100_000,
    hidden=(96, 48),
    games=64,
    memory=40_000,
)  # fmt: skip

if __name__ == "__main__":
    main(CONFIG, Path(__file__).parent / "imperial_settlers_weights")
