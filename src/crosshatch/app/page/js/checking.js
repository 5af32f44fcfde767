// Whether the digits of a player are right: by the solutions of the puzzle, which are asked for once.

import {t} from "./texts.js";

/** Return what gives the cells of a board whose digits are wrong, where the puzzle has one solution; null where it is not
 *  known.  `work` is what asks, and says it where that fails. */
export function checking(work) {
  let givens = "", ground = null, asked = null;  // the promise of the solutions
  return async board => {
    if (givens !== board.givensLine || ground !== board.ground) asked = null;
    givens = board.givensLine;
    ground = board.ground;
    const asking = (asked ??= work.ask("solutions", board.askedOfGivens, {waiting: t("app-checking")}));
    const found = await asking;
    if (!found && asked === asking) asked = null;  // it is asked again at the next change
    if (!found) return null;
    const [solution, ...others] = found.of_givens;
    if (!solution || others.length) return [];
    const right = ground.fromLine(solution);
    return board.cells.filter(cell => board.state.digits[cell] && board.state.digits[cell] !== right[cell]);
  };
}
