"""Measurements of WCAG 2.2 that run in the page."""

# Texts whose contrast with what lies behind them is too weak (1.4.3), with the ratio found.
WEAK_TEXT = """() => {
  const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (top, below) => top.slice(0, 3).map((part, k) => part * top[3] + below[k] * (1 - top[3]));
  const light = (c) => c.map((part) => part / 255).map((s) => s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, k) => sum + part * [0.2126, 0.7152, 0.0722][k], 0);
  const poor = [];
  for (const node of document.querySelectorAll("body *")) {
    const own = [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
    const style = getComputedStyle(node);
    if (!own || !node.getClientRects().length || style.visibility === "hidden"
      || node.closest(".visually-hidden, :disabled, dialog, .op.ahead, .star:not(.won), script, style")) continue;
    let stack = [], at = node;
    while (at) {
      const back = rgba(getComputedStyle(at).backgroundColor);
      if (back[3] > 0) stack.push(back);
      if (back[3] === 1) break;
      at = at.parentElement;
    }
    let ground = [255, 255, 255];
    for (const layer of stack.reverse()) ground = over(layer, ground);
    const a = light(over(rgba(style.color), ground)), b = light(ground);
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const size = parseFloat(style.fontSize), isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
    if (ratio < (isLarge ? 3 : 4.5)) poor.push(`${node.className} "${node.textContent.trim().slice(0, 20)}" ${ratio.toFixed(2)}`);
  }
  return poor;
}"""

# What can be pressed and is smaller than 24 by 24 CSS pixels (2.5.8). A control within its label is as large as that.
SMALL_TARGETS = """() => [...document.querySelectorAll("button, a[href], input, select, summary")]
  .filter((node) => node.tabIndex >= 0 && node.getClientRects().length)
  .map((node) => [node, (node.closest("label") ?? node).getBoundingClientRect()])
  .filter(([node, box]) => Math.round(Math.min(box.width, box.height)) < 24)
  .map(([node, box]) => `${node.className} ${box.width.toFixed(0)} by ${box.height.toFixed(0)}`)"""
