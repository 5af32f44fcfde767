// Symmetries of the cells that have a digit: what each is called, and where it takes a cell.

import {cellAt, columnOf, rowOf} from "./ground.js";
import {t} from "./texts.js";

// Each takes a row and a column of a board, and the last of them.
const half = (row, column, last) => [last - row, last - column];
const quarter = (row, column, last) => [column, last - row];
const across = (row, column, last) => [row, last - column];
const down = (row, column, last) => [last - row, column];
const diagonal = (row, column) => [column, row];
const other = (row, column, last) => [last - column, last - row];

const ALL = ["none", "180", "90", "left-right", "top-bottom", "diagonal", "antidiagonal", "mirrors", "diagonals", "full"];
const BY_MOVES = ["full", "90", "diagonals", "mirrors", "antidiagonal", "diagonal", "top-bottom", "left-right", "180", "none"];
const MOVES = {
  none: [], 180: [half], 90: [quarter], "left-right": [across], "top-bottom": [down], diagonal: [diagonal],
  antidiagonal: [other], mirrors: [across, down], diagonals: [diagonal, other], full: [quarter, across],
};

/** The symmetries, each with what it is called. */
export const SYMMETRIES = new Map(ALL.map(each => [each, t(`app-symmetry-${each}`)]));

/** All cells that a symmetry makes of some, those among them, on a board of some size. */
export function images(symmetry, cells, size) {
  const found = new Set(cells);
  for (const cell of found)  // what is added on the way is visited, too
    for (const move of MOVES[symmetry]) found.add(cellAt(...move(rowOf(cell), columnOf(cell), size - 1)));
  return [...found];
}

/** The symmetry of cells, the one with the most moves. */
export const symmetryOf = (cells, size) => BY_MOVES.find(each => images(each, cells, size).length === cells.length);
