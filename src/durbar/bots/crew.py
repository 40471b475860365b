"""A crew: those who work at once for a series or a study, as processes of this machine or on a Ray cluster.

Their work is a pure function of what they are given, so it does not matter who does it, nor in which order: results are
handed on in the order in which the work was given. What somebody did who died on a cluster is done again by another.
"""

from __future__ import annotations

import gc
import os
import signal
import socket
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import version
from multiprocessing import active_children, parent_process
from threading import Thread
from typing import Any, TypeVar

from durbar.bots.programs import kill_all
from durbar.core.errors import DurbarError, quoted

MOST_WORKERS = 256
OBJECTS_BETWEEN = 100_000  # that a worker makes from one look for garbage to the next
AHEAD = 4  # pieces of work under way for each who works
HERE = "local"  # instead of the address of a cluster: a small one on this machine
ANSWER_S = 5.0  # seconds that a cluster has to answer
SETTINGS = b"\x04"  # the kind of frame with which HTTP/2, which Ray speaks, begins on both sides
HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(3) + SETTINGS + bytes(5)
MORE_AT_ONCE = 8  # times as many games as before in the next batch, at most

Piece = TypeVar("Piece", bound=tuple[Any, ...])
Result = TypeVar("Result")


class Crew(ABC):
    """hands: how many work at once; batch_s: for how many seconds it is worth to ask one of them"""

    hands: int
    batch_s = 0.5

    @abstractmethod
    def ask(self, work: Callable[..., Result], *given: Any) -> Callable[[], Result]:
        """Let somebody do this; what waits for the result."""

    @abstractmethod
    def close(self) -> None:
        """Send everybody home, whatever they are doing."""

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *how: object) -> None:
        self.close()

    def in_order(self, work: Callable[..., Result], pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Result]]:
        """Each piece with what came of it, with only a few under way at a time."""
        under_way: deque[tuple[Piece, Callable[[], Result]]] = deque()
        for piece in pieces:
            under_way.append((piece, self.ask(work, *piece)))
            if len(under_way) >= AHEAD * self.hands:
                first, result = under_way.popleft()
                yield first, result()
        for piece, result in under_way:
            yield piece, result()


class Alone(Crew):
    """This process does everything itself."""

    hands = 1

    def ask(self, work: Callable[..., Result], *given: Any) -> Callable[[], Result]:
        return lambda: work(*given)

    def close(self) -> None:
        pass


class Processes(Crew):
    """So many processes on this machine."""

    def __init__(self, hands: int) -> None:
        self.hands = hands
        self.others = set(active_children())
        self.pool = ProcessPoolExecutor(hands, initializer=begin_work)

    def ask(self, work: Callable[..., Result], *given: Any) -> Callable[[], Result]:
        return self.pool.submit(work, *given).result

    def close(self) -> None:
        for worker in set(active_children()) - self.others:  # all is done, or nobody waits for the rest
            worker.terminate()
        self.pool.shutdown(cancel_futures=True)


class Cluster(Crew):
    """The processors of a Ray cluster."""

    batch_s = 1.0

    def __init__(self, address: str, hands: int | None = None) -> None:
        if address != HERE:  # Ray reads it when it is imported: how often it asks for a cluster, once a second
            os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", str(int(ANSWER_S)))
        try:
            import ray
        except ImportError:
            raise DurbarError("--ray needs Ray: pip install 'durbar[ray]'") from None
        self.ray: Any = ray
        self.functions: dict[Callable[..., Any], Any] = {}
        how: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        if address == HERE:
            # Ray's workers would give way to everything else on this machine; ours do not either.
            equal = {"worker_niceness": 0}
            how |= {"num_cpus": hands or os.cpu_count(), "include_dashboard": False, "_system_config": equal}
        else:
            require_answer(address)
        try:
            ray.init(address=address, **how)
        except Exception as error:  # of many kinds, and with many lines
            raise DurbarError(f"there is no Ray cluster at {quoted(address)}: {first_line(error)}") from None
        try:
            self.hands = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
            self.require_same_durbar()
        except BaseException:
            self.close()
            raise

    def require_same_durbar(self) -> None:
        """Refuse a cluster whose games would not be ours."""
        try:
            there = self.ask(version, "durbar")()
        except Exception as error:
            raise DurbarError(f"the cluster cannot play: {first_line(error)}") from None
        if there != (here := version("durbar")):
            raise DurbarError(f"this is Durbar {here}, and that of the cluster {there}; install the same there")

    def ask(self, work: Callable[..., Result], *given: Any) -> Callable[[], Result]:
        if work not in self.functions:
            self.functions[work] = self.ray.remote(max_retries=-1)(work)  # who dies is replaced
        promise = self.functions[work].remote(*given)

        def result() -> Result:
            try:
                found: Result = self.ray.get(promise)
            except self.ray.exceptions.RayTaskError as error:
                raise error.cause from None
            return found

        return result

    def close(self) -> None:
        self.ray.shutdown()


class Sizes:
    """How many games make a batch that is worth asking for, as far as one knows from those that came back."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.size = 1

    def note(self, games: int, seconds: float) -> None:
        wanted = round(games * self.seconds / max(seconds, 1e-6))
        self.size = max(1, min(wanted, MORE_AT_ONCE * games))


def crew(workers: int | None = None, ray: str | None = None) -> Crew:
    """So many processes, one for each processor if nobody says how many; or those of a Ray cluster."""
    require_workers(workers)
    if ray is not None:
        if workers is not None and ray != HERE:
            raise DurbarError("a cluster has the workers that it has; leave out --workers")
        return Cluster(ray, workers)
    hands = workers or os.cpu_count() or 1
    return Alone() if hands == 1 else Processes(hands)


def require_workers(workers: int | None) -> None:
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise DurbarError(f"there can be 1 to {MOST_WORKERS} workers, not {workers}")


def require_answer(address: str) -> None:
    """Refuse an address at which nobody listens, sooner than Ray would find out."""
    if address == "auto":
        return
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not (colon and host and port.isdigit()):
        how = "host:6379, ray://host:10001, or auto for the one of this machine"
        raise DurbarError(f"{quoted(address)} is no address of a Ray cluster; one looks like {how}")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), ANSWER_S) as line:
            line.sendall(HELLO)
            if os.environ.get("RAY_USE_TLS", "0") == "0" and line.recv(4)[3:] != SETTINGS:
                raise OSError("whoever listens there is none")
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or error
        raise DurbarError(f"there is no Ray cluster at {quoted(address)}: {why}") from None


def first_line(error: Exception) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[0].removesuffix(".") if lines else type(error).__name__


def begin_work() -> None:
    """In a worker: look for garbage in circles more seldom. Games make none, and much to look at."""
    gc.set_threshold(OBJECTS_BETWEEN)
    leave_with_parent()


def leave_with_parent() -> None:
    """In a worker: leave Ctrl-C to the parent, and end when the parent does, whatever ended it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: leave())
    if os.name == "posix":
        # Python runs that between two of its own steps. Who waits outside of Python may just have begun to, and never
        # would: so what the signal writes is waited for as well.
        heard, told = os.pipe()
        os.set_blocking(told, False)
        signal.set_wakeup_fd(told)
        Thread(target=end_when_told, args=(heard,), daemon=True).start()
    Thread(target=end_after_parent, daemon=True).start()


def end_when_told(heard: int) -> None:
    os.read(heard, 1)
    leave()


def end_after_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        leave()


def leave() -> None:
    """End at once, and the programs that play here with us."""
    kill_all()
    os._exit(1)
