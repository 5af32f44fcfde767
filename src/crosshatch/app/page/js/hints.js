// Hints: mistakes first, then the next step, given away bit by bit.

import {cellNamed, nameOf} from "./ground.js";
import {button, fill, h} from "./elements.js";
import {statusText} from "./status.js";
import {LANGUAGE, listed, t} from "./texts.js";
import {toldToApply} from "./told.js";
import {reveal} from "./view.js";
import {Walk} from "./walk.js";
import {LONGEST, Work} from "./work.js";

const LEVELS = ["app-where", "app-which", "app-whole"];
const WHOLE = 3;
const LONGER = {max_seconds: LONGEST, essential_seconds: LONGEST - 10};  // for those who keep looking

export class HintPanel {
  name = "hint";
  #game;
  #answer = h("div", {class: "answer", "aria-live": "polite"});
  #work = new Work(this.#answer);
  #asksForCell = false;
  #level = 0;  // of the last hint for this position
  #asked = "";  // the last question, and its answer: each level reveals more of the same step
  #found = null;
  #further = new Work(h("div", {}));  // looks for a step that leads to the next digit, while another is shown
  #walk = null;  // why a digit is wrong, as it is shown on the board

  constructor(game) {
    this.#game = game;
    this.element = h("section", {class: "hints"},
      h("div", {class: "row levels"}, LEVELS.map((name, at) => button(t(name), () => this.give(at + 1)))),
      h("div", {class: "row"}, button(t("app-check"), () => this.#check()), button(t("app-why-not"), () => this.#whyNot())),
      this.#answer);
  }

  key(event) { return this.#walk?.key(event) ?? false; }

  hidden() {
    this.changed();
    this.#game.check();
  }

  /** The board has changed: what was said is no longer of it. */
  changed() {
    this.#work.stop();
    this.#further.stop();
    this.#asksForCell = false;
    this.#level = 0;
    fill(this.#answer);
    this.#showGame();
  }

  /** Show the player's board, without anything of a hint. */
  #showGame() {
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

  /** Give a hint, one that says more each time, as long as nothing changes. */
  again() {
    return this.give(Math.min(this.#level + 1, LEVELS.length));
  }

  async give(level) {
    this.#showGame();
    this.#work.stop();
    this.#further.stop();
    this.#level = level;
    const {board, settings} = this.#game;
    const given = {
      ...board.asked({marks: settings.marks}), level: WHOLE, language: LANGUAGE, essential: settings.essential, max_seconds: 10,
    };
    const asked = JSON.stringify(given);
    const found = asked === this.#asked ? this.#found : await this.#work.ask("hint", given, {waiting: t("app-looking")});
    if (!found) return;
    if (found.hint && asked !== this.#asked) this.#game.hinted();  // one hint, however much of it is revealed
    this.#asked = asked;
    this.#found = found;
    this.#show(level);
    if (given.essential && found.hint && found.essential === null) this.#offerFurther(given);
  }

  /** Show the hint that was found, up to a level. */
  #show(level) {
    const {status, hint, filled, exhausted} = this.#found;
    fill(this.#further.place);
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
    this.#asksForCell = false;
    fill(this.#answer, parts.filter(Boolean).map(each => (typeof each === "string" ? h("p", {}, each) : each)));
    reveal(this.#answer);
  }

  #part(hint, level, first) {
    const {ground} = this.#game.board;
    const look = t("hint-look-at", {place: listed(hint.look_at.map(house => houseText(house, ground))) || t("app-whole-board")});
    this.#game.grid.point([...new Set(hint.look_at.flatMap(house => ground.cellsOf(house)))]);
    this.#say(first, level === 1 ? look : `${look} ${t("app-technique-is", {name: hint.name})} ${hint.summary}`, this.#more(level), this.#further.place);
  }

  #more(level) {
    return button(t(level === 1 ? "app-ask-technique" : "app-ask-step"), () => this.give(level + 1));
  }

  #whole(hint, first) {
    this.#say(first, this.#further.place, ...toldToApply(hint, this.#game));
  }

  /** Say whether what the player has put in is right so far, and where not. */
  async #check() {
    this.#showGame();
    const {board, settings} = this.#game;
    const found = await this.#work.ask("status", {...board.asked({marks: settings.marks}), language: LANGUAGE});
    if (!found) return;
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
        button(t("app-why"), () => this.#why(cell, digit, [this.#remover(cell)], show)), " ", this.#remover(cell)));
      const marks = lost.map(cell => h("li", {}, t("app-mark-missing", {cell}), " ",
        button(t("app-fill-its-marks"), () => this.#fillMarks([cell]))));
      this.#say(h("ul", {class: "mistakes"}, digits, marks),
        lost.length > 1 ? button(t("app-fill-all-marks"), () => this.#fillMarks(lost)) : "");
    };
    if (!wrong.length) {
      this.#say(t("app-marks-missing", {count}), button(t("app-show-where"), show));
      return;
    }
    this.#say(t(conflicts.length ? "app-mistakes-and-conflict" : "app-mistakes", {count, conflict: conflicts[0]?.message}), button(t("app-show-where"), show));
  }

  #remover(cell) {
    const remove = () => {
      this.#showGame();
      this.#game.board.erase([cellNamed(cell)]);
      this.#game.grid.focus();
    };
    return button(t("app-remove"), remove);
  }

  /** Give cells all marks that they may have, which does not tell which one was missing. */
  #fillMarks(cells) {
    this.#game.board.fillMarks(cells.map(cellNamed));
  }

  /** Say why a digit is wrong, and show it on the board step by step; `actions` are buttons about the digit, and `then`
   *  is what is shown after it. */
  async #why(cell, digit, actions = [], then = () => this.changed()) {
    this.#showGame();
    const {board, settings} = this.#game;
    const given = {...board.asked({marks: false}), cell, digit, language: LANGUAGE, max_seconds: 30};
    const found = await this.#work.ask("why_not", given, {waiting: t("app-looking-why")});
    if (!found) return;
    const {start, steps, conflict} = found;
    if (!start) {
      this.#say(...found.reason.split("\n"), actions.length > 0 && h("div", {class: "row"}, actions));
      return;
    }
    const back = button(t("app-back-to-game"), () => {
      this.#showGame();
      then();
    });
    const walk = new Walk(this.#game, {
      steps, start, supposed: [cellNamed(cell)], actions: [back], end: {text: found.contradiction, cells: cellsAbout(conflict, board.ground)},
    });
    this.#say(t("app-refuted", {cell, digit, count: steps.length, conflict: conflict.message}),
      actions.length > 0 && h("div", {class: "row"}, actions), walk.element);
    this.#walk = walk;
    walk.show();
  }

  /** Say why a digit cannot be in the chosen cell. */
  #whyNot() {
    const [cell, ...others] = this.#game.grid.chosen;
    if (cell === undefined || others.length || this.#game.board.value(cell)) {
      this.#say(t("app-select-empty"));
      this.#asksForCell = true;
      return;
    }
    const digits = this.#game.board.ground.digits.map(digit => button(String(digit), () => this.#why(nameOf(cell), digit)));
    this.#say(t("app-why-not-be", {cell: nameOf(cell)}), h("div", {class: "row", role: "group", "aria-label": t("app-mode-digit")}, digits));
  }
}

/** What a house is called; cages have no numbers that a player could know. */
function houseText(house, ground) {
  const [kind, number] = house.split(" ");
  if (kind === "cage") return t("app-cage", {cell: nameOf(ground.cellsOf(house)[0])});
  return t("house", {kind, number});
}

/** The cells that a contradiction is about. */
function cellsAbout(conflict, ground) {
  if (conflict.cells) return conflict.cells.map(cellNamed);
  return conflict.cell ? [cellNamed(conflict.cell)] : conflict.house ? ground.cellsOf(conflict.house) : [];
}
