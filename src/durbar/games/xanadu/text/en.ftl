# Xanadu in English. $seat and $to are names of players (in refusals: numbers of seats), $card and $building are names of
# cards, $cards and $resources are lists of names as below.

title = Xanadu
about = Raise the summer city of Kublai Khan, and sell before the price falls.
luck = Some luck in the cards you draw. When you sell, and whose buildings you use, counts for more.
reconstructed = How the game is played and how many cards each colour has is the publisher’s. What stands on the single cards, and how many cards you draw, is reconstructed.

option-advanced = The advanced game, for two to four players: build as often as you can pay, have up to six buildings, and start with two.
option-long_game = A longer game: the pile is played through three times instead of two. With five or six players it always is.
option-equal_turns = When the End card appears, play goes on until everybody has had the same number of turns.
option-hand_limit = How many cards you may keep at the end of your turn; 0 means no limit, as in the printed rules.
option-first_player = Who begins: drawn by lot, or the seat of your choice.

option-first_player-lot = by lot
option-first_player-0 = seat 1
option-first_player-1 = seat 2
option-first_player-2 = seat 3
option-first_player-3 = seat 4
option-first_player-4 = seat 5
option-first_player-5 = seat 6

unfit-advanced = The advanced game is for { $fewest } to { $most } players, not { $seats }.
unfit-first_player = This table has { $seats } seats.

# Cards

card-br01 = Tailor’s Shop
card-br02 = Carpenters’ Yard
card-br03 = Stone Quarry
card-br04 = Clay Pits
card-br05 = Village Well
card-br06 = Irrigation Ditch
card-br07 = Brick Kiln
card-br08 = Timber Wharf
card-br09 = Horse Stables
card-br10 = Shepherds’ Yurts
card-br11 = Rope Walk
card-br12 = Granary
card-br13 = Water Mill
card-br14 = Potters’ Lane
card-br15 = Weavers’ Loft
card-br16 = Blacksmith’s Forge
card-br17 = Roadside Tea House
card-br18 = Market Stalls
card-br19 = Outer Rampart
card-br20 = Timber Bridge
card-br21 = Fish Pond
card-br22 = Millet Fields
card-br23 = Caravan Yard
card-br24 = Lime Burners
card-bl01 = Barracks
card-bl02 = Chuang-Mu’s Chamber
card-bl03 = Bronze Foundry
card-bl04 = Silkworm House
card-bl05 = Porcelain Works
card-bl06 = Paper Mill
card-bl07 = Post Station
card-bl08 = Customs House
card-bl09 = Scribes’ Office
card-bl10 = Drum Tower
card-bl11 = Bell Tower
card-bl12 = Watchtower
card-bl13 = Bathhouse
card-bl14 = Herb Pharmacy
card-bl15 = Falcon Mews
card-bl16 = Archery Field
card-bl17 = Armoury
card-bl18 = Guest Lodge
card-bl19 = Canal Locks
card-bl20 = Theatre Stage
card-bl21 = Printing House
card-bl22 = Lantern Street
card-bl23 = Painters’ School
card-bl24 = Dyers’ Court
card-ye01 = Kublai’s Four Elephants
card-ye02 = Observatory
card-ye03 = Temple of Confucius
card-ye04 = Buddhist Monastery
card-ye05 = Merchants’ Mosque
card-ye06 = Taoist Shrine
card-ye07 = Treasury Vault
card-ye08 = Jewellers’ Court
card-ye09 = Hall of Maps
card-ye10 = Nestorian Chapel
card-ye11 = Peony Garden
card-ye12 = Ivory Carvers’ Hall
card-gr01 = Meeting Room
card-gr02 = Throne Hall
card-gr03 = Cane Palace
card-gr04 = Pavilion of Great Peace
card-gr05 = Khan’s Hunting Park
card-gr06 = Jade Lake
card-gr07 = Dragon Gate
card-gr08 = Crystal Hall
card-gr09 = Pleasure Dome
card-gr10 = White Mares’ Pasture

# Colours and resources

colour-brown = brown
colour-blue = blue
colour-yellow = yellow
colour-green = green

resource-wood = wood
resource-stone = stone
resource-clay = clay
resource-water = water
resource-bronze = bronze
resource-silk = silk
resource-porcelain = porcelain
resource-gold = gold
resource-ivory = ivory
resource-jade = jade

# The table in the browser

web-your-city = Your city
web-city = The city of { $name }
web-your-hand = Your hand: { $count ->
    [one] one card
   *[other] { $count } cards
  }
web-larger = Enlarge the city
web-smaller = Make the city small again
web-limit = Buildings: { $count } of { $limit }
web-pile = in the pile
web-discards = in the discards
web-discards-all = Discards, the last first ({ $count })
web-end-title = The End card
web-end-aside = End card: not in yet
web-end-pile = End card: in the pile
web-end-shown = End card: shown!
web-pass = pass { $pass } of { $passes }
web-draws = { $count } to draw
web-builds = { $count ->
    [0] any number to build
   *[other] { $count } to build
  }
web-hand-limit = keep at most { $count } cards
web-income = Your city gives
web-source = Where it comes from
web-from-pool = collected
web-from-favours = favours
web-from-passives = always
web-from-have = at hand
web-from-missing = missing
web-not-now = affordable, but you cannot build again this turn
web-free = free: the building you start with costs nothing
web-no-start = you cannot start with this one
web-point = Point at a card to see what would pay for it.
web-point-or-drag = Point at a card to see what would pay for it, or drag it onto a building as a worker.
web-worth = worth { $price }
web-workers = { $count ->
    [0] no worker
    [one] one worker
   *[other] { $count } workers
  }
web-price-now = if sold now
web-price-end = sold at the end
web-sideways = Just built: no workers before the next turn.
web-worker-known = Your worker in row { $row } is { $card }.
web-do-start = Start with this
web-do-card = Send this card
web-do-build = Build
web-do-discard = Discard
web-do-sell = Sell for { $price }
web-do-sell-named = Sell { $building } for { $price }
web-do-worker = Send a worker
web-do-stop = Done selling
web-do-end = End: draw { $count }
web-least = least useful
web-not-there = Another building
web-chosen = Your choice
web-choosing = choosing
web-ready = ready
web-change = Choose again
web-worker = Worker
web-fan = The hand in one row
web-sort = Sort the hand
web-sort-drawn = order: as drawn
web-sort-buildable = order: can be built
web-sort-colour = order: by colour
web-sort-brown = only brown
web-sort-blue = only blue
web-sort-yellow = only yellow
web-sort-green = only green
web-no-cards = No card in your hand.
web-no-building = No building.
web-coins-before = coins earned in the game
web-with-bonus = { $price } + { $bonus } for { $colour }
web-tie = Tied players share the place: the rules have no tie-break.
web-resources = Ten resources
web-cards-of = { $count } cards: { $colour }
web-known-name = its name
web-known-cost = its cost
web-known-rows = its rows
web-known-favours = its favours
web-known-prices = its prices
web-known-full = its full price
web-known-passive = its passive resource
web-known-colour = its colour

# Moves

move-start = start with { $card }
move-sell = sell { $building }
move-stop = done selling
move-worker = send a worker to { $building }
move-card = send { $card }
move-build = build { $card }
move-end = finish and draw
move-discard = discard { $card }

# Prompts

prompt-start = Everybody: which building do you start with?
prompt-start-own = { $seat }, which building do you start with? All choose at the same time.
prompt-sell = { $seat }, will you sell a building to the Khan?
prompt-work = { $seat }, send workers, build, or finish and draw.
prompt-card = { $seat }, which card do you send as a worker to { $building }?
prompt-discard = { $seat }, you have { $count ->
    [one] one card
   *[other] { $count } cards
  } too many. What do you discard?
prompt-over = The game is over: { $seat } wins with { some-coins }.
    .you = The game is over: you win with { some-coins }.
prompt-over-shared = The game is over: { $count } players share the victory with { some-coins } each.

# Log

some-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }
some-coins = { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }

log-begin = { $seat } takes the first turn.
    .you = You take the first turn.
log-deal = { $seat } is dealt { some-cards }.
    .you = You are dealt { some-cards }.
log-choose = { $seat } lays a start building face down.
    .you = You lay a start building face down.
log-start = { $seat } starts with { $card }.
    .you = You start with { $card }.
log-turn = Turn { $turn }: { $seat }.
    .you = Turn { $turn }: yours.
log-sell = { $seat } sells { $building } for { some-coins }.
    .you = You sell { $building } for { some-coins }.
log-worker = { $seat } sends a worker to { $to }’s { $building } and collects { $resources }. It is now worth { $price }.
    .you = You send a worker to { $to }’s { $building } and collect { $resources }. It is now worth { $price }.
    .to-you = { $seat } sends a worker to your { $building } and collects { $resources }. It is now worth { $price }.
log-own-worker = { $seat } puts a worker on { $building } and collects { $resources }. It is now worth { $price }.
    .you = You put a worker on { $building } and collect { $resources }. It is now worth { $price }.
log-favour = The Khan’s favour for { $seat }: { $resources }.
    .you = The Khan’s favour for you: { $resources }.
log-full = No row is free: { $seat } has to sell { $building } for { some-coins }.
    .you = No row is free: you have to sell { $building } for { some-coins }.
log-build = { $seat } builds { $card }.
    .you = You build { $card }.
log-draw = { $seat } draws { some-cards }.
    .you = You draw { some-cards }.
log-rebuild = The pile has run out. The discards become a new pile of { $count }; pass { $pass } begins.
log-rebuild-end = The pile has run out. The discards become a new pile of { $count }, with the End card near its bottom; pass { $pass } begins, the last.
log-end-card = { $seat } draws the End card!
    .you = You draw the End card!
log-discard = { $seat } discards { $card }.
    .you = You discard { $card }.
log-clear = { $building } leaves the table, and so do its workers.
log-reset = No building is left on the table. Everybody fills their hand and starts again.
log-final = { $seat } sells at the end: { $building }, { some-coins }.
    .you = You sell at the end: { $building }, { some-coins }.
log-win = { $seat } wins with { some-coins }.
    .you = You win with { some-coins }.
log-share = { $seat } shares the victory with { some-coins }.
    .you = You share the victory with { some-coins }.

# Refusals: why a move is not allowed

refusal-game-over = The game is over; nobody can move now.
refusal-start-first = Start buildings are being chosen; everybody lays theirs first.
refusal-no-start = Start buildings are laid only at the beginning, and when no building is left on the table.
refusal-has-chosen = You have already chosen; wait for the others.
refusal-wrong-colour = You cannot start with { $card }: it must be brown; blue only if you have no brown card, yellow only if you have neither, green only if you have nothing else.
refusal-not-in-hand = { $card } is not in your hand.
refusal-not-active = It is not your turn; it is seat { $seat }’s.
refusal-selling-over = Buildings are sold at the beginning of your turn, before anything else; that is over now.
refusal-selling-first = First say that you are done selling; then you send workers and build.
refusal-not-your-building = You do not own { $building }, so you cannot sell it.
refusal-no-such-building = { $building } is not on the table.
refusal-sideways = { $building } was built this turn; no worker may go there yet.
refusal-no-free-row = { $building } has no free row.
refusal-worker-first = A worker is on the way; say which of your cards it is.
refusal-no-worker-sent = First say to which building the worker goes.
refusal-built-enough = You can build { $count ->
    [one] only once
   *[other] only { $count } times
  } a turn.
refusal-no-place = You already have { $count ->
    [one] one building
   *[other] { $count } buildings
  }, and that is the limit; those sold this turn count until it ends.
refusal-cost-not-covered = What your workers collected this turn, your favours and your passive resources do not cover the cost of { $card }.
refusal-nothing-to-discard = Cards are discarded only where there is a hand limit, and only after drawing at the end of a turn.
refusal-discard-first = You may keep only { $count } cards; discard the others first.

# The table, for the terminal and for screen readers

player = Player
coins = Coins
hand = Your hand
usable = Can pay with
income = has { $resources }
card-cost = costs { $resources }
card-passive = always { $resources }
nothing = nothing
first-player = first player
chosen = has chosen
turn-of = Turn { $turn }
piles = Pile { $pile } · Discards { $discards } · Pass { $pass } of { $passes }
end-aside = the End card is not in the pile yet
end-pile = the End card is in the pile
end-shown = the End card has been shown
cards-in-hand = { $count ->
    [one] one card
   *[other] { $count } cards
  }
count-coins = { $count ->
    [one] one coin
   *[other] { $count } coins
  }
workers = { $count ->
    [0] no worker
    [one] one worker
   *[other] { $count } workers
  }
price = worth { $price }
sideways = new
sold = sold, leaves at the end of the turn
next-row = next worker: { $resources }
price-next = then { $price }
full-next = then sold for { $price }
prices = worth { $prices }
buildable = can be built
final-sale = Final sale
total = Total
