# Reviving Kathmandu in English. $seat and $to are names of players (in refusals: numbers of seats). $section and $shows
# are what is on an end or a card, as named below; the other things have names below, too.

title = Reviving Kathmandu
about = Bid in secret, rebuild a city of stupas and pagodas.
luck = Some luck in what the market brings. Mostly you guess what the others want, and they guess what you want.
reconstructed = How the game is played, and how many cards of which kind there are, is the publisher’s or follows from it. Which sections share a card, the printed points, most missions and the public objectives are reconstructed.

option-teams = Teams: two teams with four or six players, or three teams with six. Teammates build in each other’s squares and add up their points; without teams, everybody plays for themselves.
option-bidding = How coins are laid: hidden (face down), open (face up), or mixed (open in the first half of the game).
option-manipulation = After the last bid, in reverse order, everybody but the last bidder may move their coin or swap it for another.
option-rebuilding = In the Build phase a hand card may replace a built card that shows the same section.
option-architects = Seasoned Architects: everybody has an architect with a special skill, dealt at random or chosen.
option-public_objectives = Public objectives that everybody may score, one fewer than there are players.
option-advanced_missions = Missions that are harder and bring more points. Also for solo.
option-bhairav = Bhairavs: a leftover coin of three or more can buy one; it scores the sections of its colour at the end.
option-buddha_promo = Holographic Buddhas: built as soon as they are collected, and each is worth one more than the one before.
option-rainbow_promo = Ten wild cards are shuffled into the red deck.
option-level = Solo: the level you aim for. Only extreme changes the game: both fifth monuments are Pagodas, and two hand cards may be traded for a discarded one.
option-other_mat = Another mat that fits the printed examples as well: the cards lie sideways, and long and short edges swap.
option-open_missions = Missions lie open from the beginning.
option-tie_break = Ties are broken by finished monuments, and then by mission objectives.
option-extend_only = A bought card must extend a monument; it cannot start one, nor be a Buddha.
option-sara_when_last = Sara’s bid counts one more whenever she is the last to bid in a round.
option-count_all_buddhas = A holographic Buddha is worth as many points as Buddhas of any kind have been built.
option-short_solo = Solo: the game is lost as soon as the deck is empty; the last market is not played.
option-first_player = Who begins: drawn by lot, or the seat of your choice.

option-teams-0 = no teams
option-teams-2 = two teams
option-teams-3 = three teams
option-bidding-hidden = hidden
option-bidding-open = open
option-bidding-mixed = mixed
option-architects-none = no architects
option-architects-random = dealt at random
option-architects-chosen = chosen
option-level-easy = easy
option-level-medium = medium
option-level-hard = hard
option-level-extreme = extreme
option-first_player-lot = by lot
option-first_player-0 = seat 1
option-first_player-1 = seat 2
option-first_player-2 = seat 3
option-first_player-3 = seat 4
option-first_player-4 = seat 5
option-first_player-5 = seat 6

unfit-not-solo = Not for solo.
unfit-only-solo = This is for solo, not for { $seats } players.
unfit-without-architects = This matters only with architects, which are not in this game.
unfit-without-buddha_promo = This matters only with holographic Buddhas, which are not in this game.
unfit-sara = This needs Sara, who cannot join a game of { $seats } players.
unfit-teams = { $teams } teams need { $tables } players, not { $seats }.
unfit-first_player = This table has { $seats } seats.

# What is on the cards

section-buddha-blue = blue Buddha
section-buddha-white = white Buddha
section-buddha-red = red Buddha
section-buddha-green = green Buddha
section-buddha-yellow = yellow Buddha
section-buddha-wild = wild Buddha
section-shrine_1-blue = blue Shrine bottom
section-shrine_1-white = white Shrine bottom
section-shrine_1-red = red Shrine bottom
section-shrine_1-green = green Shrine bottom
section-shrine_1-yellow = yellow Shrine bottom
section-shrine_1-wild = wild Shrine bottom
section-shrine_2-blue = blue Shrine top
section-shrine_2-white = white Shrine top
section-shrine_2-red = red Shrine top
section-shrine_2-green = green Shrine top
section-shrine_2-yellow = yellow Shrine top
section-shrine_2-wild = wild Shrine top
section-stupa_1-blue = blue Stupa bottom
section-stupa_1-white = white Stupa bottom
section-stupa_1-red = red Stupa bottom
section-stupa_1-green = green Stupa bottom
section-stupa_1-yellow = yellow Stupa bottom
section-stupa_1-wild = wild Stupa bottom
section-stupa_2-blue = blue Stupa centre
section-stupa_2-white = white Stupa centre
section-stupa_2-red = red Stupa centre
section-stupa_2-green = green Stupa centre
section-stupa_2-yellow = yellow Stupa centre
section-stupa_2-wild = wild Stupa centre
section-stupa_3-blue = blue Stupa top
section-stupa_3-white = white Stupa top
section-stupa_3-red = red Stupa top
section-stupa_3-green = green Stupa top
section-stupa_3-yellow = yellow Stupa top
section-stupa_3-wild = wild Stupa top
section-pagoda_1-blue = blue Pagoda bottom
section-pagoda_1-white = white Pagoda bottom
section-pagoda_1-red = red Pagoda bottom
section-pagoda_1-green = green Pagoda bottom
section-pagoda_1-yellow = yellow Pagoda bottom
section-pagoda_1-wild = wild Pagoda bottom
section-pagoda_2-blue = blue Pagoda second floor
section-pagoda_2-white = white Pagoda second floor
section-pagoda_2-red = red Pagoda second floor
section-pagoda_2-green = green Pagoda second floor
section-pagoda_2-yellow = yellow Pagoda second floor
section-pagoda_2-wild = wild Pagoda second floor
section-pagoda_3-blue = blue Pagoda third floor
section-pagoda_3-white = white Pagoda third floor
section-pagoda_3-red = red Pagoda third floor
section-pagoda_3-green = green Pagoda third floor
section-pagoda_3-yellow = yellow Pagoda third floor
section-pagoda_3-wild = wild Pagoda third floor
section-pagoda_4-blue = blue Pagoda top
section-pagoda_4-white = white Pagoda top
section-pagoda_4-red = red Pagoda top
section-pagoda_4-green = green Pagoda top
section-pagoda_4-yellow = yellow Pagoda top
section-pagoda_4-wild = wild Pagoda top

monument-buddha = Buddha
monument-shrine = Shrine
monument-stupa = Stupa
monument-pagoda = Pagoda

colour-blue = blue
colour-white = white
colour-red = red
colour-green = green
colour-yellow = yellow
colour-wild = wild

mission-m01 = Mission 1
mission-m02 = Mission 2
mission-m03 = Mission 3
mission-m04 = Mission 4
mission-m05 = Mission 5
mission-m06 = Mission 6
mission-m07 = Mission 7
mission-m08 = Mission 8
mission-m09 = Mission 9
mission-m10 = Mission 10
mission-a01 = Advanced mission 1
mission-a02 = Advanced mission 2
mission-a03 = Advanced mission 3
mission-a04 = Advanced mission 4
mission-a05 = Advanced mission 5
mission-a06 = Advanced mission 6
mission-a07 = Advanced mission 7
mission-a08 = Advanced mission 8
mission-a09 = Advanced mission 9
mission-a10 = Advanced mission 10

objective-o01 = Objective 1
objective-o02 = Objective 2
objective-o03 = Objective 3
objective-o04 = Objective 4
objective-o05 = Objective 5
objective-o06 = Objective 6
objective-o07 = Objective 7
objective-o08 = Objective 8
objective-o09 = Objective 9
objective-o10 = Objective 10

spot-n1 = N1
spot-n2 = N2
spot-n3 = N3
spot-s1 = S1
spot-s2 = S2
spot-s3 = S3
spot-w1 = W1
spot-w2 = W2
spot-e1 = E1
spot-e2 = E2

side-n = north
side-e = east
side-s = south
side-w = west

architect-liliana = Liliana
architect-charles = Charles
architect-liu = Liu
architect-sophie = Sophie
architect-walter = Walter
architect-sara = Sara
skill-liliana = When exactly two red cards are due, she draws three and puts one back.
skill-charles = When exactly one red card is due, he draws two and puts one back.
skill-liu = Before spending the leftover coin, Liu may draw a red card; then a card is discarded.
skill-sophie = Before spending the leftover coin, she may take a discarded card; then she discards a card.
skill-walter = He may keep four cards instead of three.
skill-sara = Her last bid of each half counts one more.

# Moves

move-architect = take { $architect }
move-mission = { $mission }
move-random = two missions at random
move-bid = { $coin } on { $spot }
move-jump = move the coin from { $spot } to { $to_spot }
move-swap = put the { $coin } on { $spot } instead
move-return = put back the { $shows }
move-build = build the { $section }
move-on = on the monument that stands on { $shows }
move-at = as a new monument in square { $square }
move-rebuild = instead of { $shows }
move-colour = { $colour }
move-claim = { $objective }
move-scrap = discard the monument that stands on { $shows }
move-discard = discard the { $shows }
move-convert = turn the coin into points
move-buy = buy the { $shows }
move-bhairav = buy the { $colour } Bhairav
move-draw = draw a red card
move-take = take the { $shows }
move-store = keep the { $shows }
move-trade = discard two cards for a discarded one
move-pass = do nothing
move-ready = ready

# Prompts

prompt-architect = { $seat }, which architect do you take?
prompt-mission = { $seat }, which mission for the { $square ->
    [0] first
   *[other] second
  } square?
prompt-bid = { $seat }, lay a coin on a spot.
prompt-manipulate = { $seat }, will you move or swap a coin?
prompt-return = { $seat }, which card do you put back under the red deck?
prompt-build = { $seat }, build, or say that you are ready.
prompt-build-all = Everybody: build, and say when you are ready.
prompt-place = { $seat }, where does it go?
prompt-name = { $seat }, which colour is the wild section?
prompt-claim = { $seat }, which objective do you score?
prompt-discard = { $seat }, discard { $count ->
    [one] one card
   *[other] { $count } cards
  }.
prompt-power = { $seat }, does your architect act before you spend your coin?
prompt-spend = { $seat }, what do you do with your leftover { $coin }?
prompt-give = { $seat }, which two cards do you give?
prompt-take = { $seat }, which discarded card do you take?
prompt-store = { $seat }, which card goes into storage?
prompt-over = The game is over: { $seat } wins with { some-points }.
    .you = The game is over: you win with { some-points }.
prompt-over-shared = The game is over: { $count } players share the victory with { some-points } each.
prompt-over-team = The game is over: the team of { $seat } wins with { some-points }.
    .you = The game is over: your team wins with { some-points }.
prompt-over-team-shared = The game is over: { $count } teams share the victory with { some-points } each.
prompt-solo-lost = The deck is empty, and the squares are not finished. The game is lost.
prompt-solo-easy = Both squares are finished: you win at Easy level!
prompt-solo-medium = Both squares are finished: you win at Medium level!
prompt-solo-hard = Both squares are finished: you win at Hard level!
prompt-solo-extreme = Both squares are finished: you are the Ultimate Architect!

# Log

its-points = { $points ->
    [0] {""}
   *[other] : { some-points }
  }
some-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
some-red-cards = { $count ->
    [one] a red card
   *[other] { $count } red cards
  }

log-begin = { $seat } is the first player.
    .you = You are the first player.
log-mission = { $seat } gets a mission.
    .you = You get a mission.
log-mission-open = { $seat } gets { $mission }.
    .you = You get { $mission }.
log-architect = { $seat } has the architect { $architect }.
    .you = You have the architect { $architect }.
log-objectives = The public objectives: { $objectives }.
log-round = Round { $round }. On the market: { $shows }.
log-marker = { $seat } is the first player now.
    .you = You are the first player now.
log-bid = { $seat } lays a coin on { $spot }.
    .you = You lay a coin on { $spot }.
log-bid-open = { $seat } lays a { $coin } on { $spot }.
    .you = You lay a { $coin } on { $spot }.
log-jump = { $seat } moves the coin from { $spot } to { $to_spot }.
    .you = You move the coin from { $spot } to { $to_spot }.
log-swap = { $seat } swaps the coin on { $spot }.
    .you = You swap the coin on { $spot }.
log-swap-open = { $seat } swaps the coin on { $spot } for a { $coin }.
    .you = You swap the coin on { $spot } for a { $coin }.
log-keep = { $seat } leaves the bids as they are.
    .you = You leave the bids as they are.
log-reveal = { $seat }: { $coin } on { $spot }.
    .you = You: { $coin } on { $spot }.
log-reveal-raised = { $seat }: { $coin } on { $spot }, which counts { $raised } more.
    .you = You: { $coin } on { $spot }, which counts { $raised } more.
log-won-sole = { $seat } wins the { $shows }, as the only bidder.
    .you = You win the { $shows }, as the only bidder.
log-won-highest = { $seat } wins the { $shows } with the highest bid.
    .you = You win the { $shows } with the highest bid.
log-won-nearest = { $seat } wins the { $shows }: nearest of the equal bids.
    .you = You win the { $shows }: nearest of the equal bids.
log-won-edge = { $seat } wins the { $shows }: of equally near bids, the one on the long edge.
    .you = You win the { $shows }: of equally near bids, the one on the long edge.
log-draw = { $seat } draws { some-red-cards }.
    .you = You draw { some-red-cards }.
log-return = { $seat } puts a card back under the red deck.
    .you = You put a card back under the red deck.
log-under = Nobody won the { $shows }: it goes under the red deck.
log-build = { $seat } builds the { $section }.
    .you = You build the { $section }.
log-build-for = { $seat } builds the { $section } for { $to }.
    .you = You build the { $section } for { $to }.
    .to-you = { $seat } builds the { $section } for you.
log-rebuild = { $seat } replaces the { $shows } with the { $section }.
    .you = You replace the { $shows } with the { $section }.
log-wild = { $seat } names a wild section: { $colour }.
    .you = You name a wild section: { $colour }.
log-complete = { $seat } has a finished { $monument }{ its-points }.
    .you = You have a finished { $monument }{ its-points }.
log-rescore = The { $monument } of { $seat } is scored again: { $points }.
    .you = Your { $monument } is scored again: { $points }.
log-claim = { $seat } scores { $objective }: { some-points }.
    .you = You score { $objective }: { some-points }.
log-ready = { $seat } is ready.
    .you = You are ready.
log-discard = { $seat } discards the { $shows }.
    .you = You discard the { $shows }.
log-leftover = The leftover coins are spent.
log-convert = { $seat } turns the coin into { some-points }.
    .you = You turn the coin into { some-points }.
log-buy = { $seat } buys the { $shows }.
    .you = You buy the { $shows }.
log-bhairav = { $seat } buys the { $colour } Bhairav.
    .you = You buy the { $colour } Bhairav.
log-bhairav-change = { $seat } buys the { $colour } Bhairav and scores { some-points }.
    .you = You buy the { $colour } Bhairav and score { some-points }.
log-take = { $seat } takes the { $shows } from the discards.
    .you = You take the { $shows } from the discards.
log-coins = Everybody takes all coins back.
log-unfinished = { $seat } scores { some-points } for unfinished monuments.
    .you = You score { some-points } for unfinished monuments.
log-mission-end = { $seat } has met { $count } of 4 objectives of { $mission }: { some-points }.
    .you = You have met { $count } of 4 objectives of { $mission }: { some-points }.
log-bhairav-end = The { $colour } Bhairav brings { $seat } { some-points }.
    .you = The { $colour } Bhairav brings you { some-points }.
log-win = { $seat } wins with { some-points }.
    .you = You win with { some-points }.
log-share = { $seat } shares the victory with { some-points }.
    .you = You share the victory with { some-points }.
log-team-win = { $seat } wins with their team: { some-points } together.
    .you = You win with your team: { some-points } together.
log-shake = The ground shakes in the { $side }.
log-debris = Debris on { $spot }: { $colour }.
log-coin-back = The { $coin } comes back from { $spot }.
log-collect = { $seat } takes { $shows }.
    .you = You take { $shows }.
log-clear = All { $colour } debris is cleared: { $count }.
log-scrap = { $seat } discards an unfinished { $monument }.
    .you = You discard an unfinished { $monument }.
log-store = { $seat } keeps the { $shows } in storage.
    .you = You keep the { $shows } in storage.
log-clean = To the discards: { $shows }.
log-trade = { $seat } discards two cards for a discarded one.
    .you = You discard two cards for a discarded one.
log-solo-lost = The deck is empty: the game is lost.
log-solo-easy = { $seat } wins at Easy level!
    .you = You win at Easy level!
log-solo-medium = { $seat } wins at Medium level!
    .you = You win at Medium level!
log-solo-hard = { $seat } wins at Hard level!
    .you = You win at Hard level!
log-solo-extreme = { $seat } wins at Extreme level!
    .you = You win at Extreme level!

# Refusals: why a move is not allowed

refusal-game-over = The game is over; nobody can move now.
refusal-wait = It is not your decision now.
refusal-first-architect = Choose an architect first.
refusal-first-mission = Choose a mission first.
refusal-first-bid = Now you lay a coin on a spot.
refusal-first-manipulate = Now you may move or swap your coin, or pass.
refusal-first-return = First put one of the drawn cards back.
refusal-first-build = Now you build, or say that you are ready.
refusal-first-place = First say where the section goes.
refusal-first-name = First name the colour of the wild section.
refusal-first-claim = First say which objective you score.
refusal-first-discard = First discard as many cards as you have to.
refusal-first-power = First say whether your architect acts, or pass.
refusal-first-spend = Now you spend your leftover coin.
refusal-first-give = First discard the cards you trade.
refusal-first-take = First take a discarded card.
refusal-first-store = First choose the cards for storage.
refusal-no-such-coin = You have no unspent { $coin }.
refusal-too-much-debris = A { $coin } is too low: it must be more than the { $count } debris there.
refusal-spot-not-used = { $spot } is not used in this market.
refusal-spot-taken = A coin already lies on { $spot }.
refusal-not-your-coin = The coin on { $spot } is not yours.
refusal-not-drawn = { $shows } is not one of the cards you just drew.
refusal-not-in-hand = { $shows } is not in your hand.
refusal-nothing-below = There is no monument that { $section } could go on: monuments grow from the bottom.
refusal-bought-first = If you build { $section } now, the card you bought can no longer be built.
refusal-extend-only = The card you bought must extend a monument; { $section } would start one.
refusal-no-such-monument = You can build on no monument that stands on { $shows }.
refusal-other-kind = { $section } cannot be part of a { $monument }.
refusal-not-next = { $section } is not the next section of that monument.
refusal-not-your-square = You cannot build in square { $square }.
refusal-not-a-bottom = { $section } cannot start a monument.
refusal-not-met = You cannot score { $objective }: it is not met, it is closed, or you have already scored one.
refusal-never-moved = What is built stays as it is.
refusal-not-built = { $shows } is not built where you may rebuild.
refusal-other-section = { $section } cannot replace { $shows }: it is another section.
refusal-must-be-built = What you bought must be built first: { $shows }.
refusal-no-such-power = Your architect cannot do that.
refusal-not-discarded = { $shows } is not among the discards.
refusal-cannot-be-built = You could not build { $shows } now, not even with your hand cards.
refusal-no-bhairavs = There are no Bhairavs in this game.
refusal-has-bhairav = You already have a Bhairav.
refusal-coin-too-small = A { $coin } is not enough for a Bhairav.
refusal-bhairav-gone = The { $colour } Bhairav is no longer there.
refusal-not-this-architect = { $architect } is taken, or not for this number of players.
refusal-not-this-mission = { $mission } cannot be chosen here.
refusal-other-colour = { $section } is not the colour of the monument.
refusal-cannot-finish = With { $section } the monument could not be finished: a square has one monument of each colour, and no kind has the same colour in both squares.
refusal-not-this-colour = The monument cannot be { $colour }: a square has one monument of each colour, and no kind has the same colour in both squares.
refusal-not-unfinished = No unfinished monument stands on { $shows }.
refusal-not-on-market = { $shows } is not on the market.
refusal-not-extreme = Two cards can be traded only at Extreme level.
refusal-too-few-cards = You need two cards in your hand to trade.

# The table, for the terminal and for screen readers

player = Player
points = Points
hand = Hand
coins = Coins
square = Square
square-of = Square { $square }
mission = Mission
objectives = Objectives
market = Market
storage = Storage
slot = card { $slot }
spots = Spots
free-spots = Free spots
debris = Debris
die = Die
bag = Bag
discards = Discards
nothing = nothing
unknown = unknown
first-player = first player
ready = ready
team-of = team { $team }
round-of = Round { $round } of { $rounds }
decks = Blue deck { $blue } · Red deck { $red } · Discards { $discards }
aims-at = { $spot } aims at { $slots }
coin-hidden = a coin
coin-of = { $coin } of { $name }
spent = spent { $coins }
unspent = has { $coins }
unspent-count = { $count ->
    [one] one coin left
   *[other] { $count } coins left
  }
cards-in-hand = { $count ->
    [one] one card
   *[other] { $count } cards
  }
sections-of = { $monument } { $done }/{ $all }: { $colours }
worth-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
met = met
any-colour = any
same-colour = same
open = open
closed = closed
reason-sole = only bidder
reason-highest = highest bid
reason-nearest = nearest
reason-edge = long edge
reason-none = nobody
bhairav-of = { $colour } Bhairav
bhairavs = Bhairavs
score-monuments = Monuments
score-colours = Colours
score-buddha-colours = Buddha colours
score-coins = Coins
score-objective = Objective
score-unfinished = unfinished
score-mission = Mission
score-bhairav = Bhairav
total = Total

# The board in the browser

web-points = points
web-round-over = The round is over
web-your-square = Your square
web-square-of = The square of { $name }
web-visit = Look at the square of { $name }
web-empty-square = Nothing has been built here yet.
web-plots = What is being built
web-no-plots = No monument is being built.
web-new = New
web-on = Here
web-instead = Instead
web-scrap = Discard this monument
web-finished = { $count } of 5 finished
web-blue-deck = Blue deck: { $count }
web-red-deck = Red deck: { $count }
web-discards = Discards: { $count }
web-coin = Coin { $coin }
web-coin-unspent = unspent
web-coin-mat = on the mat
web-coin-spent = spent
web-coin-lies = A coin of { $name } lies here: { $coin }
web-hidden = face down
web-near = { $shows } (near)
web-why = Who got what, and why
web-won-with = ({ $coin } on { $spot })
web-won-none = Nobody bid for the { $shows }.
web-need-any = any colours
web-need-match = { $floors } in one colour
web-need-colour = { $floor } { $colours }
web-floor-bottom = bottom
web-floor-second = second floor
web-floor-third = third floor
web-floor-centre = centre
web-floor-top = top
web-and = and
web-or = or
web-no-cards = No cards in hand.
web-unknown-cards = { $count ->
    [one] One more that you do not know.
   *[other] { $count } more that you do not know.
  }
web-must = build this one
web-building = is building
web-ready = You are ready. The others are still building.
web-change = Keep building
web-not-that = Another card
web-best = most points now
web-colours = The colour of the wild section
web-buy = Buy one of these with it, or:
web-do-ready = Ready
web-do-draw = Draw a red card
web-do-convert = { $points ->
    [one] Turn it into one point
   *[other] Turn it into { $points } points
  }
web-do-pass-manipulate = Leave it
web-do-pass-power = Do nothing
web-do-trade = Two cards for a discarded one
web-move-at-own = as a new monument in your square
web-move-at-team = as a new monument in the square of { $seat }
web-move-on = on the { $monument } ({ $colour })
web-move-on-team = on the { $monument } ({ $colour }) of { $seat }
web-move-scrap = discard the { $monument } ({ $colour })
web-every-point = Every point
web-with-colours = { $printed } and { $bonus } for its colours
web-from-coins = Coins turned into points
web-save-png = Save as a picture
web-save-failed = This browser could not draw the picture.
web-stats = Your solo games on this device: { $count }
web-level = Level
web-times = Games
web-fewest = Fewest rounds
web-level-easy = Easy
web-level-medium = Medium
web-level-hard = Hard
web-level-extreme = Extreme
web-level-lost = Lost
web-monuments = Monuments, and the points printed on their sections
web-mat = The playmat
web-deck-blue = Blue deck ({ $count })
web-deck-red = Red deck ({ $count })
web-deck-buddha = Holographic Buddhas ({ $count })
web-deck-rainbow = Rainbow cards ({ $count })
web-blue-known = How many cards are of which kind is deduced; which sections share a card:
web-missions = Missions ({ $count })
web-advanced-missions = Advanced missions ({ $count })
web-objectives = Public objectives ({ $count })
web-architects = Seasoned Architects
web-in-words = In words
web-goal = Goal: finish both squares · level: { $level }
web-goal-level-easy = Easy: any fifth monument will do in each square.
web-goal-level-medium = Medium: the fifth monuments of both squares have { $cards } cards together.
web-goal-level-hard = Hard: the fifth monuments of both squares have { $cards } cards together.
web-goal-level-extreme = Extreme: the fifth monument of each square is a Pagoda.
web-goal-squares = Each square needs five finished monuments in five colours, each of one colour, that meet its mission; the fifth may be of any kind.
web-goal-shake = The ground shakes every round: the die shows a side, and each of its spots gets a piece of debris. Where your coin lies, it comes back to you instead.
web-goal-debris = Debris: a coin must be worth more than the pieces on its spot. A finished monument clears all debris of its colour.
web-goal-bag = The bag: { $debris } pieces of each colour. The numbers beside it say how many are still in it.
web-goal-lost = You lose if the deck is empty before both squares are finished.
web-solo = Solo
web-die = The faces of the die
