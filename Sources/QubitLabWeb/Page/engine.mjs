// The engine in WebAssembly: the same C interface that qubitlab.h declares, with texts and numbers as JavaScript has them.

export const Status = Object.freeze({
  ok: 0, invalidArgument: 1, noSession: 2, busy: 3, badLevel: 4, notAMove: 5, refused: 6, nothingToDo: 7,
  bufferTooSmall: 8, cannotRun: 9, tooManySessions: 10, badReplay: 11,
});

const languages = {"en": 0, "zh-Hans": 1};
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** What the engine says when it cannot do something: `status` for programs, the message for people. */
export class EngineError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

export class Engine {
  /** Makes an engine from the bytes of its WebAssembly module. */
  static async fromBytes(bytes) {
    const {instance} = await WebAssembly.instantiate(bytes, {});
    return new Engine(instance.exports);
  }

  constructor(exports) {
    this.c = exports;
    // Room for a number that a function writes, and a buffer that grows with what is read through it.
    this.number = this.allocate(8);
    this.capacity = 1 << 16;
    this.buffer = this.allocate(this.capacity);
  }

  get version() { return this.cString(this.c.qubitlab_version()); }

  /** Opens a level from the text of its file. */
  open(json, seed = 0) { return this.openBy("qubitlab_session_open", json, seed); }

  /** Opens a level from the line in which it was shared. */
  openShared(line, seed = 0) { return this.openBy("qubitlab_session_open_shared", line, seed); }

  openBy(name, text, seed) {
    this.withText(text, (pointer, length) => this.check(this.c[name](pointer, length, BigInt(seed), this.number)));
    return new LevelSession(this, new DataView(this.c.memory.buffer).getBigUint64(this.number, true));
  }

  allocate(size) {
    const pointer = this.c.malloc(size);
    if (!pointer) throw new EngineError(Status.cannotRun, "out of memory");
    return pointer;
  }

  withText(text, body) {
    const bytes = encoder.encode(text);
    const pointer = this.allocate(Math.max(1, bytes.length));
    try {
      new Uint8Array(this.c.memory.buffer, pointer, bytes.length).set(bytes);
      return body(pointer, bytes.length);
    } finally {
      this.c.free(pointer);
    }
  }

  check(status) {
    if (status !== Status.ok) throw new EngineError(status, this.cString(this.c.qubitlab_last_error()));
  }

  cString(pointer) {
    const memory = new Uint8Array(this.c.memory.buffer);
    return decoder.decode(memory.subarray(pointer, memory.indexOf(0, pointer)));
  }

  /** Reads what `call(buffer, capacity, length)` writes; `unit` is the size of an element, `spare` of what closes it. */
  read(call, unit, spare) {
    for (;;) {
      const status = call(this.buffer, Math.floor(this.capacity / unit), this.number);
      const length = new DataView(this.c.memory.buffer).getUint32(this.number, true);
      if (status !== Status.bufferTooSmall) {
        this.check(status);
        return this.c.memory.buffer.slice(this.buffer, this.buffer + length * unit);
      }
      this.c.free(this.buffer);
      this.capacity = 2 * (length + spare) * unit;
      this.buffer = this.allocate(this.capacity);
    }
  }

  text(call) { return decoder.decode(this.read(call, 1, 1)); }

  numbers(call) { return new Float64Array(this.read(call, 8, 0)); }
}

/** A level being played. */
export class LevelSession {
  constructor(engine, handle) {
    this.engine = engine;
    this.handle = handle;
  }

  call(name, ...rest) { return this.engine.c["qubitlab_session_" + name](this.handle, ...rest); }

  /** Calls something that may have nothing to do; returns whether it had. */
  attempt(name) {
    const status = this.call(name);
    if (status === Status.nothingToDo) return false;
    this.engine.check(status);
    return true;
  }

  play(move) { this.engine.withText(move, (p, n) => this.engine.check(this.call("play", p, n))); }

  /** Whether a move would be allowed now: null, or the error. */
  refusal(move) {
    try {
      this.engine.withText(move, (p, n) => this.engine.check(this.call("check", p, n)));
      return null;
    } catch (error) {
      return error;
    }
  }

  undo() { return this.attempt("undo"); }
  redo() { return this.attempt("redo"); }
  restart() { this.engine.check(this.call("restart")); }
  seek(position) { this.engine.check(this.call("seek", position)); }
  lookAgain() { this.engine.check(this.call("look_again")); }
  forceOutcome(look, outcome) { this.engine.check(this.call("force_outcome", look, outcome)); }
  showCase(index) { this.engine.check(this.call("show_case", index)); }
  releaseOutcomes() { this.engine.check(this.call("release_outcomes")); }
  close() { this.engine.check(this.call("close")); }

  text(name, ...rest) { return this.engine.text((p, n, l) => this.call(name, ...rest, p, n, l)); }

  json(name, language) { return JSON.parse(this.text(name, languages[language])); }
  branches() { return JSON.parse(this.text("branches")); }
  spoken(language) { return this.text("spoken", languages[language]); }
  get share() { return this.text("share"); }
  get replay() { return this.text("replay"); }
  load(replay) { this.engine.withText(replay, (p, n) => this.engine.check(this.call("load_replay", p, n))); }

  snapshot(language) { return this.json("snapshot", language); }
  verdict(language) { return this.json("verdict_text", language); }
  hint(language) { return this.json("hint", language); }
  get amplitudes() { return this.engine.numbers((p, n, l) => this.call("amplitudes", p, n, l)); }
  get arrows() { return this.engine.numbers((p, n, l) => this.call("arrows", p, n, l)); }
  pathArrows(operation, fraction) {
    return triples(this.engine.numbers((p, n, l) => this.call("path_arrows", operation, fraction, p, n, l)));
  }
  path(operation, fraction) {
    return this.engine.numbers((p, n, l) => this.call("path", operation, fraction, p, n, l));
  }
}

/** Numbers as arrows [x, y, z]. */
function triples(numbers) {
  return Array.from({length: numbers.length / 3}, (_, k) => [...numbers.slice(3 * k, 3 * k + 3)]);
}
