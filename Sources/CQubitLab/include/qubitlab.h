/* QubitLab for C and for every language that calls C: open a level, play it, read its states and its verdict.
 *
 * Conventions. Qubit 0 is the least significant bit of a basis state's index and the rightmost symbol of a ket.
 * Angles are in radians. All text is UTF-8. Moves are written as in level files, with the level's own names:
 * "H q0", "CX q0 q1 at 2", "remove 1", "replace 2 with X q0", "answer yes"; operations count from 1 in moves.
 *
 * Arguments. Every function checks all of them: NULL, a handle that was never given out or has been closed, and a
 * buffer that is too small give a status and change nothing. What C cannot let anyone check is that a pointer with a
 * length reaches that far.
 *
 * Threads. Every function may be called from every thread. Different sessions run side by side. A session serves one
 * call at a time: a second call that comes meanwhile gets QUBITLAB_BUSY and changes nothing.
 *
 * Buffers. A function that fills one takes its capacity and tells the length that is needed, in bytes without the
 * closing NUL for text and in doubles for numbers. Text needs one byte more than its length. Pass NULL and 0 to ask for
 * the length alone; that gives QUBITLAB_BUFFER_TOO_SMALL unless nothing is needed. `length` and `count` may be NULL.
 */
#ifndef QUBITLAB_H
#define QUBITLAB_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What a call has come to. */
typedef enum qubitlab_status {
  QUBITLAB_OK = 0,
  /* An argument is NULL, out of range, or not UTF-8. */
  QUBITLAB_INVALID_ARGUMENT = 1,
  /* There is no session with this handle: it was never given out, or it has been closed. */
  QUBITLAB_NO_SESSION = 2,
  /* The session is serving another thread. */
  QUBITLAB_BUSY = 3,
  /* The level has mistakes. */
  QUBITLAB_BAD_LEVEL = 4,
  /* The text spells no move. */
  QUBITLAB_NOT_A_MOVE = 5,
  /* The move is against the rules of the level. */
  QUBITLAB_REFUSED = 6,
  /* There is nothing to take back or to make again. */
  QUBITLAB_NOTHING_TO_DO = 7,
  /* The buffer is too small; the length that is needed has been told. */
  QUBITLAB_BUFFER_TOO_SMALL = 8,
  /* The board cannot be run: for want of memory, or because it branches too often. */
  QUBITLAB_CANNOT_RUN = 9,
  /* No further session can be opened before one is closed. */
  QUBITLAB_TOO_MANY_SESSIONS = 10,
  /* The text is no replay of this level, or a move of it has no spelling. */
  QUBITLAB_BAD_REPLAY = 11
} qubitlab_status;

/* The language of sentences. */
typedef enum qubitlab_language {
  QUBITLAB_ENGLISH = 0,
  QUBITLAB_SIMPLIFIED_CHINESE = 1
} qubitlab_language;

/* A level being played. 0 is never one. A handle that has been closed is never given out again. */
typedef uint64_t qubitlab_session;

/* The version of this interface and of the engine: three numbers with points between them. Never NULL; lives as long as
 * the program. */
const char *qubitlab_version(void);

/* What the last call on this thread that did not give QUBITLAB_OK found and wanted; "" before any. Never NULL; valid
 * until the next call on this thread. Cut at 4,095 bytes. */
const char *qubitlab_last_error(void);

/* Opens a level from the text of its file. `seed` decides what looks find; verdicts do not depend on it. */
qubitlab_status qubitlab_session_open(const char *level_json, size_t length, uint64_t seed,
                                      qubitlab_session *session);

/* Closes a session. */
qubitlab_status qubitlab_session_close(qubitlab_session session);

/* Makes a move; the play head goes to the end of the board. */
qubitlab_status qubitlab_session_play(qubitlab_session session, const char *move, size_t length);

/* Whether a move would be allowed now: the status that playing it would give. */
qubitlab_status qubitlab_session_check(qubitlab_session session, const char *move, size_t length);

/* Takes the last move or look back, or makes it again with the outcomes it had. */
qubitlab_status qubitlab_session_undo(qubitlab_session session);
qubitlab_status qubitlab_session_redo(qubitlab_session session);

/* Takes everything back; it can be made again step by step. */
qubitlab_status qubitlab_session_restart(qubitlab_session session);

/* How many qubits the level has, and how many operations stand on the board. Either pointer may be NULL. */
qubitlab_status qubitlab_session_size(qubitlab_session session, size_t *qubits, size_t *operations);

/* Moves the play head to where `position` operations have been passed; beyond the end it stops there. */
qubitlab_status qubitlab_session_seek(qubitlab_session session, size_t position);

/* Draws every look anew that is not held to an outcome. */
qubitlab_status qubitlab_session_look_again(qubitlab_session session);

/* Holds look number `look` (measurements and resets, from 0) to an outcome, 0 or 1; releases all looks. */
qubitlab_status qubitlab_session_force_outcome(qubitlab_session session, size_t look, int32_t outcome);
qubitlab_status qubitlab_session_release_outcomes(qubitlab_session session);

/* Shows the board in another of the level's cases, by its place in the outline's `cases`: another start, another box,
 * another question. The looks are drawn anew. What is judged does not change: a verdict is about all cases. A level
 * without cases has the one case 0. */
qubitlab_status qubitlab_session_show_case(qubitlab_session session, size_t index);

/* The exact verdict on the board: solved is 0 or 1, stars 0 to 3. Either pointer may be NULL. */
qubitlab_status qubitlab_session_verdict(qubitlab_session session, int32_t *solved, int32_t *stars);

/* The verdict as JSON, with a sentence for each goal and budget. */
qubitlab_status qubitlab_session_verdict_text(qubitlab_session session, qubitlab_language language,
                                              char *buffer, size_t capacity, size_t *length);

/* The board and the state at the play head as JSON. */
qubitlab_status qubitlab_session_snapshot(qubitlab_session session, qubitlab_language language,
                                          char *buffer, size_t capacity, size_t *length);

/* What no move changes, as JSON: texts, qubits, toolbox, goals. */
qubitlab_status qubitlab_session_outline(qubitlab_session session, qubitlab_language language,
                                         char *buffer, size_t capacity, size_t *length);

/* Every way in which the looks on the board can come out, with exact probabilities and states, as JSON; with noise, every
 * register of bits and the mixed state that goes with it. */
qubitlab_status qubitlab_session_branches(qubitlab_session session, char *buffer, size_t capacity,
                                          size_t *length);

/* The state at the play head as sentences for a screen reader, a line each. */
qubitlab_status qubitlab_session_spoken(qubitlab_session session, qubitlab_language language, char *buffer,
                                        size_t capacity, size_t *length);

/* What has happened, as a replay file; and the same again from one: the level has to be the file's own. */
qubitlab_status qubitlab_session_replay(qubitlab_session session, char *buffer, size_t capacity,
                                        size_t *length);
qubitlab_status qubitlab_session_load_replay(qubitlab_session session, const char *replay, size_t length);

/* The whole level as one line that can be sent in a message. */
qubitlab_status qubitlab_session_share(qubitlab_session session, char *buffer, size_t capacity,
                                       size_t *length);

/* Opens a level from such a line. */
qubitlab_status qubitlab_session_open_shared(const char *line, size_t length, uint64_t seed,
                                             qubitlab_session *session);

/* The state at the play head as a ket, such as "(|00⟩ + |11⟩)/√2". This and the amplitudes below are refused on a board
 * with noise, which has no such state: its arrows and its snapshot say what there is. */
qubitlab_status qubitlab_session_ket(qubitlab_session session, char *buffer, size_t capacity, size_t *length);

/* The next hint as JSON: the author's, one after another, then the solver's next move. A hint is used up only by a
 * call that gives QUBITLAB_OK. */
qubitlab_status qubitlab_session_hint(qubitlab_session session, qubitlab_language language, char *buffer,
                                      size_t capacity, size_t *length);

/* The amplitudes at the play head, real and imaginary parts in turn, in the order of the basis states. */
qubitlab_status qubitlab_session_amplitudes(qubitlab_session session, double *buffer, size_t capacity,
                                            size_t *count);

/* The amplitudes on the way through operation `operation` (from 0) at `fraction` from 0 to 1, for animation. */
qubitlab_status qubitlab_session_path(qubitlab_session session, size_t operation, double fraction,
                                      double *buffer, size_t capacity, size_t *count);

/* The Bloch vectors on that way, as qubitlab_session_arrows has them; where noise mixes the state, with it. */
qubitlab_status qubitlab_session_path_arrows(qubitlab_session session, size_t operation, double fraction,
                                             double *buffer, size_t capacity, size_t *count);

/* The Bloch vectors at the play head: x, y and z of qubit 0, then of qubit 1, and so on. */
qubitlab_status qubitlab_session_arrows(qubitlab_session session, double *buffer, size_t capacity,
                                        size_t *count);

#ifdef __cplusplus
}
#endif

#endif
