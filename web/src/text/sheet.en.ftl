# What is asked before a game against bots, and before a table is sent away, in English. Loaded with the sheet.

minutes-published = { $minutes } minutes, according to the publisher.
luck-ours = (That, and how hard the game is, is our own opinion.)
play-game = Play { $game }
alone = Solo
bots-level = How good are the bots?
bots-easy = Easy
bots-medium = Medium
bots-hard = Hard
bots-master = Master
variants = { $count ->
    [0] Variants
    [one] Variants (one chosen)
   *[other] Variants ({ $count } chosen)
  }
deal = Begin
more-choices = More choices, or with friends
dismiss-not = Keep it
dismiss-close = Close the table
dismiss-close-what = Nobody but bots plays here with you. The game ends without a result, and cannot be taken up again.
dismiss-stand = Leave the table
dismiss-stand-what = You give up your seat. The others can play without you.
dismiss-bot = Leave it to a bot
dismiss-bot-what = It is your turn here. A bot will play on for you; by the table’s address you can come back.
dismiss-hide = Hide the table
dismiss-hide-what = The table disappears from this page, and comes back when it is your turn.
