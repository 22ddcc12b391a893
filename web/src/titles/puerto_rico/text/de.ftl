# words of the board
doubloons = Dublonen
goods = Waren
island = Insel
city = Stadt
governor = Gouverneur
vp-chips = Siegpunktchips
vp-left = übrige Siegpunktchips
in-supply = Vorrat
building-points = Siegpunkte der Gebäude
building-points-note = Aufgedruckte Siegpunkte; was große Gebäude am Ende dazugeben, fehlt darin.
known-points = dir bekannte Siegpunkte
part-harbour = Hafen
part-house = Handelshaus
part-colonist-ship = Kolonistenschiff
part-row = Plantagen
part-stack = Verdeckte Plantagen
part-buildings = Gebäude
column-quarries = { $count ->
    [one] { $count } Steinbruch hilft
   *[other] bis { $count } Steinbrüche helfen
  }
makes = { $count ->
    [0] Würde jetzt nichts davon herstellen.
   *[other] Würde jetzt { $count } herstellen.
  }
ship-empty = Schiff für { $size }, leer
ship-loaded = Schiff für { $size } mit { $count } { $good }
note-ship = Trägt nur eine Sorte, und kein zweites Schiff trägt dieselbe. Voll fährt es ab.
note-house = Kauft jede Sorte einmal und fasst vier Waren; ein volles Haus wird am Ende der Händlerphase geleert.
note-row = In der Siedlerphase nehmen alle eine.
note-quarry = Ein besetzter Steinbruch macht Gebäude um 1 Dublone billiger, höchstens so viele wie ihre Spalte angibt.
note-stack = Niemand weiß, was als Nächstes kommt.
put-colonist = Kolonisten setzen: { $slot }
take-colonist-back = Kolonisten zurücknehmen: { $slot }
gesture-mayor = { $left ->
    [0] Alle Kolonisten sind gesetzt. Bestätige, oder klicke einen Kreis, um ihn zu ändern.
    [one] Klicke auf einen Kreis, um deinen letzten Kolonisten zu setzen.
   *[other] Klicke auf die Kreise, um deine { $left } Kolonisten zu setzen.
  }
gesture-nobles = { $left ->
    [one] Wähle neben deinem Namen Kolonist oder Adliger und klicke auf einen Kreis für den letzten.
   *[other] Wähle neben deinem Namen Kolonist oder Adliger und klicke auf die Kreise, um alle { $left } einzusetzen.
  }
hand-colonist = Kolonisten zum Einsetzen
hand-noble = Adlige zum Einsetzen
note-cheaper = Kostet { $full }, für dich jetzt { $price }: Steinbrüche, Wälder, Ämter und das Privileg des Baumeisters sind abgezogen.
note-builder = Als Baumeister würdest du { $price } zahlen.
free-lots = { $count ->
    [one] { $count } Bauplatz frei
   *[other] { $count } Bauplätze frei
  }
why-role-taken = In dieser Runde genommen von { $name }.
why-owned = Du hast es schon; niemand baut dasselbe zweimal.
why-sold-out = Keines ist mehr da.
why-price = Kostet dich { $price }, du hast { $have }.
table-buildings = Gebäude
table-goods = Waren
table-roles = Rollen
table-setups = Aufbau

# the guided game
lesson-welcome = Du lernst Puerto Rico, während du es gegen zwei leichte Bots spielst. Das dauert etwa eine Viertelstunde. Die Einführung kannst du jederzeit verlassen und einfach weiterspielen.
lesson-goal = Du leitest eine kleine Kolonie. Wer am Ende die meisten Siegpunkte hat, gewinnt. Sie kommen aus zwei Quellen: aus Waren, die du in die alte Welt verschiffst, und aus Gebäuden, die du errichtest. Alles andere ist der Weg dorthin.
lesson-table = Oben liegen die Rollen. Darunter der Hafen mit den Schiffen und dem Handelshaus und die ausliegenden Plantagen. Daneben deine Insel mit deinen Plantagen und deine Stadt. Weiter unten stehen alle Gebäude und dann die Tafeln der anderen.
lesson-roles = Reihum nimmt jeder eine Rolle. Nimmst du sie, tun alle, was sie sagt, du zuerst, und nur du bekommst ihr Vorrecht. Eine Rolle, die niemand nahm, bekommt eine Dublone und lockt dann umso mehr.
lesson-settler = Beginnen wir mit Land. Nimm den Siedler: Alle bekommen eine Plantage, und nur du darfst stattdessen einen Steinbruch nehmen.
lesson-take = Wähle ein Plättchen. Ein Steinbruch macht Gebäude das ganze Spiel lang billiger, ein guter Anfang. Mais ist die einzige Pflanze, die kein Gebäude braucht.
lesson-colonists = Nun nehmen die anderen ihre Rollen. Eine Plantage bringt nichts, solange kein Kolonist darauf arbeitet; Kolonisten bringt der Bürgermeister. Tu, was von dir gefragt wird, bis du wieder eine Rolle nimmst. Kolonisten setzt du mit einem Klick auf die Kreise und bestätigst am Ende.
lesson-mayor = Nimm den Bürgermeister, wenn er noch da ist, sonst den Baumeister. Der Bürgermeister bringt allen Kolonisten und dir einen mehr; als Baumeister baust du um 1 Dublone billiger.
lesson-buildings = Indigo, Zucker, Tabak und Kaffee brauchen eine Plantage und eine Werkstatt, beide mit einem Kolonisten. Die übrigen Gebäude geben Vorteile. Zeige auf ein Gebäude, um zu lesen, was es kann. Spiele weiter, bis du wieder eine Rolle nimmst.
lesson-production = Die kleine Zahl neben deinen Waren sagt, wie viel du herstellen würdest, käme jetzt der Aufseher.
lesson-craftsman = Nimm die Rolle, die dir am meisten hilft. Würdest du etwas herstellen, ist der Aufseher gut, aber die anderen stellen dann auch her; liegen Dublonen auf einer Rolle, bekommst du sie.
lesson-trade = Im Handelshaus werden Waren zu Geld, teure bringen mehr: Mais nichts, Kaffee vier Dublonen. Es kauft jede Sorte nur einmal und fasst vier Waren. Spiele weiter bis zu deiner nächsten Rolle.
lesson-ship = Auf den Schiffen werden Waren zu Siegpunkten, je Ware einer. Der Kapitän lässt alle laden, solange jemand kann. Du musst laden, wenn du kannst; achte also darauf, was wohin passt.
lesson-storage = Nach dem Laden verderben übrige Waren bis auf eine. Lagerhäuser retten ganze Sorten. Lass dich also nicht mit vollen Händen vom Kapitän überraschen.
lesson-quarries = Ein durchgestrichener Preis bei den Gebäuden gilt für dich jetzt nicht: Steinbrüche oder das Privileg des Baumeisters senken ihn. Ein gestrichelt umrandeter ist mehr, als du hast.
lesson-watch = Sieh nach, was die anderen brauchen, bevor du wählst: Eine Rolle, die dir nützt und ihnen schadet, ist der beste Zug. Spiele weiter bis zu deiner nächsten Rolle.
lesson-end = Das Spiel endet nach einer Runde, in der die Kolonisten ausgehen, eine Stadt voll ist oder die Siegpunkte ausgehen. Die Gebäude für 10 in der letzten Spalte belohnen dann deine Art zu spielen. Bist du unsicher, frage nach einem Tipp. Viel Vergnügen!
