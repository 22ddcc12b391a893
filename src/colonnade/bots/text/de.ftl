part-points = Punkte
gain = { $points } Punkte: { $part }
give = { $points } Punkte für die anderen zusammen: { $part }
nothing-special = in allem etwa so gut wie die anderen Züge
turning-point = { $player }: die Gewinnaussicht geht von { $before } % auf { $after } % mit „{ $move }“
mistake = { $player } spielt „{ $move }“; „{ $better }“ wäre um { $points } Punkte und { $chance } % Gewinnaussicht besser gewesen
