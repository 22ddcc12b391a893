# what happens around a game
line-started = The game begins
line-joined = { $player } sits down
line-opened = A seat is open
line-left = { $player } leaves; a bot plays on
line-time = The time of { $player } is over; a bot plays on
line-back = { $player } is back
line-undo = { $player } takes back { $count ->
    [one] a move
   *[other] { $count } moves
  }
line-consent = With everybody's consent, { $count ->
    [one] a move is
   *[other] { $count } moves are
  } taken back
line-over = The game is over

bot-name = Bot ({ $level ->
    [easy] easy
    [medium] medium
    [hard] hard
    [expert] expert
   *[other] { $level }
  })
guest-name = Guest
nobody = Empty chair

# notices
notice-turn = { $table }: it is your turn
notice-reminder = { $table }: your time is running out
notice-chat = { $table }: new message
notice-over = { $table }: the game is over
notice-invited = { $table }: a rematch waits for you
notice-undo = { $table }: somebody asks to take moves back

mail-link-subject = Your link to colonnade
mail-link = Open this link within { $minutes } minutes to sign in: { $url }
  If you did not ask for it, ignore this mail.
