# words of the board
common-deck = Common deck
common-discard = discarded
attack-deck = attack cards left
vp-track = VP on the track
score-now = now
score-now-note = The score if the game ended now: track, Locations and what lies on them.
next-round = { $count } more in the next Production phase
stored = stays from round to round
note-spend = Spend two workers for one of these, as often as you like.
solo-standing = Your Faction Locations { $mine }, his Collection { $his }
card-cost = Cost: { $goods }
card-free = Costs nothing
card-raze = Razed from the hand: { $goods }
card-deal = As a Deal, each round: { $good }
table-cards = Cards
table-boards = Faction boards
table-attack-cards = Attack cards

# the guided game
lesson-welcome = You lead the Romans against an easy bot who leads the Barbarians. The guide explains each thing when you first need it; it takes about a quarter of an hour.
lesson-goal = Five rounds are played, then the most VP win. VP come from what your Locations do, and each Location that stands at the end is worth something too: 1 VP for a Common one, 2 VP for one of your own Faction.
lesson-empire = Your Empire has three rows: Locations that produce each round, Locations with a lasting feature, and Locations you use as actions. Above them lies your supply. The small number beside a good is what the next round will bring.
lesson-card = A card shows its cost at the top left. Below the name stands what it does, in icons and in words. At the lower left is what you get if you raze it, at the lower right what it brings as a Deal. Point at a card to read it at leisure.
lesson-lookout = A round begins with the Lookout phase: everybody picks Common cards. Pick cards that you can build soon; cheap production helps most in the first rounds.
lesson-actions = Now you take turns, one action each: build a Location, make a Deal, raze, use an action Location, or trade two workers. Cards that offer something are ringed.
lesson-build = Build a Location. Click a ringed card in your hand and choose to build it. A production Location gives its goods at once, and again each round.
lesson-pay = Gold can stand for wood, stone or food. Many Faction cards also ask you to give up a Location, shown as a house among the costs. Do as you are asked until it is your turn again.
lesson-deal = Now make a Deal, if you can: one food, and a Faction card goes under your board for good. It brings its good each round. If no Deal is possible, do something else.
lesson-raze = A raze token lets you destroy a card of your hand, or, for two, a Location of an opponent, and take what its raze field shows. Try it if you can.
lesson-workers = Two workers may be traded for wood, stone, food or a card, and workers drive your action Locations. Use some now, if you can.
lesson-faction = Faction cards are stronger than Common ones and can't be razed by others, unless they are Japanese. Common Locations are the soil for them: sooner or later most of them become part of the cost.
lesson-defense = Your Defense token protects one Common Location: razing it then costs one token more.
lesson-pass = When nothing useful is left, pass. Goods are lost at the end of the round, except for the kind your Faction stores. Play on until the next Lookout phase.
lesson-rounds = That is a whole round. Four more follow; what you built now produces anew. Ask for a hint whenever you like. Enjoy the game!
