# Fifteen of Patan in English. $seat is a player's name (in refusals: the number of a seat), $card a card's name as below.

title = Fifteen of Patan
about = Hold three cards, play the right one, and take the trick.
reconstructed = This game is only an example: its rules and cards are our own.

option-calling_variant = Who leads a trick first calls whether the highest or the lowest card takes it.

# Cards

card-c1 = 1
card-c2 = 2
card-c3 = 3
card-c4 = 4
card-c5 = 5
card-c6 = 6
card-c7 = 7
card-c8 = 8
card-c9 = 9
card-c10 = 10
card-c11 = 11
card-c12 = 12
card-c13 = 13
card-c14 = 14
card-c15 = 15

# Moves

move-play = play { $card }
move-call = { $trick ->
    [low] call low: the lowest card takes the trick
   *[high] call high: the highest card takes the trick
  }

# Prompts

prompt-play = { $seat }, play a card: the { $trick ->
    [low] lowest
   *[high] highest
  } takes the trick.
prompt-call = { $seat }, you lead. Do you call high or low?
prompt-over = The game is over, won with { $points ->
    [one] one point
   *[other] { $points } points
  }.

# Log

log-draw = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
  }.
log-lead = { $seat } leads.
log-call = { $seat } calls { $trick ->
    [low] low
   *[high] high
  }.
log-play = { $seat } plays { $card }.
log-take = { $seat } takes the trick with { $card } and has { $points ->
    [one] one point
   *[other] { $points } points
  }.
log-win = { $seat } wins with { $points ->
    [one] one point
   *[other] { $points } points
  }.
log-share = { $seat } shares the victory with { $points ->
    [one] one point
   *[other] { $points } points
  }.

# Refusals: why a move is not allowed

refusal-game-over = The game is over; nobody plays any more.
refusal-not-your-turn = Cards are played clockwise, and it is the turn of seat { $seat }.
refusal-not-in-hand = You do not hold { $card }.
refusal-call-first = First call high or low, then lead a card.
refusal-nothing-to-call = There is nothing to call now.

# The table, for the terminal, the browser and screen readers

player = Player
hand = Your hand
trick = Trick
pile = Pile
discards = Discards
hand_sizes = Cards in hand
played = Played
points = Points
nothing = nothing yet
leads = leads
high = highest takes it
low = lowest takes it
piles = Pile { $pile } · Discards { $discards }
count-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }
count-points = { $count ->
    [one] one point
   *[other] { $count } points
  }
call-high = high
call-low = low
seal = cannot be taken back
