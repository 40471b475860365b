# The puzzles, in English. Loaded where they are shown.

puzzles-what = Positions from games of bots in which one move is clearly the best, judged by what the player could know. Find it.
puzzles-none = There are no puzzles here.
puzzles-count = { $count ->
        [one] One puzzle
       *[other] { $count } puzzles
    }
puzzles-solve = Solve
puzzles-daily = Puzzle of the day
puzzles-rating = Rating
puzzles-rating-new = not rated yet
puzzles-solved = Solved
puzzles-of = { $solved } of { $answered }
puzzles-streak = Streak
puzzle-title = Puzzle: { $game }
puzzle-grade-easy = easy
puzzle-grade-medium = medium
puzzle-grade-hard = hard
puzzle-grade-master = very hard
puzzle-rated = { $grade }, { $rating }
puzzle-ask = What is your best move?
puzzle-asks = Your answer: { $move }?
puzzle-answer = Answer
puzzle-other = Another move
puzzle-skip = Skip
puzzle-next = Next puzzle
puzzle-best = That is the best move!
puzzle-not-best = There is something better.
puzzle-again = You have answered this one. The best move: { $move }
puzzle-yours = Yours: { $move }, { $chance }
puzzle-solution = The best: { $move }, { $chance }
puzzle-then = Then: { $moves }
puzzle-mere-words = At the table this is offered beside the board; nothing here could be lit for it.
puzzle-show = Show on the board
puzzle-fares = Chance to win after each move
puzzle-move = Move
puzzle-chance = Chance
puzzle-bots = Bots that find it, of { $tries } each: { $found }
puzzle-bot = { $level } { $count }
puzzle-not-counted = This answer does not count: only the first one does.
puzzle-done = You have answered all puzzles of { $game }.
