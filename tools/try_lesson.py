"""Play the line of a lesson and show the table before each step: `python tools/try_lesson.py kyoto [en|fr]`.

Who writes a lesson sees here what the learner will see when the coach speaks. At the end stand the moves that could
follow, so that a line is found by going on from there.
"""

from __future__ import annotations

import sys

import msgspec

import durbar
from durbar.core.lesson import Lesson, lesson_file
from durbar.core.text import catalogue


def show(game: str, language: str) -> None:
    lesson = msgspec.toml.decode(lesson_file(game).read_bytes(), type=Lesson)
    rules, words = durbar.game(game), catalogue(game, language)
    state = rules.new(lesson.seats, lesson.seed, rules.read_options(lesson.options, lesson.seats))
    log = state.listen()
    names = ["You", "Kuro", "Tama", "Shiro", "Hana", "Momo"][: lesson.seats]
    for play in lesson.line()[: len(lesson.before)]:
        state.play(play.seat, play.moves[0])
    for number, step in enumerate(lesson.step, 1):
        others = dict(zip(("one", "two", "three"), names[1:], strict=False))
        print(f"\n== {number} at {step.at or 'nothing'}: {words.say(step.say, **others)}")
        for play in step.plays():
            print(f"   -- {play.seat}: {' | '.join(play.moves)}")
            state.play(play.seat, play.moves[0])
            for event in log:
                print("     ", words.say(f"log-{event.kind}", **words.named(event.facts, names)))
            log.clear()
    for seat in state.actors():
        print(f"\n{seat} may:", ", ".join(move.notation for move in state.legal_moves(seat)))


if __name__ == "__main__":
    show(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "en")
