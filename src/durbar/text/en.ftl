# The house in English: what belongs to no single game.

# Commands at the table. They may also be typed in English everywhere.

command-help = help
command-table = table
command-players = players
command-map = map
command-undo = undo
command-hint = hint
command-log = log
command-rules = rules
command-save = save
command-quit = quit
usage-rules = { command-rules } WORD
usage-save = { command-save } FILE

help = Type the number of a choice, or the move as it is written beside it. You can also type:
help-help = shows this list
help-table = shows the whole table and the choices again
help-players = everybody’s belongings
help-map = the whole map, or mat
help-undo = takes back your last move, unless it has shown or handed over something
help-hint = what a bot would do, and how sure it is
help-log = everything that has happened so far
help-rules = the rules with that word; “{ command-rules } 26” shows one rule, “{ command-rules }” all of them
help-save = writes the game to a file
help-quit = leaves the table; you can save first

# At the table

person = Player { $letter }
you = you
label = { $word }:
forced = the only choice
thinks = { $name } is thinking…
stumbled = { $name }: the program stumbled, so chance decides this time: { $why }.
table-edition = Edition { $edition } of the rules.
more-on = More is told by: { $commands }
how-to = Type the number of your choice. “{ command-help }” lists what else you can do.
resumed = { $count ->
    [one] One move was played before
   *[other] { $count } moves were played before
  }; “{ command-log }” lists them.
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
undo-others = Somebody else has acted since your last move, so it stands.
undo-revealed = Your last move has shown or handed over a card, so it stands.
hint = My advice: { $move } ({ $percent }% sure).
hint-then = Then: { $moves }.
hint-ahead = { $choices ->
        [one] It is the only move there is.
       *[other] Of { $choices } moves it came out best by looking ahead.
    }
hint-else = Or else: { $move } ({ $percent }%).
hint-over = The game is over; there is nothing to decide.
rules-none = No rule has that number or mentions { $words }; the numbers go from 1 to { $last }.

# Saving and leaving

save-where = Say where to save, as in: { command-save } my-game.durbar
save-foreign = { $file } exists and is not a saved game; choose another name.
save-failed = Not saved: { $reason }.
saved = Saved. Anyone who reads the file will know everything that is hidden.
  Continue later with: durbar play --resume { $file }
saved-over = Saved. Check it with: durbar record verify { $file }
quit-save = Save first? Type a file name, or just Enter to leave:
seed = All luck in this game came from the seed { $seed }.
after = Type “{ usage-save }” to keep the game, or just Enter to leave.

# durbar games

components-written = { $file } is the list of what is in the box, with what is known of it and from where. Correct it, and play with it:
    durbar play { $game } --components { $file }
components-differ = { $count ->
    [0] { $file } is a box of { $game }, the same as the usual one.
    [one] { $file } is a box of { $game }, and differs from the usual one in one thing:
   *[other] { $file } is a box of { $game }, and differs from the usual one in { $count } things:
  }
games-name = name
games-title = game
games-players = players
games-edition = edition
games-seats = { $least } to { $most }
games-seats-only = { $most }
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
animated = { $file } is there: { $size } kB.
animation-move = Move { $number } of { $count }
unfinished = The game is not finished.
lost = The game was lost.
won = { $name } won with { $score ->
    [one] one point
   *[other] { $score } points
  }.
verified = ok: { $count ->
    [one] one move leads
   *[other] { $count } moves lead
  } to state { $digest }. { $result }
promise-kept = The secret and the nonces make this seed. It was not chosen, provided this is the hash you were shown before the game: { $commitment }
step = Enter for the next move, q to stop:

## The page of a server

language = en
page-what = A table for board games: sit down with friends and bots, from a link, without an account.
page-house = With Durbar installed, create a match or join one from a terminal:
page-no-client = This server was installed without its browser client. Whoever runs it can add it: “make play” in a checkout does, and so does installing Durbar again where npm can reach its registry.
page-match = You are invited to a match. With Durbar installed, join it from a terminal:

## durbar join

# What can be typed there besides

command-yes = yes
command-no = no
command-say = say
command-start = start
command-bot = bot
command-free = free
command-sit = sit
command-stand = stand
command-leave = leave
command-wait = wait
command-rematch = rematch
usage-say = { command-say } WORDS
usage-bot = { command-bot } SEAT LEVEL
usage-free = { command-free } SEAT
usage-sit = { command-sit } SEAT
usage-wait = { command-wait } SEAT

help-online-undo = takes back your last move; if it has shown something, the others are asked
help-yes = agrees that somebody takes back a move
help-no = does not agree
help-say = says something to everybody
help-start = begins the game when all seats are taken
help-bot = puts a bot in a free seat, or lets one play for somebody who is away: { level-easy }, { level-medium }, { level-hard } or { level-master }
help-free = removes a bot, or before the game anybody, from a seat
help-sit = sits down at a free seat, or returns to your own
help-stand = leaves your seat and watches; in a running game a bot plays for you
help-wait = gives somebody who is away more time
help-rematch = plays again, with everybody moving one seat on
help-online-save = writes the game to a file, once it is over
help-online-quit = leaves; your seat stays yours

# Coming and going

ask-name = What should the others call you?
guest = Guest
created = The match is created. Send this link to the people who should play:
no-seat-free = No seat is free, so you are watching.
how-to-watch = You are watching. “{ command-help }” lists what you can do.
come-back = Your seat stays yours. Come back with:
connection-lost = Connection lost, trying again…
connected-again = Connected again.
will-send = There is no connection; this will be sent as soon as there is.
no-answer = The server is not answering; try again in a moment.
lobby-empty = No match is listed here.
lobby-open = waiting for players
lobby-running = being played
lobby-over = over
lobby-create = Create one with: durbar join { $link } --game { $game } --listed

# Before the game

seat-free = free
seat-bot = { $level } bot
seat-away = away
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master
hints-on = Hints are on at this table: players may ask a master bot (“{ command-hint }”).
own-box-bots = The bots have learned to play with the usual box, not with this one, so they are weaker here.
hints-off = This table is played without hints.
open-host = Seats are free. Put bots there (“{ command-bot } 1 { level-medium }”), or send this link to somebody:
open-wait = Seats are free. Send this link to somebody:
open-sit = A seat is free: type “{ command-sit }” to take it.
open-watch = The game begins soon.
open-full = All seats are taken: type “{ command-start }” to begin.

# What happens beside the game

told-removed = The host has sent somebody away: seat { $seat } is free.
told-named = { $name } is called so from now on.
told-chat-set-on = The host has switched chat on.
told-chat-set-off = The host has switched chat off.
told-sat = { $name } sits at seat { $seat }.
told-stood = Seat { $seat } is free.
told-bot = { $name }, a bot ({ $level }), sits at seat { $seat }.
told-started = The game begins. The hash of its seed is { $hash }.
told-dealing = The cards are being dealt: every device now reveals the luck it has sealed.
told-called-off = { $count ->
    [one] The device of { $names } did not reveal its luck, so the cards were not dealt. Type “{ command-start }” to begin without it.
   *[other] The devices of { $names } did not reveal their luck, so the cards were not dealt. Type “{ command-start }” to begin without it.
  }
luck-of = Besides the server, these add luck of their own: { $names }.
luck-of-nobody = Nobody adds luck of their own: it is the server’s alone.
luck-none = no luck of its own
luck-sealed = luck sealed
luck-mixed = luck mixed in
luck-away = away, no luck of its own
luck-withheld = did not reveal its luck
told-chose = { $name } has chosen.
told-stumbled = { $by ->
    [random] { $name }: the bot stumbled, so chance decides this time.
   *[other] { $name }: the bot stumbled, so a simpler one decides this time.
  }
told-undone = { $name } takes back a move.
told-asked = { $name } asks to take back a move.
told-answered-yes = { $name } agrees.
told-answered-no = { $name } does not agree, so the move stands.
told-handed-left = { $name } has left the seat; a bot ({ $level }) plays on.
told-handed-away = { $name } is away; a bot ({ $level }) plays on.
told-walkover = { $count ->
    [0] Nobody wins: everybody has lost.
   *[other] { $names } wins: everybody else has lost.
  }
told-rated = Ratings: { $ratings }
told-handed-time = { $name } is out of time; a bot ({ $level }) plays on.
told-handed-resigned = { $name } is out of time and loses the game; a bot ({ $level }) plays on.
told-holiday = { $name } is on holiday and has more time.
told-returned = { $name } is back in the game.
told-paused = The clocks are stopped.
told-resumed = The clocks are running again.
told-closed = This table was closed.
told-rematch = There is a rematch: type “{ command-rematch }” to go there.
asked = Do you agree? Type “{ command-yes }” or “{ command-no }”.
waits = { $count ->
    [one] { $names } decides.
   *[other] { $names } decide.
  }
clocks = Time left: { $times }
is-back = { $name } is back.
is-away = { $name } is away. In { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  } the others may let a bot play.
forfeits = If everybody waits for { $name }, a bot plays in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
is-absent = { $name } is still away. Type “{ command-bot } { $seat }” to let a bot play, or “{ command-wait } { $seat }” to give more time.
waited = { $name } has more time.

# Answers to what somebody typed there

say-what = Say something, as in: { command-say } hello
bot-which = A bot is { level-easy } (for a first game), { level-medium } (makes no glaring mistakes), { level-hard } (a good club player) or { level-master } (plays its very best, and thinks longer), as in: { command-bot } 1 { level-hard }
which-seat = Say which seat, from 0 to { $last }.
save-later = The game can be saved once it is over, since the file tells everything that is hidden.
only-watching = You are only watching.
not-begun = The game has not begun yet.
not-your-turn = It is not your turn.
problem-not-yours = Only players can do that.
problem-not-host = Only the host of the match can do that.
problem-not-now = That is not possible now.
problem-started = The game has begun; you can watch it, but not sit down.
problem-taken = This seat is taken.
problem-bot-plays = A bot plays for this seat; its player returns with “{ command-sit }”.
problem-closed = This table was closed; nothing happens here any more.
problem-not-alone = Other people belong to this table: you can leave it, but not close it.
problem-not-absent = This player has not been away long enough.
problem-free = This seat is already free.
problem-no-bot = No bot is playing for a person there.
problem-seats-free = A seat is still free: wait for somebody to sit down, or the host adds a bot.
problem-stale = The table has changed since you chose; look again.
problem-undo-nothing = You have not moved yet, so there is nothing to take back.
problem-undo-asked = Somebody is already asking to take back a move.
problem-no-hints = This table is played without hints.
problem-no-advice = The bot that gives hints is not answering; try again in a moment.
problem-not-asked = Nobody is asking you anything.
problem-nothing-due = There is nothing for you to decide now.
problem-rematched = There is a rematch already.
problem-enough = You have done that often enough in this match.
problem-arranged = Everybody has a seat here already, and the game begins by itself.
problem-host-starts = The host begins. If they stay away, the others at the table can begin without them.
problem-rated-away = A rated game begins when everybody is here.
problem-one-seat = At a listed table everybody but the host has one seat: stand up first.
problem-stand-in = Only a medium bot can play for somebody who is away.
problem-too-many-new = Too many new guests and matches from your address: come back later.
problem-bad-text = Write something visible, without hidden characters.
problem-blank-name = A name has 1 to 40 visible characters, none of them hidden, and not only dots.
problem-too-fast = Too fast; wait a moment.
problem-dealing = The cards are being dealt; wait a moment.
problem-unreadable = This match can no longer be read; whoever runs this server can find out why.

# The end there

promise-own = The seed is the one promised before the game, and your own luck is part of it: nobody could choose it. Checked here, against what was shown before (hash { $commitment }) and by replaying the record.
promise-witness = The seed is the one promised before the game. Checked here, against what was shown before (hash { $commitment }) and by replaying the record. Your own luck is not part of it: those who added theirs could not choose it, unless all of them and the server did so together.
promise-late = The seed matches the hash that the server shows now ({ $commitment }), and the record replays from it. You were not here when the luck was sealed, so you cannot know more.
promise-old = The seed is the one promised before the game (hash { $commitment }), and the record replays from it. This match began under the older promise: anyone who could read the server’s data before it began could have chosen the luck.
promise-none = The record replays. Nothing was promised about its seed, since it was not dealt here.
promise-commitment = The promise is broken! Before the game the server showed a different hash of its secret: { $commitment }
promise-secret = The promise is broken! The secret is not the one whose hash was shown before the game: { $commitment }
promise-nonces = The promise is broken! The luck of the seats is not what they sealed before the game.
promise-seed = The promise is broken! The secret and the nonces do not make the seed that was used.
promise-record = The promise is broken! The record is not the game that was played here.
promise-unknown = The record could not be fetched to check the seed: { $reason }.
after-online = Type “{ usage-save }” to keep the game, “{ command-rematch }” to play again, or just Enter to leave.
after-watching = Type “{ usage-save }” to keep the game, or just Enter to leave.
