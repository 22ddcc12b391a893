title = Imperial Settlers

# Optionen
option-faction-1 = Volk von Spieler 1
option-faction-2 = Volk von Spieler 2
option-faction-3 = Volk von Spieler 3
option-faction-4 = Volk von Spieler 4
option-lookout = Ausschau: standard (Auslage), alternate (geheime Wahl) oder advanced (eine offene Reihe)
option-peaceful = Friedlich: jede Runde eine allgemeine Karte mehr, kein Abriss bei Gegnern als Aktion
option-faction-reshuffle = Ein leerer Volksstapel entsteht neu aus seinem Ablagestapel, wie 2014 gedruckt; keine in einer Runde abgeworfene Karte kommt in derselben Runde zurück
option-barbarians-deck = Titel im Stapel der Barbaren: 3 dreifach, 6 doppelt, 9 einzeln
option-japanese-deck = Titel im Stapel der Japaner: 3 dreifach, 6 doppelt, 9 einzeln
option-romans-deck = Titel im Stapel der Römer: 3 dreifach, 6 doppelt, 9 einzeln
option-egyptians-deck = Titel im Stapel der Ägypter: 3 dreifach, 6 doppelt, 9 einzeln

# Entscheidungen
ask-draft = Wähle eine allgemeine Karte
ask-turn = Führe eine Aktion aus oder passe
ask-after-action = Deine Aktion ist beendet: noch etwas vor dem Zugende?
ask-pay = Was zahlst du in Gold?
ask-draw = Von welchem Stapel ziehst du?
ask-keep = Welche Karte behältst du?
ask-give-up = Welchen Ort gibst du für das Gebäude ab?
ask-take-good = Welches Gut nimmst du?
ask-slaver = Zahlst du beim Sklavenhändler?
ask-copy-production = Welcher Produktionsort liefert noch einmal?
ask-dark-chapel = Welche der Güter machst du zu je 2 SP?
ask-spend-workers = Noch ein Arbeiterpaar ausgeben?
ask-barter = Welche zwei Rohstoffe tauschst du ein?
ask-diplomacy = Welche Güter aus Abkommen gibst du für je 1 SP ab?
ask-raze-location = Welchen Ort reißt du ab?
ask-dark-chapel-target = Was reißt die Dunkle Kapelle ab?
ask-pack = Wessen Abrissfeld nutzt die Meute?
ask-remove-location = Welchen Ort entfernst du?
ask-trade-route = Mit welchem Ort schließt du ein Abkommen?
ask-chariot-builder = Welchen Ort reißen deine Streitwagen ab?
ask-scorpion-breeder = Welchen Aktionsort sperrst du?
ask-temple-of-ra = Welchen Ort übernimmst du?
ask-rabble = Welchen deiner Orte reißt das Gesindel ab?
ask-refresh = Welchen deiner Aktionsorte räumst du frei?
ask-tavern = Welche Karte wirfst du in der Schenke ab?
ask-desert = Welche Karte wirfst du in der Wüste ab?
ask-desert-victim = Wer muss eine Karte abwerfen?
ask-desert-discard = Die Wüste kostet dich eine Karte: welche?
ask-sanctuary = Welche Karte wird ein Fundament?
ask-settlers = Welche Volkskarte bauen die Siedler?
ask-negotiator = Welches Abkommen baut der Unterhändler?
ask-hanseatic-league = Welches Abkommen wirfst du ab?
ask-robbers = Welches Abkommen werfen die Räuber ab?
ask-ninjas = Welches Abkommen werfen die Ninjas ab?
ask-spies = Welches Abkommen bringen dir die Spione?
ask-saboteurs = Welchen Rohstoff nehmen die Saboteure?
ask-ninjas-samurai = Wohin kommt der Samurai?
ask-sacrifice = Welchen Ort nimmt der Angriff?
ask-over = Das Spiel ist zu Ende

# Aktionen
do-pass = Passen
do-end-turn = Zug beenden
do-done = Nichts mehr
do-build = { $card } bauen für { $price }
do-deal = Abkommen mit { $card }: { $good }
do-raze = { $card } aus der Hand abreißen: { $goods }
do-raze-location = Einen Ort eines Gegners abreißen
do-activate = { $card }{ $marks } nutzen
do-activate-twice = { $card }{ $marks } zweimal nutzen
do-spend = 2 Arbeiter ausgeben: { $good }
do-defend = Verteidigungsmarker auf { $card }{ $marks } legen
do-samurai = Samurai bei { $card }{ $marks } aufstellen
do-tuck = { $card } unter das Tor{ $marks } schieben
do-lay = { $good } auf den Schrein legen
do-pay = { $gold ->
    [0] Ohne Gold zahlen
   *[other] { $gold } Gold statt { $goods } zahlen
  }
do-draft = { $card } wählen
do-draw-common = Eine allgemeine Karte ziehen
do-draw-faction = Eine Volkskarte ziehen
do-keep = { $card } behalten
do-pick = { $card }
do-own = { $card }{ $marks }
do-foundation = Ein Fundament
do-target = { $goods ->
    [none] { $card } von { $holder }{ $marks }
   *[other] { $card } von { $holder }{ $marks }: { $goods }
  }
do-take = { $good } nehmen
do-turn-in = { $good } eintauschen
do-turn-in-card = { $card } eintauschen
do-pick-deal = { $holder ->
    [none] { $card }: { $good }
   *[other] { $card } von { $holder }: { $good }
  }
do-pick-attack = Angriffskarte: { $good }
do-pick-lower-attack = Angriffskarte: { $good }, die { $number }. dieser Art von oben
do-pick-route = Handelsroute von { $holder } mit { $card }: { $good }
do-victim = { $holder }
do-steal = { $good } von { $holder }
do-slaver-gold = 1 Gold für 2 SP zahlen
do-slaver-stone = 1 Stein für 1 SP zahlen
do-barter = { $first } und { $second } zahlen

# Verlauf
event-round = Runde { $count } beginnt
event-first-player = { $player } ist Startspieler
event-commands = { $player } führt: { $faction }
event-draws = { $player } zieht eine Karte: { $deck }
event-drew = Du hast { $card } gezogen
event-reveals = { $card } wird aufgedeckt
event-drafts = { $player } wählt { $card }
event-virtual-gets = Der virtuelle Spieler bekommt { $card }
event-drafted = Du hast { $card } gewählt
event-passes-cards = Die Karten werden weitergegeben
event-leaves = { $card } wird abgeworfen
event-produces = { $player } erhält die Produktion
event-gains = { $player } erhält { $goods }
event-scores = { $card ->
    [none] { $player } erhält { $count } SP
   *[other] { $player } erhält { $count } SP durch { $card }
  }
event-pays = { $player } zahlt { $count } Gold statt Rohstoffen
event-builds = { $player } baut { $card }
event-gives-up = { $player } gibt { $card } ab
event-uses-foundation = { $player } baut auf ein Fundament ({ $card })
event-deals = { $player } schließt ein Abkommen mit { $card }
event-route-deal = { $player } schließt über die Handelsroute ein Abkommen mit { $card }
event-razes-card = { $player } reißt { $card } aus der Hand ab
event-razes-location = { $player } reißt { $card } von { $holder } ab
event-foundation = { $card } von { $player } ist nun ein Fundament
event-activates = { $count ->
    [one] { $player } nutzt { $card }
   *[other] { $player } nutzt { $card } zweimal
  }
event-spends = { $player } gibt 2 Arbeiter aus: { $good }
event-defends = { $player } verteidigt { $card }
event-samurai = { $player } stellt einen Samurai bei { $card } auf
event-tucks = { $player } schiebt { $card } unter das Tor
event-lays = { $player } legt { $good } auf den Schrein
event-passes = { $player } passt
event-discards = { $player } wirft { $card } ab
event-keeps = { $player } behält eine Karte
event-copies = { $player } nimmt die Produktion von { $card }
event-steals = { $player } nimmt { $goods } von { $holder }
event-removes = { $player } entfernt { $card } von { $holder }
event-blocks = { $player } sperrt { $card } von { $holder }
event-borrows = { $player } übernimmt { $card } von { $holder }
event-returns = { $card } geht an den Besitzer zurück
event-refreshes = { $player } räumt { $card } frei
event-cancels-deal = { $player } wirft das Abkommen { $card } von { $holder } ab
event-cancels-route = { $player } kündigt das Handelsroutenabkommen von { $holder } mit { $card }
event-takes-deal = { $player } übernimmt das Abkommen { $card } von { $holder }
event-drops = { $player } gibt { $good } für 1 SP ab
event-turns-in = { $player } tauscht { $good } ein
event-buries = { $player } legt eine allgemeine Karte als Fundament aus
event-cleans-up = Nicht gelagerte Güter werden abgelegt
event-reshuffles = Ein Ablagestapel wird zum neuen Stapel gemischt: { $deck }
event-reveals-attack = Angriffskarte: { $good }
event-attack-takes = Der virtuelle Spieler nimmt { $card }
event-attack-misses = Der Angriff trifft nichts
event-collects = { $card } kommt auf den Sammelstapel
event-won = { $player } hat den virtuellen Spieler besiegt
event-lost = Der virtuelle Spieler hat gewonnen
event-ends = Das Spiel endet nach der fünften Runde
event-loses-attack-deal = { $player } übernimmt eine Angriffskarte als Abkommen: { $good }
event-drops-attack-card = { $player } nimmt eine Angriffskarte aus dem Spiel: { $good }
event-chooses-victim = { $player } lässt { $holder } eine Karte abwerfen
event-uses-good = { $player } plündert { $card }, ohne abzureißen
end-five-rounds = fünf Runden sind vorbei
end-won = der virtuelle Spieler ist besiegt
end-lost = du hast nicht mehr Volksorte als der virtuelle Spieler Karten

# Wertung
score-track = SP auf der Leiste
score-common-locations = Allgemeine Orte
score-faction-locations = Volksorte
score-gate = Tore
score-shrine = Schrein

# Ränge im Solospiel
rank-commoner = Gemeiner
rank-servant = Knecht
rank-squire = Knappe
rank-knight = Ritter
rank-castellan = Kastellan
rank-king = König
rank-emperor = Kaiser

# Bestandteile
common = Allgemeiner Stapel
barbarians = Barbaren
japanese = Japaner
romans = Römer
egyptians = Ägypter
faction-deck = Volksstapel
seat = Spieler { $number }
virtual-player = dem virtuellen Spieler
production = Produktion
feature = Merkmal
action = Aktion
black = schwarz
purple = lila
blue = blau
brown = braun
gold-colour = golden
red = rot
pink = rosa
grey = grau
wood = Holz
stone = Stein
food = Nahrung
gold = Gold
worker = Arbeiter
raze = Abrissmarker
defense = Verteidigungsmarker
card = Karten
vp = SP
location = 1 Ort
nothing = nichts
amount-wood = { $count } Holz
amount-stone = { $count } Stein
amount-food = { $count } Nahrung
amount-gold = { $count } Gold
amount-worker = { $count } Arbeiter
amount-raze = { $count } Abrissmarker
amount-defense = { $count } Verteidigungsmarker
amount-card = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
amount-vp = { $count } SP
amount-common-card = { $count ->
    [one] 1 allgemeine Karte
   *[other] { $count } allgemeine Karten
  }
amount-faction-card = { $count ->
    [one] 1 Volkskarte
   *[other] { $count } Volkskarten
  }
amount-samurai = { $count } Samurai
mark-used = { $count ->
    [one] benutzt
   *[other] zweimal benutzt
  }
mark-blocked = gesperrt
mark-samurai = Samurai
mark-defense = { $count ->
    [one] verteidigt
   *[other] doppelt verteidigt
  }
mark-lent = geliehen
mark-under = darunter: { $cards }
printed-cost = Kosten: { $goods }
printed-raze = Abriss: { $goods }
printed-deal = Abkommen: { $goods }

# Anzeige im Terminal
board-table = Tisch
board-round = Runde { $round } von 5
board-first = Startspieler
board-passed = gepasst
board-supply = Vorrat
board-hand = Hand
board-deals = Abkommen
board-routes = Handelsroute
board-foundations = Fundamente
board-decks = Stapel
board-offer = Zur Wahl
board-virtual = Virtueller Spieler
board-line = Ziele
board-collection = Sammlung
board-production = Produktion
board-features = Merkmale
board-actions = Aktionen
board-next = Nächste Runde
board-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }

# cards
statue = Statue
supplier = Zulieferer
wood-storage = Holzlager
carpenters-workshop = Zimmermannswerkstatt
gallows = Galgen
mill = Mühle
old-forest = Alter Wald
quarry = Steinbruch
rubble = Geröllfeld
village = Dorf
town = Städtchen
farmers-at-work = Fleißige Bauern
mammas-baths = Mammas Badehaus
armorer = Rüstungsschmied
gold-mine = Goldmine
grain-field = Getreidefeld
lords-fields = Herrenfelder
monument = Monument
merchants-guild = Kaufmannsgilde
gold-creek = Goldbach
wood-supplier = Holzlieferant
goldsmiths-workshop = Goldschmiedewerkstatt
marketplace = Marktplatz
coal-mine = Kohlemine
mason = Steinmetz
court-sculptor = Hofbildhauer
masons-guild = Steinmetzgilde
missionaries = Missionare
settlers = Siedler
acting-troupe = Gauklertruppe
lumberjacks = Holzfäller
carpenter = Zimmermann
joiner = Tischler
castle = Burg
tavern = Schenke
barracks = Kaserne
confectioner = Zuckerbäcker
pig-farmer = Schweinehirt
brewer = Brauer
imperial-messenger = Kaiserlicher Bote
new-forest = Junger Wald
hanseatic-league = Hanse
lumberjacks-route = Holzfällerpfad
watchtower = Wachturm
ruins = Ruinen
baker = Bäcker
sawmill = Sägewerk
canteen = Garküche
meeting-place = Versammlungsplatz
monty-the-merchant = Händler Monty
apartment = Wohnhaus
hunter-joe = Jäger Joe
above-ground-mine = Tagebau
porters = Lastenträger
primeval-forest = Urwald
barbarian-altar = Barbarenaltar
raid = Raubzug
saboteurs = Saboteure
sentry-tower = Wachposten
dark-chapel = Dunkle Kapelle
pack = Meute
rabble = Gesindel
settlement = Siedlung
hill-fort = Hügelfestung
expedition = Heerfahrt
barbarian-quarry = Barbarensteinbruch
barter = Tauschhandel
fighting-pit = Kampfgrube
temple = Tempel
mission = Mission
pyre = Scheiterhaufen
robbers = Räuber
farm = Farm
rice-fields = Reisfelder
geisha-house = Geishahaus
garrison = Garnison
daimyos-castle = Burg des Daimyo
buddhas-temple = Buddhatempel
casino = Spielhaus
gate = Tor
shrine = Schrein
stalls = Marktstände
negotiator = Unterhändler
sake-brewery = Sakebrauerei
trade-route = Handelsroute
dojo = Dojo
ninjas = Ninjas
sumo-school = Sumoschule
master-swordsmith = Meisterschmied
school-of-diplomacy = Schule der Diplomatie
sculptors-workshop = Bildhauerwerkstatt
sculptors-apprentice = Bildhauerlehrling
gladiator-school = Gladiatorenschule
engineers = Konstrukteure
gardens = Gärten
spies = Spione
architect = Architekt
administration = Verwaltung
headquarters = Hauptquartier
legion = Legion
warehouses = Lagerhäuser
builder = Baumeister
roman-fortification = Römische Befestigung
trade-colony = Handelskolonie
roman-barracks = Römische Kaserne
stonecutter = Steinhauer
roman-bank = Römische Bank
colossus = Koloss
desert = Wüste
altar-of-bastet = Bastet-Altar
chariot-builder = Streitwagenbauer
pharaohs-guard = Garde des Pharaos
oasis = Oase
slaver = Sklavenhändler
royal-bath = Königliches Bad
gold-bazaar = Goldbasar
scorpion-breeder = Skorpionzüchter
caravan = Karawane
temple-of-ra = Tempel des Ra
sanctuary = Zufluchtsort
sphinx-avenue = Sphinx-Allee
sphinx = Sphinx
goldsmith = Goldschmied
slaves = Sklaven
egyptian-quarry = Ägyptischer Steinbruch
pyramid = Pyramide

# what each card does
rule-statue = Keine dauerhafte Wirkung. Baubonus: 1 SP für jeden deiner grauen Orte samt diesem, höchstens 6, dazu 1 Karte.
rule-supplier = Wenn du einen grauen Ort baust: 1 Gold und 1 SP.
rule-wood-storage = Keine dauerhafte Wirkung. Baubonus: 1 SP für jeden deiner braunen Orte samt diesem, höchstens 6, dazu 1 Karte.
rule-carpenters-workshop = Wenn du einen braunen Ort baust: 1 Gold und 1 SP.
rule-gallows = Wenn du etwas abreißt: 1 SP.
rule-mill = Wenn du einen roten Ort baust: 1 Gold und 1 SP.
rule-old-forest = Liefert 2 Holz.
rule-quarry = Liefert 1 Stein. Baubonus: 1 Stein.
rule-rubble = Liefert 1 Stein für jeden deiner grauen Orte, höchstens 3.
rule-village = Liefert 1 Arbeiter. Baubonus: 1 Arbeiter.
rule-town = Liefert 2 Arbeiter.
rule-farmers-at-work = Nimm, was einer deiner anderen Produktionsorte liefert. Baubonus: 1 Karte.
rule-mammas-baths = Liefert 1 Arbeiter für jeden deiner rosa Orte, höchstens 3.
rule-armorer = Liefert 1 Abrissmarker.
rule-gold-mine = Zahle 1 Arbeiter: 1 Gold. Zweimal je Runde.
rule-grain-field = Liefert 1 Nahrung. Baubonus: 1 Nahrung.
rule-lords-fields = Liefert 1 Nahrung für jeden deiner roten Orte, höchstens 3.
rule-monument = Liefert 1 SP.
rule-merchants-guild = Liefert 1 Gold für jeden deiner goldenen Orte, höchstens 3.
rule-gold-creek = Liefert 1 Gold.
rule-wood-supplier = Liefert 1 Holz für jeden deiner braunen Orte, höchstens 3.
rule-goldsmiths-workshop = Zahle 1 Gold und 1 Arbeiter: 2 SP.
rule-marketplace = Zahle 1 Holz, 1 Stein und 1 Nahrung: 3 SP.
rule-coal-mine = Zahle 1 Arbeiter: 2 Stein.
rule-mason = Zahle 1 Stein und 1 Arbeiter: 2 SP.
rule-court-sculptor = Zahle 1 Stein: 1 SP. Zweimal je Runde.
rule-masons-guild = Zahle 2 Stein und 1 Arbeiter: 3 SP.
rule-missionaries = Zahle 1 Arbeiter und 1 Abrissmarker: 3 SP.
rule-settlers = Zahle 1 Holz und baue eine Volkskarte aus der Hand nur für ihre Güter, ohne einen Ort abzugeben.
rule-acting-troupe = Zahle 1 Arbeiter: räume einen anderen deiner Aktionsorte frei, damit er wieder nutzbar ist.
rule-lumberjacks = Zahle 1 Arbeiter: 2 Holz.
rule-carpenter = Zahle 2 Holz und 1 Arbeiter: 3 SP.
rule-joiner = Zahle 1 Holz und 1 Arbeiter: 2 SP.
rule-castle = Zahle 1 Arbeiter: 1 Karte. Zweimal je Runde.
rule-tavern = Wirf eine Handkarte ab: 2 SP. Baubonus: 1 Karte.
rule-barracks = Zahle 1 Arbeiter: 1 Abrissmarker. Zweimal je Runde.
rule-confectioner = Zahle 2 Nahrung und 1 Arbeiter: 3 SP.
rule-pig-farmer = Zahle 1 Nahrung und 1 Arbeiter: 2 SP.
rule-brewer = Zahle 1 Nahrung: 1 SP. Zweimal je Runde.
rule-imperial-messenger = Zahle 1 Arbeiter: nimm das Gut eines deiner Abkommen noch einmal.
rule-new-forest = Zahle 1 Arbeiter: 1 Holz. Zweimal je Runde.
rule-hanseatic-league = Zahle 1 Arbeiter und wirf eines deiner Abkommen ab: 2 SP. Zweimal je Runde.
rule-lumberjacks-route = Liefert 1 Holz. Baubonus: 1 Holz.
rule-watchtower = Liefert 1 Karte. Baubonus: 1 Karte.
rule-ruins = Keine dauerhafte Wirkung. Ohne Farbe, nicht abreißbar. Baubonus: 1 Arbeiter.
rule-baker = Keine dauerhafte Wirkung. Baubonus: 1 SP für jeden deiner roten Orte samt diesem, höchstens 6, dazu 1 Karte.
rule-sawmill = Zahle 1 Holz: 1 SP. Zweimal je Runde.
rule-canteen = Wenn du einen rosa Ort baust: 1 Gold und 1 SP.
rule-meeting-place = Keine dauerhafte Wirkung. Baubonus: 1 SP für jeden deiner rosa Orte samt diesem, höchstens 6, dazu 1 Karte.
rule-monty-the-merchant = Wenn du einen goldenen Ort baust: 1 Gold und 1 SP.
rule-apartment = Keine dauerhafte Wirkung. Baubonus: 1 SP für jeden deiner goldenen Orte samt diesem, höchstens 6, dazu 1 Karte.
rule-hunter-joe = Zahle 1 Arbeiter: 2 Nahrung.
rule-above-ground-mine = Zahle 1 Arbeiter: 1 Stein. Zweimal je Runde.
rule-porters = Zahle 1 Nahrung: nimm, was einer deiner Produktionsorte liefert.
rule-primeval-forest = Liefert 2 Holz.
rule-barbarian-altar = Zahle 1 Arbeiter: 1 SP. Zweimal je Runde.
rule-raid = Wenn du etwas abreißt: 1 SP.
rule-saboteurs = Zahle 1 Arbeiter: nimm 1 Rohstoff aus dem Vorrat eines Gegners.
rule-sentry-tower = Liefert 1 Arbeiter und 1 Abrissmarker.
rule-dark-chapel = Reiße eine Handkarte für 1 Abrissmarker oder den Ort eines Gegners zu seinem Preis ab und mache beliebige gewonnene Güter zu je 2 SP.
rule-pack = Zahle 1 Arbeiter: nimm ein Gut aus dem Abrissfeld eines gegnerischen Ortes; er bleibt stehen. Zweimal je Runde.
rule-rabble = Zahle 2 Arbeiter: reiße einen deiner allgemeinen Orte ab, mit allen Gütern, dem Fundament und dessen Holz.
rule-settlement = Liefert 2 Arbeiter.
rule-hill-fort = Keine dauerhafte Wirkung. Baubonus: 1 SP für jeden deiner schwarzen Orte samt diesem, höchstens 6.
rule-expedition = Zahle 1 Abrissmarker: 1 Gold und 2 SP.
rule-barbarian-quarry = Liefert 1 Stein und 1 Abrissmarker.
rule-barter = Zahle 2 beliebige Rohstoffe: 2 SP. Zweimal je Runde.
rule-fighting-pit = Zahle 2 Arbeiter: 2 Abrissmarker.
rule-temple = Keine dauerhafte Wirkung. Baubonus: 4 SP.
rule-mission = Zahle 1 Arbeiter: ziehe 2 Karten, behalte eine und wirf die andere ab.
rule-pyre = Wenn du einen schwarzen Ort baust: 1 Gold und 1 SP.
rule-robbers = Zahle 2 Arbeiter: wirf das Abkommen eines Gegners ab; du erhältst 1 SP und 1 Karte.
rule-farm = Liefert 1 Nahrung und 1 Arbeiter.
rule-rice-fields = Liefert 2 Nahrung.
rule-geisha-house = Liefert 1 Arbeiter für jeden deiner rosa Orte, höchstens 3.
rule-garrison = Zahle 2 Abrissmarker: entferne einen gegnerischen Ort ganz; das ist kein Abriss.
rule-daimyos-castle = Liefert 1 SP für jeden aufgestellten Samurai, höchstens 3.
rule-buddhas-temple = Sieh dir zwei Karten deines Volksstapels an und behalte eine; die andere wird wieder eingemischt.
rule-casino = Zahle 1 Arbeiter: 1 Gold. Zweimal je Runde.
rule-gate = Schiebe in deinem Zug beliebig viele Handkarten darunter, je 1 SP. Am Ende 2 SP mehr, wenn dort mindestens 3 Karten liegen. Nicht abreißbar.
rule-shrine = Lege in deinem Zug beliebig viele Rohstoffe darauf. Am Ende 2, 5 oder 10 SP für 3, 7 oder 12 Rohstoffe. Nicht abreißbar.
rule-stalls = Zahle 1 Nahrung: 1 SP. Zweimal je Runde.
rule-negotiator = Zahle 1 Arbeiter und baue eines deiner Abkommen nur für seine Güter, ohne einen Ort abzugeben.
rule-sake-brewery = Wenn du einen rosa Ort baust: 1 Gold und 1 SP.
rule-trade-route = Zahle 1 Nahrung: schließe ein Abkommen mit dem Volksort eines Gegners.
rule-dojo = Wenn du ein Abkommen schließt: 1 SP. Baubonus: 1 Volkskarte.
rule-ninjas = Zahle 1 Arbeiter: wirf das Abkommen eines Gegners ab und nimm dessen Gut. Baubonus: 2 Arbeiter, sofort als Samurai aufgestellt.
rule-sumo-school = Zahle 1 Nahrung und 1 Arbeiter: 1 Abrissmarker.
rule-master-swordsmith = Zahle 1 Stein: 1 Abrissmarker und 1 SP.
rule-school-of-diplomacy = In der Produktion darfst du beliebige Güter aus deinen Abkommen abgeben, je 1 SP.
rule-sculptors-workshop = Zahle 1 Stein und 1 Arbeiter: 2 SP.
rule-sculptors-apprentice = Zahle 1 Stein: 1 SP. Zweimal je Runde.
rule-gladiator-school = Zahle 1 Arbeiter: 1 Abrissmarker.
rule-engineers = Zahle 2 Arbeiter: entferne einen gegnerischen Ort ganz; das ist kein Abriss. Du erhältst 1 SP.
rule-gardens = Wenn du einen roten Ort baust: 2 SP.
rule-spies = Zahle 1 Arbeiter: hole das Abkommen eines Gegners zu deinen eigenen; du erhältst 1 SP.
rule-architect = Sieh dir zwei Karten deines Volksstapels an und behalte eine; die andere wird wieder eingemischt.
rule-administration = Wenn du einen Volksort baust: 1 Gold oder 1 SP.
rule-headquarters = Wenn du einen grauen Ort baust: 1 Gold oder 1 SP.
rule-legion = Liefert 1 allgemeine Karte. Baubonus: 1 allgemeine Karte.
rule-warehouses = Beim Aufräumen behältst du all dein Holz, deinen Stein und deine Nahrung.
rule-builder = Liefert 1 Holz und 1 Stein.
rule-roman-fortification = Wenn du einen schwarzen Ort baust: 2 SP.
rule-trade-colony = Liefert 1 Gold und 1 Arbeiter. Sie ist zugleich braun, grau und rot.
rule-roman-barracks = Liefert 2 Arbeiter.
rule-stonecutter = Liefert 2 Stein.
rule-roman-bank = Liefert 1 Gold.
rule-colossus = Zahle 3 Stein und 1 Arbeiter: 4 SP.
rule-desert = Wirf eine Handkarte ab: ein Gegner muss auch eine abwerfen, und du erhältst 1 SP. Baubonus: 2 Karten.
rule-altar-of-bastet = Liefert 1 Stein für jeden deiner grauen Orte, höchstens 3.
rule-chariot-builder = Zahle 1 Abrissmarker: reiße den Ort eines Gegners ab, was auch immer ihn schützt.
rule-pharaohs-guard = Liefert nach Wahl 1 Abrissmarker oder 2 SP.
rule-oasis = Jedes Arbeiterpaar, das ein Gegner ausgibt, bringt dir 1 Arbeiter, höchstens 4 je Runde. Baubonus: 2 Arbeiter.
rule-slaver = Wenn du einen Volksort baust, darfst du 1 Gold für 2 SP oder 1 Stein für 1 SP zahlen.
rule-royal-bath = Zahle 1 Gold: räume einen anderen deiner Aktionsorte frei, damit er wieder nutzbar ist. Zweimal je Runde.
rule-gold-bazaar = Zahle 1 Nahrung: 1 Gold und 1 SP.
rule-scorpion-breeder = Zahle 1 Arbeiter: ein Aktionsort eines Gegners ist in dieser Runde nicht mehr nutzbar.
rule-caravan = Liefert 1 Nahrung und 1 Arbeiter.
rule-temple-of-ra = Ein Ort eines Gegners gilt für den Rest der Runde als deiner.
rule-sanctuary = Zahle 1 Arbeiter: lege eine allgemeine Handkarte als Fundament aus; du erhältst 1 Stein und 1 SP.
rule-sphinx-avenue = Zahle 2 Gold: 2 SP. Zweimal je Runde.
rule-sphinx = Immer wenn du auf einmal mindestens 2 SP erhältst, erhältst du 1 SP mehr, auch in der Produktion.
rule-goldsmith = Zahle 1 Gold und 1 Arbeiter: 3 SP.
rule-slaves = Zahle 1 Arbeiter: 2 Stein und 1 SP.
rule-egyptian-quarry = Liefert 2 Stein.
rule-pyramid = Liefert 1 Stein und 1 Gold.
