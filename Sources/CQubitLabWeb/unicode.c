/* What Swift's strings ask about characters, for WebAssembly: 40 kB of tables less on the way to a browser.
 *
 * Two strings are equal here when their scalars are, and every scalar is a character of its own. The engine compares
 * nothing but the ids and names of levels, which are ASCII; all other text it passes on as it came. The signatures are
 * those of the Swift runtime's Unicode data; each answer is the one for a scalar that the tables do not list. */
#ifdef __wasm__

#include <stdbool.h>
#include <stdint.h>

/* Composed already, of combining class 0. */
uint16_t _swift_stdlib_getNormData(uint32_t scalar) {
  (void)scalar;
  return 0;
}

/* No decomposition: an entry that belongs to another scalar. */
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) {
  (void)scalar;
  return 0;
}
const uint8_t *const _swift_stdlib_nfd_decompositions = 0;

/* Nothing that two scalars compose to. */
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) {
  (void)first;
  (void)second;
  return UINT32_MAX;
}

/* No grapheme break property, no consonant of a conjunct, no pictograph. */
uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) {
  (void)scalar;
  return UINT8_MAX;
}
bool _swift_stdlib_isInCB_Consonant(uint32_t scalar) {
  (void)scalar;
  return false;
}
bool _swift_stdlib_isExtendedPictographic(uint32_t scalar) {
  (void)scalar;
  return false;
}

#else

/* Elsewhere the Swift runtime has its tables; a C file must not be empty. */
typedef int qubitlab_web_unicode_is_for_webassembly;

#endif
