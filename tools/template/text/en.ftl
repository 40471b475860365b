# Fifteen of Patan in English. $seat is a player's name, $card and $cards what cards are called below.

title = Fifteen of Patan
about = Hold three cards, play the right one, and take the trick.
reconstructed = This game is only an example: its rules and cards are our own.

# The rules, as anybody at the table can look them up

rule-1 = The box holds fifteen cards, numbered from 1 to 15. Two to four can play.
rule-2 = Shuffle the cards and deal three to each player. The rest is the pile. Who leads first is drawn by lot.
rule-3 = The leader plays a card face up, then the others, clockwise, one card each: this is a trick.
rule-4 = You may play any card of your hand.
rule-5 = The highest card takes the trick. Its player gets a point and leads the next one.
rule-6 = Then everybody draws a card, if the pile has one for each.
rule-7 = When nobody has cards left, the game is over. Whoever has the most points wins; equal points share the victory.
rule-8 = Nobody sees the pile or the cards of others.

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

# Moves, prompts, refusals

move-play = play { $card }

prompt-play = { $seat }, play a card: the highest takes the trick.
prompt-over = The game is over.

refusal-game-over = The game is over; nobody plays any more.
refusal-not-your-turn = Cards are played clockwise, and it is the turn of seat { $seat }.
refusal-not-in-hand = You do not hold { $card }.

# Log

log-lead = { $seat } leads.
log-draw = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
  }.
log-play = { $seat } plays { $card }.
log-take = { $seat } takes the trick with { $card }.
log-win = { $seat } wins.

# The table: a word for each field of the view that is shown

trick = Trick
hand = Your hand
pile = Pile
discards = Discards
leader = Leads
cards = Cards
points = Points
