// A whole solution, step by step, and all steps that are on offer now.

import {Board, DIGITS, EMPTY, placementsOf} from "./board.js";
import {button, fill, h} from "./elements.js";
import {told} from "./told.js";
import {Work} from "./work.js";

export class StepsPanel {
  title = "Steps";
  #game;
  #answer = h("div", {class: "answer"});
  #work = new Work(this.#answer);
  #path = null;

  constructor(game) {
    this.#game = game;
    this.technique = h("select", {onchange: () => this.#offer()}, h("option", {value: ""}, "any technique"));
    this.element = h("section", {class: "steps"},
      h("div", {class: "row"},
        button("Explain from here", () => this.#explain(game.board.position({marks: game.settings.marks}))),
        button("Explain from the start", () => this.#explain({givens: game.board.givensLine})),
        button("All steps on offer now", () => this.#offer()),
        h("label", {}, "Technique ", this.technique)),
      this.#answer);
  }

  update() {
    this.#work.stop();
    this.#path = null;
    fill(this.#answer);
    this.#game.show(null);
  }

  async shown() {
    if (this.technique.length > 1) return;
    const {techniques} = await this.#game.ask("techniques", {language: this.#game.settings.language});
    if (this.technique.length === 1)
      this.technique.append(...techniques.map(each => h("option", {value: each.technique}, each.name)));
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
    this.#game.look(board);
    const go = to => () => this.#show(Math.max(0, Math.min(steps.length - 1, to)));
    const list = h("ol", {class: "path"}, steps.map((step, at) => h("li", {},
      button(step.notation, go(at), {"aria-current": at === place ? "step" : undefined, class: "link"}))));
    const ended = byLogic ? "Solved by logic alone" : outcome === "solved" ? "Solved, in part by trying" : `It ends: ${outcome}`;
    fill(this.#answer,
      h("p", {}, `${ended}, in ${steps.length} steps.`),
      h("div", {class: "row", role: "group", "aria-label": "Go to"},
        button("First", go(0)), button("Back", go(place - 1), {disabled: place === 0}),
        h("span", {class: "place"}, `${place + 1} of ${steps.length}`),
        button("Next", go(place + 1), {disabled: place === steps.length - 1, class: "main"}),
        button("Back to my board", () => this.update())),
      told(steps[place], marks => this.#game.show(marks)),
      h("details", {}, h("summary", {}, "All steps"), list));
    this.#game.reveal(this.#answer);
  }

  async #offer() {
    this.update();
    const technique = this.technique.value;
    const {board, settings} = this.#game;
    const given = {position: board.position({marks: settings.marks}), language: settings.language, technique, most: 60};
    const found = await this.#work.ask("steps", given, {waiting: "Looking for all steps…"});
    if (!found) return;
    const {steps, more, status} = found;
    if (!steps.length) {
      const why = status.status === "impossible" ? "something is wrong on the board: ask for a hint" : technique ? "the technique finds nothing here" : "logic finds nothing";
      fill(this.#answer, h("p", {}, `No steps: ${why}.`));
      return;
    }
    const shown = h("div", {});
    const show = (step, item) => {
      for (const each of items.querySelectorAll("button")) each.removeAttribute("aria-current");
      item.setAttribute("aria-current", "step");
      fill(shown, told(step, marks => this.#game.show(marks)), button("Do it", () => board.apply(step), {class: "main"}));
      this.#game.reveal(shown);
    };
    const items = h("ul", {class: "path"}, steps.map(step =>
      h("li", {}, button(step.notation, event => show(step, event.currentTarget), {class: "link"}))));
    fill(this.#answer, h("p", {}, `${steps.length}${more ? " and more" : ""} ${steps.length === 1 ? "step" : "steps"} on offer.`), items, shown);
    this.#game.reveal(this.#answer);
  }
}

const others = (cell, digits) => DIGITS.filter(digit => !digits.includes(digit)).map(digit => ({cell, digit}));
