# The guided first game. $one is the other player.

lesson-goal = You lead a yak across Nepal to Kathmandu: six days of three turns each. What you paint, buy, offer and find on the way brings points, and so does arriving. Whoever has the most points wins.
lesson-place = { $one } is at the gate already. Put your yak here, where the way to the east is open.
lesson-die = Each turn you choose one of your dice, and it does two things. Its colour is something for your bag: violet brings a paint box. Its number is how far the yak walks. Take the violet 6.
lesson-walk = The yak walks in a straight line, exactly six spaces. East takes it onto the next board; crossing the border costs one fodder, and you have that. Off you go!
lesson-animal = Where you land is what counts. This is a river bank, so you may take what shows a river bank on the display. Pay your paint box and paint the monitor lizard. At the end each animal is worth the difference between the most and the fewest anybody has.
lesson-equipment = For a backpack you may also take equipment of this landscape: the chest. Every card helps you once, when you choose; point at it, or keep a finger on it, to read how.
lesson-done = That is all there is to do here. End your turn.
lesson-second-die = South of you lies a town, three spaces away. The grey die shows a 3 and brings a compass. Take it.
lesson-needle = The needle of this board points south, and whoever sets out that way pays a compass. You have one, so go.
lesson-town = In a town you buy the good that lies there for one coin: a statue, 4 points. Goods of many different kinds make sets.
lesson-done-again = The statue is in your bag. End your turn.
lesson-tile = This is your yak tile: it wants you to land in a jungle. Nine of them lie in a pile, and every one you have not completed at the end costs you points. That is the main reason why you begin far below zero!
lesson-third-die = There is jungle to the east. Take the brown 4; it brings a backpack.
lesson-stopped = After three spaces a mountain stops the yak, though it should walk four. That costs one exhaustion marker. For the jungle it is worth it: go east.
lesson-tired = The tile is done, and hidden tiles now cost 28 instead of 36. Here is your exhaustion marker. With three of them the yak has to rest for a whole turn, and each costs 3 points at the end.
lesson-evening = This was your third turn, so the day ends after { $one }. Then everybody rolls their dice again, and the weather is revealed.
lesson-storm = A storm! It moves on to the first border, and any yak behind it gets a marker every evening. That hit { $one }, who still dawdles at the start. Stay ahead of it.
lesson-fourth-die = South of you stands a temple, at the edge of the land. Any number will do, as the edge stops you anyway. Take the brown one.
lesson-temple = It costs a compass for the needle and a marker for being stopped. You will not do that every day, but a temple is worth it.
lesson-offering = Make an offering! The first one is worth 3 points, and the more you make the better: 7, 12, 18… up to 63 for nine. Each temple takes one of yours.
lesson-plan = For every offering you take a plan. Halves A and B of one colour make a pair: 4 points instead of 1 each, and 8 in a chest. Take this one.
lesson-last-turn = Well done. End your turn.
lesson-points = { $one } had three markers and must rest. And your points? Still below zero: tiles you have not completed and borders still ahead of you count against you. You began at −47, and every day it gets better.
lesson-arriving = Whoever reaches Kathmandu takes the top one of these tiles: 15 points, then 11, 8 and 6. From then on you only gather resources. So when do you hurry, and when do you linger? That is the game. Have a good journey!
