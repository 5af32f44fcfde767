// Settings, and the keys that there are.

import {h, options} from "./elements.js";

const LANGUAGES = {en: "English", de: "Deutsch"};
const THEMES = {"": "as the device has them", light: "light", dark: "dark"};

const KEYS = [
  ["Arrows", "move; with Shift choose several cells"],
  ["1 to 9", "enter what the mode says"],
  ["Shift + 1 to 9", "a mark in the corner"],
  ["Ctrl + 1 to 9", "a mark in the centre"],
  ["Z, X, C, V", "digits, corner, centre, colours"],
  ["Space", "the next mode"],
  ["Delete", "erase"],
  ["Ctrl + Z, Ctrl + Y", "undo, redo"],
  ["Ctrl + A, Escape", "choose all cells, or none"],
  ["H", "a hint"],
  ["P", "pause"],
];

export function settings(game) {
  const box = (name, said) => h("label", {},
    h("input", {type: "checkbox", checked: game.settings[name], onchange: event => game.set(name, event.target.checked)}), said);
  const list = (name, said, names) => h("label", {}, `${said} `,
    options(Object.entries(names), game.settings[name], {onchange: event => game.set(name, event.target.value)}));
  return [
    h("details", {class: "settings"}, h("summary", {}, "Settings"),
      box("check", "Show wrong digits at once"),
      box("tidy", "When I place a digit, take it out of the marks that it rules out"),
      box("marks", "My centre marks are all that a cell has left: hints go by them"),
      box("essential", "Hint and explain only steps that the solution needs"),
      list("theme", "Colours:", THEMES), list("language", "Explanations in", LANGUAGES)),
    h("details", {class: "keys"}, h("summary", {}, "Keys"),
      h("dl", {}, KEYS.map(([key, does]) => [h("dt", {}, key), h("dd", {}, does)]))),
  ];
}
