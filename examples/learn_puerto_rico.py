"""Learn two-player Puerto Rico from nothing; beats the greedy bot after some minutes.

python examples/learn_puerto_rico.py                    # trains, about 8 minutes on one free core
python examples/learn_puerto_rico.py --measure 400      # only measures the weights shipped
"""

from pathlib import Path

from td_learner import Config, main

# Learning rate and noise fall slowly, on a plan that is longer than the run: a plan of 3 million
# decisions, played to its end, won only 84 % of its games.
CONFIG = Config(title="puerto_rico", opponent="greedy", seed=1, decisions=6_000_000, plan=9_000_000)

if __name__ == "__main__":
    main(CONFIG, Path(__file__).parent / "puerto_rico_weights")
