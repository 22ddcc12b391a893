"""The rules of The Colonists, tested as the rulebook tells them."""
