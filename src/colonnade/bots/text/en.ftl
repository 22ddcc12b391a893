part-points = points
gain = { $points } points: { $part }
give = { $points } points for the others together: { $part }
nothing-special = about as good as the other moves in every part
turning-point = { $player }: the chance to win goes from { $before } % to { $after } % with “{ $move }”
mistake = { $player } plays “{ $move }”; “{ $better }” was better by { $points } points and { $chance } % chance to win
