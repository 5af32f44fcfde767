// Making a puzzle by hand: what its givens are like, while they are put in.

import {Board, CELLS, cellNamed} from "./board.js";
import {button, fill, h} from "./elements.js";
import {gradeList} from "./grades.js";
import {Work} from "./work.js";

const SYMMETRIES = {
  none: cell => [cell],
  180: cell => [cell, 80 - cell],
  "left-right": cell => [cell, cell - 2 * (cell % 9) + 8],
  "top-bottom": cell => [cell, 72 - 9 * Math.floor(cell / 9) + cell % 9],
  diagonal: cell => [cell, cell % 9 * 9 + Math.floor(cell / 9)],
};

export class MakerPanel {
  title = "Make";
  #game;
  #status = h("div", {class: "answer", "aria-live": "polite"});
  #grades = h("div", {class: "answer"});
  #work = new Work(this.#status);
  #grading = new Work(this.#grades);
  #soon = 0;
  #symmetry = "none";

  constructor(game) {
    this.#game = game;
    const symmetry = h("select", {onchange: event => {
      this.#symmetry = event.target.value;
      this.update();
    }},
      Object.keys(SYMMETRIES).map(name => h("option", {value: name}, name)));
    this.element = h("section", {class: "maker"},
      h("p", {}, "What stands on the board is the puzzle that you make."),
      h("div", {class: "row"},
        button("Empty board", () => this.#begin()), button("From the givens", () => this.#begin(game.board.givensLine)),
        h("label", {}, "Symmetry ", symmetry)),
      h("div", {class: "row"},
        button("Make it unique", () => this.#change("complete")),
        button("Make it minimal", () => this.#change("minimal")),
        button("Play it", () => this.#play(), {class: "main"})),
      this.#status, this.#grades);
  }

  shown() {
    if (!this.#game.making) this.#begin(this.#game.board.givensLine);
  }

  hidden() {
    this.#game.endMaking();
  }

  #begin(line = "") {
    const board = new Board(".".repeat(81), {tidy: false});
    if (line) CELLS.forEach(cell => line[cell] !== "." && board.enter([cell], Number(line[cell]), "digit"));
    this.#game.make(board);
    this.update();
  }

  /** Put a line of digits on the board as one change. */
  #put(line) {
    const board = this.#game.board;
    const changes = {placements: [], eliminations: []};
    CELLS.forEach(cell => {
      if (line[cell] === "." && board.value(cell)) board.erase([cell]);
      else if (line[cell] !== "." && board.value(cell) !== Number(line[cell]))
        changes.placements.push({cell: `r${Math.floor(cell / 9) + 1}c${cell % 9 + 1}`, digit: Number(line[cell])});
    });
    if (changes.placements.length) board.apply(changes);
  }

  /** The cells that are emptied together with some: their images in the symmetry. */
  together(cells) {
    return [...new Set(cells.flatMap(SYMMETRIES[this.#symmetry]))];
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
      h("p", {}, `${found.givens} givens; symmetry: ${found.symmetry}.${spare}`),
      wanted.length ? h("p", {}, `For the symmetry ${wanted.length} more ${wanted.length === 1 ? "cell has" : "cells have"} to be filled. `,
        button("Show them", () => this.#game.grid.choose(wanted, {focus: false}))) : null,
      found.status === "multiple" ? button("Show where they differ", () => this.#game.grid.choose(differ, {focus: false})) : null);
    fill(this.#grades);
    if (found.status !== "unique") return;
    const graded = await this.#grading.ask("grade", {position: {givens: line}, max_seconds: 20}, {waiting: "Grading…"});
    if (graded) fill(this.#grades, gradeList(graded.grades));
  }

  async #change(method) {
    const symmetry = method === "minimal" ? {symmetry: this.#symmetry} : {};
    const given = {position: {givens: this.#game.board.line}, seed: String(Date.now()), ...symmetry};
    const found = await this.#work.ask(method, given);
    if (found) this.#put(found.puzzle);
  }

  async #play() {
    this.#game.open(this.#game.board.line);
  }
}
