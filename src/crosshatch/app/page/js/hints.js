// Hints: mistakes first, then the next step, given away bit by bit.

import {cellNamed, DIGITS, nameOf} from "./board.js";
import {button, fill, h} from "./elements.js";
import {told} from "./told.js";
import {reveal} from "./view.js";
import {Work} from "./work.js";

const LEVELS = [[1, "Where to look"], [2, "Which technique"], [3, "The whole step"]];

export class HintPanel {
  title = "Hint";
  #game;
  #answer = h("div", {class: "answer", "aria-live": "polite"});
  #work = new Work(this.#answer);
  #asksForCell = false;

  constructor(game) {
    this.#game = game;
    this.element = h("section", {class: "hints"},
      h("div", {class: "row levels"}, LEVELS.map(([level, name]) => button(name, () => this.give(level)))),
      h("div", {class: "row"}, button("Check for mistakes", () => this.#check()), button("Why not this digit?", () => this.#whyNot())),
      this.#answer);
  }

  hidden() {
    this.changed();
    this.#game.check();
  }

  /** The board has changed: what was said is no longer of it. */
  changed() {
    this.#work.stop();
    this.#asksForCell = false;
    fill(this.#answer);
    this.#game.grid.show(null);
  }

  /** A cell was pressed; whether it answers what was asked here. */
  pressed() {
    if (!this.#asksForCell) return false;
    this.#whyNot();
    return true;
  }

  async give(level) {
    this.#game.hinted();
    const {board, settings} = this.#game;
    this.#game.grid.show(null);
    const given = {position: board.position({marks: settings.marks}), level, language: settings.language, essential: settings.essential};
    const found = await this.#work.ask("hint", given, {waiting: "Looking for a step…"});
    if (!found) return;
    const {status, hint, filled} = found;
    if (status.status === "impossible") this.#mistakes(status);
    else if (!hint) this.#say(filled ? "Every cell is filled." : "No technique finds anything here: only trial and error is left.");
    else if (level === 3) this.#whole(hint);
    else this.#part(hint, level);
  }

  #say(...parts) {
    this.#asksForCell = false;
    fill(this.#answer, parts.map(each => (typeof each === "string" ? h("p", {}, each) : each)));
    reveal(this.#answer);
  }

  #part(hint, level) {
    const look = `Look at ${listed(hint.look_at)}.`;
    this.#say(level === 1 ? look : `${look} The technique is ${hint.name}. ${hint.summary}`, this.#more(level));
  }

  #more(level) {
    return button(level === 1 ? "Which technique?" : "Show me the step", () => this.give(level + 1));
  }

  #whole(hint) {
    this.#say(told(hint, marks => this.#game.grid.show(marks)),
      button("Apply this step", () => this.#game.board.apply(hint), {class: "main"}));
  }

  /** Say whether what the player has put in is right so far, and where not. */
  async #check() {
    const {board, settings} = this.#game;
    const found = await this.#work.ask("status", {position: board.position({marks: settings.marks})});
    if (!found) return;
    if (found.status === "impossible") this.#mistakes(found);
    else this.#say(found.status === "unique" ? "No mistakes so far." : "This puzzle has more than one solution.");
  }

  /** Say what is wrong: first only that it is, then where, and on wish why. */
  #mistakes(status) {
    const {wrong_digits: wrong, lost_candidates: lost, conflicts} = status;
    if (!wrong.length && !lost.length) {
      this.#say(`This puzzle has no solution: ${status.reason}.`);
      return;
    }
    const count = wrong.length + lost.length;
    const show = () => {
      this.#game.grid.choose([...wrong.map(each => cellNamed(each.cell)), ...lost.map(cellNamed)], {focus: false});
      this.#game.grid.wrong = wrong.map(each => cellNamed(each.cell));
      const digits = wrong.map(({cell, digit}) => h("li", {}, `${cell} is not ${digit}. `,
        button("Why?", () => this.#why(cell, digit)), " ", button("Remove it", () => this.#takeBack(cell))));
      const marks = lost.map(cell => h("li", {}, `The right digit for ${cell} is missing from its centre marks. `,
        button("Fill its marks", () => this.#fillMarks([cell]))));
      this.#say(h("ul", {class: "mistakes"}, digits, marks),
        lost.length > 1 ? button("Fill the marks of all these cells", () => this.#fillMarks(lost)) : "");
    };
    const said = conflicts.length ? `: ${conflicts[0].message}.` : ".";
    this.#say((count === 1 ? "There is a mistake" : `There are ${count} mistakes`) + said, button("Show where", show));
  }

  #takeBack(cell) {
    this.#game.board.erase([cellNamed(cell)]);
  }

  /** Give cells all marks that they may have, which does not tell which one was missing. */
  #fillMarks(cells) {
    this.#game.board.fillMarks(cells.map(cellNamed));
  }

  async #why(cell, digit) {
    const {board, settings} = this.#game;
    const given = {position: board.position({marks: false}), cell, digit, language: settings.language};
    const found = await this.#work.ask("why_not", given, {waiting: "Looking for the shortest explanation…"});
    if (found) this.#say(...found.reason.split("\n"), h("ol", {class: "reasons"}, found.steps.map(step => h("li", {}, step.notation))));
  }

  /** Say why a digit cannot be in the chosen cell. */
  #whyNot() {
    const [cell, ...others] = this.#game.grid.chosen;
    if (cell === undefined || others.length || this.#game.board.value(cell)) {
      this.#say("Select an empty cell on the board.");
      this.#asksForCell = true;
      return;
    }
    const digits = DIGITS.map(digit => button(String(digit), () => this.#why(nameOf(cell), digit)));
    this.#say(`Why can’t ${nameOf(cell)} be …`, h("div", {class: "row", role: "group", "aria-label": "Digit"}, digits));
  }
}

const listed = items => (items.length > 1 ? `${items.slice(0, -1).join(", ")} and ${items.at(-1)}` : items[0] ?? "the whole board");
