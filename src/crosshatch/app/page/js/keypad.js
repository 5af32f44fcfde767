// What a player enters with: digits, marks and colours, by pad and by keyboard.

import {MODES} from "./board.js";
import {button, h} from "./elements.js";
import {CLASSIC} from "./ground.js";
import {t} from "./texts.js";

const MODE_KEYS = {z: "digit", x: "corner", c: "centre", v: "colour"};

export class Keypad {
  #game;
  #mode = "digit";
  #digits = [];
  #modes = {};

  constructor(game) {
    this.#game = game;
    this.#digits = CLASSIC.digits.map(digit => button(h("span", {class: "digit"}, String(digit)), () => this.enter(digit), {class: "key"}));
    for (const mode of MODES)
      this.#modes[mode] = button(modeText(mode), () => (this.mode = mode), {"aria-pressed": "false", title: t("app-shortcut", {key: keyOf(mode)})});
    this.undo = button(t("app-undo"), () => game.board.undo(), {title: t("app-undo-key")});
    this.redo = button(t("app-redo"), () => game.board.redo(), {title: t("app-redo-key")});
    this.again = button(t("app-restart"), () => game.restart(), {title: t("app-restart-long")});
    this.element = h("section", {class: "keypad", "aria-label": t("app-keypad")},
      h("div", {class: "modes", role: "group", "aria-label": t("app-entry-mode")}, Object.values(this.#modes)),
      h("div", {class: "digits", role: "group", "aria-label": t("app-digits")}, this.#digits),
      h("div", {class: "actions", role: "group", "aria-label": t("app-actions")},
        this.undo, this.redo, button(t("app-erase"), () => this.erase(), {title: t("app-erase-key")}),
        button(t("app-fill-marks"), () => game.board.fillMarks(), {title: t("app-fill-marks-long")}),
        this.again));
    this.mode = "digit";
  }

  get mode() { return this.#mode; }

  set mode(mode) {
    this.#mode = mode;
    for (const [name, each] of Object.entries(this.#modes)) each.setAttribute("aria-pressed", String(name === mode));
    this.#digits.forEach((each, place) => {
      each.classList.toggle("colours", mode === "colour");
      each.setAttribute("aria-label", mode === "colour" ? t("app-cell-colour", {digits: place + 1}) : `${modeText(mode)} ${place + 1}`);
    });
    this.element.dataset.mode = mode;
  }

  enter(digit, mode = this.#mode) {
    if (this.#game.grid.chosen.length && digit <= this.#game.board.ground.size) this.#game.board.enter(this.#game.grid.chosen, digit, mode);
  }

  erase() {
    const {board, grid} = this.#game;
    if (grid.chosen.length) board.erase(grid.chosen);
  }

  /** Show what can be done, and which digits are all placed. */
  update() {
    const {board} = this.#game;
    this.undo.disabled = !board.canUndo;
    this.redo.disabled = !board.canRedo;
    this.again.disabled = board.isBlank;
    this.element.dataset.size = board.ground.size;
    this.#digits.forEach((each, place) => (each.hidden = place >= board.ground.size));
    this.#digits.forEach((each, place) => each.classList.toggle("done", this.#mode !== "colour" && board.left(place + 1) <= 0));
  }

  /** Enter by the keyboard; returns whether the key is one for that. */
  key(event) {
    const command = event.ctrlKey || event.metaKey, key = event.key.toLowerCase();
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    const todo = digit && !event.altKey ? () => this.enter(Number(digit), event.shiftKey ? "corner" : command ? "centre" : this.#mode)
      : key === "delete" || key === "backspace" || key === "0" ? () => this.erase()
      : command && key === "z" ? () => (event.shiftKey ? this.#game.board.redo() : this.#game.board.undo())
      : command && key === "y" ? () => this.#game.board.redo()
      : !command && key === " " && !event.target.closest("button, summary, a, input") ? () => (this.mode = MODES[(MODES.indexOf(this.#mode) + (event.shiftKey ? 3 : 1)) % 4])
      : !command && !event.altKey && key in MODE_KEYS ? () => (this.mode = MODE_KEYS[key])
      : null;
    todo?.();
    return todo !== null;
  }
}

const modeText = mode => t(`app-mode-${mode}`);
const keyOf = mode => Object.keys(MODE_KEYS).find(key => MODE_KEYS[key] === mode).toUpperCase();
