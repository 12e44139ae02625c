// Amplitudes as bars: length is the modulus, the little clock and the sign are the phase, hue repeats it.

/** How a phase reads: a sign where it is one, otherwise a multiple of π. */
export function phaseText(re, im) {
  const size = Math.hypot(re, im);
  if (size < 1e-6) return "";
  const near = (a, b) => Math.abs(re / size - a) < 1e-6 && Math.abs(im / size - b) < 1e-6;
  if (near(1, 0)) return "+";
  if (near(-1, 0)) return "−";
  if (near(0, 1)) return "+i";
  if (near(0, -1)) return "−i";
  const turns = Math.atan2(im, re) / Math.PI;
  for (const d of [3, 4, 6, 8, 12, 16, 24, 48]) {
    const n = Math.round(turns * d);
    if (Math.abs(turns * d - n) < 1e-6) return `${n < 0 ? "−" : ""}${Math.abs(n) === 1 ? "" : Math.abs(n)}π/${d}`;
  }
  return `${turns < 0 ? "−" : ""}${Math.abs(turns).toFixed(2)}π`;
}

export function phaseColour(re, im) {
  return `oklch(var(--phase-light) 0.15 ${(Math.atan2(im, re) * 180 / Math.PI + 265).toFixed(1)})`;
}

/** Draws the rows into a list element, reusing the rows that are there. `qubits` is how many symbols a ket has. */
export function drawAmplitudes(list, amplitudes, qubits) {
  const count = amplitudes.length / 2;
  while (list.children.length > count) list.lastChild.remove();
  while (list.children.length < count) list.append(amplitudeRow(list.children.length, qubits));
  for (let k = 0; k < count; k++) {
    const re = amplitudes[2 * k], im = amplitudes[2 * k + 1], size = Math.hypot(re, im);
    const row = list.children[k];
    const [, track, clock, sign, chance] = row.children;
    const isZero = size < 1e-6;
    row.classList.toggle("zero", isZero);
    track.firstChild.style.width = `${(100 * Math.min(1, size)).toFixed(2)}%`;
    if (!isZero) {
      track.firstChild.style.background = phaseColour(re, im);
      clock.firstChild.style.transform = `rotate(${(-Math.atan2(im, re) * 180 / Math.PI).toFixed(2)}deg)`;
    }
    const percent = (100 * size * size).toFixed(1).replace(/\.0$/, "") + "%";
    if (chance.textContent !== percent) chance.textContent = percent;
    const text = phaseText(re, im);
    if (sign.textContent !== text) sign.textContent = text;
  }
}

function amplitudeRow(index, qubits) {
  const row = document.createElement("li");
  const digits = index.toString(2).padStart(qubits, "0");
  row.innerHTML = `<span class="ket">|${digits}⟩</span><span class="track"><span class="bar"></span></span>`
    + `<span class="clock"><span class="hand"></span></span><span class="sign"></span><span class="chance"></span>`;
  return row;
}
