# was rund um ein Spiel geschieht
line-started = Das Spiel beginnt
line-joined = { $player } setzt sich
line-opened = Ein Platz ist frei
line-left = { $player } geht; ein Bot spielt weiter
line-time = Die Zeit von { $player } ist um; ein Bot spielt weiter
line-back = { $player } ist zurück
line-undo = { $player } nimmt { $count ->
    [one] einen Zug
   *[other] { $count } Züge
  } zurück
line-consent = Mit Zustimmung aller { $count ->
    [one] wird ein Zug
   *[other] werden { $count } Züge
  } zurückgenommen
line-over = Das Spiel ist zu Ende

bot-name = Bot ({ $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [expert] Experte
   *[other] { $level }
  })
guest-name = Gast
nobody = Leerer Stuhl

# Nachrichten
notice-turn = { $table }: du bist am Zug
notice-reminder = { $table }: deine Zeit läuft ab
notice-chat = { $table }: neue Nachricht
notice-over = { $table }: das Spiel ist zu Ende
notice-invited = { $table }: eine Revanche wartet auf dich
notice-undo = { $table }: jemand möchte Züge zurücknehmen

mail-link-subject = Dein Link zu colonnade
mail-link = Öffne diesen Link innerhalb von { $minutes } Minuten, um dich anzumelden: { $url }
  Wenn du ihn nicht angefordert hast, ignoriere diese Mail.
