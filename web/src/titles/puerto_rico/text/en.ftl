# words of the board
doubloons = doubloons
goods = goods
island = island
city = city
governor = governor
vp-chips = VP chips
vp-left = VP chips left
in-supply = supply
building-points = VP of buildings
building-points-note = Printed VP; what large buildings add at the end is not in it.
known-points = VP known to you
part-harbour = Harbour
part-house = Trading house
part-colonist-ship = Colonist ship
part-row = Plantations
part-stack = Face-down plantations
part-buildings = Buildings
column-quarries = { $count ->
    [one] { $count } quarry helps
   *[other] up to { $count } quarries help
  }
makes = { $count ->
    [0] You would produce none now.
   *[other] Would produce { $count } now.
  }
ship-empty = Ship for { $size }, empty
ship-loaded = Ship for { $size } with { $count } { $good }
note-ship = Carries one kind only; no other ship may carry the same. It sails when it is full.
note-house = Buys each kind once and holds four goods; when full it is emptied at the end of the trader phase.
note-row = The settler phase lets everybody take one.
note-quarry = An occupied quarry makes buildings 1 doubloon cheaper, up to the number of its column.
note-stack = Nobody knows what comes next.
put-colonist = Put a colonist on { $slot }
take-colonist-back = Take the colonist back from { $slot }
gesture-mayor = { $left ->
    [0] All colonists are placed. Confirm, or click a circle to change it.
    [one] Click the circles to place your last colonist.
   *[other] Click the circles to place your { $left } colonists.
  }
gesture-nobles = { $left ->
    [one] Choose colonist or noble beside your name, then click a circle for your last one.
   *[other] Choose colonist or noble beside your name, then click the circles to place all { $left }.
  }
hand-colonist = colonists to place
hand-noble = nobles to place
note-cheaper = Costs { $full }, for you now { $price }: quarries, forests, offices and the builder's privilege are taken off.
note-builder = As builder you would pay { $price }.
free-lots = { $count ->
    [one] { $count } lot free
   *[other] { $count } lots free
  }
why-role-taken = Taken by { $name } in this round.
why-owned = You own one; nobody builds the same twice.
why-sold-out = None is left.
why-price = Costs you { $price }, you have { $have }.
table-buildings = Buildings
table-goods = Goods
table-roles = Roles
table-setups = Set-ups

# the guided game
lesson-welcome = You will learn Puerto Rico while playing it against two easy bots. It takes about a quarter of an hour. You may leave the guide at any time and simply play on.
lesson-goal = You run a small colony. Most victory points (VP) win. They come from two sources: goods you ship to the old world, and buildings you put up. Everything else is a way to get there.
lesson-table = On top lie the roles. Below, the harbour with its ships and the trading house, and the plantations on offer. Beside them is your own island with plantations, and your city. Further down stand all the buildings, and then the boards of the others.
lesson-roles = In turn everybody takes one role. When you take a role, everybody does what it says, you first, and only you get its privilege. A role nobody took gets a doubloon, so it becomes tempting in the next round.
lesson-settler = Let us begin with land. Take the settler: everybody gets a plantation, and you alone may take a quarry instead.
lesson-take = Choose a tile. A quarry makes buildings cheaper for the whole game, which is a fine start. Corn is the only crop that needs no building to be processed.
lesson-colonists = The others now take their roles. A plantation does nothing until a colonist works on it; the mayor brings colonists. Do what you are asked until it is your turn to take a role again. When you place colonists, click the circles and confirm.
lesson-mayor = Take the mayor if nobody has, otherwise the builder. The mayor brings colonists to everybody and one more to you; the builder makes building 1 doubloon cheaper for you.
lesson-buildings = Indigo, sugar, tobacco and coffee need a plantation and a plant, both with a colonist. Violet-edged or plain buildings give you advantages. Point at any building to read what it does. Play on until you choose a role again.
lesson-production = The small number beside each of your goods says how much you would produce if the craftsman came now.
lesson-craftsman = Take a role that helps you most. If you would produce something, the craftsman is good, but the others produce as well; if a role carries coins, they are yours.
lesson-trade = Goods become money in the trading house, where the dear ones bring more: corn nothing, coffee four doubloons. It buys each kind only once and holds four goods. Play on to your next role.
lesson-ship = Goods become VP on the ships, one VP for each. The captain makes everybody load as long as anybody can. You must load when you can, so watch what fits where.
lesson-storage = After loading, goods that are left spoil, except for one. Warehouses save whole kinds. So don't let the captain surprise you with full hands.
lesson-quarries = In the building market, a struck-out price is cheaper for you now: your quarries, or the builder's privilege. A dashed price is more than you have.
lesson-watch = Look at what the others need before you choose: a good role for you that is bad for them is the best move. Play on to your next role.
lesson-end = The game ends after a round in which the colonists run out, a city is full, or the VP run out. Buildings for 10 in the last column then pay for the way you played. Ask for a hint whenever you are unsure. Enjoy the game!
