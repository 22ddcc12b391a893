"""Imperial Settlers: the whole base game for one to four players."""
