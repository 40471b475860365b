"""Crews: whoever plays, on however many processes or machines, and whoever dies meanwhile, the games are the same."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from durbar.bots import crew as crew_module
from durbar.bots.crew import HERE, Alone, Processes, Sizes, crew
from durbar.bots.series import Series, play, play_all
from durbar.cli import main
from durbar.core.errors import DurbarError

SERIES = Series("kyoto", 3, ("greedy", "random", "easy"), 60, seed=4)


def test_a_batch_grows_until_it_is_worth_asking_for() -> None:
    sizes, found = Sizes(1.0), []
    for _ in range(5):
        found.append(sizes.size)
        sizes.note(sizes.size, 0.01 * sizes.size)
    assert found == [1, 8, 64, 100, 100]
    sizes.note(100, 400.0)
    assert sizes.size == 1


@pytest.mark.parametrize("hands", [Alone, lambda: Processes(2)])
def test_results_come_in_the_order_of_the_work(hands: Any) -> None:
    with hands() as group:
        found = list(group.in_order(divmod, ((number, 7) for number in range(50))))
    assert found == [((number, 7), divmod(number, 7)) for number in range(50)]


def test_only_ones_own_processes_are_sent_home() -> None:
    with Processes(1) as first:
        answer = first.ask(os.getpid)
        with Processes(1) as second:
            assert second.ask(os.getpid)() != answer()
        assert first.ask(os.getpid)() == answer()


def hear_nothing(begun: Path) -> None:
    """Wait outside of Python, where no signal interrupts it: as if it had come just before the waiting began."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
    begun.touch()
    time.sleep(1e6)


@pytest.mark.skipif(os.name != "posix", reason="signals are POSIX here")
def test_who_is_sent_home_goes_wherever_the_signal_finds_them(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    with Processes(1) as group:
        group.ask(hear_nothing, begun)
        while not begun.exists():
            time.sleep(0.01)


def test_wrong_workers_are_named() -> None:
    with pytest.raises(DurbarError, match="there can be 1 to 256 workers, not 0"):
        crew(0)
    with pytest.raises(DurbarError, match="leave out --workers"):
        crew(2, "localhost:6379")


# On Ray


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two machines of one processor each, as far as Ray can tell."""
    utils = pytest.importorskip("ray.cluster_utils", reason="Ray is not there")
    made = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    made.add_node(num_cpus=1)
    yield made
    made.shutdown()


def play_or_die(marker: str, series: Series, number: int) -> tuple[str, int, Any]:
    """The first who plays game 5 dies of it."""
    import ray

    if number == 5 and not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return ray.get_runtime_context().get_node_id(), os.getpid(), play(series, number)


def check(series: Series) -> None:
    series.check()


def test_on_a_cluster_the_games_are_the_same_whoever_dies(cluster: Any, tmp_path: Path) -> None:
    with crew(ray=cluster.address) as hands:
        assert hands.hands == 2
        marker = str(tmp_path / "died")
        found = [each for _, each in hands.in_order(play_or_die, ((marker, SERIES, number) for number in range(60)))]
        assert Path(marker).exists()
        assert [result for _, _, result in found] == list(play_all(SERIES, workers=1))
        assert len({node for node, _, _ in found}) == 2  # they share the work
        with pytest.raises(DurbarError, match="3 seats need 3 bots, not 1"):
            hands.ask(check, Series("kyoto", 3, ("greedy",), 1))()


@pytest.mark.skipif("DURBAR_RAY" not in os.environ, reason="takes a minute: DURBAR_RAY=1 tries it")
def test_a_series_on_a_cluster_of_its_own_is_the_same_series() -> None:
    assert list(play_all(SERIES, ray=HERE)) == list(play_all(SERIES, workers=1))


def test_an_address_at_which_there_is_no_cluster_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crew_module, "ANSWER_S", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as nobody:
        port = nobody.getsockname()[1]
    silent = socket.create_server(("127.0.0.1", 0))
    mute = silent.getsockname()[1]
    for address, sentence in {
        "elsewhere": "durbar: 'elsewhere' is no address of a Ray cluster; one looks like host:6379, ray://host:10001",
        f"127.0.0.1:{port}": f"durbar: there is no Ray cluster at '127.0.0.1:{port}': ",
        f"127.0.0.1:{mute}": f"durbar: there is no Ray cluster at '127.0.0.1:{mute}': timed out",
        f"ray://127.0.0.1:{port}": f"durbar: there is no Ray cluster at 'ray://127.0.0.1:{port}': ",
    }.items():
        assert main(["arena", "kyoto", "greedy", "random", "--games", "9", "--ray", address]) == 2
        said = capsys.readouterr().err
        assert said.startswith(sentence)
        assert said.count("\n") == 1
    silent.close()
