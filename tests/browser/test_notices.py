"""Notices in a real browser: the page without a network, the app that can be installed, and what is told where."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import NAMES, QUIET
from tests.browser.fit import Look, axe
from tests.browser.players import Crowd, Person
from tests.browser.test_members import has_authenticator, joins, somebody, until
from tests.server.postmen import PostOffice, PushService, link_in
from tests.server.servers import Server

# Chromium's own push service is in the internet, so that of the tests takes its place: what a page is given is what a
# push service would give it. All after that is real.
SUBSCRIBED = """subscription => {
  const given = () => ({
    endpoint: subscription.endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: subscription.endpoint, keys: { p256dh: subscription.key, auth: subscription.auth } }),
    unsubscribe: async () => (localStorage.removeItem("subscribed"), true),
  });
  PushManager.prototype.getSubscription = async () => (localStorage.subscribed ? given() : null);
  PushManager.prototype.subscribe = async () => ((localStorage.subscribed = "yes"), given());
  Notification.requestPermission = async () => "granted";
}"""
KEPT = "async name => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)"
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag }) => ({ title, body, tag }))"""
BADGED = """() => {
  self.badges = [];
  self.navigator.setAppBadge = (count) => (self.badges.push(count), Promise.resolve());
}"""  # which only the icon of an installed app shows
CLICKED = """async () => {
  const opened = [];
  self.clients.openWindow = async (path) => (opened.push(path), null);
  const [notification] = await self.registration.getNotifications();
  const click = new NotificationEvent("notificationclick", { notification });
  self.dispatchEvent(click);
  for (let look = 0; look < 100 && !opened.length; look++) await new Promise((on) => setTimeout(on, 20));
  return opened;
}"""


class Town(NamedTuple):
    server: Server
    push: PushService
    office: PostOffice
    crowd: Crowd


@pytest.fixture
def town(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    """A server with a push service and a mail server."""
    folder = tmp_path_factory.mktemp("town")
    push = PushService(folder)
    with ExitStack() as stack:
        stack.enter_context(push.in_background())
        office = stack.enter_context(PostOffice().open())
        server = Server(folder / "data", "--local-push", "--notice-after", "0")
        mail = ("--mail", f"smtp://127.0.0.1:{office.port}", "--mail-from", "durbar@example.org")
        server.options = (*server.options, *mail, "--url", f"http://localhost:{server.port}")
        server.environment = {**os.environ, "SSL_CERT_FILE": str(push.certificate)}
        stack.enter_context(server)
        crowd = Crowd(browser, server.url)
        yield Town(server, push, office, crowd)
        complaints = [person.complaints() for person in crowd.people]
        crowd.leave()
        assert not any(complaints), complaints
        assert not server.mistakes()


@pytest.fixture
def whole(browser: Browser) -> Iterator[Browser]:
    """A browser that can show notices, which Chromium without windows cannot."""
    path = next(filter(None, map(shutil.which, NAMES[1:])), None)
    if path is None:
        pytest.skip(f"there is no browser here that shows notices; the test looks for {', '.join(NAMES[1:])}")
    opened = browser.browser_type.launch(executable_path=path, args=list(QUIET))
    yield opened
    opened.close()


def with_worker(crowd: Crowd, server: Server, name: str, **how: Any) -> Person:
    """Somebody whose browser has service workers, with that of the page in charge."""
    person = somebody(crowd, server, name, service_workers="allow", **how)
    person.goes("/")
    person.page.wait_for_function("() => navigator.serviceWorker.controller")
    until(lambda: len(person.page.evaluate(KEPT, "assets")) > 3)
    return person


def opens_notices(person: Person) -> None:
    person.goes("/you")
    person.page.locator("summary", has_text="Notifications").click()
    person.page.get_by_text("Nobody is notified without asking.").wait_for()


def test_the_page_shows_itself_without_a_network_and_can_be_installed(crowd: Crowd, server: Server) -> None:
    ada = with_worker(crowd, server, "Ada")
    page = ada.page
    session = ada.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert (manifest["url"], manifest["errors"]) == (f"{ada.url}/manifest.webmanifest", [])
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}  # as all contexts of the tests are
    assert not [path for path in page.evaluate(KEPT, "page") if path.startswith("/api/")]

    ada.endures("ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to")
    ada.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_have_text("The server cannot be reached.")
    expect(page.get_by_role("link", name="Durbar")).to_be_visible()
    assert not axe(page)
    page.goto(f"{ada.url}/m/somewhere")
    expect(page.get_by_role("alert")).to_have_text("The server cannot be reached.")
    ada.context.set_offline(False)
    page.goto(f"{ada.url}/")
    expect(page.locator("main h1").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)

    # After a new release the page of before, and what belonged to it, is gone as soon as there is a network.
    page_of = "new Response(text, { headers: { 'content-type': 'text/html' } })"
    put = f"async text => (await caches.open('page')).put('/', {page_of})"
    page.evaluate(put, "<p>The release before</p>")
    page.evaluate("async () => (await caches.open('assets')).put('/assets/old.js', new Response('0'))")
    page.reload()
    expect(page.locator("main h1").first).to_be_visible()
    assert "/assets/old.js" not in page.evaluate(KEPT, "assets")
    kept = page.evaluate("async () => (await (await caches.open('page')).match('/')).text()")
    assert "The release before" not in kept


def test_who_asked_for_it_is_told_on_their_device_and_led_to_the_table(town: Town, whole: Browser) -> None:
    """From the button on the page to the notice on the screen; only the push service in between is the tests' own."""
    ada = somebody(town.crowd, town.server, "Ada")
    ben = with_worker(Crowd(whole, town.server.url), town.server, "Ben")
    ben.context.grant_permissions(["notifications"], origin=ben.url)
    ben.context.add_init_script(f"({SUBSCRIBED})({town.push.browser().subscription()})")
    opens_notices(ben)
    ben.click(ben.button("Notify me on this device"))
    expect(ben.page.get_by_text("(this device)")).to_be_visible()
    expect(ben.button("Notify me on this device")).to_have_count(0)
    ben.page.get_by_label("Do not notify me at night").check()
    expect(ben.page.get_by_label("From")).to_have_value("22:00")
    assert not axe(ben.page)
    with ben.page.expect_response("**/api/me/notices/quiet"):
        ben.page.get_by_label("Do not notify me at night").uncheck()
    assert not ben.bare_keys()

    match = ada.asks("matches", game="kyoto", seats=2, days={"hours": 24})["match"]["id"]
    for seat, person in enumerate((ada, ben)):
        person.asks(f"matches/{match}/commands", do="sit", id="sit", seat=seat, name=person.name)
    ada.asks(f"matches/{match}/commands", do="start", id="start")
    for number in range(40):
        table = ada.asks(f"matches/{match}")["table"]
        if table["due"] != [0]:
            break
        ada.asks(f"matches/{match}/commands", do="move", id=f"m{number}", seat=0, move=table["moves"][0]["notation"])
    turn = until(lambda: [each for each in town.push.told if each["title"] == "Your turn: Gangs of Kyoto"])[0]
    assert (turn["match"], turn["body"]) == (match, "With Ada")

    session = ben.context.new_cdp_session(ben.page)
    found: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    until(lambda: ben.page.evaluate("1") and found)

    def delivers(message: dict[str, Any]) -> None:
        told = {"origin": ben.url, "registrationId": found[0]["registrationId"], "data": json.dumps(message)}
        session.send("ServiceWorker.deliverPushMessage", told)

    (worker,) = ben.context.service_workers
    worker.evaluate(BADGED)
    delivers(turn)
    shown = until(lambda: ben.page.evaluate(SHOWN))
    assert shown == [{"title": "Your turn: Gangs of Kyoto", "body": "With Ada", "tag": match}]
    assert until(lambda: worker.evaluate("self.badges")) == [1]  # as many as wait for Ben, by the server's count
    assert worker.evaluate(CLICKED) == [f"/m/{match}"]
    assert ben.page.evaluate(SHOWN) == []  # it is closed; and what a crash sends again is not shown again
    delivers(turn)
    delivers({**turn, "match": "another", "title": "Another"})
    until(lambda: ben.page.evaluate(SHOWN))
    assert [each["title"] for each in ben.page.evaluate(SHOWN)] == ["Another"]
    delivers({**turn, "number": turn["number"] + 1})
    until(lambda: len(ben.page.evaluate(SHOWN)) == 2)
    ben.goes(f"/m/{match}")  # by whichever way somebody comes to the table, what they were told of it is read
    until(lambda: [each["tag"] for each in ben.page.evaluate(SHOWN)] == ["another"])
    opens_notices(ben)

    ben.click(ben.button("Stop notifying Linux"))
    expect(ben.button("Notify me on this device")).to_be_visible()
    assert not ben.complaints()


def test_a_member_gives_an_address_confirms_it_and_comes_back_by_it(town: Town) -> None:
    ada = somebody(town.crowd, town.server, "Ada")
    has_authenticator(ada)
    joins(ada)
    opens_notices(ada)
    ada.page.get_by_label("E-mail address").fill("ada@example.org")
    ada.page.get_by_label("At most").select_option("one mail a day")
    ada.click(ada.button("Save"))
    expect(ada.page.get_by_text("A mail is on its way to ada@example.org")).to_be_visible()
    assert not axe(ada.page)
    until(lambda: town.office.mail)
    opens_notices(ada)
    expect(ada.page.get_by_text("Nothing is sent there until")).to_be_visible()
    ada.goes(f"/you#mail={link_in(town.office.mail[0], 'mail')}")
    ada.page.reload()
    ada.click(ada.button("Yes, it is mine"))
    expect(ada.page.get_by_text("Thank you: the address is confirmed.")).to_be_visible()
    ada.page.reload()
    ada.page.locator("summary", has_text="Notifications").click()
    expect(ada.page.get_by_label("E-mail address")).to_have_value("ada@example.org")
    expect(ada.page.get_by_text("Nothing is sent there until")).to_have_count(0)

    phone = somebody(town.crowd, town.server, "phone", phone=True, locale="fr-FR")
    phone.goes("/you")
    phone.page.get_by_text("Je n’ai pas de clé d’accès ici").click()
    phone.page.get_by_label("Votre adresse e-mail").fill("ADA@example.org")
    phone.click(phone.button("Envoyer le lien"))
    expect(phone.page.get_by_text("un lien est en route")).to_be_visible()
    until(lambda: len(town.office.mail) > 1)
    assert town.office.mail[1]["Subject"] == "Durbar : se connecter"
    phone.goes(f"/you#back={link_in(town.office.mail[1], 'back')}")
    phone.page.reload()
    phone.click(phone.button("Me connecter sur cet appareil"))
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Ada")
    phone.page.locator("summary", has_text="Notifications").click()
    phone.page.get_by_text("Personne n’est prévenu sans l’avoir demandé.").wait_for()
    phone.page.get_by_label("Ne pas me prévenir la nuit").check()
    phone.page.get_by_label("De", exact=True).wait_for()
    look = Look(phone)
    look.at("notices")
    look.report()
