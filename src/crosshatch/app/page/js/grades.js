// Grades on several scales, with their reasons.

import {fill, h} from "./elements.js";
import {LANGUAGE, t} from "./texts.js";
import {reveal} from "./view.js";
import {Work} from "./work.js";

const TITLES = {crosshatch: "Crosshatch", hodoku: "HoDoKu", explainer: "Sudoku Explainer", berthier: "Berthier"};

/** The grades of a puzzle, each in words with its parts. */
export const gradeList = grades => h("div", {class: "grades"}, Object.entries(grades).map(([scale, {text, described}]) =>
  h("section", {}, h("h3", {}, TITLES[scale] ?? scale), h("p", {class: "grade"}, text),
    h("dl", {}, Object.entries(described).map(([part, said]) => [h("dt", {}, part), h("dd", {}, said)])))));

export class GradePanel {
  name = "grade";
  icon = "gauge";
  #game;
  #answer = h("div", {class: "answer"});
  #work = new Work(this.#answer);

  constructor(game) {
    this.#game = game;
    this.element = h("section", {}, this.#answer);
  }

  /** The grade is there at once, and stays as long as the puzzle does. */
  shown() {
    if (!this.#answer.querySelector(".grades")) this.#grade();
  }

  hidden() { this.#work.stop(); }

  newPuzzle() {
    this.#work.stop();
    fill(this.#answer);
  }

  async #grade() {
    const given = {...this.#game.board.askedOfGivens, language: LANGUAGE, max_seconds: 60};
    const found = await this.#work.ask("grade", given, {waiting: t("app-grading")});
    if (!found) return;
    fill(this.#answer, gradeList(found.grades));
    reveal(this.#answer);
  }
}
