#include "qubitlab_support.h"

static _Thread_local char last_error[4096];

#ifdef __wasm__

void qubitlab_support_lock(void) {}
void qubitlab_support_unlock(void) {}

#else

#include <pthread.h>

static pthread_mutex_t table_lock = PTHREAD_MUTEX_INITIALIZER;

void qubitlab_support_lock(void) { pthread_mutex_lock(&table_lock); }
void qubitlab_support_unlock(void) { pthread_mutex_unlock(&table_lock); }

#endif

void qubitlab_support_set_error(const char *text, size_t length) {
  size_t kept = length < sizeof last_error ? length : sizeof last_error - 1;
  /* A byte 10xxxxxx goes on with a character; one that does not fit is left out whole. */
  if (kept < length)
    while (kept > 0 && ((unsigned char)text[kept] & 0xC0) == 0x80) kept--;
  for (size_t i = 0; i < kept; i++) last_error[i] = text[i];
  last_error[kept] = 0;
}

const char *qubitlab_support_error(void) { return last_error; }
