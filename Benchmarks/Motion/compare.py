"""Sets MotionBenchmark beside blochsimulator (C, OpenMP) and QuTiP on the same work.

    swift build -c release --product MotionBenchmark
    pip install blochsimulator==2.9.5 qutip==5.3.1 numpy
    python Benchmarks/Motion/compare.py

A shaped pulse with T1 and T2 on many spins, each with its own detuning. blochsimulator takes fewer spins, as
its time for each spin and step does not depend on their number; QuTiP takes three spins. Ends with 1 if the
engine is not ten times as fast as blochsimulator, or differs from it by more than 1e-6.

blochsimulator turns the spins for a whole step and lets them relax afterwards, which is exact only in the limit of short
steps: its arrows err in proportion to step times strength over T2. The engine splits a step symmetrically, which errs with
the square. The spins are those of water, with T1 = 4 s and T2 = 2 s, so that a thousand steps are enough for the peer to
come within 1e-6, and the relaxation, a thousandth of the arrow, is a thousand times what is compared. With T1 = 1 s and
T2 = 0.1 s, as in tissue, it errs by 9.6e-6, whoever it is compared with; the last line of the output has the error that
its own splitting makes, found with exact exponentials, so that it is seen whose the difference is.
"""

import json
import math
import os
import pathlib
import subprocess
import sys
import time

import numpy
import qutip
import scipy.linalg
from blochsimulator import blochsimulator_cy as peer

STEPS, DURATION, STRENGTH, SPREAD = 1000, 2e-3, 2 * math.pi * 500, 500.0
T1, T2, PEER_SPINS = 4.0, 2.0, 100_000
ROOT = pathlib.Path(__file__).resolve().parents[2]


def engine(spins, threads):
    binary = ROOT / ".build" / "release" / "MotionBenchmark"
    line = subprocess.run([binary, "--spins", str(spins), "--steps", str(STEPS), "--threads", str(threads)],
                          check=True, capture_output=True, text=True).stdout
    return json.loads(line)


def strengths():
    middles = (numpy.arange(STEPS) + 0.5) / STEPS
    return STRENGTH * numpy.exp(-0.5 * ((middles - 0.5) / 0.2) ** 2)


def blochsimulator(spins, threads, gamma):
    pulse = (strengths() / gamma).astype(complex)
    gradients = numpy.zeros((STEPS, 3))
    times = numpy.full(STEPS, DURATION / STEPS)
    offsets = numpy.linspace(-SPREAD, SPREAD, spins)
    run = peer.simulate_bloch if threads == 1 else peer.simulate_bloch_parallel
    extra = {} if threads == 1 else {"num_threads": threads}
    best = math.inf
    for _ in range(3):
        begun = time.perf_counter()
        arrows = run(pulse, gradients, times, T1, T2, offsets, numpy.zeros((1, 3)), mode=0, **extra)
        best = min(best, time.perf_counter() - begun)
    return best * 1e9 / (spins * STEPS), [numpy.ravel(part) for part in arrows]


def with_qutip(offset):
    """One spin under the same stepped pulse; the solver is restarted at every step's edge."""
    x, z, lower = qutip.sigmax(), qutip.sigmaz(), qutip.Qobj([[0, 1], [0, 0]])
    decays = [math.sqrt(1 / T1) * lower, math.sqrt((1 / T2 - 0.5 / T1) / 2) * z]
    rho = qutip.ket2dm(qutip.basis(2, 0))
    steady = math.pi * offset * z
    begun = time.perf_counter()
    for strength in strengths():
        generator = qutip.liouvillian(steady + strength / 2 * x, decays)
        rho = qutip.vector_to_operator((generator * (DURATION / STEPS)).expm() * qutip.operator_to_vector(rho))
    nanoseconds = (time.perf_counter() - begun) * 1e9 / STEPS
    return nanoseconds, [float(qutip.expect(operator, rho)) for operator in (x, qutip.sigmay(), z)]


def splitting_error(spins=9):
    """How far turning first and relaxing after, in exact arithmetic, is from doing both at once."""
    worst = 0.0
    step = DURATION / STEPS
    keep = numpy.diag([math.exp(-step / T2), math.exp(-step / T2), math.exp(-step / T1), 1.0])
    keep[2, 3] = 1 - math.exp(-step / T1)
    for offset in numpy.linspace(-SPREAD, SPREAD, spins):
        turned = 2 * math.pi * offset
        both = split = numpy.array([0.0, 0.0, 1.0, 1.0])
        for strength in strengths():
            turning = numpy.array([[0, -turned, 0, 0], [turned, 0, -strength, 0], [0, strength, 0, 0], [0, 0, 0, 0.0]])
            relaxing = numpy.array([[-1 / T2, 0, 0, 0], [0, -1 / T2, 0, 0], [0, 0, -1 / T1, 1 / T1], [0, 0, 0, 0]])
            both = scipy.linalg.expm((turning + relaxing) * step) @ both
            split = keep @ scipy.linalg.expm(turning * step) @ split
        worst = max(worst, abs(both[2] - split[2]), abs(math.hypot(*both[:2]) - math.hypot(*split[:2])))
    return worst


def main():
    threads = os.cpu_count() or 1
    gamma = 26753.0  # what blochsimulator takes, in radians a second for each gauss
    own = engine(1_000_000, threads)
    alone = engine(1_000_000, 1)
    same = engine(PEER_SPINS, threads)
    ratios, gap = [], 0.0
    for count, found in ((1, alone), (threads, own)):
        nanoseconds, arrows = blochsimulator(PEER_SPINS, count, gamma)
        ratios.append(nanoseconds / found["nanosecondsPerSpinStep"])
        print(f"{count} threads: engine {found['nanosecondsPerSpinStep']:.3f} ns a spin and step, blochsimulator "
              f"{nanoseconds:.2f}, {ratios[-1]:.1f} times as fast; "
              f"{found['gigaflops']:.1f} of {found.get('peakGigaflops', math.nan):.1f} Gflop/s, "
              f"{100 * found.get('fractionOfPeak', math.nan):.0f}% of the peak")
    for spin, *arrow in same["samples"]:
        # The peer turns the other way round; what it finds along and across z is the same.
        other = [part[int(spin)] for part in arrows]
        gap = max(gap, abs(arrow[2] - other[2]), abs(math.hypot(*arrow[:2]) - math.hypot(*other[:2])))
    print(f"greatest difference from blochsimulator: {gap:.2e}")
    worst, cost = 0.0, 0.0
    for spin, *arrow in same["samples"][::4]:
        offset = -SPREAD + 2 * SPREAD * spin / (PEER_SPINS - 1)
        cost, exact = with_qutip(offset)
        worst = max(worst, *(abs(a - b) for a, b in zip(arrow, exact)))
    print(f"greatest difference from QuTiP: {worst:.2e} (bound {same['splittingErrorBound']:.2e}); "
          f"QuTiP {cost:.0f} ns a spin and step")
    print(f"turning first and relaxing after errs by {splitting_error():.2e} for steps of this length")
    print(f"one spin: {own['singleSpinStepNanoseconds']:.2f} ns a step")
    good = min(ratios) >= 10 and gap <= 1e-6 and own["singleSpinStepNanoseconds"] <= 5
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
