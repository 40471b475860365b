# What lies on the table explains itself: its name, one sentence, and the rule it comes from. $limit, $raised and $goal are
# the numbers of the box: 13, 18 and 13 bells.

about-card-plain = { $hours ->
    [one] One hour
   *[other] { $hours } hours
  }
    .says = An exploration card: it costs whoever gets it this much time, and does nothing else.
    .rule = kyoto-19
about-card-bells = { $hours ->
    [one] One hour
   *[other] { $hours } hours
  }, { $bells ->
    [one] one bell
   *[other] { $bells } bells
  }
    .says = It waits in your row. Its bells come home when somebody else stays out too late; if it is you, they are lost.
    .rule = kyoto-20
about-card-draw = { $hours ->
    [one] One hour
   *[other] { $hours } hours
  }, and draw one more
    .says = Whoever gets it also draws the top card of the pile at once, unless they are already too late.
    .rule = kyoto-21
about-card-gift1 = { card-gift1 }
    .says = Costs no time, and its bell goes straight into the score pile, where nobody can lose it.
    .rule = kyoto-22
about-card-gift2 = { card-gift2 }
    .says = Costs no time, and its bells go straight into the score pile, where nobody can lose them.
    .rule = kyoto-22
about-card-back = { card-back }
    .says = Costs no time and throws the rightmost card out of your row, for better or worse.
    .rule = kyoto-23
about-card-late = { card-late }
    .says = Costs no time. While it lies in your row you are too late only at { $raised }.
    .rule = kyoto-24
about-card-refuse = { card-refuse }
    .says = Costs no time. While it lies in your row you may turn down one later card; then both are discarded.
    .rule = kyoto-26
about-hours = { $hours ->
    [one] One hour
   *[other] { $hours } hours
  }
    .says = The time this card costs. All the hours of a row are added up; { $limit } or more is too late.
    .rule = kyoto-12
about-symbol-bells = { $bells ->
    [one] One bell
   *[other] { $bells } bells
  }
    .says = Bells are points, but only in the score pile: in a row they can still be lost.
    .rule = kyoto-17
about-symbol-draw = Draw one more
    .says = Whoever gets this card draws another one from the pile, unless they are already too late.
    .rule = kyoto-21
about-pile = The pile
    .says = Face down: nobody knows what comes next. When it has run out, the discards are shuffled into a new one.
    .rule = kyoto-32
about-drawn = Cards to come
    .says = Drawn by the active player, one for each player, and turned up one by one. Nobody may look.
    .rule = kyoto-6
about-turned = The card turned up
    .says = The active player gives it to somebody who has no card yet this turn, or keeps it.
    .rule = kyoto-8
about-discards = The discards
    .says = Everything that was lost, thrown away or refused, open to all.
    .rule = kyoto-36
about-path = { $seat }’s row
    .you = Your row
    .says = The way home: the cards received in this round, from left to right. When somebody is too late, all rows are cleared.
    .rule = kyoto-10
about-first-player = First Player card
    .says = Its holder began this round; the next round begins with the next player. Ties go to whoever sits furthest from it.
    .rule = kyoto-18
about-served = Has a card
    .says = Everybody gets exactly one card a turn, so this player gets no other until the turn is over.
    .rule = kyoto-9
about-score = Score pile
    .says = The bells in here are safe. { $full_pile_variant ->
        [true] The most bells win once the whole pile has been played.
       *[other] The first to have { $goal } of them wins.
      }{ $visible_bells_variant ->
        [true] {""}
       *[other] {" "}It lies face down: others see only how many cards it has.
      }
    .rule = { $full_pile_variant ->
        [true] kyoto-43
       *[other] kyoto-38
      }
about-time = Time: { $total } of { $limit }
    .says = The hours of this row, added up. At { $limit } it is too late: the whole row is lost, and the round ends.
    .rule = kyoto-12
about-risk = { $percent }% too late
    .says = How likely the next card is to make this player too late, going by all that you can see.
    .rule = kyoto-12
about-seal = { web-seal }
    .says = After this, everybody has seen something new.
    .rule = kyoto-8
