// Plays a level in the engine's WebAssembly module, from start to verdict.
// Usage: node --test with QUBITLAB_WASM naming the module; .ci/web --test does that.

import assert from "node:assert/strict";
import {readFile, readdir} from "node:fs/promises";
import {test} from "node:test";
import {Engine, EngineError, Status} from "../../Sources/QubitLabWeb/Page/engine.mjs";

const folder = new URL("../../Levels/", import.meta.url);
const level = await readFile(new URL("01-ball-and-arrows/03-reach-minus.json", folder), "utf8");
const engine = await Engine.fromBytes(await readFile(process.env.QUBITLAB_WASM));

function near(found, wanted) {
  assert.equal(found.length, wanted.length);
  wanted.forEach((value, index) => assert.ok(Math.abs(found[index] - value) < 1e-12, `${found} is not ${wanted}`));
}

test("a level is played from start to verdict", () => {
  const session = engine.open(level, 7);
  assert.equal(session.verdict("en").solved, false);
  session.play("X q0");
  session.play("H q0");
  near(session.amplitudes, [Math.SQRT1_2, 0, -Math.SQRT1_2, 0]);
  near(session.arrows, [-1, 0, 0]);
  const verdict = session.verdict("zh-Hans");
  assert.equal(verdict.solved, true);
  assert.equal(verdict.stars, 3);
  assert.equal(session.snapshot("en").state.ket, "(|0⟩ − |1⟩)/√2");
  session.close();
});

test("undo and redo lead back and forth", () => {
  const session = engine.open(level);
  session.play("X q0");
  assert.equal(session.undo(), true);
  assert.equal(session.undo(), false);
  assert.equal(session.snapshot("en").state.ket, "|0⟩");
  assert.equal(session.redo(), true);
  assert.equal(session.snapshot("en").state.ket, "|1⟩");
  session.close();
});

test("the path of H is a half turn about the axis between x and z", () => {
  const session = engine.open(level);
  session.play("H q0");
  const [a, b, c, d] = session.path(0, 0.5);
  near([2 * (a * c + b * d), 2 * (a * d - b * c), a * a + b * b - c * c - d * d], [0.5, -Math.SQRT1_2, 0.5]);
  session.close();
});

test("a level with several starts shows the board in each", async () => {
  const file = await readFile(new URL("03-look-and-it-changes/04-plus-or-minus.json", folder), "utf8");
  const session = engine.open(file, 7);
  assert.equal(session.json("outline", "en").cases.length, 2);
  const kets = [0, 1].map((index) => {
    session.showCase(index);
    session.seek(0);
    assert.equal(session.snapshot("en").case, index);
    return session.snapshot("en").state.ket;
  });
  assert.deepEqual(kets, ["(|0⟩ + |1⟩)/√2", "(|0⟩ − |1⟩)/√2"]);
  session.close();
});

test("mistakes give an error and no trap", () => {
  const session = engine.open(level);
  const statusOf = (body) => {
    try {
      body();
      return Status.ok;
    } catch (error) {
      assert.ok(error instanceof EngineError, String(error));
      return error.status;
    }
  };
  assert.equal(statusOf(() => session.play("X q9")), Status.notAMove);
  assert.equal(statusOf(() => session.play("Y q0")), Status.refused);
  assert.equal(statusOf(() => engine.open('{"id": }')), Status.badLevel);
  assert.equal(session.refusal("X q0"), null);
  session.close();
  assert.equal(statusOf(() => session.play("X q0")), Status.noSession);
});

test("numbers that do not fit into 32 bits give an error and no trap", () => {
  for (const key of ["schemaVersion", "par", "threeStars"])
    for (const number of ["3000000000", "-3000000000", "1e300"]) {
      const text = level.replace(new RegExp(`"${key}": \\d+`), `"${key}": ${number}`);
      assert.notEqual(text, level);
      assert.throws(() => engine.open(text), EngineError, `${key}: ${number}`);
    }
  for (const handle of [0xffffffffn, 0x1_ffff_ffffn, 0xffff_ffff_ffff_ffffn])
    assert.equal(engine.c.qubitlab_session_undo(handle), Status.noSession);
});

test("a dial, a field and a condition that do not fit into 32 bits are played", () => {
  const bits = Array.from({length: 64}, (_, index) => `c${index}`);
  const text = (en) => ({"zh-Hans": "甲", en});
  const session = engine.open(JSON.stringify({
    schemaVersion: 1, id: "wide", mechanic: "pulse", sandbox: true, title: text("A"), brief: text("A"), hints: [],
    explanation: text("A"), concepts: {teaches: [], requires: []}, qubits: ["q0"], bits, start: {ket: "|0>"},
    pieces: [{name: "wait", wait: true}],
    dynamics: {timeUnit: "s", frame: "laboratory", hamiltonian: [{pauli: "X", rate: 1e20}]},
    board: [{gate: `if ${bits.map((bit) => `${bit}=1`).join(" ")}: H q0`, standing: "frozen"}, {gap: true}],
    toolbox: [{piece: "wait", dials: [["1/4"]]}, {gate: "Rz", angles: [{from: "999999001/1000", to: 999999.9, step: "1/1024"}]}],
  }), 7);
  const rests = session.json("outline", "en").toolbox[1].dials[0].rests;
  assert.equal(rests[1].value, (999999001 * 128 + 125) / 128000);
  session.play("wait(1/4)");
  assert.deepEqual(session.snapshot("en").board[0].equals, bits.map(() => 1));
  session.close();
  assert.throws(() => engine.open(level).play("if c0=1: ".repeat(100000) + "X q0"), EngineError);
});

test("where the author's hints end, the solver leads to a solution, in levels of every mechanic", async () => {
  const led = new Set();
  for (const pack of (await readdir(folder)).filter((name) => /^\d/.test(name)))
    for (const name of (await readdir(new URL(`${pack}/`, folder))).filter((name) => name.endsWith(".json"))) {
      const file = JSON.parse(await readFile(new URL(`${pack}/${name}`, folder), "utf8"));
      if (!file.mechanic || file.sandbox || led.has(file.mechanic) || file.solutions[0].length > 5) continue;
      led.add(file.mechanic);
      const session = engine.open(JSON.stringify(file), 7);
      let hint;
      for (let asked = 0; asked < 40; asked++) {
        hint = session.hint("en");
        if (hint.kind === "move") session.play(hint.move);
        else if (hint.kind !== "text") break;
      }
      assert.equal(hint.kind, "solved", file.id);
      assert.ok(session.verdict("en").solved, file.id);
      session.close();
    }
  assert.equal(led.size, 11, [...led].join());
});

test("memory is given back: many sessions need no more than a few", () => {
  const play = () => {
    const session = engine.open(level);
    session.play("X q0");
    session.play("H q0");
    session.verdict("en");
    session.snapshot("en");
    session.close();
  };
  for (let i = 0; i < 20; i++) play();
  const before = engine.c.memory.buffer.byteLength;
  for (let i = 0; i < 200; i++) play();
  assert.equal(engine.c.memory.buffer.byteLength, before);
});
