# Kathmandu in English. $seat and $to are names of players (in refusals: numbers of seats). $landscape, $resource, $die,
# $equipment, $animal, $good, $plan, $character and $way are names as below; $space is a space of the map, like 3c4.

title = Kathmandu
about = Lead a yak through Nepal, ahead of the storm.
luck = Some luck in the dice and the weather, but you choose among six dice and may roll again. Planning decides.
reconstructed = How the game is played is the publisher’s. The maps of the boards, which card shows which landscape, the values of goods, most of the offerings and what characters start with are reconstructed.

option-long_game = The long game: six terrain boards and eight days.
option-tents = Tents: whoever used the lowest dice gets tents that tire other yaks. Usual: only those who can play one are asked; discreet: everybody who holds tents is asked.
option-characters = Characters: everybody chooses one of six, each with a special skill.
option-landscape = How the landscape is laid: at random, or the one recommended for a first game.
option-needles = In a random landscape: how many compass needles point to Kathmandu. The more, the harder; normally two, in the long game three.
option-boards = A landscape you have built yourself, like E6A1 E1A2 S5A3 E2A0 E0: for each board the way from the board before, its side, and its quarter turns; the destination comes last.
option-weather = The weather: the usual mix of storms and suns, or all tiles at random.
option-weather_tiles = Your own numbers of storms and suns in each half of the game, like 3+2 3+2; twelve in all at most.
option-first_player = Who begins: drawn by lot, or the seat of your choice.

unfit-first_player = This table has { $seats } seats.
unfit-first-long = The landscape for a first game is for the usual game, not for the long one.
unfit-boards = A landscape that you have built is laid as it is: do not choose a landscape as well.
unfit-needles = This is for random landscapes; here the boards decide.
unfit-too-many-needles = There are { $count } terrain boards, so at most { $count } needles.
unfit-no-landscape = With these boards no landscape was found in which { $count } of the needles point to Kathmandu.
unfit-boards-text = Boards are written like E6A1 E1A2 S5A3 E2A0 E0: the way from the board before, its side, its quarter turns; the last is Kathmandu, without a side.
unfit-boards-count = There must be { $count } boards with sides, and Kathmandu as the last (kathmandu-4).
unfit-boards-side = Board { $one } has no such side: boards are 1 to 6, with the sides A and B (kathmandu-7).
unfit-boards-twice = Board { $one } and board { $other } are the same one: of each board there is only one (kathmandu-7).
unfit-boards-cover = Board { $other } lies on board { $one } (kathmandu-4).
unfit-boards-touch = Board { $one } and board { $other } touch: only neighbours in the chain may (kathmandu-4).
unfit-boards-line = All boards lie in one line: there must be a bend (kathmandu-5).
unfit-boards-cross = Mountains close the border between board { $one } and board { $other }: { $count ->
    [0] nowhere can it be crossed
   *[other] it can be crossed at one place only
  }, and two are needed (kathmandu-6). Turn one of them, or take another side.
unfit-weather = Your own storms and suns are used as they are: do not choose the weather as well.
unfit-weather-text = Storms and suns are written like 3+2 3+2: one pair for each of { $count } blocks.
unfit-weather-few = { $tiles } is too few: { $count } weather tiles are laid.
unfit-weather-many = { $tiles } is too many: the box has { $count } weather tiles (kathmandu-27).

# Landscapes, ways and other things

landscape-snow = snow
landscape-meadow = meadow
landscape-grain = grain field
landscape-forest = forest
landscape-jungle = jungle
landscape-rice = rice field
landscape-river = river bank
landscape-highland = highland
landscape-town = town
landscape-mountain = mountain

way-n = north
way-e = east
way-s = south
way-w = west

resource-backpack = backpack
resource-compass = compass
resource-paint = paint box
resource-coin = coin
resource-fodder = fodder

die-brown = brown
die-grey = grey
die-violet = violet
die-orange = orange
die-pink = pink
die-black = black

good-thangka = Thangka painting
good-silk = silk
good-spices = spices
good-prayer_wheel = prayer wheel
good-statue = statue
good-ring = ring

plan-red_a = red A
plan-red_b = red B
plan-violet_a = violet A
plan-violet_b = violet B
plan-green_a = green A
plan-green_b = green B
plan-blue_a = blue A
plan-blue_b = blue B
plan-yellow_a = yellow A
plan-yellow_b = yellow B
plan-orange_a = orange A
plan-orange_b = orange B

colour-red = red
colour-violet = violet
colour-green = green
colour-blue = blue
colour-yellow = yellow
colour-orange = orange

equipment-toolbox = toolbox
equipment-magnifier = magnifying glass
equipment-barrel = wooden barrel
equipment-first_aid = first-aid kit
equipment-telescope = telescope
equipment-bottle = water bottle
equipment-world_map = world map
equipment-chest = chest
equipment-climbing_gear = climbing gear
equipment-tea_leaves = tea leaves
equipment-bridle = bridle
equipment-rope_ladder = rope ladder

effect-toolbox = Before the move: take three different resources.
effect-magnifier = Before the move: turn the chosen die to its opposite face.
effect-barrel = Before the move: up to three times, roll any of your unused dice.
effect-first_aid = Before the move: give back up to two exhaustion markers.
effect-telescope = Before the move: complete your open yak tile.
effect-bottle = Before the move: one more or one less on the chosen die.
effect-world_map = Before the move: go to any space of the same zone.
effect-chest = Before the move: your pairs of plans are safe and worth eight.
effect-climbing_gear = During the move: go over mountains, but do not stop on one.
effect-tea_leaves = During the move: go twice as far.
effect-bridle = During the move: turn left or right once.
effect-rope_ladder = After the move: make an offering on a temple beside you.

animal-red_panda = red panda
animal-mule = mule
animal-gharial = gharial
animal-harlequin_lizard = harlequin lizard
animal-green_python = green python
animal-golden_pheasant = golden pheasant
animal-blackbuck = Indian antelope
animal-tahr = Himalayan tahr
animal-dzo = dzo
animal-monal = Himalayan monal
animal-trogon = red-headed trogon
animal-babbler = Nepal babbler
animal-tiger = Bengal tiger
animal-monitor = monitor lizard
animal-river_dolphin = river dolphin
animal-jackal = jackal
animal-langur = langur
animal-snow_leopard = snow leopard
animal-rhinoceros = Indian rhinoceros
animal-elephant = Indian elephant
animal-bharal = bharal
animal-serow = Himalayan serow
animal-macaque = rhesus macaque
animal-musk_deer = musk deer
animal-yak = yak
animal-wild_buffalo = wild buffalo
animal-hog_deer = hog deer

character-alpinist = alpinist
character-yak_guide = yak guide
character-monk = monk
character-merchant = merchant
character-border_guard = border guard
character-artist = artist

skill-alpinist = Goes over mountains and may stop on them.
skill-yak_guide = Turns the pink die to any face, and gives two fodder for any other resource.
skill-monk = Three times in the game makes two offerings at once.
skill-merchant = Buys from any of the four spaces of a town.
skill-border_guard = Comes out anywhere along a border that is crossed.
skill-artist = Also counts the four neighbouring spaces for animals and equipment.

# Moves

move-character = play the { $character }
move-place = start on { $space }
move-reroll = set the { $die } die aside and roll the others again
move-take = choose the { $die } die
move-gain = take a { $resource }
move-exchange = two fodder for a { $resource }
move-face = turn the pink die to { $value }
move-use = use your { $equipment }
move-pick = of your cards use this one: { $equipment } ({ $landscape })
move-toolbox = use your toolbox: { $resources }
move-bottle = { $change ->
    [1] use your water bottle: one more
   *[other] use your water bottle: one less
  }
move-map = use your world map: to { $space }
move-roll = roll { $dice }
roll-but = all but { $dice }
roll-all = all of them
move-stop = stop rolling
move-rest = rest
move-go = go { $way }
move-over = go { $way }, over mountains
move-turn = { $steps ->
    [one] after one step turn { $way }
   *[other] after { $steps } steps turn { $way }
  }
move-exit = come out on { $space }
move-halt = stop before the border
move-animal = paint the { $animal } ({ $landscape })
move-pack = take the { $equipment } ({ $landscape })
move-buy = buy the good on { $space }
move-special = and buy the special good
move-offer = { $count ->
    [one] make an offering
   *[other] make { $count } offerings
  }
move-ladder = use your rope ladder: an offering on { $space }
move-plan = take the plan { $plan }
move-draw = take a plan from the deck
move-swap = swap plans with { $to }
move-give = give { $plan }
move-get = for { $plan }
move-done = end your turn
move-tent = play a tent: { $landscape }
move-pass = play no tent

# Prompts

prompt-character = { $seat }, which character do you play?
prompt-place = { $seat }, where does your yak start?
prompt-die = { $seat }, choose a die.
prompt-gain = { $seat }, which resource do you take?
prompt-barrel = { $seat }, which dice do you roll? { $count ->
    [one] Once
   *[other] { $count } times
  } at most.
prompt-move = { $seat }, where does your yak go? { $steps ->
    [one] One step.
   *[other] { $steps } steps.
  }
prompt-rest = { $seat }, your yak is exhausted: it has to rest.
prompt-turn = { $seat }, where does your yak turn?
prompt-border = { $seat }, where do you come out?
prompt-act = { $seat }, what do you do here?
prompt-plan = { $seat }, which plan do you take?
prompt-give = { $seat }, which plan do you give { $to }?
prompt-get = { $seat }, which plan do you want from { $to }?
prompt-tent = { $seat }, do you play a tent on { $to }?
prompt-over = The game is over: { $seat } wins with { some-points }.
    .you = The game is over: you win with { some-points }.
prompt-over-shared = The game is over: { $count } players share the victory with { some-points } each.

# Log

what-is-paid = { $count ->
    [one] { $resource }
   *[other] { $count } × { $resource }
  }
still-hidden = { $hidden ->
    [0] None is hidden any more.
    [one] One is still hidden.
   *[other] { $hidden } are still hidden.
  }
some-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
some-steps = { $steps ->
    [one] one space
   *[other] { $steps } spaces
  }
some-exhaustion = { $count ->
    [one] an exhaustion marker
   *[other] { $count } exhaustion markers
  }
some-markers = { $count ->
    [one] one marker
   *[other] { $count } markers
  }
some-pairs = { $count ->
    [one] one pair of plans
   *[other] { $count } pairs of plans
  }
some-offerings = { $count ->
    [one] an offering
   *[other] { $count } offerings
  }

log-begin = { $seat } gets the Stefan Feld pawn. The landscape: { $boards }.
    .you = You get the Stefan Feld pawn. The landscape: { $boards }.
log-character = { $seat } is the { $character }.
    .you = You are the { $character }.
log-deal = { $seat } starts with: { $equipment }; plans { $plan }.
    .you = You start with: { $equipment }; plans { $plan }.
log-place = { $seat } starts on { $space }.
    .you = You start on { $space }.
log-day = Day { $day }. { $seat } begins.
    .you = Day { $day }. You begin.
log-dice = { $seat } rolls { $values }.
    .you = You roll { $values }.
log-reroll = { $seat } sets the { $die } die aside and rolls again: { $values }.
    .you = You set the { $die } die aside and roll again: { $values }.
log-take = { $seat } chooses the { $die } die: { $value }.
    .you = You choose the { $die } die: { $value }.
log-gain = { $seat } takes: { $resource }.
    .you = You take: { $resource }.
log-exchange = { $seat } gives two fodder for: { $resource }.
    .you = You give two fodder for: { $resource }.
log-face = { $seat } turns the { $die } die to { $value }.
    .you = You turn the { $die } die to { $value }.
log-magnifier = { $seat } uses a magnifying glass: the { $die } die shows { $value }.
    .you = You use a magnifying glass: the { $die } die shows { $value }.
log-bottle = { $seat } uses a water bottle: the { $die } die shows { $value }.
    .you = You use a water bottle: the { $die } die shows { $value }.
log-rest = { $seat } rests.
    .you = You rest.
log-use = { $seat } uses: { $equipment }.
    .you = You use: { $equipment }.
log-toolbox = { $seat } uses a toolbox: { $resources }.
    .you = You use a toolbox: { $resources }.
log-barrel = { $seat } rolls with a wooden barrel: { $values }.
    .you = You roll with a wooden barrel: { $values }.
log-map = { $seat } uses a world map and goes from { $from } to { $space }.
    .you = You use a world map and go from { $from } to { $space }.
log-first-aid = { $seat } uses a first-aid kit and gives back { some-markers }.
    .you = You use a first-aid kit and give back { some-markers }.
log-chest = { $seat } puts { some-pairs } into a chest.
    .you = You put { some-pairs } into a chest.
log-walk = { $seat } goes { $way }, { some-steps }, to { $space }.
    .you = You go { $way }, { some-steps }, to { $space }.
log-pay = { $seat } pays: { what-is-paid }.
    .you = You pay: { what-is-paid }.
log-tired-needle = Without a compass { $seat } takes an exhaustion marker.
    .you = Without a compass you take an exhaustion marker.
log-tired-border = Without fodder { $seat } takes { some-exhaustion }.
    .you = Without fodder you take { some-exhaustion }.
log-tired-stopped = { $seat } is stopped and takes an exhaustion marker.
    .you = You are stopped and take an exhaustion marker.
log-tired-storm = { $seat } is behind the storm and takes an exhaustion marker.
    .you = You are behind the storm and take an exhaustion marker.
log-yak = { $seat } completes a yak tile: { $landscape }. { still-hidden }
    .you = You complete a yak tile: { $landscape }. { still-hidden }
log-yak-last = { $seat } completes the last yak tile, { $landscape }: ten points!
    .you = You complete the last yak tile, { $landscape }: ten points!
log-animal = { $seat } paints: { $animal }.
    .you = You paint: { $animal }.
log-pack = { $seat } takes: { $equipment }.
    .you = You take: { $equipment }.
log-buy = { $seat } buys: { $good }, { some-points }.
    .you = You buy: { $good }, { some-points }.
log-special = { $seat } buys the special good too: { $good }.
    .you = You buy the special good too: { $good }.
log-special-from = { $seat } buys the special good from { $to }: { $good }.
    .you = You buy the special good from { $to }: { $good }.
    .to-you = { $seat } buys the special good from you: { $good }.
log-offer = { $seat } makes { some-offerings } on { $space }: { $points } points now.
    .you = You make { some-offerings } on { $space }: { $points } points now.
log-plan = { $seat } takes the plan { $plan }.
    .you = You take the plan { $plan }.
log-draw = { $seat } takes a plan from the deck: { $plan }.
    .you = You take a plan from the deck: { $plan }.
log-plan-shown = A new plan lies there: { $plan }.
log-swap = { $seat } gives { $to } the plan { $plan } for { $for_plan }.
    .you = You give { $to } the plan { $plan } for { $for_plan }.
    .to-you = { $seat } gives you the plan { $plan } for { $for_plan }.
log-arrive = { $seat } reaches Kathmandu and takes the tile with { $points } points!
    .you = You reach Kathmandu and take the tile with { $points } points!
log-city = { $seat } waits in Kathmandu and takes: { $resource }.
    .you = You wait in Kathmandu and take: { $resource }.
log-done = { $seat } ends the turn.
    .you = You end your turn.
log-tent-draw = { $seat } draws a tent.
    .you = You draw a tent.
log-tent = { $seat } plays a tent on { $to }: { $landscape }.
    .you = You play a tent on { $to }: { $landscape }.
    .to-you = { $seat } plays a tent on you: { $landscape }.
log-pawn = { $seat } has the lowest dice, { $sum }, and gets the pawn.
    .you = You have the lowest dice, { $sum }, and get the pawn.
log-storm = A storm! It stands on border { $border }.
log-sun = The sun shines.
log-new-gear = New equipment: { $equipment }.
log-new-animals = New animals: { $animal }.
log-reshuffle = The used equipment is shuffled: { $count ->
    [one] one card
   *[other] { $count } cards
  }.
log-all-arrived = All yaks are in Kathmandu: the game is over.
log-score = { $seat } has { some-points }.
    .you = You have { some-points }.
log-win = { $seat } wins with { some-points }.
    .you = You win with { some-points }.
log-share = { $seat } shares the victory with { some-points }.
    .you = You share the victory with { some-points }.

# Refusals: why a move is not allowed

refusal-game-over = The game is over; nobody can move now.
refusal-not-your-turn = It is not your turn; it is seat { $seat }’s.
refusal-character-first = Characters are being chosen.
refusal-place-first = The yaks are being placed.
refusal-die-first = First choose a die.
refusal-gain-first = First say which resource the black die brings.
refusal-barrel-first = First roll the dice of the barrel, or stop.
refusal-move-first = First your yak has to move.
refusal-turn-first = Your yak is on its way; say where it turns.
refusal-border-first = Your yak is at a border; say where it comes out.
refusal-moved-already = Your yak has already moved; now do what the space offers, or end your turn.
refusal-plan-first = First take a plan for your offering.
refusal-give-first = First say which plan you give.
refusal-get-first = First say which plan you want.
refusal-tent-first = You are being asked about tents: play one, or pass.
refusal-rerolled = You have already rolled again this turn; you may do so only once.
refusal-die-used = The { $die } die has already been used or set aside: it waits until the day ends.
refusal-no-such-card = You have no such card: { $equipment }.
refusal-wrong-time = Not at this time of the turn: { $equipment }.
refusal-not-in-zone = A world map leads to another space of the zone where your yak stands; { $space } is not one.
refusal-no-map-to-city = No world map leads into Kathmandu: your yak has to land there.
refusal-no-offering-left = You have made all your offerings.
refusal-no-temple-beside = There is no temple on { $space } that is next to your yak and has no offering of yours.
refusal-not-below-or-above = The water bottle does not turn a 6 into a 1, nor a 1 into a 6.
refusal-no-pick = Only one of several cards of a kind is picked, once, when it can be used and would not be anyway: not { $equipment } ({ $landscape }).
refusal-no-effect = This would change nothing: { $equipment }.
refusal-must-rest = Your yak has three exhaustion markers: it has to rest.
refusal-doubled-already = The result of the die is doubled only once.
refusal-no-way-over = With climbing gear the yak has to cross a mountain and must not end on one; that is not possible this way.
refusal-no-turn = The yak could not turn: a bridle needs a step before and one after the turn.
refusal-open-already = Climbing gear opens the mountains already; just go.
refusal-no-rest = A yak rests only with three exhaustion markers.
refusal-not-this-turn = The yak cannot turn like this: left or right, at a space it reaches, before its last step.
refusal-no-halt = Nothing stops your yak here.
refusal-no-exit = You cannot come out on { $space }: only on free spaces along this border, from where the move can be finished.
refusal-no-alpinist = Only the alpinist goes over mountains like this.
refusal-no-mountain = There is no mountain that way.
refusal-painted = You have already painted an animal this turn; only one is allowed.
refusal-no-such-animal = Not on display: { $animal }.
refusal-other-landscape = The space you landed on is not: { $landscape }.
refusal-cannot-pay = You have none: { $resource }.
refusal-packed = You have already taken equipment this turn; only one card is allowed.
refusal-not-on-display = Not on display: { $equipment } ({ $landscape }).
refusal-traded = You have already bought a good this turn; only one is allowed.
refusal-no-town = Goods are bought in towns.
refusal-other-space = You cannot buy what lies on { $space }.
refusal-no-good = There is no good there now.
refusal-swapped = You have already swapped plans this turn; you may do so only once.
refusal-no-swap = You cannot swap with seat { $to }: their yak must be on your space, and each of you needs an open plan.
refusal-no-temple = Offerings are made on temples.
refusal-offered = You have already made an offering here.
refusal-no-double = You can no longer make two offerings at once.
refusal-no-monk = Only the monk makes two offerings at once.
refusal-no-guide = Only the yak guide can do this.
refusal-too-little-fodder = This costs two fodder.
refusal-no-face = The yak guide turns the pink die, once, when it is chosen, and to another face.
refusal-roll-first = Roll at least once.
refusal-no-special = The special good comes only with a good of its kind just bought, for one more coin, and not if you have it.
refusal-no-plan = The plan { $plan } is not on display.
refusal-no-plan-deck = The deck of plans is empty.
refusal-no-own-plan = You do not have the plan { $plan }.
refusal-no-other-plan = The plan { $plan } is not available.
refusal-no-tent = You have no tent that fits: { $landscape }.
refusal-no-start = { $space } is not a free start space.
refusal-character-taken = Somebody else is the { $character }.

# The table, for the terminal and for screen readers

day-of = Day { $day } of { $days }, turn { $turn }
player = Player
total = Total
points-of = { $points ->
    [one] one point
   *[other] { $points } points
  }
has-pawn = has the pawn
you-are-on = on { $space }, { $landscape }
in-kathmandu = in Kathmandu
weather = Weather
weather-storm = storm
weather-sun = sun
storm-at = storm on border { $border }
no-storm = no storm yet
gear = Equipment on display
animals = Animals on display
plans-shown = Plans on display
decks = decks: equipment { $gear }, animals { $animals }, plans { $plans }
tiles = Kathmandu tiles
specials = Special goods available
resources = Resources
dice = Dice
die-used-slot = used
die-aside = aside
markers = Exhaustion
cards = Equipment
chest-of = in chests
plans = Plans
animals-of = Animals
goods = Goods
offerings = Offerings
yak-tile = Yak tile
yak-left = { $hidden } hidden
yak-finished = all completed
tents = Tents
nothing = none
legend-needle = needle
legend-temple = temple
legend-good = good
leads-to = to { $space }, { $landscape }
costs = costs { $what }
cost-tired = exhaustion { $count }
stopped = stopped
there = there
action-yak = yak tile
action-kathmandu = Kathmandu
action-animal = animal
action-pack = equipment
action-buy = good
action-special = special good
action-offer = offering
action-swap = swap
action-ladder = rope ladder
score-offerings = Offerings
score-goods = Goods
score-specials = Special
score-tile = Tile
score-sets = Sets
score-plans = Plans
score-animals = Animals
score-yak = Yak tiles
score-borders = Distance
score-cards = Equipment
score-resources = Resources
score-exhaustion = Exhaustion

# The board in the browser

web-map = Map of the landscape
web-books = Open somebody’s travel book
web-map-tools = Map view
web-nearer = Zoom in
web-farther = Zoom out
web-whole = The whole map
web-my-yak = To your yak
web-day = Day { $day } of { $days }
web-turn = turn { $turn } of { $turns }
web-round-over = The day is over
web-setup = Before the first day
web-storm = storm on border { $border } of { $borders }
web-deck = deck: { $count }
web-worth = each worth { $points } now
web-any = any resource
web-no-cards = No equipment left.
web-in-use = in use
web-roll = Roll { $count ->
    [one] one die
   *[other] { $count } dice
  }
web-others-turn = When it is your turn, you will see here what you can do.
web-point-die = Point at a die: the map shows where it leads. Click it to choose it.
web-tap-die = Tap a die: the map shows where it leads, and you can still put it back.
web-must-rest = Your yak is exhausted: whichever die you choose, it will rest, unless you use a first-aid kit.
web-decides = then another choice
web-over = over mountains
web-after = after { $steps ->
    [one] one step
   *[other] { $steps } steps
  }
web-toolbox = Choose three different resources.
web-take = Take them
web-reroll-which = Which die is set aside until the day ends? The others are rolled.
web-where-place = Where does your yak start?
web-where-map = To which space of this zone?
web-where-ladder = On which temple?
web-tool-reroll = Roll again
web-tool-exchange = Two fodder for another resource
web-tool-face = Turn the pink die
web-not-now = Not now
web-put-back = Put the die back
web-take-back = Take back
web-final = This cannot be taken back.
web-buy = buy: { $good }, { $points ->
    [one] one point
   *[other] { $points } points
  }
web-start-cards = { $count ->
    [0] no equipment
    [one] one equipment card
   *[other] { $count } equipment cards
  }
web-your-page = { $name } (you)
web-points = points now
web-so-far = If the game ended now
web-yak = Yak
web-where-to = Where your yak can go
web-onward = onward
web-animals-worth = Each animal card is worth { $points ->
    [one] one point
   *[other] { $points } points
  } now: the most cards any player has, minus the fewest.
web-do-use = Use it
web-do-pick = Use this one of them
web-do-pack = Take it for a backpack
web-do-animal = Paint it with a paint box
web-score-offerings = Offerings
web-score-goods = Goods
web-score-specials = Special goods
web-score-tile = Kathmandu tile
web-score-sets = Sets of different goods
web-score-plans = Plans
web-score-animals = Animals
web-score-yak = Hidden yak tiles
web-score-borders = Borders to Kathmandu
web-score-cards = Equipment left
web-score-resources = Resources left
web-score-exhaustion = Exhaustion
web-why-offerings = { $count } made
web-why-sets = { $count } kinds
web-why-borders = { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
  }
web-tie = Ties go to the yak nearer to Kathmandu; if that is equal too, the victory is shared.
web-boards = Boards
web-board-start = Start
web-board-destination = Kathmandu
web-landscapes = Landscapes
web-characters = Characters
web-build = Build the landscape yourself
web-build-fine = This landscape works. { $count ->
    [one] One needle points
   *[other] { $count } needles point
  } to Kathmandu: the more, the harder.
web-build-way = From board { $number } to the
web-build-face = Board and side
web-build-turn = Turn the board { $board } clockwise
web-build-towards = to Kathmandu
option-tents-none = no tents
option-tents-usual = usual
option-tents-discreet = discreet
option-landscape-random = at random
option-landscape-first = for a first game
option-needles-usual = usual
option-weather-usual = usual
option-weather-random = at random
option-first_player-lot = by lot
option-first_player-0 = seat 1
option-first_player-1 = seat 2
option-first_player-2 = seat 3
option-first_player-3 = seat 4
web-legend = Map
web-board-of = Board { $number }
