# The guided first game. $one is the other player.

lesson-goal = You lead a yak across Nepal to Kathmandu, the city over there: six days of three turns each. What you paint, buy, offer and find on the way brings points, and so does arriving. Whoever has the most points wins.
lesson-place = { $one } stands on a start space already. Put your yak on this one, where the way to the east is open.
lesson-die = Each turn you choose one of your dice, and it does two things. Its colour is something for your bag: violet brings a paint box, black whatever you like. Its number is how far the yak walks. Take the violet 6.
lesson-walk = The yak walks in a straight line, exactly six spaces. East takes it onto the next board. Crossing the border costs one fodder, which you have; without it the yak would be exhausted. Off you go!
lesson-animal = Where you land is what counts: on a river bank you may take what shows a river bank on the display. Pay your paint box and paint the monitor lizard. At the end each animal is worth the most that anybody has painted, minus the fewest.
lesson-equipment = For a backpack you may also take equipment of this landscape: the chest. Every card helps you once, when you choose; point at it, or keep a finger on it, to read how.
lesson-done = That is all there is to do here. End your turn.
lesson-second-die = The violet die is used up for today. South of you lies a town, three spaces away; the grey die shows a 3 and brings a compass. Take it. (Where no die fits, you may give one up and roll the others again, once a turn.)
lesson-needle = The red needle of this board points south, and whoever sets out that way pays a compass, or else is exhausted. You have one, so go.
lesson-town = In a town you buy the good that lies there for one coin: a statue, 4 points. Five different goods bring 7 points more, all six 12.
lesson-done-again = The statue is in your bag. End your turn.
lesson-tile = This is your yak tile: it wants you to land in a jungle. Nine more lie hidden below it, and the more stay hidden, the more points you lose at the end. That is the main reason why you begin far below zero!
lesson-third-die = There is jungle to the east. Take the brown 4; it brings a backpack.
lesson-stopped = After three spaces a mountain stops the yak, though it should walk four. That costs one exhaustion marker. For the jungle it is worth it: go east.
lesson-tired = The tile is done, and hidden tiles now cost 28 instead of 36. Here is your exhaustion marker. Each costs 3 points at the end. With three the yak rests for a turn instead of walking, and gives them all back.
lesson-evening = This was your third turn, so the day ends after { $one }. Then everybody rolls their dice again, and the weather is revealed.
lesson-storm = A storm! It moves on to the next border, here the first, and any yak behind it gets a marker every evening. That hit { $one }, who still dawdles at the start. Stay ahead of it. Under a sun it would have stayed where it was.
lesson-fourth-die = South of you stands a temple, at the edge of the land. Any number will do, as the edge stops you anyway. Take the brown one.
lesson-temple = It costs a compass for the needle and a marker for being stopped. You will not do that every day, but a temple is worth it: go south.
lesson-offering = Make an offering! The first one is worth 3 points, and the more you make the better: 7, 12, 18… up to 63 for nine. Each temple takes one of yours.
lesson-plan = For every offering you take a plan. Halves A and B of one colour make a pair: 4 points instead of 1 each, and 8 if you lock it in a chest. You have the green A already, so take this one.
lesson-last-turn = A pair! End your turn.
lesson-points = { $one } had three markers and must rest. And your points? You began at −47: −36 for nine hidden tiles, −20 for five borders still ahead of you, and +9 for five resources, two cards and two plans, one point each. Every tile and every border makes it better.
lesson-arriving = Whoever ends a move in Kathmandu takes the top one of these tiles: 15 points, then 11, 8 and 6, and gives all markers back. From then on you only gather a resource a turn. So when do you hurry, and when do you linger? That is the game. Have a good journey!
