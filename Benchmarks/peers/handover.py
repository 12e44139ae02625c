"""Hands a circuit over to Qiskit Aer and compares the states: same circuit here and there, to 1e-10.

`qubitlab convert --to qasm3` writes the circuit; Aer runs it on its state vector, in one process, in chunks as it does
for several, and, where `mpirun` is there, in two processes. Whether those share the work is Aer's own word: the wheels
of PyPI are built without MPI, and then this says so. HANDOVER.md beside this file says from which number of qubits on
handing over pays.

    pip install qiskit==2.6.2 qiskit-aer==0.18.2 qiskit-qasm3-import==0.6.0
    swift build -c release --product qubitlab
    python Benchmarks/peers/handover.py [circuit.qasm] [--qubits 20]
"""

import argparse
import json
import math
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

import numpy
import qiskit.qasm3
from qiskit_aer import AerSimulator

ROOT = pathlib.Path(__file__).parents[2]
TOLERANCE = 1e-10


def random_program(qubits, seed=7):
    """A circuit that entangles all qubits, as OpenQASM 2."""
    chance = random.Random(seed)
    lines = ["OPENQASM 2.0;", 'include "qelib1.inc";', f"qreg q[{qubits}];"]
    for layer in range(12):
        for qubit in range(qubits):
            angles = ",".join(repr(chance.uniform(-math.pi, math.pi)) for _ in range(3))
            lines.append(f"u3({angles}) q[{qubit}];")
        for qubit in range(layer % 2, qubits - 1, 2):
            lines.append(f"cx q[{qubit}], q[{qubit + 1}];")
    return "\n".join(lines) + "\n"


def state_here(tool, path):
    """The state that `qubitlab run` finds, in index order."""
    done = subprocess.run([tool, "run", path, "--state", "--json"], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stderr)
    courses = json.loads(done.stdout)["courses"]
    if len(courses) != 1:
        sys.exit(f"{path}: its measurements lead to {len(courses)} courses; hand over a circuit with one state")
    pairs = numpy.array(courses[0]["amplitudes"])
    return pairs[:, 0] + 1j * pairs[:, 1]


def in_aer(text, chunk_qubits=None):
    """The state that Aer finds, and what it says about how it went."""
    circuit = qiskit.qasm3.loads(text)
    circuit.remove_final_measurements()
    circuit.save_statevector()
    options = {"method": "statevector", "precision": "double", "fusion_enable": True}
    if chunk_qubits is not None:
        # A state in chunks of 2^k amplitudes is what Aer spreads over processes.
        options |= {"blocking_enable": True, "blocking_qubits": chunk_qubits}
    result = AerSimulator(**options).run(circuit, shots=1).result()
    if not result.success:
        sys.exit(f"Aer: {result.status}")
    return numpy.asarray(result.get_statevector()), result.metadata | result.results[0].metadata


def agree(name, here, there):
    apart = float(numpy.max(numpy.abs(here - there)))
    print(f"{name}: {len(here)} amplitudes agree to {apart:.1e}")
    if apart > TOLERANCE:
        sys.exit(f"more than {TOLERANCE:g}")


def two_processes(folder, chunk_qubits):
    """Runs this script in two processes; gives back how many of them Aer says shared the work."""
    starter = shutil.which("mpirun")
    if starter is None:
        print("two processes: no mpirun here (Debian: apt-get install openmpi-bin); not tried")
        return
    # OpenMPI counts cores, and wants to be asked before root starts it.
    command = [starter, "-np", "2", "--oversubscribe"]
    command += ["--allow-run-as-root"] if os.geteuid() == 0 else []
    command += [sys.executable, __file__, "--worker", str(folder), "--chunk-qubits", str(chunk_qubits)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"two processes: mpirun failed:\n{done.stderr}")
    said = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    shared = max(item["processes"] for item in said)
    here = numpy.load(folder / "here.npy")
    for rank, item in enumerate(said):
        agree(f"two processes, number {rank}", here, numpy.load(item["state"]))
    if shared < 2:
        print(
            "two processes: this build of Aer has no MPI (it reports one process), so that each of the two held the whole"
            " state; build Aer from source with -DAER_MPI=True to share it")
    else:
        print(f"two processes: Aer shared the state among {shared}")


def worker(folder, chunk_qubits):
    """What each process does."""
    state, said = in_aer((folder / "circuit.qasm").read_text(), chunk_qubits)
    path = folder / f"there-{os.getpid()}.npy"
    numpy.save(path, state)
    print(json.dumps({"processes": int(said.get("num_mpi_processes", 1)), "state": str(path)}), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("circuit", nargs="?", help="a program in OpenQASM; a random circuit unless given")
    parser.add_argument("--qubits", type=int, default=16, help="of the random circuit")
    parser.add_argument("--qubitlab", default=str(ROOT / ".build/release/qubitlab"), help="the built tool")
    parser.add_argument("--worker", type=pathlib.Path, help=argparse.SUPPRESS)
    parser.add_argument("--chunk-qubits", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.worker is not None:
        return worker(asked.worker, asked.chunk_qubits)
    if not pathlib.Path(asked.qubitlab).exists():
        sys.exit(f"{asked.qubitlab} is missing: swift build -c release --product qubitlab")

    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        source = asked.circuit
        if source is None:
            source = str(folder / "random.qasm")
            pathlib.Path(source).write_text(random_program(asked.qubits))
        start = time.perf_counter()
        here = state_here(asked.qubitlab, source)
        middle = time.perf_counter()
        handed = subprocess.run(
            [asked.qubitlab, "convert", source, "--to", "qasm3"], capture_output=True, text=True, check=True).stdout
        (folder / "circuit.qasm").write_text(handed)
        numpy.save(folder / "here.npy", here)
        print(f"here: {len(here).bit_length() - 1} qubits in {middle - start:.2f} s, the state written and read included")
        there, _ = in_aer(handed)
        print(f"Aer: in {time.perf_counter() - middle:.2f} s, the hand-over included")
        agree("one process", here, there)
        chunk_qubits = max(len(here).bit_length() - 3, 2)
        agree("one process, in chunks", here, in_aer(handed, chunk_qubits)[0])
        two_processes(folder, chunk_qubits)


main()
