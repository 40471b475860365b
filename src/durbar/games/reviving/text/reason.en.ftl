# Why a move is good, said to whoever plays it. $section and $shows are names of sections, $monument of a kind of monument.

reason-finish = Completes your { $monument }: +{ $points }.
reason-finish-solo = Completes a { $monument }.
reason-finish-next = With the next card your { $monument } is complete: +{ $points }.
reason-colours = Of that, { $points } for sections of one colour.
reason-buddha-colour = A Buddha of a new colour in your square: { $points } of that.
reason-mission = Your mission’s { $monument } is done: +{ $points } at the end.
reason-mission-solo = The { $monument } that the mission asks for is done.
reason-objective = The public objective is yours: +{ $points }.
reason-starts = It starts a { $monument }; { $count ->
        [one] one more section completes
       *[other] { $count } more sections complete
    } it.
reason-grows = Your { $monument } grows; { $count ->
        [one] only one section is
       *[other] { $count } sections are
    } missing.
reason-next-in-hand = You hold the next section of the { $monument } already.
reason-one-colour = { $count } sections are { $colour } so far: +{ $points } if it is all of one colour.
reason-card-finish = { $section } would complete your { $monument }: +{ $points }.
reason-card-buddha = { $section }: a colour you do not have yet, +{ $points }.
reason-card-extends = { $section } goes on your { $monument }.
reason-card-starts = { $section } could start a { $monument }.
reason-bid-alone = Nobody else aims at this card so far.
reason-bid-near = If coins are equal, near wins before far, and { $spot } is near.
reason-bid-largest = No coin is larger than { $coin }.
reason-bid-keeps = You keep your { $coin } for later.
reason-coin = The coin left over becomes points: +{ $points }.
reason-drop-useless = { $shows } fits nowhere in your square now.
reason-drop-least = You need { $shows } less than the cards you keep.
reason-keeps-cards = { $count ->
        [one] A card is
       *[other] { $count } cards are
    } worth keeping for the next round.
reason-nothing-left = There is nothing left to build.
