// Making a puzzle by hand: what its givens are like, while they are put in.

import {Board, CELLS, EMPTY, cellNamed} from "./board.js";
import {button, fill, h, options} from "./elements.js";
import {gradeList} from "./grades.js";
import {images, SYMMETRIES} from "./symmetries.js";
import {Work} from "./work.js";

export class MakerPanel {
  title = "Make";
  #game;
  #status = h("div", {class: "answer", "aria-live": "polite"});
  #grades = h("div", {class: "answer"});
  #work = new Work(this.#status);
  #grading = new Work(this.#grades);
  #soon = 0;
  #draft = null;  // what is being made, also while the player looks elsewhere
  #symmetry = "none";

  constructor(game) {
    this.#game = game;
    const symmetry = options(SYMMETRIES, this.#symmetry, {onchange: event => {
      this.#symmetry = event.target.value;
      this.update();
    }});
    this.element = h("section", {class: "maker"},
      h("p", {}, "What stands on the board is the puzzle that you make."),
      h("div", {class: "row"},
        button("Empty board", () => this.#game.board.put(EMPTY)),
        h("label", {}, "Symmetry ", symmetry)),
      h("div", {class: "row"},
        button("Make it unique", () => this.#change("complete")),
        button("Make it minimal", () => this.#change("minimal")),
        button("Play it", () => this.#play(), {class: "main"})),
      this.#status, this.#grades);
  }

  shown() {
    const {givensLine} = this.#game.board;
    this.#draft ??= drafted(givensLine);
    this.#game.make(this.#draft);
    this.update();
  }

  newPuzzle() {
    this.#draft = null;
  }

  hidden() {
    clearTimeout(this.#soon);
    this.#work.stop();
    this.#grading.stop();
    this.#game.endMaking();
  }

  /** The cells that are emptied together with some: their images in the symmetry. */
  together(cells) {
    return images(this.#symmetry, cells);
  }

  /** The empty cells that the symmetry still wants filled. */
  get #wanted() {
    const {board} = this.#game;
    return this.together(CELLS.filter(cell => board.value(cell))).filter(cell => !board.value(cell));
  }

  /** Look at the puzzle once nothing has changed for a moment. */
  update() {
    clearTimeout(this.#soon);
    this.#grading.stop();
    this.#soon = setTimeout(() => this.#look(), 150);
  }

  async #look() {
    const {line} = this.#game.board;
    const found = await this.#work.ask("status", {position: {givens: line}});
    if (!found) return;
    const differ = found.differ.map(cellNamed), wanted = this.#wanted;
    const said = {
      unique: "One solution.",
      impossible: `No solution: ${found.reason.replace(/^no solution: /, "")}.`,
      multiple: `Several solutions: they differ in ${differ.length} cells, such as ${found.differ.slice(0, 3).join(", ")}.`,
    }[found.status];
    const spare = found.superfluous === null ? "" : found.superfluous.length
      ? ` ${found.superfluous.length} givens can be spared, each by itself.` : " No given can be spared.";
    fill(this.#status,
      h("p", {class: `status ${found.status}`}, said),
      h("p", {}, `${found.givens} givens; symmetry: ${SYMMETRIES.get(found.symmetry)}.${spare}`),
      wanted.length ? h("p", {}, `For the symmetry ${wanted.length} more ${wanted.length === 1 ? "cell has" : "cells have"} to be filled. `,
        button("Show them", () => this.#game.grid.choose(wanted, {focus: false}))) : null,
      found.status === "multiple" ? button("Show where they differ", () => this.#game.grid.choose(differ, {focus: false})) : null);
    fill(this.#grades);
    if (found.status !== "unique") return;
    const graded = await this.#grading.ask("grade", {position: {givens: line}, max_seconds: 20}, {waiting: "Grading…"});
    if (graded) fill(this.#grades, gradeList(graded.grades));
  }

  async #change(method) {
    const given = {position: {givens: this.#game.board.line}, seed: String(Date.now()), symmetry: this.#symmetry};
    const found = await this.#work.ask(method, given);
    if (found) this.#game.board.put(found.puzzle);
  }

  async #play() {
    this.#game.open(this.#game.board.line);
  }
}

/** A board on which a puzzle is made, with the digits of a line to begin with. */
function drafted(line) {
  const board = new Board(EMPTY, {tidy: false});
  board.state.digits = Array.from(line, each => Number(each) || 0);
  return board;
}
