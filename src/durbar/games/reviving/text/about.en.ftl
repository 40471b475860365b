# What lies on the table explains itself: its name, one sentence, and the rule it comes from. $two, $three, $four and
# $buddha are the points for colours; $need, $told, $aims, $skill and $coins are said elsewhere and only repeated.

about-end-bottom = { $section }
    .says = It starts a { $monument }, which needs { $of } sections in all. A card is built for one of its ends; the other is lost.
    .rule = reviving-25
about-end-middle = { $section }
    .says = Section { $step } of { $of }: it goes on a { $monument } that has exactly the sections below it.
    .rule = reviving-25
about-end-top = { $section }
    .says = { $of ->
        [one] A Buddha is one section, so it is finished at once{ $seats ->
            [one] .
           *[other] : { $points } points, and { $buddha } more if it is your first of this colour.
          }
       *[other] The last section of a { $monument }: it finishes it{ $seats ->
            [one] .
           *[other] {""} and scores { $points } points, with more for sections of one colour.
          }
      }
    .rule = reviving-31
about-colour = { $colour }
    .says = The colour of this section. { $seats ->
        [one] A monument must be of one colour, and a square has each colour once.
       *[other] Two, three or four sections of one colour in a finished monument bring { $two }, { $three } or { $four } points more.
      }
    .rule = { $seats ->
        [one] reviving-86
       *[other] reviving-32
      }
about-wild = Wild
    .says = It can stand for any colour. { $seats ->
        [one] It takes the colour of its monument.
       *[other] Whoever finishes the monument names it.
      }
    .rule = reviving-29
about-printed = Printed points: { $points }
    .says = Only the topmost section counts: of a finished monument at once, of an unfinished one at the end of the game.
    .rule = reviving-31
about-storey = Storey { $step } of { $of }
    .says = Where this section belongs in a { $monument }, counted from the bottom.
    .rule = reviving-3
about-slot = A market space
    .says = Cards are laid here each round. The coins that aim at them decide who wins them.
    .rule = reviving-12
about-storage = Storage
    .says = Two cards that you keep from the market for the next round.
    .rule = reviving-91
about-spot = Spot { $spot }
    .says = { $aims }. Of equal coins the nearer one wins, then the one on the long edge of the card.
    .rule = reviving-15
about-spot-diamond = Spot { $spot }, between two cards
    .says = { $aims }. Both cards are near.
    .rule = reviving-15
about-coin-open = A { $coin } of { $seat }
    .you = Your { $coin }
    .says = A card goes to the highest coin that aims at it, and this coin aims at two.
    .rule = reviving-17
about-coin-hidden = A hidden coin of { $seat }
    .you = Your hidden coin
    .says = Worth 1 to 5; turned over when everybody has bid.
    .rule = reviving-13
about-won-sole = Won as the only bidder
    .says = { $seat } had the only coin that aimed at this card.
    .you-says = You had the only coin that aimed at this card.
    .rule = reviving-17
about-won-highest = Won by the highest bid
    .says = { $seat } had the highest coin that aimed at this card.
    .you-says = You had the highest coin that aimed at this card.
    .rule = reviving-17
about-won-nearest = Won by the nearest coin
    .says = Of equal coins, { $seat }’s lay nearest to this card.
    .you-says = Of equal coins, yours lay nearest to this card.
    .rule = reviving-17
about-won-edge = Won on the long edge
    .says = Of equal coins just as near, { $seat }’s lay on the card’s long edge.
    .you-says = Of equal coins just as near, yours lay on the card’s long edge.
    .rule = reviving-17
about-won-none = Won by nobody
    .says = No coin aimed at this card; it goes under the red deck.
    .rule = reviving-22
about-debris = Debris: { $count }
    .says = A coin laid here must be worth more than { $count }. Finishing a monument clears all debris of its colour.
    .rule = reviving-83
about-die = The die: { $side }
    .says = The ground shakes on this side: each of its spots gets a piece of debris, or gives your coin back.
    .rule = reviving-82
about-round = Round { $round } of { $rounds }
    .says = Bid, collect, build. { $seats ->
        [one] When the deck is empty and your squares are not finished, the game is lost.
        [2] After every second round the leftover coin is spent.
       *[other] After the fourth and the eighth round the leftover coin is spent.
      }
    .rule = { $seats ->
        [one] reviving-95
        [2] reviving-51
       *[other] reviving-11
      }
about-blue-deck = The blue deck: { $count }
    .says = The market is laid from it, with two different sections on most cards.
    .rule = reviving-5
about-red-deck = The red deck: { $count }
    .says = Whoever wins too few cards draws the rest from here: one section each, no wild ones.
    .rule = reviving-19
about-discards = The discards: { $count }
    .says = Open to all. { $seats ->
        [one] What you do not keep ends here.
       *[other] A leftover coin, whatever it is worth, can buy any of them that can be built.
      }
    .rule = { $seats ->
        [one] reviving-91
       *[other] reviving-37
      }
about-bag = The bag of debris
    .says = Five pieces of each colour; the numbers say how many are still in it.
    .rule = reviving-79
about-bhairav = { $colour } Bhairav
    .says = Bought with a leftover coin of 3 or more. At the end it brings a point for every section of its colour in finished monuments.
    .rule = reviving-74
about-card-mission = A mission
    .says = { $seats ->
        [one] All four of these must be met in this square.
       *[other] Each of its four objectives that one of your finished monuments meets brings its points at the end.
      }
    .rule = { $seats ->
        [one] reviving-92
       *[other] reviving-40
      }
about-card-advanced = An advanced mission
    .says = { $seats ->
        [one] All four of these must be met in this square.
       *[other] Harder than others: each objective that one of your finished monuments meets brings its points at the end.
      }
    .rule = reviving-68
about-card-public = A public objective: { $points } points
    .says = Whoever has all these finished monuments scores it at once. Everybody scores at most one, and it closes at the end of that round.
    .rule = reviving-70
about-need-met = { $need }
    .says = Met by one of the finished monuments.
    .rule = reviving-42
about-need-open = { $need }
    .says = One finished monument must have these colours, from the bottom up. “Matching” sections all have the same one.
    .rule = reviving-41
about-scored-by = Who has scored it
    .says = Their points for this objective are never taken back.
    .rule = reviving-70
about-square = The square of { $name }
    .you = Your square
    .says = Monuments stand in the square of whoever builds them; nobody can take anything away.
    .rule = reviving-28
about-first-player = First player
    .says = Bids first in this round; then the marker passes clockwise.
    .rule = reviving-46
about-team = Teams
    .says = Teammates build in each other’s squares and add up their points.
    .rule = reviving-54
about-points = { worth-points }
    .says = Finished monuments, their colours, coins and objectives so far. Unfinished monuments and missions follow at the end.
    .rule = reviving-43
about-hand = The hand of { $seat }: { cards-in-hand }
    .says = Cards to build with. Only three may be kept after building.
    .rule = reviving-30
about-coins = { $coins }
    .says = Five coins, 1 to 5, each laid once in a half of the game. The last one is spent instead: for points or for a discarded card.
    .rule = reviving-34
about-architect = { $architect }
    .says = { $skill }
    .rule = reviving-62
about-doing = Building
    .says = All build at once; the tick says who is ready.
    .rule = reviving-23
about-monument = { $told }
    .says = { $left ->
        [one] One more section finishes it.
       *[other] { $left } more sections finish it, from the bottom up.
      } { $seats ->
        [one] All must have one colour.
       *[other] Colours may differ, but sections of one colour bring more.
      }
    .rule = { $seats ->
        [one] reviving-86
       *[other] reviving-26
      }
about-monument-done = { $told }
    .says = Finished{ $seats ->
        [one] .
       *[other] : { $printed } points{ $bonus ->
            [0] .
           *[other] , and { $bonus } for its colours.
          }
      }
    .rule = reviving-31
about-fresh = A new monument
    .says = A bottom section starts one. You may begin as many as you like.
    .rule = reviving-27
about-scrap = { web-scrap }
    .says = All its cards go to the discards.
    .rule = reviving-89
about-coin-unspent = Your { $coin }
    .says = Click it, then a spot on the mat. { $seats ->
        [one] It must be worth more than the debris there.
       *[other] The highest coin wins a card, but each coin can be laid only once in a half.
      }
    .rule = reviving-16
about-coin-mat = Your { $coin }, on the mat
    .says = { $seats ->
        [one] It comes back when the ground shakes where it lies.
       *[other] It is spent when the cards have been collected.
      }
    .rule = reviving-21
about-coin-spent = Your { $coin }, spent
    .says = You take all five back when the leftover coins have been spent.
    .rule = reviving-39
