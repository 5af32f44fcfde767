// The grid on the screen: it draws a board, and tells which cells are chosen by mouse, touch and keyboard.

import {digitsIn} from "./board.js";
import {drawn, h, s} from "./elements.js";
import {cellAt, columnOf, nameOf, rowOf} from "./ground.js";
import {t} from "./texts.js";

const CELL = 60;
const CORNERS = [[12, 14], [48, 14], [12, 48], [48, 48], [30, 14], [30, 48], [12, 31], [48, 31], [30, 31]];
const OTHER_CORNERS = [...CORNERS.slice(1), CORNERS[0]];  // where the first corner may have a sum
const LOWER = 4;  // how far marks in the centre are below it there
const MOST_IN_A_ROW = 3;  // more centre marks in a row would be too small to read on a phone
const ROW = 16, SMALL_ROW = 13;  // the height of a row of them, and of one between marks in the corners
const LONG_PRESS = 350;  // milliseconds after which a touch selects several cells, and no longer scrolls
const EDGE = 2;  // around the board, for half of its thick lines
const ARROWS = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1]};

const cornerX = cell => columnOf(cell) * CELL;
const cornerY = cell => rowOf(cell) * CELL;
const text = (x, y, said, properties) => s("text", {x, y, "dominant-baseline": "central", ...properties}, String(said));

export class GridView extends EventTarget {
  #board = null;
  #chosen = new Set();
  #here = 0;
  #layers = {};
  #ground = null;  // what the board is like for which the lines and cells are there
  #paper;
  #table;
  #cells = [];
  #marks = null;
  #wrong = new Set();
  #pointed = [];
  #dragging = null;  // whether a pointer that is down adds cells, or takes them
  #touched = null;  // the cell that a finger is on, which selects it once it is lifted
  #longPress = 0;
  #picksSeveral = false;
  #digit = 0;
  #showsClashes = true;
  #drawsLines = false;
  #lineFrom = null;  // the cell from which a line is being drawn
  #atPlaces = false;  // whether each mark stands at the place of its digit

  constructor() {
    super();
    const layer = name => (this.#layers[name] = s("g", {class: name}));
    this.picture = s("svg", {class: "crosshatch", "aria-hidden": "true"},
      (this.#paper = s("rect", {class: "ground"})),
      layer("given-ground"), layer("figures-below"), layer("colours"), layer("below"), layer("chosen"), layer("lines"), layer("strokes"), layer("figures"),
      layer("digits"), layer("notes"), layer("candidates"), layer("above"));
    this.element = h("div", {class: "board"}, this.picture, this.#table = this.#tableOfCells());
  }

  get board() { return this.#board; }
  get here() { return this.#here; }
  get chosen() { return [...this.#chosen].sort((one, other) => one - other); }

  set board(board) {
    this.#board?.removeEventListener("change", this.#changed);
    this.#board = board;
    this.#pointed = [];
    if (board.ground !== this.#ground) this.#lay(board.ground);
    board.addEventListener("change", this.#changed);
    this.show(null);
  }

  /** Lay the marks of a step over the board, as the protocol has them, or take them away, with null.  With them, cells show
   *  all their candidates; but where `only` has the placements of a step, these are all that is shown. */
  show(marks) {
    this.#marks = marks;
    this.#layers.below.replaceChildren(...marks ? drawn(marks.below) : []);
    this.#layers.above.replaceChildren(...marks ? drawn(marks.above) : []);
    for (const {cell, digit} of marks?.only ?? []) this.#enlarge(cell, digit);
    this.draw();
  }

  /** Show a digit that is placed as large as those on the board. */
  #enlarge(cell, digit) {
    const [x, y] = [cornerX(cell) + CELL / 2, cornerY(cell) + CELL / 2];
    this.#layers.above.querySelector(".placed.marks")?.remove();
    this.#layers.above.append(s("g", {class: "placed large"}, s("circle", {cx: x, cy: y, r: 23}), text(x, y + 1, digit)));
  }

  /** How marks are laid out: in the corners and the centre of a cell (`centre`), or each at its place (`places`). */
  set layout(layout) {
    this.#atPlaces = layout === "places";
    this.draw();
  }

  /** Whether pressing a cell selects it besides the others. */
  get picksSeveral() { return this.#picksSeveral; }

  set picksSeveral(several) {
    this.#picksSeveral = several;
    this.element.classList.toggle("several", several);
  }

  /** Whether dragging from a cell to another draws a line between them. */
  set drawsLines(draws) {
    this.#drawsLines = draws;
    this.#lineFrom = null;
    this.element.classList.toggle("drawing", draws);
    this.draw();
  }

  /** A digit that is shown wherever it is on the board; 0 for that of the selected cell. */
  set digit(digit) {
    this.#digit = digit;
    this.draw();
  }

  /** Whether digits that break a rule are shown. */
  set showsClashes(shows) {
    this.#showsClashes = shows;
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

  /** Draw the lines of a ground and the figures of its rules, and have its cells. */
  #lay(ground) {
    const {size, drawing} = ground, side = size * CELL, [left, top, right, bottom] = drawing.bands;
    const width = side + left + right + 2 * EDGE, height = side + top + bottom + 2 * EDGE;
    this.#ground = ground;
    this.#chosen = new Set();
    this.#here = 0;
    this.picture.setAttribute("viewBox", `${-left - EDGE} ${-top - EDGE} ${width} ${height}`);
    for (const name of ["width", "height"]) this.#paper.setAttribute(name, side);
    this.#layers.lines.replaceChildren(...drawn(drawing.grid));
    this.#layers["figures-below"].replaceChildren(...drawn(drawing.below));
    this.#layers.figures.replaceChildren(...drawn(drawing.above));
    this.element.style.aspectRatio = `${width} / ${height}`;
    this.element.dataset.size = size;
    const share = (part, whole) => `${100 * part / whole}%`;
    this.#table.style.inset = [share(top, height), share(right, width), share(bottom, height), share(left, width)].join(" ");
    this.#fillTable();
  }

  #tableOfCells() {
    const table = h("div", {role: "grid", class: "cells", "aria-label": t("app-board"), "aria-multiselectable": "true"});
    table.addEventListener("pointermove", event => this.#drag(event));
    table.addEventListener("touchmove", event => this.#dragging && event.preventDefault(), {passive: false});  // or it would scroll
    table.addEventListener("contextmenu", event => this.#dragging && event.preventDefault());
    for (const end of ["pointerup", "pointercancel"]) table.addEventListener(end, () => this.#lift(end === "pointerup"));
    return table;
  }

  #fillTable() {
    const cell = place => {
      const element = h("div", {role: "gridcell", tabindex: "-1", class: "cell"});
      element.addEventListener("pointerdown", event => this.#press(event, place));
      element.addEventListener("dblclick", () => this.#chooseAlike(place));
      this.#cells[place] = element;
      return element;
    };
    const {size, cells} = this.#ground;
    this.#cells = [];
    this.#table.replaceChildren(...this.#ground.digits.map(row =>
      h("div", {role: "row", class: "row"}, cells.slice(row * size - size, row * size).map(cell))));
  }

  #press(event, cell) {
    if (event.button) return;
    if (this.#drawsLines) {
      event.preventDefault();
      this.choose([cell]);
      this.#lineFrom = cell;
      return;
    }
    if (event.pointerType === "touch" && !this.#picksSeveral) {
      this.#touched = cell;
      this.#longPress = setTimeout(() => {
        this.#touched = null;
        this.#dragging = "add";
        this.choose([cell]);
        navigator.vibrate?.(10);
      }, LONG_PRESS);
      return;
    }
    event.preventDefault();
    const adds = this.#picksSeveral || event.ctrlKey || event.metaKey || event.shiftKey;
    this.#dragging = adds && this.#chosen.has(cell) ? "take" : "add";
    const kept = adds ? this.chosen.filter(each => each !== cell) : [];
    this.choose(this.#dragging === "take" ? kept : [...kept, cell]);
    if (this.#dragging === "take") this.#cells[cell].focus({preventScroll: true});
    this.dispatchEvent(new CustomEvent("press", {detail: cell}));
  }

  /** A pointer is lifted: where it was a finger that did not scroll, its cell is selected. */
  #lift(selects) {
    clearTimeout(this.#longPress);
    this.#dragging = null;
    if (this.#lineFrom !== null) this.#endLine(selects);
    const cell = this.#touched;
    this.#touched = null;
    if (cell === null || !selects) return;
    this.choose([cell]);
    this.dispatchEvent(new CustomEvent("press", {detail: cell}));
  }

  /** Begin a line at the cell of the keyboard, or end it there. */
  markLine() {
    if (this.#lineFrom !== null) {
      this.#endLine(true);
      return;
    }
    this.#lineFrom = this.#here;
    this.draw();
  }

  #endLine(draws) {
    const from = this.#lineFrom;
    this.#lineFrom = null;
    if (draws && from !== this.#here) this.#board.draw(from, this.#here);
    else this.draw();
  }

  #drag(event) {
    if (this.#lineFrom !== null && event.buttons) {
      const at = this.#cells.indexOf(document.elementFromPoint(event.clientX, event.clientY));
      if (at >= 0 && at !== this.#here) this.choose([at]);
      return;
    }
    if (!this.#dragging || !event.buttons) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const cell = this.#cells.indexOf(under);
    if (cell < 0 || this.#chosen.has(cell) === (this.#dragging === "add")) return;
    const others = this.chosen.filter(each => each !== cell);
    this.choose(this.#dragging === "add" ? [...others, cell] : others);
  }

  #chooseAlike(cell) {
    const digit = this.#board.value(cell);
    if (digit) this.choose(this.#ground.cells.filter(each => each !== cell && this.#board.value(each) === digit).concat(cell));
  }

  /** Select by the keyboard; returns whether the key is one for that. */
  key(event) {
    const command = event.ctrlKey || event.metaKey;
    const last = this.#ground.size - 1, home = {Home: 0, End: last};
    if (event.altKey) return false;
    if (event.key === "Escape") {
      this.#lineFrom = null;
      this.choose([]);
    }
    else if (event.key === "a" && command) this.choose(this.#ground.cells);
    else if (event.key in home) this.choose([cellAt(command ? home[event.key] : rowOf(this.#here), home[event.key])]);
    else if (event.key in ARROWS) this.#move(ARROWS[event.key], event.shiftKey || command);
    else return false;
    return true;
  }

  #move([down, right], adds) {
    const {size} = this.#ground;
    const cell = cellAt((rowOf(this.#here) + down + size) % size, (columnOf(this.#here) + right + size) % size);
    this.choose(adds ? [...this.chosen.filter(each => each !== cell), cell] : [cell]);
  }

  draw = () => {
    const board = this.#board;
    if (!board) return;
    const {cells, peers} = board.ground;
    const chosen = this.chosen;
    const digit = this.#digit || (chosen.length === 1 ? board.value(chosen[0]) : 0);
    const wrong = this.#shownWrong;
    const quiet = this.#marks !== null;  // a step's marks are the only ones then
    const square = (cell, kind) => s("rect", {class: kind, x: cornerX(cell), y: cornerY(cell), width: CELL, height: CELL});
    const only = this.#marks?.only?.map(each => each.cell) ?? [];
    const withCandidates = new Set(!this.#marks ? [] : only.length && !board.isLocked ? only : cells);
    const near = !quiet && chosen.length === 1 ? peers[chosen[0]].map(cell => square(cell, "near")) : [];
    const alike = digit && !quiet ? cells.filter(cell => board.value(cell) === digit).map(cell => square(cell, "alike")) : [];
    this.#layers["given-ground"].replaceChildren(...cells.filter(cell => board.givens[cell]).map(cell => square(cell, "given-ground")),
      ...[...wrong].map(cell => square(cell, "clash-ground")));
    this.#layers.colours.replaceChildren(...this.#marks ? [] : cells.flatMap(cell => this.#stripes(cell)));
    this.#layers.chosen.replaceChildren(...near, ...alike, ...chosen.map(cell => square(cell, this.#marks ? "chosen outline" : "chosen")),
      ...this.#pointed.map(cell => square(cell, "pointed")));
    this.#layers.strokes.replaceChildren(...this.#marks ? [] : this.#strokes());
    this.#layers.digits.replaceChildren(...cells.filter(cell => board.value(cell)).map(cell => {
      const kind = `${board.givens[cell] ? "given" : "set"}${wrong.has(cell) ? " clash" : ""}`;
      return s("g", {class: kind}, text(cornerX(cell) + 30, cornerY(cell) + 31, board.value(cell)));
    }));
    this.#layers.notes.replaceChildren(...cells.filter(cell => !board.value(cell) && !withCandidates.has(cell))
      .flatMap(cell => this.#notes(cell, digit)));
    this.#layers.candidates.replaceChildren(...[...withCandidates].filter(cell => !only.includes(cell)).flatMap(cell => this.#allOf(cell)));
    cells.forEach(cell => this.#describe(cell));
  };

  get #shownWrong() { return new Set([...this.#showsClashes ? this.#board.clashes : [], ...this.#wrong]); }

  /** Where a candidate stands in its cell, as in all our pictures. */
  #placeOf(cell, digit) {
    const {across, down} = this.#ground.drawing, place = digit - 1;
    return [cornerX(cell) + across[place % across.length], cornerY(cell) + down[Math.floor(place / across.length)]];
  }

  /** The lines that the player has drawn, and the one that is being drawn. */
  #strokes() {
    const stroke = ([one, other], kind) => s("path", {class: kind, d: `M${cornerX(one) + CELL / 2} ${cornerY(one) + CELL / 2}L${cornerX(other) + CELL / 2} ${cornerY(other) + CELL / 2}`});
    return [...this.#board.lines.map(ends => stroke(ends, "stroke")), ...this.#lineFrom === null ? [] : [stroke([this.#lineFrom, this.#here], "stroke begun")]];
  }

  #stripes(cell) {
    const colours = digitsIn(this.#board.state.colour[cell]), width = CELL / colours.length;
    return colours.map((colour, place) => s("rect", {
      class: `paint-${colour}`, x: cornerX(cell) + place * width, y: cornerY(cell), width, height: CELL,
    }));
  }

  #notes(cell, digit) {
    const corner = this.#board.state.corner[cell], centre = this.#board.marks(cell);
    const tint = each => (this.#board.tint(cell, each) ? ` tint-${this.#board.tint(cell, each)}` : "");
    const kind = each => (each === digit ? "note alike" : "note") + tint(each);
    if (this.#atPlaces || this.#board.marksAtPlaces)
      return digitsIn(corner | centre).map(each => text(...this.#placeOf(cell, each), each, {class: `${kind(each)}${corner >> each & 1 ? " corner" : ""}`}));
    const x = cornerX(cell), y = cornerY(cell), isFree = this.#ground.drawing.free_corners, places = isFree ? CORNERS : OTHER_CORNERS;
    const corners = digitsIn(corner).map((each, place) => text(x + places[place][0], y + places[place][1], each, {class: kind(each)}));
    const rows = centreRows(digitsIn(centre), corner !== 0), isSmall = corner !== 0 && rows.length > 1;
    return [...corners, ...rows.map((row, place) => s("text", {
      x: x + 30, y: y + (isFree ? 31 : 31 + LOWER) + (place - (rows.length - 1) / 2) * (isSmall ? SMALL_ROW : ROW), "dominant-baseline": "central",
      class: `note centre${isSmall ? " small" : ""}`,
    }, row.map(each => s("tspan", {class: (each === digit ? "alike" : "") + tint(each) || null}, String(each)))))];
  }

  /** All candidates of a cell that a step's marks do not draw: those noted in its centre, or all that may be there.  On
   *  the board of an explanation all are noted, so that a cell without any has none left. */
  #allOf(cell) {
    const noted = this.#board.marks(cell), mask = this.#board.isLocked ? noted : noted || this.#board.candidates(cell);
    return this.#board.value(cell) ? [] : digitsIn(mask).map(digit => text(...this.#placeOf(cell, digit), digit, {class: "candidate"}));
  }

  /** What a screen reader is to say of a cell. */
  described(cell) {
    const board = this.#board, digit = board.value(cell), wrong = digit && this.#shownWrong.has(cell);
    const said = [t("app-cell-of", {row: rowOf(cell) + 1, column: columnOf(cell) + 1})];
    if (digit) said.push(digit, ...board.givens[cell] ? [t("app-cell-given")] : [], ...wrong ? [t("app-cell-wrong")] : []);
    else said.push(t("app-cell-empty"));
    const centre = board.marks(cell), corner = board.state.corner[cell];
    for (const [name, marks] of digit ? [] : Object.entries({centre, corner}))
      if (marks) said.push(t(`app-cell-${name}`, {digits: digitsIn(marks).join(" ")}));
    for (const each of digit ? [] : digitsIn(centre | corner))
      if (board.tint(cell, each)) said.push(t("app-cell-tint", {digit: each, colour: board.tint(cell, each)}));
    if (this.#pointed.includes(cell)) said.push(t("app-cell-pointed"));
    if (board.state.colour[cell]) said.push(t("app-cell-colour", {digits: digitsIn(board.state.colour[cell]).join(" ")}));
    for (const other of board.linesFrom(cell)) said.push(t("app-cell-line", {cell: nameOf(other)}));
    if (this.#lineFrom === cell) said.push(t("app-cell-line-begun"));
    return said.join(", ");
  }

  #describe(cell) {
    const element = this.#cells[cell];
    element.setAttribute("aria-label", this.described(cell));
    element.setAttribute("aria-selected", String(this.#chosen.has(cell)));
    element.setAttribute("tabindex", cell === this.#here ? "0" : "-1");
  }
}

/** Marks in the centre of a cell, in rows; between marks in the corners there is room for two. */
function centreRows(digits, hasCorners) {
  const count = Math.min(Math.ceil(digits.length / MOST_IN_A_ROW), hasCorners ? 2 : 3), length = Math.ceil(digits.length / count);
  return Array.from({length: count}, (_, row) => digits.slice(row * length, (row + 1) * length));
}
