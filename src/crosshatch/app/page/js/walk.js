// A way of steps, shown on the board one at a time as it is then; the player's own board stays as it was.

import {Board} from "./board.js";
import {button, fill, h, iconButton} from "./elements.js";
import {isPlain} from "./keys.js";
import {t} from "./texts.js";
import {toldOf} from "./told.js";
import {reveal} from "./view.js";

const NO_MARKS = {below: "", above: ""};  // with which the board shows all candidates

export class Walk {
  #game;
  #steps;
  #start;
  #end;
  #supposed;
  #place = 0;
  #told = h("div", {});
  #count = h("span", {class: "place", "aria-live": "polite"});
  #list;
  #back;
  #on;

  /** `start` has the position before the first of the `steps`: `givens`, and as far as there are any `placed` digits,
   *  `marks`, and candidates `removed`.  A contradiction to which they come is the `end`: a `text`, and the `cells` it is
   *  about.  `supposed` are cells whose digits are wrong; `actions` are buttons beside those that go on and back. */
  constructor(game, {steps, start, end = null, supposed = [], actions = []}) {
    this.#game = game;
    this.#steps = steps;
    this.#start = start;
    this.#end = end;
    this.#supposed = supposed;
    const names = [...steps.map(step => step.headline), ...end ? [t("app-contradiction")] : []];
    this.#list = h("ol", {class: "path"}, names.map((name, place) => h("li", {}, button(name, () => this.show(place), {class: "link"}))));
    this.#back = iconButton("chevron-left", t("app-previous"), () => this.#go(-1), {class: "only-icon"});
    this.#on = iconButton("chevron-right", t("page-next"), () => this.#go(1), {class: "main"});
    this.element = h("div", {class: "walk"},
      h("div", {class: "row bar", role: "group", "aria-label": t("app-walk")},
        iconButton("chevrons-left", t("page-first"), () => this.show(0), {class: "only-icon"}), this.#back, this.#count, this.#on, actions),
      this.#told,
      h("details", {ontoggle: () => this.#scroll()}, h("summary", {}, t("app-all-steps")), this.#list));
  }

  get #last() { return this.#list.children.length - 1; }

  #go(by) {
    const place = this.#place + by;
    if (place >= 0 && place <= this.#last) this.show(place);
  }

  /** The arrow keys go on and back, but on the board, where they select; returns whether it was one of them. */
  key(event) {
    const by = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (!by || !isPlain(event) || event.target.closest(".board")) return false;
    this.#go(by);
    return true;
  }

  /** Show a step, or the contradiction behind the last. */
  show(place = this.#place) {
    this.#place = place;
    const step = this.#steps[place];
    this.#game.look(this.#boardAt(place));
    this.#game.grid.wrong = this.#supposed;
    fill(this.#told, step ? toldOf(step, this.#game) : this.#contradiction());
    this.#count.textContent = t("app-place", {number: place + 1, count: this.#last + 1});
    for (const [at, item] of [...this.#list.children].entries()) {
      if (at === place) item.firstChild.setAttribute("aria-current", "step");
      else item.firstChild.removeAttribute("aria-current");
    }
    // Not disabled, which would take the focus away.
    this.#back.setAttribute("aria-disabled", String(place === 0));
    this.#on.setAttribute("aria-disabled", String(place === this.#last));
    this.#scroll();
    reveal(this.element.parentElement ?? this.element);
  }

  #scroll() {
    const list = this.#list;
    list.scrollTop = list.children[this.#place].offsetTop - list.offsetTop - list.clientHeight / 2;
  }

  #contradiction() {
    this.#game.grid.show(NO_MARKS);
    this.#game.grid.point(this.#end.cells);
    return h("article", {class: "step"}, h("h3", {}, t("app-contradiction")), h("p", {}, this.#end.text));
  }

  #boardAt(place) {
    const board = Board.at(this.#start, {noted: true, ground: this.#game.ground});
    for (const step of this.#steps.slice(0, place)) board.apply(step);
    board.lock();  // the player's own is where digits are entered
    return board;
  }
}
