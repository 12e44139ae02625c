#ifndef FUSED_ARITHMETIC_H
#define FUSED_ARITHMETIC_H

/// c + a·b and c − a·b on whole vectors, rounded once.
///
/// Swift's `addingProduct` on a vector is a loop over its lanes, which the optimiser puts together again, and not
/// always to the full width; and its `-a` is 0 − a, an instruction of its own. These are one instruction, or as many as
/// the vector takes.

typedef float fused_float16 __attribute__((ext_vector_type(16)));
typedef double fused_double8 __attribute__((ext_vector_type(8)));

// Without the instruction each lane would be a call of the mathematics library.
#if defined(__FMA__) || defined(__aarch64__)
#define FUSED_INLINE static inline __attribute__((always_inline))

FUSED_INLINE fused_float16 fused_add_float16(fused_float16 c, fused_float16 a, fused_float16 b) {
    return __builtin_elementwise_fma(a, b, c);
}

FUSED_INLINE fused_float16 fused_subtract_float16(fused_float16 c, fused_float16 a, fused_float16 b) {
    return __builtin_elementwise_fma(-a, b, c);
}

FUSED_INLINE fused_double8 fused_add_double8(fused_double8 c, fused_double8 a, fused_double8 b) {
    return __builtin_elementwise_fma(a, b, c);
}

FUSED_INLINE fused_double8 fused_subtract_double8(fused_double8 c, fused_double8 a, fused_double8 b) {
    return __builtin_elementwise_fma(-a, b, c);
}
#endif

#endif
