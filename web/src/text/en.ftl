# The shell of the browser client in English. What a game says is in its own catalogue.

skip = Skip to the table
home = Home
lost = There is nothing here
loading = One moment …
offline = The server cannot be reached.
server-status = The server answers with status { $status }.
reload = Try again
close = Close
yes = Yes
no = No
send = Send
fact = { $name }: { $value }
more = Table and people
table = This table

# The house

hero = Pull up a chair.
hero-more = Board games with friends and good bots, from a link, without an account.
play-now = Play
learn = Learn
learn-first = Learn to play
learn-offer = First time? Learn the game here
lesson = lesson
invite = With friends
your-turn = Your turn
play-on = Play
left-days = { $count } days left
left-hours = { $count } hours left
left-minutes = { $count ->
    [0] less than a minute left
    [one] one minute left
   *[other] { $count } minutes left
  }
next-table = { $count ->
    [one] One more waits for you
   *[other] { $count } more wait for you
  }
my-tables = Your tables
open-tables = Tables with a free seat
running-tables = Tables to watch
finished-tables = Finished tables
go-back = Go back
sit-down = Sit down
watch = Watch
replay = Replay
nobody = nobody yet
status-open = waiting
status-running = running
status-over = finished

# Settings

settings = Settings
language = Language
theme = Theme
theme-system = Same as this device
theme-light = Light
theme-dark = Dark
speed = Pace of the table
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-steps = Step by step
speed-once = At once
sound = Sound
confirm-moves = Ask before a move that cannot be taken back
play-forced = Play the only possible move for me
reminders = After a lesson: the coach’s reminders at each first time
text-mode = Text mode
text-mode-what = The table in words, with headings, numbered choices and a log that is read aloud.

# Who you are

profile = You
guest = guest
former-member = a former member
become-member = Become a member

# A new table

new-table = A new table: { $game }
no-game = This game cannot be played here.
who-plays = Who plays?
how-many = How many play
edition = Edition { $edition } of the rules
seat = Seat { $number }
sitter-me = me
sitter-beside = somebody beside me
beside-what = You pass this device on; a curtain hides the table until the next one has it.
beside-name = Player { $number }
name-of-seat = Name at seat { $number }
sitter-friend = a friend
sitter-easy = an easy bot
sitter-medium = a medium bot
sitter-hard = a hard bot
sitter-master = a master bot
what-easy = Easy: for a first game; follows its feeling, and often not the best of it.
what-medium = Medium: makes no blunder that a child sees.
what-hard = Hard: plays like a good club player.
what-master = Master: as strong as it can be, and thinks for a second.
options = Options
rulings = What the rulebook leaves open ({ $count })
unfit = Not at this table ({ $count })
show-odds = Show how likely the next card is too much
show-hints = Hints: whoever plays may ask a master
pace = Pace
pace-relaxed = Relaxed: nobody is hurried
pace-quick = Quick: 5 minutes each, and 5 seconds a move
pace-slow = Slow: 20 minutes each, and 15 seconds a move
pace-each = Pace: { $minutes } minutes each, and { $seconds } seconds a move
pace-days = Over days: each decision may take a while
days-each = Time for each decision
days-hours = { $hours ->
    [12] 12 hours
    [24] 1 day
    [48] 2 days
    [72] 3 days
   *[168] 7 days
  }
days-late = When the time is up
days-late-bot = a bot plays on until they come back
days-late-resign = the game is lost for them; a bot plays on
who-sees = Who finds the table?
by-link = Only who has the link
listed = Everybody, on the home page
create = Create the table
create-start = Create and begin

# Before the start

waiting-for = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
  }
all-here = Everybody is here.
your-name = Your name
name-beside = Name of who sits here too
name-optional = as you like
you = you
away = away
stand = Stand up
free = Free the seat
seat-free = free
sit-here = Sit here
sit-too = Sit here too
put-bot = Put a bot
start = Begin
start-without = Begin without the host
host-begins = The host begins the game.
agreed = wants to begin
share = Invite friends: who opens this link can sit down or watch.
link = Link to this table
qr = The link to this table as a QR code
copy = Copy
copied = Copied
share-it = Share
promise-before = The server has sealed its part of the luck ({ $hash } …). Each device at the table adds its own when the game begins.
luck-none = adds no luck of its own
luck-sealed = luck sealed
luck-revealed = luck revealed
luck-mixed = luck mixed in
luck-away = away, adds no luck
luck-withheld = did not reveal its luck
dealing = The cards are being dealt: waiting for the luck of { $names } …
called-off = The cards were not dealt, since the device of { $names } did not reveal the luck it had sealed. Begin again to play without it.
level-easy = easy bot
level-medium = medium bot
level-hard = hard bot
level-master = master bot
no-table = There is no such table

# At the table

your-turn = Your turn:
choices = Your choices
choosing = is choosing
thinking = is thinking
ready = is ready
tools = Tools of the table
tool-undo = Take back
tool-log = Log
tool-chat = Chat
tool-side = Log, chat
tool-table = Table
asks-first = { $move }? This cannot be taken back.
confirm = Confirm
again = Once more: { $move }
you-watch = You are watching
forced = Only one move is possible, so it is played for you: { $move }
forced-log = (the only move, played for you)
round-over = The round is over
go-on = Continue
since-own = Since your last turn
show-again = Show it again
to-you = To you
skip-show = Skip
undo = Take back
undo-ask = Ask to take back
asks-undo = { $name } asks to take back the last move.
hint = Hint
hints-on = Hints are on: whoever plays may ask a master.
own-box-bots = The bots play without what they have learned: it is for the usual box, not for this one. They are weaker than elsewhere.
hints-off = No hints at this table.
hint-ahead = { $choices ->
        [one] It is the only move there is.
       *[other] Of { $choices } moves it came out best by looking ahead.
    }
hint-sure = A master is { $percent } % sure; next best: { $other } ({ $next } %).
hint-left = { $count ->
        [one] then one more step
       *[other] then { $count } more steps
    }
rules = Rules
rules-of = The rules of { $game }
rules-search = Search: a word, or a number
rules-none = No rule says that.
aid = Aid
aid-of = Player aid: { $game }
aid-how = Point at anything on the table, or keep a finger on it, to see what it is.
aid-turn = Your turn
aid-points = How points are made
aid-signs = The signs
aid-card = How to read a card
explanation = Explanation
rule-number = Rule { $number }
card-parts = Every part of this card
account-total = If the game ended now
log = What happened
go-to-moment = See that moment
chat = Chat
chat-say = Say something
chat-empty = Nobody has said anything yet.
watching-one = watching
watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
not-yet = Not yet
away-for = away; { $seconds } s
let-bot = Let a bot play
wait = Wait
take-back = Play yourself again
leave-seat = Leave { $name }’s seat to a bot
reconnecting = No connection. Trying again …
reconnecting-sending = No connection. Your move is kept and will be sent …
time-machine = Time machine
in-the-past = You see a moment of the past.
play-on = Play
pause = Pause
seen-by = Through whose eyes
all-open = Everything open
as-seen-by = As { $name } saw it
link-moment = Copy the link
first-moment = The first moment
earlier = Earlier
later = Later
now = Now
moment = Moment
moment-of = { $number } of { $last }
shortcuts = Keys
key-1-9 = choose this choice
key-Enter = confirm
key-Escape = cancel; back to the present
key-u = take back
key-h = hint
key-i = explain one thing after the other (with Shift: back)
key-a = player aid
key-r = rules
key-l = what happened
key-c = chat
key-s = skip what is being shown
key-n = go on, step by step
key-t = text mode
key-help = this list

# Several people at one device

pass-to = Pass the device to { $name }
pass-why = It is { $name }’s turn. The table stays hidden until { $name } has the device.
who-is-here = Who has the device?
who-is-here-why = The table shows what this person may see, and nothing else.
i-am = I am { $name }: show the table
no-curtain = We sit together: no curtain at this table
curtain = A curtain before the device is passed on

# The end

you-win = You win!
nobody-wins = Not this time
winner = { $name } wins
rematch = Play again
to-rematch = To the next game
record = Save the record
verify = Check the shuffle
verify-own = Checked by this browser itself: all luck was sealed before the first card ({ $hash } …), yours is in it, and nothing was changed since. Nobody could choose the cards.
verify-witness = Checked by this browser itself: all luck was sealed before the first card ({ $hash } …), and nothing was changed since. Yours is not in it, so you rely on one of those who added theirs being honest, or the server.
verify-late = What the server shows now fits together ({ $hash } …). This browser was not here when the luck was sealed, so it cannot know more.
verify-old = What the server shows fits the hash from before the game ({ $hash } …). This game began under the older promise: who could read the server’s data beforehand could have chosen the luck.
verify-none = This game was not dealt here, so nothing was promised about its luck.
verify-commitment = The promise was broken: before the game the server showed another hash of its secret!
verify-secret = The promise was broken: the secret is not the one whose hash was shown before the game!
verify-nonces = The promise was broken: the luck of the seats is not what they had sealed before the game!
verify-seed = The promise was broken: the game was dealt with another seed than secret and nonces make!
verify-replayed = That all cards and moves follow from this luck was replayed by the server. To see it without the server, save the record and run: durbar record verify
verify-not-replayed = The server says that the moves do not follow from this luck!

# The log, besides what the game tells

entry-sat = { $name } sits down.
entry-lesson = The lesson begins. Its deal is always the same.
entry-started = { $count ->
    [0] The game begins, with the luck of the server alone.
   *[other] The game begins, with the luck of the server and of { $luck }.
  }
entry-called-off = The cards were not dealt: the device of { $names } did not reveal its luck.
entry-stumbled = { $by ->
    [random] { $seat }: the bot stumbled, and chance decides this time.
   *[other] { $seat }: the bot stumbled, and a simpler one decides this time.
  }
entry-undone = { $seat } takes a move back.
entry-asked = { $seat } asks to take a move back.
entry-answered = { $answer ->
    [yes] { $seat } agrees.
   *[no] { $seat } would rather not take it back.
  }
entry-handed = { $why ->
    [resigned] The time of { $seat } is up, and the game is lost for them: a bot plays on.
    [time] The time of { $seat } is up: a bot plays on.
   *[other] A bot plays for { $seat }.
  }
entry-holiday = { $seat } is on holiday, and has more time.
entry-returned = { $seat } plays again.
entry-paused = The clocks stand still.
entry-resumed = The clocks run again.

# The box

box = What is in the box
box-of = The box of { $game }
box-own = If you own the box, correct a copy of the list and play with it:
provenance-rulebook = printed in the rulebook
provenance-public = from public pages
provenance-deduced = follows from the rules
provenance-reconstructed = reconstructed

# What the server does not do, and why (the codes are the server's)

problem-bad-code = This is not a recovery code, or it was used already.
problem-bad-name = “{ $name }” is written like a bot’s name; a person needs another one.
problem-bad-passkey = This passkey does not prove anything here: it is damaged, or another site’s.
problem-bad-text = Say something that can be seen, with nothing hidden in it.
problem-blank-name = A name has 1 to 40 characters that can be seen, and nothing hidden.
problem-bot-plays = A bot plays for { $seat }.
problem-busy = The server is busy; try again in a moment.
problem-dealing = The cards are being dealt; wait a moment.
problem-closing = The server restarts; try again in a moment.
problem-enough = { $what ->
    [seats] You have changed seats and names { $most } times here, and that is enough.
    [seals] You have sealed { $most } nonces here, and that is enough.
    [said] { $most } things have been said, and that is enough for this table.
    [withdrawn] You have changed your choice { $most } times in this game: now it counts.
   *[other] You have taken back, or asked to, { $most } times in this game, and that is enough.
  }
problem-foreign-page = This page does not belong to the server; open Durbar by its own address.
problem-free = This seat is free already.
problem-host-starts = The host begins the game. If they stay away, all who sit here can begin without them.
problem-last-passkey = This is your last passkey; add another before you remove it.
problem-name-taken = A member has this name, or one so much alike that you would be taken for each other.
problem-no-advice = The bot that gives hints does not answer; try again in a moment.
problem-no-bot = No bot plays for { $seat } now.
problem-no-game = This game cannot be played here.
problem-no-hints = This table is played without hints.
problem-no-holiday = A member has { $most } days of holiday in a year, and you have { $left } left.
problem-no-lesson = Nobody teaches this here yet.
problem-no-match = There is no such table.
problem-no-moment = There is no such moment.
problem-no-passkey = You have no such passkey.
problem-no-passkeys-here = A passkey belongs to a name, not to an address: open this page as localhost, or by the server’s name.
problem-no-record = This game began in the middle, so there is no record of it.
problem-nobody = The server does not know you yet; load the page again.
problem-nobodys-name = That is how those are called who left; choose another name.
problem-not-a-member = Only a member can do that: sign in, or become one.
problem-not-absent = { $seat } has not been away for long.
problem-not-awaited = Your luck is not awaited now.
problem-not-asked = Nobody asks you anything.
problem-not-host = Only who made the table may do that.
problem-not-kept = The server could not keep this, so nothing was changed; try again in a moment.
problem-not-now = { $when ->
    [open] That can be done only before the game begins.
    [running] That can be done only while the game runs.
   *[over] That can be done only after the game.
  }
problem-not-over = That can be had only after the game.
problem-not-started = The game has not begun yet.
problem-not-yours = That is for those who play, each at their own seat.
problem-nothing-due = You have nothing to decide now.
problem-one-seat = At a table on the home page everybody but the host has one seat. Stand up first.
problem-our-mistake = The server made a mistake; nothing was changed.
problem-resigned = The time of { $seat } was up, and at this table that is the end.
problem-revealed = Your luck has been revealed already.
problem-rematched = Somebody has already begun the next game.
problem-seats-free = A seat is still free: somebody sits down there, or you put a bot.
problem-stale = The table has changed since you chose this; look again.
problem-stale-challenge = This took too long, or was done already; begin again.
problem-stale-link = This link is too old, or was used already; show another.
problem-stand-in = For somebody who is away a medium bot plays, no other.
problem-started = The game has begun: you can watch it, but not sit down.
problem-taken = Somebody was faster: this seat is taken.
problem-too-fast = That was too fast; wait a moment.
problem-too-large = That is too much for one message.
problem-too-many = { $of ->
    [tables] You cannot have more than { $most } unfinished tables; finish one first.
   *[connections] Too many pages of Durbar are open here ({ $most }); close one.
  }
problem-too-many-attempts = Too many attempts to sign in come from your address. Come back in a while.
problem-too-many-listed = Too many tables on the home page come from your address. Make one by link.
problem-too-many-members = Too many new members come from your address. Come back in a while.
problem-too-many-new = Too many new guests and tables come from your address. Come back in a while.
problem-too-many-passkeys = You have { $most } passkeys, which is as many as may be; remove one first.
problem-undo-refused = { $seat } would rather not take that back.
problem-two-paces = A table has a live clock, or takes days, not both.
problem-undo-asked = { $seat } already asks to take a move back.
problem-undo-nothing = You have not moved yet, so there is nothing to take back.
problem-unknown-passkey = Nobody here has this passkey: it was removed, or is another site’s.
problem-withheld = This seat did not reveal its luck before, and adds none any more.
problem-wrong-name = To be deleted, write your own name.
problem-wrong-nonce = This is not the luck that was sealed.
problem-unknown-move = The server does not know this move; load the page again.
problem-unreadable = This table cannot be read any more; whoever runs this server can find out why.
problem-wrong-host = This server does not answer to that name. Its host can name it with --name.

# A board for any game

card-unseen = face down
nothing = nothing
cards-spread = Spread them out
cards-together = Put them together
square = Row { $row }, column { $column }: { $what }

# The coach of a guided first game

coach = Coach
coach-fixed = This is a practice table: the deal is fixed, and the others play along.
coach-next = Next
coach-back = Back
coach-count = { $number } of { $of }
coach-skip = Skip
coach-restart = Start again
coach-call = Back to the lesson
coach-watch = Watch the others …
coach-instead = That works too! For now, try this: { $move }.
coach-astray = You have left the lesson, and the table plays on with you. Carry on freely, or start the lesson again.
coach-play-on = Play on here
coach-over = You know how to play!
coach-over-more = The rest comes with playing. Easy bots are waiting for you at a real table; the rules are always one click away.
coach-real-game = Now a real game
reminder-heard = Got it
reminder-off = No more reminders
aid-learn = Learn it in a guided game (this table stays)
