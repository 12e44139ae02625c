// The page's own scripts: both languages have the same words, and the scripts can be joined into one.

import assert from "node:assert/strict";
import {readFile, readdir} from "node:fs/promises";
import {test} from "node:test";
import {words} from "../../Sources/QubitLabWeb/Page/words.mjs";

const page = new URL("../../Sources/QubitLabWeb/Page/", import.meta.url);
const scripts = new Map();
for (const name of (await readdir(page)).filter((name) => name.endsWith(".mjs")))
  scripts.set(name, await readFile(new URL(name, page), "utf8"));

function keys(table, path = "") {
  return Object.entries(table).flatMap(([key, value]) => typeof value === "object" ? keys(value, `${path}${key}.`) : [path + key]);
}

test("both languages have the same words", () => {
  assert.deepEqual(keys(words["en"]), keys(words["zh-Hans"]));
});

test("a phrase says something, and something else in the other language", () => {
  for (const key of Object.keys(words["en"])) {
    const [english, chinese] = ["en", "zh-Hans"].map((language) => {
      const entry = words[language][key];
      return typeof entry === "function" ? entry("1", "2", "3") : entry;
    });
    if (typeof english === "object" || key === "lab") continue;
    assert.ok(english && chinese, key);
    assert.notEqual(english, chinese, key);
  }
});

test("every word is used by the page", () => {
  const text = [...scripts].filter(([name]) => name !== "words.mjs").map(([, text]) => text).join("\n");
  const unused = Object.keys(words["en"]).filter((key) => !new RegExp(`\\b(w|words)\\.${key}\\b`).test(text));
  assert.deepEqual(unused, []);
});

test("no two scripts give one name to two things: they are joined into one", () => {
  const owners = new Map();
  for (const [name, text] of scripts) {
    for (const [, thing] of text.matchAll(/^(?:export )?(?:async )?(?:function|class|const|let) (\w+)/gm)) {
      assert.equal(owners.get(thing), undefined, `${thing} is in ${owners.get(thing)} and ${name}`);
      owners.set(thing, name);
    }
  }
});

test("imports and exports are written so that joining finds them", () => {
  for (const [name, text] of scripts) {
    for (const line of text.split("\n")) {
      if (/^\s*import\b/.test(line)) assert.match(line, /^import \{.*\} from "\.\/[a-z]+\.mjs";$/, name);
      if (/\bexport\b/.test(line) && !/^\s*(\/\/|\/?\*)/.test(line) && !/^export (async )?(function|class|const) /.test(line))
        assert.doesNotMatch(line, /^\s*export\b/, name);
    }
  }
});
