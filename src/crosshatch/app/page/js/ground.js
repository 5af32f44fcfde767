// What a board is like: its cells and digits, its houses, which digits exclude each other, and how it is drawn.  The
// protocol describes it; the classic board is known here, so that play begins without waiting.

const MOST = 9;
const CELL = 60;

export const rowOf = cell => Math.floor(cell / MOST);
export const columnOf = cell => cell % MOST;
export const cellAt = (row, column) => row * MOST + column;
export const nameOf = cell => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;
export const cellNamed = name => cellAt(name[1] - 1, name[3] - 1);

const range = count => Array.from({length: count}, (_, place) => place);

export class Ground {
  /** `description` is what the method `board` returns. */
  constructor(description) {
    const {size, digits, houses, links} = description;
    this.description = description;
    this.size = size;
    this.digits = range(size).map(place => place + 1);
    this.cells = range(size * size).map(place => cellAt(Math.floor(place / size), place % size));
    this.empty = ".".repeat(this.cells.length);
    this.houses = new Map(Object.entries(houses).map(([name, cells]) => [name, cells.map(cellNamed)]));
    this.allowed = Array(MOST * MOST).fill(0);
    for (const cell of this.cells) this.allowed[cell] = maskOf(digits[nameOf(cell)] ?? this.digits);
    this.exclusions = this.#exclusions(links);
    this.peers = this.exclusions.map(each => each.filter(({excludes}) => this.digits.every(digit => excludes[digit] >> digit & 1)).map(({other}) => other));
  }

  /** For each cell, the others that it excludes digits with: masks for each of its digits, of what it `excludes` there, and
   *  for each digit there, of what is `excluded` here. */
  #exclusions(links) {
    const found = range(MOST * MOST).map(() => new Map());
    const exclude = (cell, other, digit, mask) => {
      if (!found[cell].has(other)) found[cell].set(other, Array(MOST + 1).fill(0));
      found[cell].get(other)[digit] |= mask;
    };
    for (const cells of this.houses.values()) for (const cell of cells) for (const other of cells) for (const digit of this.digits)
      if (cell !== other) exclude(cell, other, digit, 1 << digit);
    for (const {excludes, pairs} of links) for (const [cell, other] of pairs.map(pair => pair.map(cellNamed)))
      excludes.forEach((digits, place) => {
        exclude(cell, other, place + 1, maskOf(digits));
        for (const digit of digits) exclude(other, cell, Number(digit), 1 << place + 1);
      });
    return found.map((each, cell) => [...each].sort(([one], [another]) => one - another)
      .map(([other, excludes]) => ({other, excludes, excluded: found[other].get(cell)})));
  }

  get isClassic() { return this === CLASSIC; }
  get board() { return this.description.board; }
  get hasRules() { return this.description.has_rules; }
  get drawing() { return this.description.drawing; }

  /** What requests say of the board besides a position. */
  get asked() { return this.isClassic ? {} : {board: this.board}; }

  /** The board as the header of a text, or as a link has it; nothing for the classic one. */
  get written() { return this.isClassic ? "" : written(this.board); }

  /** The cells of a house by its name, such as `row 1`. */
  cellsOf(house) { return this.houses.get(house) ?? []; }

  /** The digits of a line, for all 81 places; 0 where there is none. */
  fromLine(line) {
    const digits = Array(MOST * MOST).fill(0);
    this.cells.forEach((cell, place) => (digits[cell] = Number(line[place]) || 0));
    return digits;
  }

  toLine(digits) { return this.cells.map(cell => digits[cell] || ".").join(""); }
}

export const maskOf = digits => [...digits].reduce((mask, digit) => mask | 1 << digit, 0);

const written = board => (typeof board === "string" ? board : JSON.stringify(board));

function classicDescription() {
  const named = (kind, cellsAt) => range(9).map(place => [`${kind} ${place + 1}`, range(9).map(other => nameOf(cellsAt(place, other)))]);
  const lines = places => places.map(at => `M0 ${at * CELL}H540M${at * CELL} 0V540`).join("");
  return {
    board: "classic", size: 9, digits: {}, links: [], has_rules: false,
    houses: Object.fromEntries([
      ...named("row", (row, place) => row * 9 + place), ...named("column", (column, place) => place * 9 + column),
      ...named("box", (box, place) => Math.floor(box / 3) * 27 + box % 3 * 3 + Math.floor(place / 3) * 9 + place % 3),
    ]),
    drawing: {
      grid: `<path class="thin" d="${lines([1, 2, 4, 5, 7, 8])}"/><path class="thick" d="${lines([0, 3, 6, 9])}"/>`,
      below: "", above: "", bands: [0, 0, 0, 0], across: [11, 30, 49], down: [11, 30, 49], free_corners: true, captions: [],
    },
  };
}

export const CLASSIC = new Ground(classicDescription());

const known = new Map([["classic", CLASSIC]]);

/** The ground of a description, made once. */
export function groundOf(description) {
  const name = written(description.board);
  if (!known.has(name)) known.set(name, new Ground(description));
  return known.get(name);
}

/** The ground of a board, as it is written in links, if it is known already. */
export const knownGround = (text = "classic") => known.get(text);

/** The ground of a board, as requests have it, which `work` asks for where it is not known yet; null where that fails. */
export async function groundOn(board, work) {
  const ground = known.get(written(board ?? "classic"));
  if (ground) return ground;
  const description = await work.ask("board", {board});
  return description && groundOf(description);
}
