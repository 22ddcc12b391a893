title = Puerto Rico
option-swap-factory-university = Balance variant: factory costs 8 and university 7
option-hacienda-quarry = With an occupied construction hut, the hacienda may bring a quarry
option-expansions = Expansions: The New Buildings, The Nobles
option-draft = The New Buildings: the players draft the beige buildings, chance does, or a fixed list holds
option-fixed-list = The beige buildings of the fixed list, as many of each cost as the board has places
option-office-or-trading-post = Never both office and trading post
option-hacienda-or-forest-house = Never both hacienda and forest house

# decisions
ask-choose-role = Choose a role
ask-hacienda = Use the hacienda before your normal turn?
ask-settle = Take an island tile
ask-hospice = Put a colonist on the tile you just placed?
ask-mayor-privilege = Take the mayor's extra colonist from the supply?
ask-place-colonists = Distribute your colonists
ask-build = Build a building
ask-university = Put a colonist on the building you just built?
ask-craftsman-privilege = Take one more good of a kind you produced
ask-sell = Sell a good to the trading house
ask-load = Load goods
ask-store = Choose a kind of good to keep in your warehouse
ask-keep = Choose the one good that stays on your windrose
ask-draft = Choose a beige building for the board
ask-guests = Move guests from your guest house?
ask-more-guests = Move another guest, or go on
ask-drawn = Lay the tile as a plantation or as a forest?
ask-second-tile = The library gives you a second tile
ask-hunting-lodge = Remove a plantation or forest with the hunting lodge?
ask-black-market = What do you return through the black market?
ask-small-wharf = How many goods go on the small wharf?
ask-royal-supplier = Which goods do you give to the royal warehouse?
ask-villa = Use the villa?
ask-pick = Take a colonist or the noble from the ship
ask-place-nobles = How many of them are nobles?
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
do-draft = Put { $building } on the board
do-take-forest = Take { $good } and lay it as a forest
do-lay-plantation = Lay it as a plantation: { $good }
do-lay-forest = Lay it as a forest
do-take-two-colonists = Take two colonists
do-return-colonist = Return a colonist: { $slot }
do-return-noble = Return a noble: { $slot }
do-return-good = Return one { $good }
do-return-vp = Return one VP
do-sell-post = Sell { $good } at your trading post
do-ship-small-wharf = Ship with your small wharf
do-small-wharf = Small wharf: { $count } { $good }
do-ship-colonist = Take a colonist
do-ship-noble = Take the noble
do-use-villa = { $noble ->
    [0] Take a colonist with the villa
   *[other] Take a noble with the villa
  }
do-nobles = { $slot }: { $count ->
    [one] { $count } noble
   *[other] { $count } nobles
  }
do-hospice-noble = Put the ship's noble on it
do-university-noble = Put the ship's noble on it
do-buy-tile = Buy a face-down plantation for 1 doubloon
do-discard = { $worker ->
    [0] Remove an unoccupied { $tile }
    [1] Remove a { $tile } with its colonist
   *[other] Remove a { $tile } with its noble
  }
do-discard-forest = Remove a forest ({ $good } underneath)
do-supply = Give one { $good }
do-move-guest = Move a guest: { $slot }
do-move-noble-guest = Move a noble guest: { $slot }

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
event-mayor = { $count ->
    [one] { $player } takes an extra colonist
   *[other] { $player } takes { $count } extra colonists
  }
event-arrived = { $player } receives { $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
  }
event-placed = { $player } has distributed the colonists; { $count } on the windrose
event-refilled = { $nobles ->
    [0] { $count } colonists wait on the ship
   *[other] { $count } colonists and a noble wait on the ship
  }
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
event-prospector = { $count ->
    [one] { $player } takes { $count } doubloon from the bank
   *[other] { $player } takes { $count } doubloons from the bank
  }
event-end = The game ends after this round: { $reason }
event-drafted = { $building } comes onto the board
event-looked = { $player } looks at a face-down tile
event-saw = You drew { $tile }
event-laid = { $player } lays { $tile }
event-laid-forest = { $player } lays the tile as a forest
event-took-forest = { $player } takes { $good } and lays it as a forest
event-guest = { $noble ->
    [0] A guest of { $player } goes to work: { $slot }
   *[other] A noble guest of { $player } goes to work: { $slot }
  }
event-church = The church earns { $player } { $count } VP
event-returned-colonist = { $noble ->
    [0] { $player } returns a colonist: { $slot }
   *[other] { $player } returns a noble: { $slot }
  }
event-returned-good = { $player } returns one { $good }
event-returned-vp = { $player } returns one VP
event-specialty = The specialty factory pays { $player } { $count } doubloons
event-sold-post = { $player } sells { $good } at the trading post for { $count }
event-lighthouse = The lighthouse pays { $player } { $count } doubloon
event-union = The union hall earns { $player } { $count } VP
event-small-wharf = { $player } ships { $count } { $good } with the small wharf
event-noble-arrived = { $player } receives the noble
event-villa = { $count ->
    [0] The villa of { $player } brings a colonist
   *[other] The villa of { $player } brings a noble
  }
event-jeweler = The jeweler pays { $player } { $count } doubloons
event-chapel = The chapel pays { $player } { $count } doubloon
event-chapel-vp = The chapel earns { $player } { $count } VP
event-bought-tile = { $player } buys { $tile }
event-discarded = { $player } removes { $tile }
event-discarded-forest = { $player } removes a forest; { $good } was underneath
event-hunted = The hunting lodge earns { $player } { $count } VP
event-supplied = { $player } supplies { $good } for 1 VP
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
score-cloister = Cloister
score-nobles = Nobles
score-royal-garden = Royal garden

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
tile-forest = forest
windrose = windrose
colonist = colonist
noble = noble
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
aqueduct = aqueduct
forest-house = forest house
black-market = black market
storehouse = storehouse
guest-house = guest house
trading-post = trading post
church = church
small-wharf = small wharf
lighthouse = lighthouse
specialty-factory = specialty factory
library = library
union-hall = union hall
statue = statue
cloister = cloister
land-office = land office
chapel = chapel
hunting-lodge = hunting lodge
zoning-office = zoning office
royal-supplier = royal supplier
villa = villa
jeweler = jeweler
royal-garden = royal garden

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
rule-aqueduct = Craftsman: one more indigo if your large indigo plant worked, one more sugar if your large sugar mill did.
rule-forest-house = Settler: you may lay a plantation face down as a forest. Builder: every two forests save 1 doubloon, whatever the column, even with the forest house empty.
rule-black-market = Builder: return a colonist (not the one here), a good and a VP, at most one of each, to pay exactly what you lack.
rule-storehouse = End of captain: keep three more goods of any kinds.
rule-guest-house = Two circles. In any phase but the mayor's, also out of turn, your guests may go to any empty circle of yours and work there at once.
rule-trading-post = Trader: sell any good here instead, also when the house is full or has the kind. The trader's bonus counts, the markets don't.
rule-church = Builder: 1 VP for a building of column 2 or 3, 2 VP for one of column 4.
rule-small-wharf = Captain, once: ship any goods you like on a ship of your own, 1 VP for every two.
rule-lighthouse = Captain: 1 doubloon for each of your loadings. If you are the captain, 1 more as the phase begins.
rule-specialty-factory = Craftsman: as many doubloons as you made of your most produced kind, less 1. Corn does not count.
rule-library = Doubles the privilege of the role you take. The settler's second tile comes after all others and is no quarry, unless a construction hut helps.
rule-union-hall = Captain: before your first loading 1 VP for every two equal goods you hold.
rule-statue = No circle and no function, but 8 VP.
rule-cloister = End: 1, 3, 6 or 10 VP for one, two, three or four sets of three like island tiles.
rule-land-office = Trader, once. With a colonist: buy a face-down plantation for 1 doubloon. With a noble: remove a plantation for 1 doubloon.
rule-chapel = Craftsman. With a colonist: 1 doubloon. With a noble: 1 VP.
rule-hunting-lodge = End of settler. With a colonist: you may remove a plantation or forest. With a noble: 2 VP if you alone have the most empty island spaces.
rule-zoning-office = Builder. With a colonist: small buildings cost 1 less. With a noble: large buildings cost 2 less.
rule-royal-supplier = Captain: before your first loading give up to as many goods as you have nobles, all of different kinds, 1 VP each.
rule-villa = Mayor: on your first turn you may take a noble from the supply; if there is none, a colonist.
rule-jeweler = Craftsman: 1 doubloon for each of your nobles. Counts as a large production building.
rule-royal-garden = End: 1 VP more for each of your nobles.
rule-noble = Works like a colonist, except where a building says otherwise. 1 VP at the end.
rule-forest = A plantation laid face down. It needs no colonist; two forests save 1 doubloon on a building.
