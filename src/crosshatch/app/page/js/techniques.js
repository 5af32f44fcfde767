// Techniques: what each is and why it holds, with positions to practise it and answers that are checked.

import {Board, DIGITS, nameOf, placementsOf} from "./board.js";
import {button, fill, h} from "./elements.js";
import {told} from "./told.js";
import {Work} from "./work.js";

const SINGLES = "Singles";

export class TechniquesPanel {
  title = "Learn";
  #game;
  #list = h("div", {class: "answer"});
  #work = new Work(this.#list);
  #exercise = null;
  #seed = Date.now() % 100000;

  constructor(game) {
    this.#game = game;
    this.element = h("section", {class: "techniques"}, this.#list);
  }

  async shown() {
    if (!this.#list.childElementCount) await this.#listAll();
  }

  hidden() {
    this.#work.stop();  // a position that is found later would take the place of what is on the board then
    if (this.#exercise) this.#leave();
  }

  async #listAll() {
    const found = await this.#work.ask("techniques", {language: this.#game.settings.language});
    if (!found) return;
    const families = Map.groupBy ? Map.groupBy(found.techniques, each => each.family) : grouped(found.techniques);
    fill(this.#list, h("h3", {}, "Techniques"), [...families].map(([family, some]) =>
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
      found.assumes_unique && h("p", {}, "It rests on the puzzle having one solution only."),
      button("A position to practise", () => this.#practise(technique), {class: "main"}));
  }

  async #practise(technique) {
    this.#seed += 1;
    const given = {technique, seed: String(this.#seed), language: this.#game.settings.language, max_seconds: 60};
    const found = await this.#work.ask("practise", given, {waiting: "Looking for a position…"});
    if (!found) return;
    if (!found.exercise) {
      this.#list.append(h("p", {}, `No position was found among ${found.tried} puzzles: it is a rare one. Try again.`));
      return;
    }
    this.#begin(found.exercise);
  }

  /** Put a position on the board; what the player crosses out or places there is the answer. */
  #begin(exercise) {
    this.#exercise = exercise;
    const position = exercise.position ?? exercise.puzzle;
    this.#game.ask("read", {position}).then(read => {
      if (this.#exercise !== exercise) return;
      const board = new Board(read.givens, {tidy: true});
      board.apply({placements: placementsOf(read.placed), eliminations: []});
      board.fillMarks();
      board.apply({placements: [], eliminations: read.removed});
      const start = structuredClone(board.state);
      this.#game.practise(board);
      this.#game.keypad.mode = exercise.step.placements.length ? "digit" : "centre";
      const answer = h("div", {class: "answer", "aria-live": "polite"});
      fill(this.#list,
        h("h3", {}, `Find: ${exercise.name}`),
        h("p", {}, exercise.step.placements.length ? "Nothing simpler finds anything here. Place the digit, then check."
        : "Nothing simpler finds anything here. Take away the marks that the technique rules out: choose a cell, then the digit. Then check."),
        h("div", {class: "row"},
          button("Check my answer", () => this.#judge(board, start, answer), {class: "main"}),
          button("Show it", () => fill(answer, told(exercise.step, marks => this.#game.show(marks)))),
          button("Another one", () => this.#practise(exercise.technique)),
          button("Done", () => this.#leave())),
        answer);
    });
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
      fill(answer, h("p", {}, "Place a digit or take away marks first."));
      return;
    }
    const given = {position: exercise.position ?? exercise.puzzle, technique: exercise.technique, placements, eliminations, language: this.#game.settings.language};
    const found = await new Work(answer).ask("judge", given);
    if (!found || this.#exercise !== exercise) return;
    const said = {
      right: "Right!",
      part: "Right as far as it goes: there is more.",
      other: `That is true, but no ${exercise.name} gives all of it.`,
      wrong: `Not so: ${found.wrong_ones.map(({cell, digit}) => `${digit} in ${cell}`).join(", ")}.`,
      unknown: "This position does not have one solution.",
    }[found.verdict];
    fill(answer, h("p", {class: `verdict ${found.verdict}`}, said));
    if (found.verdict === "right") answer.append(told(found.step, marks => this.#game.show(marks)));
  }

  #leave() {
    this.#exercise = null;
    this.#game.keypad.mode = "digit";
    this.#game.endPractice();
    fill(this.#list);
    this.#listAll();
  }
}

/** Whether a candidate went only because a digit was placed that sees it. */
function seesPlaced(board, start, cell, digit) {
  return !(board.candidates(cell) >> digit & 1) && board.state.digits.some((value, at) => value === digit && !start.digits[at]);
}

function grouped(items) {
  const found = new Map();
  for (const each of items) found.set(each.family, [...found.get(each.family) ?? [], each]);
  return found;
}
