// The game of this tab, as it is kept in the browser: what the board is like at each change, and the moves in blocks, of
// which only those are written that differ from what is there.

import {blockName, gameName, gameOf, newId} from "./games.js";
import {drop, keep, keepInTab, load, loadInTab} from "./store.js";
import {t} from "./texts.js";

const BLOCK = 50;  // moves: some kilobytes
const TAB = "game";  // the id of its game, as a tab keeps it

const stateOf = board => JSON.stringify(board.state);

/** The id of the game that was played in this tab, if there is one. */
export const idInTab = () => loadInTab(TAB);

export class Keeping {
  #id = "";
  #state = "";  // of the board, as this tab has read or written it last
  #written = [];  // of each block that is kept, how many moves it has, and the last of them

  get id() { return this.#id; }

  /** What is kept from now on is a new game. */
  begin() { this.#take({id: newId(), board: {state: null}, blocks: 0}); }

  /** What is kept from now on is a game that was kept before; returns it, or null where it is gone. */
  goOn(id) {
    const game = gameOf(id);
    if (game) this.#take(game);
    return game;
  }

  #take({id, board, blocks}) {
    this.#id = id;
    this.#state = stateOf(board);
    this.#written = Array(blocks).fill([]);
    keepInTab(TAB, id);
  }

  /** Keep a game: its `board` as data, its time, and what else there is.  Where another tab has gone on with it, this is
   *  a game of its own from its next move on.  Where another tab has dropped it, all its moves are kept again.  Returns
   *  what could not be kept, in words. */
  keep({board: {moves, ...board}, ...rest}) {
    const kept = load(gameName(this.#id), null);
    if (!kept) {
      this.#written = [];
    } else if (stateOf(kept.board) !== this.#state) {
      if (stateOf(board) === this.#state) return "";
      this.begin();
    }
    const blocks = Math.ceil(moves.length / BLOCK);
    this.#cut(blocks);
    if (this.#keepMoves(moves, blocks) && this.#keepGame({...rest, board, blocks})) return "";
    this.#cut(0);
    return this.#keepGame({...rest, board: {...board, done: 0}, blocks: 0})
      ? t("app-no-room") : t("app-unsaved");
  }

  #keepGame(game) {
    const kept = keep(gameName(this.#id), {id: this.#id, at: Date.now(), ...game});
    if (kept) this.#state = stateOf(game.board);
    return kept;
  }

  #keepMoves(moves, blocks) {
    for (let number = 0; number < blocks; number++) {
      const block = moves.slice(BLOCK * number, BLOCK * (number + 1)), last = block.at(-1);
      const [length, end] = this.#written[number] ?? [];
      if (length === block.length && end === last) continue;
      if (!keep(blockName(this.#id, number), block)) return false;
      this.#written[number] = [block.length, last];
    }
    return true;
  }

  /** Leave only so many blocks. */
  #cut(blocks) {
    for (let number = blocks; number < this.#written.length; number++) drop(blockName(this.#id, number));
    this.#written.length = Math.min(blocks, this.#written.length);
  }
}
