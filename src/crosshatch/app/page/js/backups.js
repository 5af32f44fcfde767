// A copy of everything that is kept on the device, in a file, and back from there.

import {added, BackupError, read, written} from "./backup.js";
import {Board} from "./board.js";
import {dayOf} from "./dates.js";
import {button, fill, h} from "./elements.js";
import {choose, download} from "./files.js";
import {ask} from "./host.js";
import {drop, keep, load, namesWith} from "./store.js";
import {t} from "./texts.js";

export class BackupPanel {
  name = "backup";
  icon = "archive";
  #answer = h("div", {class: "answer", "aria-live": "polite"});
  element = h("section", {class: "backup"}, h("p", {}, t("app-backup-about")),
    h("div", {class: "row"},
      button(t("app-backup-save"), () => download(`crosshatch-${dayOf()}.json`, "application/json", written(everything())), {class: "main"}),
      button(t("app-backup-load"), () => choose(([file]) => this.#load(file), {accept: ".json,application/json"}))),
    this.#answer);

  async #load(file) {
    fill(this.#answer);
    try {
      const kept = everything(), wanted = added(await checked(read(await file.text())), kept);
      if (!keepAll(wanted, kept)) throw new BackupError("app-backup-no-room");
      const some = start => Object.keys(wanted).filter(name => name.startsWith(start)).map(name => wanted[name]);
      const games = some("games/").filter(({solved, board}) => solved || !Board.of(board).isFresh);
      fill(this.#answer, h("p", {}, t("app-backup-loaded", {games: games.length, solved: some("solved/").length})));
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      fill(this.#answer, h("p", {class: "problem", role: "alert"}, t(error.key, error.values), " ", t("app-backup-unchanged")));
    }
  }
}

const everything = () => Object.fromEntries(namesWith("").map(name => [name, load(name, null)]));

/** Keep values by their names, all of them, or none where there is not room for all; whether there was. */
function keepAll(values, before) {
  const names = Object.keys(values), done = names.every(name => keep(name, values[name]));
  if (!done) for (const name of names) before[name] === undefined ? drop(name) : keep(name, before[name]);
  return done;
}

/** A backup whose games can be played.  What another board is like is asked for again, not taken from a file. */
async function checked(backup) {
  const games = await Promise.all(backup.games.map(async (game, place) => {
    try {
      const {ground} = game.board, board = {...game.board, ...ground && {ground: await ask("board", {board: ground.board})}};
      const tried = Board.of(structuredClone(board));
      while (tried.canUndo) tried.undo();
      while (tried.canRedo) tried.redo();
      if (tried.givensLine !== game.board.givens || tried.cells.some(cell => !Number.isInteger(tried.value(cell)))) throw new RangeError();
      return {...game, board};
    } catch {
      throw new BackupError("app-backup-bad", {part: "games", number: place + 1});
    }
  }));
  return {...backup, games};
}
