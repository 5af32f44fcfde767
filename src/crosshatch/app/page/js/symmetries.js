// Symmetries of the cells that have a digit: what each is called, and where it takes a cell.

import {t} from "./texts.js";

const at = (row, column) => row * 9 + column;
const half = (row, column) => at(8 - row, 8 - column);
const quarter = (row, column) => at(column, 8 - row);
const across = (row, column) => at(row, 8 - column);
const down = (row, column) => at(8 - row, column);
const diagonal = (row, column) => at(column, row);
const other = (row, column) => at(8 - column, 8 - row);

const ALL = ["none", "180", "90", "left-right", "top-bottom", "diagonal", "antidiagonal", "mirrors", "diagonals", "full"];
const MOVES = {
  none: [], 180: [half], 90: [quarter], "left-right": [across], "top-bottom": [down], diagonal: [diagonal],
  antidiagonal: [other], mirrors: [across, down], diagonals: [diagonal, other], full: [quarter, across],
};

/** The symmetries, each with what it is called. */
export const SYMMETRIES = new Map(ALL.map(each => [each, t(`app-symmetry-${each}`)]));

/** All cells that a symmetry makes of some, those among them. */
export function images(symmetry, cells) {
  const found = new Set(cells);
  for (const cell of found)  // what is added on the way is visited, too
    for (const move of MOVES[symmetry]) found.add(move(Math.floor(cell / 9), cell % 9));
  return [...found];
}
