"""What all titles share: frames and ops, actions, chance, log, codec, records, words, registry."""
