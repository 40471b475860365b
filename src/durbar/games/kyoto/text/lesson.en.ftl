# The guided first game. $one and $two are the players to the left of who learns.

lesson-goal = You are a cat, out in Kyoto by night. Bring home 13 bells before the others do. But every card makes it later, and a cat that stays out too late loses everything it carries.
lesson-first = You begin. You have drawn three cards, one for each cat, and nobody may look. You turn them up one by one, and each goes to somebody, or to you. This one costs 3 hours and carries one bell. Bells are what you want: keep it.
lesson-limit = This is your night: 3 of 13 so far. At 13 or more you are out too late. Next to the hourglass you see how likely that is with the next card.
lesson-second = On your turn everybody gets exactly one card. This 4 takes time and carries no bell: a lovely present for { $one }.
lesson-last = The last card goes to whoever has none yet: { $two }. Then the others take their turns in the same way, and you are served too.
lesson-risk = { $one } had to give you the last card, a 5 with two bells. Now you are at 8, with three bells in your row. They are not safe yet: if you stay out too late, the whole row is lost.
lesson-refusal = From { $two } you got a cat: the Refusal. As long as it lies in your row, you may refuse one later card.
lesson-gift = Your turn again, and what a card: a gift! Its bells do not go into your row, but straight into your score pile, where nobody can lose them. Keep it.
lesson-accept = Since you have a Refusal, you are now asked about every card you get. This one is most welcome: accept it.
lesson-pile = Your score pile: two bells, one card. It lies face down. Others see only how many cards you have in it, and you see only how many they have.
lesson-push = 5 hours with two bells. You have your card of this turn already; and at 13 you would be too late anyway. { $one } still has room for it: give it to { $one }.
lesson-draw = The extra card on this one means: whoever gets it draws one more from the pile at once, and that one counts like any other. A nice little danger for { $two }.
lesson-cats = { $two } was lucky and drew a Late pass: too late only at 18. And { $one } took a Step back, which throws the last card out of the row again. With the Gift and the Refusal, you have now met all the cats; none of them costs time.
lesson-refuse = { $one } hands you a 5. With your 8 that makes 13: everything would be lost! Choose your Refusal, which glows. Both cards are discarded, and you get no other this turn.
lesson-close = Then { $two } gave you a 4 that draws one more, and you drew another Refusal. You are at 12: one more hour would be too many.
lesson-keep-gift = A gift costs no time, so it is safe even now. Keep it.
lesson-accept-again = Yes, you want this one: accept.
lesson-bust = The moment has come: as soon as one cat is too late, the round ends. { $two } is at 17 of 18 and carries three bells. Give this 4 to { $two }!
lesson-round = { $two } was too late and lost the whole row. The others brought home what bells they had: { $one } none, you three, and with the gifts you now have six. Then all rows are cleared, the First Player card (the paw) goes to the next player, and { $one } begins the next round.
lesson-win = So it goes, round after round. Whoever has 13 bells in their score pile wins at once; if several have, the one with the most, and in a tie the one furthest from the paw. You need seven more!
