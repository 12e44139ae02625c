/* Plays a level from C: opens it, makes mistakes, solves it, reads states and verdict, closes it.
 * Usage: play_level Levels/01-ball-and-arrows/03-reach-minus.json */
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "qubitlab.h"

static int passed = 0, failed = 0;

#define CHECK(condition)                                                                  \
  do {                                                                                    \
    if (condition) {                                                                      \
      passed++;                                                                           \
    } else {                                                                              \
      failed++;                                                                           \
      printf("%s:%d: %s does not hold: %s\n", __FILE__, __LINE__, #condition, qubitlab_last_error()); \
    }                                                                                     \
  } while (0)

static char *file_text(const char *path, size_t *length) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  char *text = malloc(1 << 20);
  *length = fread(text, 1, 1 << 20, file);
  fclose(file);
  return text;
}

static qubitlab_status play(qubitlab_session session, const char *move) {
  return qubitlab_session_play(session, move, strlen(move));
}

static void solve(const char *level, size_t length) {
  qubitlab_session session = 0;
  CHECK(qubitlab_session_open(level, length, 7, &session) == QUBITLAB_OK);
  CHECK(session != 0);

  int32_t solved = -1, stars = -1;
  CHECK(qubitlab_session_verdict(session, &solved, &stars) == QUBITLAB_OK);
  CHECK(solved == 0 && stars == 0);

  CHECK(play(session, "H q7") == QUBITLAB_NOT_A_MOVE);
  CHECK(strstr(qubitlab_last_error(), "q7"));
  CHECK(play(session, "Y q0") == QUBITLAB_REFUSED);
  CHECK(play(session, "remove 1") == QUBITLAB_REFUSED);
  CHECK(qubitlab_session_undo(session) == QUBITLAB_NOTHING_TO_DO);

  CHECK(play(session, "X q0") == QUBITLAB_OK);
  CHECK(play(session, "X q0") == QUBITLAB_OK);
  CHECK(qubitlab_session_undo(session) == QUBITLAB_OK);
  CHECK(qubitlab_session_redo(session) == QUBITLAB_OK);
  CHECK(qubitlab_session_undo(session) == QUBITLAB_OK);
  CHECK(qubitlab_session_check(session, "H q0", 4) == QUBITLAB_OK);
  CHECK(play(session, "H q0") == QUBITLAB_OK);

  CHECK(qubitlab_session_verdict(session, &solved, &stars) == QUBITLAB_OK);
  CHECK(solved == 1 && stars == 3);

  /* |−⟩ = (|0⟩ − |1⟩)/√2. */
  double amplitudes[4];
  size_t count = 0, length_needed = 0;
  CHECK(qubitlab_session_amplitudes(session, amplitudes, 4, &count) == QUBITLAB_OK && count == 4);
  CHECK(fabs(amplitudes[0] - sqrt(0.5)) < 1e-12 && fabs(amplitudes[2] + sqrt(0.5)) < 1e-12);
  CHECK(fabs(amplitudes[1]) < 1e-12 && fabs(amplitudes[3]) < 1e-12);
  double arrow[3];
  CHECK(qubitlab_session_arrows(session, arrow, 3, NULL) == QUBITLAB_OK && fabs(arrow[0] + 1) < 1e-12);

  /* Halfway through the X, |0⟩ has turned a quarter about x. */
  CHECK(qubitlab_session_path(session, 0, 0.5, amplitudes, 4, &count) == QUBITLAB_OK);
  CHECK(fabs(amplitudes[0] * amplitudes[0] + amplitudes[1] * amplitudes[1] - 0.5) < 1e-12);
  CHECK(qubitlab_session_path(session, 2, 0.5, amplitudes, 4, &count) == QUBITLAB_REFUSED);
  CHECK(qubitlab_session_path(session, 0, NAN, amplitudes, 4, &count) == QUBITLAB_OK);

  size_t qubits = 0, operations = 0;
  CHECK(qubitlab_session_size(session, &qubits, &operations) == QUBITLAB_OK && qubits == 1 && operations == 2);
  CHECK(qubitlab_session_seek(session, 0) == QUBITLAB_OK);
  char text[64];
  CHECK(qubitlab_session_ket(session, text, sizeof text, &length_needed) == QUBITLAB_OK && !strcmp(text, "|0⟩"));
  CHECK(qubitlab_session_seek(session, SIZE_MAX) == QUBITLAB_OK);
  CHECK(qubitlab_session_ket(session, text, sizeof text, NULL) == QUBITLAB_OK);
  CHECK(!strcmp(text, "(|0⟩ − |1⟩)/√2"));

  char verdict[4096];
  CHECK(qubitlab_session_verdict_text(session, QUBITLAB_ENGLISH, verdict, sizeof verdict, NULL) == QUBITLAB_OK);
  CHECK(strstr(verdict, "\"solved\": true"));
  CHECK(qubitlab_session_hint(session, QUBITLAB_SIMPLIFIED_CHINESE, NULL, 0, &length_needed) ==
        QUBITLAB_BUFFER_TOO_SMALL);
  char *hint = malloc(length_needed + 1), *same = malloc(length_needed + 1);
  CHECK(qubitlab_session_hint(session, QUBITLAB_SIMPLIFIED_CHINESE, hint, length_needed, NULL) ==
        QUBITLAB_BUFFER_TOO_SMALL);
  CHECK(qubitlab_session_hint(session, QUBITLAB_SIMPLIFIED_CHINESE, same, length_needed + 1, NULL) == QUBITLAB_OK);
  CHECK(strstr(same, "\"index\": 0"));
  free(hint);
  free(same);

  CHECK(qubitlab_session_restart(session) == QUBITLAB_OK);
  CHECK(qubitlab_session_close(session) == QUBITLAB_OK);
}

/* Every wrong argument gets a status. */
static void mistakes(const char *level, size_t length) {
  qubitlab_session session = 0;
  CHECK(qubitlab_session_open(NULL, 3, 0, &session) == QUBITLAB_INVALID_ARGUMENT);
  CHECK(qubitlab_session_open(level, length, 0, NULL) == QUBITLAB_INVALID_ARGUMENT);
  CHECK(qubitlab_session_open(level, SIZE_MAX, 0, &session) == QUBITLAB_INVALID_ARGUMENT);
  CHECK(qubitlab_session_open(level, 0, 0, &session) == QUBITLAB_BAD_LEVEL);
  CHECK(qubitlab_session_open(level, length / 2, 0, &session) == QUBITLAB_BAD_LEVEL);
  CHECK(strlen(qubitlab_last_error()) > 0 && session == 0);
  CHECK(qubitlab_session_open("\xff\xfe", 2, 0, &session) == QUBITLAB_BAD_LEVEL);

  qubitlab_session wrong[] = {0, 1, UINT64_MAX, (uint64_t)1 << 32, (uint64_t)99 << 32, 0};
  CHECK(qubitlab_session_open(level, length, 0, &session) == QUBITLAB_OK);
  CHECK(qubitlab_session_close(session) == QUBITLAB_OK);
  CHECK(qubitlab_session_close(session) == QUBITLAB_NO_SESSION);
  wrong[5] = session;
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    if (wrong[i] == (uint64_t)1 << 32 && session != wrong[i]) continue;
    char text[8];
    double numbers[8];
    CHECK(play(wrong[i], "X q0") == QUBITLAB_NO_SESSION);
    CHECK(qubitlab_session_check(wrong[i], "X q0", 4) == QUBITLAB_NO_SESSION);
    CHECK(qubitlab_session_undo(wrong[i]) == QUBITLAB_NO_SESSION);
    CHECK(qubitlab_session_redo(wrong[i]) == QUBITLAB_NO_SESSION);
    CHECK(qubitlab_session_restart(wrong[i]) == QUBITLAB_NO_SESSION);
    CHECK(qubitlab_session_seek(wrong[i], 0) == QUBITLAB_NO_SESSION);
    CHECK(qubitlab_session_size(wrong[i], NULL, NULL) == QUBITLAB_NO_SESSION);
    CHECK(qubitlab_session_look_again(wrong[i]) == QUBITLAB_NO_SESSION);
    CHECK(qubitlab_session_force_outcome(wrong[i], 0, 0) == QUBITLAB_NO_SESSION);
    CHECK(qubitlab_session_release_outcomes(wrong[i]) == QUBITLAB_NO_SESSION);
    CHECK(qubitlab_session_show_case(wrong[i], 0) == QUBITLAB_NO_SESSION);
    CHECK(qubitlab_session_verdict(wrong[i], NULL, NULL) == QUBITLAB_NO_SESSION);
    CHECK(qubitlab_session_verdict_text(wrong[i], QUBITLAB_ENGLISH, text, 8, NULL) == QUBITLAB_NO_SESSION);
    CHECK(qubitlab_session_snapshot(wrong[i], QUBITLAB_ENGLISH, text, 8, NULL) == QUBITLAB_NO_SESSION);
    CHECK(qubitlab_session_ket(wrong[i], text, 8, NULL) == QUBITLAB_NO_SESSION);
    CHECK(qubitlab_session_hint(wrong[i], QUBITLAB_ENGLISH, text, 8, NULL) == QUBITLAB_NO_SESSION);
    CHECK(qubitlab_session_amplitudes(wrong[i], numbers, 8, NULL) == QUBITLAB_NO_SESSION);
    CHECK(qubitlab_session_path(wrong[i], 0, 0.5, numbers, 8, NULL) == QUBITLAB_NO_SESSION);
    CHECK(qubitlab_session_path_arrows(wrong[i], 0, 0.5, numbers, 8, NULL) == QUBITLAB_NO_SESSION);
    CHECK(qubitlab_session_arrows(wrong[i], numbers, 8, NULL) == QUBITLAB_NO_SESSION);
    CHECK(qubitlab_session_close(wrong[i]) == QUBITLAB_NO_SESSION);
  }

  qubitlab_session next = 0;
  CHECK(qubitlab_session_open(level, length, 0, &next) == QUBITLAB_OK && next != session);
  CHECK(qubitlab_session_play(next, NULL, 4) == QUBITLAB_INVALID_ARGUMENT);
  CHECK(qubitlab_session_play(next, "X q0", SIZE_MAX) == QUBITLAB_INVALID_ARGUMENT);
  CHECK(qubitlab_session_play(next, "\xff", 1) == QUBITLAB_INVALID_ARGUMENT);
  CHECK(qubitlab_session_play(next, "", 0) == QUBITLAB_NOT_A_MOVE);
  CHECK(qubitlab_session_verdict(next, NULL, NULL) == QUBITLAB_OK);
  CHECK(qubitlab_session_verdict_text(next, (qubitlab_language)9, NULL, 0, NULL) == QUBITLAB_INVALID_ARGUMENT);
  CHECK(qubitlab_session_force_outcome(next, 0, 2) == QUBITLAB_INVALID_ARGUMENT);
  CHECK(qubitlab_session_force_outcome(next, 0, 1) == QUBITLAB_REFUSED);
  CHECK(qubitlab_session_force_outcome(next, SIZE_MAX, 1) == QUBITLAB_REFUSED);
  CHECK(qubitlab_session_path(next, SIZE_MAX, 0.5, NULL, 0, NULL) == QUBITLAB_REFUSED);
  CHECK(qubitlab_session_show_case(next, 0) == QUBITLAB_OK);
  CHECK(qubitlab_session_show_case(next, 1) == QUBITLAB_INVALID_ARGUMENT);
  CHECK(qubitlab_session_show_case(next, SIZE_MAX) == QUBITLAB_INVALID_ARGUMENT);
  double one = 0;
  size_t count = 0;
  CHECK(qubitlab_session_amplitudes(next, &one, 1, &count) == QUBITLAB_BUFFER_TOO_SMALL && count == 4 && one == 0);
  CHECK(qubitlab_session_amplitudes(next, NULL, SIZE_MAX, NULL) == QUBITLAB_BUFFER_TOO_SMALL);
  CHECK(qubitlab_session_close(next) == QUBITLAB_OK);
}

typedef struct {
  const char *level;
  size_t length;
  qubitlab_session shared;
} work;

static void *play_many(void *argument) {
  const work *w = argument;
  size_t wrong = 0;
  for (int i = 0; i < 40; i++) {
    qubitlab_session session = 0;
    int32_t solved = 0;
    wrong += qubitlab_session_open(w->level, w->length, 0, &session) != QUBITLAB_OK;
    wrong += play(session, "X q0") != QUBITLAB_OK;
    wrong += play(session, "H q0") != QUBITLAB_OK;
    wrong += qubitlab_session_verdict(session, &solved, NULL) != QUBITLAB_OK || solved != 1;
    wrong += qubitlab_session_close(session) != QUBITLAB_OK;
    qubitlab_status status = play(w->shared, "X q0");
    wrong += status != QUBITLAB_OK && status != QUBITLAB_BUSY;
  }
  return (void *)wrong;
}

/* Four threads, each with sessions of its own and all with one that they share. */
static void threads(const char *level, size_t length) {
  work w = {level, length, 0};
  CHECK(qubitlab_session_open(level, length, 0, &w.shared) == QUBITLAB_OK);
  pthread_t thread[4];
  for (int i = 0; i < 4; i++) pthread_create(&thread[i], NULL, play_many, &w);
  for (int i = 0; i < 4; i++) {
    void *wrong = NULL;
    pthread_join(thread[i], &wrong);
    CHECK(wrong == NULL);
  }
  CHECK(qubitlab_session_close(w.shared) == QUBITLAB_OK);
}

int main(int count, char **arguments) {
  size_t length = 0;
  char *level = count == 2 ? file_text(arguments[1], &length) : NULL;
  if (!level) {
    fprintf(stderr, "usage: play_level LEVEL.json\n");
    return 64;
  }
  CHECK(strlen(qubitlab_version()) > 0);
  CHECK(qubitlab_last_error()[0] == 0);
  solve(level, length);
  mistakes(level, length);
  threads(level, length);
  free(level);
  printf("C: %d passed, %d failed\n", passed, failed);
  return failed > 0;
}
