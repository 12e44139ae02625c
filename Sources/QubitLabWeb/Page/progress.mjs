// What has been solved, kept in the browser's own storage. The file that is exported is the one that the engine's
// `PlayerProgress` reads, and the other way round. Nothing in it says who played or what was owned.

const storageKey = "qubitlab.progress";

export class Progress {
  constructor(storage) {
    this.storage = storage;
    this.levels = {};
    try {
      this.levels = readProgress(storage.getItem(storageKey) ?? emptyProgress);
    } catch {
      // A damaged record is set aside, not overwritten.
      try { storage.setItem(storageKey + ".damaged", storage.getItem(storageKey)); } catch { /* storage is closed */ }
    }
  }

  of(id) { return this.levels[id] ?? {stars: 0}; }

  /** Takes a solution in; the better of two counts. */
  record(id, stars, moves) {
    this.levels[id] = better(this.levels[id], {stars, moves});
    this.save();
  }

  merge(text) {
    const other = readProgress(text);
    for (const [id, record] of Object.entries(other)) this.levels[id] = better(this.levels[id], record);
    this.save();
  }

  get text() {
    const levels = {};
    for (const id of Object.keys(this.levels).sort()) levels[id] = this.levels[id];
    return JSON.stringify({schemaVersion: 2, levels, attempts: {}}, null, 2) + "\n";
  }

  save() {
    try { this.storage.setItem(storageKey, this.text); } catch { /* a full or closed storage must not stop the game */ }
  }
}

const emptyProgress = '{"schemaVersion": 1, "levels": {}}';

function better(a, b) {
  if (!a) return b;
  const best = a.stars > b.stars || (a.stars === b.stars && a.moves <= b.moves) ? a : b;
  return {stars: best.stars, moves: best.moves};
}

function readProgress(text) {
  const file = JSON.parse(text);
  if (![1, 2].includes(file.schemaVersion) || typeof file.levels !== "object" || !file.levels) throw new Error("not a progress file");
  const levels = {};
  for (const [id, record] of Object.entries(file.levels)) {
    const isRecord = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && [1, 2, 3].includes(record?.stars)
      && Number.isInteger(record?.moves) && record.moves >= 0;
    if (!isRecord) throw new Error("not a progress file");
    levels[id] = {stars: record.stars, moves: record.moves};
  }
  return levels;
}
