// The game that is played, as it is kept in the browser: what the board is like at each change, and the moves in blocks,
// of which only those are written that differ from what is there.

import {drop, keep, load} from "./store.js";

const BLOCK = 50;  // moves: some kilobytes

const blockName = number => `game.moves.${number}`;

export class Keeping {
  #id = "";  // of the game: blocks of another, which a second tab may have written, are not taken for its moves
  #written = [];  // of each block that is kept, how many moves it has, and the last of them

  /** The game that was kept, or null. */
  load() {
    const kept = load("game", null);
    if (!kept) return null;
    this.#id = kept.id;
    this.#written = Array(kept.blocks).fill([]);
    const blocks = this.#written.map((_, number) => load(blockName(number), null));
    const whole = blocks.every(block => block?.id === kept.id);
    const board = whole ? {...kept.board, moves: blocks.flatMap(block => block.moves)} : {...kept.board, done: 0};
    return {...kept, board};
  }

  /** What is kept from now on is another game. */
  begin() {
    this.#id = `${Date.now()}.${Math.random()}`;
    this.#cut(0);
  }

  /** Keep a game: its `board` as data, its time, and what else there is.  Returns what could not be kept, in words. */
  keep({board: {moves, ...board}, ...rest}) {
    const game = blocks => ({...rest, id: this.#id, board: blocks ? board : {...board, done: 0}, blocks});
    const blocks = Math.ceil(moves.length / BLOCK);
    this.#cut(blocks);
    if (this.#keepMoves(moves, blocks) && keep("game", game(blocks))) return "";
    this.#cut(0);
    return keep("game", game(0)) ? "Your browser has no room left: the game is saved, but not what you could undo."
      : "Your browser does not let this page save anything: your game is lost when you close it.";
  }

  #keepMoves(moves, blocks) {
    for (let number = 0; number < blocks; number++) {
      const block = moves.slice(BLOCK * number, BLOCK * (number + 1)), last = block.at(-1);
      const [length, end] = this.#written[number] ?? [];
      if (length === block.length && end === last) continue;
      if (!keep(blockName(number), {id: this.#id, moves: block})) return false;
      this.#written[number] = [block.length, last];
    }
    return true;
  }

  /** Leave only so many blocks. */
  #cut(blocks) {
    for (let number = blocks; number < this.#written.length; number++) drop(blockName(number));
    this.#written.length = Math.min(blocks, this.#written.length);
  }
}
