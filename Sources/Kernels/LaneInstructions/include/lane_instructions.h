#ifndef LANE_INSTRUCTIONS_H
#define LANE_INSTRUCTIONS_H

/// What Swift's vectors do lane by lane and a processor does at once.

typedef float lanes_float16 __attribute__((ext_vector_type(16)));
typedef double lanes_double8 __attribute__((ext_vector_type(8)));
typedef int lanes_int16 __attribute__((ext_vector_type(16)));
typedef long long lanes_long8 __attribute__((ext_vector_type(8)));

#define LANE_INSTRUCTION static inline __attribute__((always_inline))

/// The lanes of `a` where those of the mask are all ones, of `b` where they are zero.
///
/// Swift's `replacing(with:where:)` is a loop over the lanes. Here it is one instruction, and none of its own where `a`
/// comes out of a shuffle that can leave lanes as they are. Without such an instruction bits are cheaper than choices.
#if defined(__AVX__)
#define LANES_CHOOSE(integers, floats) return mask ? a : b
#else
#define LANES_CHOOSE(integers, floats) return (floats)((integers)b ^ (((integers)a ^ (integers)b) & mask))
#endif

LANE_INSTRUCTION lanes_float16 lanes_choose_float16(lanes_int16 mask, lanes_float16 a, lanes_float16 b) {
    LANES_CHOOSE(lanes_int16, lanes_float16);
}

LANE_INSTRUCTION lanes_double8 lanes_choose_double8(lanes_long8 mask, lanes_double8 a, lanes_double8 b) {
    LANES_CHOOSE(lanes_long8, lanes_double8);
}

/// c + a·b and c − a·b, rounded once.
///
/// Swift's `addingProduct` on a vector is a loop over its lanes, which the optimiser puts together again, and not
/// always to the full width; and its `-a` is 0 − a, an instruction of its own. These are one instruction, or as many as
/// the vector takes; where there is none, each lane would be a call of the mathematics library.
#if defined(__FMA__) || defined(__aarch64__)
LANE_INSTRUCTION lanes_float16 lanes_add_float16(lanes_float16 c, lanes_float16 a, lanes_float16 b) {
    return __builtin_elementwise_fma(a, b, c);
}

LANE_INSTRUCTION lanes_float16 lanes_subtract_float16(lanes_float16 c, lanes_float16 a, lanes_float16 b) {
    return __builtin_elementwise_fma(-a, b, c);
}

LANE_INSTRUCTION lanes_double8 lanes_add_double8(lanes_double8 c, lanes_double8 a, lanes_double8 b) {
    return __builtin_elementwise_fma(a, b, c);
}

LANE_INSTRUCTION lanes_double8 lanes_subtract_double8(lanes_double8 c, lanes_double8 a, lanes_double8 b) {
    return __builtin_elementwise_fma(-a, b, c);
}
#endif

#endif
