"""Learn two-player Puerto Rico from nothing; beats the greedy bot after some minutes.

python examples/learn_puerto_rico.py                    # trains, 5 minutes on one free core
python examples/learn_puerto_rico.py --measure 400      # only measures the weights shipped
"""

from pathlib import Path

from td_learner import Config, main

CONFIG = Config(title="puerto_rico", opponent="greedy", seed=1, decisions=3_000_000)

if __name__ == "__main__":
    main(CONFIG, Path(__file__).parent / "puerto_rico_weights")
