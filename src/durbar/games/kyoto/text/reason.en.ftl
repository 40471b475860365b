# Why a move is good, said to whoever plays it. $to is another player's name, $card a card's name.

reason-gift-wins = The gift is the last you need: { $bells } bells, and you win.
reason-gift = A gift is safe at once: +{ $bells } { $bells ->
        [one] bell
       *[other] bells
    }, { $total } in your score pile.
reason-own-bells = { $bells ->
        [one] One bell
       *[other] { $bells } bells
    } for you, if you are home in time.
reason-safe = You stay below { $limit } with { $percent }% of the next cards (you are at { $total }).
reason-own-draw = You draw one more card at once.
reason-own-late-now = It makes you too late ({ $total } of { $limit }): your row is lost, and the round ends.
reason-own-refusal = The Refusal will save you from one bad card.
reason-own-late = With the Late pass you are too late only at { $limit }.
reason-own-back = Your last card goes ({ $card }): you are back at { $total }.
reason-back-nothing = Nothing lies in your row, so the Step back costs you nothing.
reason-other-late = It makes { $to } too late: { $bells ->
        [0] the row
        [one] one bell
       *[other] { $bells } bells
    } lost, and the round ends.
reason-keep = The round ends, and your { $bells ->
        [one] bell is
       *[other] { $bells } bells are
    } safe.
reason-spared-late = You would be too late with it: { $total } of { $limit }.
reason-spared = With it, { $percent }% of the next cards would make you too late.
reason-other-near = { $to } is then too late with { $percent }% of the next cards.
reason-other-bells = Bells that { $to } can still lose: { $percent }% of the next cards make { $to } too late.
reason-other-refusal = { $to } can refuse it, but only at the cost of a Refusal.
reason-other-gift = Somebody must have it; { $to } gets { $bells ->
        [one] one bell
       *[other] { $bells } bells
    }.
reason-other-back-bells = { $to } loses the last card of the row: { $card }.
reason-other-back = { $to } only loses { $card } by it.
reason-other-back-nothing = { $to } has no card in the row: it does nothing there.
reason-other-little = It changes little for { $to }: { $percent }% of the next cards would make them too late.
reason-refuse-late = You would be too late: { $total } of { $limit }.
reason-refuse-risk = With it, { $percent }% of the next cards would make you too late.
reason-refuse-back = You would lose your last card: { $card }.
reason-keep-risked = { $bells ->
        [one] A bell is
       *[other] { $bells } bells are
    } at stake in your row.
reason-keep-refusal = You keep the Refusal for a worse card.
