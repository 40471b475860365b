# Why a move is good, said to whoever plays it. $building and $card are names of cards, $resources names of resources.

reason-start = { $card } sells for { $price } now{ $rises ->
        [yes] {""}, and for { $most } at best
       *[no] {""}
    }.
reason-build = Built, { $card } sells for { $price } now{ $rises ->
        [yes] {""}, and for { $most } at best
       *[no] {""}
    }.
reason-passive = It gives you { $resources } every turn.
reason-bonus = With the bonus of its colour: { $coins ->
        [one] one more coin
       *[other] { $coins } more coins
    } when it is sold.
reason-sell-falling = Sell before the price falls: { $price } now, { $next } after the next worker.
reason-sell-best = { $price } is the most that { $building } can still bring.
reason-sell-place = It makes room: nobody may have more than { $count } buildings.
reason-sell-cards = And you draw { $count ->
        [one] one more card
       *[other] { $count } more cards
    } this turn.
reason-wait-rising = { $building } still rises: { $price } now, { $next } after the next worker.
reason-wait-income = Your buildings give you something this turn: { $resources }.
reason-for-building = Collects { $resources }, to build { $card } this turn: it sells for { $price } now{ $rises ->
        [yes] {""}, { $most } at best
       *[no] {""}
    }.
reason-plan = This turn you can build { $card }: it sells for { $price } now{ $rises ->
        [yes] {""}, { $most } at best
       *[no] {""}
    }.
reason-own-full = The last row is filled: { $building } is sold at once, for { $price }.
reason-own-rises = The price of your { $building } rises from { $price } to { $next }.
reason-own-favour = It opens the favour of your { $building }: { $resources } every turn.
reason-other-falls = { $building } of { $to } falls from { $price } to { $next }.
reason-collects = The worker collects { $resources }.
reason-spare = Of your cards, { $card } is the one you need least for building.
reason-end-keep = { $count ->
        [one] One card stays
       *[other] { $count } cards stay
    } in your hand, to build or to work next turn.
reason-end-draw = Now you draw { $count ->
        [one] one card
       *[other] { $count } cards
    }.
