// Hints: mistakes first, then the next step, given away bit by bit.

import {cellNamed, cellsOf, DIGITS, nameOf} from "./board.js";
import {button, fill, h} from "./elements.js";
import {statusText} from "./status.js";
import {toldToApply} from "./told.js";
import {reveal} from "./view.js";
import {Walk} from "./walk.js";
import {LONGEST, Work} from "./work.js";

const LEVELS = [[1, "Where to look"], [2, "Which technique"], [3, "The whole step"]];
const WHOLE = 3;
const FILLED = "Every cell is filled.";
const EXHAUSTED = "Nothing more can be concluded: each candidate left is part of a solution.";
const STUCK = "No technique finds anything here: only trial and error is left.";
const LONGER = {max_seconds: LONGEST, essential_seconds: LONGEST - 10};  // for those who keep looking

export class HintPanel {
  title = "Hint";
  #game;
  #answer = h("div", {class: "answer", "aria-live": "polite"});
  #work = new Work(this.#answer);
  #asksForCell = false;
  #level = 0;  // of the last hint for this position
  #asked = "";  // the last question, and its answer: each level reveals more of the same step
  #found = null;
  #further = new Work(h("div", {}));  // looks for a step that leads to the next digit, while another is shown
  #walk = null;  // why a digit is wrong, as it is shown on the board

  constructor(game) {
    this.#game = game;
    this.element = h("section", {class: "hints"},
      h("div", {class: "row levels"}, LEVELS.map(([level, name]) => button(name, () => this.give(level)))),
      h("div", {class: "row"}, button("Check for mistakes", () => this.#check()), button("Why not this digit?", () => this.#whyNot())),
      this.#answer);
  }

  key(event) { return this.#walk?.key(event) ?? false; }

  hidden() {
    this.changed();
    this.#game.check();
  }

  /** The board has changed: what was said is no longer of it. */
  changed() {
    this.#work.stop();
    this.#further.stop();
    this.#asksForCell = false;
    this.#level = 0;
    fill(this.#answer);
    this.#showGame();
  }

  /** Show the player's board, without anything of a hint. */
  #showGame() {
    this.#walk = null;
    this.#game.back();
    this.#game.grid.show(null);
    this.#game.grid.point([]);
  }

  /** A cell was pressed; whether it answers what was asked here. */
  pressed() {
    if (!this.#asksForCell) return false;
    this.#whyNot();
    return true;
  }

  /** Give a hint, one that says more each time, as long as nothing changes. */
  again() {
    return this.give(Math.min(this.#level + 1, LEVELS.length));
  }

  async give(level) {
    this.#showGame();
    this.#work.stop();
    this.#further.stop();
    this.#game.hinted();
    this.#level = level;
    const {board, settings} = this.#game;
    const given = {
      position: board.position({marks: settings.marks}), level: WHOLE, language: settings.language, essential: settings.essential, max_seconds: 10,
    };
    const asked = JSON.stringify(given);
    const found = asked === this.#asked ? this.#found : await this.#work.ask("hint", given, {waiting: "Looking for a step…"});
    if (!found) return;
    this.#asked = asked;
    this.#found = found;
    this.#show(level);
    if (given.essential && found.hint && found.essential === null) this.#offerFurther(given);
  }

  /** Show the hint that was found, up to a level. */
  #show(level) {
    const {status, hint, filled, exhausted} = this.#found;
    fill(this.#further.place);
    if (status.status === "impossible") this.#mistakes(status);
    else if (!hint) this.#say(statusText(status), filled ? FILLED : exhausted ? EXHAUSTED : STUCK);
    else if (level === WHOLE) this.#whole(hint, statusText(status));
    else this.#part(hint, level, statusText(status));
  }

  /** Say that the step may not lead to the next digit, and offer to look for one that does. */
  #offerFurther(given) {
    const keepLooking = async () => {
      const found = await this.#further.ask("hint", {...given, ...LONGER}, {waiting: "Looking for a step that leads to the next digit…"});
      if (found) this.#found = found;
      if (!found || found.essential === null) {
        this.#offerFurther(given);
        return;
      }
      this.#showGame();
      this.#show(this.#level);
      fill(this.#further.place, h("p", {}, found.essential ? "The next digit depends on this step." : "No technique leads to another digit from here."));
    };
    fill(this.#further.place, h("p", {}, "This step may not lead to the next digit: time ran out before that was clear. ", button("Keep looking", keepLooking)));
  }

  #say(...parts) {
    this.#asksForCell = false;
    fill(this.#answer, parts.filter(Boolean).map(each => (typeof each === "string" ? h("p", {}, each) : each)));
    reveal(this.#answer);
  }

  #part(hint, level, first) {
    const look = `Look at ${listed(hint.look_at)}.`;
    this.#game.grid.point([...new Set(hint.look_at.flatMap(cellsOf))]);
    this.#say(first, level === 1 ? look : `${look} The technique is ${hint.name}. ${hint.summary}`, this.#more(level), this.#further.place);
  }

  #more(level) {
    return button(level === 1 ? "Which technique?" : "Show me the step", () => this.give(level + 1));
  }

  #whole(hint, first) {
    this.#say(first, this.#further.place, ...toldToApply(hint, this.#game));
  }

  /** Say whether what the player has put in is right so far, and where not. */
  async #check() {
    this.#showGame();
    const {board, settings} = this.#game;
    const found = await this.#work.ask("status", {position: board.position({marks: settings.marks})});
    if (!found) return;
    if (found.status === "impossible") this.#mistakes(found);
    else this.#say(found.status === "unique" ? "No mistakes so far." : statusText(found));
  }

  /** Say what is wrong: first only that it is, then where, and on wish why. */
  #mistakes(status) {
    const {wrong_digits: wrong, lost_candidates: lost, conflicts} = status;
    if (!wrong.length && !lost.length) {
      this.#say(statusText(status));
      return;
    }
    const count = wrong.length + lost.length;
    const show = () => {
      this.#showGame();
      this.#game.grid.point([...wrong.map(each => cellNamed(each.cell)), ...lost.map(cellNamed)]);
      this.#game.grid.wrong = wrong.map(each => cellNamed(each.cell));
      const digits = wrong.map(({cell, digit}) => h("li", {}, `${cell} is not ${digit}. `,
        button("Why?", () => this.#why(cell, digit, [this.#remover(cell)], show)), " ", this.#remover(cell)));
      const marks = lost.map(cell => h("li", {}, `The right digit for ${cell} is missing from its centre marks. `,
        button("Fill its marks", () => this.#fillMarks([cell]))));
      this.#say(h("ul", {class: "mistakes"}, digits, marks),
        lost.length > 1 ? button("Fill the marks of all these cells", () => this.#fillMarks(lost)) : "");
    };
    if (!wrong.length) {
      this.#say(`Your digits are right, but ${count === 1 ? "a mark is" : `${count} marks are`} missing.`, button("Show where", show));
      return;
    }
    const said = conflicts.length ? `: ${conflicts[0].message}.` : ".";
    this.#say((count === 1 ? "There is a mistake" : `There are ${count} mistakes`) + said, button("Show where", show));
  }

  #remover(cell) {
    const remove = () => {
      this.#showGame();
      this.#game.board.erase([cellNamed(cell)]);
      this.#game.grid.focus();
    };
    return button("Remove it", remove);
  }

  /** Give cells all marks that they may have, which does not tell which one was missing. */
  #fillMarks(cells) {
    this.#game.board.fillMarks(cells.map(cellNamed));
  }

  /** Say why a digit is wrong, and show it on the board step by step; `actions` are buttons about the digit, and `then`
   *  is what is shown after it. */
  async #why(cell, digit, actions = [], then = () => this.changed()) {
    this.#showGame();
    const {board, settings} = this.#game;
    const given = {position: board.position({marks: false}), cell, digit, language: settings.language, max_seconds: 30};
    const found = await this.#work.ask("why_not", given, {waiting: "Looking for the shortest explanation…"});
    if (!found) return;
    const {start, steps, conflict} = found;
    if (!start) {
      this.#say(...found.reason.split("\n"), actions.length > 0 && h("div", {class: "row"}, actions));
      return;
    }
    const back = button("Back to my game", () => {
      this.#showGame();
      then();
    });
    const count = steps.length === 1 ? "one step" : `${steps.length} steps`;
    const walk = new Walk(this.#game, {
      steps, start, supposed: [cellNamed(cell)], actions: [back], end: {text: found.contradiction, cells: cellsAbout(conflict)},
    });
    this.#say(`If ${cell} were ${digit}, ${steps.length ? `${count} would lead to a contradiction` : "there would be a contradiction"}: ${conflict.message}.`,
      actions.length > 0 && h("div", {class: "row"}, actions), walk.element);
    this.#walk = walk;
    walk.show();
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

/** The cells that a contradiction is about. */
function cellsAbout(conflict) {
  if (conflict.cells) return conflict.cells.map(cellNamed);
  return conflict.cell ? [cellNamed(conflict.cell)] : conflict.house ? cellsOf(conflict.house) : [];
}
