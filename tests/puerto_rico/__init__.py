"""The rules of Puerto Rico, tested as the rulebook tells them."""
