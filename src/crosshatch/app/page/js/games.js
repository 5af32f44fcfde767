// The games that are kept in the browser, each under its id, so that tabs do not take them from one another.  A game is
// what its board is like, with the moves that led there, its time, and the hints that were given.

import {Board} from "./board.js";
import {drop, load, namesWith} from "./store.js";

const MOST = 10;
const PLACE = "games/";

export const newId = () => `${Date.now()}.${Math.random()}`;
export const gameName = id => PLACE + id;

/** All games that are kept, the last played first. */
export const keptGames = () => namesWith(PLACE).map(name => load(name, null)).filter(game => game?.board)
  .sort((one, other) => other.at - one.at);

/** Whether there is something to go on with in a game. */
const isBegun = game => !game.solved && !Board.of(game.board).isFresh;

/** The games to go on with. */
export const begunGames = () => keptGames().filter(isBegun);

/** Forget the oldest games, so that there is always room for others. */
export function forgetOldest() {
  const games = keptGames(), others = games.filter(game => !isBegun(game));
  for (const {id} of [...games.filter(isBegun).slice(MOST), ...others.slice(MOST)]) drop(gameName(id));
}
