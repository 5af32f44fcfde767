// Hints: mistakes first, then the next step, given away bit by bit: where to look, which technique, the whole step.  One
// button goes on from each to the next, and at last does it.

import {cellNamed, nameOf} from "./ground.js";
import {button, fill, h, icon, iconButton} from "./elements.js";
import {lookAt} from "./look.js";
import {statusText} from "./status.js";
import {LANGUAGE, t} from "./texts.js";
import {toldOf} from "./told.js";
import {reveal} from "./view.js";
import {Walk} from "./walk.js";
import {LONGEST, Work} from "./work.js";

const LEVELS = ["app-where", "app-which", "app-whole"];
const WHOLE = 3;
const LONGER = {max_seconds: LONGEST, essential_seconds: LONGEST - 10};  // for those who keep looking

export class HintPanel {
  name = "hint";
  icon = "lightbulb";
  #game;
  #answer = h("div", {class: "answer", "aria-live": "polite"});
  #work = new Work(this.#answer);
  #asksForCell = false;
  #level = 0;  // of the last hint for this position
  #wanted = 0;  // the level of the hint that is being found
  #asking = null;  // the question about it
  #asked = "";  // the last question, and its answer: each level reveals more of the same step
  #found = null;
  #further = new Work(h("div", {}));  // looks for a step that leads to the next digit, while another is shown
  #walk = null;  // why a digit is wrong, as it is shown on the board
  #goOn;  // what the button does
  #label = h("span", {class: "label"});
  #stages;  // the buttons of the levels, which also show how far it is

  constructor(game) {
    this.#game = game;
    this.#stages = LEVELS.map((name, at) => button(t(name), () => this.give(at + 1)));
    this.element = h("section", {class: "hints"},
      h("div", {class: "ask"},
        button([icon("lightbulb"), this.#label], () => this.again(), {class: "main"}),
        iconButton("spell-check", t("app-check"), () => this.#check(), {class: "quiet"}),
        iconButton("circle-question-mark", t("app-why-not"), () => this.#whyNot(), {class: "quiet"})),
      h("p", {class: "muted intro"}, t("app-hint-intro")),
      h("ol", {class: "stages"}, this.#stages.map(each => h("li", {}, each))),
      this.#answer);
    this.#offer();
  }

  /** Have the button ask for the next hint, or do something else. */
  #offer(name = "app-hint", does = () => this.give(1), given = {}) {
    this.#label.textContent = t(name, given);
    this.#goOn = does;
  }

  /** Show how much of a step is told; 0 for nothing. */
  #reach(level) {
    this.#level = level;
    this.element.classList.toggle("given", level > 0);
    this.#stages.forEach((each, at) => {
      each.classList.toggle("reached", at < level);
      if (at === level - 1) each.setAttribute("aria-current", "step");
      else each.removeAttribute("aria-current");
    });
  }

  key(event) { return this.#walk?.key(event) ?? false; }

  hidden() {
    this.changed();
    this.#game.check();
  }

  /** The board has changed: what was said is no longer of it. */
  changed() {
    this.#reach(0);
    this.#offer();
    fill(this.#answer);
    this.#showGame();
  }

  /** Show the player's board, without anything of a hint, and stop what is being found: it would take the place of what
   *  comes now. */
  #showGame() {
    this.#work.stop();
    this.#asking = null;
    this.#further.stop();
    this.#asksForCell = false;
    this.#walk = null;
    this.#game.back();
    this.#game.grid.show(null);
    this.#game.grid.point([]);
  }

  /** A cell was pressed; whether it answers what was asked here. */
  pressed() {
    if (!this.#asksForCell) return false;
    this.#whyNot();
    return true;
  }

  /** Go on as the button does: say more each time, as long as nothing changes. */
  again() { return this.#asking ? this.give(Math.min(this.#wanted + 1, WHOLE)) : this.#goOn(); }

  async give(level) {
    const {board, settings} = this.#game;
    const given = {
      ...board.asked({marks: settings.marks}), level: WHOLE, language: LANGUAGE, essential: settings.essential, max_seconds: 10,
    };
    const asked = JSON.stringify(given);
    this.#wanted = level;
    if (asked === JSON.stringify(this.#asking) && !this.#answer.querySelector(".problem")) return;  // it is being found
    this.#showGame();
    if (asked !== this.#asked && !await this.#find(given, asked)) return;
    this.#show(this.#wanted);
    if (given.essential && this.#found.hint && this.#found.essential === null) this.#offerFurther(given);
  }

  /** Find a hint, which is one hint, however much of it is revealed; whether there is an answer. */
  async #find(given, asked) {
    this.#asking = given;
    const found = await this.#work.ask("hint", given, {waiting: t("app-looking")});
    if (this.#asking !== given) return false;
    this.#asking = null;
    if (!found) {
      this.#offer();
      return false;
    }
    if (found.hint) this.#game.hinted();
    this.#asked = asked;
    this.#found = found;
    return true;
  }

  /** Show the hint that was found, up to a level. */
  #show(level) {
    const {status, hint, filled, exhausted} = this.#found;
    fill(this.#further.place);
    this.#reach(hint && status.status !== "impossible" ? level : 0);
    this.#offer();
    if (status.status === "impossible") this.#mistakes(status);
    else if (!hint) this.#say(statusText(status), t(filled ? "app-filled" : exhausted ? "app-exhausted" : "app-stuck"));
    else if (level === WHOLE) this.#whole(hint, statusText(status));
    else this.#part(hint, level, statusText(status));
  }

  /** Say that the step may not lead to the next digit, and offer to look for one that does. */
  #offerFurther(given) {
    const keepLooking = async () => {
      const found = await this.#further.ask("hint", {...given, ...LONGER}, {waiting: t("app-looking-further")});
      if (found) this.#found = found;
      if (!found || found.essential === null) {
        this.#offerFurther(given);
        return;
      }
      this.#showGame();
      this.#show(this.#level);
      fill(this.#further.place, h("p", {}, t(found.essential ? "app-needed" : "app-no-digit")));
    };
    fill(this.#further.place, h("p", {}, t("app-may-not-lead"), " ", button(t("app-keep-looking"), keepLooking)));
  }

  #say(...parts) {
    fill(this.#answer, parts.flat().filter(Boolean).map(each => (typeof each === "string" ? h("p", {}, each) : each)));
    reveal(this.#answer);
  }

  #part(hint, level, first) {
    const look = lookAt(hint.look_at, this.#game.board.ground);
    this.#game.grid.point(look.cells);
    this.#say(first, h("p", {class: "look"}, look.text),
      level > 1 && [h("p", {}, t("app-technique-is", {name: hint.name})), h("p", {class: "idea"}, hint.summary)], this.#further.place);
    this.#offer(level === 1 ? "app-ask-technique" : "app-ask-step", () => this.give(level + 1));
  }

  #whole(hint, first) {
    this.#say(first, toldOf(hint, this.#game), this.#further.place);
    this.#offer("app-apply", () => {
      this.#game.board.apply(hint);
      this.#game.grid.focus();
    });
  }

  /** Say whether what the player has put in is right so far, and where not. */
  async #check() {
    this.#showGame();
    const {board, settings} = this.#game;
    const found = await this.#work.ask("status", {...board.asked({marks: settings.marks}), language: LANGUAGE});
    if (!found) return;
    this.#reach(0);
    this.#offer();
    if (found.status === "impossible") this.#mistakes(found);
    else this.#say(found.status === "unique" ? t("app-no-mistakes") : statusText(found));
  }

  /** Say what is wrong: first only that it is, then where, and on wish why. */
  #mistakes(status) {
    const {wrong_digits: wrong, lost_candidates: lost, conflicts} = status;
    if (!wrong.length && !lost.length) {
      this.#say(statusText(status));
      return;
    }
    const count = wrong.length + lost.length;
    const show = () => {
      this.#showGame();
      this.#game.grid.point([...wrong.map(each => cellNamed(each.cell)), ...lost.map(cellNamed)]);
      this.#game.grid.wrong = wrong.map(each => cellNamed(each.cell));
      const digits = wrong.map(({cell, digit}) => h("li", {}, t("app-is-not", {cell, digit}), " ",
        button(t("app-why"), () => this.#why(cell, digit, show)), " ",
        count > 1 && button(t("app-remove"), () => this.#remove([cell]))));
      const marks = lost.map(cell => h("li", {}, t("app-mark-missing", {cell}), " ",
        count > 1 && button(t("app-fill-its-marks"), () => this.#fillMarks([cell]))));
      this.#say(h("ul", {class: "mistakes"}, digits, marks));
      if (wrong.length) this.#offer(wrong.length > 1 ? "app-remove-all" : "app-remove", () => this.#remove(wrong.map(each => each.cell)));
      else this.#offer(lost.length > 1 ? "app-fill-all-marks" : "app-fill-its-marks", () => this.#fillMarks(lost));
    };
    const text = !wrong.length ? "app-marks-missing" : conflicts.length ? "app-mistakes-and-conflict" : "app-mistakes";
    this.#say(t(text, {count, conflict: conflicts[0]?.message}));
    this.#offer("app-show-where", show);
  }

  #remove(cells) {
    this.#showGame();
    this.#game.board.erase(cells.map(cellNamed));
    this.#game.grid.focus();
  }

  /** Give cells all marks that they may have, which does not tell which one was missing. */
  #fillMarks(cells) {
    this.#game.board.fillMarks(cells.map(cellNamed));
  }

  /** Say why a digit is wrong, and show it on the board step by step; `then` is what is shown after it. */
  async #why(cell, digit, then = () => this.changed(), seconds = 30) {
    this.#showGame();
    const {board, settings} = this.#game;
    const given = {...board.asked({marks: false}), cell, digit, language: LANGUAGE, max_seconds: seconds};
    const found = await this.#work.ask("why_not", given, {waiting: t("app-looking-why")});
    if (!found) return;
    const {start, steps, conflict} = found;
    if (!start) {
      const more = found.out_of_time && seconds < LONGEST && button(t("app-keep-trying"), () => this.#why(cell, digit, then, LONGEST));
      this.#say(...found.reason.split("\n"), more);
      return;
    }
    const back = iconButton("x", t("app-back-to-game"), () => {
      this.#showGame();
      then();
    }, {class: "quiet"});
    const walk = new Walk(this.#game, {
      steps, start, supposed: [cellNamed(cell)], actions: [back], end: {text: found.contradiction, cells: cellsAbout(conflict, board.ground)},
    });
    this.#say(t("app-refuted", {cell, digit, count: steps.length, conflict: conflict.message}), walk.element);
    this.#walk = walk;
    walk.show();
  }

  /** Say why a digit cannot be in the chosen cell: the player's own digit, or in an empty cell one to choose. */
  #whyNot() {
    this.#showGame();
    const {board} = this.#game, [cell, ...others] = this.#game.grid.chosen;
    this.#reach(0);
    this.#offer();
    if (cell === undefined || others.length || board.givens[cell]) {
      this.#say(t("app-select-cell"));
      this.#asksForCell = true;
      return;
    }
    if (board.value(cell)) {
      this.#why(nameOf(cell), board.value(cell));
      return;
    }
    const digits = board.ground.digits.map(digit => button(String(digit), () => this.#why(nameOf(cell), digit)));
    this.#say(t("app-why-not-be", {cell: nameOf(cell)}), h("div", {class: "row", role: "group", "aria-label": t("app-mode-digit")}, digits));
  }
}

/** The cells that a contradiction is about. */
function cellsAbout(conflict, ground) {
  if (conflict.cells) return conflict.cells.map(cellNamed);
  return conflict.cell ? [cellNamed(conflict.cell)] : conflict.house ? ground.cellsOf(conflict.house) : [];
}
