// The page: a game with its board, its keypad and its panels.

import {Board, CELLS, EMPTY, placementsOf} from "./board.js";
import {button, fill, h} from "./elements.js";
import {GradePanel} from "./grades.js";
import {forget, leave, leftGame} from "./games.js";
import {GridView} from "./grid.js";
import {HintPanel} from "./hints.js";
import {ask, hasLibrary, loadingText, onProgress, Problem, whenLoaded} from "./host.js";
import {Keypad} from "./keypad.js";
import {linked, linkTo} from "./links.js";
import {MakerPanel} from "./maker.js";
import {openDialog, save} from "./menu.js";
import {NewDialog} from "./new.js";
import {settings} from "./settings.js";
import {celebrate} from "./solved.js";
import {StepsPanel} from "./steps.js";
import {keep, load} from "./store.js";
import {TechniquesPanel} from "./techniques.js";
import {Timer} from "./timer.js";

const NARROW = matchMedia("(max-width: 59.99rem)");  // the panels are below the board, as in style.css
const A_LINE = /^[.0-9]{81}$/;  // what needs no library to be read
const FIRST = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

class Game {
  ask = ask;
  making = false;
  paused = false;
  #own = null;  // the player's board, while another is looked at, practised on or made
  #solutions = null;  // those of the givens, once they are asked for
  #hints = 0;

  constructor() {
    this.settings = {language: "en", marks: true, essential: true, tidy: true, check: false, theme: "", ...load("settings", {})};
    this.grid = new GridView();
    this.board = new Board(FIRST);
    this.keypad = new Keypad(this);
    this.timer = new Timer(paused => this.#pause(paused));
    this.maker = new MakerPanel(this);
    this.hints = new HintPanel(this);
    this.panels = [this.hints, new StepsPanel(this), new GradePanel(this), new TechniquesPanel(this), this.maker];
    this.new = new NewDialog(this);
    this.news = document.querySelector("#news");
    this.#build();
    this.#watch(this.board);
  }

  #build() {
    document.querySelector("#board").append(this.grid.element);
    document.querySelector("#keypad").append(this.keypad.element);
    document.querySelector("#timer").append(this.timer.element);
    document.querySelector("#menu").append(
      button("New", () => this.new.open(), {class: "main"}), button("Open", () => openDialog(this)),
      button("Share", () => this.#share()), button("Save", () => save(this)));
    const tabs = document.querySelector("#tabs"), place = document.querySelector("#panels");
    this.panels.forEach((panel, at) => {
      const id = panel.title.toLowerCase();
      panel.tab = button(panel.title, () => this.select(panel), {role: "tab", id: `tab-${id}`, "aria-controls": `panel-${id}`, "aria-selected": "false", tabindex: "-1"});
      panel.place = h("div", {role: "tabpanel", id: `panel-${id}`, "aria-labelledby": `tab-${id}`, hidden: true},
        h("h2", {class: "unseen"}, panel.title), panel.element);
      panel.tab.addEventListener("keydown", event => {
        const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
        if (step) this.select(this.panels.at((at + step) % this.panels.length), {focus: true});
      });
      tabs.append(panel.tab);
      place.append(panel.place);
    });
    fill(document.querySelector("#settings"), ...settings(this));
    this.select(this.panels[0]);
    this.#theme();
    document.addEventListener("keydown", event => {
      if (event.target.closest("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "h") {
        this.select(this.hints);
        this.hints.give(1);
      } else if (event.key === "p") this.timer.toggle();
    });
    this.grid.addEventListener("press", () => {
      if (!this.hints.pressed() && this.#isCovered(this.keypad.element)) this.keypad.element.scrollIntoView({block: "nearest"});
    });
    addEventListener("beforeprint", () => this.show(null));
    addEventListener("hashchange", () => this.#openLinked());
    onProgress(() => this.say(loadingText()));
  }

  set(name, value) {
    this.settings[name] = value;
    keep("settings", this.settings);
    if (name === "tidy" && !this.making) this.board.tidy = value;
    if (name === "theme") this.#theme();
    if (name === "check") this.#check();
  }

  select(panel, {focus = false} = {}) {
    if (this.panel === panel) return;
    this.panel?.update?.();
    this.panel?.hidden?.();
    this.panel = panel;
    for (const each of this.panels) {
      each.place.hidden = each !== panel;
      each.tab.setAttribute("aria-selected", String(each === panel));
      each.tab.setAttribute("tabindex", each === panel ? "0" : "-1");
    }
    if (focus) panel.tab.focus();
    panel.shown?.();
  }

  /** Begin with a puzzle, or a position of it, whatever was on the board before. */
  begin(board, {seconds = 0, hints = 0, solved = false} = {}) {
    this.#own = null;
    this.making = false;
    board.tidy = this.settings.tidy;
    this.grid.choose([], {focus: false});
    this.#put(board);
    this.timer.begin(seconds);
    if (solved) this.timer.stop();
    this.grid.element.classList.toggle("solved", solved);
    this.#solutions = null;
    this.#hints = hints;
    for (const panel of this.panels) panel.newPuzzle?.();
    this.#changed();
  }

  /** Open a text in any format; says what is wrong where it is none. */
  async open(text, placed = "") {
    try {
      const read = A_LINE.test(text) ? {givens: text, placed: EMPTY, removed: [], comment: ""} : await ask("read", {position: text});
      this.#leave();
      const left = leftGame(read.givens);
      if (left && !placed && read.placed === EMPTY) {
        this.goOn(left);
        return "";
      }
      const board = new Board(read.givens);
      board.apply({placements: placementsOf(placed || read.placed), eliminations: []});
      if (read.removed.length) {
        board.fillMarks();
        board.apply({placements: [], eliminations: read.removed});
      }
      this.select(this.panels[0]);
      this.begin(board);
      this.say(read.comment);
      return "";
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return error.message.replace(/^position: /, "");
    }
  }

  /** Go on with a game that was left. */
  goOn(left) {
    this.#leave();
    forget(left.board.givens);
    this.select(this.panels[0]);
    this.begin(Board.of(left.board), left);
    this.say("You were here before: go on.");
  }

  /** Put the game aside before another one begins, if it is worth that. */
  #leave() {
    const board = this.#own ?? this.board;
    if (!board.isFresh && !this.timer.ended) leave({board: board.data(), seconds: this.timer.seconds, hints: this.#hints});
  }

  /** Look at another board for a while, such as a step of an explanation. */
  look(board) {
    this.#own ??= this.board;
    this.#put(board);
  }

  practise(board) { this.look(board); }
  endPractice() { this.#back(); }

  make(board) {
    this.#own ??= this.board;
    this.making = true;
    this.#put(board);
  }

  endMaking() {
    this.making = false;
    this.#back();
  }

  #back() {
    if (!this.#own) return;
    this.#put(this.#own);
    this.#own = null;
  }

  /** Lay the marks of a step over the board, or take them away. */
  show(marks) {
    this.grid.candidates = marks !== null;
    this.grid.marks = marks;
    if (marks === null && this.panel instanceof StepsPanel) this.#back();
  }

  say(text) {
    this.news.textContent = text;
  }

  #put(board) {
    document.body.classList.toggle("making", this.making);
    this.board = board;
    this.grid.board = board;
    this.#watch(board);
    this.keypad.update();
  }

  #watch(board) {
    board.removeEventListener("change", this.#onchange);
    board.addEventListener("change", this.#onchange);
  }

  #onchange = () => this.#changed();

  #changed() {
    this.keypad.update();
    this.panel?.update?.();
    if (this.#own) return;
    this.#keep();
    this.#check();
    if (this.board.isFull) this.#finish();
  }

  /** Keep the game in the browser; where there is no room for all that was undone, without that. */
  #keep() {
    const kept = history => ({board: this.board.data({history}), seconds: this.timer.seconds, hints: this.#hints, solved: this.timer.ended});
    if (!keep("game", kept(true))) keep("game", kept(false));
  }

  /** Show the digits that are wrong, where that is wished. */
  async #check() {
    const board = this.board;
    const wanted = this.settings.check && !this.#own && CELLS.some(cell => board.state.digits[cell]);
    const [solution, ...others] = wanted ? await this.#solved() : [];
    if (board !== this.board || this.#own) return;
    this.grid.wrong = solution && !others.length
      ? CELLS.filter(cell => board.state.digits[cell] && board.state.digits[cell] !== Number(solution[cell])) : [];
  }

  /** The solutions of the puzzle: one, none, or two of several. */
  async #solved() {
    this.#solutions ??= ask("solutions", {position: {givens: this.board.givensLine}}).then(found => found.of_givens);
    this.#solutions.catch(() => (this.#solutions = null));  // asked again at the next change
    return this.#solutions;
  }

  async #finish() {
    const board = this.board;
    const found = board.clashes.length ? [] : await this.#solved();
    if (board !== this.board || !board.isFull || this.timer.ended) return;
    if (board.clashes.length || found.length === 1 && found[0] !== board.line) {
      this.say("Every cell is filled, but something is wrong: a hint says what.");
      return;
    }
    this.timer.stop();
    this.#keep();
    forget(board.givensLine);
    this.grid.element.classList.add("solved");
    this.say("");
    celebrate(this, this.timer.text, this.#hints);
  }

  /** A hint was given. */
  hinted() { this.#hints += 1; }

  /** On a narrow screen, bring what was just said into view, below the board. */
  reveal(element) {
    if (NARROW.matches && element.childElementCount) element.scrollIntoView({block: "start"});
  }

  /** Whether an element is behind the board, which stays in place on a narrow screen. */
  #isCovered(element) {
    return NARROW.matches && element.getBoundingClientRect().top < this.grid.element.getBoundingClientRect().bottom;
  }

  openPanel(name) {
    const panel = this.panels.find(each => each.title.toLowerCase() === name);
    if (panel) {
      this.select(panel);
      panel.open?.();
    } else if (name === "new") this.new.open();
  }

  #pause(paused) {
    this.paused = paused;
    document.body.classList.toggle("paused", paused);
    this.grid.element.inert = paused;
  }

  async #share() {
    const link = linkTo(this.making ? this.board.line : this.board.givensLine);
    history.replaceState(null, "", link);
    try {
      await navigator.clipboard.writeText(link);
      this.say(hasLibrary ? "The link is copied." : "The link is copied. It opens on this machine, while Crosshatch runs here.");
    } catch {
      this.say(`The link: ${link}`);
    }
  }

  #theme() {
    if (this.settings.theme) document.documentElement.dataset.theme = this.settings.theme;
    else delete document.documentElement.dataset.theme;
  }

  async #openLinked() {
    const asked = linked();
    if (!asked) return false;
    const problem = await this.open(asked.text, asked.placed);
    if (problem) this.say(`The link holds no puzzle: ${problem}`);
    if (!problem) this.openPanel(asked.show);
    return !problem;
  }

  async start() {
    const kept = load("game", null);
    this.begin(kept ? Board.of(kept.board) : new Board(FIRST), kept ?? {});
    const opened = await this.#openLinked();
    if (!kept && !opened) this.new.open("Welcome! Which level do you like? Hints explain every step, from your own position.");
    setInterval(() => this.#own || this.#keep(), 10000);
  }
}

const game = new Game();
game.start();
if ("serviceWorker" in navigator && hasLibrary)
  whenLoaded()  // which this would slow down: it looks at all files again
    .then(() => navigator.serviceWorker.register("service-worker.js"))
    .catch(() => {});  // refused in some frames: it works, but for a network
