"""Runs the measurements of Tools/benchmark and prints them as a table."""

import datetime
import json
import os
import platform
import pty
import random
import select
import shutil
import statistics
import struct
import subprocess
import sys
import tempfile
import time

demo, tools = sys.argv[1:3]
wanted = sys.argv[3:] or ["storage", "commands", "frames", "diary", "injection"]
root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
work = tempfile.mkdtemp(prefix="trellis-benchmark-")


def row(what, figure, peer="", ratio=""):
    print(f"| {what} | {figure} | {peer} | {ratio} |", flush=True)


def median(command, rounds, prepare=None, **options):
    """The median of the wall-clock time of a command, in milliseconds."""
    times = []
    for _ in range(rounds):
        if prepare:
            prepare()
        start = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
        times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times)


def printed(command, index=0):
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()[index])


def environment(name):
    folder = os.path.join(work, name)
    os.makedirs(folder, exist_ok=True)
    return {**os.environ, "HOME": folder, "XDG_DATA_HOME": folder, "XDG_STATE_HOME": folder, "XDG_CONFIG_HOME": folder}


def demo_with_todos(name, count):
    """An environment in which a local user of demo has so many todos."""
    env = environment(name)
    subprocess.run([demo, "login", "--local"], check=True, env=env, stderr=subprocess.DEVNULL)
    lines = "".join(f"Todo number {number} of very many\n" for number in range(count))
    subprocess.run([demo, "import", "todos", "-"], input=lines, text=True, check=True, env=env, stderr=subprocess.DEVNULL)
    return env


def storage(count=100_000, rounds=7):
    peer = os.path.join(work, "todos")
    subprocess.run(["cc", "-O2", "-o", peer, os.path.join(root, "Tools/Benchmarks/Peers/todos.c"), "-lsqlite3"], check=True)
    swift = os.path.join(tools, "StorageBenchmark")
    times = {"insert": ([], []), "fetch": ([], [])}
    for number in range(rounds):
        for place, program in enumerate((swift, peer)):
            file = os.path.join(work, f"{number}-{place}.sqlite")
            subprocess.run([swift, "prepare", file, "1"], check=True)
            times["insert"][place].append(printed([program, "insert", file, str(count)]))
        for place, program in enumerate((swift, peer)):
            times["fetch"][place].append(printed([program, "fetch", os.path.join(work, f"{number}-0.sqlite"), str(count)]))
    for what, words in (("insert", "insert 100,000 todos, one transaction"), ("fetch", "fetch 100,000 todos into values")):
        ours, theirs = (statistics.median(values) for values in times[what])
        row(words, f"{ours:.0f} ms", f"{theirs:.0f} ms (C, same file)", f"{ours / theirs:.2f}")


def commands(count=10_000, rounds=15):
    row("demo --version", f"{median([demo, '--version'], rounds):.1f} ms")
    env = demo_with_todos("commands", count)
    list_time = median([demo, "todos", "list"], rounds, env=env)
    add_time = median([demo, "todos", "add", "One more"], rounds, env=env)
    peak = subprocess.run(
        [sys.executable, "-c", "import resource,subprocess,sys; subprocess.run(sys.argv[1:],stdout=subprocess.DEVNULL);"
         "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)", demo, "todos", "list"],
        env=env, capture_output=True, text=True, check=True).stdout
    row("peak memory of that list", f"{int(peak) / 1024:.1f} MiB")
    for what, ours, task_words, txt_words in (
        ("todos list, 10,000 in store", list_time, ["list"], ["list"]),
        ("todos add, 10,000 in store", add_time, ["add", "One more"], ["add", "One more"]),
    ):
        for name, peer_time in (("taskwarrior", taskwarrior(count, task_words)), ("todo.txt-cli", todotxt(count, txt_words))):
            if peer_time is None:
                row(what, f"{ours:.1f} ms", f"{name}: not installed")
            else:
                row(what, f"{ours:.1f} ms", f"{peer_time:.1f} ms ({name})", f"{ours / peer_time:.3f}")


def taskwarrior(count, words):
    if not shutil.which("task"):
        return None
    env = environment("taskwarrior")
    env |= {"TASKRC": os.path.join(env["HOME"], "taskrc"), "TASKDATA": os.path.join(env["HOME"], "task")}
    if not os.path.exists(env["TASKRC"]):
        with open(env["TASKRC"], "w") as file:
            file.write("confirmation=no\nverbose=nothing\n")
        tasks = "\n".join(f'{{"description":"Todo number {number} of very many","status":"pending"}}' for number in range(count))
        subprocess.run(["task", "import", "-"], input=tasks, text=True, check=True, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return median(["task", *words], 5, env=env)


def todotxt(count, words):
    program = shutil.which("todo-txt") or shutil.which("todo.sh")
    if not program:
        return None
    env = environment("todotxt")
    config = os.path.join(env["HOME"], "config")
    if not os.path.exists(config):
        with open(config, "w") as file:
            file.write(f'export TODO_DIR="{env["HOME"]}"\nexport TODO_FILE="$TODO_DIR/todo.txt"\nexport DONE_FILE="$TODO_DIR/done.txt"\nexport REPORT_FILE="$TODO_DIR/report.txt"\n')
        with open(os.path.join(env["HOME"], "todo.txt"), "w") as file:
            file.writelines(f"Todo number {number} of very many\n" for number in range(count))
    return median([program, "-d", config, *words], 5, env=env)


def frames(count=10_000, keys=40):
    env = demo_with_todos("frames", count) | {"TERM": "xterm-256color", "LANG": "C.UTF-8"}
    process, terminal = pty.fork()
    if process == 0:
        os.execve(demo, [demo], env)
    import fcntl
    import termios
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def settle(wait):
        try:
            while select.select([terminal], [], [], wait)[0] and os.read(terminal, 1 << 16):
                pass
        except OSError:
            # The program has ended.
            pass

    settle(1.0)
    os.write(terminal, b"3")
    settle(1.0)
    times = []
    for _ in range(keys):
        start = time.perf_counter()
        os.write(terminal, b"j")
        select.select([terminal], [], [], 2)
        times.append((time.perf_counter() - start) * 1000)
        settle(0.05)
    os.write(terminal, b"q")
    settle(0.3)
    os.waitpid(process, 0)
    row("from a key to the frame, 10,000 in store", f"{statistics.median(times):.2f} ms (worst {max(times):.2f})")
    page = os.path.join(tools, "PageBenchmark")
    row("describing the page, 10,000 in store", f"{printed([page, str(count)]) / 1000:.2f} ms")


def diary_entries(count):
    """So many daily entries up to 2026-05-03, of some paragraphs each; the same each time."""
    numbers = random.Random(20260503)
    words = ["rain", "garden", "peony", "café", "letter", "walk", "Émilie", "bread", "snow", "train", "桜", "river"]
    last = datetime.datetime(2026, 5, 3, 12, tzinfo=datetime.timezone.utc)
    for day in range(count):
        paragraphs = (" ".join(numbers.choices(words, k=numbers.randint(9, 48))) + "." for _ in range(numbers.randint(1, 6)))
        yield last - datetime.timedelta(days=day, seconds=numbers.randrange(3600)), "\n\n".join(paragraphs)


def demo_with_diary(name, count):
    """An environment in which a local user of demo has so many entries, and how long importing them took."""
    env = environment(name)
    subprocess.run([demo, "login", "--local"], check=True, env=env, stderr=subprocess.DEVNULL)
    file = os.path.join(env["HOME"], "diary.json")
    with open(file, "w") as export:
        json.dump([{"begun": f"{at:%Y-%m-%dT%H:%M:%S}.000+00:00", "zone": "Etc/UTC", "text": text}
                   for at, text in diary_entries(count)], export)
    return env, median([demo, "diary", "import", file], 1, env=env)


def diary(count=10_000, rounds=9):
    env, _ = demo_with_diary("diary", count)
    peer = jrnl(count)
    for what, words, peer_words in (
        ("diary add, 10,000 entries in store", ["add", "A walk by the river"], ["A walk by the river"]),
        ("diary list, 10,000 entries in store", ["list"], ["--short"]),
    ):
        ours = median([demo, "diary", *words], rounds, env=env)
        if peer is None:
            row(what, f"{ours:.1f} ms", "jrnl: not installed, and PyPI not reached")
        else:
            theirs = median([*peer, *peer_words], 3)
            row(what, f"{ours:.1f} ms", f"{theirs:.0f} ms (jrnl)", f"{ours / theirs:.3f}")
    env, time = demo_with_diary("twenty-years", 7305)
    row("import of 20 years of daily entries", f"{time:.0f} ms")
    env, _ = demo_with_diary("many", 20_000)
    row("show /diary, 20,000 entries in store", f"{median([demo, 'show', '/diary'], rounds, env=env):.1f} ms")


def jrnl(count):
    """The command of jrnl, over a journal with the same entries; nil where it can't be had."""
    folder = os.path.join(work, "jrnl")
    program = shutil.which("jrnl")
    if not program:
        made = subprocess.run([sys.executable, "-m", "venv", folder], capture_output=True)
        pip = subprocess.run([os.path.join(folder, "bin/pip"), "install", "-q", "jrnl"], capture_output=True) if made.returncode == 0 else made
        if pip.returncode != 0:
            return None
        program = os.path.join(folder, "bin/jrnl")
    os.makedirs(folder, exist_ok=True)
    journal, config = os.path.join(folder, "journal.txt"), os.path.join(folder, "jrnl.yaml")
    with open(journal, "w") as file:
        for at, text in sorted(diary_entries(count)):
            file.write(f"[{at:%Y-%m-%d %I:%M:%S %p}] {text}\n\n")
    with open(config, "w") as file:
        file.write(f"""version: v4.2
colors: {{body: none, date: none, tags: none, title: none}}
default_hour: 9
default_minute: 0
editor: ''
encrypt: false
highlight: false
indent_character: '|'
journals:
  default: {{journal: {journal}}}
linewrap: 79
tagsymbols: '#@'
template: false
timeformat: '%Y-%m-%d %I:%M:%S %p'
""")
    return [program, "--config-file", config]


def injection():
    package = ["--package-path", os.path.join(root, "Packages/Injection"), "--scratch-path", os.path.join(work, "injection")]
    subprocess.run(["swift", "build", "-c", "release", *package, "--product", "InjectionBenchmark"], check=True, stdout=subprocess.DEVNULL)
    output = subprocess.run(["swift", "run", "-c", "release", "--skip-build", *package, "InjectionBenchmark"], check=True, capture_output=True, text=True).stdout
    for line in output.splitlines()[1:]:
        words = line.rsplit(maxsplit=3)
        if ":" in line:
            what, figure = line.rsplit(":", 1)
            row("Injection: " + what, figure.strip())
        elif len(words) == 4:
            row("Injection: " + words[0], words[2] + " ns", words[1] + " ns (factory functions)", words[3])


def modules():
    """The modules tool on a clone: its check, and the tests of what an edit in one feature can affect against those of all packages."""
    clone = os.path.join(work, "clone")
    subprocess.run(["git", "clone", "-q", root, clone], check=True)
    tool = [os.path.join(clone, "Tools/modules")]
    subprocess.run([*tool, "--help"], cwd=clone, capture_output=True)
    row("modules check, first", f"{median([*tool, 'check'], 1, cwd=clone) / 1000:.1f} s")
    row("modules check, again", f"{median([*tool, 'check'], 5, cwd=clone) / 1000:.2f} s")
    median([*tool, "test"], 1, cwd=clone)
    edits = 0
    view_model, domain = "Packages/Todos/Sources/Todos/List/TodoListViewModel+Editing.swift", "Packages/Todos/Sources/TodosDomain/Todo.swift"
    for kind, path, old, new in (
        ("a body in Todos' view model", view_model, "        closeEditor()\n", "        closeEditor()\n        _ = {}\n"),
        ("a declaration in Todos' view model", view_model, "import Screens\n", "import Screens\n\nprivate let edit{} = 0\n"),
        ("a declaration in Todos' domain", domain, "import ", "/// An edit.\npublic let edit{} = 0\n\nimport "),
    ):
        took = []
        for options in (["--changed", "HEAD"], []):
            edits += 1
            with open(os.path.join(clone, path)) as file:
                before = file.read()
            after = before.replace(old, new.format(edits), 1)
            assert after != before, path
            with open(os.path.join(clone, path), "w") as file:
                file.write(after)
            took.append(median([*tool, "test", *options], 1, cwd=clone))
        changed, whole = took
        row(f"modules test --changed, after an edit of {kind}", f"{changed / 1000:.1f} s",
            f"{whole / 1000:.1f} s (all packages, after another)", f"{changed / whole:.2f}")


def builds():
    scratch = os.path.join(work, "build")
    feature = os.path.join(root, "Packages/Todos/Sources/TodosDomain/Todo.swift")
    for words, options in (("from the root", []), ("Todos alone", ["--package-path", "Packages/Todos"])):
        command = ["swift", "build", "--build-tests", "--scratch-path", f"{scratch}-{len(options)}", *options]
        test = ["swift", "test", "--scratch-path", f"{scratch}-{len(options)}", *options]
        test += ["--filter", "TodosTests"] if not options else []
        clean = median(command, 1, cwd=root)
        subprocess.run(test, check=True, cwd=root, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        with open(feature) as file:
            before = file.read()
        try:
            with open(feature, "w") as file:
                file.write(before + "\n// An edit.\n")
            edit = median(test, 1, cwd=root)
        finally:
            with open(feature, "w") as file:
                file.write(before)
        row(f"clean debug build with tests, {words}", f"{clean / 1000:.0f} s")
        row(f"edit Todos' domain and run its tests, {words}", f"{edit / 1000:.1f} s")


sections = {
    "storage": storage, "commands": commands, "frames": frames, "diary": diary, "injection": injection, "builds": builds,
    "modules": modules,
}
unknown = [name for name in wanted if name not in sections]
if unknown:
    sys.exit(f"Tools/benchmark: there is no {unknown[0]}: {', '.join(sections)}")

print(f"{platform.machine()}, {os.cpu_count()} cores, {platform.system()} {platform.release()}\n")
print("| what | figure | peer | ratio |\n| --- | --- | --- | --- |")
try:
    for name in wanted:
        sections[name]()
finally:
    shutil.rmtree(work, ignore_errors=True)
