// The page: packs and labs, settings, and which level is open.

import {Engine} from "./engine.mjs";
import {chooser, element, iconButton, textButton} from "./controls.mjs";
import {LevelScreen} from "./play.mjs";
import {Progress} from "./progress.mjs";
import {sharedEntry, sharedForm} from "./shared.mjs";
import {View} from "./sphere.mjs";
import {words} from "./words.mjs";

const settingsKey = "qubitlab.settings";

export class App {
  /** Shows the library at once; levels wait for `engine`. */
  constructor(data, storage) {
    this.data = data;
    this.engine = null;
    this.ready = new Promise((ready) => { this.isReady = ready; });
    /** The level that came in a line, or null. */
    this.shared = null;
    this.storage = storage;
    this.view = new View();
    this.progress = new Progress(storage);
    this.seed = 7;
    this.settings = {language: data.language ?? preferredLanguage(), theme: "auto", reducesMotion: false, demonstration: false, ...this.readSettings()};
    this.root = document.querySelector("#app");
    this.applySettings();
    addEventListener("hashchange", () => this.route());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.redraw());
    this.route();
  }

  /** Takes the engine in, and opens the level that was asked for. */
  begin(engine) {
    this.engine = engine;
    this.isReady();
    if (this.askedFor()) this.route();
  }

  get words() { return words[this.settings.language]; }
  get language() { return this.settings.language; }
  get isDemonstration() { return this.settings.demonstration; }
  get moves() { return !this.settings.reducesMotion && !matchMedia("(prefers-reduced-motion: reduce)").matches; }

  // Settings.

  readSettings() {
    try {
      const read = JSON.parse(this.storage.getItem(settingsKey) ?? "{}");
      const kept = {};
      if (words[read.language]) kept.language = read.language;
      if (["auto", "light", "dark"].includes(read.theme)) kept.theme = read.theme;
      if (typeof read.reducesMotion === "boolean") kept.reducesMotion = read.reducesMotion;
      if (typeof read.demonstration === "boolean") kept.demonstration = read.demonstration;
      return kept;
    } catch {
      return {};
    }
  }

  set(change) {
    Object.assign(this.settings, change);
    try { this.storage.setItem(settingsKey, JSON.stringify(this.settings)); } catch { /* storage is closed */ }
    this.applySettings();
    this.redraw();
  }

  applySettings() {
    document.documentElement.lang = this.language;
    document.documentElement.dataset.theme = this.settings.theme;
    document.documentElement.dataset.motion = this.moves ? "full" : "reduced";
  }

  redraw() { this.route(); }

  // Where we are.

  route() {
    this.screen?.close();
    this.screen = null;
    const entry = this.askedFor();
    this.drawHeader(entry);
    if (entry && !this.engine) this.main.replaceChildren();
    else if (entry) {
      try {
        this.screen = new LevelScreen(this, this.main, entry);
      } catch (error) {
        const page = element("main", "library");
        page.append(element("p", "panel", `${this.words.damagedLevel} ${error.message}`));
        this.main.replaceChildren(page);
      }
    } else this.drawLibrary();
    window.scrollTo(0, 0);
    document.title = entry ? `${entry.title[this.language]} · QubitLab` : "QubitLab";
  }

  /** The level in the address, if there is one and it may open. */
  askedFor() {
    const id = location.hash.replace(/^#\/?/, "");
    if (this.shared?.id === id) return this.shared;
    return this.entries().find((one) => one.id === id && one.isOpen);
  }

  home() { location.hash = ""; }
  openLevel(entry) { location.hash = `/${entry.id}`; }

  /** Opens a level that came in a line; gives back what is wrong with it, or null. What is locked here stays so. */
  async openShared(line) {
    await this.ready;
    try {
      const entry = sharedEntry(this.engine, line, this.seed);
      if (this.entries().some((one) => one.id === entry.levelId && !one.isOpen)) return this.words.sharedLocked;
      this.shared = entry;
      this.openLevel(entry);
      return null;
    } catch (error) {
      return error.message;
    }
  }

  /** A session of an entry's level. */
  openSession(entry) {
    return entry.line ? this.engine.openShared(entry.line, this.seed) : this.engine.open(entry.file, this.seed);
  }

  /** What the engine's gate said about something, with classroom demonstration off or on. */
  access(thing) { return thing.access[this.isDemonstration ? "demonstration" : "usual"]; }

  isOpen(thing) { return ["free", "owned", "classroom"].includes(this.access(thing)); }

  entries() {
    const {data} = this;
    return [
      ...data.packs.flatMap((pack) => pack.levels.map((level, index) => ({...level, pack, number: index + 1, isOpen: this.isOpen(pack)}))),
      ...data.labs.map((lab) => ({...lab, isOpen: this.isOpen(lab)})),
    ];
  }

  entryAfter(entry) {
    if (!entry.pack) return null;
    const open = this.entries().filter((one) => one.pack && one.isOpen);
    return open[open.findIndex((one) => one.id === entry.id) + 1] ?? null;
  }

  // What is on every screen.

  drawHeader(entry) {
    const w = this.words;
    const header = element("header", "top");
    const home = element("a", "brand");
    home.href = "#";
    home.innerHTML = `<svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="13"/><ellipse cx="16" cy="16" rx="13" ry="4.6"/><path d="M16 16 23 6.5"/><circle class="tip" cx="23" cy="6.5" r="2.6"/></svg><span>${w.lab}</span>`;
    header.append(home);
    if (entry) {
      home.setAttribute("aria-label", w.back);
      const place = element("span", "place", this.placeOf(entry));
      header.append(place);
    }
    header.append(element("span", "fill"));
    if (this.isDemonstration) header.append(element("span", "badge", w.demonstrationOn));
    const other = this.language === "en" ? "zh-Hans" : "en";
    const language = textButton("language", other === "en" ? "English" : "中文", () => this.set({language: other}));
    language.lang = other;
    const settings = iconButton("settings", w.settings, () => this.showSettings());
    header.append(language, settings);
    this.main = element("div", "screen");
    this.root.replaceChildren(header, this.main);
  }

  placeOf(entry) {
    if (entry.line) return this.words.sharedLevel;
    return entry.pack ? `${entry.pack.title[this.language]} · ${entry.number}` : this.words.labs;
  }

  drawLibrary() {
    const w = this.words;
    const page = element("main", "library");
    const intro = element("div", "intro");
    intro.append(element("h1", "", w.lab), element("p", "", w.tagline));
    page.append(intro, element("h2", "visually-hidden", w.packs));
    for (const [index, pack] of this.data.packs.entries()) page.append(this.packCard(pack, index));
    if (this.data.labs.length) {
      page.append(element("h2", "section-title", w.labs));
      const labs = element("div", "lab-list");
      for (const lab of this.data.labs) labs.append(this.labCard(lab));
      page.append(labs);
    }
    page.append(element("h2", "section-title", w.sharedLevel), sharedForm(this));
    this.main.replaceChildren(page);
  }

  packCard(pack, index) {
    const w = this.words;
    const access = this.access(pack);
    const card = element("section", `panel pack access-${access}`);
    card.dataset.pack = pack.id;
    const title = element("h3", "", pack.title[this.language]);
    const head = element("div", "pack-head");
    head.append(element("span", "pack-number", String(index + 1)), title, element("span", "fill"), this.accessMark(access));
    card.append(head, element("p", "pack-summary", pack.summary[this.language]));
    if (!this.isOpen(pack)) {
      card.append(element("p", "pack-count", w.levelsOf(0, pack.levels.length)));
      return card;
    }
    const solved = pack.levels.filter((level) => this.progress.of(level.id).stars > 0).length;
    const meter = element("div", "meter");
    meter.append(element("span"));
    meter.firstChild.style.width = `${100 * solved / pack.levels.length}%`;
    card.append(meter, element("p", "pack-count", w.levelsOf(solved, pack.levels.length)));
    const list = element("ol", "level-list");
    pack.levels.forEach((level, number) => {
      const item = element("li");
      const link = element("a", "level-link");
      link.href = `#/${level.id}`;
      const {stars} = this.progress.of(level.id);
      link.append(element("span", "level-number", String(number + 1)), element("span", "level-title", level.title[this.language]));
      const mark = element("span", "level-stars", stars ? "★".repeat(stars) + "☆".repeat(3 - stars) : "");
      if (stars) mark.setAttribute("aria-label", w.stars(stars));
      link.append(mark);
      if (stars) link.classList.add("done");
      item.append(link);
      list.append(item);
    });
    card.append(list);
    return card;
  }

  labCard(lab) {
    const access = this.access(lab);
    const isOpen = this.isOpen(lab);
    const card = element(isOpen ? "a" : "div", `panel lab access-${access}`);
    card.dataset.lab = lab.id;
    if (isOpen) card.href = `#/${lab.id}`;
    card.append(element("span", "lab-title", lab.title[this.language]), element("span", "fill"), this.accessMark(access));
    return card;
  }

  /** Why something is open, or its lock. A silent lock is a picture that leads nowhere. */
  accessMark(access) {
    const w = this.words;
    if (access === "free") return element("span", "mark", w.free);
    if (access === "owned") return element("span", "mark", w.owned);
    if (access === "classroom") return element("span", "mark", w.classroom);
    const lock = element("span", "lock");
    lock.setAttribute("role", "img");
    lock.setAttribute("aria-label", w.locked);
    lock.innerHTML = '<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/></svg>';
    if (access === "silent") return lock;
    const offer = element("span", "offer");
    offer.append(lock, textButton("upgrade", w.getPass, () => this.showUpgrade()));
    return offer;
  }

  dialog(title, ...parts) {
    const dialog = element("dialog", "panel");
    dialog.setAttribute("aria-label", title);
    const close = textButton("close", this.words.close, () => dialog.close());
    close.classList.add("primary");
    dialog.append(element("h2", "", title), ...parts, close);
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
    return dialog;
  }

  showUpgrade() { this.dialog(this.words.getPass, element("p", "", this.words.passNote)); }

  showSettings() {
    const w = this.words;
    const change = (values) => {
      dialog.close();
      this.set(values);
    };
    const choice = (title, value, options, pick) => chooser("setting", title, options, value, pick);
    const toggle = (name, title, note, value, pick) => {
      const label = element("label", "setting toggle");
      const box = element("input");
      box.type = "checkbox";
      box.name = name;
      box.checked = value;
      box.addEventListener("change", () => pick(box.checked));
      const text = element("span", "", title);
      if (note) text.append(element("small", "", note));
      label.append(text, box);
      return label;
    };
    const status = element("p", "import-status");
    status.setAttribute("role", "status");
    const files = element("div", "setting files");
    const input = element("input", "visually-hidden");
    input.type = "file";
    input.accept = ".json,application/json";
    input.tabIndex = -1;
    input.setAttribute("aria-label", w.importProgress);
    input.addEventListener("change", async () => {
      try {
        this.progress.merge(await input.files[0].text());
        status.textContent = w.imported;
        this.redraw();
      } catch {
        status.textContent = w.importFailed;
      }
    });
    files.append(textButton("export", w.exportProgress, () => this.exportProgress()), textButton("import", w.importProgress, () => input.click()), input);
    const dialog = this.dialog(w.settings,
      choice(w.language, this.language, [["en", "English"], ["zh-Hans", "简体中文"]], (language) => change({language})),
      choice(w.theme, this.settings.theme, Object.entries(w.themes), (theme) => change({theme})),
      toggle("motion", w.motion, "", this.settings.reducesMotion, (reducesMotion) => change({reducesMotion})),
      toggle("demonstration", w.demonstration, w.demonstrationNote, this.settings.demonstration, (demonstration) => change({demonstration})),
      files, status, element("p", "key-help", w.keyHelp));
  }

  exportProgress() {
    const link = element("a");
    link.href = URL.createObjectURL(new Blob([this.progress.text], {type: "application/json"}));
    link.download = "qubitlab-progress.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }
}

function preferredLanguage() {
  return navigator.languages?.some((one) => /^zh/i.test(one)) && !/^en/i.test(navigator.language) ? "zh-Hans" : "en";
}

function bytesOf(base64) {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let k = 0; k < text.length; k++) bytes[k] = text.charCodeAt(k);
  return bytes;
}

/** A storage that a browser may refuse to pages opened from a file. */
function openStorage() {
  try {
    localStorage.getItem("qubitlab");
    return localStorage;
  } catch {
    const kept = new Map();
    return {getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value)};
  }
}

export async function start() {
  window.qubitlab = new App(JSON.parse(document.querySelector("#lab-data").textContent), openStorage());
  // The library is painted before the engine is unpacked.
  await new Promise((painted) => setTimeout(painted, 0));
  window.qubitlab.begin(await Engine.fromBytes(bytesOf(document.querySelector("#engine").textContent.trim())));
  document.documentElement.dataset.ready = "true";
}
