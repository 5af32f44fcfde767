// Games that were left for another puzzle before they were solved: they are kept in the browser, to go on with.

import {keep, load} from "./store.js";

const MOST = 5;

/** The games that were left, the last first: of each the `board` as it is kept, `seconds` and `hints`. */
export const leftGames = () => load("games", []);

/** Keep a game that is left, which is the only one of its puzzle; where there is no room, without its moves.
 *  Returns whether it is kept. */
export function leave(game) {
  const games = [game, ...others(game.board.givens)].slice(0, MOST);
  return keep("games", games) || keep("games", games.map(each => ({...each, board: {...each.board, moves: [], done: 0}})));
}

/** Forget the game of a puzzle, which is solved or played again. */
export const forget = givens => keep("games", others(givens));

export const leftGame = givens => leftGames().find(each => each.board.givens === givens);

const others = givens => leftGames().filter(each => each.board.givens !== givens);
