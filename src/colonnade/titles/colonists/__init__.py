"""The Colonists: four eras, a growing map, workers to house, employ and feed."""
