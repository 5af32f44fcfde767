// A whole solution, step by step, and all steps that are available now.

import {Board, DIGITS, EMPTY, placementsOf} from "./board.js";
import {button, fill, h} from "./elements.js";
import {told} from "./told.js";
import {reveal} from "./view.js";
import {Work} from "./work.js";

const MOST = 60;  // more would fill the list with what nobody reads

export class StepsPanel {
  title = "Steps";
  #game;
  #answer = h("div", {class: "answer"});
  #work = new Work(this.#answer);
  #names = h("div", {});
  #naming = new Work(this.#names);
  #technique;
  #path = null;
  #allOpen = false;  // whether the list of all steps is

  constructor(game) {
    this.#game = game;
    this.#technique = h("select", {onchange: () => this.#offer()}, h("option", {value: ""}, "any"));
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

  /** Take away what is shown, and show the player's board again. */
  #clear() {
    this.#work.stop();
    this.#path = null;
    fill(this.#answer);
    this.#game.grid.show(null);
    this.#game.back();
  }

  changed() { this.#clear(); }
  hidden() { this.#clear(); }

  async shown() {
    if (this.#technique.length > 1) return;
    const found = await this.#naming.ask("techniques", {language: this.#game.settings.language}, {waiting: "Loading the techniques…"});
    if (!found) return;
    fill(this.#names);
    this.#technique.append(...found.techniques.map(each => h("option", {value: each.technique}, each.name)));
  }

  /** What a link to this panel shows. */
  open() {
    this.#explain({givens: this.#game.board.givensLine});
  }

  async #explain(position) {
    const given = {position, language: this.#game.settings.language, essential: this.#game.settings.essential, max_seconds: 30};
    const path = await this.#work.ask("explain", given, {waiting: "Solving…"});
    if (!path) return;
    if (!path.steps.length) {
      fill(this.#answer, h("p", {}, `There is nothing to explain: ${path.outcome}.`));
      return;
    }
    this.#path = {...path, start: position};
    this.#show(0);
  }

  /** Show a step of the path on the board as it is then; the player's board stays as it was. */
  #show(place) {
    const {steps, start, outcome, by_logic: byLogic} = this.#path;
    const board = new Board(start.givens);
    board.apply({placements: placementsOf(start.placed ?? EMPTY), eliminations: []});
    for (const [cell, digits] of Object.entries(start.marks ?? {}))
      board.apply({placements: [], eliminations: others(cell, digits)});
    for (const step of steps.slice(0, place)) board.apply(step);
    board.lock();  // the player's own is where digits are entered
    this.#game.look(board);
    const go = to => () => this.#show(Math.max(0, Math.min(steps.length - 1, to)));
    const list = h("ol", {class: "path"}, steps.map((step, at) => h("li", {},
      button(step.notation, go(at), {"aria-current": at === place ? "step" : undefined, class: "link"}))));
    const ended = byLogic ? "Solved by logic alone" : outcome === "solved" ? "Solved, partly by trial and error" : `Stopped (${outcome})`;
    fill(this.#answer,
      h("p", {}, `${ended}, in ${steps.length} steps.`),
      h("div", {class: "row", role: "group", "aria-label": "Steps of the solution"},
        button("First", go(0)), button("Previous", go(place - 1), {disabled: place === 0}),
        h("span", {class: "place"}, `${place + 1} of ${steps.length}`),
        button("Next", go(place + 1), {disabled: place === steps.length - 1, class: "main"}),
        button("Back to my game", () => this.#clear())),
      told(steps[place], marks => this.#game.grid.show(marks)),
      h("details", {open: this.#allOpen, ontoggle: event => (this.#allOpen = event.target.open)}, h("summary", {}, "All steps"), list));
    list.scrollTop = list.children[place].offsetTop - list.offsetTop - list.clientHeight / 2;
    reveal(this.#answer);
  }

  async #offer() {
    this.#clear();
    const technique = this.#technique.value, {board, settings} = this.#game;
    const given = {position: board.position({marks: settings.marks}), language: settings.language, technique, most: MOST};
    const found = await this.#work.ask("steps", given, {waiting: "Looking for all steps…"});
    if (!found) return;
    const {steps, more, status} = found;
    if (!steps.length) {
      fill(this.#answer, h("p", {}, status.status === "impossible" ? "There is a mistake on the board. A hint will show you where."
        : technique ? "This technique finds nothing here." : "No technique finds anything here."));
      return;
    }
    const shown = h("div", {});
    const show = (step, item) => {
      for (const each of items.querySelectorAll("button")) each.removeAttribute("aria-current");
      item.setAttribute("aria-current", "step");
      fill(shown, told(step, marks => this.#game.grid.show(marks)), button("Apply this step", () => board.apply(step), {class: "main"}));
      reveal(shown);
    };
    const items = h("ul", {class: "path"}, steps.map(step =>
      h("li", {}, button(step.notation, event => show(step, event.currentTarget), {class: "link"}))));
    const count = more ? `The first ${steps.length} of the steps available now.` : `${steps.length} ${steps.length === 1 ? "step" : "steps"} available now.`;
    fill(this.#answer, h("p", {}, count), items, shown);
    reveal(this.#answer);
  }
}

const others = (cell, digits) => DIGITS.filter(digit => !digits.includes(digit)).map(digit => ({cell, digit}));
