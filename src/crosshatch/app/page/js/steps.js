// A whole solution, step by step, and all steps that are available now.

import {button, fill, h, iconButton} from "./elements.js";
import {statusText} from "./status.js";
import {LANGUAGE, t} from "./texts.js";
import {toldToApply} from "./told.js";
import {reveal} from "./view.js";
import {Walk} from "./walk.js";
import {LONGEST, Work} from "./work.js";

const MANY = 60;  // more would fill the list with what few read
const MOST = 500;  // as many as the protocol tells

export class StepsPanel {
  name = "steps";
  icon = "footprints";
  #game;
  #answer = h("div", {class: "answer"});
  #work = new Work(this.#answer);
  #names = h("div", {});
  #naming = new Work(this.#names);
  #technique;
  #available = h("optgroup", {label: t("app-available"), hidden: true});
  #walk = null;
  #intro = [];  // what is said above it
  #walks = false;  // whether it is on the board

  constructor(game) {
    this.#game = game;
    this.#technique = h("select", {onchange: () => this.#offer()}, h("option", {value: ""}, t("app-any")), this.#available);
    this.element = h("section", {class: "steps"},
      h("div", {class: "asks"},
        h("div", {class: "row"},
          button(t("app-solve-here"), () => {
            this.#clear();
            this.#explain(game.board.asked({marks: game.settings.marks}));
          }, {class: "main"}),
          button(t("app-solve-start"), () => this.open())),
        h("div", {class: "row"},
          button(t("app-steps-now"), () => this.#offer()),
          h("label", {}, t("app-technique"), " ", this.#technique))),
      this.#names, this.#answer);
  }

  key(event) { return this.#walks && this.#walk.key(event); }

  /** Take away what is shown, and show the player's board again. */
  #clear() {
    this.#work.stop();
    this.#walk = null;
    this.#walks = false;
    this.element.classList.remove("walking");
    fill(this.#answer);
    this.#game.grid.show(null);
    this.#game.back();
  }

  changed() {
    if (this.#walk === null) this.#clear();
  }

  newPuzzle() {
    this.#clear();
  }

  hidden() {
    if (this.#walk) this.#putAside();
    else this.#clear();
  }

  async shown() {
    if (this.#technique.length > 1 + this.#available.children.length) return;
    const found = await this.#naming.ask("techniques", {language: LANGUAGE}, {waiting: t("app-loading-techniques")});
    if (!found) return;
    fill(this.#names);
    this.#technique.append(...byFamily(found.techniques, (family, some) =>
      h("optgroup", {label: family}, some.map(each => h("option", {value: each.technique}, each.name)))));
  }

  /** What a link to this panel shows. */
  open() {
    this.#clear();
    this.#explain(this.#game.board.askedOfGivens);
  }

  /** Say first where there is not one solution: steps lead only as far as all solutions agree. */
  async #explain(asked) {
    const status = await this.#work.ask("status", {...asked, language: LANGUAGE}, {waiting: t("app-solving")});
    if (!status) return;
    const said = statusText(status);
    if (!said) {
      this.#solve(asked);
      return;
    }
    fill(this.#answer, h("p", {}, said),
      status.status === "multiple" && button(t("app-solve-far"), () => this.#solve(asked, said)));
    reveal(this.#answer);
  }

  async #solve(asked, said = "", seconds = 30) {
    const given = {...asked, language: LANGUAGE, essential: this.#game.settings.essential, max_seconds: seconds};
    const path = await this.#work.ask("explain", given, {waiting: t("app-solving")});
    if (!path) return;
    const more = path.outcome === "out of time" && seconds < LONGEST
      && button(t("app-keep-trying"), () => this.#solve(asked, said, LONGEST));
    if (!path.steps.length) {
      fill(this.#answer, said && h("p", {}, said), h("p", {}, t("app-nothing", path), " ", more));
      return;
    }
    const back = iconButton("x", t("app-back-to-game"), () => {
      this.#putAside();
      this.#answer.querySelector("button").focus();
    }, {class: "quiet"});
    this.#walk = new Walk(this.#game, {steps: path.steps, start: asked.position, actions: [back]});
    this.#intro = [said && h("p", {}, said), h("p", {}, ended(path), " ", more)];
    this.#showWalk();
  }

  #showWalk() {
    this.#walks = true;
    this.element.classList.add("walking");
    fill(this.#answer, this.#intro, this.#walk.element);
    this.#walk.show();
  }

  /** Show the player's board, and keep the explanation to come back to. */
  #putAside() {
    this.#work.stop();
    this.#walks = false;
    this.element.classList.remove("walking");
    fill(this.#answer, button(t("app-back-to-steps"), () => this.#showWalk()));
    this.#game.grid.show(null);
    this.#game.back();
  }

  async #offer(most = MANY) {
    this.#clear();
    const technique = this.#technique.value, {board, settings} = this.#game;
    const given = {...board.asked({marks: settings.marks}), language: LANGUAGE, only: technique ? [technique] : [], most, max_seconds: 30};
    const found = await this.#work.ask("steps", given, {waiting: t("app-looking-all")});
    if (!found) return;
    const {steps, more, status} = found, said = statusText(status);
    if (!technique) this.#showAvailable(steps);
    if (!steps.length) {
      const nothing = t(technique ? "app-technique-stuck" : "app-no-technique");
      fill(this.#answer, said && h("p", {}, said), status.status !== "impossible" && h("p", {}, nothing));
      return;
    }
    const shown = h("div", {});
    const show = (step, item) => {
      for (const each of items.querySelectorAll("button")) each.removeAttribute("aria-current");
      item.setAttribute("aria-current", "step");
      fill(shown, toldToApply(step, this.#game));
      reveal(shown);
    };
    const items = h("ul", {class: "path"}, steps.map(step =>
      h("li", {}, button(step.headline, event => show(step, event.currentTarget), {class: "link"}))));
    const count = t(more ? "app-first-steps" : "app-count-steps", {count: steps.length});
    const rest = more && (most < MOST ? button(t("app-show-more"), () => this.#offer(MOST)) : t("app-choose-technique"));
    fill(this.#answer, said && h("p", {}, said), h("p", {}, count, " ", rest), items, shown);
    reveal(this.#answer);
  }

  /** Have the techniques of steps at the top of the list. */
  #showAvailable(steps) {
    const names = new Map(steps.map(({technique, name}) => [technique, name]));
    this.#available.hidden = !names.size;
    fill(this.#available, [...names].map(([technique, name]) => h("option", {value: technique}, name)));
  }
}

/** What is made of each family of techniques, by what it is called and those that are in it. */
export const byFamily = (techniques, make) => [...new Set(techniques.map(each => each.family))]
  .map(family => make(t(`family-${family.toLowerCase().replaceAll(" ", "-")}`), techniques.filter(each => each.family === family)));

function ended({by_logic: byLogic, outcome, steps}) {
  const key = !outcome.startsWith("solved") ? "app-stopped" : byLogic ? "app-by-logic" : "app-by-trial";
  return t(key, {outcome, count: steps.length});
}
