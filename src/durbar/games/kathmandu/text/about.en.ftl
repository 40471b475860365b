# What lies on the table explains itself: its name, one sentence, and the rule it comes from. The points ($special, $five,
# $six, $half, $pair, $safe, $tired, $last) are those of the box; $told, $effect and $skill are said elsewhere.

about-space = { $landscape }
    .says = A yak that ends its move here can complete a yak tile, paint an animal or take equipment of this landscape.
    .rule = kathmandu-48
about-mountain = A mountain
    .says = It stops a yak on the space before it, for one exhaustion marker. Only climbing gear or the alpinist gets across.
    .rule = kathmandu-40
about-space-start = A start space, { $landscape }
    .says = Yaks begin here, each on a space of its own.
    .rule = kathmandu-29
about-space-temple = A temple, { $landscape }
    .says = Whoever ends a move here may make an offering, once on each temple, and then takes a plan.
    .rule = kathmandu-54
about-space-good = Town, with { $good }
    .says = Whoever ends a move here may buy it for one coin: { $points } points. For a second coin comes the special good of its kind.
    .rule = kathmandu-52
about-space-town = Town
    .says = A landscape like the others; the good of this space has been sold.
    .rule = kathmandu-11
about-space-kathmandu = Kathmandu
    .says = The goal: whoever arrives takes the top tile, loses all exhaustion, and gains one resource in every later turn.
    .rule = kathmandu-57
about-overview = All of the land
    .says = The frame is what you see of it now; the golden square is Kathmandu. Press a place to see it.
    .rule = kathmandu-57
about-needle = A compass
    .says = Whoever sets out the way its red needle points pays a compass; without one it costs an exhaustion marker.
    .rule = kathmandu-44
about-border = Border { $border }
    .says = Crossing it costs one fodder; without fodder, an exhaustion marker.
    .rule = kathmandu-43
about-storm = The storm, on border { $border }
    .says = At the end of every day each yak behind it takes an exhaustion marker. Walking through it costs nothing.
    .rule = kathmandu-83
about-no-storm = No storm yet
    .says = The first storm tile brings it to the first border, each later one a border further.
    .rule = kathmandu-81
about-way = { $landscape ->
    [mountain] Mountain
   *[other] { $landscape }
  }
    .says = { $told }.
    .rule = kathmandu-39
about-page = The travel book of { $seat }
    .you = Your travel book
    .says = Everything this player has is open, except tents and hidden yak tiles.
    .you-says = Everybody sees what you have, except your tents; nobody sees yak tiles that are still hidden.
    .rule = kathmandu-30
about-pawn = The pawn
    .says = Whoever has it begins every turn of the day. At the end of the day it goes to the lowest sum of three dice.
    .rule = kathmandu-77
about-character = { $character }
    .says = { $skill }
    .rule = kathmandu-105
about-where = Where the yak is
    .says = { $borders ->
        [0] No border is left before Kathmandu.
        [one] One border is left before Kathmandu; at the end that costs points.
       *[other] { $borders } borders are left before Kathmandu; at the end they cost points.
      }
    .rule = kathmandu-94
about-arrived = In Kathmandu
    .says = The yak has arrived: one resource in every turn from now on, and no more exhaustion.
    .rule = kathmandu-59
about-score = { $total } if the game ended now
    .says = It begins far below zero: hidden yak tiles and borders still ahead count against it. Every tile that is completed and every border that is crossed lifts it.
    .you-says = It begins far below zero: hidden yak tiles and the borders still ahead of you count against you. Every tile you complete and every border you cross lifts it.
    .rule = kathmandu-93
about-resource-backpack = Backpack: { $count }
    .says = Takes an equipment card that shows the landscape you have landed on. The brown die brings it.
    .rule = kathmandu-51
about-resource-compass = Compass: { $count }
    .says = Pays for setting out the way a red needle points. The grey die brings it.
    .rule = kathmandu-44
about-resource-paint = Paint box: { $count }
    .says = Paints an animal that shows the landscape you have landed on. The violet die brings it.
    .rule = kathmandu-50
about-resource-coin = Coin: { $count }
    .says = Buys the good of the town space you have landed on. The orange die brings it.
    .rule = kathmandu-52
about-resource-fodder = Fodder: { $count }
    .says = Pays for crossing a border. The pink die brings it.
    .rule = kathmandu-43
about-markers = Exhaustion: { $count } of 3
    .says = With three the yak must rest in its next turn and gives them back. Each that is left at the end costs { $tired } points.
    .rule = kathmandu-35
about-die-unused = The { $die } die: { $value }
    .says = Choose it, and the yak goes exactly { $value } spaces in a straight line; first it brings a resource of its colour.
    .rule = kathmandu-34
about-die-used = The { $die } die, used
    .says = Out until the day ends. The lowest sum of three used dice gets the pawn.
    .rule = kathmandu-33
about-die-aside = The { $die } die, set aside
    .says = Out until the day ends: it was given up to roll the others again.
    .rule = kathmandu-32
about-equipment = { $equipment }
    .says = { $effect } An unused card is worth a point at the end.
    .rule = kathmandu-61
about-offerings = Offerings: { $count }
    .says = One on each temple you land on. The number under the last one made is what all of them are worth{ $points ->
        [0] .
       *[other] ; the next makes it { $points }.
      }
    .rule = kathmandu-88
about-yak-tile = Yak tile: { $landscape }
    .says = End a move there and it is completed. { $hidden ->
        [0] No more are hidden
        [one] One more is hidden
       *[other] { $hidden } more are hidden
      }, and hidden tiles cost points at the end, each more than the one before.
    .rule = kathmandu-49
about-yak-last = The last yak tile
    .says = All landscapes are visited: { $last } points.
    .rule = kathmandu-93
about-city-tile = Kathmandu tile: { $points } points
    .says = For arriving in Kathmandu: the first takes the highest.
    .rule = kathmandu-57
about-good = { $good }: { $points } points
    .says = Bought in a town. Five different kinds bring { $five } points more, six kinds { $six }.
    .rule = kathmandu-90
about-special = Special good, { $good }: { $special } points
    .says = Bought for a second coin with a good of its kind, from the supply or from whoever has it.
    .rule = kathmandu-53
about-plan = Half a plan, { $colour }
    .says = Worth { $half } at the end; A and B of one colour are worth { $pair }. Whoever lands on the space of another yak may swap plans with its owner.
    .rule = kathmandu-91
about-plan-pair = A whole plan, { $colour }
    .says = A and B of one colour: { $pair } points; under a chest { $safe }, and safe from swaps.
    .rule = kathmandu-91
about-chest = A chest
    .says = The plans under it are safe, and each pair is worth { $safe }.
    .rule = kathmandu-71
about-tent = A tent: { $landscape }
    .says = Played when another yak lands there: it takes an exhaustion marker.
    .rule = kathmandu-101
about-tents = Tents
    .says = Whoever has the lowest sum of the day draws one. Played on somebody who lands on its landscape, it tires their yak.
    .rule = kathmandu-100
about-animal = { $animal }: { $landscape }
    .says = Painted for a paint box on its landscape. Each animal is worth the most any player has, minus the fewest.
    .rule = kathmandu-92
about-gear-deck = Equipment
    .says = For a backpack you take one that shows the landscape you have landed on. The display is filled up at the end of the day.
    .rule = kathmandu-51
about-animal-deck = Animals, worth { $points } each now
    .says = Each is worth the most cards any player has, minus the fewest: many are worth much only while somebody has few.
    .rule = kathmandu-92
about-plan-deck = Plans to draw
    .says = After an offering you take a plan from the display, or unseen from here.
    .rule = kathmandu-55
about-day = Days and turns
    .says = A day has three turns, so each player uses three of six dice. Then comes the weather.
    .rule = kathmandu-2
about-weather-hidden = The weather of day { $day }
    .says = Still face down: revealed at the end of that day.
    .rule = kathmandu-81
about-weather-sun = Day { $day }: sun
    .says = The storm stayed where it was.
    .rule = kathmandu-81
about-weather-storm = Day { $day }: storm
    .says = The storm came one border nearer to Kathmandu.
    .rule = kathmandu-81
about-final = { web-final }
    .says = It draws, rolls or reveals something.
    .rule = kathmandu-112
