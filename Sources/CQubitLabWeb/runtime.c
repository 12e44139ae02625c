/* The C functions that Embedded Swift calls, for WebAssembly without a C library.
 *
 * Memory comes from free lists, one for each power of two, fed from the end of the linear memory. Nothing is merged: a
 * page's engine allocates the same few sizes again and again, and a list serves those at once. */
#ifdef __wasm__

#include <stddef.h>
#include <stdint.h>

#define NO_BUILTIN(name) __attribute__((no_builtin(name)))

/* What stands before every block. `list` is its free list, or ALIGNED where the block begins `offset` bytes earlier. */
typedef struct header {
  uint32_t list;
  uint32_t offset;
  struct header *next;
  uint32_t unused;
} header;

enum { SMALLEST = 5, LISTS = 32, PAGE = 65536 };
static const uint32_t ALIGNED = 0xFFFFFFFF;

extern unsigned char __heap_base;
static uintptr_t top;
static header *lists[LISTS];

static header *from_end_of_memory(uint32_t size) {
  if (top == 0) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t end = top + size;
  if (end < top) return NULL;
  uintptr_t available = (uintptr_t)__builtin_wasm_memory_size(0) * PAGE;
  if (end > available) {
    uintptr_t pages = (end - available + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == (uintptr_t)-1) return NULL;
  }
  header *block = (header *)top;
  top = end;
  return block;
}

/* More than half of what 32 bits can address is never given out, so that no sum below passes their end. */
static const size_t LARGEST = (size_t)1 << 30;

void *malloc(size_t size) {
  if (size > LARGEST) return NULL;
  uint32_t list = SMALLEST;
  while (((size_t)1 << list) < size + sizeof(header)) list++;
  header *block = lists[list];
  if (block) {
    lists[list] = block->next;
  } else {
    block = from_end_of_memory((uint32_t)1 << list);
    if (!block) return NULL;
  }
  block->list = list;
  block->offset = 0;
  return block + 1;
}

void free(void *pointer) {
  if (!pointer) return;
  header *block = (header *)pointer - 1;
  if (block->list == ALIGNED) {
    free((char *)pointer - block->offset);
    return;
  }
  block->next = lists[block->list];
  lists[block->list] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment <= sizeof(header)) {
    *result = malloc(size);
    return *result ? 0 : 12; /* ENOMEM */
  }
  if (size > LARGEST || alignment > LARGEST) return 12;
  char *block = malloc(size + alignment + sizeof(header));
  if (!block) return 12;
  uintptr_t aligned = ((uintptr_t)block + sizeof(header) + alignment - 1) & ~((uintptr_t)alignment - 1);
  header *before = (header *)aligned - 1;
  before->list = ALIGNED;
  before->offset = (uint32_t)(aligned - (uintptr_t)block);
  *result = (void *)aligned;
  return 0;
}

NO_BUILTIN("memcpy") void *memcpy(void *to, const void *from, size_t count) {
  char *t = to;
  const char *f = from;
  for (size_t i = 0; i < count; i++) t[i] = f[i];
  return to;
}

NO_BUILTIN("memmove") void *memmove(void *to, const void *from, size_t count) {
  char *t = to;
  const char *f = from;
  if (t <= f)
    for (size_t i = 0; i < count; i++) t[i] = f[i];
  else
    for (size_t i = count; i > 0; i--) t[i - 1] = f[i - 1];
  return to;
}

NO_BUILTIN("memset") void *memset(void *to, int byte, size_t count) {
  char *t = to;
  for (size_t i = 0; i < count; i++) t[i] = (char)byte;
  return to;
}

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *x = a, *y = b;
  for (size_t i = 0; i < count; i++)
    if (x[i] != y[i]) return x[i] < y[i] ? -1 : 1;
  return 0;
}

/* Swift seeds its hash tables with this. The engine's results do not depend on their order, and a fixed seed makes the
 * page do the same every time. */
void arc4random_buf(void *buffer, size_t count) {
  uint32_t state = 0x9E3779B9;
  for (size_t i = 0; i < count; i++) {
    state = state * 1664525 + 1013904223;
    ((unsigned char *)buffer)[i] = (unsigned char)(state >> 24);
  }
}

/* The compiler's own helper for products of 128 bits, by halves of 32 and 64 bits (schoolbook multiplication). */
__int128 __multi3(__int128 a, __int128 b) {
  uint64_t a0 = (uint64_t)a, b0 = (uint64_t)b, a1 = (uint64_t)((unsigned __int128)a >> 64),
           b1 = (uint64_t)((unsigned __int128)b >> 64);
  uint64_t la = (uint32_t)a0, ha = a0 >> 32, lb = (uint32_t)b0, hb = b0 >> 32;
  uint64_t low = la * lb, mid = ha * lb + (low >> 32), cross = la * hb + (uint32_t)mid;
  uint64_t high = ha * hb + (mid >> 32) + (cross >> 32) + a0 * b1 + a1 * b0;
  return (__int128)(((unsigned __int128)high << 64) | (cross << 32 | (uint32_t)low));
}

/* To the nearest whole number, halves away from zero. */
double round(double x) {
  double whole = __builtin_trunc(x);
  return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1.0, x) : whole;
}

uintptr_t __stack_chk_guard = 0xB5297A4D;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

#else

/* Elsewhere the C library has all this; a C file must not be empty. */
typedef int qubitlab_web_is_for_webassembly;

#endif
