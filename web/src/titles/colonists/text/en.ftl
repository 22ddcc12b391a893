# words of the board
part-map = Map
part-market-card = Market card
part-new-places = New places of this year
part-colonies = Colonies
part-year-end = Year-end assistant
era = Era { $era }
year = Year { $year } of 5
turn-of = Turn { $turn } of 3
deck-left = { $count } improvements left
places-left = { $count } places to come
zoom-in = Larger
zoom-out = Smaller
sort-resource = Gives goods
sort-sustainer = Gives what people live on
sort-builder = Lets you build
sort-refiner = Turns goods into better ones
sort-other = Special place
note-market = Market: sale, subsidy or the action of the market card; nobody pays a Fee here.
note-fee = Fee to { $names }: 1 tool, food or robe, and { $count } building resources.
market-sale = Sale
market-subsidy = Subsidy
market-action = Action
storage = Storage
warehouse = Warehouse
toolbox = Toolbox
goods-held = Goods
good-note = { $buffered } in buffers, { $income } come in the next production phase.
too-many = { $count } goods too many: they must be used or thrown away.
sustenance-balance = Sustenance: have / need
next-income = Next production
unemployed = Without work
room-left = Room left for goods
score-now = Dollars now
at-home = At home
everybody-home = Everybody home
everybody-works = Everybody to work
put-to-work = { $building }: put somebody to work
send-home-from = { $building }: send home
gesture-redistribute = { $idle ->
    [0] Everybody works. Click a building to send somebody home, then confirm.
   *[other] { $idle } without work. Click or drag them to the buildings, then confirm.
  }
gesture-short = { $count ->
    [one] One good is missing to feed everybody who works.
   *[other] { $count } goods are missing to feed everybody who works.
  }
in-store = + { $count } in store
leaving-buffers = Leave their buffers
will-be-lost = { $count } too many
free-spots = { $count } free
start-marker = starting player marker
range = range of the stewards
hand = Improvements in hand
drawn = Drawn: choose
improvements = improvements
buildings-built = buildings
empty-spot = Free spot
nobody-works = nobody works here
building-value = Worth ${ $value } at the end
spots-normal = Spots
spots-storage = Storage facilities
spots-borderland = Borderland
table-goods = Goods
table-workers = Workers
table-places = Places
table-market-cards = Market cards
table-buildings = Buildings
table-tiles = Building tiles
table-colonies = Colonies
table-levels = Levels of relations
table-improvements = Improvements
table-budgets = Budgets for a later start

# the guided game
lesson-welcome = You play the introductory game: one era of five years, against an easy bot. The guide tells you what to look at; ten to fifteen minutes are enough to know the game.
lesson-goal = You run a community. At the end everything is counted in dollars: buildings, people, improvements and what you saved. Five years are played, each with a summer and a winter, each half with three turns.
lesson-map = The hexes are places. Your steward walks from place to place and does what the place offers: some give goods, some refine them, and the builders each put up one kind of building.
lesson-community = Below is your community with its free spots, your storage and your toolbox. Goods need room: three spaces in Storage, and a warehouse lot. Tools and dollars need none.
lesson-start = Begin: choose your starting goods and where your steward stands, as you are asked, until your first turn.
lesson-move = A ringed place is one your steward can reach. He moves one step; from a market you reach up to eight places.
lesson-wood = Wood comes first. Go to a grove or another place that gives something.
lesson-second = The goods lie in your Storage now. Take your next turn: more wood or clay, or a builder if you can pay.
lesson-builder = A builder builds one kind of building: the price is on the tile, tools and goods. A Forester's House gives wood every year, a Farm brings a farmer. Play on to your next turn.
lesson-workers = A building with a dashed edge has nobody working in it. Idle people stand beside your name: click the building, or drag somebody there.
lesson-market = On a market you choose from this year's market card: sell, take the subsidy, or use the action. Play on to your next turn.
lesson-fee = On a place where another steward stands you owe his owner a Fee. On markets nobody pays.
lesson-storage = What doesn't fit at the end of an action must be thrown away, so build Storage Sheds in good time.
lesson-developer = The Developer gives two tools and lets you play an improvement; the Librarian brings new ones. Play on to the end of the year.
lesson-year-end = At the end of a year people can change their work, then they eat, then everything produces. The assistant below your community shows what you need and what comes. Decide and play on.
lesson-end = Now you have seen a whole year. Grow early, and turn growth into dollars late. Ask for a hint whenever you like. Enjoy the game!
