# Gangs of Kyoto in English. $seat and $to are names of players (in refusals: numbers of seats), $card is a card's name
# as below.

title = Gangs of Kyoto
about = Give each card to somebody, keep your bells, and be home before 13.
luck = Lots of luck: what comes off the pile decides a great deal. Daring, and who gets what from you, decide the rest.
reconstructed = The rules and the kinds of card are the publisher’s. How many there are of each face is reconstructed.

option-full_pile_variant = Play through the whole pile: 13 bells do not end the game; once the pile has run out, it ends when the next cat stays out too late.
option-visible_bells_variant = Score piles lie face up, so everybody knows who has how many bells.
option-first_player = Who begins: drawn by lot, or the seat of your choice.

option-first_player-lot = by lot
option-first_player-0 = seat 1
option-first_player-1 = seat 2
option-first_player-2 = seat 3
option-first_player-3 = seat 4
option-first_player-4 = seat 5

unfit-first_player = This table has { $seats } seats.

# Cards

card-e0 = 0
card-e1 = 1
card-e2 = 2
card-e3 = 3
card-e4 = 4
card-e5 = 5
card-e0b1 = 0 with a bell
card-e1b1 = 1 with a bell
card-e2b1 = 2 with a bell
card-e3b1 = 3 with a bell
card-e4b1 = 4 with a bell
card-e5b1 = 5 with a bell
card-e0b2 = 0 with two bells
card-e1b2 = 1 with two bells
card-e2b2 = 2 with two bells
card-e3b2 = 3 with two bells
card-e4b2 = 4 with two bells
card-e5b2 = 5 with two bells
card-e0d = 0 and draw one more
card-e1d = 1 and draw one more
card-e2d = 2 and draw one more
card-e3d = 3 and draw one more
card-e4d = 4 and draw one more
card-e5d = 5 and draw one more
card-gift1 = Gift of one bell
card-gift2 = Gift of two bells
card-back = Step back
card-late = Late pass
card-refuse = Refusal

# What a special card does

effect-gift1 = goes straight into the score pile
effect-gift2 = goes straight into the score pile
effect-back = discards the rightmost card of the row
effect-late = too late only at { $raised_limit }
effect-refuse = lets you refuse one later card

# Moves

move-give = give it to { $to }
move-keep = keep it
move-accept = accept it
move-refuse = refuse it; your Refusal goes too
move-refuse-which = refuse it with Refusal no. { $which } from the left

# Prompts

prompt-give = { $seat }, who gets “{ $card }”?
prompt-answer = { $seat }, you are offered “{ $card }”. Accept or refuse?
prompt-over = The game is over: { $seat } wins.
    .you = The game is over: you win.

# Log

some-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }
some-bells = { $bells ->
    [one] one bell
   *[other] { $bells } bells
  }

log-round = Round { $round }. { $seat } begins.
    .you = Round { $round }. You begin.
log-deal = { $seat } draws { some-cards }.
    .you = You draw { some-cards }.
log-turn = { $seat } turns up: { $card }.
    .you = You turn up: { $card }.
log-give = { $seat } gives { $to }: { $card }.
    .you = You give { $to }: { $card }.
    .to-you = { $seat } gives you: { $card }.
log-keep = { $seat } keeps: { $card }.
    .you = You keep: { $card }.
log-draw = { $seat } draws one more: { $card }.
    .you = You draw one more: { $card }.
log-draw-none = { $seat } would draw one more, but there is no card left.
    .you = You would draw one more, but there is no card left.
log-accept = { $seat } accepts the card.
    .you = You accept the card.
log-refuse = { $seat } refuses: { $card }.
    .you = You refuse: { $card }.
log-place = { $seat } is at { $total } of { $limit }.
    .you = You are at { $total } of { $limit }.
log-gift = { $seat } puts { some-bells } straight into the score pile.
    .you = You put { some-bells } straight into your score pile.
log-back = { $seat } steps back and discards: { $card }.
    .you = You step back and discard: { $card }.
log-back-none = { $seat } has no card to step back from.
    .you = You have no card to step back from.
log-late = { $seat } stayed out too late: { $total } of { $limit }! The whole row is lost.
    .you = You stayed out too late: { $total } of { $limit }! Your whole row is lost.
log-no-cards = There is no card left to deal. The round ends, and nobody was too late.
log-bank = { $seat } brings { some-bells } home.
    .you = You bring { some-bells } home.
log-rebuild = The discards are shuffled into a new pile of { some-cards }.
log-win = { $seat } wins with { some-bells }.
    .you = You win with { some-bells }.

# Refusals: why a move is not allowed

refusal-game-over = The game is over; nobody can move now.
refusal-answer-first = A card is on offer; seat { $seat } must accept or refuse it first.
refusal-not-active = Only the active player gives cards, and that is seat { $seat }.
refusal-no-such-player = There is no player at seat { $to }; the seats go from 0 to { $last }.
refusal-already-served = Seat { $to } has already received a card this turn; each player gets exactly one.
refusal-nothing-offered = No card is on offer; seat { $seat } must give one first.
refusal-not-receiver = Only the player who is offered the card answers, and that is seat { $seat }.
refusal-no-such-refusal = { $refusals ->
    [one] There is only one Refusal in the row
   *[other] There are only { $refusals } Refusals in the row
  }; there is no number { $which }.
refusal-same-refusal = Refusal { $which } lies beside the one to its left, so it makes no difference; use the leftmost of those side by side.

# The table, for the terminal and for screen readers

turned = Turned up
row = Row
row-empty = at home
time = Time
bells = Bells
score-pile = Score pile
score-pile-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }
first-player = first player
round = Round { $round }
player = Player
time-of = { $total } of { $limit }
count-bells = { $count ->
    [one] one bell
   *[other] { $count } bells
  }
at-stake = { $count ->
    [one] one bell
   *[other] { $count } bells
  } at stake
served = has a card
piles = Pile { $pile } · Discards { $discards } · { $down } face down

# The table in the browser

web-pile = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }
web-drawn = { $count ->
    [0] none left
    [one] one to come
   *[other] { $count } to come
  }
web-discards = { $count ->
    [0] discards
   *[other] { $count } discarded
  }
web-round-over = The round is over
web-give = give
web-keep = keep
web-accept = accept
web-odds = risk of being too late with the next card: { $percent }%
web-seal = cannot be taken back
web-tie = Ties go to whoever sits furthest clockwise from { $seat }, who held the First Player card.
