# Why a move is good, said to whoever plays it. $good, $animal, $equipment, $resources and $landscape are names.

reason-arrive = You reach Kathmandu and take the tile with { $points } points.
reason-borders = { $count ->
        [one] One border
       *[other] { $count } borders
    } nearer to Kathmandu: +{ $points }.
reason-tile = You complete the yak tile ({ $landscape }): +{ $points }.
reason-offering = An offering at the temple: +{ $points }.
reason-good = You buy { $good }: +{ $points }.
reason-special = The special good becomes yours: +{ $points }.
reason-set = Your goods make a larger set: +{ $points }.
reason-plans = Your plans are worth more: +{ $points }.
reason-animal = With { $animal } your animals are worth more: +{ $points }.
reason-animal-first = You paint { $animal }: the further you are ahead with animals, the more each is worth.
reason-gear = You take equipment: { $equipment }.
reason-resource = You gain: { $resources }.
reason-storm = You get out from behind the storm, which would tire you every evening.
reason-tired = It costs { $count ->
        [one] an exhaustion marker
       *[other] { $count } exhaustion markers
    } (−{ $points }).
reason-fresh = You lose { $count ->
        [one] an exhaustion marker
       *[other] { $count } exhaustion markers
    }: +{ $points }.
reason-reroll = The dice that are still unused may roll better.
reason-draw = A plan from the deck: a pair of one colour is { $points } points.
reason-place = You start on: { $landscape }.
reason-stops = The way ends on: { $landscape }.
reason-rest = With { $count } exhaustion markers you can only rest: then you are rid of them.
reason-keeps = { $count ->
        [one] One resource stays
       *[other] { $count } resources stay
    } with you for later turns.
reason-nothing-more = There is nothing more to do here.
