# What lies on the table explains itself: its name, one sentence, the rule it comes from, and what this part of a card is.
# $resources are names of resources, $card and $building of cards, $seat of a player.

about-card = { $card }
    .says = A { $colour } building. Pay its cost and it stands in your city; or give it up, face down, as a worker.
    .rule = xanadu-27
about-building-open = { $building }
    .says = Worth { $price } if its owner sells it now. Anybody may send a worker to its lowest free row.
    .rule = xanadu-5
about-building-new = { $building }, just built
    .says = It still has its scaffolding: no worker may come before its owner’s turn has ended.
    .rule = xanadu-25
about-building-sold = { $building }, sold
    .says = A fourth worker came, so it was sold for { $price }. It leaves the table at the end of the turn.
    .rule = xanadu-29
about-cost = Cost: { $resources }
    .part = Cost
    .says = To build this card you need all of these in the same turn: collected by workers, from favours, or passive.
    .rule = xanadu-22
about-passive = Passive resource: { $resources }
    .part = Passive resource
    .says = Whoever owns this building has it once in each of their turns, without a worker.
    .rule = xanadu-21
about-favour-closed = Favour, still closed: { $resources }
    .part = Favour of the Khan
    .says = It opens when a worker covers this row: from then on the owner, whoever sent the worker, has it every turn.
    .rule = xanadu-20
about-favour-open = Favour, open: { $resources }
    .says = The row is covered, so the owner of this building has it once in each of their turns.
    .rule = xanadu-20
about-goods = To collect: { $resources }
    .part = What a worker collects
    .says = Whoever sends a worker to this row collects this, for this turn only. The lowest free row comes first.
    .rule = xanadu-17
about-price-none = First price: { $price }
    .part = First price
    .says = What the building pays while no worker has come.
    .rule = xanadu-5
about-price-up = Price { $price }: it rises
    .part = A price that rises
    .says = Green, pointing up: once the row below is covered, the building pays more than before.
    .rule = xanadu-6
about-price-down = Price { $price }: it falls
    .part = A price that falls
    .says = Red, pointing down: once the row below is covered, the building pays less than before.
    .rule = xanadu-6
about-price-level = Price { $price }: it stays
    .part = A price that stays
    .says = Yellow, pointing both ways: covering the row below changes nothing.
    .rule = xanadu-6
about-full-price = Full price: { $price }
    .part = Full price
    .says = A fourth worker fills the building: it is sold at once for this price, which goes to its owner.
    .rule = xanadu-28
about-worker = A worker
    .says = Somebody’s card, face down. It covers what was collected here and the old price, never the favour.
    .rule = xanadu-16
about-worker-known = Your worker: { $card }
    .says = Only you know its face. It leaves with the building.
    .rule = xanadu-19
about-worth = Worth { $price }
    .says = The lowest price that no worker covers: that is what a sale pays now.
    .rule = xanadu-5
about-city = The city of { $seat }
    .you = Your city
    .says = The buildings of this player. Their workers may be anybody’s; sales, favours and passive resources are the owner’s.
    .rule = xanadu-15
about-first-player = First player
    .says = Had the first turn of the game.
    .rule = xanadu-7
about-coins = { count-coins }
    .says = Coins come only from sold buildings. The most coins at the end win.
    .rule = xanadu-42
about-hand = The hand of { $seat }: { cards-in-hand }
    .you = Your hand: { cards-in-hand }
    .says = Each card in a hand is a possible building, and a possible worker. Only its owner sees it.
    .rule = xanadu-44
about-pool = Collected: { $resources }
    .says = What this player’s workers have brought this turn. What is left at its end is lost.
    .rule = xanadu-17
about-limit = Buildings: { $count } of { $limit }
    .says = Nobody may have more. To build another, first sell one at the beginning of a turn.
    .rule = xanadu-26
about-chosen = A start building
    .says = Chosen and face down; all are revealed together.
    .rule = xanadu-8
about-pile = The pile
    .says = You draw from it at the end of your turn. When it is empty, the discards become a new one and the next pass begins.
    .rule = xanadu-36
about-discards = The discards
    .says = Sold buildings and their workers. Everybody may look through them.
    .rule = xanadu-45
about-end-aside = The End card, laid aside
    .says = It comes into the pile of the last pass, among its bottom cards.
    .rule = xanadu-37
about-end-pile = The End card, in the pile
    .says = { $equal_turns ->
        [true] Whoever draws it shows it; then play goes on until everybody has had the same number of turns.
       *[other] Whoever draws it ends the game at once; then everybody sells all they have.
      }
    .rule = { $equal_turns ->
        [true] xanadu-50
       *[other] xanadu-40
      }
about-end-shown = The End card, shown
    .says = { $equal_turns ->
        [true] Play goes on until everybody has had the same number of turns; then everybody sells all they have.
       *[other] The game ends, and everybody sells the buildings still in front of them at their present price.
      }
    .rule = { $equal_turns ->
        [true] xanadu-50
       *[other] xanadu-41
      }
about-turn = Turns
    .says = Sell what you like; send workers and build; draw. Then it is the turn of the player to the left.
    .rule = xanadu-11
about-pass = Pass { $pass } of { $passes }
    .says = How often the pile is played through. In the last pass the End card is in it.
    .rule = xanadu-39
about-draws = To draw: { $count }
    .says = At the end of a turn: two cards, and one more for each building sold at its beginning.
    .rule = xanadu-31
about-builds = { web-builds }
    .says = How many cards you may build in a turn. You may send as many workers as you have cards.
    .rule = { $advanced ->
        [true] xanadu-48
       *[other] xanadu-23
      }
about-hand-limit = { web-hand-limit }
    .says = Whoever has more cards after drawing discards those of their choice.
    .rule = xanadu-49
about-stock = What you can pay with
    .says = All resources you can use now: collected this turn, from open favours, and passive ones.
    .rule = xanadu-22
about-resource = { $resources }: { $count }
    .says = One of the ten resources, and how much of it you can use now. Buildings cost them; rows, favours and passive resources give them.
    .rule = xanadu-4
about-pays-pool = { $resources }, collected
    .says = A worker has brought it this turn.
    .rule = xanadu-17
about-pays-favours = { $resources }, a favour
    .says = An open favour of one of your buildings pays it.
    .rule = xanadu-20
about-pays-passives = { $resources }, always there
    .says = A passive resource of one of your buildings pays it.
    .rule = xanadu-21
about-pays-have = { $resources }, at hand
    .says = You have it this turn.
    .rule = xanadu-22
about-pays-missing = { $resources }, missing
    .says = Nothing gives you this yet: send a worker to a row that shows it.
    .rule = xanadu-22
