# words of the board
part-map = Landkarte
part-market-card = Marktkarte
part-new-places = Neue Orte dieses Jahres
part-colonies = Kolonien
part-year-end = Hilfe zum Jahresende
era = Epoche { $era }
year = Jahr { $year } von 5
turn-of = Zug { $turn } von 3
deck-left = { $count } Anschaffungen übrig
places-left = { $count } Orte kommen noch
zoom-in = Größer
zoom-out = Kleiner
sort-resource = Gibt Waren
sort-sustainer = Gibt, wovon Menschen leben
sort-builder = Hier wird gebaut
sort-refiner = Macht aus Waren bessere
sort-other = Besonderer Ort
note-market = Markt: Verkauf, Zuschuss oder die Aktion der Marktkarte; hier zahlt niemand Abgabe.
note-fee = Abgabe an { $names }: 1 Werkzeug, Nahrung oder Kleidung und { $count } Baustoffe.
market-sale = Verkauf
market-subsidy = Zuschuss
market-action = Aktion
storage = Lager
warehouse = Speicher
toolbox = Werkzeugkasten
goods-held = Waren
good-note = { $buffered } in Zwischenspeichern, { $income } bringt die nächste Produktion.
too-many = { $count } Waren zu viel: Sie müssen verbraucht oder abgeworfen werden.
sustenance-balance = Versorgung: vorhanden / nötig
next-income = Nächste Produktion
unemployed = Ohne Arbeit
room-left = Platz für Waren
score-now = Taler jetzt
at-home = Zu Hause
everybody-home = Alle nach Hause
everybody-works = Alle an die Arbeit
put-to-work = { $building }: jemanden einsetzen
send-home-from = { $building }: nach Hause schicken
gesture-redistribute = { $idle ->
    [0] Alle arbeiten. Klicke auf ein Gebäude, um jemanden heimzuschicken; dann bestätige.
   *[other] { $idle } ohne Arbeit. Klicke oder ziehe sie auf die Gebäude; dann bestätige.
  }
gesture-short = { $count ->
    [one] Eine Ware fehlt, um alle Arbeitenden zu versorgen.
   *[other] { $count } Waren fehlen, um alle Arbeitenden zu versorgen.
  }
in-store = + { $count } vorrätig
leaving-buffers = Verlassen ihre Zwischenspeicher
will-be-lost = { $count } zu viel
free-spots = { $count } frei
start-marker = Startspielermarke
range = Reichweite der Verwalter
hand = Anschaffungen auf der Hand
drawn = Gezogen: wähle
improvements = Anschaffungen
buildings-built = Gebäude
empty-spot = Freier Bauplatz
nobody-works = hier arbeitet niemand
building-value = Am Ende { $value } Taler wert
spots-normal = Bauplätze
spots-storage = Lagerstätten
<<<<<<< HEAD
spots-borderland = Randgebiet
=======
spots-borderland = Grenzland
pad = Der Block
pad-note = Das Spiel wurde am Ende einer Epoche angehalten. Mit diesen Notizen geht es in Epoche { $era } weiter, heute oder an einem anderen Tag.
pad-buildings = Wert der Gebäude
pad-embassies = Wert der Botschaften
pad-dollars = Dollar
pad-goods = Wert der Waren
pad-tools = Werkzeug
pad-improvements = Dauerhafte Erweiterungen
pad-hand = Karten auf der Hand
pad-go-on = In Epoche { $era } weiterspielen
pad-file = Block als Datei aufheben
>>>>>>> web
table-goods = Waren
table-workers = Arbeitskräfte
table-places = Orte
table-market-cards = Marktkarten
table-buildings = Gebäude
table-tiles = Gebäudeplättchen
table-colonies = Kolonien
table-levels = Stufen der Beziehungen
table-improvements = Anschaffungen
table-budgets = Mittel für einen späteren Start

# the guided game
lesson-welcome = Du spielst das Einführungsspiel: eine Epoche mit fünf Jahren gegen einen leichten Bot. Die Einführung zeigt dir, worauf es ankommt; zehn bis fünfzehn Minuten genügen.
lesson-goal = Du leitest eine Gemeinde. Am Ende wird alles in Taler gezählt: Gebäude, Menschen, Anschaffungen und Erspartes. Gespielt werden fünf Jahre mit Sommer und Winter zu je drei Zügen.
lesson-map = Die Sechsecke sind Orte. Dein Verwalter geht von Ort zu Ort und tut, was der Ort bietet: Manche geben Waren, manche veredeln sie, und jeder Baumeister errichtet eine Art von Gebäude.
lesson-community = Darunter liegt deine Gemeinde mit freien Bauplätzen, dein Lager und dein Werkzeugkasten. Waren brauchen Platz: drei im Lager und einen im Speicher. Werkzeug und Taler brauchen keinen.
lesson-start = Beginne: Wähle deine ersten Waren und wo dein Verwalter steht, wie du gefragt wirst, bis zu deinem ersten Zug.
lesson-move = Einen umrandeten Ort kann dein Verwalter erreichen. Er geht einen Schritt; von einem Markt aus erreichst du bis zu acht Orte.
lesson-wood = Zuerst braucht es Holz. Geh zu einem Wäldchen oder einem anderen Ort, der etwas gibt.
lesson-second = Die Waren liegen nun im Lager. Mach deinen nächsten Zug: mehr Holz oder Lehm oder ein Baumeister, wenn du zahlen kannst.
lesson-builder = Ein Baumeister baut eine Art von Gebäude: Der Preis steht auf dem Plättchen, Werkzeug und Waren. Eine Försterei gibt jedes Jahr Holz, ein Hof bringt einen Bauern. Spiele weiter bis zu deinem nächsten Zug.
lesson-workers = In einem Gebäude mit gestricheltem Rand arbeitet niemand. Wer frei ist, steht neben deinem Namen: Klicke auf das Gebäude oder ziehe jemanden dorthin.
lesson-market = Auf einem Markt wählst du von der Marktkarte des Jahres: verkaufen, den Zuschuss nehmen oder die Aktion. Spiele weiter bis zu deinem nächsten Zug.
lesson-fee = Steht an einem Ort ein fremder Verwalter, schuldest du dessen Besitzer eine Abgabe. Auf Märkten zahlt niemand.
lesson-storage = Was am Ende einer Aktion nicht hineinpasst, muss abgeworfen werden; baue also rechtzeitig Lagerschuppen.
lesson-developer = Der Entwickler gibt zwei Werkzeuge und lässt dich eine Anschaffung ausspielen; neue bringt der Bibliothekar. Spiele weiter bis zum Jahresende.
lesson-year-end = Am Jahresende können die Leute ihre Arbeit wechseln, dann essen sie, dann wird produziert. Die Hilfe unter deiner Gemeinde zeigt, was du brauchst und was kommt. Entscheide und spiele weiter.
lesson-end = Nun hast du ein ganzes Jahr gesehen. Wachse früh, und mach spät aus Wachstum Taler. Frage nach einem Tipp, wann immer du willst. Viel Vergnügen!
