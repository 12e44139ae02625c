// The elements that the page is made of.

export function element(name, className = "", text = "") {
  const node = document.createElement(name);
  if (className) node.className = className;
  if (text) node.textContent = text;
  return node;
}

const icons = {
  "undo": "M9 7H15a5 5 0 0 1 0 10H8 M12 3 8 7l4 4", "redo": "M15 7H9a5 5 0 0 0 0 10h7 M12 3l4 4-4 4",
  "restart": "M5 12a7 7 0 1 0 2.3-5.2 M5 4v4h4", "step": "M8 5v14l9-7z M19 5v14", "step-back": "M16 5v14l-9-7z M5 5v14",
  "replay": "M7 5v14l11-7z", "share": "M12 15V4 M8 8l4-4 4 4 M6 13v6h12v-6",
  "settings": "M4 7h10 M18 7h2 M4 17h2 M10 17h10 M16 4.5v5 M8 14.5v5",
};

export function iconButton(name, label, action) {
  const button = element("button", `icon icon-${name}`);
  button.type = "button";
  button.title = label;
  button.setAttribute("aria-label", label);
  button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[name]}"/></svg>`;
  button.addEventListener("click", action);
  return button;
}

export function textButton(name, label, action) {
  const button = element("button", `text-button button-${name}`, label);
  button.type = "button";
  button.addEventListener("click", action);
  return button;
}

/** A list to choose from, with its label. `options` are pairs of a value and what it is called. */
export function chooser(className, label, options, value, pick) {
  const whole = element("label", className);
  const list = element("select");
  for (const [id, text] of options) {
    const entry = element("option", "", text);
    entry.value = id;
    entry.selected = id === value;
    list.append(entry);
  }
  list.addEventListener("change", () => pick(list.value));
  whole.append(element("span", "", label), list);
  return whole;
}

/** The middle of an element on the screen. */
export function centre(node) {
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** Whether a pointer is over an element, or just above or below it. */
export function insideOf(node, event) {
  const box = node.getBoundingClientRect();
  return event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top - 20 && event.clientY <= box.bottom + 20;
}
