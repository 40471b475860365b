# The score sheet of a finished game, in English. Loaded with it.

scores-title = Score sheet: { $game }
scores-played = Played on { $date }, edition { $edition } of the rules.
scores-back = To the table
scores-print = Print
scores-what = What for
scores-points = Points
scores-total = Total
scores-bot = bot
scores-where = The whole game is at { $address }
