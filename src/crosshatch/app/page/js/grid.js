// The grid on the screen: it draws a board, and tells which cells are chosen by mouse, touch and keyboard.

import {CELLS, DIGITS, PEERS, columnOf, digitsIn, rowOf} from "./board.js";
import {drawn, h, s} from "./elements.js";
import {t} from "./texts.js";

const CELL = 60, BOARD = 540;
const SMALL = [11, 30, 49];  // where candidates stand in a cell, as in all our pictures
const CORNERS = [[12, 14], [48, 14], [12, 48], [48, 48], [30, 14], [30, 48], [12, 31], [48, 31], [30, 31]];
const MOST_IN_A_ROW = 3;  // more centre marks in a row would be too small to read on a phone
const ROW = 16, SMALL_ROW = 13;  // the height of a row of them, and of one between marks in the corners
const HOME = {Home: 0, End: 8};
const ARROWS = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1]};

const cornerX = cell => columnOf(cell) * CELL;
const cornerY = cell => rowOf(cell) * CELL;
const placeOf = (cell, digit) => [cornerX(cell) + SMALL[(digit - 1) % 3], cornerY(cell) + SMALL[Math.floor((digit - 1) / 3)]];
const text = (x, y, said, properties) => s("text", {x, y, "dominant-baseline": "central", ...properties}, String(said));

export class GridView extends EventTarget {
  #board = null;
  #chosen = new Set();
  #here = 0;
  #layers = {};
  #cells = [];
  #marks = null;
  #wrong = new Set();
  #pointed = [];
  #dragging = null;
  #atPlaces = false;  // whether each mark stands at the place of its digit

  constructor() {
    super();
    const layer = name => (this.#layers[name] = s("g", {class: name}));
    this.picture = s("svg", {class: "crosshatch", viewBox: `-2 -2 ${BOARD + 4} ${BOARD + 4}`, "aria-hidden": "true"},
      s("rect", {class: "ground", width: BOARD, height: BOARD}),
      layer("given-ground"), layer("colours"), layer("below"), layer("chosen"), this.#lines(),
      layer("digits"), layer("notes"), layer("candidates"), layer("above"));
    this.element = h("div", {class: "board"}, this.picture, this.#table());
  }

  get board() { return this.#board; }
  get chosen() { return [...this.#chosen].sort((one, other) => one - other); }

  set board(board) {
    this.#board?.removeEventListener("change", this.#changed);
    this.#board = board;
    this.#pointed = [];
    board.addEventListener("change", this.#changed);
    this.show(null);
  }

  /** Lay the marks of a step over the board, as the protocol has them, or take them away, with null.  With them, cells show
   *  all their candidates: those that `only` has, or else every cell. */
  show(marks) {
    this.#marks = marks;
    this.#layers.below.replaceChildren(...marks ? drawn(marks.below) : []);
    this.#layers.above.replaceChildren(...marks ? drawn(marks.above) : []);
    this.draw();
  }

  /** How marks are laid out: in the corners and the centre of a cell (`centre`), or each at its place (`places`). */
  set layout(layout) {
    this.#atPlaces = layout === "places";
    this.draw();
  }

  /** The cells whose digits are shown as wrong. */
  set wrong(cells) {
    this.#wrong = new Set(cells);
    this.draw();
  }

  /** Have the keyboard move on the board. */
  focus() {
    this.#cells[this.#here].focus({preventScroll: true});
  }

  /** Point at cells, which does not select them, until something is selected or entered; or at none. */
  point(cells) {
    if (cells.length) this.choose([], {focus: false});
    this.#pointed = cells;
    this.draw();
  }

  #changed = () => {
    this.#pointed = [];
    this.draw();
  };

  choose(cells, {focus = true} = {}) {
    this.#pointed = [];
    this.#chosen = new Set(cells);
    if (cells.length) this.#here = cells.at(-1);
    this.draw();
    if (focus && cells.length) this.#cells[this.#here].focus({preventScroll: true});
  }

  #lines() {
    const path = (places, kind) =>
      s("path", {class: kind, d: places.map(at => `M0 ${at * CELL}H${BOARD}M${at * CELL} 0V${BOARD}`).join("")});
    return s("g", {}, path([1, 2, 4, 5, 7, 8], "thin"), path([0, 3, 6, 9], "thick"));
  }

  #table() {
    const cell = place => {
      const element = h("div", {role: "gridcell", tabindex: "-1", class: "cell"});
      element.addEventListener("pointerdown", event => this.#press(event, place));
      element.addEventListener("dblclick", () => this.#chooseAlike(place));
      this.#cells[place] = element;
      return element;
    };
    const rows = DIGITS.map(row => h("div", {role: "row", class: "row"}, CELLS.slice(row * 9 - 9, row * 9).map(cell)));
    const table = h("div", {role: "grid", class: "cells", "aria-label": t("app-board"), "aria-multiselectable": "true"}, rows);
    table.addEventListener("pointermove", event => this.#drag(event));
    for (const end of ["pointerup", "pointercancel"]) table.addEventListener(end, () => (this.#dragging = null));
    return table;
  }

  #press(event, cell) {
    if (event.button) return;
    event.preventDefault();
    const adds = event.ctrlKey || event.metaKey || event.shiftKey;
    this.#dragging = adds && this.#chosen.has(cell) ? "take" : "add";
    const kept = adds ? this.chosen.filter(each => each !== cell) : [];
    this.choose(this.#dragging === "take" ? kept : [...kept, cell]);
    if (this.#dragging === "take") this.#cells[cell].focus({preventScroll: true});
    this.dispatchEvent(new Event("press"));
  }

  #drag(event) {
    if (!this.#dragging || !event.buttons) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const cell = this.#cells.indexOf(under);
    if (cell < 0 || this.#chosen.has(cell) === (this.#dragging === "add")) return;
    const others = this.chosen.filter(each => each !== cell);
    this.choose(this.#dragging === "add" ? [...others, cell] : others);
  }

  #chooseAlike(cell) {
    const digit = this.#board.value(cell);
    if (digit) this.choose(CELLS.filter(each => each !== cell && this.#board.value(each) === digit).concat(cell));
  }

  /** Select by the keyboard; returns whether the key is one for that. */
  key(event) {
    const command = event.ctrlKey || event.metaKey;
    if (event.altKey) return false;
    if (event.key === "Escape") this.choose([]);
    else if (event.key === "a" && command) this.choose(CELLS);
    else if (event.key in HOME) this.choose([(command ? HOME[event.key] : rowOf(this.#here)) * 9 + HOME[event.key]]);
    else if (event.key in ARROWS) this.#move(ARROWS[event.key], event.shiftKey || command);
    else return false;
    return true;
  }

  #move([down, right], adds) {
    const cell = (rowOf(this.#here) + down + 9) % 9 * 9 + (columnOf(this.#here) + right + 9) % 9;
    this.choose(adds ? [...this.chosen.filter(each => each !== cell), cell] : [cell]);
  }

  draw = () => {
    const board = this.#board;
    if (!board) return;
    const chosen = this.chosen;
    const digit = chosen.length === 1 ? board.value(chosen[0]) : 0;
    const wrong = new Set([...board.clashes, ...this.#wrong]);
    const quiet = this.#marks !== null || chosen.length !== 1;  // a step's marks are the only ones then
    const square = (cell, kind) => s("rect", {class: kind, x: cornerX(cell), y: cornerY(cell), width: CELL, height: CELL});
    const withCandidates = new Set(!this.#marks ? [] : board.isLocked ? CELLS : this.#marks.only ?? CELLS);
    const near = !quiet ? PEERS[chosen[0]].map(cell => square(cell, "near")) : [];
    const alike = digit && !quiet ? CELLS.filter(cell => board.value(cell) === digit).map(cell => square(cell, "alike")) : [];
    this.#layers["given-ground"].replaceChildren(...CELLS.filter(cell => board.givens[cell]).map(cell => square(cell, "given-ground")));
    this.#layers.colours.replaceChildren(...this.#marks ? [] : CELLS.flatMap(cell => this.#stripes(cell)));
    this.#layers.chosen.replaceChildren(...near, ...alike, ...chosen.map(cell => square(cell, this.#marks ? "chosen outline" : "chosen")),
      ...this.#pointed.map(cell => square(cell, "pointed")));
    this.#layers.digits.replaceChildren(...CELLS.filter(cell => board.value(cell)).map(cell => {
      const kind = `${board.givens[cell] ? "given" : "set"}${wrong.has(cell) ? " clash" : ""}`;
      return s("g", {class: kind}, text(cornerX(cell) + 30, cornerY(cell) + 31, board.value(cell)));
    }));
    this.#layers.notes.replaceChildren(...CELLS.filter(cell => !board.value(cell) && !withCandidates.has(cell))
      .flatMap(cell => this.#notes(cell, digit)));
    this.#layers.candidates.replaceChildren(...[...withCandidates].flatMap(cell => this.#allOf(cell)));
    CELLS.forEach(cell => this.#describe(cell, wrong.has(cell)));
  };

  #stripes(cell) {
    const colours = digitsIn(this.#board.state.colour[cell]), width = CELL / colours.length;
    return colours.map((colour, place) => s("rect", {
      class: `paint-${colour}`, x: cornerX(cell) + place * width, y: cornerY(cell), width, height: CELL,
    }));
  }

  #notes(cell, digit) {
    const corner = this.#board.state.corner[cell], centre = this.#board.state.centre[cell];
    const kind = each => (each === digit ? "note alike" : "note");
    if (this.#atPlaces || this.#board.marksAtPlaces)
      return digitsIn(corner | centre).map(each => text(...placeOf(cell, each), each, {class: `${kind(each)}${corner >> each & 1 ? " corner" : ""}`}));
    const x = cornerX(cell), y = cornerY(cell);
    const corners = digitsIn(corner).map((each, place) => text(x + CORNERS[place][0], y + CORNERS[place][1], each, {class: kind(each)}));
    const rows = centreRows(digitsIn(centre), corner !== 0), isSmall = corner !== 0 && rows.length > 1;
    return [...corners, ...rows.map((row, place) => s("text", {
      x: x + 30, y: y + 31 + (place - (rows.length - 1) / 2) * (isSmall ? SMALL_ROW : ROW), "dominant-baseline": "central",
      class: `note centre${isSmall ? " small" : ""}`,
    }, row.map(each => s("tspan", {class: each === digit ? "alike" : null}, String(each)))))];
  }

  /** All candidates of a cell that a step's marks do not draw: those noted in its centre, or all that may be there.  On
   *  the board of an explanation all are noted, so that a cell without any has none left. */
  #allOf(cell) {
    const noted = this.#board.state.centre[cell], mask = this.#board.isLocked ? noted : noted || this.#board.candidates(cell);
    return this.#board.value(cell) ? [] : digitsIn(mask).map(digit => text(...placeOf(cell, digit), digit, {class: "candidate"}));
  }

  /** Say what a screen reader is to say of a cell. */
  #describe(cell, wrong) {
    const element = this.#cells[cell], board = this.#board, digit = board.value(cell);
    const said = [t("app-cell-of", {row: rowOf(cell) + 1, column: columnOf(cell) + 1})];
    if (digit) said.push(digit, ...board.givens[cell] ? [t("app-cell-given")] : [], ...wrong ? [t("app-cell-wrong")] : []);
    else said.push(t("app-cell-empty"));
    for (const name of digit ? [] : ["centre", "corner"])
      if (board.state[name][cell]) said.push(t(`app-cell-${name}`, {digits: digitsIn(board.state[name][cell]).join(" ")}));
    if (this.#pointed.includes(cell)) said.push(t("app-cell-pointed"));
    if (board.state.colour[cell]) said.push(t("app-cell-colour", {digits: digitsIn(board.state.colour[cell]).join(" ")}));
    element.setAttribute("aria-label", said.join(", "));
    element.setAttribute("aria-selected", String(this.#chosen.has(cell)));
    element.setAttribute("tabindex", cell === this.#here ? "0" : "-1");
  }
}

/** Marks in the centre of a cell, in rows; between marks in the corners there is room for two. */
function centreRows(digits, hasCorners) {
  const count = Math.min(Math.ceil(digits.length / MOST_IN_A_ROW), hasCorners ? 2 : 3), length = Math.ceil(digits.length / count);
  return Array.from({length: count}, (_, row) => digits.slice(row * length, (row + 1) * length));
}
