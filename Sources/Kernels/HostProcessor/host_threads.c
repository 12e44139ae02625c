#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "host_threads.h"

#if defined(__linux__) || defined(__APPLE__)

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdint.h>
#include <unistd.h>

enum { most_workers = 255, looks_before_sleep = 20000, looks_before_yield = 2000 };

// One job at a time. `ticket` names it in its upper half and its next unclaimed part in the lower half; a worker that
// takes a part by exchanging the ticket knows that the job's other members, read just before, were still the job's own:
// the caller changes them only after every part that was taken has finished.
static struct {
  pthread_mutex_t caller, sleep;
  pthread_cond_t wake;
  int workers;
  _Atomic int sleepers, limit, parts, finished;
  _Atomic(void (*)(void *, int)) body;
  _Atomic(void *) context;
  _Atomic uint64_t ticket;
} team = {.caller = PTHREAD_MUTEX_INITIALIZER, .sleep = PTHREAD_MUTEX_INITIALIZER, .wake = PTHREAD_COND_INITIALIZER};

static uint32_t job_of(uint64_t ticket) { return (uint32_t)(ticket >> 32); }

static void relax(void) {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

// Takes and does parts of the job until none is left.
static void work_on(uint32_t job) {
  for (;;) {
    uint64_t ticket = atomic_load(&team.ticket);
    int part = (int)(uint32_t)ticket, parts = atomic_load(&team.parts);
    void (*body)(void *, int) = atomic_load(&team.body);
    void *context = atomic_load(&team.context);
    if (job_of(ticket) != job) return;
    if (parts == 0) continue;  // The job is being written down.
    if (part >= parts) return;
    if (!atomic_compare_exchange_strong(&team.ticket, &ticket, ticket + 1)) continue;
    body(context, part);
    atomic_fetch_add(&team.finished, 1);
  }
}

static void *work(void *number) {
  uint32_t seen = 0;
  for (;;) {
    for (int look = 0; job_of(atomic_load(&team.ticket)) == seen && look < looks_before_sleep; look++) relax();
    if (job_of(atomic_load(&team.ticket)) == seen) {
      pthread_mutex_lock(&team.sleep);
      atomic_fetch_add(&team.sleepers, 1);
      while (job_of(atomic_load(&team.ticket)) == seen) pthread_cond_wait(&team.wake, &team.sleep);
      atomic_fetch_sub(&team.sleepers, 1);
      pthread_mutex_unlock(&team.sleep);
    }
    seen = job_of(atomic_load(&team.ticket));
    if ((int)(intptr_t)number < atomic_load(&team.limit)) work_on(seen);
  }
  return 0;
}

// Makes workers until there are so many, or the system refuses.
static void hire(int count) {
  while (team.workers < count && team.workers < most_workers) {
    pthread_t thread;
    if (pthread_create(&thread, 0, work, (void *)(intptr_t)team.workers) != 0) return;
    pthread_detach(thread);
    team.workers++;
  }
}

void host_run_parts(int threads, int parts, void (*body)(void *context, int part), void *context) {
  if (threads <= 1 || parts <= 1 || pthread_mutex_trylock(&team.caller) != 0) {
    for (int part = 0; part < parts; part++) body(context, part);
    return;
  }
  hire(threads - 1);
  uint32_t job = job_of(atomic_load(&team.ticket)) + 1;
  atomic_store(&team.parts, 0);
  atomic_store(&team.body, body);
  atomic_store(&team.context, context);
  atomic_store(&team.limit, threads - 1);
  atomic_store(&team.finished, 0);
  atomic_store(&team.ticket, (uint64_t)job << 32);
  atomic_store(&team.parts, parts);
  if (atomic_load(&team.sleepers) > 0) {
    pthread_mutex_lock(&team.sleep);
    pthread_cond_broadcast(&team.wake);
    pthread_mutex_unlock(&team.sleep);
  }
  work_on(job);
  for (int look = 0; atomic_load(&team.finished) < parts; look++) {
    if (look < looks_before_yield) relax();
    else sched_yield();
  }
  pthread_mutex_unlock(&team.caller);
}

int host_processor_count(void) {
#if defined(__linux__)
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0) return CPU_COUNT(&set);
#endif
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count > 0 ? (int)count : 1;
}

#else

int host_processor_count(void) { return 1; }

void host_run_parts(int threads, int parts, void (*body)(void *context, int part), void *context) {
  (void)threads;
  for (int part = 0; part < parts; part++) body(context, part);
}

#endif
