"""Puzzles: positions of bots' games in which one move is clearly best, and a greedy look does not find it.

>>> from durbar.puzzles import puzzles_of
>>> puzzle = puzzles_of("kyoto")[0]
>>> puzzle.best in [move.notation for move in puzzle.state().legal_moves(puzzle.seat)]
True

They are mined, not invented (`durbar puzzles mine`), and lie as text in the package, one file a game. How one is found
and what it is held to is told in docs/puzzles.md.
"""

from durbar.puzzles.puzzle import GRADES, TRIES, Book, Origin, Puzzle, book_of, puzzles_of

__all__ = ["GRADES", "TRIES", "Book", "Origin", "Puzzle", "book_of", "puzzles_of"]
