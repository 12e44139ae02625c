/* What a browser needs beside qubitlab.h: memory to pass texts and numbers through. */
#ifndef QUBITLAB_WEB_H
#define QUBITLAB_WEB_H

#include <stddef.h>

/* Memory for `size` bytes, or NULL; free it with `free`. */
void *malloc(size_t size);
void free(void *pointer);

#endif
