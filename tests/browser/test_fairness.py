"""The luck in the browser: it adds its own, remembers what it saw, and notices a server that lies."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from durbar.core.fairness import Promise, seal_of
from tests.browser.players import LOG, Crowd, Person

Lie = Callable[[dict[str, Any]], None]  # changes the promise that is shown in the end
OTHER = "22" * 32


def finishes(*people: Person) -> None:
    """Play the match to its end without looking at it, each with the first move there is."""
    path = f"matches/{people[0].page.url.rpartition('/')[2]}"
    while True:
        for person in people:
            shown = person.asks(f"{path}?after=999999999")
            table, seat = shown["table"], shown["you"]["viewer"]
            if table["status"] == "over":
                return
            if seat in table["due"]:
                move, turn = table["moves"][0]["notation"], table["turn"]
                person.asks(f"{path}/commands", do="move", id=f"m{turn}-{seat}", seat=seat, move=move, after=turn)


def checks(person: Person, words: str) -> None:
    """What the browser of this person finds out by itself."""
    person.click(person.button("Check the shuffle"))
    expect(person.page.locator(".verdict")).to_contain_text(words)


def hears(person: Person, lies: list[Lie]) -> None:
    """From now on this person's browser hears another promise in the end than the server's, if there is a lie."""

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def change(text: str | bytes) -> None:
            message = json.loads(text)
            if (table := message.get("table")) and table["status"] == "over":
                for lie in lies:
                    lie(table["promise"])
            route.send(json.dumps(message))

        server.on_message(change)

    person.page.route_web_socket(re.compile("/socket"), between)


def another_secret(promise: dict[str, Any]) -> None:
    """All of it, as if it had always been so."""
    made = Promise(OTHER, tuple(promise["nonces"]), 2)
    promise |= {"secret": OTHER, "commitment": made.commitment, "seed": made.seed}
    promise["seed_commitment"] = made.seed_commitment


def another_secret_under_the_old_hash(promise: dict[str, Any]) -> None:
    made = Promise(OTHER, tuple(promise["nonces"]), 2)
    promise |= {"secret": OTHER, "seed": made.seed, "seed_commitment": made.seed_commitment}


def another_nonce(promise: dict[str, Any], seat: int = 1, nonce: str = OTHER) -> None:
    promise["nonces"][seat] = nonce
    made = Promise(promise["secret"], tuple(promise["nonces"]), 2)
    promise |= {"seed": made.seed, "seed_commitment": made.seed_commitment}


def my_nonce_left_out(promise: dict[str, Any]) -> None:
    another_nonce(promise, 0, "")


def another_seed(promise: dict[str, Any]) -> None:
    promise |= {"seed": OTHER, "seed_commitment": seal_of(OTHER)}


def the_older_promise(promise: dict[str, Any]) -> None:
    made = Promise(promise["secret"], tuple(promise["nonces"]), 1)
    promise |= {"edition": 1, "seed": made.seed, "seed_commitment": made.seed_commitment}


LIES: list[tuple[Lie, str]] = [
    (another_secret, "before the game the server showed a different hash of its secret"),
    (another_secret_under_the_old_hash, "the secret is not the one whose hash was shown"),
    (another_nonce, "the luck of the seats is not what they sealed"),
    (my_nonce_left_out, "the luck of the seats is not what they sealed"),
    (another_seed, "the game was dealt from a different seed"),
    (the_older_promise, "the game was dealt from a different seed"),
]


def test_a_server_that_lies_is_found_out(crowd: Crowd) -> None:
    """Whatever the server's own check says: it is not asked whether it was honest."""
    ada, bob = crowd.person("Ada"), crowd.person("Bob")
    lies: list[Lie] = []
    hears(ada, lies)
    bob.goes(ada.opens(2, people=2))
    bob.sits(1)
    ada.begins()
    bob.page.locator(".table").first.wait_for()
    finishes(ada, bob)
    for person in (ada, bob):
        person.page.locator(".end").wait_for()
        checks(person, "yours is part of it")
    for lie, words in LIES:
        lies[:] = [lie]
        ada.page.reload()
        ada.page.locator(".end").wait_for()
        checks(ada, f"The promise was broken: {words}")
        expect(ada.page.get_by_text("The server has replayed the game")).to_have_count(0)


@pytest.mark.parametrize("secure", [True, False], ids=["Web Crypto", "a page without TLS"])
def test_luck_of_ones_own_is_in_the_game_and_in_the_next(crowd: Crowd, secure: bool) -> None:
    """One click begins; a reload forgets nothing; the rematch has luck of its own again."""
    ada = crowd.person("Ada")
    if not secure:
        ada.context.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    ada.creates("me", "easy")
    ada.page.locator(".table").wait_for()
    begins = ada.page.locator(LOG, has_text="The game begins, with luck from the server and from ")
    expect(begins).to_have_count(1)
    ada.page.reload()
    finishes(ada)
    ada.page.locator(".end").wait_for()
    checks(ada, "Checked by this browser")
    expect(ada.page.locator(".verdict")).to_contain_text("yours is part of it")
    expect(ada.page.get_by_text("The server has replayed the game")).to_be_visible()
    old = ada.page.url
    ada.click(ada.button("Play again"))  # and with bots alone the next game begins at once
    ada.page.wait_for_url(lambda url: url != old)
    ada.page.locator(".table").wait_for()
    expect(begins).to_have_count(1)


def test_who_comes_late_is_told_that_it_cannot_know(crowd: Crowd) -> None:
    ada, eve = crowd.person("Ada"), crowd.person("Eve")
    ada.creates("me", "easy")
    ada.page.locator(".table").wait_for()
    finishes(ada)
    eve.goes(ada.page.url)
    eve.page.locator(".end").wait_for()
    checks(eve, "was not here when the luck was sealed")


def test_two_people_at_one_device_add_luck_once(crowd: Crowd) -> None:
    ada = crowd.person("Ada")
    path = ada.creates("me", "beside", "friend")
    seats = ada.page.locator(".seats li")
    expect(seats.nth(0)).to_contain_text("luck sealed")
    expect(seats.nth(1)).to_contain_text("adds no luck of its own")
    bob = crowd.person("Bob")
    bob.goes(path)
    bob.sits(2)
    ada.click(ada.button("Begin"))  # and a curtain falls: two sit there
    bob.page.locator(".table").first.wait_for()
    expect(bob.page.locator(LOG, has_text=re.compile("with luck from the server, from you and from "))).to_have_count(1)


def test_a_device_that_does_not_reveal_its_luck_is_named_and_left_out(crowd: Crowd) -> None:
    ada, bob = crowd.person("Ada"), crowd.person("Bob")

    def mute(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda text: None if json.loads(text)["do"] == "reveal" else server.send(text))

    bob.page.route_web_socket(re.compile("/socket"), mute)
    bob.goes(ada.opens(2, people=2))
    bob.sits(1)
    seats = ada.page.locator(".seats li")
    for seat in range(2):
        expect(seats.nth(seat)).to_contain_text("luck sealed")
    ada.click(ada.button("Begin"))
    expect(ada.page.get_by_text("waiting for the luck of Bob")).to_be_visible()
    expect(ada.button("Begin")).to_be_disabled()
    expect(ada.page.get_by_text("the device of Bob did not reveal the luck")).to_be_visible()
    expect(seats.nth(0)).to_contain_text("luck sealed")  # anew
    expect(seats.nth(1)).to_contain_text("did not reveal its luck")
    ada.begins()
    expect(ada.page.locator(LOG, has_text=re.compile(r"with luck from the server and from you\.$"))).to_have_count(1)
    for person, whose in ((ada, "the device of Bob"), (bob, "your device")):
        expect(person.page.locator(LOG, has_text=f"{whose} did not reveal its luck")).to_have_count(1)
