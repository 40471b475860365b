# The guided first game. $one and $two are the players to the left of who learns.

lesson-goal = You are an architect in the summer city of Kublai Khan. Put up buildings, let workers do their share, and sell to the Khan at the right moment. In the end only coins count.
lesson-start = Everybody starts with one brown building from their hand. Brown ones are cheap; blue, yellow and green ones cost more and more, and bring more. Take the Blacksmith’s Forge.
lesson-cost = This is how to read a building. At the top left is what it costs: wood and stone for the Forge. Your first building was free.
lesson-rows = Below are four rows, used from the bottom up. A worker who comes takes the resource in the middle: stone in the lowest row, bronze in the next. Then that row is covered.
lesson-price = On the right of each row is a price. The lowest one still in sight counts: 1 coin now, 2 after the first worker. Green means it rises, red it falls, yellow it stays. On the left are the Khan’s favours; wait and see.
lesson-phases = Your turn has three parts: sell; then send workers and build; then draw cards. At 1 coin the Forge is not worth selling yet, so sell nothing.
lesson-plan = This is what you want: the Barracks, for which the Khan pays 7. They cost wood, stone and bronze. Your Forge has all of that!
lesson-worker = Send a worker to your Forge. The lowest row brings you stone.
lesson-card = A worker is simply a card from your hand, laid face down. They stand in order, the one you need least first. Send it to work.
lesson-second = The stone is yours until the end of this turn, and the Forge has risen to 2 coins. Send a second worker: this row brings bronze, and beside it waits the Khan’s favour, wood.
lesson-second-card = A card becomes a worker or a building, never both; and you may send as many workers as you have cards. This one you can spare next.
lesson-build = Stone and bronze from your workers, and wood as a favour: the owner of a building has the favours of its covered rows, once every turn. That pays for the Barracks. Build them!
lesson-end = One building a turn, and never more than five in your city. The new one keeps its scaffolding until you have drawn, so nobody can work there yet. End your turn and draw two cards.
lesson-used = Others may work in your buildings too! { $one } fetched wood from your Barracks, and their price fell from 7 to 6. What is collected goes to whoever sent the worker; the favour of that row, stone, goes to you, the owner.
lesson-risen = { $two } worked in your Forge. Here that is good news: its price went up to 3, and bronze is your new favour.
lesson-sell = A new turn begins with selling. The Barracks only get cheaper: 5, then 3, and with the fourth worker they must be sold at once, for the 2 on the picture. Sell them now, for 6!
lesson-keep = The Forge can still be useful. You are done selling.
lesson-theirs = Now do to { $one } what was done to you. In the Horse Stables you collect wood, and their price falls from 4 to 3. The favour goes to { $one }, though.
lesson-theirs-card = Choose a card to send there: again the one you need least.
lesson-draw = Nothing in your hand can be paid for this turn; what was collected is lost when it ends. Draw two cards, and one more for the building you sold.
lesson-passive = You have drawn the Bronze Foundry. The bronze in its golden ring is a passive resource: once the Foundry is built, one bronze is yours every turn, without a worker, as long as it stands. { $two } has water in the same way, from the Village Well.
lesson-passes = This is the clock of the game: when the pile is used up, the discards are shuffled into a new one. The pile is played through twice (three times with five or six players); this is pass 1 of 2.
lesson-last = Among the last eleven cards of the second pile waits the End card. Whoever draws it ends the game at once, and all remaining buildings are sold at their present price. Whoever has the most coins wins; in a tie the victory is shared.
