// Levels that somebody has sent as one line.

import {element} from "./controls.mjs";

/** The form that takes such a line. `app` has `words` and `openShared(line)`, which gives back what is wrong, or null. */
export function sharedForm(app) {
  const {words} = app;
  const form = element("form", "panel shared");
  const label = element("label", "number");
  const input = element("input");
  Object.assign(input, {name: "shared", autocomplete: "off", spellcheck: false, placeholder: "qubitlab1.…"});
  label.append(element("span", "", words.shareLine), input);
  const open = element("button", "primary", words.open);
  open.type = "submit";
  const status = element("p", "shared-status");
  status.setAttribute("role", "alert");
  form.append(label, open, status);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    status.textContent = await app.openShared(input.value) ?? "";
    if (status.textContent) input.focus();
  });
  return form;
}

/** A level of a line as an entry of the page; throws the engine's error for a line that is none. */
export function sharedEntry(engine, line, seed) {
  const session = engine.openShared(line, seed);
  try {
    const outline = Object.fromEntries(["en", "zh-Hans"].map((language) => [language, session.json("outline", language)]));
    return {
      id: "shared", levelId: outline.en.id, line, isOpen: true,
      title: Object.fromEntries(Object.entries(outline).map(([language, {title}]) => [language, title])),
    };
  } finally {
    session.close();
  }
}
