title = Puerto Rico
option-swap-factory-university = Balance variant: factory costs 8 and university 7
option-hacienda-quarry = With an occupied construction hut, the hacienda may bring a quarry

# decisions
ask-choose-role = Choose a role
ask-hacienda = Use the hacienda before your normal turn?
ask-settle = Take an island tile
ask-hospice = Put a colonist on the tile you just placed?
ask-mayor-privilege = Take the mayor's extra colonist from the supply?
ask-place-colonists = Distribute your colonists
ask-build = Build a building
ask-university = Put a colonist on the building you just built?
ask-craftsman-privilege = Take one more good you produced
ask-sell = Sell a good to the trading house
ask-load = Load goods
ask-store = Choose a kind of good to keep in your warehouse
ask-keep = Choose the one good that stays on your windrose
ask-over = The game is over

# actions
do-pass = Pass
do-role = { $coins ->
    [0] Take the { $role }
    [one] Take the { $role } with { $coins } doubloon
   *[other] Take the { $role } with { $coins } doubloons
  }
do-draw = Draw a face-down plantation with the hacienda
do-draw-quarry = Take a quarry with hacienda and construction hut
do-take = Take { $tile }
do-use-hospice = Put a colonist on it
do-take-colonist = Take the colonist
do-place = { $slot }: { $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
  }
do-build = Build { $building } for { $price }
do-use-university = Put a colonist on it
do-privilege = Take one more { $good }
do-sell = Sell { $good }
do-ship = Ship { $good } on the ship for { $size }
do-ship-wharf = Ship { $good } with your wharf
do-store = Store all { $good }
do-keep = Keep one { $good }

# log
event-round = Round { $count }: { $player } is governor
event-role = { $coins ->
    [0] { $player } takes the { $role }
    [one] { $player } takes the { $role } and 1 doubloon on it
   *[other] { $player } takes the { $role } and { $coins } doubloons on it
  }
event-hacienda = { $player } draws { $tile } with the hacienda
event-took = { $tile ->
    [none] { $player } takes no tile
   *[other] { $player } takes { $tile }
  }
event-hospice = The hospice of { $player } puts a colonist on { $tile }
event-row = New plantations: { $tiles }
event-mayor = { $player } takes an extra colonist
event-arrived = { $player } receives { $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
  }
event-placed = { $player } has distributed the colonists; { $count } on the windrose
event-refilled = { $count } colonists wait on the ship
event-built = { $player } builds { $building } for { $price }
event-university = The university of { $player } puts a colonist on { $building }
event-produced = { $player } produces { $count } { $good }
event-factory = The factory pays { $player } { $count } doubloons
event-privilege = { $player } takes one more { $good }
event-sold = { $player } sells { $good } for { $count }
event-emptied = The trading house is full and is emptied
event-shipped = { $player } ships { $count } { $good } on the ship for { $size }
event-wharf = { $player } ships { $count } { $good } with the wharf
event-stored = { $player } stores { $count } { $good }
event-lost = { $player } loses { $count } { $good }
event-unloaded = The ship for { $size } sails with { $good }
event-prospector = { $player } takes { $count } doubloon from the bank
event-end = The game ends after this round: { $reason }
end-colonists = not enough colonists for the ship
end-city = a city is full
end-chips = no VP chips are left

# score sheet
score-chips = VP chips
score-buildings = Buildings
score-guild-hall = Guild hall
score-residence = Residence
score-fortress = Fortress
score-customs-house = Customs house
score-city-hall = City hall

# components
corn = corn
indigo = indigo
sugar = sugar
tobacco = tobacco
coffee = coffee
tile-corn = corn plantation
tile-indigo = indigo plantation
tile-sugar = sugar plantation
tile-tobacco = tobacco plantation
tile-coffee = coffee plantation
tile-quarry = quarry
settler = settler
mayor = mayor
builder = builder
craftsman = craftsman
trader = trader
captain = captain
prospector = prospector
second-prospector = second prospector
small-indigo-plant = small indigo plant
small-sugar-mill = small sugar mill
indigo-plant = indigo plant
sugar-mill = sugar mill
tobacco-storage = tobacco storage
coffee-roaster = coffee roaster
small-market = small market
hacienda = hacienda
construction-hut = construction hut
small-warehouse = small warehouse
hospice = hospice
office = office
large-market = large market
large-warehouse = large warehouse
factory = factory
university = university
harbor = harbor
wharf = wharf
guild-hall = guild hall
residence = residence
fortress = fortress
customs-house = customs house
city-hall = city hall

# what each component does
rule-settler = Everybody may take one face-up plantation. The settler may take a quarry instead. The row is then laid out anew.
rule-mayor = The colonists on the ship go round one by one; everybody distributes all colonists anew. The mayor may take one more from the supply.
rule-builder = Everybody may build one building. The builder pays 1 doubloon less.
rule-craftsman = Everybody produces. The craftsman takes one more good of a kind just produced.
rule-trader = Everybody may sell one good to the trading house. The trader gets 1 doubloon more.
rule-captain = Goods must be shipped, 1 VP each, until nobody can. The captain's first loading earns 1 VP more. Then goods are stored or lost.
rule-prospector = Take 1 doubloon. Nobody else does anything.
rule-second-prospector = Take 1 doubloon. Nobody else does anything.
rule-small-indigo-plant = Processes 1 indigo.
rule-small-sugar-mill = Processes 1 sugar.
rule-indigo-plant = Processes up to 3 indigo, one for each colonist.
rule-sugar-mill = Processes up to 3 sugar, one for each colonist.
rule-tobacco-storage = Processes up to 3 tobacco, one for each colonist.
rule-coffee-roaster = Processes up to 2 coffee, one for each colonist.
rule-small-market = Trader: 1 doubloon more for your sale.
rule-hacienda = Settler: before your turn you may draw a face-down plantation, which must be placed.
rule-construction-hut = Settler: you may take a quarry instead of a plantation.
rule-small-warehouse = End of captain: keep all goods of one kind.
rule-hospice = Settler: you may put a colonist on the tile you take.
rule-office = Trader: you may sell a kind the trading house already has.
rule-large-market = Trader: 2 doubloons more for your sale.
rule-large-warehouse = End of captain: keep all goods of two kinds.
rule-factory = Craftsman: 1, 2, 3 or 5 doubloons for 2, 3, 4 or 5 kinds produced.
rule-university = Builder: you may put a colonist on the building you build.
rule-harbor = Captain: 1 VP more for each of your loadings.
rule-wharf = Captain, once: ship all goods of one kind on a ship of your own.
rule-guild-hall = End: 1 VP for each small and 2 VP for each large production building of yours.
rule-residence = End: 4, 5, 6 or 7 VP for up to 9, 10, 11 or 12 filled island spaces.
rule-fortress = End: 1 VP for every three colonists you have.
rule-customs-house = End: 1 VP for every four VP from shipping.
rule-city-hall = End: 1 VP for each beige building of yours.
