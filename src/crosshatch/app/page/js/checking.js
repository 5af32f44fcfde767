// Whether the digits of a player are right: by the solutions of the puzzle, which are asked for once.

import {CELLS} from "./board.js";
import {t} from "./texts.js";

export class Checking {
  #work;
  #givens = "";
  #asked = null;  // the promise of the solutions

  /** `work` is what asks, and says it where that fails. */
  constructor(work) {
    this.#work = work;
  }

  /** The cells of a board whose digits are wrong, where the puzzle has one solution; null where it is not known. */
  async wrongCells(board) {
    const found = await this.#solutionsOf(board.givensLine);
    if (!found) return null;
    const [solution, ...others] = found;
    if (!solution || others.length) return [];
    return CELLS.filter(cell => board.state.digits[cell] && board.state.digits[cell] !== Number(solution[cell]));
  }

  /** The solutions of a puzzle, one, none, or two of several; null where they could not be had. */
  async #solutionsOf(givens) {
    if (this.#givens !== givens) this.#asked = null;
    this.#givens = givens;
    const asked = (this.#asked ??= this.#work.ask("solutions", {position: {givens}}, {waiting: t("app-checking")}));
    const found = await asked;
    if (!found && this.#asked === asked) this.#asked = null;  // it is asked again at the next change
    return found?.of_givens ?? null;
  }
}
