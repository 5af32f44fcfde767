// A whole solution, step by step, and all steps that are available now.

import {button, fill, h} from "./elements.js";
import {statusText} from "./status.js";
import {toldToApply} from "./told.js";
import {reveal} from "./view.js";
import {Walk} from "./walk.js";
import {LONGEST, Work} from "./work.js";

const MANY = 60;  // more would fill the list with what few read
const MOST = 500;  // as many as the protocol tells

export class StepsPanel {
  title = "Steps";
  #game;
  #answer = h("div", {class: "answer"});
  #work = new Work(this.#answer);
  #names = h("div", {});
  #naming = new Work(this.#names);
  #technique;
  #available = h("optgroup", {label: "Available now", hidden: true});
  #walk = null;
  #intro = [];  // what is said above it
  #walks = false;  // whether it is on the board

  constructor(game) {
    this.#game = game;
    this.#technique = h("select", {onchange: () => this.#offer()}, h("option", {value: ""}, "any"), this.#available);
    this.element = h("section", {class: "steps"},
      h("div", {class: "row"},
        button("Solve from here", () => {
          this.#clear();
          this.#explain(game.board.position({marks: game.settings.marks}));
        }),
        button("Solve from the start", () => this.open())),
      h("div", {class: "row"},
        button("All steps available now", () => this.#offer()),
        h("label", {}, "Technique ", this.#technique)),
      this.#names, this.#answer);
  }

  key(event) { return this.#walks && this.#walk.key(event); }

  /** Take away what is shown, and show the player's board again. */
  #clear() {
    this.#work.stop();
    this.#walk = null;
    this.#walks = false;
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
    const found = await this.#naming.ask("techniques", {language: this.#game.settings.language}, {waiting: "Loading the techniques…"});
    if (!found) return;
    fill(this.#names);
    this.#technique.append(...byFamily(found.techniques, (family, some) =>
      h("optgroup", {label: family}, some.map(each => h("option", {value: each.technique}, each.name)))));
  }

  /** What a link to this panel shows. */
  open() {
    this.#clear();
    this.#explain({givens: this.#game.board.givensLine});
  }

  /** Say first where there is not one solution: steps lead only as far as all solutions agree. */
  async #explain(position) {
    const status = await this.#work.ask("status", {position}, {waiting: "Solving…"});
    if (!status) return;
    const said = statusText(status);
    if (!said) {
      this.#solve(position);
      return;
    }
    fill(this.#answer, h("p", {}, said),
      status.status === "multiple" && button("Solve as far as possible", () => this.#solve(position, said)));
    reveal(this.#answer);
  }

  async #solve(position, said = "", seconds = 30) {
    const given = {position, language: this.#game.settings.language, essential: this.#game.settings.essential, max_seconds: seconds};
    const path = await this.#work.ask("explain", given, {waiting: "Solving…"});
    if (!path) return;
    const more = path.outcome === "out of time" && seconds < LONGEST
      && button("Keep trying", () => this.#solve(position, said, LONGEST));
    if (!path.steps.length) {
      fill(this.#answer, said && h("p", {}, said), h("p", {}, `There is nothing to explain: ${path.outcome}. `, more));
      return;
    }
    const back = button("Back to my game", () => {
      this.#putAside();
      this.#answer.querySelector("button").focus();
    });
    this.#walk = new Walk(this.#game, {steps: path.steps, start: position, actions: [back]});
    this.#intro = [said && h("p", {}, said), h("p", {}, ended(path), " ", more)];
    this.#showWalk();
  }

  #showWalk() {
    this.#walks = true;
    fill(this.#answer, this.#intro, this.#walk.element);
    this.#walk.show();
  }

  /** Show the player's board, and keep the explanation to come back to. */
  #putAside() {
    this.#work.stop();
    this.#walks = false;
    fill(this.#answer, button("Back to the explanation", () => this.#showWalk()));
    this.#game.grid.show(null);
    this.#game.back();
  }

  async #offer(most = MANY) {
    this.#clear();
    const technique = this.#technique.value, {board, settings} = this.#game;
    const given = {position: board.position({marks: settings.marks}), language: settings.language, only: technique ? [technique] : [], most, max_seconds: 30};
    const found = await this.#work.ask("steps", given, {waiting: "Looking for all steps…"});
    if (!found) return;
    const {steps, more, status} = found, said = statusText(status);
    if (!technique) this.#showAvailable(steps);
    if (!steps.length) {
      const nothing = technique ? "This technique finds nothing here." : "No technique finds anything here.";
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
      h("li", {}, button(step.notation, event => show(step, event.currentTarget), {class: "link"}))));
    const count = more ? `The first ${steps.length} of the steps available now. ` : `${steps.length} ${steps.length === 1 ? "step" : "steps"} available now.`;
    const rest = more && (most < MOST ? button("Show more", () => this.#offer(MOST)) : "Choose a technique to see all of its steps.");
    fill(this.#answer, said && h("p", {}, said), h("p", {}, count, rest), items, shown);
    reveal(this.#answer);
  }

  /** Have the techniques of steps at the top of the list. */
  #showAvailable(steps) {
    const names = new Map(steps.map(({technique, name}) => [technique, name]));
    this.#available.hidden = !names.size;
    fill(this.#available, [...names].map(([technique, name]) => h("option", {value: technique}, name)));
  }
}

/** What is made of each family of techniques, by its name and those that are in it. */
export const byFamily = (techniques, make) => [...new Set(techniques.map(each => each.family))]
  .map(family => make(family, techniques.filter(each => each.family === family)));

function ended({by_logic: byLogic, outcome, steps}) {
  const count = `${steps.length} ${steps.length === 1 ? "step" : "steps"}`;
  if (!outcome.startsWith("solved")) return `Stopped after ${count}: ${outcome}.`;
  return `${byLogic ? "Solved by logic alone" : "Solved, partly by trial and error"}, in ${count}.`;
}
