part-points = points
gain = more: { $part } ({ $points } points)
loss = less: { $part } ({ $points } points)
give = more for the others: { $part } ({ $points } points together)
deny = less for the others: { $part } ({ $points } points together)
nothing-special = about as good as the other moves in every part
turning-point = { $player }: the chance to win goes from { $before } % to { $after } % with “{ $move }”
mistake = { $player } plays “{ $move }”; “{ $better }” was better by { $points } points and { $chance } % chance to win
