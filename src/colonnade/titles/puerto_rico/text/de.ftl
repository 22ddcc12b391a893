title = Puerto Rico
option-swap-factory-university = Ausgleichsvariante: Manufaktur kostet 8, Universität 7
option-hacienda-quarry = Mit besetzter Bauhütte darf die Hazienda einen Steinbruch bringen
option-expansions = Erweiterungen: Die neuen Gebäude (new_buildings), Die Adligen (nobles)
option-draft = Die neuen Gebäude: die Spieler wählen die beigen Gebäude, der Zufall tut es, oder eine feste Liste gilt
option-fixed-list = Die beigen Gebäude der festen Liste, je Preis so viele, wie der Plan Plätze hat
option-office-or-trading-post = Nie Kontor und Handelsposten zugleich
option-hacienda-or-forest-house = Nie Hazienda und Forsthaus zugleich

# decisions
ask-choose-role = Wähle eine Rolle
ask-hacienda = Vor deinem Zug die Hazienda nutzen?
ask-settle = Nimm ein Inselplättchen
ask-hospice = Einen Kolonisten auf das gerade gelegte Plättchen setzen?
ask-mayor-privilege = Den zusätzlichen Kolonisten des Bürgermeisters aus dem Vorrat nehmen?
ask-place-colonists = Verteile deine Kolonisten
ask-build = Baue ein Gebäude
ask-university = Einen Kolonisten auf das gerade gebaute Gebäude setzen?
ask-craftsman-privilege = Nimm noch eine Ware einer Sorte, die du hergestellt hast
ask-sell = Verkaufe eine Ware an das Handelshaus
ask-load = Verlade Waren
ask-store = Wähle eine Warensorte für dein Lager
ask-keep = Wähle die eine Ware, die auf deiner Windrose bleibt
ask-draft = Wähle ein beiges Gebäude für den Plan
ask-guests = Gäste aus deinem Gasthaus ziehen lassen?
ask-more-guests = Noch einen Gast ziehen lassen, oder weiter
ask-drawn = Das Plättchen als Plantage oder als Wald legen?
ask-second-tile = Die Bibliothek gibt dir ein zweites Plättchen
ask-hunting-lodge = Mit der Jagdhütte eine Plantage oder einen Wald entfernen?
ask-black-market = Was gibst du über den Schwarzmarkt zurück?
ask-small-wharf = Wie viele Waren gehen über die kleine Werft?
ask-royal-supplier = Welche Waren gibst du ins königliche Lager?
ask-villa = Die Villa nutzen?
ask-pick = Nimm einen Kolonisten oder den Adligen vom Schiff
ask-place-nobles = Wie viele davon sind Adlige?
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
do-draft = { $building } auf den Plan legen
do-take-forest = { $good } nehmen und als Wald legen
do-lay-plantation = Als Plantage legen: { $good }
do-lay-forest = Als Wald legen
do-take-two-colonists = Zwei Kolonisten nehmen
do-return-colonist = Einen Kolonisten zurückgeben: { $slot }
do-return-noble = Einen Adligen zurückgeben: { $slot }
do-return-good = 1 { $good } zurückgeben
do-return-vp = 1 Siegpunkt zurückgeben
do-sell-post = { $good } am Handelsposten verkaufen
do-ship-small-wharf = Mit der kleinen Werft verladen
do-small-wharf = Kleine Werft: { $count } { $good }
do-ship-colonist = Einen Kolonisten nehmen
do-ship-noble = Den Adligen nehmen
do-use-villa = { $noble ->
    [0] Mit der Villa einen Kolonisten nehmen
   *[other] Mit der Villa einen Adligen nehmen
  }
do-nobles = { $slot }: { $count ->
    [one] { $count } Adliger
   *[other] { $count } Adlige
  }
do-hospice-noble = Den Adligen vom Schiff darauf setzen
do-university-noble = Den Adligen vom Schiff darauf setzen
do-buy-tile = Eine verdeckte Plantage für 1 Dublone kaufen
do-discard = { $worker ->
    [0] { $tile } unbesetzt entfernen
    [1] { $tile } mit ihrem Kolonisten entfernen
   *[other] { $tile } mit ihrem Adligen entfernen
  }
do-discard-forest = Einen Wald entfernen (darunter { $good })
do-supply = 1 { $good } geben
do-move-guest = Einen Gast ziehen lassen: { $slot }
do-move-noble-guest = Einen adligen Gast ziehen lassen: { $slot }

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
event-mayor = { $count ->
    [one] { $player } nimmt einen zusätzlichen Kolonisten
   *[other] { $player } nimmt { $count } zusätzliche Kolonisten
  }
event-arrived = { $player } erhält { $count ->
    [one] { $count } Kolonisten
   *[other] { $count } Kolonisten
  }
event-placed = { $player } hat die Kolonisten verteilt; { $count } auf der Windrose
event-refilled = { $nobles ->
    [0] { $count } Kolonisten warten auf dem Schiff
   *[other] { $count } Kolonisten und ein Adliger warten auf dem Schiff
  }
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
event-prospector = { $count ->
    [one] { $player } nimmt { $count } Dublone aus der Bank
   *[other] { $player } nimmt { $count } Dublonen aus der Bank
  }
event-end = Das Spiel endet nach dieser Runde: { $reason }
event-drafted = { $building } kommt auf den Plan
event-looked = { $player } sieht ein verdecktes Plättchen an
event-saw = Du hast gezogen: { $tile }
event-laid = { $player } legt: { $tile }
event-laid-forest = { $player } legt das Plättchen als Wald
event-took-forest = { $player } nimmt { $good } und legt es als Wald
event-guest = { $noble ->
    [0] Ein Gast von { $player } geht an die Arbeit: { $slot }
   *[other] Ein adliger Gast von { $player } geht an die Arbeit: { $slot }
  }
event-church = Die Kirche bringt { $player } { $count } SP
event-returned-colonist = { $noble ->
    [0] { $player } gibt einen Kolonisten zurück: { $slot }
   *[other] { $player } gibt einen Adligen zurück: { $slot }
  }
event-returned-good = { $player } gibt 1 { $good } zurück
event-returned-vp = { $player } gibt 1 Siegpunkt zurück
event-specialty = Die Spezialitätenfabrik zahlt { $player } { $count } Dublonen
event-sold-post = { $player } verkauft { $good } am Handelsposten für { $count }
event-lighthouse = Der Leuchtturm zahlt { $player } { $count } Dublone
event-union = Das Gewerkschaftshaus bringt { $player } { $count } SP
event-small-wharf = { $player } verlädt { $count } { $good } mit der kleinen Werft
event-noble-arrived = { $player } erhält den Adligen
event-villa = { $count ->
    [0] Die Villa von { $player } bringt einen Kolonisten
   *[other] Die Villa von { $player } bringt einen Adligen
  }
event-jeweler = Der Juwelier zahlt { $player } { $count } Dublonen
event-chapel = Die Kapelle zahlt { $player } { $count } Dublone
event-chapel-vp = Die Kapelle bringt { $player } { $count } SP
event-bought-tile = { $player } kauft: { $tile }
event-discarded = { $player } entfernt: { $tile }
event-discarded-forest = { $player } entfernt einen Wald; darunter lag { $good }
event-hunted = Die Jagdhütte bringt { $player } { $count } SP
event-supplied = { $player } liefert { $good } für 1 SP
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
score-cloister = Kloster
score-nobles = Adlige
score-royal-garden = Königlicher Garten

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
tile-forest = Wald
windrose = Windrose
colonist = Kolonist
noble = Adliger
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
aqueduct = Aquädukt
forest-house = Forsthaus
black-market = Schwarzmarkt
storehouse = Lagerschuppen
guest-house = Gasthaus
trading-post = Handelsposten
church = Kirche
small-wharf = kleine Werft
lighthouse = Leuchtturm
specialty-factory = Spezialitätenfabrik
library = Bibliothek
union-hall = Gewerkschaftshaus
statue = Statue
cloister = Kloster
land-office = Landbüro
chapel = Kapelle
hunting-lodge = Jagdhütte
zoning-office = Bauamt
royal-supplier = Königlicher Lieferant
villa = Villa
jeweler = Juwelier
royal-garden = Königlicher Garten

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
rule-aqueduct = Aufseher: noch ein Indigo, wenn deine große Indigoküpe gearbeitet hat; noch ein Zucker, wenn deine große Zuckermühle es tat.
rule-forest-house = Siedler: du darfst eine Plantage verdeckt als Wald legen. Baumeister: je zwei Wälder sparen 1 Dublone, gleich in welcher Spalte, auch bei leerem Forsthaus.
rule-black-market = Baumeister: gib einen Kolonisten (nicht den von hier), eine Ware und einen Siegpunkt zurück, je höchstens eins, um genau das Fehlende zu zahlen.
rule-storehouse = Ende des Kapitäns: behalte drei weitere Waren beliebiger Sorten.
rule-guest-house = Zwei Kreise. In jeder Phase außer der des Bürgermeisters dürfen deine Gäste, auch außer der Reihe, auf einen deiner leeren Kreise ziehen und dort sofort arbeiten.
rule-trading-post = Händler: verkaufe eine beliebige Ware hier, auch bei vollem Handelshaus oder vorhandener Sorte. Der Bonus des Händlers zählt, die Markthallen nicht.
rule-church = Baumeister: 1 SP für ein Gebäude der Spalte 2 oder 3, 2 SP für eines der Spalte 4.
rule-small-wharf = Kapitän, einmal: verlade beliebige Waren auf ein eigenes Schiff, 1 SP für je zwei.
rule-lighthouse = Kapitän: 1 Dublone für jede deiner Ladungen. Bist du der Kapitän, 1 weitere zu Beginn der Phase.
rule-specialty-factory = Aufseher: so viele Dublonen, wie du von deiner meistproduzierten Sorte hergestellt hast, weniger 1. Mais zählt nicht.
rule-library = Verdoppelt das Privileg der Rolle, die du nimmst. Das zweite Plättchen des Siedlers kommt nach allen anderen und ist kein Steinbruch, außer eine Bauhütte hilft.
rule-union-hall = Kapitän: vor deiner ersten Ladung 1 SP für je zwei gleiche Waren, die du hast.
rule-statue = Kein Kreis und keine Funktion, aber 8 SP.
rule-cloister = Ende: 1, 3, 6 oder 10 SP für einen, zwei, drei oder vier Sätze aus drei gleichen Inselplättchen.
rule-land-office = Händler, einmal. Mit Kolonist: kaufe eine verdeckte Plantage für 1 Dublone. Mit Adligem: entferne eine Plantage für 1 Dublone.
rule-chapel = Aufseher. Mit Kolonist: 1 Dublone. Mit Adligem: 1 SP.
rule-hunting-lodge = Ende des Siedlers. Mit Kolonist: du darfst eine Plantage oder einen Wald entfernen. Mit Adligem: 2 SP, wenn du allein die meisten leeren Inselfelder hast.
rule-zoning-office = Baumeister. Mit Kolonist: kleine Gebäude kosten 1 weniger. Mit Adligem: große Gebäude kosten 2 weniger.
rule-royal-supplier = Kapitän: gib vor deiner ersten Ladung bis zu so viele Waren, wie du Adlige hast, alle verschieden, je 1 SP.
rule-villa = Bürgermeister: in deinem ersten Zug darfst du einen Adligen aus dem Vorrat nehmen; gibt es keinen, einen Kolonisten.
rule-jeweler = Aufseher: 1 Dublone für jeden deiner Adligen. Zählt als großes Produktionsgebäude.
rule-royal-garden = Ende: 1 SP mehr für jeden deiner Adligen.
rule-noble = Arbeitet wie ein Kolonist, außer ein Gebäude sagt es anders. Am Ende 1 SP.
rule-forest = Eine verdeckt gelegte Plantage. Sie braucht keinen Kolonisten; zwei Wälder sparen 1 Dublone bei einem Gebäude.
