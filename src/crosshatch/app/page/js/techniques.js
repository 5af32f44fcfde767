// Techniques: what each is and why it holds, with positions to practise it and answers that are checked.

import {Board, DIGITS, nameOf} from "./board.js";
import {button, fill, h} from "./elements.js";
import {byFamily} from "./steps.js";
import {told} from "./told.js";
import {Work} from "./work.js";

const SINGLES = "Singles";

export class TechniquesPanel {
  title = "Learn";
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
    const found = await this.#work.ask("techniques", {language: this.#game.settings.language});
    if (!found) return;
    fill(this.#list, h("h3", {}, "Techniques"), byFamily(found.techniques, (family, some) =>
      h("details", {open: family === SINGLES}, h("summary", {}, family), h("ul", {class: "path"}, some.map(each =>
        h("li", {}, button(`${each.name} ${each.rating}`, () => this.#page(each.technique), {class: "link"})))))));
  }

  async #page(technique) {
    const found = await this.#work.ask("technique", {technique, language: this.#game.settings.language});
    if (!found) return;
    const also = found.other_names.length ? h("p", {}, `Also called ${found.other_names.join(", ")}.`) : null;
    fill(this.#list,
      button("All techniques", () => this.#listAll(), {class: "link"}),
      h("h3", {}, found.name), h("p", {class: "summary"}, found.summary), also,
      h("p", {}, found.argument),
      found.assumes_unique && h("p", {}, "It relies on the puzzle having only one solution."),
      button("Practise it", () => this.#practise(technique), {class: "main"}));
  }

  async #practise(technique) {
    this.#seed += 1;
    const given = {technique, seed: String(this.#seed), language: this.#game.settings.language, max_seconds: 60};
    const found = await this.#work.ask("practise", given, {waiting: "Looking for a position to practise on…"});
    if (!found) return;
    if (!found.exercise) {
      this.#list.append(h("p", {}, `No position turned up in ${found.tried} puzzles: this technique is rare. Try again.`));
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
      h("h3", {}, `Find: ${exercise.name}`),
      h("p", {}, "No simpler technique finds anything here.", " ", exercise.step.placements.length
        ? "Place the digit, then check your answer."
        : "Remove the marks that the technique rules out: select a cell, then press the digit. Then check your answer."),
      h("div", {class: "row"},
        button("Check my answer", () => this.#judge(board, start, answer), {class: "main"}),
        button("Show the answer", () => fill(answer, told(exercise.step, marks => this.#game.grid.show(marks)))),
        button("Another position", () => this.#practise(exercise.technique)),
        button("Back to my game", () => this.#leave())),
      answer);
  }

  async #judge(board, start, answer) {
    const placements = [], eliminations = [];
    for (let cell = 0; cell < 81; cell++) {
      const digit = board.state.digits[cell];
      if (digit && !start.digits[cell]) placements.push({cell: nameOf(cell), digit});
      if (!digit) for (const each of DIGITS)
        if (start.centre[cell] >> each & 1 && !(board.state.centre[cell] >> each & 1) && !seesPlaced(board, start, cell, each))
          eliminations.push({cell: nameOf(cell), digit: each});
    }
    const exercise = this.#exercise;
    if (!placements.length && !eliminations.length) {
      fill(answer, h("p", {}, "Place a digit or remove some marks first."));
      return;
    }
    const given = {position: exercise.position ?? exercise.puzzle, technique: exercise.technique, placements, eliminations, language: this.#game.settings.language};
    const found = await new Work(answer).ask("judge", given);
    if (!found || this.#exercise !== exercise) return;
    const said = {
      right: "Correct!",
      part: "Correct so far, but there is more to find.",
      other: `True, but not all of it follows from one ${exercise.name}.`,
      wrong: `Wrong: ${found.wrong_ones.map(({cell, digit}) => `${digit} in ${cell}`).join(", ")}.`,
      unknown: "This position does not have exactly one solution.",
    }[found.verdict];
    fill(answer, h("p", {class: `verdict ${found.verdict}`}, said));
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
