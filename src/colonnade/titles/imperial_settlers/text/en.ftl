title = Imperial Settlers

# options
option-faction-1 = Faction of player 1
option-faction-2 = Faction of player 2
option-faction-3 = Faction of player 3
option-faction-4 = Faction of player 4
option-lookout = Lookout phase: standard, alternate (secret picks) or advanced (one open row)
option-peaceful = Peaceful: one more Common card each round, no Raze action against opponents
option-faction-reshuffle = An empty Faction deck is made anew from its discards, as printed in 2014; no card that was discarded in a round comes back in the same round
option-barbarians-deck = Titles of the Barbarian deck: 3 with three copies, 6 with two, 9 single
option-japanese-deck = Titles of the Japanese deck: 3 with three copies, 6 with two, 9 single
option-romans-deck = Titles of the Roman deck: 3 with three copies, 6 with two, 9 single
option-egyptians-deck = Titles of the Egyptian deck: 3 with three copies, 6 with two, 9 single

# decisions
ask-draft = Pick a Common card
ask-turn = Take one action or pass
ask-after-action = Your action is done: anything else before the turn ends?
ask-pay = What do you pay in gold?
ask-draw = Draw from which deck?
ask-keep = Which card do you keep?
ask-give-up = Which Location do you give up for the building?
ask-take-good = Which good do you take?
ask-slaver = Pay the Slaver?
ask-copy-production = Which Production Location gives its goods again?
ask-dark-chapel = Which of the goods do you turn in for 2 VP each?
ask-spend-workers = Spend another pair of workers?
ask-barter = Which two resources do you barter?
ask-diplomacy = Which goods of your Deals do you drop for 1 VP each?
ask-raze-location = Which Location do you raze?
ask-dark-chapel-target = What does the Dark Chapel raze?
ask-pack = Whose raze field does the Pack use?
ask-remove-location = Which Location do you remove?
ask-trade-route = With which Location do you make a Deal?
ask-chariot-builder = Which Location do your chariots raze?
ask-scorpion-breeder = Which Action Location do you block?
ask-temple-of-ra = Which Location do you take over?
ask-rabble = Which of your Locations does the Rabble raze?
ask-refresh = Which of your Action Locations do you clear?
ask-tavern = Which card do you discard in the Tavern?
ask-desert = Which card do you discard in the Desert?
ask-desert-victim = Who must discard a card?
ask-desert-discard = The Desert costs you a card: which one?
ask-sanctuary = Which card becomes a Foundation?
ask-settlers = Which Faction card do the Settlers build?
ask-negotiator = Which Deal does the Negotiator build?
ask-hanseatic-league = Which Deal do you discard?
ask-robbers = Which Deal do the Robbers discard?
ask-ninjas = Which Deal do the Ninjas discard?
ask-spies = Which Deal do the Spies bring you?
ask-saboteurs = Which resource do the Saboteurs take?
ask-ninjas-samurai = Where does the Samurai go?
ask-sacrifice = Which Location does the attack take?
ask-over = The game is over

# actions
do-pass = Pass
do-end-turn = End the turn
do-done = No more
do-build = Build { $card } for { $price }
do-deal = Make a Deal with { $card }: { $good }
do-raze = Raze { $card } from your hand: { $goods }
do-raze-location = Raze a Location of an opponent
do-activate = Use { $card }{ $marks }
do-activate-twice = Use { $card }{ $marks } twice
do-spend = Spend 2 workers: { $good }
do-defend = Put your Defense token on { $card }{ $marks }
do-samurai = Deploy a Samurai at { $card }{ $marks }
do-tuck = Tuck { $card } under the Gate{ $marks }
do-lay = Lay { $good } on the Shrine
do-pay = { $gold ->
    [0] Pay without gold
   *[other] Pay { $gold } gold in place of { $goods }
  }
do-draft = Pick { $card }
do-draw-common = Draw a Common card
do-draw-faction = Draw a Faction card
do-keep = Keep { $card }
do-pick = { $card }
do-own = { $card }{ $marks }
do-foundation = A Foundation
do-target = { $goods ->
    [none] { $card } of { $holder }{ $marks }
   *[other] { $card } of { $holder }{ $marks }: { $goods }
  }
do-take = Take { $good }
do-turn-in = Turn in { $good }
do-turn-in-card = Turn in { $card }
do-pick-deal = { $holder ->
    [none] { $card }: { $good }
   *[other] { $card } of { $holder }: { $good }
  }
do-pick-attack = Attack card: { $good }
do-pick-lower-attack = Attack card: { $good }, number { $number } of its kind from the top
do-pick-route = Trade Route deal of { $holder } with { $card }: { $good }
do-victim = { $holder }
do-steal = { $good } of { $holder }
do-slaver-gold = Pay 1 gold for 2 VP
do-slaver-stone = Pay 1 stone for 1 VP
do-barter = Pay { $first } and { $second }

# log
event-round = Round { $count } begins
event-first-player = { $player } is first player
event-commands = { $player } leads the { $faction }
event-draws = { $player } draws a card: { $deck }
event-drew = You drew { $card }
event-reveals = { $card } is revealed
event-drafts = { $player } picks { $card }
event-virtual-gets = The virtual player gets { $card }
event-drafted = You picked { $card }
event-passes-cards = The cards are passed on
event-leaves = { $card } is discarded
event-produces = { $player } collects production
event-gains = { $player } gains { $goods }
event-scores = { $card ->
    [none] { $player } scores { $count } VP
   *[other] { $player } scores { $count } VP with { $card }
  }
event-pays = { $player } pays { $count } gold in place of resources
event-builds = { $player } builds { $card }
event-gives-up = { $player } gives up { $card }
event-uses-foundation = { $player } builds over a Foundation ({ $card })
event-deals = { $player } makes a Deal with { $card }
event-route-deal = { $player } makes a Deal with { $card } over the Trade Route
event-razes-card = { $player } razes { $card } from the hand
event-razes-location = { $player } razes { $card } of { $holder }
event-foundation = { $card } of { $player } is a Foundation now
event-activates = { $count ->
    [one] { $player } uses { $card }
   *[other] { $player } uses { $card } twice
  }
event-spends = { $player } spends 2 workers: { $good }
event-defends = { $player } defends { $card }
event-samurai = { $player } deploys a Samurai at { $card }
event-tucks = { $player } tucks { $card } under the Gate
event-lays = { $player } lays { $good } on the Shrine
event-passes = { $player } passes
event-discards = { $player } discards { $card }
event-keeps = { $player } keeps a card
event-copies = { $player } takes the production of { $card }
event-steals = { $player } takes { $goods } from { $holder }
event-removes = { $player } removes { $card } of { $holder }
event-blocks = { $player } blocks { $card } of { $holder }
event-borrows = { $player } takes over { $card } of { $holder }
event-returns = { $card } goes back to its owner
event-refreshes = { $player } clears { $card }
event-cancels-deal = { $player } discards the Deal { $card } of { $holder }
event-cancels-route = { $player } cancels the Trade Route deal of { $holder } with { $card }
event-takes-deal = { $player } takes over the Deal { $card } of { $holder }
event-drops = { $player } drops { $good } for 1 VP
event-turns-in = { $player } turns in { $good }
event-buries = { $player } lays a Common card as a Foundation
event-cleans-up = Unstored goods are discarded
event-reshuffles = A discard pile is shuffled into a new deck: { $deck }
event-reveals-attack = Attack card: { $good }
event-attack-takes = The virtual player takes { $card }
event-attack-misses = The attack hits nothing
event-collects = { $card } goes to the Collection pile
event-won = { $player } has defeated the virtual player
event-lost = The virtual player has won
event-ends = The game ends after the fifth round
event-loses-attack-deal = { $player } takes over an attack card as a Deal: { $good }
event-drops-attack-card = { $player } takes an attack card out of the game: { $good }
event-chooses-victim = { $player } makes { $holder } discard a card
event-uses-good = { $player } plunders { $card } without razing it
end-five-rounds = five rounds are over
end-won = the virtual player is defeated
end-lost = you have no more Faction Locations than the virtual player has cards

# score sheet
score-track = VP on the track
score-common-locations = Common Locations
score-faction-locations = Faction Locations
score-gate = Gates
score-shrine = Shrine

# solo ranks
rank-commoner = commoner
rank-servant = servant
rank-squire = squire
rank-knight = knight
rank-castellan = castellan
rank-king = king
rank-emperor = emperor

# components
common = Common deck
barbarians = Barbarians
japanese = Japanese
romans = Romans
egyptians = Egyptians
faction-deck = Faction deck
seat = player { $number }
virtual-player = the virtual player
production = production
feature = feature
action = action
black = black
purple = purple
blue = blue
brown = brown
gold-colour = gold
red = red
pink = pink
grey = grey
wood = wood
stone = stone
food = food
gold = gold
worker = workers
raze = raze tokens
defense = Defense tokens
card = cards
vp = VP
location = 1 Location
nothing = nothing
amount-wood = { $count } wood
amount-stone = { $count } stone
amount-food = { $count } food
amount-gold = { $count } gold
amount-worker = { $count ->
    [one] 1 worker
   *[other] { $count } workers
  }
amount-raze = { $count ->
    [one] 1 raze token
   *[other] { $count } raze tokens
  }
amount-defense = { $count ->
    [one] 1 Defense token
   *[other] { $count } Defense tokens
  }
amount-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
amount-vp = { $count } VP
amount-common-card = { $count ->
    [one] 1 Common card
   *[other] { $count } Common cards
  }
amount-faction-card = { $count ->
    [one] 1 Faction card
   *[other] { $count } Faction cards
  }
amount-samurai = { $count } Samurai
mark-used = { $count ->
    [one] used
   *[other] used twice
  }
mark-blocked = blocked
mark-samurai = Samurai
mark-defense = { $count ->
    [one] defended
   *[other] defended twice
  }
mark-lent = borrowed
mark-under = under it: { $cards }
printed-cost = cost: { $goods }
printed-raze = raze: { $goods }
printed-deal = Deal: { $goods }

# the terminal board
board-table = Table
board-round = Round { $round } of 5
board-first = first player
board-passed = passed
board-supply = Supply
board-hand = Hand
board-deals = Deals
board-routes = Trade Route
board-foundations = Foundations
board-decks = Decks
board-offer = To pick
board-virtual = Virtual player
board-line = Targets
board-collection = Collection
board-production = Production
board-features = Features
board-actions = Actions
board-next = Next round
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }

# cards
statue = Statue
supplier = Supplier
wood-storage = Wood Storage
carpenters-workshop = Carpenter's Workshop
gallows = Gallows
mill = Mill
old-forest = Old Forest
quarry = Quarry
rubble = Rubble
village = Village
town = Town
farmers-at-work = Farmers At Work
mammas-baths = Mamma's Baths
armorer = Armorer
gold-mine = Gold Mine
grain-field = Grain Field
lords-fields = Lord's Fields
monument = Monument
merchants-guild = Merchant's Guild
gold-creek = Gold Creek
wood-supplier = Wood Supplier
goldsmiths-workshop = Goldsmith's Workshop
marketplace = Marketplace
coal-mine = Coal Mine
mason = Mason
court-sculptor = Court Sculptor
masons-guild = Mason's Guild
missionaries = Missionaries
settlers = Settlers
acting-troupe = Acting Troupe
lumberjacks = Lumberjacks
carpenter = Carpenter
joiner = Joiner
castle = Castle
tavern = Tavern
barracks = Barracks
confectioner = Confectioner
pig-farmer = Pig Farmer
brewer = Brewer
imperial-messenger = Imperial Messenger
new-forest = New Forest
hanseatic-league = Hanseatic League
lumberjacks-route = Lumberjacks' Route
watchtower = Watchtower
ruins = Ruins
baker = Baker
sawmill = Sawmill
canteen = Canteen
meeting-place = Meeting Place
monty-the-merchant = Monty the Merchant
apartment = Apartment
hunter-joe = Hunter Joe
above-ground-mine = Above-Ground Mine
porters = Porters
primeval-forest = Primeval Forest
barbarian-altar = Barbarian Altar
raid = Raid
saboteurs = Saboteurs
sentry-tower = Sentry Tower
dark-chapel = Dark Chapel
pack = Pack
rabble = Rabble
settlement = Settlement
hill-fort = Hill Fort
expedition = Expedition
barbarian-quarry = Barbarian Quarry
barter = Barter
fighting-pit = Fighting Pit
temple = Temple
mission = Mission
pyre = Pyre
robbers = Robbers
farm = Farm
rice-fields = Rice Fields
geisha-house = Geisha House
garrison = Garrison
daimyos-castle = Daimyo's Castle
buddhas-temple = Buddha's Temple
casino = Casino
gate = Gate
shrine = Shrine
stalls = Stalls
negotiator = Negotiator
sake-brewery = Sake Brewery
trade-route = Trade Route
dojo = Dojo
ninjas = Ninjas
sumo-school = Sumo School
master-swordsmith = Master Swordsmith
school-of-diplomacy = School of Diplomacy
sculptors-workshop = Sculptor's Workshop
sculptors-apprentice = Sculptor's Apprentice
gladiator-school = Gladiator School
engineers = Engineers
gardens = Gardens
spies = Spies
architect = Architect
administration = Administration
headquarters = Headquarters
legion = Legion
warehouses = Warehouses
builder = Builder
roman-fortification = Roman Fortification
trade-colony = Trade Colony
roman-barracks = Roman Barracks
stonecutter = Stonecutter
roman-bank = Roman Bank
colossus = Colossus
desert = Desert
altar-of-bastet = Altar of Bastet
chariot-builder = Chariot Builder
pharaohs-guard = Pharaoh's Guard
oasis = Oasis
slaver = Slaver
royal-bath = Royal Bath
gold-bazaar = Gold Bazaar
scorpion-breeder = Scorpion Breeder
caravan = Caravan
temple-of-ra = Temple of Ra
sanctuary = Sanctuary
sphinx-avenue = Sphinx Avenue
sphinx = Sphinx
goldsmith = Goldsmith
slaves = Slaves
egyptian-quarry = Egyptian Quarry
pyramid = Pyramid

# what each card does
rule-statue = No lasting ability. Building bonus: 1 VP for each of your grey Locations, itself included, at most 6, plus 1 card.
rule-supplier = Whenever you build a grey Location: 1 gold and 1 VP.
rule-wood-storage = No lasting ability. Building bonus: 1 VP for each of your brown Locations, itself included, at most 6, plus 1 card.
rule-carpenters-workshop = Whenever you build a brown Location: 1 gold and 1 VP.
rule-gallows = Whenever you raze: 1 VP.
rule-mill = Whenever you build a red Location: 1 gold and 1 VP.
rule-old-forest = Produces 2 wood.
rule-quarry = Produces 1 stone. Building bonus: 1 stone.
rule-rubble = Produces 1 stone for each of your grey Locations, at most 3.
rule-village = Produces 1 worker. Building bonus: 1 worker.
rule-town = Produces 2 workers.
rule-farmers-at-work = Take what one of your other Production Locations produces. Building bonus: 1 card.
rule-mammas-baths = Produces 1 worker for each of your pink Locations, at most 3.
rule-armorer = Produces 1 raze token.
rule-gold-mine = Pay 1 worker: 1 gold. Two uses a round.
rule-grain-field = Produces 1 food. Building bonus: 1 food.
rule-lords-fields = Produces 1 food for each of your red Locations, at most 3.
rule-monument = Produces 1 VP.
rule-merchants-guild = Produces 1 gold for each of your gold-coloured Locations, at most 3.
rule-gold-creek = Produces 1 gold.
rule-wood-supplier = Produces 1 wood for each of your brown Locations, at most 3.
rule-goldsmiths-workshop = Pay 1 gold and 1 worker: 2 VP.
rule-marketplace = Pay 1 wood, 1 stone and 1 food: 3 VP.
rule-coal-mine = Pay 1 worker: 2 stone.
rule-mason = Pay 1 stone and 1 worker: 2 VP.
rule-court-sculptor = Pay 1 stone: 1 VP. Two uses a round.
rule-masons-guild = Pay 2 stone and 1 worker: 3 VP.
rule-missionaries = Pay 1 worker and 1 raze token: 3 VP.
rule-settlers = Pay 1 wood and build a Faction card from your hand for its goods alone, without giving up a Location.
rule-acting-troupe = Pay 1 worker: clear another Action Location of yours, so that it can be used again.
rule-lumberjacks = Pay 1 worker: 2 wood.
rule-carpenter = Pay 2 wood and 1 worker: 3 VP.
rule-joiner = Pay 1 wood and 1 worker: 2 VP.
rule-castle = Pay 1 worker: 1 card. Two uses a round.
rule-tavern = Discard a hand card: 2 VP. Building bonus: 1 card.
rule-barracks = Pay 1 worker: 1 raze token. Two uses a round.
rule-confectioner = Pay 2 food and 1 worker: 3 VP.
rule-pig-farmer = Pay 1 food and 1 worker: 2 VP.
rule-brewer = Pay 1 food: 1 VP. Two uses a round.
rule-imperial-messenger = Pay 1 worker: take the good of one of your Deals again.
rule-new-forest = Pay 1 worker: 1 wood. Two uses a round.
rule-hanseatic-league = Pay 1 worker and discard one of your Deals: 2 VP. Two uses a round.
rule-lumberjacks-route = Produces 1 wood. Building bonus: 1 wood.
rule-watchtower = Produces 1 card. Building bonus: 1 card.
rule-ruins = No lasting ability. It has no colour and can't be razed. Building bonus: 1 worker.
rule-baker = No lasting ability. Building bonus: 1 VP for each of your red Locations, itself included, at most 6, plus 1 card.
rule-sawmill = Pay 1 wood: 1 VP. Two uses a round.
rule-canteen = Whenever you build a pink Location: 1 gold and 1 VP.
rule-meeting-place = No lasting ability. Building bonus: 1 VP for each of your pink Locations, itself included, at most 6, plus 1 card.
rule-monty-the-merchant = Whenever you build a gold-coloured Location: 1 gold and 1 VP.
rule-apartment = No lasting ability. Building bonus: 1 VP for each of your gold-coloured Locations, itself included, at most 6, plus 1 card.
rule-hunter-joe = Pay 1 worker: 2 food.
rule-above-ground-mine = Pay 1 worker: 1 stone. Two uses a round.
rule-porters = Pay 1 food: take what one of your Production Locations produces.
rule-primeval-forest = Produces 2 wood.
rule-barbarian-altar = Pay 1 worker: 1 VP. Two uses a round.
rule-raid = Whenever you raze: 1 VP.
rule-saboteurs = Pay 1 worker: take 1 resource from an opponent's supply.
rule-sentry-tower = Produces 1 worker and 1 raze token.
rule-dark-chapel = Raze a hand card for 1 raze token or an opponent's Location at its price, and turn any of the goods won into 2 VP each.
rule-pack = Pay 1 worker: take one good shown in the raze field of an opponent's Location; it stays as it is. Two uses a round.
rule-rabble = Pay 2 workers: raze one of your own Common Locations, with all its goods, the Foundation and its wood.
rule-settlement = Produces 2 workers.
rule-hill-fort = No lasting ability. Building bonus: 1 VP for each of your black Locations, itself included, at most 6.
rule-expedition = Pay 1 raze token: 1 gold and 2 VP.
rule-barbarian-quarry = Produces 1 stone and 1 raze token.
rule-barter = Pay any 2 resources: 2 VP. Two uses a round.
rule-fighting-pit = Pay 2 workers: 2 raze tokens.
rule-temple = No lasting ability. Building bonus: 4 VP.
rule-mission = Pay 1 worker: draw 2 cards, keep one and discard the other.
rule-pyre = Whenever you build a black Location: 1 gold and 1 VP.
rule-robbers = Pay 2 workers: discard an opponent's Deal; you gain 1 VP and 1 card.
rule-farm = Produces 1 food and 1 worker.
rule-rice-fields = Produces 2 food.
rule-geisha-house = Produces 1 worker for each of your pink Locations, at most 3.
rule-garrison = Pay 2 raze tokens: remove an opponent's Location altogether; it is not razed.
rule-daimyos-castle = Produces 1 VP for each Samurai you have placed, at most 3.
rule-buddhas-temple = Look at two cards of your Faction deck and keep one; the other is shuffled back in.
rule-casino = Pay 1 worker: 1 gold. Two uses a round.
rule-gate = In your turn, tuck any number of hand cards under it, 1 VP each. At the end 2 VP more if 3 cards or more lie there. It can't be razed.
rule-shrine = In your turn, lay any number of resources on it. At the end 2, 5 or 10 VP for 3, 7 or 12 resources. It can't be razed.
rule-stalls = Pay 1 food: 1 VP. Two uses a round.
rule-negotiator = Pay 1 worker and build one of your Deals for its goods alone, without giving up a Location.
rule-sake-brewery = Whenever you build a pink Location: 1 gold and 1 VP.
rule-trade-route = Pay 1 food: make a Deal with an opponent's Faction Location.
rule-dojo = Whenever you make a Deal: 1 VP. Building bonus: 1 Faction card.
rule-ninjas = Pay 1 worker: discard an opponent's Deal and take the good it gives. Building bonus: 2 workers placed as Samurai at once.
rule-sumo-school = Pay 1 food and 1 worker: 1 raze token.
rule-master-swordsmith = Pay 1 stone: 1 raze token and 1 VP.
rule-school-of-diplomacy = In the Production phase you may drop any goods your Deals gave, 1 VP each.
rule-sculptors-workshop = Pay 1 stone and 1 worker: 2 VP.
rule-sculptors-apprentice = Pay 1 stone: 1 VP. Two uses a round.
rule-gladiator-school = Pay 1 worker: 1 raze token.
rule-engineers = Pay 2 workers: remove an opponent's Location altogether; it is not razed. You gain 1 VP.
rule-gardens = Whenever you build a red Location: 2 VP.
rule-spies = Pay 1 worker: move an opponent's Deal to your own Deals; you gain 1 VP.
rule-architect = Look at two cards of your Faction deck and keep one; the other is shuffled back in.
rule-administration = Whenever you build a Faction Location: 1 gold or 1 VP.
rule-headquarters = Whenever you build a grey Location: 1 gold or 1 VP.
rule-legion = Produces 1 Common card. Building bonus: 1 Common card.
rule-warehouses = In Cleanup you keep all your wood, stone and food.
rule-builder = Produces 1 wood and 1 stone.
rule-roman-fortification = Whenever you build a black Location: 2 VP.
rule-trade-colony = Produces 1 gold and 1 worker. It is brown, grey and red at once.
rule-roman-barracks = Produces 2 workers.
rule-stonecutter = Produces 2 stone.
rule-roman-bank = Produces 1 gold.
rule-colossus = Pay 3 stone and 1 worker: 4 VP.
rule-desert = Discard a hand card: an opponent must discard one too, and you gain 1 VP. Building bonus: 2 cards.
rule-altar-of-bastet = Produces 1 stone for each of your grey Locations, at most 3.
rule-chariot-builder = Pay 1 raze token: raze an opponent's Location, whatever protects it.
rule-pharaohs-guard = Produces 1 raze token or 2 VP, as you like.
rule-oasis = Each pair of workers an opponent spends brings you 1 worker, at most 4 a round. Building bonus: 2 workers.
rule-slaver = Whenever you build a Faction Location you may pay 1 gold for 2 VP or 1 stone for 1 VP.
rule-royal-bath = Pay 1 gold: clear another Action Location of yours, so that it can be used again. Two uses a round.
rule-gold-bazaar = Pay 1 food: 1 gold and 1 VP.
rule-scorpion-breeder = Pay 1 worker: an opponent's Action Location can't be used any more this round.
rule-caravan = Produces 1 food and 1 worker.
rule-temple-of-ra = An opponent's Location counts as yours for the rest of the round.
rule-sanctuary = Pay 1 worker: lay a Common hand card as a Foundation; you gain 1 stone and 1 VP.
rule-sphinx-avenue = Pay 2 gold: 2 VP. Two uses a round.
rule-sphinx = Each time you gain 2 VP or more at once you gain 1 VP more, also in the Production phase.
rule-goldsmith = Pay 1 gold and 1 worker: 3 VP.
rule-slaves = Pay 1 worker: 2 stone and 1 VP.
rule-egyptian-quarry = Produces 2 stone.
rule-pyramid = Produces 1 stone and 1 gold.
