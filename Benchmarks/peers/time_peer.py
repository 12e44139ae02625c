#!/usr/bin/env python3
"""Times one task on one simulator; prints a JSON line with the shortest and the median time of a unit in seconds."""
import argparse
import json
import os
import statistics
import sys
import time

import circuits


def blocks(work, repeats, budget, prepare=None, units=1):
    """Blocks of at least 10 ms, as `qubitlab bench` times them."""
    def seconds(calls):
        start = time.perf_counter()
        for _ in range(calls): work()
        return time.perf_counter() - start
    if prepare: prepare()
    calls, once = 1, seconds(1)
    while not prepare and once * calls < 0.01:
        calls *= 2
        once = seconds(calls) / calls
    found, began = [], time.perf_counter()
    while len(found) < max(repeats, 2):
        if prepare: prepare()
        found.append(seconds(calls) / calls / units)
        if len(found) >= 2 and time.perf_counter() - began > budget: break
    return found


def work(peer, task, variant, n, fusion):
    """What is timed, and how many units it does."""
    places = circuits.PLACES.get(task, {})
    qubits = places[variant](n) if variant else ()
    match task:
        case "hadamard": return peer.gate(("h", *qubits)), 1
        case "cnot": return peer.gate(("cx", *qubits)), 1
        case "dense": return peer.dense(qubits, circuits.dense_matrix()), 1
        case "random": return peer.circuit(circuits.random_bricks(n), fusion), 1
        case "fourier": return peer.circuit(circuits.fourier(n), fusion), 1
        case "heisenberg": return peer.circuit(circuits.heisenberg(n), fusion), 1
        case "small": return peer.circuit(circuits.many_gates(n), fusion), 1000
        case "collapse": return peer.collapse(*qubits), 1
        case "shots": return peer.shots(1_000_000), 1
        case "paulis": return peer.paulis(circuits.pauli_strings(n)), 1


def check(peer, n):
    """The largest error of a peer's amplitudes against a slow product of matrices, up to global phase."""
    import numpy
    matrices = {
        "h": lambda op: circuits.u_matrix(numpy.pi / 2, 0, numpy.pi), "u": lambda op: circuits.u_matrix(*op[2:]),
        "cx": lambda op: numpy.eye(4)[[0, 3, 2, 1]], "cz": lambda op: numpy.diag([1, 1, 1, -1]),
        "cp": lambda op: numpy.diag([1, 1, 1, numpy.exp(1j * op[3])]), "swap": lambda op: numpy.eye(4)[[0, 2, 1, 3]],
        **{f"r{axis}{axis}": lambda op: circuits.rotation(op[0][1], op[3]) for axis in "xyz"},
    }
    worst = 0
    spread = circuits.spread(n)
    for ops in (circuits.random_bricks(n, 4), spread + circuits.fourier(n), spread + circuits.heisenberg(n, 2),
                circuits.many_gates(n, 60)):
        if (got := peer.amplitudes(ops)) is None: continue
        state = numpy.eye(1, 1 << n, dtype=complex)[0]
        for op in ops:
            qubits = op[1:2] if op[0] in "hu" else op[1:3]
            axes = [n - 1 - q for q in reversed(qubits)]  # the first qubit is the least significant
            state = numpy.moveaxis(state.reshape([2] * n), axes, range(len(axes)))
            shape = state.shape
            state = (matrices[op[0]](op) @ state.reshape(1 << len(axes), -1)).reshape(shape)
            state = numpy.moveaxis(state, range(len(axes)), axes).reshape(-1)
        got = numpy.asarray(got)
        at = numpy.argmax(abs(state))
        phase = got[at] / state[at]
        worst = max(worst, float(abs(got * abs(phase) / phase - state).max()))
    return worst


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer", required=True)
    parser.add_argument("--task", required=True)
    parser.add_argument("--variant", default="")
    parser.add_argument("--qubits", type=int, required=True)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--precision", choices=("single", "double"), default="double")
    parser.add_argument("--fusion", type=int, default=0)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--budget", type=float, default=20)
    given = parser.parse_args()
    for name in ("OMP", "QULACS", "KOKKOS", "OPENBLAS"): os.environ[name + "_NUM_THREADS"] = str(given.threads)
    os.environ["OMP_PROC_BIND"] = "false"
    # Where they are set for all programs, they hold the linear algebra back.
    for name in ("OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE"): os.environ.pop(name, None)
    from peers import PEERS
    peer = PEERS[given.peer](given.qubits, given.threads, given.precision)
    if given.task == "check":
        print(json.dumps({"peer": given.peer, "largestError": check(peer, given.qubits)}))
        return
    made, units = work(peer, given.task, given.variant, given.qubits, given.fusion)
    if made is None: sys.exit(2)
    timed, prepare = made if isinstance(made, tuple) else (made, None)
    found = blocks(timed, given.repeats, given.budget, prepare, units)
    print(json.dumps({"peer": given.peer, "shortestSeconds": min(found), "medianSeconds": statistics.median(found)}))


if __name__ == "__main__":
    main()
