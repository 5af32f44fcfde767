// The game of this tab, as it is kept in the browser at each change.

import {gameName, newId} from "./games.js";
import {keep, keepInTab, load, loadInTab} from "./store.js";
import {t} from "./texts.js";

const TAB = "game";  // the id of its game, as a tab keeps it

const stateOf = board => JSON.stringify(board.state);

/** The id of the game that was played in this tab, if there is one. */
export const idInTab = () => loadInTab(TAB);

export class Keeping {
  #id = "";
  #state = "";  // of the board, as this tab has read or written it last

  get id() { return this.#id; }

  /** What is kept from now on is a new game. */
  begin() { this.#take({id: newId(), board: {state: null}}); }

  /** What is kept from now on is a game that was kept before; returns it, or null where it is gone. */
  goOn(id) {
    const game = load(gameName(id), null);
    if (game) this.#take(game);
    return game;
  }

  #take({id, board}) {
    this.#id = id;
    this.#state = stateOf(board);
    keepInTab(TAB, id);
  }

  /** Keep a game: its `board` as data, its time, and what else there is.  Where another tab has gone on with it, this is
   *  a game of its own from its next move on.  Returns what could not be kept, in words. */
  keep({board, ...rest}) {
    const kept = load(gameName(this.#id), null);
    if (kept && stateOf(kept.board) !== this.#state) {
      if (stateOf(board) === this.#state) return "";
      this.begin();
    }
    if (this.#kept({...rest, board})) return "";
    return this.#kept({...rest, board: {...board, moves: [], done: 0}})
      ? t("app-no-room") : t("app-unsaved");
  }

  #kept(game) {
    const done = keep(gameName(this.#id), {id: this.#id, at: Date.now(), ...game});
    if (done) this.#state = stateOf(game.board);
    return done;
  }
}
