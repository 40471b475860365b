# The house in English: what belongs to no single game.

# Commands at the table. They may also be typed in English everywhere.

command-help = help
command-table = table
command-undo = undo
command-hint = hint
command-log = log
command-rules = rules
command-save = save
command-quit = quit
usage-rules = { command-rules } WORD
usage-save = { command-save } FILE

help = Type the number of a choice, or the move as it is written beside it. Besides, there are:
help-help = shows this list
help-table = shows the table and the choices again; so does Enter
help-undo = takes your last move back, as long as it has shown or handed over nothing
help-hint = what a bot would do, and how sure it is
help-log = all that happened so far
help-rules = the rules with that word; “{ command-rules } 26” is one rule, “{ command-rules }” are all
help-save = writes the game to a file
help-quit = leaves the table; you can save first

# At the table

person = Player { $letter }
you = you
label = { $word }:
forced = the only choice
thinks = { $name } is thinking …
how-to = Type the number of your choice. “{ command-help }” tells what else you can do.
resumed = { $count ->
    [one] One move was played before
   *[other] { $count } moves were played before
  }; “{ command-log }” tells them.
curtain = It is { $name }’s turn. Everybody else looks away!
curtain-enter = { $name }, press Enter when you are ready.
goodbye = Goodbye!
goodbye-unsaved = Goodbye! This game was not saved.

# Answers to what somebody typed

unknown = I do not understand { $words }. Type the number of a choice, a move, or “{ command-help }”.
no-choice = { $last ->
    [0] There is nothing left to choose; the game is over.
   *[other] There is no choice { $number }; there are 1 to { $last }.
  }
refused = { $reason } (rule { $rule }: type “{ command-rules } { $number }” to read it)
undone = Your last move is taken back.
undo-nothing = You have not moved yet, so there is nothing to take back.
undo-others = Somebody else has acted since your last move, so it stays.
undo-revealed = Your last move has shown or handed over a card, so it stays.
hint = My advice: { $move } ({ $percent }% sure).
hint-else = Or else: { $move } ({ $percent }%).
hint-over = The game is over; there is nothing to decide.
rules-none = No rule has that number or says { $words }; the numbers go from 1 to { $last }.

# Saving and leaving

save-where = Say where to save, as in: { command-save } my-game.durbar
save-foreign = { $file } exists and is not a saved game; choose another name.
save-failed = Not saved: { $reason }.
saved = Saved. Whoever reads the file knows all that is hidden.
  Go on later with: durbar play --resume { $file }
saved-over = Saved. Check it with: durbar record verify { $file }
quit-save = Save first? Type a file name, or only Enter to leave:
seed = All luck in this game came from the seed { $seed }.
after = Type “{ usage-save }” to keep the game, or only Enter to leave.

# durbar games

games-name = name
games-title = game
games-players = players
games-edition = edition
games-seats = { $least } to { $most }
games-values = { $values }; { $default } if left out
games-bool = true or false
games-number = a whole number
games-text = a word

# durbar record

record-game = Game
record-edition = Edition
record-option = Option
record-components = Components
record-own = an owner’s own list, kept in the record
record-seed = Seed
record-player = Seat
unfinished = The game is not finished.
won = { $name } won with { $score ->
    [one] one point
   *[other] { $score } points
  }.
verified = ok: { $count ->
    [one] one move leads
   *[other] { $count } moves lead
  } to state { $digest }. { $result }
promise-kept = The seed is the one promised before the game: the hash shown then was { $commitment }.
step = Enter for the next move, q to stop:

## The page of a server

language = en
page-what = A table for board games: sit down with friends and bots, from a link, without an account.
page-house = With Durbar installed, create a match or join one from a terminal:
page-match = You are invited to a match. With Durbar installed, join it from a terminal:
