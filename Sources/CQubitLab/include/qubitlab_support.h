/* What the implementation of qubitlab.h needs from C: a lock that needs no platform version, and a text a thread.
 * Not part of the interface. */
#ifndef QUBITLAB_SUPPORT_H
#define QUBITLAB_SUPPORT_H

#include <stddef.h>

/* The lock of the table of sessions. In WebAssembly there is one thread, and it does nothing. */
void qubitlab_support_lock(void);
void qubitlab_support_unlock(void);

/* Keeps `length` bytes of UTF-8 as this thread's last error, cut between characters where they are too many. */
void qubitlab_support_set_error(const char *text, size_t length);

/* This thread's last error. */
const char *qubitlab_support_error(void);

#endif
