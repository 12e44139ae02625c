#include "host_processor.h"

#if defined(__x86_64__) && defined(__linux__)

#include <stdlib.h>
#include <string.h>

static int processor_level(void) {
  __builtin_cpu_init();
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma")) return 0;
  if (!__builtin_cpu_supports("avx512f") || !__builtin_cpu_supports("avx512bw") ||
      !__builtin_cpu_supports("avx512dq") || !__builtin_cpu_supports("avx512vl"))
    return 1;
  return 2;
}

static int requested_level(void) {
  const char *request = getenv("QUBITLAB_INSTRUCTIONS");
  if (request && strcmp(request, "plain") == 0) return 0;
  if (request && strcmp(request, "avx2") == 0) return 1;
  return 2;
}

int host_instruction_level(void) {
  int processor = processor_level(), requested = requested_level();
  return requested < processor ? requested : processor;
}

#else

int host_instruction_level(void) { return 0; }

#endif
