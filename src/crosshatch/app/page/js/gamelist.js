// The games that are kept, each with a picture, its name and how far it is: to go on with, to rename and to delete.

import {Board} from "./board.js";
import {button, fill, h} from "./elements.js";
import {gameName, keptGames, rename, titleOf} from "./games.js";
import {drop, keep} from "./store.js";
import {t} from "./texts.js";
import {thumbnail} from "./thumbnail.js";
import {timeText} from "./wording.js";

export class GamesPanel {
  name = "games";
  icon = "layout-grid";
  element = h("section", {class: "games"});
  #game;
  #close;

  /** `close` closes the dialog once a game is chosen. */
  constructor(game, close) {
    this.#game = game;
    this.#close = close;
  }

  shown() {
    const games = keptGames().map(game => ({game, board: Board.of(game.board)})).filter(({game, board}) => game.solved || !board.isFresh);
    fill(this.element, games.length ? h("ul", {}, games.map(each => this.#item(each))) : h("p", {class: "empty"}, t("app-no-games")));
  }

  #item({game, board}) {
    const title = titleOf(game, board.ground), isPlayed = game.id === this.#game.id;
    const empty = board.cells.filter(cell => !board.value(cell)).length, open = board.cells.filter(cell => !board.givens[cell]).length;
    const state = game.solved ? t("app-solved-in", {time: timeText(game.seconds), hints: game.hints}) : t("app-left", {cells: empty, minutes: Math.ceil(game.seconds / 60)});
    const item = h("li", {class: "game", "aria-current": isPlayed ? "true" : null},
      thumbnail(board),
      h("div", {class: "about"}, h("h3", {}, title), h("p", {}, state),
        !game.solved && h("progress", {max: open, value: open - empty, "aria-label": title})),
      h("div", {class: "row"},
        button(t(isPlayed ? "app-back-to-game" : game.solved ? "app-look-at" : "app-go-on"), () => this.#goOn(game, isPlayed), {class: "main", "aria-label": `${t(isPlayed ? "app-back-to-game" : game.solved ? "app-look-at" : "app-go-on")}: ${title}`}),
        button(t("app-rename"), () => this.#rename(game, title, item), {class: "quiet", "aria-label": `${t("app-rename")}: ${title}`}),
        !isPlayed && button(t("app-delete"), () => this.#delete(game, title, item), {class: "quiet", "aria-label": `${t("app-delete")}: ${title}`})));
    return item;
  }

  #goOn(game, isPlayed) {
    this.#close();
    if (!isPlayed) this.#game.goOn(game);
    this.#game.grid.focus();
  }

  #rename(game, title, item) {
    const field = h("input", {type: "text", value: title, maxlength: 80, "aria-label": t("app-name")});
    const done = name => {
      if (name !== null && game.id === this.#game.id) this.#game.name = name;
      else if (name !== null) rename(game.id, name);
      this.shown();
    };
    field.addEventListener("keydown", event => {
      if (event.key === "Escape") event.preventDefault();  // which would close the dialog
      if (event.key === "Enter") done(field.value.trim());
      else if (event.key === "Escape") done(null);
    });
    fill(item, thumbnail(Board.of(game.board)), h("div", {class: "about"}, field), h("div", {class: "row"},
      button(t("app-keep-name"), () => done(field.value.trim()), {class: "main"}), button(t("app-cancel"), () => done(null))));
    field.select();
  }

  /** Delete a game, which can be taken back as long as the list is open. */
  #delete(game, title, item) {
    drop(gameName(game.id));
    const undo = button(t("app-undo"), () => {
      keep(gameName(game.id), game);
      this.shown();
    });
    fill(item, h("p", {role: "status"}, t("app-deleted", {title}), " ", undo));
    undo.focus();
  }
}
