#ifndef HOST_PROCESSOR_H
#define HOST_PROCESSOR_H

/// Which kernels this processor, under this operating system, can run: 0 for the plain ones, 1 for AVX2 with
/// fused multiply-add, 2 for AVX-512 (F, BW, DQ and VL) besides.
///
/// The environment variable QUBITLAB_INSTRUCTIONS, set to plain, avx2 or avx512, lowers the answer.
int host_instruction_level(void);

#endif
