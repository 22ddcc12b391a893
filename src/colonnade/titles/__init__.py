"""One package a title; the registry finds them."""
