// An example of a technique on the board: its whole picture, and then step by step where to look, the reasons one after
// another, and what follows.

import {Board} from "./board.js";
import {button, fill, h} from "./elements.js";
import {isPlain} from "./keys.js";
import {lookAt} from "./look.js";
import {t} from "./texts.js";
import {legendOf, marksOf, spans} from "./told.js";
import {reveal} from "./view.js";

export class ExampleWalk {
  #game;
  #step;
  #stages;
  #place = 0;
  #told = h("div", {"aria-live": "polite"});
  #count = h("span", {class: "place"});
  #back = button(t("app-previous"), () => this.#go(-1));
  #on = button(t("page-next"), () => this.#go(1), {class: "main"});

  constructor(game, {step}, board) {
    this.#game = game;
    this.#step = step;
    const after = Board.of(structuredClone(board.data()));
    after.apply(step);
    for (const each of [board, after]) each.lock();
    const {text, cells} = lookAt(step.look_at, board.ground);
    this.#stages = [
      {board, marks: marksOf(step), said: [h("p", {class: "notation"}, step.headline)]},
      {board, cells, said: [h("p", {}, text)]},
      ...step.words.map((_, last) => ({board, marks: marksOf(step), said: step.words.slice(0, last + 1).map((line, at) => h("p", {class: at < last ? "muted" : null}, spans(line)))})),
      {board: after, said: [h("p", {}, t("app-after-step")), h("p", {class: "notation"}, step.headline)]},
    ];
    this.element = h("div", {class: "example step answer"},
      h("div", {class: "row", role: "group", "aria-label": t("app-example")}, this.#back, this.#count, this.#on), this.#told);
  }

  /** The arrow keys go on and back, but on the board, where they select; returns whether it was one of them. */
  key(event) {
    const by = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (!by || !isPlain(event) || event.target.closest(".board")) return false;
    this.#go(by);
    return true;
  }

  #go(by) {
    const place = this.#place + by;
    if (place < 0 || place >= this.#stages.length) return;
    this.show(place);
    reveal(this.element);
  }

  show(place = 0) {
    const {grid} = this.#game, {board, cells = [], marks = null, said} = this.#stages[place];
    this.#place = place;
    this.#game.look(board);
    grid.show(marks ?? {below: "", above: ""});
    grid.point(cells);
    fill(this.#told, h("div", {class: "words"}, said), marks && legendOf(this.#step.marks));
    this.#count.textContent = t("app-place", {number: place + 1, count: this.#stages.length});
    this.#back.setAttribute("aria-disabled", String(place === 0));
    this.#on.setAttribute("aria-disabled", String(place === this.#stages.length - 1));
  }
}
