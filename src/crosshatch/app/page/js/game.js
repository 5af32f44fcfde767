// The game: the player's board with its time, and which board is shown, which may be another for a while.

import {Board} from "./board.js";
import {checking} from "./checking.js";
import {aboutCode, codeIn} from "./codes.js";
import {begunGames, forgetOldest, keptGames} from "./games.js";
import {cellNamed, groundOn, knownGround} from "./ground.js";
import {ask} from "./host.js";
import {Keeping, idInTab} from "./keeping.js";
import {t} from "./texts.js";
import {Timer} from "./timer.js";
import {LONGEST, Work} from "./work.js";

const PLAIN = /^(?:# board: (.+)\n)?([.0-9]+)$/;  // needs no library to be read, if its board is known
const FIRST = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SAID_FOR = 6000;  // milliseconds
const KEPT_EACH = 10000;  // milliseconds: the time goes on while nothing is entered

export class Game extends EventTarget {
  board;  // the one that is shown
  #own;  // the player's
  #hints = 0;
  #about = {};  // its `name`, `level`, `code` and `day`, as far as they are known
  #keeping = new Keeping();
  #unkept = "";
  #wrongCells;
  #opening;
  #passing = 0;  // the end of what is said

  /** `grid` shows the board, and `news` is the place for what is said of the game. */
  constructor(grid, settings, news) {
    super();
    this.grid = grid;
    this.settings = settings;
    this.news = news;
    this.timer = new Timer(() => this.#told("pause"));
    this.#wrongCells = checking(new Work(news));
    this.#opening = new Work(news);
  }

  /** Go on with the game of this tab, or else the last one, or begin with the first puzzle; whether there was one. */
  start() {
    const found = [idInTab(), keptGames()[0]?.id].some(id => id && this.#playOn(id));
    if (!found) this.#begin(new Board(FIRST));
    setInterval(() => this.#keep(), KEPT_EACH);
    return found;
  }

  /** Begin with a puzzle, as a line on some ground, or go on with it where it was left. */
  begin(givens, ground, about = {}) {
    this.#leave();
    const isSame = ({board}) => board.ground === ground && board.givensLine === givens;
    const left = begunGames().map(({id, board}) => ({id, board: Board.of(board)})).find(isSame)
      ?? (this.#own?.isSolved && isSame({board: this.#own}) ? this : null);  // which the address still has, mostly
    if (left) this.#welcome(left.id);
    else this.#begin(new Board(givens, {ground}), about);
  }

  /** Take away everything but the givens; of the player's own game, the time begins again, too. */
  restart() {
    this.board.restart();
    if (this.board !== this.#own) return;
    this.#hints = 0;
    this.grid.element.classList.remove("solved");
    this.timer.begin();
    this.#keep();
    this.say(t("app-started-again"));
  }

  /** The games to go on with, besides this one. */
  get others() { return begunGames().filter(each => each.id !== this.#keeping.id); }

  /** Go on with a game that was left. */
  goOn({id}) {
    this.#leave();
    this.#welcome(id);
  }

  #welcome(id) {
    this.say(t(this.#playOn(id) ? "app-welcome-back" : "app-game-gone"));
  }

  /** Go on with a game that is kept; whether it still is. */
  #playOn(id) {
    const kept = this.#keeping.goOn(id);
    if (kept) this.#play(Board.of(kept.board), kept);
    return kept !== null;
  }

  #begin(board, about = {}) {
    this.#keeping.begin();
    this.#play(board, {about});
  }

  /** Open a text in any format, or the puzzle of a code; returns whether it holds a puzzle.  Where it holds none, that is
   *  said by `work`. */
  async open(text, {placed = "", work = this.#opening, failed} = {}) {
    const code = codeIn(text);
    if (code) return await this.make(code, {work, seconds: LONGEST});
    const read = plainly(text) ?? await work.ask("read", {position: text}, {waiting: t("app-reading"), failed});
    return read !== null && this.take(read, {placed, work});
  }

  /** Begin with a position as the protocol has read it; returns whether that can be done. */
  async take(read, {placed = "", name = "", work = this.#opening} = {}) {
    const ground = await groundOn(read.board, work);
    if (!ground) return false;
    const digits = placed || read.placed, about = {name: name || read.comment};
    if (digits === ground.empty && !read.removed.length) {
      this.begin(read.givens, ground, about);
    } else {
      this.#leave();
      this.#begin(Board.at({...read, placed: digits}, {ground}), about);
    }
    if (read.comment) this.say(read.comment);
    return true;
  }

  /** Begin with a puzzle that is made to a target, from a seed; returns whether there is one.  `said` is
   *  what is said of it, instead of its code. */
  async make({target, seed}, {work, seconds = 60, said = ""}) {
    const found = await work.ask("generate", {target, seed, max_seconds: seconds}, {waiting: t("app-creating")});
    if (found && !found.made)
      work.complain(t("app-none-made", {seconds}));
    const ground = found?.made && await groundOn(found.made.board, work);
    if (!ground) return false;
    this.begin(found.made.puzzle, ground, aboutCode(found.code));
    this.say(said || t("app-code", {code: found.code}));
    return true;
  }

  /** Put the game aside before another one begins, if it is worth that. */
  #leave() {
    this.say("");
    this.#unkept = "";
    this.#keep();
    forgetOldest();
  }

  #play(board, {seconds = 0, hints = 0, solved = false, about = {}} = {}) {
    this.#opening.stop();  // what is read later would take the place of this
    this.#told("newpuzzle");
    board.tidy = this.settings.tidy;
    board.automatic = this.settings.automatic;
    this.#own = board;
    this.#hints = hints;
    this.#about = about;
    board.isSolved = solved;
    this.#put(board);
    this.grid.choose(board.cells.filter(cell => !board.value(cell)).slice(0, 1), {focus: false});
    this.timer.begin(seconds);
    if (solved) this.timer.stop();
    this.grid.element.classList.toggle("solved", solved);
    this.#changed();
  }

  /** Show another board for a while, such as one of an explanation. */
  look(board) { this.#put(board); }

  /** Show the player's own board again. */
  back() {
    if (this.board !== this.#own) this.#put(this.#own);
  }

  #put(board) {
    this.board?.removeEventListener("change", this.#onchange);
    board.addEventListener("change", this.#onchange);
    this.board = board;
    this.grid.board = board;
    this.check();
    this.#told("board");
  }

  #onchange = () => this.#changed();

  #changed() {
    this.#told("change");
    if (this.board !== this.#own) return;
    this.#keep();
    this.check();
    if (this.board.isFull) this.#finish();
  }

  /** Keep the game in the browser, and say it once where that cannot be done. */
  #keep() {
    const unkept = this.#keeping.keep({board: this.#own.data(), seconds: this.timer.seconds, hints: this.#hints, solved: this.timer.ended, about: this.#about});
    if (unkept === this.#unkept || this.#own.isFresh) return;  // nothing is lost yet, and in a frame perhaps nobody plays
    this.say(unkept, {stays: true});
    this.#unkept = unkept;
  }

  /** Show the digits that break a rule about several cells, and those that are wrong, where that is wished. */
  async check() {
    const {board} = this, {placedLine, ground} = board;
    const plays = board === this.#own && placedLine !== ground.empty;
    const wrong = plays && this.settings.check ? await this.#wrongCells(board) : [];
    const breaking = plays && ground.hasRules ? await breakingCells(board) : [];
    if (board === this.board && board.placedLine === placedLine) this.grid.wrong = [...wrong ?? [], ...breaking];
  }

  async #finish() {
    const board = this.board;
    const wrong = board.clashes.length ? board.clashes : await this.#wrongCells(board);
    if (!wrong || board !== this.board || !board.isFull || this.timer.ended) return;
    if (wrong.length) {
      this.say(t("app-full-but-wrong"));
      return;
    }
    this.timer.stop();
    board.isSolved = true;
    this.#keep();
    this.grid.element.classList.add("solved");
    this.say("");
    this.#told("solved");
  }

  /** The ground of the player's board. */
  get ground() { return this.#own.ground; }

  /** The id under which it is kept, and what is known of its puzzle: its `name`, `level`, `code` and `day`. */
  get id() { return this.#keeping.id; }
  get about() { return this.#about; }

  /** Whether the board that is shown is of the player's puzzle, and not of a lesson. */
  get showsPuzzle() { return this.board.givensLine === this.#own.givensLine; }

  set name(name) {
    this.#about = {...this.#about, name};
    this.#keep();
  }

  /** How many hints were given. */
  get hints() { return this.#hints; }

  /** A hint was given. */
  hinted() { this.#hints += 1; }

  /** Have the digits that the player places tidy up the marks, or not. */
  set tidy(tidy) { this.#own.tidy = tidy; }

  /** Have the marks of the player's board come and go by themselves, or not. */
  set automatic(automatic) { this.#own.automatic = automatic; }

  /** Say something for a while; what the player has to know stays until something else is said. */
  say(text, {stays = false} = {}) {
    this.news.textContent = text;
    clearTimeout(this.#passing);
    if (!stays) this.#passing = setTimeout(() => (this.news.textContent = ""), SAID_FOR);
  }

  /** Show what a technique is. */
  lesson(technique) { this.dispatchEvent(new CustomEvent("lesson", {detail: technique})); }

  #told(name) { this.dispatchEvent(new Event(name)); }
}

/** What a text holds that is a line of digits, below the board if it is not the classic one; null for any other. */
function plainly(text) {
  const [, board, givens] = PLAIN.exec(text) ?? [], ground = givens && knownGround(board);
  return ground && ground.cells.length === givens.length ? {givens, board: ground.board, placed: ground.empty, removed: [], comment: ""} : null;
}

/** The cells whose digits break a rule about several cells; none where nobody answers. */
async function breakingCells(board) {
  try {
    return (await ask("conflicts", board.asked({marks: false}))).cells.map(cellNamed);
  } catch {
    return [];
  }
}
