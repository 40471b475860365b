# The guided first game. $one is the other player.

lesson-goal = The earthquake has left Kathmandu in ruins, and you help to rebuild it. Your monuments will stand here. Whoever has the most points after eight rounds wins.
lesson-bid = Every round four cards lie on the market, and you bid for them with coins. A coin beside the mat aims at the two cards in its line: one is near, the other far.
lesson-lay = Take your 4 and lay it on the spot above this column, N1. It lies face down, so nobody knows how much you bid.
lesson-lay-second = { $one } has laid two coins, and as you are only two, you lay a second one as well: the 3, to the left of the lower row. It aims at the two cards below.
lesson-reveal = Now all coins are turned over. Each card goes to the highest coin that aims at it. Your 3 beat the 2 of { $one } for the Buddha; the card above it went to the 4 of { $one }.
lesson-tie = For this card both of you had bid 4. Then the nearer coin wins: yours lay right beside it. If both were equally near, the one on the card’s long edge, left or right, would win.
lesson-collect = With two players everybody collects four cards a round. You won three, so the fourth came from the red deck. (With more players it is two cards each. A card that nobody aims at goes under that deck.)
lesson-buddha = Next everybody builds, all at the same time. A Buddha is a single section and finished at once: 2 points, and 1 more for a colour that is new among your Buddhas. Build it!
lesson-bottom = Other monuments grow from the bottom: a Shrine has two sections, a Stupa three, a Pagoda four. This card has two ends; you use one, the other is lost. Start a Stupa with its white base.
lesson-centre = The centre goes on the base. Colours may differ, but watch: it is white again, and that will pay off.
lesson-ready = The Shrine can wait; up to three cards may stay in your hand. Say that you are ready.
lesson-wild = A new round, and look: the top of a Stupa, wild! A wild section may be any colour you like. You want this card.
lesson-third-bid = The coins you have laid are spent for now: 1, 2 and 5 are left. { $one } is saving up, so the 2 should be enough. Lay it on the same spot as before.
lesson-fourth-bid = And your 1 to the left of the lower row. Big coins are worth keeping; you will see why.
lesson-top = The card is yours. Put the top on your Stupa.
lesson-colour = The monument is finished, so now you name the colour of its wild section. White, of course: then all three are white!
lesson-finished = 11 points! A finished monument scores the number on its top section, 7 for a Stupa; and three sections of one colour bring 4 more (two bring 2, four bring 8). One left unfinished at the end scores only what is printed on its topmost section.
lesson-mission = Your mission, which only you can see, brings more points at the end: for one monument of each kind, as drawn. A coloured section must have one of these colours, dark ones all the same colour, grey ones any. Your Buddha and your Stupa do: +1 and +3.
lesson-limit = You hold four cards, and only three may stay. Build the second green Buddha: 2 points, as green is no longer new.
lesson-ready-again = Well built. You are ready.
lesson-leftover = With two players, every second round ends so: you have one coin left, and it is the 5! Turn it into 5 points. It could also buy a discarded card that you can build at once. With more players this happens after rounds 4 and 8.
lesson-last = Then everybody gets all their coins back, and the first player changes. After eight rounds, missions and unfinished monuments are added, and whoever has the most points wins.
