#ifndef HOST_THREADS_H
#define HOST_THREADS_H

/// How many processors this process may run on; 1 where there are no threads.
int host_processor_count(void);

/// Calls body(context, part) for each part from 0 to parts - 1, on at most `threads` threads, the caller's among them,
/// and returns when all calls have returned.
///
/// Which thread does which part is open. The threads are made once and kept; they wait for work briefly awake, then
/// asleep. While they are busy for another caller, this caller does all of its parts itself.
void host_run_parts(int threads, int parts, void (*body)(void *context, int part), void *context);

#endif
