// What a player enters with: digits, marks and colours, by pad and by keyboard.  Cells come first, or a digit, which is then
// held and goes into each cell that is pressed.

import {MODES} from "./board.js";
import {button, h, iconButton} from "./elements.js";
import {CLASSIC} from "./ground.js";
import {t} from "./texts.js";

const MODE_KEYS = {z: "digit", x: "corner", c: "centre", v: "colour", b: "tint", n: "line"};
const COLOURED = ["colour", "tint", "line"];  // ways to draw on the board, below the one button of colours
const MAIN_MODES = MODES.filter(mode => !COLOURED.includes(mode) || mode === "colour");

export class Keypad {
  #game;
  #mode = "digit";
  #keys = [];
  #modes = {};
  #wholeCells;  // the button of the colours of cells, beside that of marks
  #lefts = CLASSIC.digits.map(() => h("span", {class: "left", "aria-hidden": "true"}));
  #digitFirst = false;
  #held = 0;  // the digit that goes into each cell that is pressed; 0 for none

  constructor(game) {
    this.#game = game;
    this.#keys = CLASSIC.digits.map((digit, place) =>
      button([h("span", {class: "digit"}, String(digit)), this.#lefts[place]], () => this.#press(digit), {class: "key"}));
    for (const mode of MODES)
      this.#modes[mode] = button(modeText(mode), () => (this.mode = mode), {"aria-pressed": "false", title: t("app-shortcut", {key: keyOf(mode)})});
    this.#wholeCells = button(t("app-whole-cells"), () => (this.mode = "colour"));
    const tool = (icon, name, onclick, title = t(`app-${name}-long`)) => iconButton(icon, t(`app-${name}`), onclick, {title});
    this.undo = tool("undo-2", "undo", () => game.board.undo(), t("app-undo-key"));
    this.redo = tool("redo-2", "redo", () => game.board.redo(), t("app-redo-key"));
    this.several = tool("square-dashed-mouse-pointer", "pick-several", () => this.#pickSeveral(!game.grid.picksSeveral));
    this.first = tool("mouse-pointer-click", "digit-first", () => (this.digitFirst = !this.#digitFirst));
    this.again = tool("rotate-ccw", "restart", () => game.restart());
    this.element = h("section", {class: "keypad", "aria-label": t("app-keypad")},
      h("div", {class: "modes choices", role: "group", "aria-label": t("app-entry-mode")}, MAIN_MODES.map(mode => this.#modes[mode])),
      h("div", {class: "coloured choices", role: "group", "aria-label": t("app-mode-colour")}, this.#wholeCells, this.#modes.tint, this.#modes.line),
      h("p", {class: "drawn muted"}, t("app-draw-lines"), h("span", {class: "for-keys"}, " ", t("app-draw-lines-keys"))),
      h("div", {class: "digits", role: "group", "aria-label": t("app-digits")}, this.#keys,
        iconButton("delete", t("app-erase"), () => this.erase(), {class: "key erase", title: t("app-erase-key")})),
      h("div", {class: "tools", role: "group", "aria-label": t("app-actions")},
        this.undo, this.redo, tool("pencil-line", "fill-marks", () => game.board.fillMarks()), this.several, this.first, this.again));
    this.mode = "digit";
    this.digitFirst = false;
    this.#pickSeveral(false);
  }

  get mode() { return this.#mode; }

  set mode(mode) {
    this.#mode = mode;
    for (const [name, each] of Object.entries(this.#modes)) each.setAttribute("aria-pressed", String(name === mode || name === "colour" && COLOURED.includes(mode)));
    this.#wholeCells.setAttribute("aria-pressed", String(mode === "colour"));
    this.element.dataset.mode = mode;
    this.#game.grid.drawsLines = mode === "line";
    this.#name();
    if (this.#game.board) this.update();
  }

  /** Whether a digit is held and goes into each cell that is pressed. */
  set digitFirst(first) {
    this.#digitFirst = first;
    this.first.setAttribute("aria-pressed", String(first));
    if (first) this.#pickSeveral(false);
    this.#hold(0);
  }

  #pickSeveral(several) {
    this.#game.grid.picksSeveral = several;
    this.several.setAttribute("aria-pressed", String(several));
    if (several) this.digitFirst = false;
  }

  #hold(digit) {
    this.#held = digit;
    if (digit) this.#game.grid.choose([], {focus: false});
    this.#game.grid.digit = this.#mode === "colour" ? 0 : digit;
    this.#keys.forEach((each, place) => {
      if (this.#digitFirst) each.setAttribute("aria-pressed", String(place + 1 === digit));
      else each.removeAttribute("aria-pressed");
    });
  }

  /** What screen readers say of the keys: what they enter, and how many of a digit are left. */
  #name() {
    const {board} = this.#game;
    this.#keys.forEach((each, place) => {
      const digit = place + 1, left = board ? Math.max(0, board.left(digit)) : 0;
      each.classList.toggle("colours", this.#mode === "colour");
      this.#lefts[place].textContent = String(left);
      each.setAttribute("aria-label", this.#mode === "colour" ? t("app-cell-colour", {digits: digit})
        : [`${modeText(this.#mode)} ${digit}`, ...board ? [t("app-digits-left", {count: left})] : []].join(", "));
    });
  }

  #press(digit) {
    if (this.#digitFirst) this.#hold(digit === this.#held ? 0 : digit);
    else this.enter(digit);
  }

  /** A cell was pressed: the digit that is held goes there. */
  pressed(cell) {
    if (this.#held && this.#mode !== "line") this.#game.board.enter([cell], this.#held, this.#mode);
  }

  enter(digit, mode = this.#mode) {
    if (mode !== "line" && this.#game.grid.chosen.length && digit <= this.#game.board.ground.size) this.#game.board.enter(this.#game.grid.chosen, digit, mode);
  }

  erase() {
    const {board, grid} = this.#game;
    if (!grid.chosen.length) return;
    if (this.#mode === "line") board.eraseLines(grid.chosen);
    else board.erase(grid.chosen);
  }

  /** Show what can be done, and how many of each digit are left. */
  update() {
    const {board} = this.#game, {size} = board.ground;
    this.undo.disabled = !board.canUndo;
    this.redo.disabled = !board.canRedo;
    this.again.disabled = board.isBlank;
    this.element.dataset.size = size;
    this.#keys.forEach((each, place) => {
      each.hidden = place >= size;
      each.classList.toggle("done", this.#mode !== "colour" && board.left(place + 1) <= 0);
    });
    this.#name();
  }

  /** Enter by the keyboard; returns whether the key is one for that. */
  key(event) {
    const command = event.ctrlKey || event.metaKey, key = event.key.toLowerCase();
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1], {grid} = this.#game;
    const todo = digit && !event.altKey ? () => this.#type(Number(digit), event.shiftKey ? "corner" : command ? "centre" : this.#mode)
      : key === "delete" || key === "backspace" || key === "0" ? () => this.erase()
      : command && key === "z" ? () => (event.shiftKey ? this.#game.board.redo() : this.#game.board.undo())
      : command && key === "y" ? () => this.#game.board.redo()
      : key === "enter" && this.#mode === "line" && event.target.closest(".board") ? () => grid.markLine()
      : key === "enter" && this.#held && event.target.closest(".board") ? () => this.pressed(grid.here)
      : !command && !event.altKey && key === "f" ? () => (this.digitFirst = !this.#digitFirst)
      : !command && !event.altKey && key === "m" ? () => this.#pickSeveral(!grid.picksSeveral)
      : !command && key === " " && !event.target.closest("button, summary, a, input") ? () => (this.mode = MAIN_MODES[(MAIN_MODES.indexOf(this.#mode) + (event.shiftKey ? 3 : 1)) % 4])
      : !command && !event.altKey && key in MODE_KEYS ? () => (this.mode = MODE_KEYS[key])
      : null;
    todo?.();
    return todo !== null;
  }

  #type(digit, mode) {
    if (this.#digitFirst && mode === this.#mode) this.#press(digit);
    else this.enter(digit, mode);
  }
}

const modeText = mode => t(`app-mode-${mode}`);
const keyOf = mode => Object.keys(MODE_KEYS).find(key => MODE_KEYS[key] === mode).toUpperCase();
