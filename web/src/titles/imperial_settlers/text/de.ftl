# words of the board
common-deck = Allgemeiner Stapel
common-discard = abgelegt
attack-deck = übrige Angriffskarten
vp-track = Siegpunkte auf der Leiste
score-now = jetzt
score-now-note = Die Punkte, wenn das Spiel jetzt endete: Leiste, Orte und was auf ihnen liegt.
next-round = { $count } mehr in der nächsten Produktionsphase
stored = bleibt von Runde zu Runde
note-spend = Gib zwei Arbeiter für eines davon, so oft du willst.
solo-standing = Deine Volksorte { $mine }, seine Sammlung { $his }
card-cost = Kosten: { $goods }
card-free = Kostet nichts
card-raze = Aus der Hand geschleift: { $goods }
card-deal = Als Abkommen, jede Runde: { $good }
table-cards = Karten
table-boards = Völkertafeln
table-attack-cards = Angriffskarten

# the guided game
lesson-welcome = Du führst die Römer gegen einen leichten Bot mit den Barbaren. Die Einführung erklärt alles, wenn du es zum ersten Mal brauchst; sie dauert etwa eine Viertelstunde.
lesson-goal = Gespielt werden fünf Runden, dann gewinnen die meisten Siegpunkte. Sie kommen aus dem, was deine Orte tun, und auch jeder Ort, der am Ende steht, zählt: ein allgemeiner 1, einer deines Volkes 2.
lesson-empire = Dein Reich hat drei Reihen: Orte, die jede Runde produzieren, Orte mit dauerhafter Eigenschaft und Orte, die du als Aktion nutzt. Darüber liegt dein Vorrat. Die kleine Zahl neben einer Ware sagt, was die nächste Runde bringt.
lesson-card = Oben links auf einer Karte stehen ihre Kosten. Unter dem Namen steht, was sie tut, in Zeichen und in Worten. Unten links steht, was du beim Schleifen bekommst, unten rechts, was sie als Abkommen bringt. Zeige auf eine Karte, um sie in Ruhe zu lesen.
lesson-lookout = Jede Runde beginnt mit der Ausguckphase: Alle suchen sich allgemeine Karten aus. Nimm Karten, die du bald bauen kannst; billige Produktion hilft am Anfang am meisten.
lesson-actions = Nun geht es reihum, jeder eine Aktion: einen Ort bauen, ein Abkommen schließen, schleifen, einen Aktionsort nutzen oder zwei Arbeiter tauschen. Was etwas anbietet, ist umrandet.
lesson-build = Baue einen Ort. Klicke eine umrandete Handkarte an und wähle, sie zu bauen. Ein Produktionsort gibt seine Waren sofort und dann jede Runde.
lesson-pay = Gold darf für Holz, Stein oder Nahrung stehen. Viele Volkskarten verlangen außerdem einen deiner Orte, zu sehen als Haus bei den Kosten. Tu, was gefragt wird, bis du wieder am Zug bist.
lesson-deal = Schließe jetzt ein Abkommen, wenn es geht: Für eine Nahrung kommt eine Volkskarte für immer unter deine Tafel und bringt jede Runde ihre Ware. Geht keines, tu etwas anderes.
lesson-raze = Mit einem Schleifmarker zerstörst du eine Handkarte, mit zweien einen Ort eines Gegners, und nimmst, was ihr Schleiffeld zeigt. Versuche es, wenn du kannst.
lesson-workers = Zwei Arbeiter tauschst du gegen Holz, Stein, Nahrung oder eine Karte, und Arbeiter treiben deine Aktionsorte an. Nutze jetzt welche, wenn du kannst.
lesson-faction = Volkskarten sind stärker als allgemeine, und andere können sie nicht schleifen, außer sie sind japanisch. Allgemeine Orte sind ihr Boden: Früher oder später gehen die meisten in die Kosten ein.
lesson-defense = Dein Verteidigungsmarker schützt einen allgemeinen Ort: Ihn zu schleifen kostet dann einen Marker mehr.
lesson-pass = Bleibt nichts Nützliches zu tun, passe. Am Ende der Runde verfallen Waren, außer denen, die dein Volk lagert. Spiele weiter bis zur nächsten Ausguckphase.
lesson-rounds = Das war eine ganze Runde. Vier weitere folgen; was du gebaut hast, produziert nun von Neuem. Frage nach einem Tipp, wann immer du willst. Viel Vergnügen!
