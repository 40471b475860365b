# The shell of the browser client in English. What a game says is in its own catalogue.

skip = Skip to the table
home = Home
lost = There is nothing here
loading = One moment…
offline = The server cannot be reached.
server-status = The server answered with status { $status }.
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
hero-more = Board games with friends and good bots: share a link, no account needed.
play-now = Play
learn = Learn
learn-first = Learn to play
learn-offer = First time? Learn to play here
lesson = lesson
invite = With friends
your-turn = Your turn
play-on = Play
left-days = { $count } days left
left-days-short = { $count } d
left-hours-short = { $count } h
left-minutes-short = { $count } min
left-hours = { $count } hours left
left-minutes = { $count ->
    [0] less than a minute left
    [one] one minute left
   *[other] { $count } minutes left
  }
next-table = { $count ->
    [one] Another table is waiting for you
   *[other] { $count } other tables are waiting for you
  }
my-tables = Your tables
open-tables = { $count ->
    [one] One table has a free seat
   *[other] { $count } tables have a free seat
  }
running-tables = Tables to watch
finished-tables = Finished tables
go-back = Go back
sit-down = Sit down
watch = Watch
review = Review
score-sheet = Score sheet
replay = Replay
nobody = nobody yet
status-open = waiting
status-running = running
bot-for-you = a bot plays
status-over = finished
warning-read = I have read it
warning = The hosts of this server want you to know:

# Settings

settings = Settings
language = Language
theme = Theme
theme-system = Same as this device
theme-light = Light
theme-dark = Dark
speed = Pace of play
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-steps = Step by step
speed-once = Instant
sound = Sound
confirm-moves = Ask before any move that cannot be taken back
play-forced = Play forced moves for me
reminders = After a lesson: the coach’s reminders at each first time
text-mode = Text mode
text-mode-what = The table in words, with headings, numbered choices and a log that is read aloud.

# Who you are

profile = You
guest = guest
former-member = a former member
become-member = Become a member

# Before a game against bots

fact-players = players
fact-minutes = { $minutes } min
fact-hard-1 = easy
fact-hard-2 = medium
fact-hard-3 = medium
fact-hard-4 = demanding
fact-luck-little = little luck
fact-luck-little-short = little
fact-luck-some = some luck
fact-luck-some-short = some
fact-luck-much = lots of luck
fact-luck-much-short = lots

# A table that is not wanted any more

dismiss = Remove this { $game } table from the list
table-closed = This table was closed

# A new table

new-table = A new table: { $game }
no-game = This game cannot be played here.
who-plays = Who plays?
how-many = How many play
edition = Edition { $edition } of the rules
seat = Seat { $number }
sitter-me = me
sitter-beside = someone beside me
beside-what = You share this device; a curtain hides the table until the next player has it.
beside-name = Player { $number }
name-of-seat = Name at seat { $number }
sitter-friend = a friend
sitter-easy = an easy bot
sitter-medium = a medium bot
sitter-hard = a hard bot
sitter-master = a master bot
what-easy = Easy: good for a first game; it follows its instincts, and they are often wrong.
what-medium = Medium: makes no glaring mistakes.
what-hard = Hard: plays like a good club player.
what-master = Master: plays its very best, and thinks for a second.
options = Options
rulings = What the rulebook leaves open ({ $count })
unfit = Not at this table ({ $count })
show-odds = Show how likely the next card is one too many
show-hints = Hints: players may ask a master bot
pace = Pace
pace-relaxed = Relaxed: no clock
pace-quick = Quick: 5 minutes each, plus 5 seconds a move
pace-slow = Slow: 20 minutes each, plus 15 seconds a move
pace-each = Pace: { $bank } each, plus { $seconds } s a move
pace-days = Over several days: take your time over each decision
days-each = Time for each decision
days-hours = { $hours ->
    [12] 12 hours
    [24] 1 day
    [48] 2 days
    [72] 3 days
   *[168] 7 days
  }
days-late = When the time is up
rated = Rated
rated-wish = Counts for the ratings of those who play
rated-what = Members only, one seat each: with a bot or a guest at the table it does not count. There are no hints, and whoever leaves loses.
rated-members = Only games between members count. You become one under “You”.
rated-table = Rated: this game counts if only members play it. Whoever leaves loses.
rated-not = Not rated: with a bot or a guest at the table it does not count.
days-forced = The only move of somebody who is not here is played at once
days-forced-what = So the others see that there was no choice.
days-late-bot = a bot plays until they return
days-late-resign = they lose the game; a bot plays on
who-sees = Who can find the table?
by-link = Only people with the link
listed = Everybody, on the home page
create = Create the table
create-start = Create and begin

# Before the start

waiting-for = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
  }
all-here = Everybody is here.
not-all-here = Not everybody is here yet.
to-tournament = To the tournament
arranged-begins = The game begins at once.
arranged-waits = The game begins by itself as soon as everybody is here.
arranged-left = { $minutes ->
    [0] In { $seconds } s it begins without those who are missing.
   *[other] In { $minutes } min { $seconds } s it begins without those who are missing.
  }
your-name = Your name
name-beside = Name of the player beside you
name-optional = optional
you = you
away = away
holiday-short = on holiday
on-holiday = on holiday until { $date }
stand = Stand up
free = Free the seat
remove = Send away
seat-free = free
sit-here = Sit here
sit-too = Sit here too
put-bot = Add a bot
start = Begin
start-without = Begin without the host
host-begins = The host begins the game.
agreed = wants to begin
share = Invite friends: anyone with this link can sit down or watch.
link = Link to this table
qr = The link to this table as a QR code
copy = Copy
copied = Copied
share-it = Share
promise-before = The server has sealed its share of the luck ({ $hash }…). Each device at the table adds its own when the game begins.
luck-none = adds no luck of its own
luck-sealed = luck sealed
luck-revealed = luck revealed
luck-mixed = luck mixed in
luck-away = away, adds no luck
luck-withheld = did not reveal its luck
dealing = The cards are being dealt: waiting for the luck of { $names }…
called-off = The cards were not dealt: the device of { $names } did not reveal the luck it had sealed. Begin again to play without it.
level-easy = easy bot
level-medium = medium bot
level-hard = hard bot
level-master = master bot
no-table = There is no such table

# At the table

you-move = Your turn:
choices = Your choices
choosing = is choosing
thinking = is thinking
ready = is ready
tools = Table tools
tool-undo = Take back
tool-log = Log
tool-chat = Chat
tool-side = Log, chat
tool-table = Table
asks-first = { $move }? This cannot be taken back.
confirm = Confirm
again = Press again: { $move }
you-watch = You are watching
forced = Only one move is possible, so it is played for you: { $move }
forced-log = (the only move, played for you)
go-on = Continue
since-own = Since your last turn
show-again = Show it again
to-you = To you
skip-show = Skip
undo = Take back
undo-ask = Ask to take back
asks-undo = { $name } asks to take back their last move.
hint = Hint
hints-on = Hints are on: players may ask a master bot.
own-box-bots = The bots have learned to play with the usual box, not with this one, so they are weaker here.
hints-off = No hints at this table.
hint-ahead = { $choices ->
        [one] It is the only move there is.
       *[other] Looking ahead, it is the best of { $choices } moves.
    }
hint-sure = A master is { $percent }% sure; next best: { $other } ({ $next }%).
hint-left = { $count ->
        [one] then one more step
       *[other] then { $count } more steps
    }
rules = Rules
rules-of = The rules of { $game }
study-of = A study of { $game }
puzzles = Puzzles
rules-goal = The goal
rules-things = What lies on the table
rules-search = Search for a word or a number
rules-none = No rule mentions that.
aid = Aid
aid-of = Player aid: { $game }
aid-how = Point at anything on the table, or press and hold it, to see what it is.
aid-turn = Your turn
aid-points = How you score
aid-signs = Symbols
aid-card = How to read a card
explanation = Explanation
rule-number = Rule { $number }
card-parts = The parts of this card
account-total = If the game ended now
log = What happened
go-to-moment = See that moment
chat = Chat
chat-say = Say something
chat-empty = Nobody has said anything yet.
chat-off = Chat is off at this table.
chat-switch = Allow chat
about-person = { $name }: mute, block or report
watching-one = watching
watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
not-yet = Not yet
away-for = away; { $seconds } s
let-bot = Let a bot play
wait = Wait
take-back = Take over again
leave-seat = Let a bot play for { $name }
reconnecting = No connection. Trying again…
reconnecting-sending = No connection. Your move is saved and will be sent…
time-machine = Time machine
in-the-past = You are looking at an earlier moment.
play-moments = Play
pause = Pause
seen-by = Through whose eyes
all-open = All open
as-seen-by = As { $name } saw it
link-moment = Copy the link
first-moment = The first moment
earlier = Earlier
later = Later
now = Now
moment = Moment
moment-of = { $number } of { $last }
shortcuts = Keyboard shortcuts
key-1-9 = pick this choice
key-Enter = confirm
key-Escape = cancel; back to the present
key-u = take back
key-h = hint
key-i = explain the next thing (with Shift: the one before)
key-a = player aid
key-r = rules
key-l = what happened
key-c = chat
key-s = skip what is being shown
key-n = continue, step by step
key-t = text mode
key-help = this list

# Several people at one device

pass-to = Pass the device to { $name }
pass-why = It is { $name }’s turn. The table stays hidden until { $name } has the device.
who-is-here = Who has the device?
who-is-here-why = The table shows what this player may see, and nothing else.
i-am = I am { $name }: show the table
no-curtain = We are playing together: no curtain at this table
curtain = Draw a curtain before the device is passed on

# The end

you-win = You win!
nobody-wins = Not this time
winner = { $name } wins
lost-anyway = { $count ->
    [one] { $names } ran out of time or left, and has lost.
   *[other] { $names } ran out of time or left, and have lost.
  }
has-lost = has lost
rematch = Play again
to-rematch = To the next game
animation = Save as an animation
record = Save the record
verify = Check the shuffle
verify-own = Checked by this browser: all luck was sealed before the first card ({ $hash }…), yours is part of it, and nothing has changed since. Nobody could choose the cards.
verify-witness = Checked by this browser: all luck was sealed before the first card ({ $hash }…), and nothing has changed since. Yours is not part of it, so you are trusting that the server, or at least one of those who added theirs, was honest.
verify-late = What the server shows now fits together ({ $hash }…). This browser was not here when the luck was sealed, so it cannot tell you more.
verify-old = What the server shows matches the hash from before the game ({ $hash }…). This game began under the older promise: anyone who could read the server’s data beforehand could have chosen the luck.
verify-none = This game was not dealt here, so nothing was promised about its luck.
verify-commitment = The promise was broken: before the game the server showed a different hash of its secret!
verify-secret = The promise was broken: the secret is not the one whose hash was shown before the game!
verify-nonces = The promise was broken: the luck of the seats is not what they sealed before the game!
verify-seed = The promise was broken: the game was dealt from a different seed than the secret and the nonces make!
verify-replayed = The server has replayed the game: all cards and moves follow from this luck. To check without the server, save the record and run: durbar record verify
verify-not-replayed = The server says that the moves do not follow from this luck!

# The log, besides what the game tells

entry-sat = { $name } sits down.
    .you = You sit down.
entry-removed = The host sent somebody away.
entry-named = { $name } is called so from now on.
    .you = You are called { $name } from now on.
entry-chat-set = { $on ->
    [yes] The host has switched chat on.
   *[no] The host has switched chat off.
  }
entry-lesson = The lesson begins. The deal is always the same.
entry-started = { $count ->
    [0] The game begins, with the server’s luck alone.
   *[other] The game begins, with luck from the server and from { $luck }.
  }
    .you = { $count ->
        [0] The game begins, with luck from the server and from you.
       *[other] The game begins, with luck from the server, from you and from { $luck }.
      }
entry-called-off = The cards were not dealt: the device of { $names } did not reveal its luck.
    .you = { $count ->
        [0] The cards were not dealt: your device did not reveal its luck.
       *[other] The cards were not dealt: your device and that of { $names } did not reveal their luck.
      }
entry-stumbled = { $by ->
    [random] { $seat }: the bot stumbled, so chance decides this time.
   *[other] { $seat }: the bot stumbled, so a simpler one decides this time.
  }
entry-undone = { $seat } takes back a move.
    .you = You take back a move.
entry-asked = { $seat } asks to take back a move.
    .you = You ask to take back a move.
entry-answered = { $answer ->
    [yes] { $seat } agrees.
   *[no] { $seat } would rather not take it back.
  }
    .you = { $answer ->
        [yes] You agree.
       *[no] You would rather not have it taken back.
      }
entry-handed = { $why ->
    [resigned] { $seat } is out of time and loses the game: a bot plays on.
    [time] { $seat } is out of time: a bot plays on.
   *[other] A bot plays for { $seat }.
  }
    .you = { $why ->
        [resigned] You are out of time and lose the game: a bot plays on.
        [time] You are out of time: a bot plays on.
       *[other] A bot plays for you.
      }
entry-walkover = { $names ->
    [none] Nobody wins: everybody has lost.
   *[other] { $names } wins: everybody else has lost.
  }
    .you = You win: everybody else has lost.
entry-rated = Ratings: { $ratings }
entry-holiday = { $seat } is on holiday and has more time.
    .you = You are on holiday and have more time.
entry-returned = { $seat } is back in the game.
    .you = You are back in the game.
entry-paused = The clocks are stopped.
entry-resumed = The clocks are running again.

# The box

box = What is in the box
box-short = The box
box-of = The box of { $game }
box-known = What of this box is known, and what is reconstructed
box-owner = Played with { $name }’s box.
box-house = Played with the house’s own box.
box-somebody = Played with somebody’s own box.
box-compare = How it differs from the usual one
own-box = I own this box
provenance-rulebook = printed in the rulebook
provenance-public = from public pages
provenance-deduced = follows from the rules
provenance-reconstructed = reconstructed

# What the server does not do, and why (the codes are the server's)

problem-banned = { $until ->
    [never] You are banned from this server: { $reason }
   *[other] You are banned from this server until { $until }: { $reason }
  }
problem-bad-address = This is not an e-mail address: one looks like ada@example.org.
problem-bad-code = This is not a recovery code, or it has already been used.
problem-bad-name = “{ $name }” looks like a bot’s name; please choose another.
problem-bad-passkey = This passkey is not valid here: it is damaged, or belongs to another site.
problem-bad-text = Write something visible, without hidden characters.
problem-bad-zone = This time zone is not known here.
problem-blank-name = A name has 1 to 40 visible characters, none of them hidden, and not only dots.
problem-bot-plays = A bot is playing for { $seat }.
problem-busy = The server is busy; try again in a moment.
problem-dealing = The cards are being dealt; wait a moment.
problem-closed = This table was closed; nothing happens here any more.
problem-closing = The server is restarting; try again in a moment.
problem-enough = { $what ->
    [seats] You have changed seats and names { $most } times here; that is the limit.
    [chat] Chat was switched on and off { $most } times here; that is the limit.
    [seals] You have sealed { $most } nonces here; that is the limit.
    [said] { $most } messages have been sent; that is the limit for this table.
    [withdrawn] You have changed your mind { $most } times in this game: this choice stands.
   *[other] You have taken back, or asked to, { $most } times in this game; that is the limit.
  }
problem-foreign-page = This page does not belong to the server; open Durbar at its own address.
problem-free = This seat is already free.
problem-arranged = Everybody has a seat here already, and the game begins by itself.
problem-host-starts = The host begins the game. If they stay away, the others at the table can begin without them.
problem-last-passkey = This is your last passkey; add another before you remove it.
problem-no-chat = The host has switched chat off at this table.
problem-name-taken = A member already has this name, or one so similar that people would mix you up.
problem-no-advice = The bot that gives hints is not answering; try again in a moment.
problem-no-animation = This game could not be turned into a picture; try again later.
problem-no-bot = No bot is playing for { $seat } now.
problem-no-device = You have no such device.
problem-no-game = This game cannot be played here.
problem-no-hints = This table is played without hints.
problem-no-holiday = Members have { $most } days of holiday a year; you have { $left } left.
problem-no-lesson = There is no lesson here yet.
problem-no-mail = This server sends no e-mail.
problem-no-match = There is no such table.
problem-no-moment = There is no such moment.
problem-no-passkey = You have no such passkey.
problem-no-passkeys-here = A passkey belongs to a name, not to an address: open this page as localhost, or by the server’s name.
problem-no-record = This game began in the middle, so there is no record of it.
problem-nobody = The server does not know you yet; reload the page.
problem-nobodys-name = That is what people who have left are called; choose another name.
problem-not-a-member = Only a member can do that: sign in, or become one.
signed-out = You have been signed out on this device.
problem-not-alone = Other people belong to this table: you can leave it, but not close it.
problem-not-absent = { $seat } has not been away long enough.
problem-not-awaited = Your luck is not awaited now.
problem-not-asked = Nobody is asking you anything.
problem-not-host = Only the person who made the table can do that.
problem-not-kept = The server could not save this, so nothing has changed; try again in a moment.
problem-not-now = { $when ->
    [open] That is possible only before the game begins.
    [running] That is possible only during the game.
   *[over] That is possible only after the game.
  }
problem-not-over = That is available only after the game.
problem-not-started = The game has not begun yet.
problem-not-welcome = You cannot sit down at this table; choose another.
problem-removed = The host has sent you away from this table; you can watch it.
problem-silenced = { $until ->
    [never] You may neither chat nor change your name here: { $reason }
   *[other] You may neither chat nor change your name here until { $until }: { $reason }
  }
problem-no-puzzle = There is no such puzzle.
problem-no-more-puzzles = You have answered all the puzzles of this game.
problem-no-player = No member has this name.
problem-being-seated = A table is being made for you right now; look there first.
problem-crowded = Too many people are waiting to be paired. Try again in a moment.
problem-not-waiting = You are no longer waiting for opponents; ask again.
problem-rated-bots = A rated game has no bots.
problem-rated-members = Only games between members are rated.
problem-rated-away = A rated game begins when everybody is here: whoever is away would lose it.
problem-stranger = You can invite only people you follow or have played with.
problem-too-many-followed = You follow { $most } people, which is the limit; stop following somebody first.
problem-too-many-invited = { $most } people are invited to this table, which is the limit.
problem-yourself = You cannot follow yourself.
problem-no-tournament = There is no such tournament.
problem-not-tournament-host = Only the host of the tournament can do that.
problem-too-few = A tournament needs at least { $fewest } players.
problem-too-many-tournaments = You are hosting { $most } tournaments that are not over; finish one first.
problem-tournament-begun = This tournament has begun: you can follow it, but not enter.
problem-tournament-off = This tournament was called off.
problem-tournament-over = This tournament is over.
problem-tournament-full = This tournament is full.
problem-rated-box = A rated table is played with the usual box.
problem-rated-hints = A rated table has no hints.
problem-not-yours = Only players can do that, each at their own seat.
problem-nothing-due = There is nothing for you to decide now.
problem-one-seat = At a table on the home page, everybody but the host has only one seat. Stand up first.
problem-our-mistake = The server made a mistake; nothing has changed.
problem-resigned = { $seat } ran out of time, and at this table that ends the game for them.
problem-revealed = Your luck has already been revealed.
problem-rematched = Somebody has already begun the next game.
problem-seats-free = A seat is still free: wait for somebody to sit down, or add a bot.
problem-stale = The table has changed since you chose this; look again.
problem-stale-challenge = This took too long, or has already been done; start again.
problem-stale-link = This link is too old, or has already been used; ask for a new one.
problem-stand-in = Only a medium bot can play for somebody who is away.
problem-started = The game has begun: you can watch it, but not sit down.
problem-taken = Somebody was faster: this seat is taken.
problem-too-fast = That was too fast; wait a moment.
problem-too-large = That is too long for one message.
problem-too-many = { $of ->
    [tables] You cannot have more than { $most } unfinished tables; finish one first.
   *[connections] Too many pages of Durbar are open here ({ $most }); close one.
  }
problem-no-review = There is no complete game at this table to review.
problem-too-many-reviews = Your other reviews are still being made. Wait for them.
problem-reviews-busy = Many reviews are being made; try again in a few minutes.
problem-too-many-pairings = Too many requests to be paired. Come back in a while.
problem-too-many-attempts = Too many sign-in attempts from your address. Try again later.
problem-too-many-devices = You already have notifications on { $most } devices, the most there can be; remove one first.
problem-too-many-letters = Too many mails have been requested; come back in an hour.
problem-too-many-listed = Too many tables on the home page come from your address. Create one by link instead.
problem-too-many-members = Too many new members from your address. Try again later.
problem-too-many-new = Too many new guests and tables from your address, or on this server. Try again later.
problem-too-many-passkeys = You have { $most } passkeys, which is the limit; remove one first.
problem-undo-refused = { $seat } would rather not take that back.
problem-two-paces = A table is played with a clock, or over days, not both.
problem-undo-asked = { $seat } is already asking to take back a move.
problem-undo-nothing = You have not moved yet, so there is nothing to take back.
problem-unknown-passkey = Nobody here has this passkey: it was removed, or belongs to another site.
problem-withheld = This seat did not reveal its luck before, so it can no longer add any.
problem-wrong-name = To delete your account, type your own name.
problem-wrong-nonce = This is not the luck that was sealed.
problem-unknown-move = The server does not know this move; reload the page.
problem-unreadable = This table can no longer be read; whoever runs this server can find out why.
problem-wrong-host = This server does not answer to that name. Its host can name it with --name.

# A board for any game

card-unseen = face down
nothing = nothing
cards-spread = Spread them out
cards-together = Stack them
square = Row { $row }, column { $column }: { $what }

# The coach of a guided first game

coach = Coach
coach-fixed = This is a practice table: the cards are fixed, and the others play along.
coach-next = Next
coach-back = Back
coach-count = { $number } of { $of }
coach-skip = Skip
coach-restart = Start again
coach-call = Back to the lesson
coach-watch = Watch the others…
coach-instead = That works too! For now, try this: { $move }.
coach-astray = You have left the lesson, and the table plays on with you. Carry on freely, or start the lesson again.
coach-play-on = Play on here
coach-over = You know how to play!
coach-over-more = The rest comes with playing. Easy bots are waiting for you at a real table; the rules are always one click away.
coach-real-game = Now a real game
reminder-heard = Got it
reminder-off = Turn reminders off
aid-learn = Learn it in a guided game (this table will wait for you)
