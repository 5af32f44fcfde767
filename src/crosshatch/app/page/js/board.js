// A board: what is given, what a player has put there, and every move that led there, to take back.

export const CELLS = Array.from({length: 81}, (_, cell) => cell);
export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const EMPTY = ".".repeat(81);

export const rowOf = cell => Math.floor(cell / 9);
export const columnOf = cell => cell % 9;
export const boxOf = cell => Math.floor(cell / 27) * 3 + Math.floor(cell % 9 / 3);
export const nameOf = cell => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;
/** The cells of a house by its name, such as `row 1`. */
export function cellsOf(house) {
  const [kind, number] = house.split(" "), placeOf = {row: rowOf, column: columnOf, box: boxOf}[kind];
  return CELLS.filter(cell => placeOf(cell) === number - 1);
}

export const cellNamed = name => (name[1] - 1) * 9 + (name[3] - 1);

const sees = (one, other) =>
  one !== other && (rowOf(one) === rowOf(other) || columnOf(one) === columnOf(other) || boxOf(one) === boxOf(other));

export const PEERS = CELLS.map(cell => CELLS.filter(other => sees(cell, other)));

export const digitsIn = mask => DIGITS.filter(digit => mask >> digit & 1);
export const maskOf = digits => digits.reduce((mask, digit) => mask | 1 << digit, 0);

/** What can be entered: a digit, marks in the corners or the centre of a cell, or a colour. */
export const MODES = ["digit", "corner", "centre", "colour"];

const blank = () => ({
  digits: Array(81).fill(0),
  corner: Array(81).fill(0),
  centre: Array(81).fill(0),
  colour: Array(81).fill(0),
  cornerGone: Array(81).fill(0),  // marks that digits on the board have taken away: they come back when those go
  centreGone: Array(81).fill(0),
});

const GONE = {corner: "cornerGone", centre: "centreGone"};
const ALL = 0b1111111110;

const LAYERS = Object.keys(blank());

const copy = state => Object.fromEntries(Object.entries(state).map(([name, cells]) => [name, [...cells]]));

/** A move, as what differs: places (81 for each layer), each followed by the bits that flip there. */
const moveBetween = (one, other) => LAYERS.flatMap((name, layer) => CELLS.flatMap(cell =>
  one[name][cell] === other[name][cell] ? [] : [81 * layer + cell, one[name][cell] ^ other[name][cell]]));

/** The state after a move, or before it, if it was after: bits that flip twice are as they were. */
function flipped(state, move) {
  const made = copy(state);
  for (let at = 0; at < move.length; at += 2) made[LAYERS[Math.floor(move[at] / 81)]][move[at] % 81] ^= move[at + 1];
  return made;
}

/** Put a digit into an empty cell; if it tidies up, it takes away the marks that it rules out. */
function place(state, cell, digit, tidies) {
  state.digits[cell] = digit;
  for (const peer of tidies ? PEERS[cell] : [])
    for (const [marks, gone] of Object.entries(GONE)) {
      state[gone][peer] |= state[marks][peer] & 1 << digit;
      state[marks][peer] &= ~(1 << digit);
    }
}

const fromLine = line => Array.from(line, each => each >= "1" && each <= "9" ? Number(each) : 0);

/** The digits of a line as placements, which is how the protocol has them. */
export const placementsOf = line =>
  fromLine(line).flatMap((digit, cell) => (digit ? [{cell: nameOf(cell), digit}] : []));

const toLine = digits => digits.map(digit => digit || ".").join("");

export class Board extends EventTarget {
  moves = [];
  isLocked = false;
  marksAtPlaces = false;  // whether each mark stands at the place of its digit, whatever the settings say
  #done = 0;  // how many of the moves are done: those behind can be done again

  /** A board of givens, as a line; `tidy` takes marks away that a digit rules out. */
  constructor(givens = EMPTY, {tidy = true} = {}) {
    super();
    this.givens = fromLine(givens);
    this.state = blank();
    this.tidy = tidy;
  }

  /** A board as `data` had it. */
  static of(data) {
    const board = new Board(data.givens, {tidy: data.tidy});
    board.state = {...blank(), ...data.state};
    board.moves = data.moves ?? [];
    board.#done = Math.min(data.done ?? 0, board.moves.length);
    return board;
  }

  /** The board of a position as the protocol has it.  Where candidates are `removed`, or it is to be `noted`, all others are
   *  noted; then `marks` have all that are left in a cell. */
  static at({givens, placed = EMPTY, marks = {}, removed = []}, {noted = removed.length > 0} = {}) {
    const board = new Board(givens);
    board.apply({placements: placementsOf(placed), eliminations: []});
    if (noted) board.fillMarks();
    const others = Object.entries(marks).flatMap(([cell, digits]) => DIGITS.filter(each => !digits.includes(each)).map(digit => ({cell, digit})));
    board.apply({placements: [], eliminations: [...removed, ...others]});
    return board;
  }

  /** What is kept of a board: everything, ready for JSON. */
  data() {
    return {givens: this.givensLine, tidy: this.tidy, state: this.state, moves: this.moves, done: this.#done};
  }

  get givensLine() { return toLine(this.givens); }
  get placedLine() { return toLine(this.state.digits); }
  get isDraft() { return false; }
  get puzzleLine() { return this.givensLine; }  // what is shared and saved
  get line() { return toLine(CELLS.map(cell => this.value(cell))); }
  get isFull() { return CELLS.every(cell => this.value(cell)); }
  get isFresh() { return CELLS.every(cell => !this.state.digits[cell] && !this.state.corner[cell] && !this.state.centre[cell]); }
  get isBlank() { return LAYERS.every(name => !this.state[name].some(Boolean)); }
  get canUndo() { return this.#done > 0; }
  get canRedo() { return this.#done < this.moves.length; }

  value(cell) { return this.givens[cell] || this.state.digits[cell]; }

  /** The candidates that no digit on the board rules out, as a mask. */
  candidates(cell) {
    if (this.value(cell)) return 0;
    return ALL & ~this.#seen(cell);
  }

  /** The digits that stand in the houses of a cell, as a mask. */
  #seen(cell) { return maskOf(PEERS[cell].map(peer => this.value(peer)).filter(Boolean)); }

  /** The cells whose digit stands twice in a house. */
  get clashes() {
    return CELLS.filter(cell => this.value(cell) && PEERS[cell].some(peer => this.value(peer) === this.value(cell)));
  }

  /** How many of a digit are still to be placed. */
  left(digit) { return 9 - CELLS.filter(cell => this.value(cell) === digit).length; }

  /** The position as the protocol takes it; with `marks`, those in the centre of cells count as all that is left. */
  position({marks = true} = {}) {
    const noted = marks ? CELLS.filter(cell => !this.value(cell) && this.state.centre[cell]) : [];
    return {
      givens: this.givensLine,
      placed: this.placedLine,
      marks: Object.fromEntries(noted.map(cell => [nameOf(cell), digitsIn(this.state.centre[cell]).join("")])),
    };
  }

  /** Enter a digit (or a colour, 1 to 9) in cells; where all have it already, take it away. */
  enter(cells, digit, mode) {
    const open = mode === "colour" ? cells : cells.filter(cell => !this.givens[cell]);
    if (mode === "digit") {
      const all = open.length > 0 && open.every(cell => this.state.digits[cell] === digit);
      this.#change(state => {
        for (const cell of open) {
          this.#clear(state, cell);
          if (!all) place(state, cell, digit, this.tidy);
        }
      });
      return;
    }
    const free = mode === "colour" ? open : open.filter(cell => !this.state.digits[cell]);
    const all = free.every(cell => this.state[mode][cell] >> digit & 1);
    this.#change(state => {
      for (const cell of free) {
        state[mode][cell] = all ? state[mode][cell] & ~(1 << digit) : state[mode][cell] | 1 << digit;
        if (mode in GONE) state[GONE[mode]][cell] &= ~(1 << digit);
      }
    });
  }

  /** Empty cells: of their digits, or where there are none, of their marks, and last of their colours. */
  erase(cells) {
    const open = cells.filter(cell => !this.givens[cell]);
    const has = names => open.some(cell => names.some(name => this.state[name][cell]));
    const marks = Object.keys(GONE);
    this.#change(state => {
      if (has(["digits"])) for (const cell of open) this.#clear(state, cell);
      else if (has(marks)) for (const name of [...marks, ...Object.values(GONE)]) for (const cell of open) state[name][cell] = 0;
      else for (const cell of cells) state.colour[cell] = 0;
    });
  }

  /** Take the digit of a cell away.  The marks come back that it has taken, unless another digit rules them out. */
  #clear(state, cell) {
    const digit = state.digits[cell];
    state.digits[cell] = 0;
    const stands = other => (this.givens[other] || state.digits[other]) === digit;
    for (const peer of digit ? PEERS[cell].filter(each => !PEERS[each].some(stands)) : [])
      for (const [marks, gone] of Object.entries(GONE)) {
        state[marks][peer] |= state[gone][peer] & 1 << digit;
        state[gone][peer] &= ~(1 << digit);
      }
  }

  /** Note in the centre of cells, all if none are told, all candidates that no digit rules out. */
  fillMarks(cells = CELLS) {
    this.#change(state => {
      for (const cell of cells.filter(each => !this.givens[each])) this.#note(state, cell);
    });
  }

  #note(state, cell) {
    state.centreGone[cell] = this.#seen(cell);
    state.centre[cell] = ALL & ~state.centreGone[cell];
  }

  /** Carry out what a step concludes; marks are noted first where a cell that loses candidates has none. */
  apply({placements, eliminations}) {
    this.#change(state => {
      for (const {cell, digit} of eliminations) {
        const at = cellNamed(cell);
        if (!state.centre[at]) this.#note(state, at);
        for (const name of ["centre", GONE.centre]) state[name][at] &= ~(1 << digit);
      }
      for (const {cell, digit} of placements) {
        this.#clear(state, cellNamed(cell));
        place(state, cellNamed(cell), digit, true);
      }
    });
  }

  /** Have these digits and no others, of a line, besides those given. */
  put(line) {
    this.#change(state => Object.assign(state, {digits: fromLine(line)}));
  }

  /** Take away everything that is not given. */
  restart() {
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
    if (this.isLocked) return;
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
