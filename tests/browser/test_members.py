"""Members in a real browser: the passkeys are those of Chromium's own authenticator."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Route, expect

from tests.browser.fit import Look
from tests.browser.middle import played, sits_down
from tests.browser.players import LOG, Crowd, Person
from tests.server.servers import LONG, SHORT, Server


def somebody(crowd: Crowd, server: Server, name: str, **context: Any) -> Person:
    """Somebody who came by a name, as passkeys know no addresses."""
    person = crowd.person(name, **context)
    person.url = f"http://localhost:{server.port}"
    return person


def has_authenticator(person: Person) -> tuple[Any, str]:
    """A device with a fingerprint reader, whose owner always agrees."""
    session = person.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, made["authenticatorId"]


def until(is_so: Callable[[], Any]) -> Any:
    """What this says as soon as it says something."""
    end = time.monotonic() + LONG
    while not (found := is_so()):
        assert time.monotonic() < end, "it never comes"
        time.sleep(SHORT)
    return found


def joins(person: Person) -> list[str]:
    """Become a member on the page about oneself; the recovery codes."""
    person.goes("/you")
    person.page.get_by_label("Your name as a member").fill(person.name)
    person.click(person.button("Become a member"))
    person.page.get_by_role("heading", name="Recovery codes").wait_for()
    codes = person.page.locator(".codes code").all_text_contents()
    person.click(person.button("I have saved them"))
    return codes


def test_a_guest_becomes_a_member_signs_out_and_in_again(crowd: Crowd, server: Server) -> None:
    """And finds on each device the name, the table and what was played."""
    ada = somebody(crowd, server, "Ada Lovelace")
    (over,) = sits_down(server, ada, played("kyoto", 3))
    has_authenticator(ada)
    assert len(joins(ada)) == 8
    page = ada.page
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada Lovelace")
    expect(page.get_by_text("Member since")).to_be_visible()
    expect(page.locator(".past a:not(.again)")).to_have_attribute("href", over)
    expect(page.get_by_role("cell", name="with bots")).to_be_visible()
    page.get_by_label("Find a game or a player").fill("xanadu")
    expect(page.get_by_text("No games found.")).to_be_visible()
    page.get_by_label("Find a game or a player").fill("kyoto")
    expect(page.locator(".past a:not(.again)")).to_have_count(1)

    ada.click(ada.button("Sign out"))
    expect(page.get_by_text("You are a guest on this device.")).to_be_visible()
    ada.click(ada.button("I am a member: sign in"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada Lovelace")
    assert not ada.bare_keys()


def test_another_device_signs_in_by_the_code_on_the_screen_and_once(crowd: Crowd, server: Server) -> None:
    ada, phone = somebody(crowd, server, "Ada"), somebody(crowd, server, "Ada's phone", phone=True)
    has_authenticator(ada)
    codes = joins(ada)
    ada.click(ada.button("Sign in on another device"))
    link = ada.code()
    assert re.fullmatch(rf"http://localhost:{server.port}/you#in=[\w-]+", link)
    phone.goes(link)
    phone.click(phone.button("Sign in on this device"))
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Ada")
    third = somebody(crowd, server, "third")
    third.endures("403")
    third.goes(link)
    third.click(third.button("Sign in on this device"))
    expect(third.page.get_by_role("alert")).to_contain_text("This link is too old, or has already been used")
    third.page.get_by_text("I have no passkey here").click()
    third.page.get_by_label("Recovery code").fill(codes[0])
    held = list[Route]()
    third.page.route("**/api/me/passkeys", lambda route: held.append(route))
    third.click(third.button("Sign in with the code"))
    expect(third.page.get_by_role("heading", level=1)).to_have_text("Ada")
    third.click(third.button("Sign out everywhere"))  # while the page still asks what a member may know
    until(lambda: third.page.evaluate("1") and held)
    for route in held:
        route.continue_()
    third.page.unroute("**/api/me/passkeys")
    expect(third.page.get_by_text("You are a guest on this device.")).to_be_visible()
    phone.goes("/you")
    expect(phone.page.get_by_text("You are a guest on this device.")).to_be_visible()


def test_a_page_whose_member_was_signed_out_elsewhere_says_so_and_makes_nobody_new(
    crowd: Crowd, server: Server
) -> None:
    ada, old = somebody(crowd, server, "Pema"), somebody(crowd, server, "her old device")
    has_authenticator(ada)
    codes = joins(ada)
    has_authenticator(old)
    old.goes("/you")
    old.click(old.button("I am a member: sign in"))
    expect(old.page.get_by_role("alert")).to_contain_text("No passkey was used")
    ada.click(ada.button("Sign in on another device"))
    link = ada.page.get_by_role("textbox", name="Sign-in link").input_value()
    old.page.evaluate("hash => (location.hash = hash)", link.partition("#")[2])  # pasted where the page is open
    old.click(old.button("Sign in on this device"))
    expect(old.page.get_by_role("heading", level=1)).to_have_text("Pema")

    ada.click(ada.button("New recovery codes"))
    expect(ada.page.get_by_text("The recovery codes you have now will no longer work.")).to_be_visible()
    ada.click(ada.button("Not yet"))
    ada.click(ada.button("New recovery codes"))
    ada.click(ada.button("New recovery codes"))  # yes
    ada.page.get_by_role("heading", name="Recovery codes").wait_for()
    assert not set(codes) & set(ada.page.locator(".codes code").all_text_contents())
    ada.click(ada.button("Sign out everywhere"))
    expect(ada.page.get_by_text("You are a guest on this device.")).to_be_visible()

    old.endures("401")
    old.click(old.button("Add a passkey"))
    expect(old.page.get_by_role("alert")).to_have_text("You have been signed out on this device.")
    expect(old.page.get_by_text("You are a guest on this device.")).to_be_visible()
    assert not old.asks("me")["member"]


def test_a_name_that_is_taken_and_a_passkey_that_is_refused_change_nothing(crowd: Crowd, server: Server) -> None:
    ada, bo = somebody(crowd, server, "Maya"), somebody(crowd, server, "Bo")
    has_authenticator(ada)
    joins(ada)
    session, authenticator = has_authenticator(bo)
    bo.endures("409")
    bo.goes("/you")
    name = bo.page.get_by_label("Your name as a member")
    name.fill("МAYA")  # its first letter is not Latin
    bo.click(bo.button("Become a member"))
    expect(bo.page.get_by_role("alert")).to_contain_text("A member already has this name")
    name.fill("Bo")
    session.send("WebAuthn.setUserVerified", {"authenticatorId": authenticator, "isUserVerified": False})
    session.send("WebAuthn.setResponseOverrideBits", {"authenticatorId": authenticator, "isBadUP": True})
    bo.endures("422")
    bo.click(bo.button("Become a member"))
    expect(bo.page.get_by_role("alert")).to_be_visible()
    bo.page.reload()
    expect(bo.page.get_by_text("You are a guest on this device.")).to_be_visible()


def test_somebody_at_a_table_becomes_a_member_there_and_can_leave_for_good(crowd: Crowd, server: Server) -> None:
    ada = somebody(crowd, server, "Noor")
    has_authenticator(ada)
    (over,) = sits_down(server, ada, played("kyoto", 2))
    ada.goes(over)
    ada.page.locator(".end .result").wait_for()
    ada.click(ada.button("Settings"))
    ada.page.locator("dialog summary", has_text="Become a member").click()
    ada.page.get_by_label("Your name as a member").fill("Noor")
    ada.click(ada.page.locator("dialog").get_by_role("button", name="Become a member"))
    ada.click(ada.button("I have saved them"))
    ada.goes("/you")
    ada.page.get_by_text("Delete my account", exact=True).click()
    ada.page.get_by_label(re.compile("Type your name")).fill("Noor")
    ada.click(ada.button("Delete my account for good"))
    ada.page.wait_for_url("**/")
    cy = somebody(crowd, server, "Cy", locale="fr-FR")
    cy.goes(over)
    expect(cy.page.locator(".people").first).to_contain_text("un ancien membre")
    expect(cy.page.locator(LOG).first).to_have_text(re.compile("^un ancien membre s’assied"))
    assert "former" not in cy.page.locator("body").inner_text()
    watching = [sys.executable, "-m", "durbar", "join", server.url + over, "--watch", "--lang", "fr"]
    told = subprocess.run(watching, input="log\n", capture_output=True, text=True, timeout=LONG, check=True).stdout
    assert "un ancien membre" in told
    assert "former" not in told


def test_where_there_are_no_passkeys_a_sentence_says_so(crowd: Crowd) -> None:
    ada = crowd.person("Ada")
    ada.goes("/you")
    expect(ada.page.get_by_text("Passkeys do not work on this page")).to_be_visible()
    expect(ada.button("Become a member")).to_have_count(0)
    expect(ada.page.get_by_text("The games you finish are kept here.")).to_be_visible()


def test_the_page_about_oneself_fits_a_phone(crowd: Crowd, server: Server) -> None:
    """As a guest, with the recovery codes, and as a member with a link, a holiday and all."""
    ada = somebody(crowd, server, "Tenzing Norgay", phone=True)
    has_authenticator(ada)
    sits_down(server, ada, played("kyoto", 3))
    look = Look(ada)
    ada.goes("/you")
    ada.page.locator(".past a:not(.again)").wait_for()
    look.at("guest")
    ada.page.get_by_label("Your name as a member").fill(ada.name)
    ada.click(ada.button("Become a member"))
    ada.page.locator(".codes").wait_for()
    look.at("codes")
    ada.click(ada.button("I have saved them"))
    ada.click(ada.button("Sign in on another device"))
    ada.page.locator(".qr").wait_for()
    ada.page.get_by_label(re.compile("Days from today")).fill("3")
    ada.click(ada.button("Go on holiday"))
    ada.button("I am back").wait_for()
    ada.page.get_by_text("Delete my account", exact=True).click()
    look.at("member")
    look.report()
