"""Correctly rounded values of the elementary functions, computed with 1,600 bits by mpmath.

A row holds the function, its arguments and its value, doubles as hexadecimal text.
"""

import math
import random

import mpmath

from reference import main

mpmath.mp.prec = 1600
generator = random.Random(20)


def doubles(count, low, high):
    """Doubles of either sign whose exponents are spread evenly."""
    for _ in range(count):
        yield generator.choice([-1, 1]) * math.ldexp(1 + generator.random(), generator.randint(low, high))


def row(function, *arguments):
    value = getattr(mpmath, function)(*(mpmath.mpf(x) for x in arguments))
    return {"function": function, "arguments": [x.hex() for x in arguments], "value": float(value).hex()}


def rows():
    # First the double that comes nearest of all to a multiple of π/2 (J.-M. Muller, "Elementary Functions",
    # chapter on range reduction).
    hardest = [math.ldexp(6381956970095103, 797), 314159265.0 * math.pi, math.ldexp(1, 1023), math.pi, math.pi / 2]
    nice = [k * math.pi / 12 for k in range(-24, 25) if k != 0]
    angles = hardest + nice + [-x for x in hardest] + list(doubles(100, -30, 60)) + list(doubles(60, 60, 1023))
    found = [row(function, x) for function in ("sin", "cos") for x in angles]
    found += [row("exp", x) for x in doubles(80, -60, 8)]
    found += [row("exp", x) for x in (1.0, -1.0, 709.7, -708.3, -740.0, 0.5)]
    found += [row("log", abs(x)) for x in doubles(80, -1022, 1023)]
    found += [row("log", 1 + x) for x in doubles(40, -50, -2)]
    found += [row("log", x) for x in (5e-324, 2.0, 10.0, math.e, 0.5, 1.4142135623730951, 0.7071067811865476)]
    pairs = zip(doubles(100, -20, 20), doubles(100, -20, 20))
    found += [row("atan2", y, x) for y, x in pairs]
    pairs = zip(doubles(40, -1000, 1000), doubles(40, -1000, 1000))
    found += [row("atan2", y, x) for y, x in pairs if abs(math.frexp(y)[1] - math.frexp(x)[1]) < 1000]
    found += [row("atan2", y, x) for y in (1.0, -1.0, 3.0) for x in (1.0, -1.0, 3.0, -1e-300, 1e300)]
    return found


main("elementary.json", rows(), tolerance=0)
