"""A puzzle: the real board, clicks as at a table, and told at once whether it was best and why."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from durbar.puzzles import puzzles_of
from tests.browser.fit import Look
from tests.browser.players import Crowd


def give(page: Page, move: str) -> None:
    """Answer by a click on the board, once to choose and once to be sure."""
    seat = move.removeprefix("give ")
    page.locator(f".path.seat-{seat} button.give").click()
    page.get_by_role("button", name="Answer", exact=True).click()


def test_one_is_solved_and_one_is_not(crowd: Crowd) -> None:
    ada = crowd.person("Ada")
    page = ada.page
    ada.goes("/puzzles")
    expect(page.get_by_role("heading", name="Puzzles")).to_be_visible()
    right, wrong = [puzzle for puzzle in puzzles_of("kyoto") if puzzle.best.startswith("give ")][:2]
    ada.goes(f"/puzzles/kyoto/{right.id}")
    expect(page.get_by_text("What is your best move?")).to_be_visible()
    desk = Look(ada)
    desk.at("a puzzle")
    give(ada.page, right.best)
    expect(page.get_by_text("That is the best move!")).to_be_visible()
    expect(page.get_by_text("1 of 1")).to_be_visible()
    desk.at("a puzzle that is solved")
    desk.report()
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.get_by_text("What is your best move?")).to_be_visible()

    zoe = crowd.person("Zoe", phone=True)
    zoe.goes(f"/puzzles/kyoto/{wrong.id}")
    give(zoe.page, next(move for move in wrong.fares if move != wrong.best))
    expect(zoe.page.get_by_text("There is something better.")).to_be_visible()
    zoe.click(zoe.button("Show on the board"))
    expect(zoe.page.locator(".hinted").first).to_be_visible()  # the better one
    phone = Look(zoe)
    phone.at("a puzzle that is not solved")
    phone.report()
    zoe.page.reload()
    expect(zoe.page.get_by_text("You have answered this one.")).to_be_visible()


# What can be clicked first, by the beginning of the best move.
ASKS = (
    ("kyoto", "give", ".give .label"),
    ("xanadu", "stop", ".tray [data-lesson=finish]"),
    ("xanadu", "worker", ".lot.glow"),
    ("reviving", "build", ".tray .glow"),
    ("reviving", "colour", ".tray .glow"),
    ("reviving", "buy", ".tray .glow"),
    ("kathmandu", "go", ".ask .option.glow"),
    ("kathmandu", "place", ".ask .option.glow"),
    ("kathmandu", "rest", ".ask .glow"),
    ("kathmandu", "map", ".dice button.glow"),
)


def test_on_a_phone_the_question_stays_in_sight_and_the_answer_is_read_first(crowd: Crowd) -> None:
    zoe = crowd.person("Zoe", phone=True)
    page = zoe.page
    for game, best, glows in ASKS:
        puzzle = next(puzzle for puzzle in puzzles_of(game) if puzzle.best.split()[0] == best)
        zoe.goes(f"/puzzles/{game}/{puzzle.id}")
        expect(page.get_by_text("What is your best move?")).to_be_in_viewport(ratio=1)
        expect(page.locator(glows).first).to_be_in_viewport()
        page.mouse.wheel(0, 300)
        expect(page.get_by_text("What is your best move?")).to_be_in_viewport(ratio=1)
        page.keyboard.press("1")
        zoe.click(zoe.button("Answer"))
        expect(page.locator(".verdict")).to_be_in_viewport(ratio=1)
        expect(page.locator(".because .why").first).to_be_in_viewport(ratio=1)


def test_what_is_best_is_found_on_the_board_or_said_to_be_a_button(crowd: Crowd) -> None:
    ada = crowd.person("Ada")
    for game, move, rings in (("kathmandu", "go ", 2), ("kathmandu", "rest", 0), ("xanadu", "stop", 0)):
        puzzle = next(puzzle for puzzle in puzzles_of(game) if puzzle.best.startswith(move))
        ada.asks(f"puzzles/{game}/{puzzle.id}", move=puzzle.best)
        ada.goes(f"/puzzles/{game}/{puzzle.id}")
        expect(ada.page.get_by_text("You have answered this one.")).to_be_visible()
        expect(ada.page.locator(".hinted")).to_have_count(rings)  # the yak, and where it goes
        expect(ada.page.get_by_text("At the table this is offered")).to_have_count(0 if rings else 1)
