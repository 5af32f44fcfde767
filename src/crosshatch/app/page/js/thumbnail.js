// A small picture of a board: its lines, its givens and the digits that are placed.

import {drawn, s} from "./elements.js";
import {columnOf, rowOf} from "./ground.js";

const CELL = 60, EDGE = 4;

export function thumbnail(board) {
  const {ground} = board, side = ground.size * CELL, at = cell => ({x: columnOf(cell) * CELL, y: rowOf(cell) * CELL});
  return s("svg", {class: "crosshatch thumbnail", viewBox: `${-EDGE} ${-EDGE} ${side + 2 * EDGE} ${side + 2 * EDGE}`, "aria-hidden": "true"},
    s("rect", {class: "ground", width: side, height: side}),
    ground.cells.filter(cell => board.givens[cell]).map(cell => s("rect", {class: "given-ground", ...at(cell), width: CELL, height: CELL})),
    drawn(ground.drawing.grid),
    ground.cells.filter(cell => board.value(cell)).map(cell =>
      s("text", {class: board.givens[cell] ? "given" : "placed-digit", x: at(cell).x + CELL / 2, y: at(cell).y + CELL / 2 + 1}, String(board.value(cell)))));
}
