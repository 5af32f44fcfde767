// A board: what is given, what a player has put there, and every move that led there, to take back.

import {CLASSIC, cellNamed, groundOf, nameOf} from "./ground.js";

const PLACES = 81;  // cells have the same numbers on smaller boards, where some places have none

export const digitsIn = mask => CLASSIC.digits.filter(digit => mask >> digit & 1);

/** What can be entered: a digit, marks in the corners or the centre of a cell, a colour, the colour of a mark, or a line. */
export const MODES = ["digit", "corner", "centre", "colour", "tint", "line"];

const TINTS = 4;  // the colours of marks: entering one again goes on to the next, and at last to none

const tintOf = digit => `tint${digit}`;

const LINES = ["lines0", "lines1", "lines2"], ENDS = 27;  // the lines of a cell, each layer with its own part of their other ends

const blank = () => ({
  digits: Array(PLACES).fill(0),
  corner: Array(PLACES).fill(0),
  centre: Array(PLACES).fill(0),
  colour: Array(PLACES).fill(0),
  cornerGone: Array(PLACES).fill(0),  // marks that digits on the board have taken away: they come back when those go
  centreGone: Array(PLACES).fill(0),
  ...Object.fromEntries(CLASSIC.digits.map(digit => [tintOf(digit), Array(PLACES).fill(0)])),  // the colours of its marks
  struck: Array(PLACES).fill(0),  // candidates that the player has taken away, where marks are automatic
  ...Object.fromEntries(LINES.map(name => [name, Array(PLACES).fill(0)])),  // from a cell to those with higher numbers
});

const GONE = {corner: "cornerGone", centre: "centreGone"};
const LAYERS = Object.keys(blank());

const copy = state => Object.fromEntries(Object.entries(state).map(([name, cells]) => [name, [...cells]]));

/** A move, as what differs: places (81 for each layer), each followed by the bits that flip there. */
const moveBetween = (one, other) => LAYERS.flatMap((name, layer) => one[name].flatMap((bits, cell) =>
  bits === other[name][cell] ? [] : [PLACES * layer + cell, bits ^ other[name][cell]]));

/** The state after a move, or before it, if it was after: bits that flip twice are as they were. */
function flipped(state, move) {
  const made = copy(state);
  for (let at = 0; at < move.length; at += 2) made[LAYERS[Math.floor(move[at] / PLACES)]][move[at] % PLACES] ^= move[at + 1];
  return made;
}

export class Board extends EventTarget {
  moves = [];
  isLocked = false;
  isSolved = false;  // then nothing changes by accident, until it starts again
  marksAtPlaces = false;  // whether each mark stands at the place of its digit, whatever the settings say
  #automatic = false;
  #done = 0;  // how many of the moves are done: those behind can be done again

  /** A board of givens, as a line, on some ground; `tidy` takes marks away that a digit rules out. */
  constructor(givens, {ground = CLASSIC, tidy = true} = {}) {
    super();
    this.ground = ground;
    this.givens = ground.fromLine(givens);
    this.state = blank();
    this.tidy = tidy;
  }

  /** A board as `data` had it. */
  static of(data) {
    const board = new Board(data.givens, {tidy: data.tidy, ground: data.ground ? groundOf(data.ground) : CLASSIC});
    board.state = {...blank(), ...data.state};
    board.moves = data.moves ?? [];
    board.#automatic = data.automatic ?? false;
    board.#done = Math.min(data.done ?? 0, board.moves.length);
    return board;
  }

  /** The board of a position as the protocol has it.  Where candidates are `removed`, or it is to be `noted`, all others are
   *  noted; then `marks` have all that are left in a cell. */
  static at({givens, placed = "", marks = {}, removed = []}, {ground = CLASSIC, noted = removed.length > 0} = {}) {
    const board = new Board(givens, {ground});
    const placements = ground.fromLine(placed).flatMap((digit, cell) => (digit ? [{cell: nameOf(cell), digit}] : []));
    board.apply({placements, eliminations: []});
    if (noted) board.fillMarks();
    const others = Object.entries(marks).flatMap(([cell, digits]) => ground.digits.filter(each => !digits.includes(each)).map(digit => ({cell, digit})));
    board.apply({placements: [], eliminations: [...removed, ...others]});
    return board;
  }

  /** What is kept of a board: everything, ready for JSON. */
  data() {
    const {ground} = this;
    return {
      givens: this.givensLine, tidy: this.tidy, automatic: this.#automatic, state: this.state, moves: this.moves, done: this.#done,
      ...ground.isClassic ? {} : {ground: ground.description},
    };
  }

  get givensLine() { return this.ground.toLine(this.givens); }
  get placedLine() { return this.ground.toLine(this.state.digits); }
  get isDraft() { return false; }
  get puzzleLine() { return this.givensLine; }  // what is shared and saved
  get line() { return this.ground.toLine(this.givens.map((_, cell) => this.value(cell))); }
  get isFull() { return this.cells.every(cell => this.value(cell)); }
  get isFresh() { return this.cells.every(cell => !this.state.digits[cell] && !this.state.corner[cell] && !this.state.centre[cell] && !this.state.struck[cell]); }
  get isBlank() { return LAYERS.every(name => !this.state[name].some(Boolean)); }
  get cells() { return this.ground.cells; }
  get canUndo() { return !this.isSolved && this.#done > 0; }
  get canRedo() { return !this.isSolved && this.#done < this.moves.length; }

  value(cell) { return this.givens[cell] || this.state.digits[cell]; }

  /** The candidates that no digit on the board rules out, as a mask. */
  candidates(cell) {
    if (this.value(cell)) return 0;
    return this.ground.allowed[cell] & ~this.#excluded(cell);
  }

  /** The marks in the centre of a cell, as a mask: those that were noted or, where they are automatic, all candidates but
   *  those that the player has taken away. */
  marks(cell) { return this.#automatic ? this.candidates(cell) & ~this.state.struck[cell] : this.state.centre[cell]; }

  get automatic() { return this.#automatic; }

  /** Have marks in the centre of cells come and go by themselves, or not; the cells of a game look as before. */
  set automatic(automatic) {
    if (automatic === this.#automatic) return;
    const open = this.cells.filter(cell => !this.value(cell)), marks = new Map(open.map(cell => [cell, this.marks(cell)])), isFresh = this.isFresh;
    this.#automatic = automatic;
    this.#change(state => {
      for (const cell of isFresh ? [] : open) {
        if (!automatic) state.centre[cell] = marks.get(cell);
        else if (marks.get(cell)) state.struck[cell] = this.candidates(cell) & ~marks.get(cell);
      }
      if (!automatic) state.struck.fill(0);
    });
    this.dispatchEvent(new Event("change"));
  }

  /** The lines that were drawn, as pairs of cells. */
  get lines() {
    const starts = this.cells.filter(cell => LINES.some(name => this.state[name][cell]));
    return starts.flatMap(one => this.cells.filter(other => this.#isDrawn(one, other)).map(other => [one, other]));
  }

  /** The cells to which lines were drawn from a cell. */
  linesFrom(cell) { return this.cells.filter(other => this.#isDrawn(Math.min(cell, other), Math.max(cell, other))); }

  #isDrawn(first, last) { return this.state[LINES[Math.floor(last / ENDS)]][first] >> last % ENDS & 1; }

  /** Draw a line between two cells, or take it away where it is. */
  draw(one, other) {
    const [first, last] = [Math.min(one, other), Math.max(one, other)];
    if (first !== last) this.#change(state => (state[LINES[Math.floor(last / ENDS)]][first] ^= 1 << last % ENDS));
  }

  /** The digits that others rule out in a cell, as a mask. */
  #excluded(cell, state = this.state) {
    return this.ground.exclusions[cell].reduce((mask, {other, excluded}) => mask | excluded[this.givens[other] || state.digits[other]], 0);
  }

  /** The cells whose digit another rules out, or that cannot have it. */
  get clashes() {
    return this.cells.filter(cell => this.value(cell) && (~this.ground.allowed[cell] | this.#excluded(cell)) >> this.value(cell) & 1);
  }

  /** The cells whose digits rule out the digit of a cell. */
  clashing(cell) {
    const digit = this.value(cell);
    return !digit ? [] : this.ground.exclusions[cell].filter(({other, excluded}) => excluded[this.value(other)] >> digit & 1).map(({other}) => other);
  }

  /** The colour of a mark; 0 for none. */
  tint(cell, digit) { return this.state[tintOf(digit)][cell]; }

  /** How many of a digit are still to be placed. */
  left(digit) { return this.ground.size - this.cells.filter(cell => this.value(cell) === digit).length; }

  /** A request about the position. */
  asked(marks) { return {position: this.position(marks), ...this.ground.asked}; }

  /** A request about the givens alone. */
  get askedOfGivens() { return {position: {givens: this.givensLine}, ...this.ground.asked}; }

  /** The position as the protocol takes it; with `marks`, those in the centre of cells count as all that is left. */
  position({marks = true} = {}) {
    const isNoted = cell => this.marks(cell) && (!this.#automatic || this.marks(cell) !== this.candidates(cell));
    const noted = marks ? this.cells.filter(cell => !this.value(cell) && isNoted(cell)) : [];
    return {
      givens: this.givensLine,
      placed: this.placedLine,
      marks: Object.fromEntries(noted.map(cell => [nameOf(cell), digitsIn(this.marks(cell)).join("")])),
    };
  }

  /** Enter a digit (or a colour) in cells; where all have it already, take it away. */
  enter(cells, digit, mode) {
    const open = mode === "colour" ? cells : cells.filter(cell => !this.givens[cell]);
    if (mode === "digit") {
      const all = open.length > 0 && open.every(cell => this.state.digits[cell] === digit);
      this.#change(state => {
        for (const cell of open) {
          this.#clear(state, cell);
          if (!all) this.#place(state, cell, digit, this.tidy);
        }
      });
      return;
    }
    const free = mode === "colour" ? open : open.filter(cell => !this.state.digits[cell]);
    if (mode === "tint") {
      const marked = free.filter(cell => (this.state.corner[cell] | this.marks(cell)) >> digit & 1);
      this.#change(state => {
        for (const cell of marked) state[tintOf(digit)][cell] = (this.tint(marked[0], digit) + 1) % (TINTS + 1);
      });
      return;
    }
    const strikes = mode === "centre" && this.#automatic, bit = 1 << digit;
    const all = free.every(cell => (strikes ? this.marks(cell) : this.state[mode][cell]) & bit);
    this.#change(state => {
      for (const cell of free) {
        if (strikes) {
          state.struck[cell] = all ? state.struck[cell] | bit : state.struck[cell] & ~bit;
          continue;
        }
        state[mode][cell] = all ? state[mode][cell] & ~bit : state[mode][cell] | bit;
        if (mode in GONE) state[GONE[mode]][cell] &= ~bit;
      }
    });
  }

  /** Empty cells: of their digits, or where there are none, of their marks, and last of their colours and lines. */
  erase(cells) {
    const open = cells.filter(cell => !this.givens[cell]);
    const has = names => open.some(cell => names.some(name => this.state[name][cell]));
    const marks = this.#automatic ? ["corner"] : Object.keys(GONE);
    this.#change(state => {
      if (has(["digits"])) for (const cell of open) this.#clear(state, cell);
      else if (has(marks)) for (const name of [...marks, ...Object.values(GONE)]) for (const cell of open) state[name][cell] = 0;
      else {
        for (const name of ["colour", ...this.ground.digits.map(tintOf)]) for (const cell of cells) state[name][cell] = 0;
        this.#cutLines(state, cells);
      }
    });
  }

  /** Take away the lines that end in cells. */
  eraseLines(cells) { this.#change(state => this.#cutLines(state, cells)); }

  #cutLines(state, cells) {
    for (const [one, other] of this.lines.filter(ends => ends.some(cell => cells.includes(cell))))
      state[LINES[Math.floor(other / ENDS)]][one] &= ~(1 << other % ENDS);
  }

  /** Take the digit of a cell away.  The marks come back that it has taken, unless another digit rules them out. */
  #clear(state, cell) {
    const digit = state.digits[cell];
    state.digits[cell] = 0;
    for (const {other, excludes} of digit ? this.ground.exclusions[cell] : []) {
      const free = excludes[digit] & ~this.#excluded(other, state);
      for (const [marks, gone] of Object.entries(GONE)) {
        state[marks][other] |= state[gone][other] & free;
        state[gone][other] &= ~free;
      }
    }
  }

  /** Put a digit into an empty cell; if it tidies up, it takes away the marks that it rules out. */
  #place(state, cell, digit, tidies) {
    state.digits[cell] = digit;
    for (const {other, excludes} of tidies ? this.ground.exclusions[cell] : [])
      for (const [marks, gone] of Object.entries(GONE)) {
        state[gone][other] |= state[marks][other] & excludes[digit];
        state[marks][other] &= ~excludes[digit];
      }
  }

  /** Note in the centre of cells, all if none are told, all candidates that no digit rules out. */
  fillMarks(cells = this.cells) {
    this.#change(state => {
      for (const cell of cells.filter(each => !this.givens[each])) this.#note(state, cell);
    });
  }

  #note(state, cell) {
    state.struck[cell] = 0;
    if (this.#automatic) return;
    state.centreGone[cell] = this.ground.allowed[cell] & this.#excluded(cell);
    state.centre[cell] = this.ground.allowed[cell] & ~state.centreGone[cell];
  }

  /** Carry out what a step concludes; marks are noted first where a cell that loses candidates has none. */
  apply({placements, eliminations}) {
    this.#change(state => {
      for (const {cell, digit} of eliminations) {
        const at = cellNamed(cell);
        if (this.#automatic) {
          state.struck[at] |= 1 << digit;
          continue;
        }
        if (!state.centre[at]) this.#note(state, at);
        for (const name of ["centre", GONE.centre]) state[name][at] &= ~(1 << digit);
      }
      for (const {cell, digit} of placements) {
        this.#clear(state, cellNamed(cell));
        this.#place(state, cellNamed(cell), digit, true);
      }
    });
  }

  /** Have these digits and no others, of a line, besides those given. */
  put(line) {
    this.#change(state => Object.assign(state, {digits: this.ground.fromLine(line)}));
  }

  /** Take away everything that is not given. */
  restart() {
    this.isSolved = false;
    this.#change(state => Object.assign(state, blank()));
  }

  /** Have nothing entered or taken back any more. */
  lock() {
    this.isLocked = true;
    this.moves = [];
    this.#done = 0;
  }

  undo() {
    if (this.canUndo) this.#show(flipped(this.state, this.moves[--this.#done]));
  }

  redo() {
    if (this.canRedo) this.#show(flipped(this.state, this.moves[this.#done++]));
  }

  #change(make) {
    if (this.isLocked || this.isSolved) return;
    const state = copy(this.state);
    make(state);
    const move = moveBetween(this.state, state);
    if (!move.length) return;
    this.moves.length = this.#done++;
    this.moves.push(move);
    this.#show(state);
  }

  #show(state) {
    this.state = state;
    this.dispatchEvent(new Event("change"));
  }
}
