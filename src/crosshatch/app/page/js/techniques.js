// Techniques: what each is and why it holds, with positions to practise it and answers that are checked.

import {Board} from "./board.js";
import {button, fill, h} from "./elements.js";
import {nameOf} from "./ground.js";
import {byFamily} from "./steps.js";
import {LANGUAGE, t} from "./texts.js";
import {told} from "./told.js";
import {Work} from "./work.js";

const SINGLES = t("family-singles");

export class TechniquesPanel {
  name = "learn";
  icon = "graduation-cap";
  #game;
  #keypad;
  #list = h("div", {class: "answer"});
  #work = new Work(this.#list);
  #exercise = null;
  #seed = Date.now() % 100000;

  constructor(game, keypad) {
    this.#game = game;
    this.#keypad = keypad;
    this.element = h("section", {class: "techniques"}, this.#list);
  }

  async shown() {
    if (!this.#list.childElementCount || this.#list.querySelector(".problem")) await this.#listAll();
  }

  hidden() {
    this.#work.stop();  // a position that is found later would take the place of what is on the board then
    if (!this.#exercise) return;
    this.#endPractice();
    fill(this.#list);
  }

  async #listAll() {
    const found = await this.#work.ask("techniques", {language: LANGUAGE});
    if (!found) return;
    fill(this.#list, h("h3", {}, t("app-techniques")), byFamily(found.techniques, (family, some) =>
      h("details", {open: family === SINGLES}, h("summary", {}, family), h("ul", {class: "path"}, some.map(each =>
        h("li", {}, button(`${each.name} ${each.rating}`, () => this.#page(each.technique), {class: "link"})))))));
  }

  async #page(technique) {
    const found = await this.#work.ask("technique", {technique, language: LANGUAGE});
    if (!found) return;
    const also = found.other_names.length ? h("p", {}, t("app-also-called", {names: found.other_names.join(", ")})) : null;
    fill(this.#list,
      button(t("app-all-techniques"), () => this.#listAll(), {class: "link"}),
      h("h3", {}, found.name), h("p", {class: "summary"}, found.summary), also,
      h("p", {}, found.argument),
      found.assumes_unique && h("p", {}, t("app-assumes-unique")),
      button(t("app-practise"), () => this.#practise(technique), {class: "main"}));
  }

  async #practise(technique) {
    this.#seed += 1;
    const given = {technique, seed: String(this.#seed), language: LANGUAGE, max_seconds: 60};
    const found = await this.#work.ask("practise", given, {waiting: t("app-looking-position")});
    if (!found) return;
    if (!found.exercise) {
      this.#list.append(h("p", {}, t("app-no-position", {count: found.tried})));
      return;
    }
    this.#begin(found.exercise);
  }

  /** Put a position on the board; what the player crosses out or places there is the answer. */
  async #begin(exercise) {
    const read = await this.#work.ask("read", {position: exercise.position ?? exercise.puzzle});
    if (!read) return;
    const board = Board.at(read, {noted: true});
    board.marksAtPlaces = true;  // as in the pictures of the technique
    const start = structuredClone(board.state);
    this.#exercise = exercise;
    this.#game.look(board);
    this.#keypad.mode = exercise.step.placements.length ? "digit" : "centre";
    const answer = h("div", {class: "answer", "aria-live": "polite"});
    fill(this.#list,
      h("h3", {}, t("app-find", exercise)),
      h("p", {}, t("app-no-simpler"), " ", t(exercise.step.placements.length ? "app-place-digit" : "app-remove-marks")),
      h("div", {class: "row"},
        button(t("app-check-answer"), () => this.#judge(board, start, answer), {class: "main"}),
        button(t("app-show-answer"), () => fill(answer, told(exercise.step, marks => this.#game.grid.show(marks)))),
        button(t("app-another"), () => this.#practise(exercise.technique)),
        button(t("app-back-to-game"), () => this.#leave())),
      answer);
  }

  async #judge(board, start, answer) {
    const placements = [], eliminations = [];
    for (const cell of board.cells) {
      const digit = board.state.digits[cell];
      if (digit && !start.digits[cell]) placements.push({cell: nameOf(cell), digit});
      if (!digit) for (const each of board.ground.digits)
        if (start.centre[cell] >> each & 1 && !(board.state.centre[cell] >> each & 1) && !seesPlaced(board, start, cell, each))
          eliminations.push({cell: nameOf(cell), digit: each});
    }
    const exercise = this.#exercise;
    if (!placements.length && !eliminations.length) {
      fill(answer, h("p", {}, t("app-answer-first")));
      return;
    }
    const given = {position: exercise.position ?? exercise.puzzle, technique: exercise.technique, placements, eliminations, language: LANGUAGE};
    const found = await new Work(answer).ask("judge", given);
    if (!found || this.#exercise !== exercise) return;
    const candidates = found.wrong_ones.map(each => t("app-digit-in", each)).join(", ");
    fill(answer, h("p", {class: `verdict ${found.verdict}`}, t(`app-verdict-${found.verdict}`, {name: exercise.name, candidates})));
    if (found.verdict === "right") answer.append(told(found.step, marks => this.#game.grid.show(marks)));
  }

  #leave() {
    this.#endPractice();
    this.#listAll();
  }

  #endPractice() {
    this.#exercise = null;
    this.#keypad.mode = "digit";
    this.#game.back();
  }
}

/** Whether a candidate went only because a digit was placed that sees it. */
function seesPlaced(board, start, cell, digit) {
  return !(board.candidates(cell) >> digit & 1) && board.state.digits.some((value, at) => value === digit && !start.digits[at]);
}
