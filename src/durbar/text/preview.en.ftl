# What a chat program shows of a link

preview-match = { $game }: { $what }
preview-open = a table is waiting for you
preview-running = the game is on
preview-free = a free seat
preview-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
preview-nobody = Nobody wins.
preview-review = review
preview-move = review, move { $number }
preview-moment = after move { $number }
preview-gave = { $name }’s choice: { $mark } ({ $percent } of the win).
preview-luck = Luck: { $percent } of the win for { $name }.
preview-quiet = { $name } moves.
preview-tournament = Tournament: { $game }
preview-member = Games, ratings and latest matches
