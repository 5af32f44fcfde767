// Settings, and the keys that there are.

import {h, options} from "./elements.js";
import {load} from "./store.js";

const DEFAULTS = {language: "en", marks: true, essential: true, tidy: true, check: false, layout: "centre", theme: ""};

/** The settings as they were kept. */
export const keptSettings = () => ({...DEFAULTS, ...load("settings", {})});

const LANGUAGES = {en: "English", de: "Deutsch", fr: "Français"};
const LAYOUTS = {centre: "in the corners and the centre", places: "each at its own place"};
const THEMES = {"": "same as device", light: "light", dark: "dark"};

const KEYS = [
  ["Arrows", "move; with Shift, select several cells"],
  ["Home, End", "start or end of the row; with Ctrl, of the board"],
  ["1 to 9", "enter in the current mode"],
  ["Shift + 1 to 9", "corner mark"],
  ["Ctrl + 1 to 9", "centre mark"],
  ["Z, X, C, V", "digit, corner, centre, colour mode"],
  ["Space", "next mode"],
  ["Delete", "erase"],
  ["Ctrl + Z, Ctrl + Y", "undo, redo"],
  ["Ctrl + A, Escape", "select all cells, or none"],
  ["H", "hint"],
  ["P", "pause, resume"],
];

/** What changes the settings: `set` is called with the name of one, and its new value. */
export function settingsOf(settings, set) {
  const box = (name, said) => h("label", {},
    h("input", {type: "checkbox", checked: settings[name], onchange: event => set(name, event.target.checked)}), said);
  const list = (name, said, names) => h("label", {}, `${said} `,
    options(Object.entries(names), settings[name], {onchange: event => set(name, event.target.value)}));
  return [
    h("details", {class: "settings"}, h("summary", {}, "Settings"),
      box("check", "Show mistakes as I make them"),
      box("tidy", "When I place a digit, remove the marks it rules out"),
      box("marks", "Hints take my centre marks as the only candidates left in a cell"),
      box("essential", "Skip steps that do not lead to the next digit"),
      list("layout", "Marks", LAYOUTS),
      list("theme", "Theme", THEMES), list("language", "Language of explanations", LANGUAGES)),
    h("details", {class: "keys"}, h("summary", {}, "Keyboard shortcuts"),
      h("dl", {}, KEYS.map(([key, does]) => [h("dt", {}, key), h("dd", {}, does)]))),
  ];
}
