title = Puerto Rico
option-swap-factory-university = Ausgleichsvariante: Manufaktur kostet 8, Universität 7
option-hacienda-quarry = Mit besetzter Bauhütte darf die Hazienda einen Steinbruch bringen

# decisions
ask-choose-role = Wähle eine Rolle
ask-hacienda = Vor deinem Zug die Hazienda nutzen?
ask-settle = Nimm ein Inselplättchen
ask-hospice = Einen Kolonisten auf das gerade gelegte Plättchen setzen?
ask-mayor-privilege = Den zusätzlichen Kolonisten des Bürgermeisters aus dem Vorrat nehmen?
ask-place-colonists = Verteile deine Kolonisten
ask-build = Baue ein Gebäude
ask-university = Einen Kolonisten auf das gerade gebaute Gebäude setzen?
ask-craftsman-privilege = Nimm eine weitere Ware, die du hergestellt hast
ask-sell = Verkaufe eine Ware an das Handelshaus
ask-load = Verlade Waren
ask-store = Wähle eine Warensorte für dein Lager
ask-keep = Wähle die eine Ware, die auf deiner Windrose bleibt
ask-over = Das Spiel ist zu Ende

# actions
do-pass = Passen
do-role = { $coins ->
    [0] { $role } nehmen
    [one] { $role } mit { $coins } Dublone nehmen
   *[other] { $role } mit { $coins } Dublonen nehmen
  }
do-draw = Mit der Hazienda eine verdeckte Plantage ziehen
do-draw-quarry = Mit Hazienda und Bauhütte einen Steinbruch nehmen
do-take = { $tile } nehmen
do-use-hospice = Einen Kolonisten darauf setzen
do-take-colonist = Den Kolonisten nehmen
do-place = { $slot }: { $count ->
    [one] { $count } Kolonist
   *[other] { $count } Kolonisten
  }
do-build = { $building } für { $price } bauen
do-use-university = Einen Kolonisten darauf setzen
do-privilege = Noch 1 { $good } nehmen
do-sell = { $good } verkaufen
do-ship = { $good } auf das Schiff für { $size } verladen
do-ship-wharf = { $good } mit der Werft verladen
do-store = Alle { $good } lagern
do-keep = 1 { $good } behalten

# log
event-round = Runde { $count }: { $player } ist Gouverneur
event-role = { $coins ->
    [0] { $player } nimmt die Rolle { $role }
    [one] { $player } nimmt die Rolle { $role } und 1 Dublone darauf
   *[other] { $player } nimmt die Rolle { $role } und { $coins } Dublonen darauf
  }
event-hacienda = { $player } zieht mit der Hazienda: { $tile }
event-took = { $tile ->
    [none] { $player } nimmt kein Plättchen
   *[other] { $player } nimmt: { $tile }
  }
event-hospice = Das Hospiz von { $player } setzt einen Kolonisten auf: { $tile }
event-row = Neue Plantagen: { $tiles }
event-mayor = { $player } nimmt einen zusätzlichen Kolonisten
event-arrived = { $player } erhält { $count ->
    [one] { $count } Kolonisten
   *[other] { $count } Kolonisten
  }
event-placed = { $player } hat die Kolonisten verteilt; { $count } auf der Windrose
event-refilled = { $count } Kolonisten warten auf dem Schiff
event-built = { $player } baut { $building } für { $price }
event-university = Die Universität von { $player } setzt einen Kolonisten auf: { $building }
event-produced = { $player } stellt { $count } { $good } her
event-factory = Die Manufaktur zahlt { $player } { $count } Dublonen
event-privilege = { $player } nimmt noch 1 { $good }
event-sold = { $player } verkauft { $good } für { $count }
event-emptied = Das volle Handelshaus wird geleert
event-shipped = { $player } verlädt { $count } { $good } auf das Schiff für { $size }
event-wharf = { $player } verlädt { $count } { $good } mit der Werft
event-stored = { $player } lagert { $count } { $good }
event-lost = { $player } verliert { $count } { $good }
event-unloaded = Das Schiff für { $size } fährt mit { $good } ab
event-prospector = { $player } nimmt { $count } Dublone aus der Bank
event-end = Das Spiel endet nach dieser Runde: { $reason }
end-colonists = nicht genug Kolonisten für das Schiff
end-city = eine Stadt ist voll
end-chips = keine Siegpunktchips mehr da

# score sheet
score-chips = Siegpunktchips
score-buildings = Gebäude
score-guild-hall = Zunfthalle
score-residence = Residenz
score-fortress = Festung
score-customs-house = Zollhaus
score-city-hall = Rathaus

# components
corn = Mais
indigo = Indigo
sugar = Zucker
tobacco = Tabak
coffee = Kaffee
tile-corn = Maisplantage
tile-indigo = Indigoplantage
tile-sugar = Zuckerplantage
tile-tobacco = Tabakplantage
tile-coffee = Kaffeeplantage
tile-quarry = Steinbruch
settler = Siedler
mayor = Bürgermeister
builder = Baumeister
craftsman = Aufseher
trader = Händler
captain = Kapitän
prospector = Goldsucher
second-prospector = zweiter Goldsucher
small-indigo-plant = kleine Indigoküpe
small-sugar-mill = kleine Zuckermühle
indigo-plant = Indigoküpe
sugar-mill = Zuckermühle
tobacco-storage = Tabakspeicher
coffee-roaster = Kaffeerösterei
small-market = kleine Markthalle
hacienda = Hazienda
construction-hut = Bauhütte
small-warehouse = kleines Lagerhaus
hospice = Hospiz
office = Kontor
large-market = große Markthalle
large-warehouse = großes Lagerhaus
factory = Manufaktur
university = Universität
harbor = Hafen
wharf = Werft
guild-hall = Zunfthalle
residence = Residenz
fortress = Festung
customs-house = Zollhaus
city-hall = Rathaus

# what each component does
rule-settler = Alle dürfen eine offene Plantage nehmen. Der Siedler darf stattdessen einen Steinbruch nehmen. Danach liegt eine neue Reihe aus.
rule-mayor = Die Kolonisten vom Schiff gehen einzeln reihum; alle verteilen ihre Kolonisten neu. Der Bürgermeister darf einen weiteren aus dem Vorrat nehmen.
rule-builder = Alle dürfen ein Gebäude bauen. Der Baumeister zahlt 1 Dublone weniger.
rule-craftsman = Alle stellen Waren her. Der Aufseher nimmt eine weitere Ware einer Sorte, die er gerade hergestellt hat.
rule-trader = Alle dürfen eine Ware an das Handelshaus verkaufen. Der Händler erhält 1 Dublone mehr.
rule-captain = Waren müssen verladen werden, je 1 SP, bis niemand mehr kann. Die erste Ladung des Kapitäns bringt 1 SP mehr. Danach wird gelagert oder verloren.
rule-prospector = Nimm 1 Dublone. Sonst geschieht nichts.
rule-second-prospector = Nimm 1 Dublone. Sonst geschieht nichts.
rule-small-indigo-plant = Verarbeitet 1 Indigo.
rule-small-sugar-mill = Verarbeitet 1 Zucker.
rule-indigo-plant = Verarbeitet bis zu 3 Indigo, eines je Kolonist.
rule-sugar-mill = Verarbeitet bis zu 3 Zucker, einen je Kolonist.
rule-tobacco-storage = Verarbeitet bis zu 3 Tabak, einen je Kolonist.
rule-coffee-roaster = Verarbeitet bis zu 2 Kaffee, einen je Kolonist.
rule-small-market = Händler: 1 Dublone mehr für deinen Verkauf.
rule-hacienda = Siedler: vor deinem Zug darfst du eine verdeckte Plantage ziehen, die du legen musst.
rule-construction-hut = Siedler: du darfst statt einer Plantage einen Steinbruch nehmen.
rule-small-warehouse = Ende des Kapitäns: behalte alle Waren einer Sorte.
rule-hospice = Siedler: du darfst einen Kolonisten auf das genommene Plättchen setzen.
rule-office = Händler: du darfst eine Sorte verkaufen, die schon im Handelshaus liegt.
rule-large-market = Händler: 2 Dublonen mehr für deinen Verkauf.
rule-large-warehouse = Ende des Kapitäns: behalte alle Waren zweier Sorten.
rule-factory = Aufseher: 1, 2, 3 oder 5 Dublonen für 2, 3, 4 oder 5 hergestellte Sorten.
rule-university = Baumeister: du darfst einen Kolonisten auf das gebaute Gebäude setzen.
rule-harbor = Kapitän: 1 SP mehr für jede deiner Ladungen.
rule-wharf = Kapitän, einmal: verlade alle Waren einer Sorte auf ein eigenes Schiff.
rule-guild-hall = Ende: 1 SP je kleinem und 2 SP je großem Produktionsgebäude von dir.
rule-residence = Ende: 4, 5, 6 oder 7 SP für bis zu 9, 10, 11 oder 12 gefüllte Inselfelder.
rule-fortress = Ende: 1 SP für je drei deiner Kolonisten.
rule-customs-house = Ende: 1 SP für je vier SP aus Verschiffungen.
rule-city-hall = Ende: 1 SP für jedes deiner beigen Gebäude.
