"""What a kill leaves behind, at every moment of opening a data folder.

python -m tests.server.killing FOLDER MOMENTS opens FOLDER as a server does that starts, and lets go of it again, while
another process (ptrace) stops it at the begin and the end of every system call. Whenever anything in the folder has
changed, a copy of it is put into MOMENTS: what is there when the process is killed at that moment, as what a process
has written before stays. So each write is followed by a kill, and one run tells about all of them.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import tempfile
from pathlib import Path

from durbar.server.push import load_push_key
from durbar.server.run import open_folder

TRACE_ME, GO_ON_TO_SYSCALL, SET_OPTIONS = 0, 24, 0x4200
EXIT_WITH_TRACER = 0x100000
NOT_ALLOWED = 77  # the exit code where processes may not be traced

Shape = dict[str, tuple[int, bytes]]  # mode and contents of each file, and the mode of the folder as that of ""


def ptrace(request: int, process: int, data: int = 0) -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
    libc.ptrace.restype = ctypes.c_long
    if libc.ptrace(request, process, None, data) < 0:
        sys.exit(NOT_ALLOWED)


def open_and_let_go(folder: Path) -> None:
    """What a server does with its folder before it serves, and in the end."""
    store, _ = open_folder(folder)
    load_push_key(folder)
    store.let_go()


def traced(folder: Path) -> int:
    """A process that does it, and waits to be told to; its number."""
    process = os.fork()
    if not process:
        try:
            os.umask(0)
            ptrace(TRACE_ME, 0)
            os.kill(os.getpid(), signal.SIGSTOP)
            open_and_let_go(folder)
            os._exit(0)
        finally:
            os._exit(1)
    _, status = os.waitpid(process, 0)
    if not os.WIFSTOPPED(status):
        sys.exit(NOT_ALLOWED)
    ptrace(SET_OPTIONS, process, EXIT_WITH_TRACER)
    return process


def shape_of(folder: Path) -> Shape:
    if not folder.exists():
        return {}
    files = {file.name: (file.stat().st_mode & 0o777, file.read_bytes()) for file in folder.iterdir()}
    return {"": (folder.stat().st_mode & 0o777, b""), **files}


def moments(folder: Path) -> list[Shape]:
    """Every shape in which a kill can leave the folder."""
    process, found = traced(folder), [shape_of(folder)]
    while True:
        ptrace(GO_ON_TO_SYSCALL, process)
        _, status = os.waitpid(process, 0)
        if (shape := shape_of(folder)) not in found:
            found.append(shape)
        if not os.WIFSTOPPED(status):
            assert status == 0, f"opening the folder failed: {status}"
            return found


def write(shape: Shape, folder: Path) -> None:
    for name, (mode, contents) in shape.items():
        if name:
            (folder / name).write_bytes(contents)
        else:
            folder.mkdir()
        (folder / name).chmod(mode)


def main(folder: Path, into: Path) -> None:
    with tempfile.TemporaryDirectory() as other:
        open_and_let_go(Path(other) / "data")  # so that all modules are loaded
    for number, shape in enumerate(moments(folder)):
        write(shape, into / f"{number:04}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
