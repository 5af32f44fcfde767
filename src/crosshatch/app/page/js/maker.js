// Making a puzzle, to order or by hand: what its givens are like, while they are put in.

import {Board} from "./board.js";
import {aboutCode} from "./codes.js";
import {button, fill, h, options} from "./elements.js";
import {gradeList} from "./grades.js";
import {cellNamed, groundOn} from "./ground.js";
import {Order} from "./order.js";
import {partsOf} from "./status.js";
import {images, SYMMETRIES, symmetryOf} from "./symmetries.js";
import {LANGUAGE, t} from "./texts.js";
import {Work} from "./work.js";

export class MakerPanel {
  name = "make";
  icon = "pencil-ruler";
  #game;
  #order;
  #status = h("div", {class: "answer", "aria-live": "polite"});
  #grades = h("div", {class: "answer"});
  #work = new Work(this.#status);
  #grading = new Work(this.#grades);
  #soon = 0;
  #draft = null;  // what is being made, also while the player looks elsewhere
  #ordered = null;  // the line and the code of what was made to order
  #symmetry = "none";
  #finishing = [["app-make-unique", "complete"], ["app-make-minimal", "minimal"]].map(([name, method]) =>
    button(t(name), () => this.#change(method)));

  constructor(game) {
    this.#game = game;
    const symmetry = options(SYMMETRIES, this.#symmetry, {onchange: event => {
      this.#symmetry = event.target.value;
      this.changed();
    }});
    this.#order = new Order(asked => this.#make(asked));
    this.element = h("section", {class: "maker"},
      this.#order.element,
      h("p", {}, t("app-make-intro")),
      h("div", {class: "row"},
        button(t("app-clear"), () => this.#game.board.put("")),
        h("label", {}, t("app-symmetry"), " ", symmetry)),
      h("div", {class: "row"},
        this.#finishing,
        button(t("app-play-it"), () => this.#play(), {class: "main"})),
      this.#status, this.#grades);
  }

  shown() {
    this.#draft ??= this.#draftOf(this.#game.board);
    this.#game.look(this.#draft);
    this.changed();
  }

  /** What is asked for in words, and makes puzzles to order. */
  openOrder() { this.#order.open(); }

  #draftOf(board) { return new Draft(board, cells => images(this.#symmetry, cells, board.ground.size)); }

  /** Put a puzzle that is made to a target on the board, where it can be changed, and is described. */
  async #make({target, seed}) {
    const found = await this.#order.work.ask("generate", {target, seed, max_seconds: 60}, {waiting: t("app-creating")});
    if (!found) return;
    const ground = found.made && await groundOn(found.made.board, this.#order.work);
    if (!ground) {
      if (!found.made) this.#order.work.complain(t("app-none-made", {seconds: 60}));
      return;
    }
    this.#draft = this.#draftOf(new Board(found.made.puzzle, {ground}));
    this.#ordered = {line: this.#draft.puzzleLine, code: found.code};
    this.#order.made(found.code);
    this.shown();
  }

  newPuzzle() {
    this.#draft = null;
  }

  hidden() {
    this.#order.work.stop();
    this.#stop();
    this.#game.back();
  }

  /** Stop what is being found of the board, or will be soon. */
  #stop() {
    clearTimeout(this.#soon);
    this.#work.stop();
    this.#grading.stop();
  }

  get #filled() {
    const {board} = this.#game;
    return board.cells.filter(cell => board.value(cell));
  }

  /** The empty cells that the symmetry still wants filled. */
  get #wanted() {
    const {board} = this.#game;
    return images(this.#symmetry, this.#filled, board.ground.size).filter(cell => !board.value(cell));
  }

  /** Look at the puzzle once nothing has changed for a moment. */
  changed() {
    this.#stop();
    this.#soon = setTimeout(() => this.#look(), 150);
  }

  async #look() {
    const {line, ground} = this.#game.board, asked = {position: {givens: line}, ...ground.asked, language: LANGUAGE};
    const found = await this.#work.ask("status", asked);
    if (!found) return;
    const differ = found.differ.map(cellNamed), wanted = this.#wanted;
    const spare = found.superfluous?.length, symmetry = SYMMETRIES.get(found.symmetry ?? symmetryOf(this.#filled, ground.size));
    fill(this.#status,
      h("p", {class: `status ${found.status}`}, t(`app-made-${found.status}`, partsOf(found))),
      h("p", {}, t("app-made-givens", {count: found.givens, symmetry}), " ", spare !== undefined && t(spare ? "app-made-spare" : "app-made-minimal", {count: spare})),
      wanted.length ? h("p", {}, t("app-made-wanted", {count: wanted.length}), " ",
        button(t("app-show-them"), () => this.#game.grid.point(wanted))) : null,
      found.status === "multiple" ? button(t("app-show-differ"), () => this.#game.grid.point(differ)) : null);
    fill(this.#grades);
    if (found.status !== "unique") return;
    const graded = await this.#grading.ask("grade", {...asked, max_seconds: 20}, {waiting: t("app-grading")});
    if (graded) fill(this.#grades, gradeList(graded.grades));
  }

  async #change(method) {
    clearTimeout(this.#soon);  // a look would take the place of this
    const {line, ground} = this.#game.board;
    const given = {position: {givens: line}, ...ground.asked, seed: String(Date.now()), symmetry: this.#symmetry};
    const found = await this.#work.ask(method, given);
    if (found) this.#game.board.put(found.puzzle);
  }

  #play() {
    const {puzzleLine, ground} = this.#draft;
    this.#game.begin(puzzleLine, ground, this.#ordered?.line === puzzleLine ? aboutCode(this.#ordered.code) : {});
  }
}

/** A board on which a puzzle is made: all its digits can be changed, and are erased with their images in the symmetry. */
class Draft extends Board {
  #together;

  /** `board` has the givens to begin with, and `together` returns the cells that are erased together with some. */
  constructor({givensLine, ground}, together) {
    super("", {ground, tidy: false});
    this.state.digits = ground.fromLine(givensLine);
    this.#together = together;
  }

  get isDraft() { return true; }
  get puzzleLine() { return this.line; }

  erase(cells) { super.erase(this.#together(cells)); }
}
