// The games that are kept in the browser, each under its id, so that tabs do not take them from one another.  A game is
// what its board is like, its time, the hints that were given, and in `blocks` of their own the moves that led there.

import {Board} from "./board.js";
import {drop, load, namesWith} from "./store.js";

const MOST = 10;
const PLACE = "games/", BLOCKS = "/moves/";

export const newId = () => `${Date.now()}.${Math.random()}`;
export const gameName = id => PLACE + id;
export const blockName = (id, number) => PLACE + id + BLOCKS + number;

/** All games that are kept, without their moves, the last played first. */
export function keptGames() {
  const games = namesWith(PLACE).filter(name => !name.includes(BLOCKS)).map(name => load(name, null));
  return games.filter(Boolean).sort((one, other) => other.at - one.at);
}

/** A game with its moves, or null.  Where some of its moves are lost, it has none to take back. */
export function gameOf(id) {
  const game = load(gameName(id), null);
  if (!game) return null;
  const blocks = Array.from({length: game.blocks}, (_, number) => load(blockName(id, number), null));
  const moves = blocks.every(Boolean) ? blocks.flat() : [];
  return {...game, board: {...game.board, moves, done: moves.length ? game.board.done : 0}};
}

/** Whether there is something to go on with in a game. */
const isBegun = game => !game.solved && !Board.of(game.board).isFresh;

/** The games to go on with. */
export const begunGames = () => keptGames().filter(isBegun);

/** Forget the oldest games, so that there is always room for others. */
export function forgetOldest() {
  const games = keptGames(), others = games.filter(game => !isBegun(game));
  for (const {id} of [...games.filter(isBegun).slice(MOST), ...others.slice(MOST)])
    for (const name of [gameName(id), ...namesWith(gameName(id) + BLOCKS)]) drop(name);
}
