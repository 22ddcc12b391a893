part-points = Punkte
gain = mehr: { $part } ({ $points } Punkte)
loss = weniger: { $part } ({ $points } Punkte)
give = mehr für die anderen: { $part } (zusammen { $points } Punkte)
deny = weniger für die anderen: { $part } (zusammen { $points } Punkte)
nothing-special = in allem etwa so gut wie die anderen Züge
turning-point = { $player }: die Gewinnaussicht geht von { $before } % auf { $after } % mit „{ $move }“
mistake = { $player } spielt „{ $move }“; „{ $better }“ wäre um { $points } Punkte und { $chance } % Gewinnaussicht besser gewesen
