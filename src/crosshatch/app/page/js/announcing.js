// What screen readers say of moves: the cell that has changed, and the cells that its digit clashes with.

import {columnOf, rowOf} from "./ground.js";
import {t} from "./texts.js";

const MOST = 4;  // changed cells that are named one by one

/** Have changes of the boards of a game said in a place, which is a live region. */
export function announceChanges(game, place) {
  let before = null, board = null;
  const look = () => {
    const {grid} = game, now = game.board.cells.map(cell => grid.described(cell));
    if (board === game.board) {
      const changed = game.board.cells.filter((_, at) => now[at] !== before[at]);
      const entered = grid.chosen.filter(cell => changed.includes(cell)), said = entered.length ? entered : changed;
      if (said.length > 0 && said.length <= MOST) place.textContent = [...said.map(cell => grid.described(cell)), ...clash(game, said)].join("; ");
      else if (said.length) place.textContent = t("app-said-changed", {count: said.length});
    }
    before = now;
    board = game.board;
  };
  game.addEventListener("board", look);
  game.addEventListener("change", look);
}

function clash({board, settings}, cells) {
  const others = settings.clashes ? cells.flatMap(cell => board.clashing(cell)).filter(cell => !cells.includes(cell)) : [];
  return others.length ? [t("app-said-clash", {cells: others.map(cell => t("app-cell-of", {row: rowOf(cell) + 1, column: columnOf(cell) + 1})).join(", ")})] : [];
}
