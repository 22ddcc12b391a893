"""The environments for learners, with the libraries they are made for."""
